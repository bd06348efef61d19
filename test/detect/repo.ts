import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A repository as data: its tracked paths, the texts that matter, and what is true about it. */
export type Repo = {
  slug: string;
  /** Paths without a text of interest; those of `contents` may be left out. */
  files: (string | { path: string; mode?: string; symlink?: string })[];
  contents?: Record<string, string>;
  contentsBase64?: Record<string, string>;
  truth: Truth;
};

type Truth = { workspace: string | null; components: TrueComponent[] };

export type TrueComponent = {
  dir: string;
  stack: string;
  testGlobs: string[];
  testRunner: string | null;
  testAll: string | null;
  /** Other spellings that are as good. */
  testAllAlso?: string[];
  lint: string[];
  packageManager: string | null;
  database: string[];
  e2e?: { globs: string[]; runner: string; command: string };
};

export function readRepo(file: string): Repo {
  return JSON.parse(readFileSync(file, 'utf8')) as Repo;
}

/** Lays it down in a new temporary directory; files without a text are empty. */
export function layDown(repo: Pick<Repo, 'files' | 'contents' | 'contentsBase64'>): string {
  const root = mkdtempSync(join(tmpdir(), 'gates-detect-'));
  const links: [string, string][] = [];
  const listed = new Set(repo.files.map((entry) => (typeof entry === 'string' ? entry : entry.path)));
  const unlisted = Object.keys({ ...repo.contents, ...repo.contentsBase64 }).filter(
    (path) => !listed.has(path),
  );
  for (const entry of [...repo.files, ...unlisted]) {
    const { path, mode, symlink } = typeof entry === 'string' ? { path: entry } : entry;
    const target = join(root, path);
    mkdirSync(mode === '160000' ? target : dirname(target), { recursive: true });
    if (symlink !== undefined) links.push([symlink, target]);
    else if (mode !== '160000') {
      const bytes = repo.contentsBase64?.[path];
      writeFileSync(
        target,
        bytes === undefined ? (repo.contents?.[path] ?? '') : Buffer.from(bytes, 'base64'),
      );
    }
  }
  for (const [to, at] of links) symlinkSync(to, at);
  return root;
}

export function pathsOf(repo: Repo): string[] {
  const listed = repo.files.map((entry) => (typeof entry === 'string' ? entry : entry.path));
  return [...new Set([...listed, ...Object.keys({ ...repo.contents, ...repo.contentsBase64 })])];
}
