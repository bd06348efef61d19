import type { TestExpression } from 'unbash';
import { act } from '../effects.ts';
import { type Arg, known } from './arg.ts';
import { evaluateArithmetic, maybe, subscript } from './arithmetic.ts';
import { add, type Evaluation } from './evaluation.ts';
import { matches } from './patterns.ts';
import type { State } from './state.ts';
import { isEmpty, isWord } from './values.ts';
import { elementName } from './variables.ts';
import { expandPattern, expandText } from './words.ts';

/** [[ … ]]: 0, 1 or undefined when it depends on what isn't known. */
export function testStatus(
  evaluation: Evaluation,
  state: State,
  expression: TestExpression,
): number | undefined {
  const answer = test(evaluation, state, expression);
  return answer === undefined ? undefined : answer ? 0 : 1;
}

function test(evaluation: Evaluation, state: State, node: TestExpression): boolean | undefined {
  switch (node.type) {
    case 'TestGroup':
      return test(evaluation, state, node.expression);
    case 'TestNot': {
      const answer = test(evaluation, state, node.operand);
      const flips = node.negations.length % 2 === 1;
      return answer === undefined ? undefined : answer !== flips;
    }
    case 'TestLogical': {
      const decides = node.operator === '||';
      let answer: boolean | undefined = !decides;
      for (const operand of node.operands) {
        const next: boolean | undefined =
          answer === undefined
            ? maybe(state, () => test(evaluation, state, operand))
            : test(evaluation, state, operand);
        if (next === decides) return decides;
        if (next === undefined) answer = undefined;
      }
      return answer;
    }
    case 'TestUnary': {
      const operand = expandText(evaluation, state, node.operand);
      if (node.operator === '-v') watchName(evaluation, state, operand);
      return unary(node.operator, operand);
    }
    case 'TestBinary': {
      const left = expandText(evaluation, state, node.left);
      if (/^(?:==?|!=)$/.test(node.operator)) {
        const pattern = expandPattern(evaluation, state, node.right);
        if (pattern === undefined || left.text === undefined) return undefined;
        const matched = matches(pattern, left.text, state.options.has('nocasematch'));
        return matched === undefined ? undefined : matched === (node.operator !== '!=');
      }
      const right = expandText(evaluation, state, node.right);
      if (node.operator === '=~') return undefined;
      if (/^-(?:eq|ne|lt|le|gt|ge)$/.test(node.operator))
        return compareNumbers(evaluation, state, node.operator, left, right);
      return binary(node.operator, left, right);
    }
  }
}

/** Names that test -v, unset, printf -v and read take can hold a subscript, which bash evaluates. */
export function watchName(evaluation: Evaluation, state: State, name: Arg): void {
  if (name.text === undefined) {
    if (!isWord(name) && name.variable === undefined) add(evaluation, act('run.dynamic', 'a variable name'));
    return;
  }
  const element = elementName.exec(name.text);
  if (element !== null && !/^[@*]$/.test(element[2] as string))
    subscript(evaluation, state, element[1] as string, known(element[2] as string));
}

function unary(operator: string, operand: Arg): boolean | undefined {
  if (operator !== '-n' && operator !== '-z') return undefined;
  const isNothing = isEmpty(operand);
  return isNothing === undefined ? undefined : isNothing === (operator === '-z');
}

/** Each side is arithmetic; one that can't be read makes the test fail. */
function compareNumbers(
  evaluation: Evaluation,
  state: State,
  operator: string,
  left: Arg,
  right: Arg,
): boolean | undefined {
  const earlier = state.error;
  const a = evaluateArithmetic(evaluation, state, left);
  const b = evaluateArithmetic(evaluation, state, right);
  const isBroken = state.error !== earlier && state.error?.sure === true;
  state.error = earlier;
  return isBroken ? false : compare(operator, a, b);
}

function compare(operator: string, left: Arg, right: Arg): boolean | undefined {
  if (left.text === undefined || right.text === undefined) return undefined;
  if (!/^\s*[+-]?\d+\s*$/.test(left.text) || !/^\s*[+-]?\d+\s*$/.test(right.text)) return undefined;
  const a = BigInt(left.text.trim().replace('+', ''));
  const b = BigInt(right.text.trim().replace('+', ''));
  switch (operator) {
    case '-eq':
      return a === b;
    case '-ne':
      return a !== b;
    case '-lt':
      return a < b;
    case '-le':
      return a <= b;
    case '-gt':
      return a > b;
    default:
      return a >= b;
  }
}

function binary(operator: string, left: Arg, right: Arg): boolean | undefined {
  if (operator !== '=' && operator !== '==' && operator !== '!=') return undefined;
  if (left.text === undefined || right.text === undefined) return undefined;
  return (left.text === right.text) === (operator !== '!=');
}

/** `test` and `[`: the short forms that POSIX defines; longer ones depend. */
export function testBuiltin(evaluation: Evaluation, state: State, words: readonly Arg[]): number | undefined {
  for (const [index, word] of words.entries())
    if (word.text === '-v' && words[index + 1]) watchName(evaluation, state, words[index + 1] as Arg);
  if (
    words.some((word) => word.many) ||
    (evaluation.dialect !== 'bash' && words.some((word) => word.text === '=='))
  )
    return undefined;
  const answer = shortTest(words);
  return answer === undefined ? undefined : answer ? 0 : 1;
}

function shortTest(words: readonly Arg[]): boolean | undefined {
  const [first, second, third] = words;
  if (first === undefined) return false;
  if (first.text === '!' && words.length > 1 && words.length < 5) {
    const answer = shortTest(words.slice(1));
    return answer === undefined ? undefined : !answer;
  }
  if (second === undefined) return isEmpty(first) === undefined ? undefined : !isEmpty(first);
  if (third === undefined) return first.text === undefined ? undefined : unary(first.text, second);
  if (words.length > 3 || second.text === undefined) return undefined;
  if (/^-(?:eq|ne|lt|le|gt|ge)$/.test(second.text)) return compare(second.text, first, third);
  return binary(second.text, first, third);
}
