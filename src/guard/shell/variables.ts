import { act } from '../effects.ts';
import { type Arg, known, unknown } from './arg.ts';
import { evaluateArithmetic, subscript } from './arithmetic.ts';
import { assignElement } from './arrays.ts';
import { isZsh } from './dialect.ts';
import { add, type Evaluation } from './evaluation.ts';
import { runNested } from './nested.ts';
import { anyElements, type Element, noteRenaming, type State, setVariable, type Variable } from './state.ts';
import { homeDirectory } from './tilde.ts';
import { concat, empty, someWord } from './values.ts';

/**
 * What a parameter holds. `unset` expands to nothing; a variable the script never touched is the environment's. `keys`: of
 * an array's elements; those of an associative one are in no order.
 */
export type Looked =
  | { kind: 'value'; value: Arg }
  | { kind: 'unset' }
  | {
      kind: 'list';
      values: readonly Arg[];
      keys?: readonly (string | undefined)[];
      isOrdered?: boolean | undefined;
    };

const one = (value: Arg): Looked => ({ kind: 'value', value });

/** Variables that bash itself gives a value of plain characters. */
const numbers = new Set(
  [
    'BASHPID BASH_SUBSHELL COLUMNS EPOCHREALTIME EPOCHSECONDS EUID HISTCMD LINENO LINES OPTIND PPID RANDOM',
    'SECONDS SHLVL SRANDOM UID',
  ].flatMap((line) => line.split(' ')),
);
const words = new Set([
  'BASH',
  'BASH_VERSION',
  'HOSTNAME',
  'HOSTTYPE',
  'MACHTYPE',
  'OSTYPE',
  'SHELLOPTS',
  'BASHOPTS',
]);

/** $name without an operation: a variable, a positional or a special parameter. */
export function lookUp(evaluation: Evaluation, state: State, name: string): Looked {
  if (/^\d+$/.test(name)) return positional(state, Number(name));
  switch (name) {
    case '@':
    case '*':
      return { kind: 'list', values: state.parameters };
    case '#':
      return one(
        state.parameters.some((value) => value.many) ? someWord : known(String(state.parameters.length)),
      );
    case '?':
      return one(state.status === undefined || state.status < 0 ? someWord : known(String(state.status)));
    case '$':
    case '!':
    case '-':
      return one(someWord);
    case '_':
      return one(state.lastWord);
  }
  const resolved = resolveName(state, name);
  const element = elementName.exec(resolved);
  if (element !== null) {
    const [, array = '', index = ''] = element;
    return elementOf(state.variables.get(array), subscript(evaluation, state, array, known(index)).text);
  }
  const variable = state.variables.get(resolved);
  if (variable?.elements !== undefined && isZsh(evaluation)) return listOf(variable, variable.elements);
  if (variable !== undefined) return fromVariable(variable);
  return one(fromEnvironment(evaluation, state, name));
}

/** All of an array's elements. */
export function listOf(
  variable: Variable | undefined,
  elements: readonly Element[],
): Looked & { kind: 'list' } {
  return {
    kind: 'list',
    values: elements.map((element) => element.value),
    keys: elements.map((element) => element.key),
    isOrdered: !variable?.associative,
  };
}

function positional(state: State, index: number): Looked {
  if (index === 0) return one(state.zero);
  const before = state.parameters.slice(0, index);
  if (before.some((value) => value.many)) return one(unknown());
  const value = state.parameters[index - 1];
  return value === undefined ? { kind: 'unset' } : one(value);
}

function fromVariable(variable: Variable): Looked {
  if (variable.elements !== undefined) return elementOf(variable, '0');
  return variable.value === undefined ? { kind: 'unset' } : one(variable.value);
}

function fromEnvironment(evaluation: Evaluation, state: State, name: string): Arg {
  if (name === 'HOME') return homeDirectory(evaluation, state);
  if (name === 'PWD') return state.cwd === undefined ? unknown() : known(state.cwd);
  if (name === 'OLDPWD') return state.previousCwd === undefined ? unknown() : known(state.previousCwd);
  if (name === 'IFS') return known(' \t\n');
  if (numbers.has(name) || words.has(name)) return someWord;
  return { prefix: '', variable: name };
}

/** `name[index]`, where a text names an element. */
export const elementName = /^([A-Za-z_]\w*)\[([\s\S]*)\]$/;

/** Follows declare -n. */
export function resolveName(state: State, name: string): string {
  let current = name;
  for (let hops = 0; hops < 8; hops += 1) {
    const variable = state.variables.get(current);
    const target = variable?.reference ? variable.value?.text : undefined;
    if (target === undefined) return current;
    current = target;
  }
  return current;
}

/** ${name[key]}. `key` undefined: not known. */
export function elementOf(variable: Variable | undefined, key: string | undefined): Looked {
  if (variable === undefined || key === undefined) return one(unknown());
  if (variable.elements === undefined)
    return key === '0'
      ? variable.value === undefined
        ? { kind: 'unset' }
        : one(variable.value)
      : { kind: 'unset' };
  const found = variable.elements.findLast((element) => element.key === key);
  if (found !== undefined) return one(found.value);
  return variable.elements.some((element) => element.key === undefined) ? one(unknown()) : { kind: 'unset' };
}

