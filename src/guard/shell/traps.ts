import type { AndOr, PipelineNode } from 'unbash';
import { act } from '../effects.ts';
import type { Arg } from './arg.ts';
import { doubtOutput, shareStreams } from './descriptors.ts';
import { isZsh } from './dialect.ts';
import { add, type Evaluation } from './evaluation.ts';
import { joinStates } from './joins.ts';
import { runSource } from './nested.ts';
import { fork, type State } from './state.ts';

/** Handlers that bash runs when the shell ends. */
export function runExitTraps(evaluation: Evaluation, end: State): void {
  for (const handler of end.traps.get('EXIT') ?? []) {
    const state = fork(end);
    state.traps = new Map();
    state.flow = undefined;
    shareStreams(end, runSource(evaluation, state, handler, 'trap'));
  }
}

/**
 * A simple command that a pipe or & gave a process of its own, and whose words fail to expand: bash 5 goes on there as a
 * shell that ends.
 */
export function runForkedTraps(
  evaluation: Evaluation,
  node: AndOr | PipelineNode,
  traps: State['traps'],
  ends: readonly State[],
): State[] {
  const only = node.type === 'Pipeline' && node.commands.length === 1 ? node.commands[0] : node;
  const isAlone = only?.type === 'Command' && !isZsh(evaluation);
  return ends.map((end) => {
    const { flow } = end;
    if (isAlone && (flow?.kind === 'discard' || (flow?.kind === 'exit' && flow.failed)))
      runExitTraps(evaluation, { ...end, traps });
    return end;
  });
}

/** Handlers that may run after any command: ERR, RETURN, signals; EXIT too where a failure ends the shell. */
export function runPendingTraps(evaluation: Evaluation, state: State): void {
  const mayEnd = state.options.has('e') || state.options.has('u');
  const pending = [...state.traps].filter(([signal]) => signal !== 'EXIT' || mayEnd);
  for (const [signal, handler] of pending.flatMap(([signal, handlers]) =>
    handlers.map((each) => [signal, each] as const),
  )) {
    const inner = fork(state);
    // No handler is heard within another but the one for the end.
    inner.traps = new Map([...state.traps].filter(([other]) => other === 'EXIT' && signal !== 'EXIT'));
    inner.flow = undefined;
    const { flow, status } = state;
    const ends = runSource(evaluation, inner, handler, 'trap');
    const mayLeave = ends.some((end) => end.flow !== undefined);
    // It may have run or not, and have changed variables and traps of this shell.
    Object.assign(state, ends.reduce(joinStates, state), { flow, status });
    if (mayLeave) doubtOutput(state);
  }
}

/** `trap code signal…` */
export function setTraps(evaluation: Evaluation, state: State, words: readonly Arg[]): void {
  const [code, ...rest] = words[0]?.text === '--' ? words.slice(1) : words;
  if (code === undefined || /^-[lpP]/.test(code.text ?? '')) return;
  const signals = (rest.length === 0 ? [code] : rest).map((signal) => signalName(signal.text));
  if (rest.length === 0 || code.text === '-' || code.text === '') {
    state.traps = new Map([...state.traps].filter(([signal]) => !signals.includes(signal)));
    return;
  }
  // It runs in front of each command and each part of a for, where it may change what they come to.
  if (signals.some((signal) => signal === 'DEBUG' || signal === '?'))
    add(evaluation, act('shell.syntax', 'trap', 'code that runs in front of each command'));
  if (code.text === undefined) {
    add(evaluation, act('run.shell', 'trap'));
    return;
  }
  const { text } = code;
  // zsh knows signals in capitals only, without SIG.
  const earlier = (signal: string) => (isZsh(evaluation) ? (state.traps.get(signal) ?? []) : []);
  state.traps = new Map([
    ...state.traps,
    ...signals.map((signal): [string, string[]] => [signal, [...earlier(signal), text]]),
  ]);
  runPendingTraps(evaluation, state);
}

const signalName = (signal: string | undefined): string =>
  signal === '0' ? 'EXIT' : (signal ?? '?').toUpperCase().replace(/^SIG/, '');
