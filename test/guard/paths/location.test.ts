import { describe, expect, test } from 'vitest';
import { below, locate } from '../../../src/guard/paths/location.ts';
import { fakeWorld } from '../fake-world.ts';

const inside = (relative: string) => ({ place: 'inside', relative });

describe('where a path lies', () => {
  const world = fakeWorld([], {
    temporary: ['/tmp', '/var/tmp'],
    worktrees: () => ['/repo', '/repo/.claude/worktrees/a', '/repo/.claude/worktrees/a/deep', '/other'],
  });
  test.each([
    ['/repo', inside('')],
    ['/repo/src/a.ts', inside('src/a.ts')],
    ['/repository/a', { place: 'outside' }],
    ['/repo/.claude/worktrees/a/src/a.ts', inside('src/a.ts')],
    ['/repo/.claude/worktrees/a/deep/a.ts', inside('a.ts')],
    ['/repo/.claude/worktrees/b/a.ts', inside('.claude/worktrees/b/a.ts')],
    ['/other/a.ts', inside('a.ts')],
    ['/tmp/a', { place: 'temporary' }],
    ['/var/tmp', { place: 'temporary' }],
    ['/home/dev/.ssh/id', { place: 'home', relative: '.ssh/id' }],
    ['/home/devil/a', { place: 'outside' }],
    ['/etc/passwd', { place: 'outside' }],
    ['/repo/e\u0301', inside('\u00e9')],
  ])('%s', (absolute, expected) => expect(locate(absolute, world)).toEqual(expected));

  test('a temporary directory in the repository is the repository', () => {
    expect(locate('/repo/tmp/a', fakeWorld([], { temporary: ['/repo/tmp'] }))).toEqual(inside('tmp/a'));
  });

  test('git is asked for work trees only where one could be', () => {
    let asked = 0;
    const counting = fakeWorld([], {
      worktrees: () => {
        asked += 1;
        return ['/repo'];
      },
    });
    locate('/repo/src/a.ts', counting);
    expect(asked).toBe(0);
    locate('/repo/.claude/worktrees/a', counting);
    locate('/elsewhere', counting);
    expect(asked).toBe(2);
  });
});

test.each([
  ['/a/b', '/a/', false, 'b'],
  ['/a/b', '/a///', false, 'b'],
  ['/a', '/a/', false, ''],
  ['/a/b', '/', false, 'a/b'],
  ['/A/b', '/a', true, 'b'],
  ['/A', '/a', true, ''],
  ['/A/b', '/a', false, undefined],
  ['/ab', '/a', false, undefined],
  ['/\u00e9/x', '/e\u0301', false, 'x'],
])('%s below %s (case folded: %s)', (absolute, dir, caseInsensitive, expected) => {
  expect(below(absolute, dir, { caseInsensitive })).toBe(expected);
});
