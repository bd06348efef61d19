import type {
  ArithmeticCommandExpansion,
  CommandExpansionPart,
  ParsedScript,
  ProcessSubstitutionPart,
} from 'unbash';
import { read } from '../effects.ts';
import { type Arg, known, type Stdin } from './arg.ts';
import { targetOf } from './call.ts';
import { connect, openInput, shareStreams } from './descriptors.ts';
import { isSh, isZsh } from './dialect.ts';
import { add, type Evaluation } from './evaluation.ts';
import { runScript } from './script.ts';
import { fork, type State } from './state.ts';
import { runExitTraps } from './traps.ts';
import { joinOutputs, substituted } from './values.ts';
import { expandText } from './words.ts';

/** $(…) and `…`: runs in a subshell, gives what it wrote. */
export function substitute(
  evaluation: Evaluation,
  state: State,
  part: CommandExpansionPart | ArithmeticCommandExpansion,
): Arg {
  const { script } = part;
  if (script === undefined) return { prefix: '' };
  const file = fileRead(script);
  if (file !== undefined) {
    const target = expandText(evaluation, state, file);
    add(evaluation, read(targetOf(evaluation, state, target), '<'));
    state.status = undefined;
    return { prefix: '' };
  }
  // 5.3 has ${ …; }, which runs in this shell: the parser gives it as a command expansion too.
  const isSubshell = !part.text.startsWith('${');
  const { output, after } = capture(evaluation, state, (inner) => runScript(evaluation, script, inner));
  const [first] = after;
  if (isSubshell || first === undefined) state.status = after.length === 1 ? first?.status : undefined;
  else
    Object.assign(state, {
      ...first,
      captures: state.captures,
      descriptors: state.descriptors,
      flow: undefined,
    });
  return substituted(output);
}

/** $(< file) */
function fileRead(script: ParsedScript) {
  const [statement, ...more] = script.commands;
  const command = statement?.command;
  if (command?.type !== 'Command' || more.length > 0 || command.name || command.suffix.length > 0)
    return undefined;
  const [redirect, ...others] = command.prefix;
  if (redirect?.type !== 'Redirect' || redirect.operator !== '<' || redirect.descriptor || others.length > 0)
    return undefined;
  return redirect.target;
}

/** Runs something in a copy of the state with its standard output collected. */
export function capture(
  evaluation: Evaluation,
  state: State,
  run: (inner: State) => State[],
  input?: Stdin,
): { output: Stdin; after: State[] } {
  const inner = fork(state);
  const level = state.captures.length;
  // bash alone lets a substitution go on after a failure.
  const mayEnd = state.options.has('e') && (isSh(evaluation) || isZsh(evaluation));
  inner.captures = [...state.captures, mayEnd ? { kind: 'unknown', from: 'set -e' } : { kind: 'none' }];
  connect(inner, 1, { capture: level });
  if (input !== undefined) connect(inner, 0, openInput(inner, input));
  inner.flow = undefined;
  inner.traps = new Map();
  const after = run(inner);
  for (const end of after) runExitTraps(evaluation, end);
  const outputs = after.map((end): Stdin => end.captures[level] ?? { kind: 'none' });
  if (isZsh(evaluation) && state.traps.size > 0) outputs.push({ kind: 'unknown', from: 'a trap' });
  const output = outputs.length === 0 ? ({ kind: 'none' } as const) : outputs.reduce(joinOutputs);
  shareStreams(state, after);
  return { output, after };
}

/** <(…) and >(…): a file name that stands for the other end. */
export function processSubstitution(
  evaluation: Evaluation,
  state: State,
  part: ProcessSubstitutionPart,
): Arg {
  const { script } = part;
  const path = known('/dev/fd/63');
  if (script === undefined) return path;
  if (part.operator === '>') {
    const inner = fork(state);
    connect(inner, 0, openInput(inner, { kind: 'unknown', from: '>(…)' }));
    runScript(evaluation, script, inner);
    return path;
  }
  const { output } = capture(evaluation, state, (inner) => runScript(evaluation, script, inner));
  return { ...path, content: output };
}
