import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import fs from 'fs-extra';
import { beforeAll, expect, test } from 'vitest';
import { clientProgram, clientVersion } from './client-versions.ts';
import { installedRepo } from './repo.ts';

/** `doctor --client` with the real client. */
const cli = fileURLToPath(new URL('../../bin/create-agent-gates.js', import.meta.url));
let repo: string;
let home: string;
let bin: string;

beforeAll(async () => {
  repo = await installedRepo(
    {
      'packages/web/package.json': '{ "devDependencies": { "vitest": "4" } }',
      'packages/web/a.test.ts': '',
      'packages/api/package.json': '{ "devDependencies": { "vitest": "4" } }',
      'packages/api/a.test.ts': '',
    },
    [],
  );
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-home-'));
  bin = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-bin-'));
  fs.symlinkSync(clientProgram(clientVersion), path.join(bin, 'claude'));
});

async function doctor() {
  const { stdout, exitCode } = await execa(process.execPath, [cli, 'doctor', '--client', '--json'], {
    cwd: repo,
    reject: false,
    env: { HOME: home, PATH: `${process.env.PATH}:${bin}`, CLAUDE_CONFIG_DIR: '' },
  });
  const { findings } = JSON.parse(stdout) as { findings: { id: string; says: string }[] };
  return { exitCode, found: findings.filter(({ id }) => id.startsWith('client-session')) };
}

test('is sound after an install, in the root and in each component, and leaves no trace', async () => {
  expect(await doctor()).toEqual({ exitCode: 0, found: [] });
  expect(fs.readdirSync(home)).toEqual([]);
  expect(fs.existsSync(path.join(repo, '.claude/gates/state/ledger.jsonl'))).toBe(false);
});

test("sees what the user's own settings switch off", async () => {
  fs.outputFileSync(path.join(home, '.claude/settings.local.json'), '');
  fs.outputFileSync(
    path.join(home, '.claude/settings.json'),
    JSON.stringify({ permissions: { allow: ['Bash'] }, env: { PATH: '/nowhere' } }),
  );
  const { exitCode, found } = await doctor();
  expect(exitCode).toBe(1);
  expect(found.map(({ id }) => id)).toEqual(Array(3).fill('client-session.unasked'));
});

test('sees what local settings of a component switch off', async () => {
  fs.emptyDirSync(home);
  const local = path.join(repo, 'packages/web/.claude/settings.local.json');
  fs.writeFileSync(local, '{ "disableAllHooks": true }');
  const { found } = await doctor();
  fs.rmSync(local);
  expect(found).toEqual([expect.objectContaining({ says: expect.stringContaining('packages/web') })]);
});

test('sees settings that the client does not read', async () => {
  fs.emptyDirSync(home);
  const file = path.join(repo, 'packages/web/.claude/settings.json');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('{', '{ // mine'));
  const { found } = await doctor();
  expect(found).toEqual([expect.objectContaining({ says: expect.stringContaining('packages/web') })]);
});
