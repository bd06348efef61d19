import * as v from 'valibot';

/** Where the installer keeps its own files, relative to the root. */
export const installedPath = '.claude/gates/installed.json';
export const basePath = '.claude/gates/base.json.gz';
export const statePath = '.claude/gates/state' as const;
export const lockPath = `${statePath}/install.lock`;
export const journalPath = `${statePath}/install.journal`;

/** Settings files of the client: they may name a hook only while its file is there. */
export function isSettings(path: string): boolean {
  return /(^|\/)\.claude\/settings(\.local)?\.json$/.test(path);
}

/** `.claude/agents/coder.md` → `.claude/agents`, `.claude` */
export function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

/** Paths that come from a file are checked: a repo is not trusted to say where to write. */
export const relativePath = v.pipe(v.string(), v.check(isInsidePath, 'is not a path inside the repo'));

function isInsidePath(path: string): boolean {
  if (/^[a-z]:|[\\\0]/i.test(path)) return false;
  return path.split('/').every((part) => !/^(\.{0,2}|\.git)$/i.test(part));
}
