import type { ParameterExpansionPart, ParameterOperation, Word } from 'unbash';
import { act } from '../effects.ts';
import { type Arg, known, unknown } from './arg.ts';
import { maybe, subscript } from './arithmetic.ts';
import { assignElement, elementsOf } from './arrays.ts';
import { isZsh } from './dialect.ts';
import { raise } from './errors.ts';
import { add, type Evaluation } from './evaluation.ts';
import { fieldSeparators } from './fields.ts';
import { caseChanged, removed, replaced } from './operations.ts';
import { numberOf, slice, sliceList } from './slices.ts';
import type { State } from './state.ts';
import { transformed } from './transforms.ts';
import { empty, isEmpty, isWord, join, oneField, someWord } from './values.ts';
import { assign, elementName, elementOf, type Looked, listOf, lookUp, resolveName } from './variables.ts';
import { expandPattern, expandText, expandWord, joinWith, type Piece } from './words.ts';

/** $name. */
export function expandSimple(evaluation: Evaluation, state: State, name: string, quoted: boolean): Piece {
  const looked = lookUp(evaluation, state, name);
  return pieceOf(state, name === '@' ? name : '*', looked, quoted);
}

function pieceOf(state: State, name: string, looked: Looked, quoted: boolean): Piece {
  if (looked.kind === 'unset') return { kind: 'value', value: empty, quoted };
  if (looked.kind === 'value') return { kind: 'value', value: looked.value, quoted };
  const { isOrdered = true } = looked;
  const values: readonly Arg[] =
    isOrdered || looked.values.length < 2
      ? looked.values
      : [{ prefix: '', many: true, among: looked.values }];
  const between = name === '*' ? fieldSeparators(state)?.slice(0, 1) : ' ';
  if (name !== '*' || !quoted) return { kind: 'list', values, quoted, between };
  return { kind: 'value', value: joinWith(values, between), quoted };
}

/** ${…} */
export function expandParameter(
  evaluation: Evaluation,
  state: State,
  part: ParameterExpansionPart,
  quoted: boolean,
): Piece[] {
  const subject = subjectOf(evaluation, state, part);
  const { operation } = part;
  // A bad substitution ends zsh, or the eval it stands in.
  const isForeign =
    part.prefix === '!' || operation?.type === 'CaseModification' || operation?.type === 'Transform';
  if (isForeign && isZsh(evaluation)) raise(state, 'discard', false);
  if (operation === undefined || operation.type === 'Names') {
    if (part.prefix === '#') return [{ kind: 'value', value: lengthOf(subject.looked), quoted }];
    return [pieceOf(state, subject.star ? '*' : '@', subject.looked, quoted)];
  }
  const isOther = part.parameter === '#' || (subject.star && quoted && subject.looked.kind === 'list');
  if (isZsh(evaluation) && isOther) return [{ kind: 'value', value: { prefix: '' }, quoted }];
  if (operation.type === 'Default') return expandDefault(evaluation, state, subject, operation, quoted);
  const change = changeOf(evaluation, state, operation, subject);
  const { looked } = subject;
  const changed: Looked =
    looked.kind === 'list' && operation.type === 'Slice'
      ? sliceList(evaluation, state, looked, operation)
      : looked.kind === 'list'
        ? {
            ...looked,
            values: looked.values.map((value) => (value.many ? { prefix: '', many: true } : change(value))),
          }
        : looked.kind === 'value'
          ? { kind: 'value', value: change(looked.value) }
          : looked;
  return [pieceOf(state, subject.star ? '*' : '@', changed, quoted)];
}

/** What a ${…} is about. `set`: how `:=` stores a value. */
type Subject = { looked: Looked; star: boolean; set: (value: Arg) => boolean };

function subjectOf(evaluation: Evaluation, state: State, part: ParameterExpansionPart): Subject {
  if (part.prefix === '!') return indirect(evaluation, state, part);
  return directSubject(evaluation, state, part.parameter, part.index);
}

function directSubject(
  evaluation: Evaluation,
  state: State,
  parameter: string,
  index: Word | undefined,
): Subject {
  const set = (value: Arg) => assign(evaluation, state, parameter, value);
  if (index === undefined)
    return {
      looked: lookUp(evaluation, state, parameter),
      star: parameter !== '@',
      set,
    };
  const name = resolveName(state, parameter);
  if (index.text === '@' || index.text === '*')
    return { looked: allOf(state, name), star: index.text === '*', set };
  const key = subscript(evaluation, state, name, expandText(evaluation, state, index));
  return {
    looked: elementOf(state.variables.get(name), key.text),
    star: false,

    set: (value) => assignElement(evaluation, state, name, key.text, value, false),
  };
}

