import path from 'node:path';
import type { Context } from '../program.ts';
import { asObject, asTexts, directoryHere, findManifest, inDirectory, jsonObject } from './manifest.ts';

/** A package of a workspace. `dir` is absolute. */
export type WorkspacePackage = { dir: string; name: string | undefined };

const maxPackages = 200;

/** The packages of the workspace around the working directory: npm, yarn, bun and pnpm write them down alike. */
export function workspacePackages(context: Context): WorkspacePackage[] {
  const roots = [findManifest(['pnpm-workspace.yaml'], context), workspaceManifest(context)];
  const root = roots.find((manifest) => manifest !== undefined);
  if (!root) return [];
  const globs = root.file.endsWith('.yaml') ? listedPackages(root.text) : workspaceGlobs(root.text);
  const { world } = context;
  const dirs = globs
    .filter((glob) => !glob.startsWith('!'))
    .flatMap((glob) => directories(root.dir, glob, context));
  return [...new Set(dirs)].slice(0, maxPackages).flatMap((dir) => {
    const text = world.readText(path.posix.join(dir, 'package.json'));
    const name = text === undefined ? undefined : jsonObject(text)?.name;
    return text === undefined ? [] : [{ dir, name: typeof name === 'string' ? name : undefined }];
  });
}

/** The nearest package.json that has workspaces; the nearest of all may be a member. */
function workspaceManifest(context: Context): ReturnType<typeof findManifest> {
  const manifest = findManifest(['package.json'], context);
  if (!manifest || workspaceGlobs(manifest.text).length > 0 || manifest.dir === context.world.root)
    return manifest;
  return workspaceManifest(inDirectory(path.posix.dirname(manifest.dir), context));
}

function workspaceGlobs(text: string): string[] {
  const workspaces = jsonObject(text)?.workspaces;
  return asTexts(asObject(workspaces)?.packages ?? workspaces);
}

/** The list under `packages:` of a pnpm-workspace.yaml. */
function listedPackages(text: string): string[] {
  const block = /^packages:\s*\n((?:[ \t]*(?:-.*|#.*)?\n?)*)/m.exec(text)?.[1] ?? '';
  return [...block.matchAll(/^\s*-\s*['"]?([^'"#\n]+?)['"]?\s*(?:#.*)?$/gm)].map(([, glob = '']) => glob);
}

/** Directories that a workspace glob names: "packages/*", "apps/web", "libs/**". */
function directories(root: string, glob: string, { world }: Context): string[] {
  let found = [root];
  for (const part of glob.replace(/^\.\//, '').replace(/\/+$/, '').split('/')) {
    found = found.flatMap((dir) => {
      if (part === '**') return [dir, ...below(dir, 3)];
      if (!part.includes('*')) return [path.posix.join(dir, part)];
      const name = new RegExp(`^${part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`);
      return children(dir).filter((child) => name.test(path.posix.basename(child)));
    });
    found = found.slice(0, maxPackages);
  }
  return found;

  function children(dir: string): string[] {
    return world
      .list(dir)
      .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
      .map((name) => path.posix.join(dir, name))
      .filter((child) => world.kind(child) === 'directory');
  }

  function below(dir: string, depth: number): string[] {
    if (depth === 0) return [];
    return children(dir).flatMap((child) => [child, ...below(child, depth - 1)]);
  }
}

/**
 * The packages that a selector names: a name, a glob of names ("@app/*"), a directory, or with dependents and dependencies
 * ("web...", "...^web", "web[origin/main]"), of which the named ones count. Undefined when it can't be told.
 */
export function selectPackages(selector: string, context: Context): WorkspacePackage[] | undefined {
  const all = workspacePackages(context);
  const core = selector.replace(/^\.\.\.\^?|\^?\.\.\.$|\[[^\]]*\]/g, '').replace(/^\{|\}$/g, '');
  if (core === '' || core.startsWith('!')) return all.length === 0 ? undefined : all;
  if (/^\.{0,2}\//.test(core) || core === '.') {
    const here = directoryHere(context);
    const dir = here === undefined ? undefined : path.posix.resolve(here, core.replace(/\/\*+$/, ''));
    return dir === undefined
      ? undefined
      : all.filter((one) => one.dir === dir || one.dir.startsWith(`${dir}/`));
  }
  const name = new RegExp(`^${core.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
  const chosen = all.filter(
    (one) =>
      (one.name !== undefined && (name.test(one.name) || name.test(one.name.replace(/^@[^/]+\//, '')))) ||
      `${one.dir}/`.includes(`/${core}/`),
  );
  return chosen.length === 0 ? undefined : chosen;
}
