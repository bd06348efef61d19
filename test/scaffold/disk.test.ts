import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/scaffold/apply.ts';
import type { DesiredFile } from '../../src/scaffold/desired.ts';
import { ScaffoldError, type ScaffoldErrorCode } from '../../src/scaffold/errors.ts';
import { plan } from '../../src/scaffold/plan.ts';
import { makeRepo, type Repo } from './repo.ts';
import { changes, fileIn, install, uninstall } from './steps.ts';
import { desired } from './templates.ts';

const link = (repo: Repo, target: string, file: string) => {
  fs.mkdirSync(path.dirname(path.join(repo.root, file)), { recursive: true });
  fs.symlinkSync(target, path.join(repo.root, file));
};
const mode = (repo: Repo, file: string) => fs.statSync(path.join(repo.root, file)).mode & 0o777;

/** Expects the run to stop with this code and one line, and the disk to be as it was. */
async function expectStop(
  repo: Repo,
  code: ScaffoldErrorCode,
  message: RegExp,
  files: DesiredFile[],
): Promise<void> {
  const before = repo.state();
  const error = await install(repo, files).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ScaffoldError);
  expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  expect((error as ScaffoldError).message).not.toContain('\n');
  expect(repo.state()).toEqual(before);
}

const managed = (file: string): DesiredFile[] => [{ path: file, kind: 'managed', content: 'ours\n' }];

describe('what no file can be written to', () => {
  test('a directory at its place', async () => {
    const repo = makeRepo({ '.claude/agents/coder.md/x': '' });
    await expectStop(repo, 'in-the-way', /coder\.md is a directory/, desired('1'));
  });

  test('a file where a directory is needed', async () => {
    const repo = makeRepo({ '.claude': 'a file' });
    await expectStop(repo, 'in-the-way', /^\.claude is a file where a directory is needed/, desired('1'));
  });

  test('a symlink to nothing', async () => {
    const repo = makeRepo();
    link(repo, 'nowhere', '.claude');
    await expectStop(repo, 'in-the-way', /^\.claude is a symlink to nothing/, desired('1'));
  });

  test('a symlink to itself', async () => {
    const repo = makeRepo();
    link(repo, 'a.md', 'a.md');
    await expectStop(repo, 'in-the-way', /^a\.md is a symlink to nothing/, managed('a.md'));
  });

  test('a directory outside, through a symlink', async () => {
    const [repo, other] = [makeRepo(), makeRepo({ 'agents/coder.md': 'not ours\n' })];
    link(repo, other.root, '.claude');
    await expectStop(repo, 'outside-root', /^\.claude is a symlink to /, desired('1'));
    expect(other.files()).toEqual(['agents/coder.md']);
  });

  test('a file outside, through a symlink', async () => {
    const [repo, other] = [makeRepo(), makeRepo({ 'CLAUDE.md': 'not ours\n' })];
    link(repo, path.join(other.root, 'CLAUDE.md'), 'CLAUDE.md');
    await expectStop(repo, 'outside-root', /^CLAUDE\.md is a symlink to /, desired('1'));
    expect(other.read('CLAUDE.md')).toBe('not ours\n');
  });

  test('a socket', async () => {
    const repo = makeRepo();
    const { createServer } = await import('node:net');
    const server = createServer().listen(path.join(repo.root, 'a.md'));
    await new Promise((resolve) => server.once('listening', resolve));
    const error = await install(repo, managed('a.md')).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'in-the-way', message: 'a.md is not a regular file' });
    server.close();
  });

  test('a runtime file that is not ours, unless it is to be adopted', async () => {
    const repo = makeRepo({ '.claude/hooks/gates.sh': 'echo theirs\r\n' });
    await expectStop(repo, 'collision', /^\.claude\/hooks\/gates\.sh is there already/, desired('1'));
    await install(repo, '1', { adopt: true });
    expect(repo.read('.claude/hooks/gates.sh')).toMatch(/^#!\/bin\/sh\nexec/);
    expect(repo.read('.claude/hooks/gates.sh.gates-mine')).toBe('echo theirs\r\n');
    await uninstall(repo);
    expect(repo.files()).toEqual(['.claude/hooks/gates.sh']);
    expect(repo.read('.claude/hooks/gates.sh')).toBe('echo theirs\r\n');
  });

  test('a settings file that is no text', async () => {
    const repo = makeRepo({ '.claude/settings.json': Buffer.from([0xff, 0xfe, 0x7b, 0x00]) });
    await expectStop(repo, 'not-text', /^\.claude\/settings\.json is not UTF-8/, desired('1'));
  });

  test('a settings file with a comment', async () => {
    const repo = makeRepo({ '.claude/settings.json': '{\n  // off\n  "model": "opus"\n}\n' });
    await expectStop(repo, 'unreadable-settings', /^\.claude\/settings\.json:2:3: a comment/, desired('1'));
  });
});

