import { act, read, write } from '../../effects.ts';
import { type Arg, known } from '../arg.ts';
import { runProgram, targetOf } from '../call.ts';
import { inputOf, writeOutput } from '../descriptors.ts';
import { isZsh } from '../dialect.ts';
import { dispatch } from '../dispatch.ts';
import { add, type Evaluation } from '../evaluation.ts';
import { runNested, runSource } from '../nested.ts';
import { type Flow, failed, type State } from '../state.ts';
import { homeDirectory } from '../tilde.ts';
import { setTraps } from '../traps.ts';
import { concat } from '../values.ts';
import { expandPrompt, forgetVariables } from '../variables.ts';
import { joinWith } from '../words.ts';
import { type Builtin, ends } from './builtin.ts';
import { parseFlags } from './flags.ts';

/** Code nobody can see ran in this very shell. */
function forget(state: State): State[] {
  forgetVariables(state);
  state.cwd = undefined;
  state.status = undefined;
  return [state];
}

export const evalBuiltin: Builtin = (evaluation, state, { args }) => {
  const words = args.slice(args[1]?.text === '--' ? 2 : 1);
  const code = joinWith(words, ' ');
  if (code.text !== undefined) return runSource(evaluation, state, code.text, 'eval');
  add(evaluation, act('run.shell', 'eval'));
  return forget(state);
};

/** source file [parameter…] */
export const source: Builtin = (evaluation, state, { args }) => {
  const [file, ...parameters] = args.slice(args[1]?.text === '--' ? 2 : 1);
  if (file === undefined) return ends(state, 2);
  const fd = /^\/dev\/(?:stdin|fd\/(\d+))$|^\/proc\/self\/fd\/(\d+)$/.exec(file.text ?? '');
  const content = file.content ?? (fd === null ? undefined : inputOf(state, Number(fd[1] ?? fd[2] ?? 0)));
  if (content === undefined || content.kind === 'file') {
    const shown = content?.kind === 'file' ? content.file : file;
    add(
      evaluation,
      read(targetOf(evaluation, state, shown), 'source'),
      act('run.script', 'source', shown.text ?? shown.prefix),
    );
    const inside = parameters.length > 0 ? { ...state, parameters } : state;
    sourceWritten(evaluation, inside, shown);
    return ends(state, undefined);
  }
  if (content.kind !== 'text') {
    add(evaluation, act('run.shell', 'source'));
    return forget(state);
  }
  const before = state.parameters;
  if (parameters.length > 0) state.parameters = parameters;
  return runSource({ ...evaluation, returns: true }, state, content.text, 'source').map((end) => {
    // Those that it was given end with it, shifted or not; where it set others they stay.
    const kept = parameters.slice(parameters.length - end.parameters.length);
    if (parameters.length > 0)
      end.parameters = end.parameters.every((value, at) => value === kept[at])
        ? before
        : [{ prefix: '', many: true }];
    const { kind } = end.flow ?? {};
    const endsHere = kind === 'return' || (isZsh(evaluation) && (kind === 'break' || kind === 'continue'));
    if (endsHere) end.flow = undefined;
    return end;
  });
};

/** The same line has written the file: what it shows of it is run as well. */
function sourceWritten(evaluation: Evaluation, state: State, file: Arg): void {
  const target = targetOf(evaluation, state, file);
  const found = target.kind === 'path' ? evaluation.written.get(target.path) : undefined;
  if (found?.fetched) add(evaluation, act('run.shell', 'source', 'a file that this line fetches'));
  if (found !== undefined && found.text !== '') runNested(evaluation, state, found.text, 'source');
}

/** exec [-cl] [-a name] program…: this shell ends there. Without a program its redirects stay. */
export const exec: Builtin = (evaluation, state, { args }) => {
  const { flags, operands } = parseFlags(args.slice(1), 'a');
  if (operands.length === 0) return ends(state, 0);
  runProgram(evaluation, state, {
    args: operands,
    stdin: inputOf(state),
  });
  // With an option it doesn't know, when told to survive, or where there may be no program at all, this shell goes on.
  const goesOn =
    state.options.has('execfail') ||
    [...flags].some((flag) => flag !== 'c' && flag !== 'l') ||
    operands.every(({ many }) => many);
  const others: State[] = goesOn ? [{ ...state, status: failed }] : [];
  return [...others, { ...state, flow: { kind: 'exit' } }];
};

/** command [-pVv] name…: functions are passed by. */
export const command: Builtin = (evaluation, state, invocation) => {
  const { flags, operands } = parseFlags(invocation.args.slice(1), '');
  if (flags.has('v') || flags.has('V')) {
    writeOutput(state, { kind: 'unknown', from: 'command -v' });
    return ends(state, undefined);
  }
  if (operands.length === 0) return ends(state, 0);
  return dispatch(evaluation, state, { ...invocation, args: operands, words: undefined, functions: false });
};

export const exit: Builtin = (_evaluation, state, { args }) =>
  flowing(state, { kind: 'exit' }, args, lowByte);

/** Outside of functions and sourced files an error, and the next command runs. */
export const returnBuiltin: Builtin = (evaluation, state, { args }) =>
  evaluation.returns
    ? flowing(state, { kind: 'return' }, args, isZsh(evaluation) ? wholeStatus : lowByte)
    : ends(state, 2);

