import { parseDocument } from 'yaml';
import type { Evidence } from '../detection.ts';
import { isTable, problem } from './manifest.ts';

/** What can be read of a broken file is read. Aliases are bounded, so that a small file can't become a huge one. */
export function readYamlText(
  file: string,
  text: string,
): { data: Record<string, unknown>; problems: Evidence[] } {
  try {
    const document = parseDocument(text, { prettyErrors: true, logLevel: 'silent', uniqueKeys: false });
    const error = document.errors[0];
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    return {
      data: isTable(data) ? data : {},
      problems: error ? [problem(file, `is not valid YAML (${error.message.split('\n')[0]})`)] : [],
    };
  } catch (error) {
    return { data: {}, problems: [problem(file, `is not valid YAML (${(error as Error).message})`)] };
  }
}
