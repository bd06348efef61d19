import type {
  AndOr,
  CommandNode,
  CompoundList,
  ParsedScript,
  Pipeline,
  PipelineNode,
  Statement,
} from 'unbash';
import { act } from '../effects.ts';
import { arithmeticStatus } from './arithmetic.ts';
import { runArithmeticFor, runCase, runFor, runIf, runSelect, runWhile } from './control.ts';
import { connect, openInput } from './descriptors.ts';
import { isSh, isZsh } from './dialect.ts';
import { dropError, settleError } from './errors.ts';
import { add, type Evaluation, step } from './evaluation.ts';
import { callFunction } from './functions.ts';
import { settle } from './joins.ts';
import { runPipeline } from './pipeline.ts';
import { redirect } from './redirects.ts';
import { runSimple } from './simple.ts';
import { failed, fork, type State } from './state.ts';
import { inSubshell } from './subshell.ts';
import { testStatus } from './tests.ts';
import { runForkedTraps, runPendingTraps } from './traps.ts';

/** Runs a script from one state; gives every state it may end in. */
export const runScript = (evaluation: Evaluation, script: ParsedScript, state: State): State[] =>
  runStatements(evaluation, script.commands, state);

/** The same for text that the shell reads line by line: after a failed expansion it goes on with the next line. */
export function runLines(
  evaluation: Evaluation,
  script: ParsedScript,
  source: string,
  state: State,
): State[] {
  let states = [state];
  let end = 0;
  for (const statement of script.commands) {
    if (source.slice(end, statement.pos).includes('\n')) states = settle(states.map(resumed));
    end = statement.end;
    states = settle(states.flatMap((at) => (at.flow ? [at] : runStatement(evaluation, statement, at))));
  }
  return settle(states.map(resumed));
}

const resumed = (state: State): State =>
  state.flow?.kind === 'discard' ? { ...state, flow: undefined, status: 1 } : state;

export const runList = (evaluation: Evaluation, list: CompoundList, state: State): State[] =>
  runStatements(evaluation, list.commands, state);

function runStatements(evaluation: Evaluation, statements: readonly Statement[], state: State): State[] {
  let states = [state];
  for (const statement of statements)
    states = settle(states.flatMap((at) => (at.flow ? [at] : runStatement(evaluation, statement, at))));
  return states;
}

function runStatement(evaluation: Evaluation, statement: Statement, state: State): State[] {
  const node = statement.command;
  if (!statement.background) return runAndOr(evaluation, node, state);
  inSubshell(evaluation, state, (outer, inner) => {
    const within = { ...outer, concurrent: true };
    // The parts of a pipeline come from this shell as well.
    if (node.type === 'Pipeline') inner.traps = state.traps;
    const ends = runForkedTraps(within, node, state.traps, runAndOr(within, node, inner));
    for (const end of ends) if (end.traps === state.traps) end.traps = new Map();
    return ends;
  });
  state.status = 0;
  if (!isZsh(evaluation) || node.type !== 'AndOr') return [state];
  // zsh leaves only the last part of a && b & to itself.
  return [fork(state), ...runAndOr(evaluation, node, state)];
}

function runAndOr(evaluation: Evaluation, node: PipelineNode | AndOr, state: State): State[] {
  if (node.type !== 'AndOr') return runPipelineNode(evaluation, node, state);
  let states = [state];
  for (const [index, command] of node.commands.entries()) {
    const operator = index === 0 ? undefined : node.operators[index - 1];
    states = settle(
      states.flatMap((at) => {
        if (at.flow) return [at];
        if (operator === undefined) return runPipelineNode(evaluation, command, at);
        return alternatives(at, operator === '&&').flatMap(({ goes, from }) =>
          goes ? runPipelineNode(evaluation, command, from) : [from],
        );
      }),
    );
  }
  return states;
}

/** After a status that isn't known, both ways are followed. */
export function alternatives(state: State, onSuccess: boolean): { goes: boolean; from: State }[] {
  if (state.status !== undefined) return [{ goes: (state.status === 0) === onSuccess, from: state }];
  const other = fork(state);
  other.status = onSuccess ? failed : 0;
  state.status = onSuccess ? 0 : failed;
  return [
    { goes: true, from: state },
    { goes: false, from: other },
  ];
}

function runPipelineNode(evaluation: Evaluation, node: PipelineNode | Pipeline, state: State): State[] {
  return node.type === 'Pipeline'
    ? runPipeline(evaluation, node, state)
    : runCommand(evaluation, node, state);
}

/** One command of any kind; handlers of traps may run behind it. */
export function runCommand(evaluation: Evaluation, node: CommandNode | CompoundList, state: State): State[] {
  step(evaluation);
  const ends = runNode(evaluation, node, state);
  for (const end of ends) {
    if (end.traps.size > 0) runPendingTraps(evaluation, end);
  }
  return ends;
}

function runNode(evaluation: Evaluation, node: CommandNode | CompoundList, state: State): State[] {
  switch (node.type) {
    case 'Command':
      return runSimple(evaluation, node, state);
    case 'CompoundList':
      return runList(evaluation, node, state);
    case 'BraceGroup':
      return runList(evaluation, node.body, state);
    case 'Subshell':
      return [inSubshell(evaluation, state, (within, inner) => runList(within, node.body, inner))];
    case 'Redirected': {
      const before = state.descriptors;
      const mayFail = redirect(evaluation, state, node.redirects);
      const notRun = mayFail ? [{ ...state, error: undefined, status: 1 }] : [];
      const ends = settleError(state).flatMap((at) =>
        at.flow ? [at] : runCommand(evaluation, node.command, at),
      );
      return [...notRun, ...ends].map((end) => {
        end.descriptors = before;
        return end;
      });
    }
    case 'If':
      return runIf(evaluation, node, state);
    case 'For':
      return runFor(evaluation, node, state);
    case 'ArithmeticFor':
      return runArithmeticFor(evaluation, node, state);
    case 'Select':
      return runSelect(evaluation, node, state);
    case 'While':
      return runWhile(evaluation, node, state);
    case 'Case':
      return runCase(evaluation, node, state);
    case 'TestCommand':
      state.status = testStatus(evaluation, state, node.expression);
      if (isSh(evaluation)) state.status = undefined;
      return settleError(state);
    case 'ArithmeticCommand':
      if (isSh(evaluation)) add(evaluation, act('shell.syntax', '((…))', 'which sh reads in two ways'));
      state.status = arithmeticStatus(evaluation, state, node.expression);
      if (dropError(state)) state.status = isZsh(evaluation) ? failed : 1;
      return [state];
    case 'Function': {
      const name = node.name.value;
      state.functions = new Map(state.functions).set(name, [node.body]);
      state.status = 0;
      // bash calls this one for every name it doesn't find.
      if (name === 'command_not_found_handle')
        callFunction(evaluation, fork(state), name, node.body, [{ prefix: '', many: true }]);
      return [state];
    }
    case 'Coproc':
      inSubshell(evaluation, state, (within, inner) => {
        connect(inner, 0, openInput(inner, { kind: 'unknown', from: 'coproc' }));
        connect(inner, 1, {});
        return runCommand(within, node.body, inner);
      });
      state.status = 0;
      return [state];
  }
}
