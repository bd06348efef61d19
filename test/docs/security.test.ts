import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allDoors } from '../e2e/doors/all.ts';

/** The register of SECURITY.md: each risk has an id, and tests that show it. */
const root = new URL('../../', import.meta.url);
const text = fs.readFileSync(new URL('SECURITY.md', root), 'utf8');
const risks = text
  .split('\n')
  .filter((line) => /^\| R\d+ \|/.test(line))
  .map((line) => {
    const [id = '', , , shownBy = ''] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    return { id, shownBy: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) };
  });
const doors = new Map(allDoors.map((door) => [door.id, door]));

test('the risks are numbered', () =>
  expect(risks.map(({ id }) => id)).toEqual(risks.map((_risk, index) => `R${index + 1}`)));

describe('each risk is shown by tests that exist', () => {
  test.each(risks)('$id', ({ shownBy }) => {
    expect(shownBy).not.toEqual([]);
    for (const name of shownBy) {
      const [file, title] = name.split(' › ');
      if (title === undefined) expect(doors.has(name), name).toBe(true);
      else expect(fs.readFileSync(new URL(file ?? '', root), 'utf8')).toContain(`test('${title}'`);
    }
  });
});

test('whatever stands open to an agent or at the start is in the register', () => {
  const named = new Set(risks.flatMap(({ shownBy }) => shownBy));
  const open = allDoors.filter(({ seen, closedBy }) => {
    const all = typeof seen === 'string' ? [seen] : Object.values(seen);
    return all.includes('runs') && closedBy !== 'guard';
  });
  expect(open.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});
