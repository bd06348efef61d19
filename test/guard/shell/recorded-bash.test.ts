import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../fuzz/scratch.ts';
import { runInBash, surroundings } from './real-bash.ts';

/**
 * The records are what bash does, and zsh where it is installed: each is made anew from its sources (UPDATE_RECORD=1 writes it). Cases of a file are
 * separated by a line with %%.
 */
const dir = path.join(import.meta.dirname, 'recorded');
const topics = fs
  .readdirSync(dir)
  .filter((name) => name.endsWith('.sh'))
  .map((name) => name.slice(0, -'.sh'.length))
  .filter((topic) => topic !== 'zsh' || isInstalled('zsh'));

describe('the record is what bash does', () => {
  it.each(topics)(
    '%s',
    (topic) => {
      const sources = fs
        .readFileSync(path.join(dir, `${topic}.sh`), 'utf8')
        .trimEnd()
        .split('\n%%\n');
      const within = ['surroundings', 'ways'].includes(topic) ? surroundings : [{}];
      const done = runInBash(sources, within, topic === 'zsh' ? 'zsh -f' : 'bash').map((each, index) => ({
        source: sources[index] ?? '',
        ...each,
      }));
      const file = path.join(dir, `${topic}.json`);
      if (process.env.UPDATE_RECORD) fs.writeFileSync(file, `${JSON.stringify(done, null, 2)}\n`);
      expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(done);
    },
    300_000,
  );
});
