import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../../scaffold/plan.ts';

/**
 * What to hand to `git add` so that the install is committed and nothing else: a directory where all files in it
 * are ours, else the files.
 */
export function commitPaths(plan: Plan): string[] {
  const ours = new Set(
    plan.files.filter(({ action, kind }) => action !== 'keep' && kind !== 'aside').map(({ path }) => path),
  );
  const known = new Set(plan.files.filter(({ kind }) => kind !== 'aside').map(({ path }) => path));
  const looked = new Map<string, boolean>();
  const onlyOurs = (directory: string) => {
    const answer = looked.get(directory) ?? holdsOnly(plan.root, directory, known);
    looked.set(directory, answer);
    return answer;
  };
  const collapsed = new Set<string>();
  for (const path of ours) {
    const parts = path.split('/');
    const directories = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
    collapsed.add(directories.find(onlyOurs) ?? path);
  }
  return [...collapsed].sort();
}

function holdsOnly(root: string, directory: string, known: ReadonlySet<string>): boolean {
  try {
    return readdirSync(join(root, directory), { withFileTypes: true }).every((entry) => {
      const path = `${directory}/${entry.name}`;
      if (path === '.claude/gates/state') return true;
      return entry.isDirectory() ? holdsOnly(root, path, known) : known.has(path);
    });
  } catch {
    return false;
  }
}