/** name=value and name+=value; false when the variable is readonly. */
export function assign(
  evaluation: Evaluation,
  state: State,
  name: string,
  value: Arg,
  append = false,
): boolean {
  const target = resolveName(state, name);
  const element = elementName.exec(target);
  if (element !== null) {
    const [, array = '', index = ''] = element;
    return assignElement(
      evaluation,
      state,
      array,
      subscript(evaluation, state, array, known(index)).text,
      value,
      append,
    );
  }
  const reference = state.variables.get(target);
  if (reference?.reference && reference.value === undefined) {
    setVariable(state, target, { ...reference, value });
    return true;
  }
  if (reference?.reference) forgetVariables(state);
  const before = state.variables.get(target);
  if (before?.readonly) return false;
  watchSpecial(evaluation, state, target, value);
  noteRenaming(state, target, isZsh(evaluation));
  const next: Variable = { ...before };
  const old = before === undefined ? fromEnvironment(evaluation, state, target) : (before.value ?? empty);
  if (before?.elements !== undefined && isZsh(evaluation)) {
    // += adds an element, = makes it a plain variable.
    if (append) next.elements = anyElements;
    else {
      delete next.elements;
      next.value = { prefix: '' };
    }
  } else if (before?.elements !== undefined) {
    const first = elementOf(before, '0');
    const start = first.kind === 'value' ? first.value : empty;
    next.elements = withElement(
      before.elements,
      '0',
      converted(evaluation, state, before, value, append ? start : undefined),
    );
    delete next.value;
  } else next.value = converted(evaluation, state, before, value, append ? old : undefined);
  if (isExportedByDefault(target) || state.options.has('a')) next.exported = true;
  setVariable(state, target, next);
  return true;
}

/** A name or an element; a name that isn't known may be any. */
export function assignTo(evaluation: Evaluation, state: State, name: Arg, value: Arg): boolean {
  if (name.text === undefined) {
    forgetVariables(state);
    return true;
  }
  const element = elementName.exec(name.text);
  if (element === null) return assign(evaluation, state, name.text, value);
  const key = subscript(evaluation, state, element[1] as string, known(element[2] as string));
  return assignElement(evaluation, state, element[1] as string, key.text, value, false);
}

/** What declare -i, -l and -u make of a value, or of one that is added to what was there. */
export function converted(
  evaluation: Evaluation,
  state: State,
  variable: Variable | undefined,
  value: Arg,
  before: Arg | undefined,
): Arg {
  if (variable?.unsure) return { prefix: '' };
  if (variable?.integer)
    return before === undefined
      ? evaluateArithmetic(evaluation, state, value)
      : sum(evaluation, state, before, value);
  const whole = before === undefined ? value : concat(before, value);
  if (variable?.fold === undefined) return whole;
  if (whole.text === undefined) return { prefix: '' };
  return known(variable.fold === 'lower' ? whole.text.toLowerCase() : whole.text.toUpperCase());
}

function sum(evaluation: Evaluation, state: State, a: Arg, b: Arg): Arg {
  return evaluateArithmetic(
    evaluation,
    state,
    concat(concat(concat(known('('), a), known(')+(')), concat(b, known(')'))),
  );
}

export function withElement(
  elements: readonly Element[],
  key: string | undefined,
  value: Arg,
): readonly Element[] {
  const at = key === undefined ? -1 : elements.findIndex((element) => element.key === key);
  if (at >= 0) return elements.with(at, { key, value });
  const open = elements.filter((element) => element.key === undefined);
  // It may take the place of one whose key is not known.
  if (open.some((element) => !element.value.many)) return anyElements;
  const isIndex = key !== undefined && /^\d+$/.test(key);
  const behind = isIndex
    ? elements.findIndex(
        (element) =>
          element.key !== undefined && /^\d+$/.test(element.key) && Number(element.key) > Number(key),
      )
    : -1;
  const place = behind < 0 ? elements.length : behind;
  const added = elements.toSpliced(place, 0, { key, value });
  if (open.length === 0) return added;
  // Unknown ones may stand on both sides of it.
  const isOpen = (element: Element | undefined) => element !== undefined && element.key === undefined;
  const before = isOpen(added[place - 1]) ? [] : anyElements;
  const after = isOpen(added[place + 1]) ? [] : anyElements;
  return added.toSpliced(place, 1, ...before, { key, value }, ...after);
}

/** Variables whose value bash runs or that change what a name means. */
function watchSpecial(evaluation: Evaluation, state: State, name: string, value: Arg): void {
  if (name !== 'PS4') return;
  if (value.text === undefined) add(evaluation, act('run.dynamic', 'PS4'));
  else expandPrompt(evaluation, state, value.text);
}

/** Text that bash expands as if in double quotes, whenever it likes: PS4, ${x@P}. */
export function expandPrompt(evaluation: Evaluation, state: State, text: string): void {
  if (!/[$`]/.test(text)) return;
  runNested(evaluation, state, `: "${text.replace(/(["])/g, '\\$1')}"`, '@P');
}

/** Everything may be different now: after code nobody sees has run in this shell. */
export function forgetVariables(state: State): void {
  state.variables = new Map(
    [...state.variables].map(([name, { exported, elements }]) => [
      name,
      {
        ...(elements === undefined ? { value: { prefix: '' } } : { elements: anyElements }),
        ...(exported ? { exported } : {}),
      },
    ]),
  );
}

/** Names that the environment usually holds, so that a plain assignment reaches programs. */
const isExportedByDefault = (name: string): boolean =>
  /^(?:PATH|HOME|SHELL|USER|LOGNAME|PWD|EDITOR|VISUAL|PAGER|MANPAGER|LESS\w*|TMPDIR|BASH_ENV|ENV|CLASSPATH|TERM|LANG|LC_\w+|TZ)$|^(?:LD_|DYLD_|GIT_|SSH_|PG|NODE_|NPM_|npm_|PYTHON|PERL|RUBY|GEM_|BUNDLE_|CARGO_|RUST|GO|JAVA_|MAVEN_|GRADLE_|DOCKER_|COMPOSE_|CLAUDE_|ANTHROPIC_)/.test(
    name,
  );
