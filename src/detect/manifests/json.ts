import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Evidence } from '../detection.ts';
import { isTable, problem } from './manifest.ts';

/** JSON as it lies around: what can be read of a broken file is read, and the first fault is told. */
export function readJsonText(
  file: string,
  text: string,
): { data: Record<string, unknown>; problems: Evidence[] } {
  try {
    const data: unknown = JSON.parse(text);
    return isTable(data)
      ? { data, problems: [] }
      : { data: {}, problems: [problem(file, 'is not a JSON object, so nothing is known from it')] };
  } catch {
    // Told below, with its line.
  }
  if (text.trim() === '')
    return { data: {}, problems: [problem(file, 'is empty, so nothing is known from it')] };
  const conflict = /^<{7} /m.exec(text);
  const errors: ParseError[] = [];
  const data: unknown = parse(text, errors, { allowTrailingComma: false });
  const error = errors[0];
  const fault = conflict
    ? { says: 'holds an unresolved merge conflict', offset: conflict.index }
    : {
        says: `is not valid JSON (${error ? printParseErrorCode(error.error) : 'unknown'})`,
        offset: error?.offset ?? 0,
      };
  const line = text.slice(0, fault.offset).split('\n').length;
  return {
    data: isTable(data) ? data : {},
    problems: [problem(file, `${fault.says}, line ${line}; what could be read was used`)],
  };
}
