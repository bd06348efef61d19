import type { ArithmeticExpression } from 'unbash';
import type { Arg } from './arg.ts';
import type { Evaluation } from './evaluation.ts';
import { parseShell } from './parse.ts';
import type { State } from './state.ts';
import { substitute } from './substitution.ts';
import { empty } from './values.ts';
import { lookUp } from './variables.ts';
import { expandText } from './words.ts';

/** What the operands with an expansion in them hold. */
export type Operands = ReadonlyMap<ArithmeticExpression, Arg>;

/** Expands all of an expression, as bash does before it computes: also what && or ?: will not come to. */
export function expandOperands(evaluation: Evaluation, state: State, whole: ArithmeticExpression): Operands {
  const operands = new Map<ArithmeticExpression, Arg>();
  for (const node of leavesOf(whole)) {
    if (node.type === 'ArithmeticCommandExpansion') operands.set(node, substitute(evaluation, state, node));
    else if (node.parts !== undefined || node.value.includes('$'))
      operands.set(node, operandText(evaluation, state, node));
  }
  return operands;
}

type Leaf = ArithmeticExpression & { type: 'ArithmeticWord' | 'ArithmeticCommandExpansion' };

function leavesOf(node: ArithmeticExpression): Leaf[] {
  switch (node.type) {
    case 'ArithmeticGroup':
      return leavesOf(node.expression);
    case 'ArithmeticUnary':
      return leavesOf(node.operand);
    case 'ArithmeticBinary':
      return [node.left, node.right].flatMap(leavesOf);
    case 'ArithmeticTernary':
      return [node.test, node.consequent, node.alternate].flatMap(leavesOf);
    default:
      return [node];
  }
}

function operandText(
  evaluation: Evaluation,
  state: State,
  { value, parts, pos, end }: ArithmeticExpression & { type: 'ArithmeticWord' },
): Arg {
  const parameter = /^\$(\w+|[@*#?$!-])$/.exec(value)?.[1];
  if (parameter !== undefined) {
    const looked = lookUp(evaluation, state, parameter);
    return looked.kind === 'value' ? looked.value : looked.kind === 'unset' ? empty : { prefix: '' };
  }
  return parts === undefined
    ? inlineText(evaluation, state, value)
    : expandText(evaluation, state, { type: 'Word', text: value, value, pos, end, parts });
}

/** `a$x`: the parser leaves plain parameters within an operand as they are. */
function inlineText(evaluation: Evaluation, state: State, value: string): Arg {
  const parsed = parseShell(`: ${value}`);
  const command = 'script' in parsed ? parsed.script.commands[0]?.command : undefined;
  const word = command?.type === 'Command' ? command.suffix[0] : undefined;
  return word?.type === 'Word' ? expandText(evaluation, state, word) : { prefix: '' };
}

/** The expression as bash reads it, with what its operands hold put in; all of them are known. */
export function expandedText(node: ArithmeticExpression, operands: Operands): string {
  const text = (inner: ArithmeticExpression) => expandedText(inner, operands);
  switch (node.type) {
    case 'ArithmeticGroup':
      return `(${text(node.expression)})`;
    case 'ArithmeticUnary':
      return node.prefix
        ? ` ${node.operator} ${text(node.operand)}`
        : `${text(node.operand)}${node.operator}`;
    case 'ArithmeticBinary':
      return `${text(node.left)} ${node.operator} ${text(node.right)}`;
    case 'ArithmeticTernary':
      return `${text(node.test)} ? ${text(node.consequent)} : ${text(node.alternate)}`;
    default:
      return operands.get(node)?.text ?? (node.type === 'ArithmeticWord' ? node.value : '');
  }
}
