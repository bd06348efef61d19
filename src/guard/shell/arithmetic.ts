import type { ArithmeticExpression } from 'unbash';
import { act } from '../effects.ts';
import { type Arg, known } from './arg.ts';
import { assignElement } from './arrays.ts';
import { isZsh } from './dialect.ts';
import { raise } from './errors.ts';
import { add, type Evaluation, step } from './evaluation.ts';
import { type Number64, operations, parseNumber, wrap } from './numbers.ts';
import { parseShell } from './parse.ts';
import { fork, joinStates, type State, setVariable } from './state.ts';
import { substitute } from './substitution.ts';
import { empty, isWord, someWord } from './values.ts';
import { assign, elementName, elementOf, lookUp, resolveName } from './variables.ts';
import { expandText } from './words.ts';

/** $((…)) and $[…]. */
export function expandArithmetic(
  evaluation: Evaluation,
  state: State,
  expression: ArithmeticExpression | undefined,
): Arg {
  const value = expression === undefined ? 0n : compute(evaluation, state, expression);
  return value === undefined ? someWord : known(String(value));
}

/** ((…)): zero is a failure; undefined: either. */
export function arithmeticStatus(
  evaluation: Evaluation,
  state: State,
  expression: ArithmeticExpression | undefined,
): number | undefined {
  const value = expression === undefined ? 0n : compute(evaluation, state, expression);
  return value === undefined ? undefined : value === 0n ? 1 : 0;
}

/** Text in a place that bash reads as arithmetic: subscripts, `let`, `[[ -eq ]]`, declare -i. It can hold commands. */
export function evaluateArithmetic(evaluation: Evaluation, state: State, value: Arg): Arg {
  const result = computeText(evaluation, state, value);
  return result === undefined ? someWord : known(String(result));
}