describe('a symlink inside', () => {
  test('to a file is written through and stays', async () => {
    const repo = makeRepo({ 'config/settings.json': '{}\n' });
    link(repo, '../config/settings.json', '.claude/settings.json');
    const before = repo.state();
    const planned = await install(repo, '1');
    expect(fileIn(planned, '.claude/settings.json').target).toBe('config/settings.json');
    expect(fs.readlinkSync(path.join(repo.root, '.claude/settings.json'))).toBe('../config/settings.json');
    expect(JSON.parse(repo.read('config/settings.json'))).toHaveProperty('hooks');
    await uninstall(repo);
    expect(repo.state()).toEqual(before);
  });

  test('to a directory is written through and stays', async () => {
    const repo = makeRepo({ 'agents/other.md': 'theirs\n' });
    link(repo, '../agents', '.claude/agents');
    const before = repo.state();
    await install(repo, '1');
    expect(repo.exists('agents/coder.md')).toBe(true);
    expect(changes(await install(repo, '1'))).toEqual([]);
    await uninstall(repo);
    expect(repo.state()).toEqual(before);
  });
});

describe('permission bits', () => {
  test.skipIf(process.platform === 'win32')(
    "come from the plan for what runs, and stay for what is the user's",
    async () => {
      const repo = makeRepo({ '.claude/settings.json': '{}\n', '.gitignore': 'x\n' });
      fs.chmodSync(path.join(repo.root, '.claude/settings.json'), 0o600);
      fs.chmodSync(path.join(repo.root, '.gitignore'), 0o664);
      await install(repo, '1');
      expect(mode(repo, '.claude/hooks/gates.sh')).toBe(0o755);
      expect(mode(repo, '.claude/settings.json')).toBe(0o600);
      expect(mode(repo, '.gitignore')).toBe(0o664);

      fs.chmodSync(path.join(repo.root, '.claude/hooks/gates.sh'), 0o644);
      expect(changes(await install(repo, '1'))).toEqual(['.claude/hooks/gates.sh: unchanged update']);
      expect(mode(repo, '.claude/hooks/gates.sh')).toBe(0o755);
    },
  );
});

describe('a runtime file', () => {
  const guard = '.claude/hooks/gates.mjs';

  test('that was edited is replaced, the edit kept beside and told', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    repo.write(guard, 'process.exit(0);\n');
    const planned = await install(repo, '1');
    expect(repo.read(`${guard}.gates-mine`)).toBe('process.exit(0);\n');
    expect(repo.read(guard)).toContain('guard one');
    expect(planned.warnings).toEqual([expect.stringContaining(guard)]);
    repo.write(guard, 'another edit\n');
    await install(repo, '2');
    expect(repo.read(`${guard}.gates-mine`)).toBe('process.exit(0);\n');
    expect(repo.read(`${guard}.gates-mine.1`)).toBe('another edit\n');
  });

  test('with CRLF is made LF again, with nothing to keep', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    const text = repo.read(guard);
    repo.write(guard, text.replaceAll('\n', '\r\n'));
    expect(changes(await install(repo, '1'))).toEqual([`${guard}: template-only update`]);
    expect(repo.read(guard)).toBe(text);
  });

  test('that was deleted comes back', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    repo.remove(guard);
    await install(repo, '1');
    expect(repo.exists(guard)).toBe(true);
  });
});

