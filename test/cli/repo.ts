import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A directory with these files, gone after the test. `git`: false for none. */
export function repo(files: Record<string, string> = {}, { git = true } = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gates-cli-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  if (git) execFileSync('git', ['init', '-q'], { cwd: root });
  return root;
}

export const nodeFiles = {
  'package.json': JSON.stringify({
    name: 'shop',
    devDependencies: { typescript: '5', vitest: '3', eslint: '9' },
    scripts: { test: 'vitest run', lint: 'eslint .' },
  }),
  'src/index.ts': 'export const one = 1;\n',
  'test/index.test.ts': "import { test } from 'vitest';\n",
};

/** Path → hash of everything below, .git left out. */
export function contents(root: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.startsWith(join(root, '.git/'))) continue;
    found[path.slice(root.length + 1)] = createHash('sha256').update(readFileSync(path)).digest('hex');
  }
  return found;
}
