import fs, { type Dirent } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { defaultBounds } from '../../src/detect/tree.ts';
import { nodeFiles, repo } from './repo.ts';
import { testIo } from './test-io.ts';

/** The work of an install does not grow with the repo: counted, as a clock says little on a busy machine. */
const real = { readdirSync: fs.readdirSync, readFileSync: fs.readFileSync };
const counted = { entries: 0, texts: 0 };
let root = '';

/** Below src/ each directory seems to hold 50 directories, and from the second level on 100 files: millions, four levels down. */
function seeming(directory: string): Dirent[] | undefined {
  const below = relative(join(root, 'src'), directory);
  if (root === '' || below === '' || below.startsWith('..')) return undefined;
  const depth = below.split('/').length;
  const entry = (name: string, isDirectory: boolean) =>
    ({
      name,
      isDirectory: () => isDirectory,
      isFile: () => !isDirectory,
      isSymbolicLink: () => false,
    }) as Dirent;
  const directories = depth > 4 ? [] : Array.from({ length: 50 }, (_, at) => entry(`part${at}`, true));
  return [...directories, ...Array.from({ length: 100 }, (_, at) => entry(`file${at}.ts`, false))];
}

beforeEach(() => {
  Object.assign(counted, { entries: 0, texts: 0 });
  fs.readdirSync = ((directory: string, options: never) => {
    const found = seeming(directory) ?? (real.readdirSync(directory, options) as unknown[]);
    if (root !== '' && String(directory).startsWith(root)) counted.entries += found.length;
    return found;
  }) as typeof fs.readdirSync;
  fs.readFileSync = ((file: string, options: never) => {
    if (root !== '' && String(file).startsWith(root)) counted.texts++;
    return real.readFileSync(file, options);
  }) as typeof fs.readFileSync;
  syncBuiltinESMExports();
});

afterEach(() => {
  root = '';
  Object.assign(fs, real);
  syncBuiltinESMExports();
});

async function install(files: Record<string, string>) {
  const made = repo(files);
  root = made;
  const { io, stdout, stderr } = testIo({ cwd: made });
  const exit = await main(['--yes'], io);
  root = '';
  return { exit, stdout: stdout(), stderr: stderr(), ...counted };
}

test('of millions of files an install lists no more than the bound, and reads no more texts than of few', async () => {
  const small = await install(nodeFiles);
  expect(small).toMatchObject({ exit: 0, stderr: '' });
  expect(small.entries).toBeLessThan(100);

  Object.assign(counted, { entries: 0, texts: 0 });
  const large = await install({ ...nodeFiles, 'src/big/a.ts': '' });
  expect(large.exit).toBe(0);
  expect(large.stderr).toContain('larger than detection looks');
  expect(large.entries).toBeGreaterThan(defaultBounds.maxEntries);
  expect(large.entries).toBeLessThan(defaultBounds.maxEntries + 1000);
  expect(large.texts).toBeLessThan(small.texts + 50);
});
