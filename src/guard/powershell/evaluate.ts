import type { Context } from '../commands/program.ts';
import { act, type Effect, read, write } from '../effects.ts';
import { type Arg, known, type Stdin } from '../shell/arg.ts';
import { BoundsError, limits } from '../shell/limits.ts';
import { bind, parametersOf } from './bind.ts';
import type { Cmdlet, CmdletCall, ParameterUse } from './cmdlet.ts';
import { cmdletsByName, isShared } from './cmdlets/index.ts';
import { parsePowerShell } from './parse.ts';
import { at, driveEffect, type Session, targetIn, withoutWildcards, withWildcards } from './session.ts';
import type { Element, Redirect, Statement, Word } from './syntax.ts';

const language = 'PowerShell';

/**
 * What PowerShell code would do. Commands with literal words are understood; whatever else stands there is the act
 * run.interpreter, beside the effects of the commands that can be made out in it.
 */
export function powerShellEffects(source: string, context: Context, nesting = 0): Effect[] {
  return evaluate(source, { context, cwd: context.cwd, pushed: [] }, nesting);
}

function evaluate(source: string, session: Session, nesting: number): Effect[] {
  if (nesting >= limits.nestedShells) throw new BoundsError('shells within shells');
  const script = parsePowerShell(source);
  const effects = runStatements(script.statements, session, nesting);
  if (script.fault !== undefined) effects.push(unseen(script.fault));
  return effects;
}

const unseen = (why: string): Effect => act('run.interpreter', language, why);

function runStatements(statements: readonly Statement[], session: Session, nesting: number): Effect[] {
  const effects: Effect[] = [];
  let before = { ...session };
  let isChained = false;
  for (const { joint, pipeline } of statements) {
    if (joint === ';') {
      // What follows `a && cd b;` starts in either directory.
      if (isChained) forgetChanges(session, before);
      before = { ...session };
    }
    isChained = joint !== ';';
    effects.push(...runPipeline(pipeline, session, nesting));
  }
  if (isChained) forgetChanges(session, before);
  return effects;
}

/** Where it stands is no longer known, as far as the two differ. */
function forgetChanges(session: Session, other: Session): void {
  if (session.cwd !== other.cwd) session.cwd = undefined;
  if (session.pushed !== other.pushed) session.pushed = [];
}

function runPipeline(pipeline: readonly Element[], session: Session, nesting: number): Effect[] {
  const effects: Effect[] = [];
  let input: Stdin = { kind: 'none' };
  for (const element of pipeline) {
    const inner = { ...session };
    effects.push(...runStatements(element.nested, inner, nesting));
    forgetChanges(session, inner);
    if (element.unclear !== undefined) effects.push(unseen(element.unclear));
    const { effects: own, output } = runElement(element, input, session, nesting);
    effects.push(...own, ...element.redirects.flatMap((redirect) => redirected(redirect, session)));
    input = output;
  }
  return effects;
}

type Ran = { effects: Effect[]; output: Stdin };

const unknownOutput = (from: string): Stdin => ({ kind: 'unknown', from });

function runElement({ words, isExpression }: Element, input: Stdin, session: Session, nesting: number): Ran {
  const [first, ...rest] = words;
  if (first === undefined) return { effects: [], output: { kind: 'none' } };
  if (isExpression) return { effects: [], output: outputOfValue(first) };
  const [name, ...others] = first.items;
  const called = name?.pattern === '?' ? '?' : name?.text;
  if (called === undefined || others.length > 0)
    return { effects: [act('run.dynamic', name?.prefix || language)], output: unknownOutput(language) };
  const written = called
    .replace(/^Microsoft\.PowerShell\.\w+\\/i, '')
    // npm.cmd, and the like: what the package manager puts around a program.
    .replace(/^([^\\/]+)\.(?:cmd|bat|com|ps1)$/i, '$1');
  const lower = written.toLowerCase();
  // What is no command is tried with Get- in front.
  const cmdlet = cmdletsByName.get(lower) ?? cmdletsByName.get(`get-${lower}`);
  if (cmdlet === undefined) return runNative(written, rest, input, session);
  const ran = runCmdlet(cmdlet, written, rest, input, session, nesting);
  if (!isShared(cmdlet, lower)) return ran ?? refused(written);
  const native = runNative(written, rest, input, session);
  if (ran === undefined) return native;
  // Written with a cmdlet's long parameters it is no call of the program.
  const both = native.effects.filter(
    (effect) => !(ran.isNamed && effect.kind === 'act' && effect.act === 'run.option'),
  );
  return { effects: [...ran.effects, ...both], output: ran.output };
}

const refused = (name: string): Ran => ({
  effects: [unseen(`parameters of ${name}`)],
  output: unknownOutput(name),
});

function outputOfValue({ items }: Word): Stdin {
  if (items.some(({ text }) => text === undefined)) return unknownOutput(language);
  return { kind: 'text', text: items.map(({ text }) => `${text}\n`).join('') };
}

