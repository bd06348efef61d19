import { type Dirent, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from './decode.ts';

/** The repository as detection sees it: names down to some depth, texts on demand, both bounded. */
export type Tree = {
  root: string;
  /** Directory ('.' or relative) → names of the files in it. Shallow directories come first. */
  directories: Map<string, readonly string[]>;
  /** The bound was hit: what isn't here may still exist. */
  truncated: boolean;
  /** Text of a file, or null when it isn't there, is too large, or is a secret. */
  read(path: string): string | null;
};

export type TreeBounds = { maxDepth: number; maxEntries: number; maxFileBytes: number };

export const defaultBounds: TreeBounds = { maxDepth: 12, maxEntries: 25_000, maxFileBytes: 1_000_000 };

/** Built, fetched, cached, uploaded: nothing in them is a person's source. */
const ignoredNames = new Set(
  (
    'node_modules bower_components jspm_packages vendor Pods target dist build out obj tmp log logs coverage htmlcov ' +
    'storage public static staticfiles assets media uploads __pycache__ venv env site-packages deps _build ' +
    'DerivedData bazel-bin bazel-out'
  ).split(' '),
);

/** Copies that were put aside. What lies in them was a component once. */
const stale = /^[_.]?(?:archived?|backups?|bak|old|legacy|te?mp|deprecated|attic)(?:[-_. ].*)?$/i;

/** The only dot-directories that say something about how the project is built. */
const readDotDirectories = new Set(['.config', '.devcontainer', '.github', '.storybook']);

/** Walks breadth first, so that a bound cuts off what is deepest. Links to directories are not followed. */
export function readTree(root: string, bounds: TreeBounds = defaultBounds): Tree {
  const directories = new Map<string, readonly string[]>();
  let truncated = false;
  let entries = 0;
  let level = ['.'];
  for (let depth = 0; level.length > 0 && depth <= bounds.maxDepth; depth++) {
    const next: string[] = [];
    for (const directory of level) {
      if (entries >= bounds.maxEntries) {
        truncated = true;
        break;
      }
      const listing = list(join(root, directory));
      entries += listing.length;
      directories.set(
        directory,
        listing
          .filter((entry) => !entry.isDirectory() && isFile(root, directory, entry))
          .map(({ name }) => name),
      );
      for (const entry of listing)
        if (entry.isDirectory() && !isIgnored(entry.name)) next.push(joinPath(directory, entry.name));
    }
    level = next;
  }
  return { root, directories, truncated, read: (path) => readText(root, path, bounds.maxFileBytes) };
}

function list(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function isFile(root: string, directory: string, entry: Dirent): boolean {
  if (entry.isFile()) return true;
  if (!entry.isSymbolicLink()) return false;
  try {
    return statSync(join(root, directory, entry.name)).isFile();
  } catch {
    return false;
  }
}

function isIgnored(name: string): boolean {
  if (name.startsWith('.')) return !readDotDirectories.has(name);
  return ignoredNames.has(name) || stale.test(name);
}

/** `.env` holds secrets and is never read; its examples are. */
function isSecret(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /^\.env(?:\.|$)/.test(name) && !/\.(?:example|sample|template|dist)$/.test(name);
}

function readText(root: string, path: string, maxBytes: number): string | null {
  if (isSecret(path)) return null;
  try {
    const file = join(root, path);
    if (lstatSync(file).isSymbolicLink() && isSecret(realpathSync(file))) return null;
    const stat = statSync(file);
    return stat.isFile() && stat.size <= maxBytes ? decode(readFileSync(file)) : null;
  } catch {
    return null;
  }
}

export function joinPath(directory: string, name: string): string {
  return directory === '.' ? name : name === '.' ? directory : `${directory}/${name}`;
}

/** Whether `path` lies in `directory` ('.' holds everything). */
export function isInside(path: string, directory: string): boolean {
  return directory === '.' || path === directory || path.startsWith(`${directory}/`);
}

/** What a workspace lists to keep it building, not because anyone works there. */
export function isExample(dir: string): boolean {
  return /(?:^|\/)(?:examples?|samples?|demos?|playgrounds?|fixtures)(?:\/|$)/i.test(dir);
}
