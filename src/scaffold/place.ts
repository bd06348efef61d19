import fs from 'node:fs';
import path from 'node:path';

/** Something that no file can be written to. */
export type Blocked = { type: 'blocked'; code: 'in-the-way' | 'outside-root'; why: string };

/**
 * Where a write to this path would land, symlinks followed; relative to the root, with slashes. Neither the file
 * nor its directories need exist. `realRoot` is absolute and without symlinks.
 */
export function realPlace(realRoot: string, file: string): string | Blocked {
  const parts = file.split('/');
  let real = realRoot;
  for (const [index, part] of parts.entries()) {
    const next = path.join(real, part);
    const stat = fs.lstatSync(next, { throwIfNoEntry: false });
    if (stat === undefined) return toRelative(realRoot, path.join(real, ...parts.slice(index)));
    const name = parts.slice(0, index + 1).join('/');
    real = next;
    if (stat.isSymbolicLink()) {
      try {
        real = fs.realpathSync.native(next);
      } catch {
        return blocked('in-the-way', `${name} is a symlink to nothing`);
      }
      if (!isInside(realRoot, real)) return blocked('outside-root', `${name} is a symlink to ${real}`);
    }
    if (index < parts.length - 1 && !fs.statSync(real).isDirectory()) {
      return blocked('in-the-way', `${name} is a file where a directory is needed`);
    }
  }
  return toRelative(realRoot, real);
}

export function blocked(code: Blocked['code'], why: string): Blocked {
  return { type: 'blocked', code, why };
}

function isInside(realRoot: string, real: string): boolean {
  const relative = path.relative(realRoot, real);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

function toRelative(realRoot: string, absolute: string): string {
  return path.relative(realRoot, absolute).split(path.sep).join('/');
}
