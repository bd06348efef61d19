import { describe, expect, test } from 'vitest';
import { disagreement } from './recorded/foreseen.ts';
import { records } from './recorded/records.ts';

describe.each(Object.entries(records))('what programs were seen to do: %s', (_topic, lines) => {
  test.each(lines.map((each) => [each.line, each] as const))('%s', (_line, each) => {
    expect(disagreement(each)).toEqual({ unforeseen: [], besides: [...each.besides].sort() });
  });
});
