import type { Context } from '../commands/program.ts';
import { act, type Effect, read, write } from '../effects.ts';
import { type Arg, known, type Stdin } from '../shell/arg.ts';
import { BoundsError, limits } from '../shell/limits.ts';
import { bind, parametersOf } from './bind.ts';
import type { Cmdlet, CmdletCall, ParameterUse } from './cmdlet.ts';
import { cmdletsByName, isShared } from './cmdlets/index.ts';
import { parsePowerShell } from './parse.ts';
import {
  at,
  driveEffect,
  respelt,
  type Session,
  targetIn,
  withoutWildcards,
  withWildcards,
} from './session.ts';
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
  let before = session;
  for (const [index, { joint, pipeline }] of statements.entries()) {
    if (joint === ';') before = { ...session };
    effects.push(...runPipeline(pipeline, session, nesting));
    // What follows `a && cd b;` starts in either directory.
    const isLast = (statements[index + 1]?.joint ?? ';') === ';';
    if (joint !== ';' && isLast) forgetChanges(session, before);
  }
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
  const called = name.pattern === '?' ? '?' : name.text;
  if (called === undefined || others.length > 0)
    return { effects: [act('run.dynamic', language)], output: unknownOutput(language) };
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
  const odd = words.find(
    ({ items, bare }) => items.length > 1 || (bare && isSplit(items[0].text ?? items[0].prefix)),
  );
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
const isSplit = (text: string): boolean => /^-\w+[.:[]/.test(text) || /^\$(?:null|true|false)$/.test(text);

const turned = (arg: Arg): Arg => respelt(arg, (text) => text.replaceAll('\\', '/'));

const home = (arg: Arg, session: Session): Arg =>
  respelt(arg, (text) => text.replace(/^~(?=[\\/]|$)/, session.context.world.home));

function runCmdlet(
  cmdlet: Cmdlet,
  by: string,
  words: readonly Word[],
  input: Stdin,
  session: Session,
  nesting: number,
): (Ran & { isNamed?: boolean }) | undefined {
  if (cmdlet.unchecked) return { effects: [act(cmdlet.act, by)], output: unknownOutput(by) };
  const bound = bind(cmdlet, words);
  if (bound === undefined) return undefined;
  const isGiven = (name: string) => bound.values.has(name);
  const named = isGiven('Path') || isGiven('LiteralPath');
  const piped = named ? [] : pipedInto(cmdlet, input);
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
      isGiven(name) || name === cmdlet.input ? valueEffects(name, use, call) : [],
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
      return [{ prefix: `${input.dir.prefix}/`, pattern: `${input.dir.prefix}/**/*` }];
    case 'text':
      if (cmdlet.input === 'Command') return [known(input.text)];
      return asText ? input.text.split('\n').filter(Boolean).map(known) : [];
    default:
      return asText ? [{ prefix: '' }] : [];
  }
}

function valueEffects(name: string, use: ParameterUse, call: CmdletCall): Effect[] {
  if (use === 'flag' || use === 'value') return [];
  if (use !== 'reads' && use !== 'writes') return [act(use, call.by, `-${name}`)];
  const [make, touched] =
    use === 'reads' ? ([read, 'environment.read'] as const) : ([write, 'environment.change'] as const);
  // What the pipeline brings is no text that somebody wrote.
  const isLiteral = name === 'LiteralPath' && call.has(name);
  const spelt = isLiteral ? withoutWildcards : withWildcards;
  return call.values(name).map((arg) => {
    const other = driveEffect(call.session, arg, call.by, touched);
    return other ?? make(targetIn(call.session, spelt(arg)), call.by);
  });
}

function redirected({ operator, file }: Redirect, session: Session): Effect[] {
  return file.items.flatMap((arg) => {
    if (arg.text === '$null') return [];
    const other = driveEffect(session, arg, operator, 'environment.change');
    if (other) return [other];
    // Two where it has wildcards, which versions take as themselves or not.
    const spelt = new Set([withoutWildcards(arg), withWildcards(arg)]);
    return [...spelt].map((each) => write(targetIn(session, each), operator));
  });
}
