import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import picomatch from 'picomatch';
import { afterAll, describe, expect, test } from 'vitest';
import { codeCalls, codeCasesOf, type LanguageOfCode } from '../cases/code-calls.ts';
import { codeReading } from '../cases/code-reading.ts';
import { files } from '../guard/commands/table-cases.ts';

/** The cases of calls in code against the interpreters that are here: what changes on disk is what they say. */
const base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'real-code-')));
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

const isHere = (program: string): boolean =>
  process.platform === 'linux' && spawnSync(program, ['--version']).status === 0;

/** The files of table cases, in a directory of their own. */
function repository(): string {
  const root = fs.mkdtempSync(path.join(base, 'r'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(root, path.dirname(`${name}x`)), { recursive: true });
    if (!name.endsWith('/')) fs.writeFileSync(path.join(root, name), text);
  }
  return root;
}

function changed(root: string): string[] {
  const now = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  const before = Object.keys(files).map((name) => name.replace(/\/$/, ''));
  const isSame = (name: string) => {
    const text = files[name as keyof typeof files];
    const file = path.join(root, name);
    return text === undefined
      ? fs.statSync(file).isDirectory() && before.some((other) => `${other}/`.startsWith(`${name}/`))
      : fs.existsSync(file) && !fs.statSync(file).isDirectory() && fs.readFileSync(file, 'utf8') === text;
  };
  return [...new Set([...before.filter((name) => !name.endsWith('empty')), ...now])].filter(
    (name) => !(fs.existsSync(path.join(root, name)) && isSame(name)),
  );
}

/** A path, one that starts like this (src/…), or a glob. */
const isSaid = (name: string, write: string): boolean =>
  write.endsWith('…')
    ? name.startsWith(write.slice(0, -1))
    : write.includes('*')
      ? picomatch.isMatch(name, write)
      : `${name}/`.startsWith(`${write}/`);

const languages = Object.entries(codeCalls).filter(([, { program }]) => isHere(program[0]));

describe.each(languages)('%s', (language, { program: [program, option], calls }) => {
  const read = codeReading[language as LanguageOfCode] ?? [];
  test.each([...codeCasesOf(calls), ...read])('%s', (code, ...effects) => {
    const root = repository();
    const run = spawnSync(program, [option, code], { cwd: root, timeout: 20_000, encoding: 'utf8' });
    const writes = effects.flatMap((effect) => /^write (.*)$/.exec(effect)?.[1] ?? []);
    const unsaid = changed(root).filter((name) => !writes.some((write) => isSaid(name, write)));
    expect(unsaid, run.stderr).toEqual([]);
    // What asyncio starts may end after it.
    const removes = writes.includes('tests/a.test.ts') && run.status === 0 && !code.includes('asyncio');
    if (removes) expect(fs.existsSync(path.join(root, 'tests/a.test.ts')), run.stderr).toBe(false);
  });
});
