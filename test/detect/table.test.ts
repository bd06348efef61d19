import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/detect/catalogue.ts';
import { detect } from '../../src/detect/detect.ts';
import { findTemplatesDir } from '../../src/detect/templates-dir.ts';
import { compare, type Verdict } from './compare.ts';
import { layDown, readRepo } from './repo.ts';

/**
 * Detection against what is true, field by field. The project's own small repositories by default; REPOS_DIR names a
 * directory with more of the same shape, and TABLE=1 prints every field.
 */
const directories: { directory: string; share: number }[] = [
  { directory: resolve('test/fixtures/detect'), share: 1 },
  ...(process.env.REPOS_DIR ? [{ directory: process.env.REPOS_DIR, share: 0.95 }] : []),
];
const catalogue = loadCatalogue(findTemplatesDir());

describe.each(directories)('repositories in $directory', ({ directory, share }) => {
  const files = readdirSync(directory).filter((file) => file.endsWith('.json'));
  const verdicts = files.flatMap((file) => {
    const repo = readRepo(join(directory, file));
    const root = layDown(repo);
    const found = compare({ ...repo, slug: file.replace('.json', '') }, detect(root, { catalogue }));
    rmSync(root, { recursive: true });
    return found;
  });
  if (process.env.TABLE) console.log(table(verdicts));

  test(`at least ${100 * share} % of the fields are right`, () => {
    expect(files.length).toBeGreaterThan(0);
    const right = verdicts.filter((verdict) => verdict.right).length;
    expect(
      right / verdicts.length,
      table(verdicts.filter((verdict) => !verdict.right)),
    ).toBeGreaterThanOrEqual(share);
  });

  test('no wrong answer is given with certainty', () => {
    const wrong = verdicts.filter((verdict) => !verdict.right && verdict.certainty >= 0.8);
    expect(wrong, table(wrong)).toEqual([]);
  });
});

function table(verdicts: Verdict[]): string {
  const rows = verdicts.map(({ repo, dir, field, right, certainty, found, wanted }) =>
    [
      right ? 'ok   ' : 'WRONG',
      certainty.toFixed(2),
      repo,
      dir,
      field,
      right ? found : `${found} ≠ ${wanted}`,
    ].join('  '),
  );
  const right = verdicts.filter((verdict) => verdict.right).length;
  return [
    ...rows,
    `${right} of ${verdicts.length} fields right (${((100 * right) / verdicts.length).toFixed(1)} %)`,
  ].join('\n');
}
