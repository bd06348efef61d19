import { act } from '../effects.ts';
import { add, type Evaluation } from './evaluation.ts';
import { runNested, runSource } from './nested.ts';
import { fork, type State } from './state.ts';

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

/** Handlers that may run after any command: DEBUG, ERR, RETURN and signals. */
export function runPendingTraps(evaluation: Evaluation, state: State): void {
  for (const [signal, handler] of state.traps) {
    if (signal === 'EXIT' || handler.text === undefined) continue;
    const inner = fork(state);
    inner.traps = new Map();
    inner.flow = undefined;
    runNested(evaluation, inner, handler.text, 'trap');
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
