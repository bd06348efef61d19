import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';

/** A directory of its own for one test, with what a test does to it. */
export type Repo = {
  root: string;
  read: (file: string) => string;
  /** Paths of all files, sorted; .git left out. */
  files: () => string[];
  write: (file: string, text: string | Buffer) => void;
  remove: (file: string) => void;
  exists: (file: string) => boolean;
  git: (...args: string[]) => string;
  /** Each file's content, mode and link target: equal before and after means that nothing was touched. */
  state: () => Record<string, string>;
};

const made: string[] = [];

afterEach(() => {
  for (const root of made.splice(0)) fs.rmSync(root, { recursive: true, force: true });
});

export function makeRepo(files: Record<string, string | Buffer> = {}): Repo {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gates-scaffold-')));
  made.push(root);
  const repo = repoAt(root);
  for (const [file, text] of Object.entries(files)) repo.write(file, text);
  repo.git('init', '-q', '-b', 'main');
  commitAll(repo);
  return repo;
}

export function commitAll(repo: Repo): void {
  repo.git('add', '-A', '-f');
  repo.git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-q', '--allow-empty', '-m', 'x');
}

export function repoAt(root: string): Repo {
  const at = (file: string) => path.join(root, file);
  const files = () => listFiles(root, '').sort();
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  return {
    root,
    files,
    read: (file) => fs.readFileSync(at(file), 'utf8'),
    write: (file, text) => {
      fs.mkdirSync(path.dirname(at(file)), { recursive: true });
      fs.writeFileSync(at(file), text);
    },
    remove: (file) => fs.rmSync(at(file), { recursive: true }),
    exists: (file) => fs.existsSync(at(file)),
    git: (...args) => execFileSync('git', args, { cwd: root, env, encoding: 'utf8' }),
    state: () =>
      Object.fromEntries(
        files().map((file) => {
          const stat = fs.lstatSync(at(file));
          const content = stat.isSymbolicLink()
            ? fs.readlinkSync(at(file))
            : fs.readFileSync(at(file), 'base64');
          return [file, `${(stat.mode & 0o7777).toString(8)} ${content}`];
        }),
      ),
  };
}

function listFiles(root: string, directory: string): string[] {
  return fs.readdirSync(path.join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    const file = directory === '' ? entry.name : `${directory}/${entry.name}`;
    if (file === '.git') return [];
    return entry.isDirectory() ? listFiles(root, file) : [file];
  });
}
