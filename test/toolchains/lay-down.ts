import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { environment } from '../../scripts/debian-packages.mjs';
import type { Fixture } from './fixture.ts';

/** The fixture in a new temporary directory. */
export function layDown({ files, links = {} }: Fixture): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gates-toolchain-')));
  for (const [path, text] of Object.entries(files)) put(root, path, text);
  for (const [path, to] of Object.entries(links)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync('program' in to ? placeOf(to.program) : resolve(to.project), join(root, path));
  }
  return root;
}

export function put(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function placeOf(program: string): string {
  return execFileSync('sh', ['-c', `command -v ${program}`], { env: environment, encoding: 'utf8' }).trim();
}
