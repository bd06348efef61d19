import type { ArrayValue, Assignment as AssignmentNode, Word } from 'unbash';
import type { Arg } from './arg.ts';
import { subscript } from './arithmetic.ts';
import { type ArrayItem, arrayItems, assignElement, storeArray } from './arrays.ts';
import { isSh } from './dialect.ts';
import { settleError } from './errors.ts';
import type { Evaluation } from './evaluation.ts';
import { type State, setVariable, type Variable } from './state.ts';
import { assign } from './variables.ts';
import { expandText } from './words.ts';

/** What is to be assigned, expanded already. */
export type AssignedValue =
  | { kind: 'text'; value: Arg; keepsPath: boolean }
  | { kind: 'array'; items: readonly ArrayItem[] };

/** The right-hand side of name=value and name=(…). */
export function expandAssigned(
  evaluation: Evaluation,
  state: State,
  value: Word | ArrayValue,
  isAssociative: boolean,
): AssignedValue {
  if (value.type === 'ArrayValue')
    return { kind: 'array', items: arrayItems(evaluation, state, value, isAssociative) };
  return {
    kind: 'text',
    value: expandText(evaluation, state, value, 'assignment'),
    keepsPath: /^"?\$(?:PATH|\{PATH\})(?:[:"]|$)/.test(value.text),
  };
}

/** name=value, name[key]=value, name=(…), each also with +=. False when the variable is readonly. */
export function assignNode(
  evaluation: Evaluation,
  state: State,
  node: AssignmentNode,
  assigned: AssignedValue = expandAssigned(
    evaluation,
    state,
    node.value,
    state.variables.get(node.name)?.associative === true,
  ),
): boolean {
  const { name, index } = node;
  const append = node.append === true;
  if (assigned.kind === 'array') return storeArray(evaluation, state, name, assigned.items, append);
  if (index !== undefined) {
    const key = subscript(evaluation, state, name, expandText(evaluation, state, index));
    return assignElement(evaluation, state, name, key.text, assigned.value, append);
  }
  const { renamed } = state;
  const value = append && isSh(evaluation) ? { prefix: '' } : assigned.value;
  const done = assign(evaluation, state, name, value, append && !isSh(evaluation));
  // Directories added behind those of before: every name finds what it found.
  if (name === 'PATH' && (append || assigned.keepsPath)) state.renamed = renamed;
  return done;
}

/** Assignments in front of a command: they hold while it runs. */
export function withAssignments(
  evaluation: Evaluation,
  state: State,
  nodes: readonly AssignmentNode[],
  run: (state: State) => State[],
): State[] {
  if (nodes.length === 0) return run(state);
  const before = nodes.map(({ name }): [string, Variable | undefined] => [name, state.variables.get(name)]);
  const { renamed } = state;
  for (const node of nodes) assignNode(evaluation, state, node);
  for (const { name } of nodes) {
    const variable = state.variables.get(name);
    // They reach whatever runs, functions and builtins included.
    if (variable !== undefined) setVariable(state, name, { ...variable, exported: true });
  }
  const ends = settleError(state).flatMap((at) => (at.flow ? [at] : run(at)));
  for (const end of ends) {
    for (const [name, variable] of before) setVariable(end, name, variable);
    end.renamed = renamed;
  }
  return ends;
}
