import type { Assignment as AssignmentNode, Command, CommandArgument, Redirection } from 'unbash';
import { type Arg, known } from './arg.ts';
import { assignNode, withAssignments } from './assignments.ts';
import { connect } from './descriptors.ts';
import { dispatch, isPartOfShell } from './dispatch.ts';
import { dropError, raise, settleError } from './errors.ts';
import { type Evaluation, notePiece, step } from './evaluation.ts';
import { redirect } from './redirects.ts';
import type { State } from './state.ts';
import { concat, empty } from './values.ts';
import { wordParts } from './word-parts.ts';
import { expandText, expandWord } from './words.ts';

/** A simple command: words, redirects, assignments, then whatever the name stands for. */
export function runSimple(evaluation: Evaluation, node: Command, state: State): State[] {
  step(evaluation);
  const parts = partsOf(node);
  const declares = node.name !== undefined && declarations.has(node.name.value);
  const args = parts.words.flatMap((word) => {
    if (word.type === 'Word') return expandWord(evaluation, state, word);
    return declares ? [] : [spelled(evaluation, state, word)];
  });
  const command: Expanded = { ...parts, args, words: declares ? parts.words : undefined };
  return settleError(state).flatMap((at) => (at.flow ? [at] : runExpanded(evaluation, at, command)));
}

type Expanded = Omit<Parts, 'words'> & {
  args: readonly Arg[];
  words: readonly CommandArgument[] | undefined;
};

function runExpanded(evaluation: Evaluation, state: State, command: Expanded): State[] {
  const { descriptors: before, variables } = state;
  const { args, redirects } = command;
  const [name] = args;
  const program = namedProgram(args);
  const mayFail = redirects.length > 0 && redirect(evaluation, state, redirects);
  // The redirects of a program are expanded in its own process.
  const isProgram = program !== undefined && !isPartOfShell(evaluation, state, program);
  if (isProgram && dropError(state)) return [{ ...state, variables, descriptors: before, status: 1 }];
  const notRun = mayFail ? [{ ...state, descriptors: before, status: 1, error: undefined }] : [];
  const collected = name === undefined || keepsDescriptors(args) ? undefined : collectFor(state);
  const ends = settleError(state).flatMap((at) => {
    if (at.flow) return [at];
    return name === undefined ? assignOnly(evaluation, at, command) : runNamed(evaluation, at, command);
  });
  for (const end of ends) {
    if (collected !== undefined) {
      notePiece(evaluation, collected.file, end.captures[collected.at] ?? { kind: 'none' });
      end.captures = end.captures.slice(0, collected.at);
    }
    if (isProgram) end.variables = variables;
    if (!keepsDescriptors(args)) end.descriptors = before;
  }
  return [...notRun, ...ends.flatMap(settleError)];
}

/** Standard output leads to a file: what the command writes is collected, so that a script made of it can be read. */
function collectFor(state: State): { file: string; at: number } | undefined {
  const output = state.descriptors.get(1);
  if (output?.file === undefined) return undefined;
  const at = state.captures.length;
  state.captures = [...state.captures, { kind: 'none' }];
  connect(state, 1, { ...output, capture: at });
  return { file: output.file, at };
}

/** The name that is run: `command` in front of it is no command of its own. */
function namedProgram(args: readonly Arg[]): string | undefined {
  const [first, ...rest] = args;
  if (first?.text !== 'command') return first?.text;
  const next = rest.find((arg) => arg.text !== '-p' && arg.text !== '--');
  return next?.text?.startsWith('-')
    ? 'command'
    : namedProgram(next === undefined ? [] : rest.slice(rest.indexOf(next)));
}

/** No command: the assignments are the shell's own, the status is that of the last substitution. */
function assignOnly(evaluation: Evaluation, state: State, { assignments, redirects }: Expanded): State[] {
  const texts = [
    ...assignments.map((assignment) => assignment.text),
    ...redirects.map((part) => ('target' in part && part.target?.text) || ''),
  ];
  for (const assignment of assignments)
    if (!assignNode(evaluation, state, assignment)) raise(state, 'discard', true);
  if (!/\$\((?!\()|`/.test(texts.join(' '))) state.status = 0;
  state.lastWord = empty;
  return [state];
}

function runNamed(evaluation: Evaluation, state: State, { args, words, assignments }: Expanded): State[] {
  const ends = withAssignments(evaluation, state, assignments, (at) =>
    dispatch(evaluation, at, { args, words, functions: true }),
  );
  for (const end of ends) end.lastWord = args.at(-1) ?? empty;
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
        type: 'Word',
        pos: before.pos,
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

/** `exec` with nothing but redirects: they stay. */
const keepsDescriptors = (args: readonly Arg[]): boolean =>
  args.at(-1)?.text === 'exec' &&
  args.slice(0, -1).every((arg) => arg.text === 'command' || arg.text === 'builtin');

function spelled(evaluation: Evaluation, state: State, node: AssignmentNode): Arg {
  const value =
    node.value.type === 'Word' ? expandText(evaluation, state, node.value, 'assignment') : { prefix: '' };
  return concat(known(`${node.name}${node.append ? '+' : ''}=`), value);
}
