import path from 'node:path';
import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import type { Call, Program } from '../program.ts';
import { isStandardInput, scriptEffects, writtenEffects } from '../script-file.ts';
import { behindScript, codeEffects } from './code.ts';
import type { LanguageName } from './languages.ts';
import { type InterpreterGrammar, type InterpreterWords, readWords } from './words.ts';

export type Interpreter = {
  names: readonly string[];
  language: LanguageName;
  grammar: InterpreterGrammar;
  /** Options that only check the files named; with any other one they may run something first, but for those `besides` them. */
  checks?: readonly string[];
  besides?: readonly string[];
  /** -m: what the module does. */
  module?: (module: Arg, rest: readonly Arg[], call: Call) => Effect[];
  /** Letters whose value is the working directory from here on. */
  directory?: string;
  /** -i: the operands are rewritten in place. */
  inPlace?: true;
  /** Operands of code are files it reads (perl -ne code file). */
  operandsAreFiles?: true;
  /** Uses of the command line that are no running of code at all. */
  instead?: (words: InterpreterWords, call: Call) => Effect[] | undefined;
};

export const interpreter = (row: Interpreter): Program => ({
  names: row.names,
  act: 'run.read',
  style: 'raw',
  effects: (call) => interpreterEffects(row, call),
});

function interpreterEffects(row: Interpreter, given: Call): Effect[] {
  const words = readWords(given.args, row.grammar);
  const place = row.directory && [...row.directory].map((letter) => words.values.get(letter)).find(Boolean);
  const call = place ? { ...given, context: given.context.from(place) } : given;
  const { operands, codes, module } = words;
  const isBare = codes.length === 0 && operands.length === 0 && module === undefined;
  const asked = [...words.letters, ...words.long];
  if (isBare && asked.length > 0 && asked.every((name) => row.grammar.harmless.includes(name))) return [];
  if (isCheck(row, words)) return operands.map((file) => read(call.context.target(file), call.name));
  const loaded = words.loads.flatMap((file) => loadEffects(file, call, row.language));
  const other = row.instead?.(words, call);
  if (other) return [...loaded, ...other];
  if (codes.length > 0) return [...loaded, ...codeRuns(row, words, call)];
  if (module) return [...loaded, ...(row.module?.(module, operands, call) ?? [])];
  const [script, ...rest] = operands;
  if (script?.content) return [...loaded, ...stdinEffects(row, rest, { ...call, stdin: script.content })];
  if (script && script.text !== '-' && !isStandardInput(script))
    return [...loaded, ...scriptEffects(script, rest, call, row.language)];
  return [...loaded, ...stdinEffects(row, operands.slice(1), call)];
}

function isCheck(row: Interpreter, { letters, long, loads, values, codes }: InterpreterWords): boolean {
  const asked = [...letters, ...long];
  const known = [...(row.checks ?? []), ...(row.besides ?? []), ...row.grammar.harmless];
  const plain = asked.every((name) => known.includes(name));
  const loadsOrRuns = loads.length + values.size + codes.length > 0;
  return plain && !loadsOrRuns && asked.some((name) => row.checks?.includes(name));
}

function codeRuns(row: Interpreter, words: InterpreterWords, call: Call): Effect[] {
  const { context } = call;
  const effects = words.codes.flatMap((code) => codeEffects(code, row.language, call, words.operands));
  if (row.inPlace && words.letters.has('i')) effects.push(...inPlaceWrites(words, call));
  else if (row.operandsAreFiles)
    effects.push(...words.operands.map((file) => read(context.target(file), call.name)));
  return effects;
}

/** -i.bak keeps what was there next to it; with a * in it the name stands there. */
function inPlaceWrites({ operands, values }: InterpreterWords, call: Call): Effect[] {
  const ending = values.get('i');
  return operands.flatMap((file) => {
    const backup = file.text !== undefined && ending?.text ? backupName(file.text, ending.text) : undefined;
    const written = backup === undefined ? [file] : [file, known(backup)];
    return written.map((each) => write(call.context.target(each), `${call.name} -i`));
  });
}

function backupName(file: string, ending: string): string {
  if (!ending.includes('*')) return file + ending;
  const { dir, base } = path.posix.parse(file);
  return path.posix.join(ending.includes('/') ? '.' : dir, ending.replaceAll('*', base));
}

/** -r file, --import file: a path is a script; a bare name is a package that is there already. */
function loadEffects(file: Arg, call: Call, language: LanguageName): Effect[] {
  const by = `${call.name} (loaded file)`;
  const isPath = file.text === undefined || /^[./]|\.[cm]?[jt]s$|\.rb$/.test(file.text);
  return isPath
    ? [
        act('run.script', by),
        read(call.context.target(file), by),
        ...writtenEffects(file, [], call, language),
      ]
    : [act('run.script', by)];
}

/** Code on standard input. */
function stdinEffects(row: Interpreter, operands: readonly Arg[], call: Call): Effect[] {
  const { stdin, context } = call;
  const by = `${call.name} on standard input`;
  if (stdin.kind === 'text')
    return codeEffects(
      known(stdin.text),
      row.language,
      call,
      behindScript(row.language, known('-'), operands),
    );
  if (stdin.kind === 'file')
    return isGates(stdin.file.text)
      ? context.run([known('gates.mjs'), ...operands])
      : [act('run.interpreter', by), read(context.target(stdin.file), by)];
  const fetched = stdin.kind === 'unknown' && /^(?:curl|wget|fetch|http)/.test(stdin.from);
  return [act('run.interpreter', by), ...(fetched ? [act('run.shell', by)] : [])];
}

const isGates = (file: string | undefined): boolean => /(?:^|\/)gates\.(?:[mc]js|sh)$/.test(file ?? '');
