import { act } from '../effects.ts';
import { add, type Evaluation } from './evaluation.ts';
import { runSource } from './nested.ts';
import { fork, joinStates, type State } from './state.ts';

/** Handlers that bash runs when the shell ends. */
export function runExitTraps(evaluation: Evaluation, end: State): void {
  const handler = end.traps.get('EXIT');
  if (handler?.text === undefined) return;
  const state = fork(end);
  state.traps = new Map();
  state.flow = undefined;
  const [after] = runSource(evaluation, state, handler.text, 'trap');
  if (after !== undefined) end.captures = after.captures;
}

/** Handlers that may run after any command: DEBUG, ERR, RETURN, signals; EXIT too where a failure ends the shell. */
export function runPendingTraps(evaluation: Evaluation, state: State): void {
  const mayEnd = state.options.has('e') || state.options.has('u');
  for (const [signal, handler] of state.traps) {
    if ((signal === 'EXIT' && !mayEnd) || handler.text === undefined) continue;
    const inner = fork(state);
    inner.traps = new Map();
    inner.flow = undefined;
    const { flow, status } = state;
    const ends = runSource(evaluation, inner, handler.text, 'trap');
    // It may have run or not, and have changed variables of this shell.
    const traps = new Map([...ends.flatMap((end) => [...end.traps]), ...state.traps]);
    Object.assign(state, ends.reduce(joinStates, state), { traps, flow, status });
  }
}

/** `trap code signal…` */
export function setTraps(evaluation: Evaluation, state: State, words: readonly { text?: string }[]): void {
  const [code, ...signals] = words[0]?.text === '--' ? words.slice(1) : words;
  if (code === undefined || /^-[lpP]/.test(code.text ?? '')) return;
  if (signals.length === 0 || code.text === '-' || code.text === '') {
    const names = (signals.length === 0 ? [code] : signals).map((signal) => signalName(signal.text));
    state.traps = new Map([...state.traps].filter(([name]) => !names.includes(name)));
    return;
  }
  if (code.text === undefined) {
    add(evaluation, act('run.shell', 'trap'));
    return;
  }
  const text = code.text;
  state.traps = new Map([
    ...state.traps,
    ...signals.map((signal): [string, { text: string; prefix: string }] => [
      signalName(signal.text),
      { text, prefix: text },
    ]),
  ]);
  runPendingTraps(evaluation, state);
}

const signalName = (signal: string | undefined): string =>
  signal === '0' ? 'EXIT' : (signal ?? '?').toUpperCase().replace(/^SIG/, '');
