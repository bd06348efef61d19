import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { bashRefuses, readAsText } from './syntax/bash-refuses.ts';
import { bashTakes, wrongWhenRun } from './syntax/bash-takes.ts';
import { keeps, loses } from './syntax/lost-separator.ts';

/** What `bash -n` says of each source. */
function accepted(sources: readonly string[]): boolean[] {
  const driver = `while IFS= read -r -d '' source; do bash -n <<< "$source" 2>/dev/null && echo 1 || echo 0; done`;
  const { stdout } = spawnSync('bash', ['-c', driver], {
    input: sources.map((source) => `${source}\0`).join(''),
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line === '1');
}

/** The lists of syntax.test.ts are right. */
describe('bash -n', () => {
  it('takes what it is said to take', () => {
    const sources = [...bashTakes, ...wrongWhenRun];
    expect(accepted(sources)).toEqual(sources.map(() => true));
  });
  it('refuses what it is said to refuse', () => {
    const sources = [...bashRefuses, ...readAsText];
    expect(accepted(sources)).toEqual(sources.map(() => false));
  });
});

describe('a ; behind a here-document in a substitution', () => {
  const printed = (source: string): string =>
    spawnSync('bash', ['-c', `echo ${source}`], { encoding: 'utf8' })
      .stdout.trim()
      .replaceAll('\n', ' ');
  const losesIt = printed('$BASH_VERSION').startsWith('5.2.');

  it.each(loses)('%j is another command in bash 5.2', (source, prints) => {
    expect(printed(source) === prints).toBe(!losesIt);
  });
  it.each(keeps)('%j is what it says', (source, prints) => {
    expect(printed(source)).toBe(prints);
  });
});
