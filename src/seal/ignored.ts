import fs from 'node:fs';
import path from 'node:path';

/** What git ignores and a seal holds all the same. Paths are relative to the work tree's root. */
export type Ignored = {
  held(file: string): boolean;
  /** Is such a directory worth a look? Those that hold other people's files by the thousand are not. */
  entered(directory: string): boolean;
};

const maxEntries = 5000;

/**
 * The wanted files below directories that git does not look into; no more than 5,000 entries are read. `ownOnly`: repositories are
 * passed over.
 */
export function filesBelow(
  root: string,
  directories: readonly string[],
  look: { entered(directory: string): boolean; wanted(file: string): boolean; ownOnly?: boolean },
): string[] {
  const found: string[] = [];
  const open = directories.filter(look.entered);
  let left = maxEntries;
  for (let dir = open.pop(); dir !== undefined && left > 0; dir = open.pop()) {
    const entries = read(path.join(root, dir));
    if (look.ownOnly && entries.some(({ name }) => name === '.git')) continue;
    left -= entries.length;
    for (const entry of entries) {
      const relative = `${dir}/${entry.name}`;
      if (entry.isDirectory()) {
        if (look.entered(relative)) open.push(relative);
      } else if (look.wanted(relative)) found.push(relative);
    }
  }
  return found;
}

function read(directory: string): fs.Dirent[] {
  try {
    return fs.readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}
