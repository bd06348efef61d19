import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runInTrees } from './real-tree.ts';
import { linesOf } from './recorded/lines.ts';

/**
 * The records are what programs do: each is made anew from its lines (UPDATE_RECORD=1 writes it) where bash, strace and the
 * programs are those of Debian 12 or later.
 */
const dir = path.join(import.meta.dirname, 'recorded');
const topics = fs
  .readdirSync(dir)
  .filter((name) => name.endsWith('.sh'))
  .map((name) => name.slice(0, -'.sh'.length));

const needed = 'strace sed gawk find ed vim patch tar cpio zip unzip gzip xz zstd 7z jq'.split(' ');
const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const canRun = process.platform === 'linux' && needed.every(isThere);

describe('the record is what programs do', () => {
  test.runIf(canRun).each(topics)('%s', { timeout: 300_000 }, (topic) => {
    const cases = linesOf(fs.readFileSync(path.join(dir, `${topic}.sh`), 'utf8'));
    const seen = runInTrees(cases.map(({ line }) => line));
    const record = cases.map(({ line, besides }, at) => ({ line, ...seen[at], besides }));
    const file = path.join(dir, `${topic}.json`);
    if (process.env.UPDATE_RECORD) fs.writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(record);
  });
});
