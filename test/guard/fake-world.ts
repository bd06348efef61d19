import path from 'node:path';
import type { World } from '../../src/guard/world.ts';

/**
 * A World out of a list of files (root-relative, or absolute), for tests without a disk. `links`: absolute path → target.
 * Directories exist as far as files lie in them; a name ending in '/' is an empty directory.
 */
export function fakeWorld(
  files: readonly string[] | Record<string, string> = [],
  options: Partial<World> & { links?: Record<string, string> } = {},
): World {
  const { links = {}, ...overrides } = options;
  const root = overrides.root ?? '/repo';
  const texts = Array.isArray(files) ? new Map<string, string>() : new Map(Object.entries(files));
  const names = Array.isArray(files) ? files : Object.keys(files);
  const absolute = (name: string) => (name.startsWith('/') ? name : `${root}/${name}`);
  const kinds = new Map<string, 'file' | 'directory'>([[root, 'directory']]);
  for (const name of names) {
    const full = absolute(name).replace(/\/$/, '');
    kinds.set(full, name.endsWith('/') ? 'directory' : 'file');
    for (let dir = path.dirname(full); dir !== '/'; dir = path.dirname(dir)) kinds.set(dir, 'directory');
  }
  const realpath = (raw: string): string => {
    let resolved = '';
    for (const part of raw.split('/')) {
      if (part === '' || part === '.') continue;
      if (part === '..') resolved = resolved.slice(0, Math.max(resolved.lastIndexOf('/'), 0));
      else {
        const next = `${resolved}/${part}`;
        const link = links[next];
        resolved = link === undefined ? next : realpath(link.startsWith('/') ? link : `${resolved}/${link}`);
      }
    }
    return resolved || '/';
  };
  return {
    root,
    project: root,
    home: '/home/dev',
    temporary: ['/tmp'],
    caseInsensitive: false,
    worktrees: () => [root],
    realpath,
    kind: (file) => kinds.get(realpath(file)) ?? 'missing',
    isLink: (file) => file in links,
    list: (dir) =>
      [...kinds.keys(), ...Object.keys(links)]
        .filter((file) => path.dirname(file) === dir && file !== dir)
        .map((file) => path.basename(file))
        .sort(),
    readText: (file) => texts.get(file) ?? texts.get(path.relative(root, file)),
    ...overrides,
  };
}