const lowByte = (status: number): number => status & 255;

/** zsh hands on what is more than a byte. */
const wholeStatus = (status: number): number | undefined => (lowByte(status) === status ? status : undefined);

/** With words it can't read (`exit --help`, `exit 1 2`) bash may go on: then both ways are followed. */
function flowing(
  state: State,
  flow: Flow,
  [, status, ...more]: readonly Arg[],
  taken: (status: number) => number | undefined,
): State[] {
  const number = status?.text === undefined ? undefined : /^[+-]?\d+$/.exec(status.text)?.[0];
  const isPlain = more.length === 0 && (status === undefined || number !== undefined);
  const left = status === undefined ? state.status : number === undefined ? undefined : taken(Number(number));
  const others: State[] = isPlain ? [] : [{ ...state, status: undefined }];
  return [...others, { ...state, flow, status: left }];
}

const loopControl =
  (kind: 'break' | 'continue'): Builtin =>
  ({ loops }, state, { args }) => {
    if (loops === 0) return ends(state, 0);
    const word = args[1] === undefined ? '1' : args[1].text;
    const isNumber = word !== undefined && /^[+-]?\d+$/.test(word);
    const levels = isNumber ? Math.min(Math.max(Number(word), 1), loops) : 1;
    const left: State = { ...state, status: 0, flow: { kind, levels } };
    if (isNumber && args.length < 3) return [left];
    // Anything but a number ends the shell, or nothing at all.
    return [{ ...state, status: failed }, left, { ...state, status: failed, flow: { kind: 'exit' } }];
  };

export const breakBuiltin = loopControl('break');
export const continueBuiltin = loopControl('continue');

export const trap: Builtin = (evaluation, state, { args }) => {
  setTraps(evaluation, state, args.slice(1));
  return ends(state, 0);
};

/** alias name=value: shells that expand aliases run something else from here on. */
export const alias: Builtin = (evaluation, state, { args }) => {
  // A global alias of zsh replaces any word.
  if (args.some((arg) => /^-[gs]/.test(arg.text ?? ''))) add(evaluation, act('run.dynamic', 'alias'));
  for (const arg of args.slice(1)) {
    const [, name, value] = /^([^=]+)=([\s\S]*)$/.exec(arg.text ?? arg.prefix) ?? [];
    if (name === undefined) continue;
    state.renamed = new Set([...state.renamed, name]);
    if (arg.text !== undefined && value !== undefined)
      state.aliases = new Map(state.aliases).set(name, value);
  }
  return ends(state, 0);
};

/** hash -p path name */
export const hash: Builtin = (_evaluation, state, { args }) => {
  const { values, operands } = parseFlags(args.slice(1), 'p');
  if (values.has('p'))
    state.renamed = new Set([...state.renamed, ...operands.map((operand) => operand.text ?? '*')]);
  return ends(state, 0);
};

/** enable -f file name loads machine code; -n hands a name over to a program. */
export const enable: Builtin = (evaluation, state, { args }) => {
  const { flags, values, operands } = parseFlags(args.slice(1), 'f');
  const file = values.get('f');
  if (file !== undefined)
    add(
      evaluation,
      read(targetOf(evaluation, state, file), 'enable -f'),
      act('run.script', 'enable -f', file.text ?? file.prefix),
    );
  if (flags.has('n') || file !== undefined)
    state.renamed = new Set([...state.renamed, ...operands.map((operand) => operand.text ?? '*')]);
  return ends(state, 0);
};

/** history -a|-w|-n|-r [file] */
export const history: Builtin = (evaluation, state, { args }) => {
  const { flags, operands } = parseFlags(args.slice(1), 'd');
  const own =
    state.variables.get('HISTFILE')?.value ??
    concat(homeDirectory(evaluation, state), known('/.bash_history'));
  const target = targetOf(evaluation, state, operands[0] ?? own);
  if (flags.has('a') || flags.has('w')) add(evaluation, write(target, 'history'));
  if (flags.has('n') || flags.has('r')) add(evaluation, read(target, 'history'));
  return ends(state, 0);
};

/** fc runs an editor, then what it wrote; -l only lists. */
export const fc: Builtin = (evaluation, state, { args }) => {
  if (!parseFlags(args.slice(1), 'e').flags.has('l')) add(evaluation, act('run.dynamic', 'fc'));
  return ends(state, undefined);
};

/** compgen -C command and -W words run what they are given. */
export const compgen: Builtin = (evaluation, state, { args }) => {
  const { values } = parseFlags(args.slice(1), 'AoGWXPSFC');
  const code = values.get('C') ?? values.get('F');
  if (code?.text !== undefined) runNested(evaluation, state, code.text, 'compgen');
  else if (code !== undefined) add(evaluation, act('run.shell', 'compgen'));
  const words = values.get('W');
  if (words?.text !== undefined) expandPrompt(evaluation, state, words.text);
  else if (words !== undefined) add(evaluation, act('run.dynamic', 'compgen'));
  writeOutput(state, { kind: 'unknown', from: 'compgen' });
  return ends(state, undefined);
};

export const runsAs = (evaluation: Evaluation, state: State, args: readonly Arg[]): void =>
  runProgram(evaluation, state, {
    args,
    stdin: inputOf(state),
  });
