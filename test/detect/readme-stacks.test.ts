import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../src/detect/catalogue.ts';
import { findTemplatesDir } from '../../src/detect/templates-dir.ts';
import { debianFixtures, nodeFixtures } from '../toolchains/fixtures/all.ts';

/** The README says of each stack what was verified, and no more. */
test('the README lists the stacks that were run, and those that were only detected', () => {
  const stacks = [...loadCatalogue(findTemplatesDir()).stacks.values()].filter(
    ({ name }) => name !== 'generic',
  );
  const runnersOf = (stack: string) =>
    [...debianFixtures, ...nodeFixtures].filter((fixture) => fixture.stack === stack).map(({ name }) => name);
  const run = stacks.flatMap(({ name, title }) =>
    runnersOf(name).length > 0 ? `${title} (${runnersOf(name).join(', ')})` : [],
  );
  const detected = stacks.flatMap(({ name, title }) => (runnersOf(name).length === 0 ? title : []));
  const table = [
    '| | stacks |',
    '|---|---|',
    `| run here | ${run.join('; ')} |`,
    `| detected, not yet run | ${detected.join('; ')} |`,
  ].join('\n');
  expect(readFileSync('README.md', 'utf8'), `the README's table should be:\n${table}`).toContain(table);
});
