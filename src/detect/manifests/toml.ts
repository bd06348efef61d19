import { parse } from 'smol-toml';
import type { Evidence } from '../detection.ts';
import { isTable, problem } from './manifest.ts';

export function readTomlText(
  file: string,
  text: string,
): { data: Record<string, unknown>; problems: Evidence[] } {
  try {
    const data: unknown = parse(text);
    return { data: isTable(data) ? data : {}, problems: [] };
  } catch (error) {
    const [first = 'unknown'] = (error as Error).message.split('\n');
    return {
      data: {},
      problems: [problem(file, `is not valid TOML (${first}), so nothing is known from it`)],
    };
  }
}
