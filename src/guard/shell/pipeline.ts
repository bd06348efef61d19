import type { CommandNode, Pipeline } from 'unbash';
import type { Stdin } from './arg.ts';
import { connect, openInput } from './descriptors.ts';
import { isZsh } from './dialect.ts';
import type { Evaluation } from './evaluation.ts';
import { hasOpaque } from './log.ts';
import { runCommand } from './script.ts';
import { fork, type State } from './state.ts';
import { inSubshell } from './subshell.ts';
import { capture } from './substitution.ts';
import { runForkedTraps } from './traps.ts';

/** a | b | c: each part in a subshell of its own, what one writes the next one reads. */
export function runPipeline(evaluation: Evaluation, node: Pipeline, state: State): State[] {
  const isNegated = node.prefixes.filter((prefix) => prefix.type === 'Negation').length % 2 === 1;
  const ends =
    node.commands.length > 1 ? runConcurrently(evaluation, node, state) : runOnly(evaluation, node, state);
  if (!isNegated) return ends;
  return ends.map((end) => {
    if (end.flow === undefined && end.status !== undefined) end.status = end.status === 0 ? 1 : 0;
    return end;
  });
}

function runOnly(evaluation: Evaluation, node: Pipeline, state: State): State[] {
  const [only] = node.commands;
  if (only !== undefined) return runCommand(evaluation, only, state);
  state.status = 0;
  return [state];
}

/** The parts run at the same time: when a later one changes files, an earlier one may see that. */
function runConcurrently(evaluation: Evaluation, node: Pipeline, state: State): State[] {
  const { effects } = evaluation.log;
  const before = effects.length;
  const again = fork(state);
  const ends = runParts(evaluation, node, state);
  const changes = effects.slice(before).some(({ kind }) => kind === 'write') || hasOpaque(evaluation.log);
  return evaluation.concurrent || !changes
    ? ends
    : runParts({ ...evaluation, concurrent: true }, node, again);
}

function runParts(evaluation: Evaluation, node: Pipeline, state: State): State[] {
  let input: Stdin | undefined;
  const last = node.commands.length - 1;
  for (const [index, command] of node.commands.entries()) {
    if (index === last) break;
    input = runPart(evaluation, state, command, input, node.operators[index] === '|&');
  }
  const command = node.commands[last] as CommandNode;
  const before = state.descriptors;
  const enter = (within: Evaluation, inner: State) => {
    connect(inner, 0, { ...openInput(inner, input ?? { kind: 'none' }), piped: true });
    return runCommand(within, command, inner);
  };
  if (state.options.has('lastpipe') || isZsh(evaluation))
    return enter(evaluation, state).map((end) => {
      end.descriptors = before;
      return end;
    });
  inSubshell(evaluation, state, (within, inner) =>
    runForkedTraps(within, command, state.traps, enter(within, inner)),
  );
  state.descriptors = before;
  if (state.options.has('pipefail') && state.status === 0) state.status = undefined;
  return [state];
}

function runPart(
  evaluation: Evaluation,
  state: State,
  command: CommandNode,
  input: Stdin | undefined,
  withErrors: boolean,
): Stdin {
  const { output } = capture(
    evaluation,
    state,
    (inner) => {
      connect(inner, 1, { ...inner.descriptors.get(1), piped: true });
      if (input !== undefined) connect(inner, 0, { ...inner.descriptors.get(0), piped: true });
      if (withErrors) connect(inner, 2, inner.descriptors.get(1) ?? {});
      const within = { ...evaluation, loops: 0 };
      return runForkedTraps(within, command, state.traps, runCommand(within, command, inner));
    },
    input,
  );
  return output.kind === 'none' ? { kind: 'text', text: '' } : output;
}
