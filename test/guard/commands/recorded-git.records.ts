import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runGit } from './real-git.ts';
import { sections } from './recorded-git/lines.ts';

/** The record is what git does: it is made anew from the lines and compared (UPDATE_RECORD=1 writes it). */
test('the record is what git does', { timeout: 300_000 }, () => {
  const seen = runGit(Object.values(sections));
  const record = Object.fromEntries(
    Object.entries(sections).map(([topic, { lines }], at) => [
      topic,
      lines.map((line, index) => ({ line: line.replace(/^~ /, ''), ...seen[at]?.[index] })),
    ]),
  );
  const file = path.join(import.meta.dirname, 'recorded-git/record.json');
  if (process.env.UPDATE_RECORD) fs.writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(record);
});
