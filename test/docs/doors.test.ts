import { describe, expect, test } from 'vitest';
import { clientVersions } from '../e2e/client-versions.ts';
import { allDoors, allSessions } from '../e2e/doors/all.ts';
import { seenOn } from '../e2e/doors/door.ts';
import { readSeen } from '../e2e/doors/seen.ts';
import { doorsTable, readTable, writeTable } from '../e2e/doors/table.ts';

/** docs/doors.md is what the last `npm run e2e:full` saw, and the rows are what it played. */
const seen = readSeen();

test('each row has a name of its own', () => {
  const ids = allDoors.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(clientVersions.map(({ version }) => version))('on %s', (version) => {
  test('every row was played, and what was seen is what it says', () => {
    const rows = allDoors.map((door) => [door.id, seenOn(version, door)]);
    expect(seen[version]).toEqual(Object.fromEntries(rows));
  });
});

test('the page is in step with them, and nothing in it is unknown', () => {
  if (process.env.UPDATE_DOORS === '1') writeTable();
  const page = readTable();
  expect(page, 'npm run e2e:full; where only words changed, UPDATE_DOORS=1').toBe(
    doorsTable(allSessions, seen),
  );
  expect(page).not.toMatch(/unknown \||: unknown/);
});

test('what stays open says what remains and who would close it', () => {
  const open = allDoors.filter((door) => seenOn('', door) === 'runs');
  const silent = open.filter(({ remains, doctor }) => remains === undefined && doctor === undefined);
  expect(silent.map(({ id }) => id)).toEqual([]);
});
