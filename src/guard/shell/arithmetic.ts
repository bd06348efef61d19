import type { ArithmeticExpression } from 'unbash';
import { act } from '../effects.ts';
import { type Arg, known } from './arg.ts';
import { assignElement } from './arrays.ts';
import { isZsh } from './dialect.ts';
import { raise } from './errors.ts';
import { add, type Evaluation, step } from './evaluation.ts';
import { joinStates } from './joins.ts';
import { type Number64, operations, parseNumber, wrap } from './numbers.ts';
import { expandedText, expandOperands, type Operands } from './operands.ts';
import { parseShell } from './parse.ts';
import { fork, type State, setVariable } from './state.ts';
import { isWord, someWord } from './values.ts';
import { assign, elementName, elementOf, lookUp, resolveName } from './variables.ts';

/** $((…)) and $[…]. */
export function expandArithmetic(
  evaluation: Evaluation,
  state: State,
  expression: ArithmeticExpression | undefined,
): Arg {
  const value = computeWhole(evaluation, state, expression);
  return value === undefined ? someWord : known(String(value));
}

/** ((…)): zero is a failure; undefined: either. */
export function arithmeticStatus(
  evaluation: Evaluation,
  state: State,
  expression: ArithmeticExpression | undefined,
): number | undefined {
  const value = computeWhole(evaluation, state, expression);
  return value === undefined ? undefined : value === 0n ? 1 : 0;
}

function computeWhole(
  evaluation: Evaluation,
  state: State,
  expression: ArithmeticExpression | undefined,
): Number64 {
  if (expression === undefined) return 0n;
  const operands = expandOperands(evaluation, state, expression);
  if (operands.size === 0) return compute({ evaluation, state, operands }, expression);
  // `$x*2` with 1+2 in x is 1+2*2.
  if ([...operands.values()].every(({ text }) => text !== undefined))
    return computeText(evaluation, state, known(expandedText(expression, operands)));
  maybe(state, () => compute({ evaluation, state, operands }, expression));
  return undefined;
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
  return computeWhole(evaluation, state, statement.command.expression);
}

type Reading = { evaluation: Evaluation; state: State; operands: Operands };

function compute(reading: Reading, node: ArithmeticExpression): Number64 {
  const { evaluation, state, operands } = reading;
  step(evaluation);
  switch (node.type) {
    case 'ArithmeticGroup':
      return compute(reading, node.expression);
    case 'ArithmeticCommandExpansion':
      return computeText(evaluation, state, operands.get(node) ?? known(''));
    case 'ArithmeticWord':
      return computeWord(reading, node);
    case 'ArithmeticTernary': {
      const test = compute(reading, node.test);
      if (test !== undefined) return compute(reading, test !== 0n ? node.consequent : node.alternate);
      const left = maybe(state, () => compute(reading, node.consequent));
      const right = maybe(state, () => compute(reading, node.alternate));
      return left === right ? left : undefined;
    }
    case 'ArithmeticUnary':
      return computeUnary(reading, node);
    case 'ArithmeticBinary':
      return computeBinary(reading, node);
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

function computeWord(reading: Reading, node: ArithmeticExpression & { type: 'ArithmeticWord' }): Number64 {
  const { evaluation, state } = reading;
  const place = placeOf(reading, node);
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
  { evaluation, state, operands }: Reading,
  node: ArithmeticExpression & { type: 'ArithmeticWord' },
): Place | undefined {
  const expanded = operands.get(node);
  const value = expanded ?? known(node.value);
  const text = value.text?.trim();
  if (text === undefined) return { kind: 'text', value };
  if (/^[A-Za-z_]\w*$/.test(text)) return { kind: 'name', name: text, key: undefined };
  const element = elementName.exec(text);
  if (element === null)
    return parseNumber(text) !== undefined || expanded !== undefined ? { kind: 'text', value } : undefined;
  const name = element[1] as string;
  return { kind: 'name', name, key: subscript(evaluation, state, name, known(element[2] as string)) };
}

/** The key that a subscript names: arithmetic, or text for an associative array. */
export function subscript(evaluation: Evaluation, state: State, name: string, index: Arg): Arg {
  const variable = state.variables.get(resolveName(state, name));
  if (variable?.associative) return index;
  const before = state.error;
  const key = evaluateArithmetic(evaluation, state, index);
  if (state.error !== undefined && state.error !== before)
    state.error = { ...state.error, flow: { kind: 'exit', failed: true }, sure: false };
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

function store(reading: Reading, target: ArithmeticExpression, value: Number64): void {
  const { evaluation, state } = reading;
  const inner = target.type === 'ArithmeticGroup' ? target.expression : target;
  if (inner.type !== 'ArithmeticWord') return;
  const place = placeOf(reading, inner);
  if (place?.kind !== 'name') return;
  const result = value === undefined ? someWord : known(String(value));
  const isNew = !state.variables.has(resolveName(state, place.name));
  if (place.key === undefined) {
    if (!assign(evaluation, state, place.name, result)) raise(state, 'discard', true);
    const name = resolveName(state, place.name);
    const variable = state.variables.get(name);
    // In zsh arithmetic makes integers of new names, which then read every value as arithmetic.
    if (isZsh(evaluation) && variable !== undefined && isNew)
      setVariable(state, name, { ...variable, integer: true });
  } else if (!assignElement(evaluation, state, place.name, place.key.text, result, false))
    raise(state, 'discard', true);
}

function computeUnary(reading: Reading, node: ArithmeticExpression & { type: 'ArithmeticUnary' }): Number64 {
  const value = compute(reading, node.operand);
  if (node.operator === '++' || node.operator === '--') {
    const next = value === undefined ? undefined : wrap(value + (node.operator === '++' ? 1n : -1n));
    store(reading, node.operand, next);
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
  reading: Reading,
  node: ArithmeticExpression & { type: 'ArithmeticBinary' },
): Number64 {
  const { evaluation, state } = reading;
  const { operator } = node;
  if (operator === '=') {
    const value = compute(reading, node.right);
    store(reading, node.left, value);
    return value;
  }
  const left = compute(reading, node.left);
  if (operator === '&&' || operator === '||') {
    const decides = operator === '&&' ? 0n : 1n;
    if (left !== undefined && (left === 0n) === (decides === 0n)) return decides;
    const right =
      left === undefined ? maybe(state, () => compute(reading, node.right)) : compute(reading, node.right);
    if (left === undefined || right === undefined) return undefined;
    return right === 0n ? 0n : 1n;
  }
  const right = compute(reading, node.right);
  const isAssignment = operator.endsWith('=') && !/^(?:[<>=!]=)$/.test(operator);
  // In zsh these bind in another order, and 2**-1 is a half.
  const isOther = isZsh(evaluation) && /^(?:<<|>>|[&|^]|\*\*)/.test(operator);
  const operation = operations[isAssignment ? operator.slice(0, -1) : operator];
  const computed =
    operator === ','
      ? right
      : left === undefined || right === undefined || isOther
        ? undefined
        : operation?.(left, right);
  const value = computed === undefined ? undefined : wrap(computed);
  if (computed === undefined && /^(?:[/%]|\*\*)/.test(operator))
    raise(state, 'discard', left !== undefined && right !== undefined && !isOther);
  if (isAssignment) store(reading, node.left, value);
  return value;
}