function computeText(evaluation: Evaluation, state: State, value: Arg): Number64 {
  const { text } = value;
  if (text === undefined) {
    // bash runs a[$(…)] wherever it reads a number. A variable of the environment is nobody's input.
    if (!isWord(value) && value.variable === undefined) add(evaluation, act('run.dynamic', '$((…))'));
    if (!isWord(value)) raise(state, 'discard', false);
    return undefined;
  }
  if (text.trim() === '') return 0n;
  const number = parseNumber(text.trim());
  // In zsh a leading zero means nothing.
  if (number !== undefined) return isZsh(evaluation) && /^\s*0\d/.test(text) ? undefined : number;
  step(evaluation);
  if (state.captures.length + evaluation.nesting > 60) return undefined;
  const parsed = parseShell(`((${text}))`);
  const statement =
    'script' in parsed && parsed.script.commands.length === 1 ? parsed.script.commands[0] : undefined;
  if (statement?.command.type !== 'ArithmeticCommand') {
    if (/[`]|\$\(/.test(text)) add(evaluation, act('run.dynamic', '$((…))'));
    raise(state, 'discard', true);
    return undefined;
  }
  const inner = statement.command.expression;
  return inner === undefined ? 0n : compute(evaluation, state, inner);
}

function compute(evaluation: Evaluation, state: State, node: ArithmeticExpression): Number64 {
  step(evaluation);
  switch (node.type) {
    case 'ArithmeticGroup':
      return compute(evaluation, state, node.expression);
    case 'ArithmeticCommandExpansion':
      return computeText(evaluation, state, substitute(evaluation, state, node));
    case 'ArithmeticWord':
      return computeWord(evaluation, state, node);
    case 'ArithmeticTernary': {
      const test = compute(evaluation, state, node.test);
      if (test !== undefined)
        return compute(evaluation, state, test !== 0n ? node.consequent : node.alternate);
      const left = maybe(state, () => compute(evaluation, state, node.consequent));
      const right = maybe(state, () => compute(evaluation, state, node.alternate));
      return left === right ? left : undefined;
    }
    case 'ArithmeticUnary':
      return computeUnary(evaluation, state, node);
    case 'ArithmeticBinary':
      return computeBinary(evaluation, state, node);
  }
}

/** Something that happens in one branch only: what it changed is no longer certain. */
export function maybe<T>(state: State, happen: () => T): T {
  const before = fork(state);
  const result = happen();
  const { error } = state;
  Object.assign(state, joinStates(state, before));
  state.error = before.error ?? (error && { ...error, sure: false });
  return result;
}

function computeWord(
  evaluation: Evaluation,
  state: State,
  node: ArithmeticExpression & { type: 'ArithmeticWord' },
): Number64 {
  const place = placeOf(evaluation, state, node);
  if (place === undefined) {
    raise(state, 'discard', false);
    return undefined;
  }
  if (place.kind === 'text') return computeText(evaluation, state, place.value);
  const looked =
    place.key === undefined
      ? lookUp(evaluation, state, place.name)
      : elementOf(state.variables.get(resolveName(state, place.name)), place.key.text);
  if (looked.kind !== 'value') return looked.kind === 'unset' ? 0n : undefined;
  if (looked.value.text !== undefined && looked.value.text === place.name) return undefined;
  return computeText(evaluation, state, looked.value);
}

type Place = { kind: 'name'; name: string; key: Arg | undefined } | { kind: 'text'; value: Arg };

/** What an operand stands for: a variable, an element, or text that is read again. */
function placeOf(
  evaluation: Evaluation,
  state: State,
  node: ArithmeticExpression & { type: 'ArithmeticWord' },
): Place | undefined {
  const parameter = /^\$(\w+|[@*#?$!-])$/.exec(node.value)?.[1];
  if (parameter !== undefined) {
    const looked = lookUp(evaluation, state, parameter);
    return {
      kind: 'text',
      value: looked.kind === 'value' ? looked.value : looked.kind === 'unset' ? empty : { prefix: '' },
    };
  }
  const raw =
    node.parts === undefined
      ? inlineText(evaluation, state, node.value)
      : expandText(evaluation, state, {
          type: 'Word',
          text: node.value,
          value: node.value,
          pos: node.pos,
          end: node.end,
          parts: node.parts,
        });
  const text = raw.text?.trim();
  if (text === undefined) return { kind: 'text', value: raw };
  if (/^[A-Za-z_]\w*$/.test(text)) return { kind: 'name', name: text, key: undefined };
  const element = elementName.exec(text);
  if (element === null)
    return parseNumber(text) !== undefined || node.parts !== undefined
      ? { kind: 'text', value: known(text) }
      : undefined;
  const name = element[1] as string;
  return { kind: 'name', name, key: subscript(evaluation, state, name, known(element[2] as string)) };
}

/** `a$x`: the parser leaves plain parameters within an operand as they are. */
function inlineText(evaluation: Evaluation, state: State, value: string): Arg {
  if (!value.includes('$')) return known(value);
  const parsed = parseShell(`: ${value}`);
  const command = 'script' in parsed ? parsed.script.commands[0]?.command : undefined;
  const word = command?.type === 'Command' ? command.suffix[0] : undefined;
  return word?.type === 'Word' ? expandText(evaluation, state, word) : { prefix: '' };
}

/** The key that a subscript names: arithmetic, or text for an associative array. */
export function subscript(evaluation: Evaluation, state: State, name: string, index: Arg): Arg {
  const variable = state.variables.get(resolveName(state, name));
  if (variable?.associative) return index;
  const before = state.error;
  const key = evaluateArithmetic(evaluation, state, index);
  if (state.error !== undefined && state.error !== before)
    state.error = { ...state.error, flow: { kind: 'exit' }, sure: false };
  if (key.text?.startsWith('-')) {
    const elements = variable?.elements ?? [];
    const last = elements.at(-1)?.key;
    if (elements.some((element) => element.key === undefined) || last === undefined) {
      raise(state, 'discard', false);
      return someWord;
    }
    if (Number(last) + 1 + Number(key.text) < 0) raise(state, 'discard', false);
    return known(String(Number(last) + 1 + Number(key.text)));
  }
  if (isZsh(evaluation) && key.text !== undefined)
    return key.text === '0' ? someWord : known(String(Number(key.text) - 1));
  return key;
}

function store(evaluation: Evaluation, state: State, target: ArithmeticExpression, value: Number64): void {
  const inner = target.type === 'ArithmeticGroup' ? target.expression : target;
  if (inner.type !== 'ArithmeticWord') return;
  const place = placeOf(evaluation, state, inner);
  if (place?.kind !== 'name') return;
  const result = value === undefined ? someWord : known(String(value));
  const isNew = !state.variables.has(resolveName(state, place.name));
  if (place.key === undefined) {
    assign(evaluation, state, place.name, result);
    const name = resolveName(state, place.name);
    const variable = state.variables.get(name);
    // In zsh arithmetic makes integers of new names, which then read every value as arithmetic.
    if (isZsh(evaluation) && variable !== undefined && isNew)
      setVariable(state, name, { ...variable, integer: true });
  } else assignElement(state, place.name, place.key.text, result, false);
}

function computeUnary(
  evaluation: Evaluation,
  state: State,
  node: ArithmeticExpression & { type: 'ArithmeticUnary' },
): Number64 {
  const value = compute(evaluation, state, node.operand);
  if (node.operator === '++' || node.operator === '--') {
    const next = value === undefined ? undefined : wrap(value + (node.operator === '++' ? 1n : -1n));
    store(evaluation, state, node.operand, next);
    return node.prefix ? next : value;
  }
  if (value === undefined) return undefined;
  switch (node.operator) {
    case '-':
      return wrap(-value);
    case '+':
      return value;
    case '!':
      return value === 0n ? 1n : 0n;
    case '~':
      return wrap(~value);
    default:
      return undefined;
  }
}

function computeBinary(
  evaluation: Evaluation,
  state: State,
  node: ArithmeticExpression & { type: 'ArithmeticBinary' },
): Number64 {
  const { operator } = node;
  if (operator === '=') {
    const value = compute(evaluation, state, node.right);
    store(evaluation, state, node.left, value);
    return value;
  }
  const left = compute(evaluation, state, node.left);
  if (operator === '&&' || operator === '||') {
    const decides = operator === '&&' ? 0n : 1n;
    if (left !== undefined && (left === 0n) === (decides === 0n)) return decides;
    const right =
      left === undefined
        ? maybe(state, () => compute(evaluation, state, node.right))
        : compute(evaluation, state, node.right);
    if (left === undefined || right === undefined) return undefined;
    return right === 0n ? 0n : 1n;
  }
  const right = compute(evaluation, state, node.right);
  const isAssignment = operator.endsWith('=') && !/^(?:[<>=!]=)$/.test(operator);
  const operation = operations[isAssignment ? operator.slice(0, -1) : operator];
  const computed =
    operator === ','
      ? right
      : left === undefined || right === undefined
        ? undefined
        : operation?.(left, right);
  const value = computed === undefined ? undefined : wrap(computed);
  if (computed === undefined && /^(?:[/%]|\*\*)/.test(operator))
    raise(state, 'discard', left !== undefined && right !== undefined);
  if (isAssignment) store(evaluation, state, node.left, value);
  return value;
}
