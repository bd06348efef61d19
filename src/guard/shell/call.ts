import path from 'node:path';
import type { Call, Change, Context } from '../commands/program.ts';
import { act, type Effect, type Target } from '../effects.ts';
import { resolveTarget } from '../paths/target.ts';
import { type Arg, type Assignment, type Cwd, known, type Stdin } from './arg.ts';
import { consume, inputOf, isCaptured, writeOutput } from './descriptors.ts';
import { dialectOf } from './dialect.ts';
import { changesPrograms, commandIn, updatesSnapshots } from './environment.ts';
import { add, type Evaluation, notePiece, step } from './evaluation.ts';
import { isStream, newLog, nowhere, secretElsewhere, worldAfter } from './log.ts';
import { runSource } from './nested.ts';
import { newState, runShell } from './shell.ts';
import { everyName, type State } from './state.ts';

/** A word in path position: streams and what lies on another machine lead nowhere on this disk. */
export function targetOf(evaluation: Evaluation, state: { cwd: Cwd }, arg: Arg): Target {
  if (arg.text !== undefined && isStream(arg.text)) return nowhere;
  const { elsewhere, world } = evaluation;
  if (elsewhere === undefined) return resolveTarget(arg, state.cwd, world);
  return mappedTarget(arg, state.cwd, elsewhere.mapped, evaluation);
}

function mappedTarget(
  arg: Arg,
  cwd: Cwd,
  mapped: { there: string; here: string } | undefined,
  { world }: Evaluation,
): Target {
  const secret =
    arg.text === undefined ? undefined : secretElsewhere(path.posix.resolve(cwd ?? '/', arg.text));
  if (mapped === undefined) return secret ?? nowhere;
  const isOpen = arg.text === undefined;
  const start = arg.text ?? arg.prefix;
  const isBare = isOpen && start === '' && arg.pattern === undefined;
  if (isBare || (!start.startsWith('/') && cwd === undefined)) return { kind: 'unknown' };
  const relative = path.posix.relative(mapped.there, path.posix.resolve(cwd ?? '/', start));
  if (/^\.\.(?:\/|$)/.test(relative)) {
    // What begins as the mapped directory does may go on into it.
    const mayReach = !start.startsWith('/') || `${mapped.there}/`.startsWith(start);
    return isOpen && mayReach ? { kind: 'unknown' } : (secret ?? nowhere);
  }
  const here = path.join(mapped.here, relative);
  if (arg.text !== undefined) return resolveTarget(known(here), undefined, world);
  const prefix = /(?:^|\/)$/.test(start) ? `${here}/` : here;
  if (arg.pattern === undefined) return { kind: 'unknown', prefix };
  return resolveTarget({ prefix, pattern: prefix + arg.pattern.slice(start.length) }, undefined, world);
}

type ProgramCall = {
  interpreted?: boolean;
  args: readonly Arg[];
  stdin: Stdin;
};

/** A program that is no part of the shell: the tables say what it does. Returns its effects; output goes to the captures. */
export function runProgram(
  evaluation: Evaluation,
  state: State,
  { args, stdin, interpreted = false }: ProgramCall,
): void {
  step(evaluation);
  const [first, ...rest] = args;
  if (first === undefined) return;
  const all = [...evaluation.inherited, ...exported(state)];
  if (first.text === undefined) {
    add(evaluation, act('run.dynamic', first.prefix === '' ? 'an unknown command' : `${first.prefix}…`));
    // $SUDO rm x: the word may be nothing at all, or run what follows.
    if (first.prefix === '' && rest[0]?.text !== undefined && !rest[0].text.startsWith('-'))
      runProgram(evaluation, state, { args: rest, stdin });
    writeOutput(state, { kind: 'unknown', from: 'an unknown command' });
    consumeInput(state, stdin);
    state.status = undefined;
    return;
  }
  const name = path.posix.basename(first.text).replace(/\.exe$/i, '');
  for (const assignment of all) {
    if (changesPrograms(assignment)) add(evaluation, act('environment.change', name, assignment.name));
    if (updatesSnapshots(assignment)) add(evaluation, act('run.snapshots', name, assignment.name));
    const command = changesPrograms(assignment) ? commandIn(assignment) : undefined;
    if (command !== undefined)
      runSource(
        { ...evaluation, inherited: [] },
        newState({ cwd: state.cwd, stdin: { kind: 'none' }, parameters: [] }),
        command,
        assignment.name,
      );
  }
  if (losesName(state, first.text)) add(evaluation, act('run.dynamic', name));
  const parts = { name, path: first.text, args: rest, assignments: all, stdin };
  const call = callOf(evaluation, state, interpreted ? { ...parts, interpreted } : parts);
  const effects = evaluation.commands.effectsOf(call);
  add(evaluation, ...effects);
  noteWritten(evaluation, effects, stdin);
  if (isCaptured(state)) writeOutput(state, outputOf(evaluation, call));
  if (!leavesInput.has(name) && !namesItsFile(call)) consumeInput(state, stdin);
  state.status = undefined;
}

/** tee writes what it reads, and a fetcher what came from elsewhere. */
function noteWritten(evaluation: Evaluation, effects: readonly Effect[], stdin: Stdin): void {
  for (const effect of effects) {
    if (effect.kind !== 'write' || effect.target.kind !== 'path') continue;
    const fetcher = /^(?:curl|wget|aria2c|http)\b/.exec(effect.by)?.[0];
    if (fetcher !== undefined) evaluation.written.set(effect.target.path, { text: '', fetched: true });
    else if (effect.by === 'tee') notePiece(evaluation, effect.target.path, stdin);
  }
}