describe('an owned file', () => {
  const policy = '.claude/gates/gates.json';

  test('is written once, brought up to date by its own rule, and keeps edits', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    repo.write(policy, repo.read(policy).replace('"tester"', '"tester", "mine"'));
    const planned = await install(repo, '2');
    expect(fileIn(planned, policy)).toMatchObject({ state: 'both', action: 'update' });
    expect(JSON.parse(repo.read(policy))).toEqual({ version: 2, roles: ['coder', 'tester', 'mine'] });
  });

  test('that is required comes back, another stays deleted', async () => {
    const note: DesiredFile = { path: 'note.md', kind: 'owned', content: 'x\n' };
    const repo = makeRepo();
    await install(repo, [...desired('1'), note]);
    repo.remove(policy);
    repo.remove('note.md');
    const planned = await install(repo, [...desired('1'), note]);
    expect(fileIn(planned, 'note.md').state).toBe('deleted-by-user');
    expect(repo.exists(policy)).toBe(true);
    expect(repo.exists('note.md')).toBe(false);
  });

  test('that was there before us stays, also on remove', async () => {
    const repo = makeRepo({ [policy]: '{"mine": true}\n' });
    await install(repo, '1');
    expect(repo.read(policy)).toBe('{"mine": true}\n');
    await uninstall(repo);
    expect(repo.read(policy)).toBe('{"mine": true}\n');
  });
});

describe('apply', () => {
  test('refuses when a file changed since it was planned', async () => {
    const repo = makeRepo({ '.gitignore': 'a\n' });
    const planned = plan(repo.root, desired('1'), { version: '1' });
    repo.write('.gitignore', 'a\nb\n');
    const before = repo.state();
    await expect(apply(planned)).rejects.toMatchObject({
      code: 'changed-meanwhile',
      message: /^\.gitignore changed/,
    });
    expect(repo.state()).toEqual(before);
  });

  test('leaves exactly the bytes that the plan holds, for every file', async () => {
    const repo = makeRepo({ 'CLAUDE.md': '# Mine\n', '.gitignore': 'a' });
    const planned = await install(repo, '1');
    for (const file of planned.files) {
      expect(fs.readFileSync(path.join(repo.root, file.path)), file.path).toEqual(file.after);
    }
  });

  test.skipIf(process.getuid?.() === 0)('puts everything back when a write fails', async () => {
    const repo = makeRepo({ '.github/workflows/ci.yml': '' });
    fs.chmodSync(path.join(repo.root, '.github/workflows'), 0o555);
    const before = repo.state();
    await expect(install(repo, '1')).rejects.toMatchObject({ code: 'write-failed' });
    expect(repo.state()).toEqual(before);
    fs.chmodSync(path.join(repo.root, '.github/workflows'), 0o755);
  });
});

describe('a record', () => {
  test('that a checkout gave CRLF is left as it is', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    const file = '.claude/gates/installed.json';
    repo.write(file, repo.read(file).replaceAll('\n', '\r\n'));
    expect(changes(await install(repo, '1'))).toEqual([]);
  });

  test('that another zlib packed otherwise is left as it is', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    const base = path.join(repo.root, '.claude/gates/base.json.gz');
    const repacked = gzipSync(gunzipSync(fs.readFileSync(base)), { level: 1 });
    expect(repacked).not.toEqual(fs.readFileSync(base));
    fs.writeFileSync(base, repacked);
    expect(changes(await install(repo, '1'))).toEqual([]);
  });

  test.each([
    ['../outside', 'a parent'],
    ['/etc/passwd', 'an absolute path'],
    ['.git/hooks/pre-commit', "git's own directory"],
    ['a/../../b', 'a parent further in'],
    ['C:\\x', 'a drive'],
  ])('that names %s (%s) is refused', async (file) => {
    const record = { version: '1', files: { [file]: { kind: 'managed', hash: 'x' } } };
    const repo = makeRepo({ '.claude/gates/installed.json': JSON.stringify(record) });
    const before = repo.state();
    await expect(uninstall(repo)).rejects.toMatchObject({ code: 'broken-record' });
    expect(repo.state()).toEqual(before);
  });

  test('with a merge conflict in it is refused with what to do', async () => {
    const repo = makeRepo({ '.claude/gates/installed.json': '<<<<<<< HEAD\n' });
    await expect(install(repo, '1')).rejects.toMatchObject({ code: 'broken-record', hint: /git checkout/ });
  });

  test('that is lost costs no user byte', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    repo.write('.claude/agents/coder.md', 'mine\n');
    repo.remove('.claude/gates/installed.json');
    await install(repo, '1');
    expect(repo.read('.claude/agents/coder.md')).toBe('mine\n');
    expect(JSON.parse(repo.read('.claude/settings.json')).hooks.PreToolUse).toHaveLength(1);
    expect(repo.read('CLAUDE.md').match(/begin/g)).toHaveLength(1);
    expect(repo.read('.gitignore').match(/state/g)).toHaveLength(1);
  });
});