function allOf(state: State, name: string): Looked & { kind: 'list' } {
  const variable = state.variables.get(name);
  return listOf(variable, elementsOf(variable) ?? []);
}

/** ${!name}, ${!prefix*}, ${!name[@]} */
function indirect(evaluation: Evaluation, state: State, part: ParameterExpansionPart): Subject {
  const { parameter, index, operation } = part;
  const nothing = { star: false, set: () => true };
  if (operation?.type === 'Names')
    return {
      ...nothing,
      star: operation.operator === '*',
      looked: { kind: 'list', values: [{ prefix: parameter, many: true }] },
    };
  if (index !== undefined && (index.text === '@' || index.text === '*')) {
    const { keys = [], isOrdered } = allOf(state, resolveName(state, parameter));
    const values = keys.map((key): Arg => (key === undefined ? { prefix: '', many: true } : known(key)));
    return { ...nothing, star: index.text === '*', looked: { kind: 'list', values, isOrdered } };
  }
  const own = state.variables.get(parameter);
  // Of a reference it gives the name that it stands for.
  if (own?.reference && index === undefined)
    return { ...nothing, looked: { kind: 'value', value: own.value ?? empty } };
  const plain = directSubject(evaluation, state, parameter, index);
  const name = plain.looked.kind === 'value' ? plain.looked.value : undefined;
  if (name?.text !== undefined && /^(?:[A-Za-z_]\w*|\d+|[@*#?$!-])$/.test(name.text)) {
    const target = name.text;
    return {
      looked: lookUp(evaluation, state, target),
      star: target === '*',

      set: (value) => assign(evaluation, state, target, value),
    };
  }
  const element = elementName.exec(name?.text ?? '');
  if (element !== null) {
    const array = resolveName(state, element[1] as string);
    const key = element[2] as string;
    if (key === '@' || key === '*') return { ...nothing, star: key === '*', looked: allOf(state, array) };
    const found = subscript(evaluation, state, array, known(key));
    return { ...nothing, looked: elementOf(state.variables.get(array), found.text) };
  }
  if (name !== undefined && name.text === undefined && !isWord(name) && name.variable === undefined)
    add(evaluation, act('run.dynamic', 'an indirect name'));
  raise(state, 'discard', name === undefined || name.text !== undefined);
  return { ...nothing, looked: { kind: 'value', value: unknown() } };
}

function lengthOf(looked: Looked): Arg {
  if (looked.kind === 'unset') return known('0');
  if (looked.kind === 'value')
    return looked.value.text === undefined ? someWord : known(String([...looked.value.text].length));
  return looked.values.some((value) => value.many) ? someWord : known(String(looked.values.length));
}

/** ${x:-d} ${x:=d} ${x:?d} ${x:+d} and the same without colon. */
function expandDefault(
  evaluation: Evaluation,
  state: State,
  { looked, star, set }: Subject,
  operation: ParameterOperation & { type: 'Default' },
  quoted: boolean,
): Piece[] {
  const colon = operation.operator.startsWith(':');
  // In zsh $@ and arrays are set without elements too.
  const absent = looked.kind === 'list' && isZsh(evaluation) ? undefined : isAbsent(looked, colon);
  const own = pieceOf(state, star ? '*' : '@', looked, quoted);
  switch (operation.operator.replace(':', '')) {
    case '+':
      if (absent === true) return [looked.kind === 'list' ? own : { kind: 'value', value: empty, quoted }];
      if (absent === false) return operandPieces(evaluation, state, operation.operand, quoted);
      return [
        eitherOf(
          empty,
          maybe(state, () => expandText(evaluation, state, operation.operand)),
          quoted,
        ),
      ];
    case '?':
      if (absent === true) expandText(evaluation, state, operation.operand);
      else if (absent === undefined) maybe(state, () => expandText(evaluation, state, operation.operand));
      if (absent !== false) raise(state, 'exit', absent === true);
      return [own];
    case '=': {
      if (absent === false) return [own];
      const value =
        absent === true
          ? expandText(evaluation, state, operation.operand)
          : join(
              wholeValue(looked),
              maybe(state, () => expandText(evaluation, state, operation.operand)),
            );
      if (!set(value)) raise(state, 'discard', absent === true);
      return [{ kind: 'value', value, quoted }];
    }
    default:
      if (absent === false) return [own];
      if (absent === true) return operandPieces(evaluation, state, operation.operand, quoted);
      return [
        eitherOf(
          wholeValue(looked),
          maybe(state, () => expandText(evaluation, state, operation.operand)),
          quoted,
        ),
      ];
  }
}

function eitherOf(a: Arg, b: Arg, quoted: boolean): Piece {
  return { kind: 'value', value: quoted ? oneField(join(a, b)) : join(a, b), quoted };
}

const wholeValue = (looked: Looked): Arg =>
  looked.kind === 'unset' ? empty : looked.kind === 'value' ? looked.value : { prefix: '', many: true };

function isAbsent(looked: Looked, colon: boolean): boolean | undefined {
  if (looked.kind === 'unset') return true;
  if (looked.kind === 'list') {
    if (looked.values.length === 0) return true;
    if (looked.values.every((value) => value.many)) return undefined;
    return colon && looked.values.length === 1 ? isEmpty(looked.values[0] as Arg) : false;
  }
  if (looked.value.text === undefined) return looked.value.prefix !== '' ? false : undefined;
  return colon && looked.value.text === '';
}

/** The word behind :- is split like the rest of an unquoted word, its quoted parts are not. */
function operandPieces(evaluation: Evaluation, state: State, operand: Word, quoted: boolean): Piece[] {
  if (quoted) return [{ kind: 'value', value: expandText(evaluation, state, operand), quoted }];
  if (isZsh(evaluation) && /[{*?[~]/.test(operand.text))
    return [{ kind: 'value', value: { prefix: '', many: true }, quoted }];
  const hasQuotes =
    operand.parts?.some((part) => /Quoted|Locale/.test(part.type)) || /[\\'"]/.test(operand.text);
  if (!hasQuotes) return [{ kind: 'value', value: expandText(evaluation, state, operand), quoted }];
  const fields = expandWord(evaluation, state, operand);
  const isPlain = fields.length <= 1 && !/\s/.test(operand.text.replace(/"[^"]*"|'[^']*'/g, ''));
  if (isPlain && fields.length === 1) return [{ kind: 'list', values: fields, quoted: true, between: ' ' }];
  return [{ kind: 'value', value: { prefix: '', many: true }, quoted: false }];
}

/** An operation on one value, ready to be used on each value of a list. */
function changeOf(
  evaluation: Evaluation,
  state: State,
  operation: ParameterOperation,
  subject: Subject,
): (value: Arg) => Arg {
  switch (operation.type) {
    case 'Remove': {
      const pattern = expandPattern(evaluation, state, operation.operand);
      return (value) => removed(value, operation.operator, pattern);
    }
    case 'Replace': {
      // zsh finds another pattern in ${x///y}, and reads quotes in another way.
      const isOpen =
        isZsh(evaluation) &&
        (/^\/|^$/.test(operation.pattern.text) ||
          /['"\\]/.test(operation.pattern.text + operation.replacement.text));
      const written = expandPattern(evaluation, state, operation.pattern);
      const pattern = isOpen ? undefined : written;
      const replacement = expandText(evaluation, state, operation.replacement);
      return (value) => replaced(value, operation.operator, pattern, replacement);
    }
    case 'CaseModification': {
      const pattern = operation.operand && expandPattern(evaluation, state, operation.operand);
      return (value) =>
        operation.operand !== undefined && pattern === undefined
          ? { prefix: '' }
          : caseChanged(value, operation.operator, pattern);
    }
    case 'Slice': {
      const offset = numberOf(evaluation, state, operation.offset);
      const length = operation.length && numberOf(evaluation, state, operation.length);
      if (subject.looked.kind === 'list') return (value) => value;
      return (value) =>
        slice(evaluation, state, value, offset, operation.length === undefined ? 'rest' : length);
    }
    case 'Transform': {
      const kind = operation.operand.text;
      return (value) => transformed(evaluation, state, value, kind);
    }
    default:
      return () => ({ prefix: '' });
  }
}