/** Programs that don't read standard input, so that a loop around them goes on reading it. */
const leavesInput = new Set(
  'basename chmod chown cp curl date dirname docker du echo false file git id kill ln ls mkdir mktemp mv npm npx printf pwd realpath rm rmdir seq sleep stat test touch true uname wget which ['.split(
    ' ',
  ),
);

/** How many words, the last of them a file, keep these programs from their standard input. */
const wordsWithFile: Readonly<Record<string, number>> = {
  cat: 1,
  head: 1,
  tail: 1,
  wc: 1,
  nl: 1,
  sort: 1,
  md5sum: 1,
  sha256sum: 1,
  grep: 2,
  egrep: 2,
  fgrep: 2,
  rg: 2,
  sed: 2,
  awk: 2,
  jq: 2,
  diff: 2,
};

/** wc -l "$f" in a loop over names leaves the other names alone. */
function namesItsFile({ name, args }: Call): boolean {
  const words = args.filter(({ prefix }) => !prefix.startsWith('-'));
  const last = args.at(-1);
  const isFile =
    last !== undefined && words.at(-1) === last && !last.many && !/^(?:-|\d+|)$/.test(last.text ?? '?');
  return isFile && Object.hasOwn(wordsWithFile, name) && words.length >= (wordsWithFile[name] ?? 1);
}

function consumeInput(state: State, stdin: Stdin): void {
  if (stdin.kind !== 'none' && inputOf(state) === stdin)
    consume(state, 0, { kind: 'unknown', from: 'what was left over' });
}

function outputOf(evaluation: Evaluation, call: Call): Stdin {
  const output = evaluation.commands.outputOf(call) ?? { kind: 'unknown', from: call.name };
  const isRewritten =
    evaluation.dialect !== 'bash' &&
    call.name === 'echo' &&
    call.args.some((arg) => arg.text === undefined || /\\|^-/.test(arg.text));
  return isRewritten ? { kind: 'unknown', from: 'echo' } : output;
}

/** What a builtin that is in the tables as well would print. */
export const outputOfBuiltin = (
  evaluation: Evaluation,
  state: State,
  name: string,
  args: readonly Arg[],
): Stdin =>
  outputOf(
    evaluation,
    callOf(evaluation, state, { name, path: name, args, assignments: [], stdin: { kind: 'none' } }),
  );

/** Variables that this script exports and a program therefore sees. */
const exported = (state: State): Assignment[] =>
  [...state.variables].flatMap(([name, { exported, value }]) =>
    // Exporting what the environment has already changes nothing.
    exported && value && value.variable !== name ? [{ name, value }] : [],
  );

/** After PATH=…, `alias` or `hash -p` a name no longer tells the program. */
const losesName = (state: State, written: string): boolean =>
  !written.includes('/') && (state.renamed.has(written) || state.renamed.has(everyName));

type CallParts = Omit<Call, 'context'>;

function callOf(evaluation: Evaluation, state: State, parts: CallParts): Call {
  return { ...parts, context: contextOf(evaluation, state, parts) };
}

function contextOf(evaluation: Evaluation, state: State, parts: CallParts): Context {
  return {
    world: worldAfter(evaluation.world, evaluation.log),
    cwd: state.cwd,
    settings: evaluation.settings,
    target: (arg) => targetOf(evaluation, state, arg),
    written: (absolute) => evaluation.written.get(absolute),
    from: (directory) => contextOf(evaluation, { ...state, cwd: directoryFrom(state.cwd, directory) }, parts),
    run: (args, change) => {
      const inner = within(evaluation, change, parts);
      const renames = change?.assignments?.some(({ name }) => name === 'PATH') ?? false;
      const at = {
        ...state,
        cwd: cwdAfter(state, change),
        descriptors: uncaptured,
        variables: new Map(),
        renamed: renames ? new Set([everyName]) : state.renamed,
      };
      runProgram(inner, at, {
        args,
        stdin: change?.stdin ?? parts.stdin,
        interpreted: change?.interpreted === true,
      });
      return inner.log.effects;
    },
    shell: (code, change) => {
      const inner = within(evaluation, change, parts);
      runShell(inner, state, code, {
        by: parts.name,
        cwd: cwdAfter(state, change),
        stdin: change?.stdin ?? parts.stdin,
        parameters: change?.parameters ?? [],
        options: change?.options ?? [],
        assignments: [...parts.assignments, ...(change?.assignments ?? [])],
      });
      return inner.log.effects;
    },
  };
}

function directoryFrom(cwd: Cwd, directory: Arg): Cwd {
  if (directory.text === undefined) return undefined;
  if (path.posix.isAbsolute(directory.text)) return directory.text;
  return cwd === undefined ? undefined : path.posix.join(cwd, directory.text);
}

const uncaptured = new Map();

/** `elsewhere` starts in the directory that is mapped, unless the row says where. */
function cwdAfter(state: State, change: Change | undefined): Cwd {
  if (change !== undefined && 'cwd' in change) return change.cwd;
  return change?.elsewhere === undefined ? state.cwd : change.elsewhere.mapped?.there;
}

/** The evaluation of a command inside another: effects of its own, the environment that the outer one hands on. */
function within(evaluation: Evaluation, change: Change | undefined, outer: CallParts): Evaluation {
  return {
    ...evaluation,
    log: newLog(evaluation.log),
    inherited: change?.elsewhere
      ? (change.assignments ?? [])
      : [...outer.assignments, ...(change?.assignments ?? [])],
    elsewhere: change?.elsewhere ?? evaluation.elsewhere,
    dialect: dialectOf(outer.name),
  };
}
