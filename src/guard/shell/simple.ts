import type { Assignment as AssignmentNode, Command, CommandArgument, Redirection, Word } from 'unbash';
import { type Arg, type Assignment, known } from './arg.ts';
import { subscript } from './arithmetic.ts';
import { assignArray, assignElement } from './arrays.ts';
import { dispatch } from './dispatch.ts';
import { type Evaluation, step } from './evaluation.ts';
import { redirect } from './redirects.ts';
import { everyName, type State, setVariable, type Variable } from './state.ts';
import { runPendingTraps } from './traps.ts';
import { concat, empty } from './values.ts';
import { assign, lookUp } from './variables.ts';
import { expandText, expandWord, wordParts } from './words.ts';

/** A simple command: words, redirects, assignments, then whatever the name stands for. */
export function runSimple(evaluation: Evaluation, node: Command, state: State): State[] {
  step(evaluation);
  const parts = partsOf(node);
  const declares = node.name !== undefined && declarations.has(node.name.value);
  const args = parts.words.flatMap((word) =>
    word.type === 'Word'
      ? expandWord(evaluation, state, word)
      : declares
        ? []
        : [spelled(evaluation, state, word)],
  );
  if (state.flow) return [state];
  const before = state.descriptors;
  redirect(evaluation, state, parts.redirects);
  if (args.length === 0) {
    const runsSomething = /\$\((?!\()|`/.test(node.prefix.map((part) => textOf(part)).join(' '));
    for (const assignment of parts.assignments) assignNode(evaluation, state, assignment);
    if (!runsSomething) state.status = 0;
    state.descriptors = before;
    return [state];
  }
  const ends = withAssignments(evaluation, state, parts.assignments, (assignments) =>
    dispatch(evaluation, state, {
      args,
      words: declares ? parts.words : undefined,
      assignments,
      functions: true,
    }),
  );
  for (const end of ends) {
    if (!keepsDescriptors(args)) end.descriptors = before;
    end.lastWord = args.at(-1) ?? empty;
    if (end.traps.size > 0) runPendingTraps(evaluation, end);
  }
  return ends;
}

const declarations = new Set(['declare', 'typeset', 'local', 'export', 'readonly']);

type Parts = { assignments: AssignmentNode[]; redirects: Redirection[]; words: CommandArgument[] };

/** The parser gives `a<(b)c` as three words without a gap; they are one. */
function glued(words: readonly CommandArgument[]): CommandArgument[] {
  const result: CommandArgument[] = [];
  for (const word of words) {
    const before = result.at(-1);
    if (before?.type !== 'Word' || word.type !== 'Word' || before.end !== word.pos) result.push(word);
    else
      result[result.length - 1] = {
        ...before,
        text: before.text + word.text,
        value: before.value + word.value,
        end: word.end,
        parts: [...wordParts(before), ...wordParts(word)],
      };
  }
  return result;
}

function partsOf(node: Command): Parts {
  const parts: Parts = { assignments: [], redirects: [], words: node.name ? [node.name] : [] };
  for (const part of node.prefix) {
    if (part.type === 'Assignment') parts.assignments.push(part);
    else parts.redirects.push(part);
  }
  for (const part of node.suffix) {
    if (part.type === 'Word' || part.type === 'Assignment') parts.words.push(part);
    else parts.redirects.push(part);
  }
  parts.words = glued(parts.words);
  return parts;
}

const textOf = (part: AssignmentNode | Redirection): string =>
  part.type === 'Assignment' ? part.text : ('target' in part && part.target?.text) || '';

/** `exec` with nothing but redirects: they stay. */
const keepsDescriptors = (args: readonly Arg[]): boolean =>
  args.at(-1)?.text === 'exec' &&
  args.slice(0, -1).every((arg) => arg.text === 'command' || arg.text === 'builtin');

function spelled(evaluation: Evaluation, state: State, node: AssignmentNode): Arg {
  const value =
    node.value.type === 'Word' ? expandText(evaluation, state, node.value, 'assignment') : { prefix: '' };
  return concat(known(`${node.name}${node.append ? '+' : ''}=`), value);
}

/** name=value, name[key]=value, name=(…), each also with +=. */
export function assignNode(evaluation: Evaluation, state: State, node: AssignmentNode): void {
  const { name, value, index } = node;
  const append = node.append === true;
  if (value.type === 'ArrayValue') {
    assignArray(evaluation, state, name, value, append);
    return;
  }
  if (index !== undefined) {
    const key = subscript(evaluation, state, name, expandText(evaluation, state, index));
    assignElement(state, name, key.text, expandText(evaluation, state, value, 'assignment'), append);
    return;
  }
  assign(evaluation, state, name, expandText(evaluation, state, value, 'assignment'), append);
  if (name === 'PATH' && !keepsPath(value, append)) state.renamed = new Set([...state.renamed, everyName]);
}

/** Directories added behind those of before: every name finds what it found. */
const keepsPath = (value: Word, append: boolean): boolean =>
  append || /^"?\$(?:PATH|\{PATH\})(?:[:"]|$)/.test(value.text);

/** Assignments in front of a command: they hold while it runs. */
function withAssignments(
  evaluation: Evaluation,
  state: State,
  nodes: readonly AssignmentNode[],
  run: (assignments: readonly Assignment[]) => State[],
): State[] {
  if (nodes.length === 0) return run([]);
  const before = nodes.map(({ name }): [string, Variable | undefined] => [name, state.variables.get(name)]);
  const { renamed } = state;
  for (const node of nodes) assignNode(evaluation, state, node);
  const assignments = nodes.map(
    ({ name }): Assignment => ({ name, value: currentValue(evaluation, state, name) }),
  );
  for (const { name } of nodes) {
    const variable = state.variables.get(name);
    // They reach whatever runs, functions and builtins included.
    if (variable !== undefined) setVariable(state, name, { ...variable, exported: true });
  }
  return run(assignments).map((end) => {
    for (const [name, variable] of before) setVariable(end, name, variable);
    end.renamed = renamed;
    return end;
  });
}

function currentValue(evaluation: Evaluation, state: State, name: string): Arg {
  const looked = lookUp(evaluation, state, name);
  return looked.kind === 'value' ? looked.value : empty;
}