/** A program: what the tables say. A backslash may be a slash there, or itself. */
function runNative(name: string, words: readonly Word[], input: Stdin, session: Session): Ran {
  const output = unknownOutput(name);
  const odd = words.find(({ items, bare }) => items.length > 1 || (bare && isSplit(items[0])));
  const effects = odd ? [unseen(`words of ${name}`)] : [];
  const args = words.flatMap(({ items, bare }) =>
    items.map((item) => (bare ? home(item, session) : withoutWildcards(item))),
  );
  const stdin = input.kind === 'names' ? unknownOutput('names') : input;
  const context = at(session);
  const run = (change: (arg: Arg) => Arg) =>
    context.run([known(name.replaceAll('\\', '/')), ...args.map(change)], { stdin });
  effects.push(...run((arg) => arg));
  if (args.some((arg) => (arg.text ?? arg.pattern ?? arg.prefix).includes('\\')))
    effects.push(...run(turned));
  return { effects, output };
}

/** A single dash ends a word at a dot or a colon, where versions differ. */
const isSplit = (item: Arg | undefined): boolean => {
  const text = item?.text ?? item?.prefix ?? '';
  return /^-\w+[.:[]/.test(text) || /^\$(?:null|true|false)$/.test(text);
};

const turned = (arg: Arg): Arg => ({
  ...arg,
  prefix: arg.prefix.replaceAll('\\', '/'),
  ...(arg.text !== undefined && { text: arg.text.replaceAll('\\', '/') }),
  ...(arg.pattern !== undefined && { pattern: arg.pattern.replaceAll('\\', '/') }),
});

const home = (arg: Arg, session: Session): Arg =>
  arg.text !== undefined && /^~(?:[\\/]|$)/.test(arg.text)
    ? known(session.context.world.home + arg.text.slice(1))
    : arg;

function runCmdlet(
  cmdlet: Cmdlet,
  by: string,
  words: readonly Word[],
  input: Stdin,
  session: Session,
  nesting: number,
): (Ran & { isNamed: boolean }) | undefined {
  if (cmdlet.unchecked) return { effects: [act(cmdlet.act, by)], output: unknownOutput(by), isNamed: true };
  const bound = bind(cmdlet, words);
  if (bound === undefined) return undefined;
  const isGiven = (name: string) => bound.values.has(name);
  const named = isGiven('Path') || isGiven('LiteralPath');
  const takesInput =
    cmdlet.input !== undefined && !isGiven(cmdlet.input) && !(cmdlet.input.endsWith('Path') && named);
  const piped = takesInput ? pipedInto(cmdlet, input) : [];
  const call: CmdletCall = {
    by,
    bound,
    input,
    session,
    values: (name) => bound.values.get(name) ?? (name === cmdlet.input ? piped : []),
    has: isGiven,
    run: (code) => evaluate(code, session, nesting + 1),
  };
  const effects = [
    act(cmdlet.act, by),
    ...parametersOf(cmdlet).flatMap(({ name, use }) =>
      isGiven(name) || (name === cmdlet.input && piped.length > 0) ? valueEffects(name, use, call) : [],
    ),
    ...(cmdlet.effects?.(call) ?? []),
  ];
  return { effects, output: cmdlet.output?.(call) ?? unknownOutput(by), isNamed: bound.isNamed };
}

/** The paths that a pipeline brings, where the cmdlet takes paths. */
function pipedInto(cmdlet: Cmdlet, input: Stdin): Arg[] {
  const asText = cmdlet.input === 'Path' || cmdlet.input === 'Command';
  switch (input.kind) {
    case 'none':
      return [];
    case 'names':
      return input.dir.text === undefined
        ? [{ prefix: '' }]
        : [{ prefix: `${input.dir.text}/`, pattern: `${input.dir.text}/**/*`, many: true }];
    case 'text':
      return asText
        ? [
            ...(cmdlet.input === 'Command'
              ? [known(input.text)]
              : input.text.split('\n').filter(Boolean).map(known)),
          ]
        : [];
    default:
      return asText ? [{ prefix: '' }] : [];
  }
}

function valueEffects(name: string, use: ParameterUse, call: CmdletCall): Effect[] {
  if (use === 'flag' || use === 'value') return [];
  if (use !== 'reads' && use !== 'writes') return [act(use, call.by, `-${name}`)];
  const make = use === 'reads' ? read : write;
  // What the pipeline brings is no text that somebody wrote.
  const isLiteral = name === 'LiteralPath' && call.has(name);
  const spelt = isLiteral ? withoutWildcards : withWildcards;
  return call.values(name).map((arg) => {
    const other = driveEffect(call.session, arg, call.by, use === 'reads' ? 'read' : 'write');
    return other ?? make(targetIn(call.session, spelt(arg)), call.by);
  });
}

function redirected({ operator, file }: Redirect, session: Session): Effect[] {
  return file.items.flatMap((arg) => {
    if (arg.text === '$null') return [];
    const other = driveEffect(session, arg, operator, 'write');
    if (other) return [other];
    const literal = write(targetIn(session, withoutWildcards(arg)), operator);
    const spread = withWildcards(arg);
    return spread.pattern === undefined ? [literal] : [literal, write(targetIn(session, spread), operator)];
  });
}
