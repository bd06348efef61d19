import { beforeAll, describe, expect, it } from 'vitest';
import { topics } from './exact/topics.ts';
import { type Done, runInBash } from './real-bash.ts';

const all = Object.values(topics).flat();

/** The cases of exact.test.ts themselves are right: bash does what they say. */
describe('bash agrees', () => {
  let done: Done[] = [];

  beforeAll(() => {
    done = runInBash(all.map(([source]) => source));
  }, 120_000);

  it.each(all.map((row, index) => [row[0], index, row.slice(1)] as const))(
    '%s',
    (_source, index, expected) => {
      expect(done[index]?.ran.toSorted()).toEqual([...expected].sort());
    },
  );
});
