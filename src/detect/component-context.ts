import type { Catalogue } from './catalogue.ts';
import type { Manifest } from './manifests/manifest.ts';
import { matchFiles } from './match-files.ts';
import type { PackageManager } from './package-manager.ts';
import type { Stack } from './stack.ts';
import { isInside, joinPath, type Tree } from './tree.ts';

/** What is known of a component before its tests, linters and databases are looked for. */
export type ComponentContext = {
  tree: Tree;
  catalogue: Catalogue;
  dir: string;
  stack: Stack;
  manifest: Manifest;
  /** Of the same ecosystem at the root, where a workspace shares dependencies and scripts. */
  root: Manifest | null;
  manager: PackageManager | null;
  /** Directories of other components inside this one. */
  inner: string[];
  /** Whether a workspace at the root lists it. */
  isMember: boolean;
};

/** Files of the component itself, without those of components inside it. */
export function filesOf({ tree, dir, inner }: ComponentContext, glob: string, limit: number): string[] {
  return matchFiles(tree, dir, glob, limit).filter((file) => !inner.some((other) => isInside(file, other)));
}

/**
 * Puts the package manager's launcher where a command says `{exec}`; a Ruby program that has a stub in bin/ is started
 * by it, as people do.
 */
export function fillExec({ manager, tree, dir }: ComponentContext, command: string): string {
  const exec = manager?.exec ?? '';
  const filled = command.replace(/\{exec\} ?/, exec === '' ? '' : `${exec} `);
  return filled.replace(/^bundle exec (\w+)/, (whole, program: string) =>
    tree.directories.get(joinPath(dir, 'bin'))?.includes(program) ? `bin/${program}` : whole,
  );
}
