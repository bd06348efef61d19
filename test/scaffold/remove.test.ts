import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/scaffold/apply.ts';
import { planRemove } from '../../src/scaffold/plan.ts';
import { makeRepo } from './repo.ts';
import { install, uninstall } from './steps.ts';
import { coder } from './templates.ts';

const theirs = {
  'CLAUDE.md': '# Mine\n',
  '.gitignore': 'node_modules',
  '.gitattributes': '*.png binary\r\n',
  '.claude/settings.json': '{ "permissions": { "deny": ["Read(./.env)"] } }',
  '.claude/agents/mine.md': 'mine\n',
};

type Hook = { command: string };

describe('remove', () => {
  test('where nothing is installed says so', async () => {
    const repo = makeRepo();
    await expect(uninstall(repo)).rejects.toMatchObject({ code: 'not-installed' });
  });

  test('after install and every upgrade leaves the repo as it was', async () => {
    const repo = makeRepo(theirs);
    const before = repo.state();
    for (const version of ['1', '2', '3'] as const) {
      await install(repo, version, { version });
      expect(repo.git('status', '--porcelain')).not.toBe('');
    }
    await uninstall(repo);
    expect(repo.state()).toEqual(before);
    expect(repo.git('status', '--porcelain')).toBe('');
    expect(fs.readdirSync(`${repo.root}/.claude`).sort()).toEqual(['agents', 'settings.json']);
  });

  test('keeps edited files beside, and names them', async () => {
    const repo = makeRepo(theirs);
    await install(repo, '1');
    repo.write('.claude/agents/coder.md', 'my coder\n');
    repo.write('.claude/gates/gates.json', '{"mine": 1}\n');
    repo.write('.claude/hooks/gates.mjs', 'my guard\n');
    const planned = await uninstall(repo);
    expect(repo.git('status', '--porcelain', '-uall').trim().split('\n')).toEqual([
      '?? .claude/agents/coder.md.gates-mine',
      '?? .claude/gates/gates.json.gates-mine',
      '?? .claude/hooks/gates.mjs.gates-mine',
    ]);
    expect(repo.read('.claude/agents/coder.md.gates-mine')).toBe('my coder\n');
    const named = ['agents/coder.md', 'gates/gates.json', 'hooks/gates.mjs'].map(
      (file) => `.claude/${file}.gates-mine`,
    );
    expect(planned.warnings).toHaveLength(3);
    for (const name of named) expect(planned.warnings.join('\n')).toContain(name);
  });

  test.each([
    ['its options', (hook: Hook) => Object.assign(hook, { timeout: 5 })],
    [
      'its command',
      (hook: Hook) => Object.assign(hook, { command: hook.command.replace('sh ', 'exec sh ') }),
    ],
  ])(
    'takes a hook whose script goes, though the user edited %s: it would block every call',
    async (_, edit) => {
      const repo = makeRepo(theirs);
      await install(repo, '1');
      const settings = JSON.parse(repo.read('.claude/settings.json'));
      const ours = settings.hooks.PreToolUse.flatMap(({ hooks }: { hooks: Hook[] }) => hooks);
      edit(ours.find(({ command }: Hook) => command.includes('gates.sh')));
      repo.write('.claude/settings.json', JSON.stringify(settings));
      const planned = await uninstall(repo);
      expect(repo.read('.claude/settings.json')).not.toContain('gates.sh');
      expect(JSON.parse(repo.read('.claude/settings.json.gates-mine'))).toEqual(settings);
      expect(planned.warnings.join()).toContain('.claude/settings.json.gates-mine');
    },
  );

  test('leaves what the user added to shared files', async () => {
    const repo = makeRepo(theirs);
    await install(repo, '1');
    const settings = JSON.parse(repo.read('.claude/settings.json'));
    settings.model = 'opus';
    settings.permissions.deny.push('Read(./mine)');
    settings.hooks.PreToolUse[0].hooks.push({ type: 'command', command: 'mine' });
    repo.write('.claude/settings.json', JSON.stringify(settings, null, 4));
    repo.write('CLAUDE.md', `${repo.read('CLAUDE.md')}\nMore of mine.\n`);
    repo.write('.gitignore', `${repo.read('.gitignore')}mine\n`);
    await uninstall(repo);
    expect(JSON.parse(repo.read('.claude/settings.json'))).toEqual({
      permissions: { deny: ['Read(./.env)', 'Read(./mine)'] },
      hooks: { PreToolUse: [{ matcher: '*', hooks: [{ type: 'command', command: 'mine' }] }] },
      model: 'opus',
    });
    expect(repo.read('CLAUDE.md')).toBe('# Mine\n\nMore of mine.\n');
    expect(repo.read('.gitignore')).toBe('node_modules\nmine\n');
  });

  test('leaves files that were there before us, and gives back adopted ones', async () => {
    const repo = makeRepo({
      '.claude/agents/coder.md': 'my coder\n',
      '.claude/agents/tester.md': 'my tester\n',
    });
    await install(repo, '1', { choices: { '.claude/agents/coder.md': 'theirs' } });
    expect(repo.read('.claude/agents/tester.md')).toBe('my tester\n');
    expect(repo.read('.claude/agents/coder.md')).not.toBe('my coder\n');
    await install(repo, '2', { version: '2' });
    await uninstall(repo);
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  test('gives back an adopted file whose copy is gone', async () => {
    const repo = makeRepo({ '.claude/agents/coder.md': 'my coder\n' });
    await install(repo, '1', { adopt: true });
    repo.remove('.claude/agents/coder.md.gates-mine');
    await uninstall(repo);
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  test('leaves a file that was the same before us, also when the base is lost', async () => {
    const repo = makeRepo({ '.claude/agents/coder.md': coder['1'] });
    await install(repo, '1');
    repo.remove('.claude/gates/base.json.gz');
    await uninstall(repo);
    expect(repo.files()).toEqual(['.claude/agents/coder.md']);
  });

  test('gives back no old layout over one the user made since', async () => {
    const repo = makeRepo({ '.claude/settings.json': '{"model":"opus","env":{"A":"1"}}' });
    await install(repo, '1');
    repo.write(
      '.claude/settings.json',
      JSON.stringify(JSON.parse(repo.read('.claude/settings.json')), null, 8),
    );
    await uninstall(repo);
    expect(JSON.parse(repo.read('.claude/settings.json'))).toEqual({ model: 'opus', env: { A: '1' } });
    expect(repo.read('.claude/settings.json')).toContain('\n                "A": "1"\n');
  });

  test('leaves an empty file where theirs was before us', async () => {
    const repo = makeRepo({ '.gitignore': 'x\n' });
    await install(repo, '1');
    repo.write('.gitignore', repo.read('.gitignore').replace('x\n', ''));
    await uninstall(repo);
    expect(repo.read('.gitignore')).toBe('');
  });

  test('takes the state of the runtime along, also when that alone is left', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    repo.write('.claude/gates/state/seals/ab/cd', 'object');
    const planned = planRemove(repo.root, { version: '1' });
    expect(planned.purge).toEqual(['.claude/gates/state']);
    await apply(planned);
    expect(fs.readdirSync(repo.root)).toEqual(['.git']);
    repo.write('.claude/gates/state/ledger.jsonl', 'left over');
    await uninstall(repo);
    expect(fs.readdirSync(repo.root)).toEqual(['.git']);
  });

  test('follows no symlink out of the repo when it takes the state along', async () => {
    const [repo, other] = [makeRepo(), makeRepo({ 'precious.txt': 'x' })];
    await install(repo, '1');
    fs.symlinkSync(other.root, `${repo.root}/.claude/gates/state`);
    await expect(uninstall(repo)).rejects.toMatchObject({ code: 'outside-root' });
    expect(other.files()).toEqual(['precious.txt']);
  });

  test('leaves a path of ours that is a directory now', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    repo.remove('.claude/agents/coder.md');
    repo.write('.claude/agents/coder.md/notes.txt', 'mine\n');
    const planned = await uninstall(repo);
    expect(repo.files()).toEqual(['.claude/agents/coder.md/notes.txt']);
    expect(planned.warnings).toEqual([expect.stringContaining('coder.md is a directory')]);
  });

  test('leaves a file of ours that the user put elsewhere and linked', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    repo.write('shared/tester.md', repo.read('.claude/agents/tester.md'));
    repo.remove('.claude/agents/tester.md');
    fs.symlinkSync('../../shared/tester.md', `${repo.root}/.claude/agents/tester.md`);
    const planned = await uninstall(repo);
    expect(planned.warnings).toEqual([
      expect.stringContaining('tester.md was left alone: it is a symlink now'),
    ]);
    expect(repo.files()).toEqual(['.claude/agents/tester.md', 'shared/tester.md']);
  });

  test('and install again are the same as one install', async () => {
    const repo = makeRepo(theirs);
    await install(repo, '1');
    const once = repo.state();
    await uninstall(repo);
    await install(repo, '1');
    expect(repo.state()).toEqual(once);
  });
});
