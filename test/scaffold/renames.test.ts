import { describe, expect, test } from 'vitest';
import type { DesiredFile } from '../../src/scaffold/desired.ts';
import { makeRepo } from './repo.ts';
import { changes, fileIn, install, uninstall } from './steps.ts';

const text = (...lines: string[]) => `${lines.join('\n')}\n`;
const at = (path: string, content: string): DesiredFile[] => [{ path, kind: 'managed', content }];
const renames = [
  { from: 'a.md', to: 'b.md' },
  { from: 'b.md', to: 'c.md' },
];
const old = text('1', '2', '3', '4', '5');
const next = text('1', '2', '3', '4', 'five');

describe('a renamed template', () => {
  test('unedited goes to its new place', async () => {
    const repo = makeRepo();
    await install(repo, at('a.md', old));
    await install(repo, at('c.md', next), { version: '2', renames });
    expect(repo.exists('a.md')).toBe(false);
    expect(repo.read('c.md')).toBe(next);
    expect(changes(await install(repo, at('c.md', next), { version: '2', renames }))).toEqual([]);
    await uninstall(repo);
    expect(repo.files()).toEqual([]);
  });

  test('edited carries its edits along, through two renames', async () => {
    const repo = makeRepo();
    await install(repo, at('a.md', old));
    repo.write('a.md', old.replace('1', 'one'));
    await install(repo, at('c.md', next), { version: '2', renames });
    expect(repo.exists('a.md')).toBe(false);
    expect(repo.read('c.md')).toBe(text('one', '2', '3', '4', 'five'));
  });

  test('edited in the same line conflicts at its new place', async () => {
    const repo = makeRepo();
    await install(repo, at('a.md', old));
    repo.write('a.md', old.replace('5', 'cinq'));
    await install(repo, at('b.md', next), { version: '2', renames: renames.slice(0, 1) });
    expect(repo.exists('a.md')).toBe(false);
    expect(repo.read('b.md')).toBe(old.replace('5', 'cinq'));
    expect(repo.read('b.md.gates-new')).toBe(next);
  });

  test('deleted by the user stays deleted', async () => {
    const repo = makeRepo();
    await install(repo, at('a.md', old));
    repo.remove('a.md');
    const planned = await install(repo, at('c.md', next), { version: '2', renames });
    expect(fileIn(planned, 'c.md').state).toBe('deleted-by-user');
    expect(repo.exists('c.md')).toBe(false);
  });

  test('renamed by the user too is followed there', async () => {
    const repo = makeRepo();
    await install(repo, at('a.md', old));
    repo.remove('a.md');
    repo.write('c.md', old.replace('1', 'one'));
    await install(repo, at('c.md', next), { version: '2', renames });
    expect(repo.read('c.md')).toBe(text('one', '2', '3', '4', 'five'));
  });

  test('does not run over a file of theirs at the new place', async () => {
    const repo = makeRepo();
    await install(repo, at('a.md', old));
    repo.write('a.md', old.replace('1', 'one'));
    repo.write('c.md', 'theirs\n');
    const planned = await install(repo, at('c.md', next), { version: '2', renames });
    expect(fileIn(planned, 'c.md').state).toBe('collision');
    expect(fileIn(planned, 'a.md').state).toBe('retired-edited');
    expect(repo.read('c.md')).toBe('theirs\n');
    expect(repo.read('a.md')).toBe(old.replace('1', 'one'));
  });

  test('that is not wanted any more retires at its old place', async () => {
    const repo = makeRepo();
    await install(repo, at('a.md', old));
    await install(repo, [], { version: '2', renames });
    expect(repo.exists('a.md')).toBe(false);
  });

  test('on a repo that has the new name already changes nothing', async () => {
    const repo = makeRepo();
    await install(repo, at('c.md', old));
    repo.write('a.md', 'a file of theirs\n');
    expect(changes(await install(repo, at('c.md', old), { renames }))).toEqual([]);
  });
});
