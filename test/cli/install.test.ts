import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { contents, nodeFiles, repo } from './repo.ts';
import { testIo } from './test-io.ts';

/** Runs the command line without a person. */
async function run(cwd: string, ...words: string[]) {
  const { io, stdout, stderr } = testIo({ cwd });
  const exit = await main(words, io);
  return { exit, stdout: stdout(), stderr: stderr() };
}

describe('install without a person', () => {
  test('names every missing answer with its option and writes nothing', async () => {
    const root = repo(nodeFiles);
    const before = contents(root);
    const { exit, stdout, stderr } = await run(root);
    expect(exit).toBe(2);
    expect(stdout).toBe('');
    for (const option of [
      '--preset',
      '--roles',
      '--model',
      '--main',
      '--tests',
      '--protect',
      '--db',
      '--flow',
    ]) {
      expect(stderr).toContain(`  ${option} `);
    }
    expect(contents(root)).toEqual(before);
  });

  test('says in the end what the red gate lacks, unless the flow is not enforced', async () => {
    const options = ['--yes', '--preset', 'generic', '--tests', 'checks/**'];
    const { stdout, stderr } = await run(repo({ 'notes.txt': 'x\n' }), ...options);
    expect(stdout + stderr).toMatch(/^Missing +no command is known that runs one test file/m);
    const recorded = await run(repo({ 'notes.txt': 'x\n' }), ...options, '--flow', 'record');
    expect(recorded.stdout + recorded.stderr).not.toContain('no command is known');
    const known = await run(repo(nodeFiles), '--yes');
    expect(known.stdout + known.stderr).not.toContain('no command is known');
  });

  test('takes what is certain with --yes, and a second run changes no byte', async () => {
    const root = repo(nodeFiles);
    const first = await run(root, '--yes');
    expect(first.stderr).toBe('');
    expect(first.exit).toBe(0);
    const installed = contents(root);
    expect(Object.keys(installed)).toEqual(
      expect.arrayContaining([
        '.claude/hooks/gates.mjs',
        '.claude/gates/gates.json',
        '.claude/settings.json',
        'CLAUDE.md',
      ]),
    );
    expect(installed).toMatchObject({ 'package.json': contents(root)['package.json'] });
    const second = await run(root, '--yes', '--preset', 'node-ts');
    expect(second.exit).toBe(0);
    expect(second.stdout).toMatch(/^\d+ files stay as they are\n$/);
    expect(second.stderr).toBe('');
    expect(contents(root)).toEqual(installed);
  });

  test('does not guess: --yes in an empty repo names --preset and --tests', async () => {
    const root = repo();
    const { exit, stderr } = await run(root, '-y');
    expect(exit).toBe(2);
    expect(stderr).toContain('--preset');
    expect(stderr).toContain('--tests');
    expect(contents(root)).toEqual({});
  });

  test('takes all answers from a file', async () => {
    const root = repo(nodeFiles);
    const answers = {
      preset: 'node-ts',
      roles: { tester: {}, coder: { model: 'sonnet' } },
      main: 'free',
      tests: ['test/**'],
      protect: ['legal/**'],
      database: { kind: 'none' },
      lint: false,
      flow: 'record',
      sandbox: false,
      ci: 'none',
    };
    writeFileSync(join(root, 'answers.json'), JSON.stringify(answers));
    const { exit, stderr } = await run(root, '--answers', 'answers.json');
    expect(stderr).toBe('');
    expect(exit).toBe(0);
    const installed = contents(root);
    expect(installed).toHaveProperty(['.claude/agents/coder.md']);
    expect(installed).not.toHaveProperty(['.claude/agents/code-reviewer.md']);
  });

  test('works where there is no git, and says what is weaker', async () => {
    const root = repo({}, { git: false });
    const { exit, stderr } = await run(root, '--yes', '--preset', 'generic');
    expect(exit).toBe(0);
    expect(stderr).toContain('no git repository');
  });

  test('says so when the repository starts above the named directory', async () => {
    const root = repo({ 'app/x': '' });
    const { exit, stderr } = await run(root, 'app', '--yes', '--preset', 'generic');
    expect(exit).toBe(0);
    expect(stderr).toContain(root);
    expect(contents(join(root, 'app'))).toHaveProperty(['.claude/settings.json']);
  });

  test('installs at the top of the repository when no directory is named', async () => {
    const root = repo({ 'app/x': '' });
    await run(join(root, 'app'), '--yes', '--preset', 'generic');
    expect(contents(root)).toHaveProperty(['.claude/settings.json']);
    expect(contents(join(root, 'app'))).toEqual(
      expect.not.objectContaining({ '.claude/settings.json': expect.anything() }),
    );
  });

  test.each([
    ['a missing directory', ['nowhere'], /there is no directory nowhere/],
    ['a file', ['package.json'], /package\.json is not a directory/],
    ['an unknown preset', ['--yes', '--preset', 'cobol'], /cobol/],
    ['an unknown option', ['--yse'], /--yse.*--yes/],
    ['an answers file that is none', ['--answers', 'package.json', '--yes'], /name/],
  ])('refuses %s in one line, and with --json in one document', async (_what, words, message) => {
    const root = repo(nodeFiles);
    const before = contents(root);
    const { exit, stdout, stderr } = await run(root, ...words);
    expect(exit).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    const json = await run(root, '--json', ...words);
    expect(JSON.parse(json.stdout)).toMatchObject({
      error: { code: 'usage', message: expect.stringMatching(message) },
      exit: 2,
    });
    expect(contents(root)).toEqual(before);
  });

  test('refuses the home directory, whose .claude is the client’s own', async () => {
    const { exit, stderr } = await run('/', homedir(), '--yes', '--preset', 'generic');
    expect(exit).toBe(2);
    expect(stderr).toContain('home directory');
  });

  test('stops at settings the client cannot read, before anything is written', async () => {
    const root = repo({ ...nodeFiles, '.claude/settings.json': '{ "model": "opus", }\n' });
    const before = contents(root);
    const { exit, stderr } = await run(root, '--yes');
    expect(exit).toBe(1);
    expect(stderr).toMatch(/\.claude\/settings\.json/);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(contents(root)).toEqual(before);
  });

  test('never overwrites a file of theirs: keeps it, exits 3; takes it over with --adopt', async () => {
    const root = repo({ ...nodeFiles, '.claude/agents/coder.md': 'my own coder\n' });
    const mine = contents(root)['.claude/agents/coder.md'];
    const kept = await run(root, '--yes');
    expect(kept.exit).toBe(3);
    expect(kept.stdout).toContain('.claude/agents/coder.md');
    expect(contents(root)['.claude/agents/coder.md']).toBe(mine);
    const adopted = await run(root, '--yes', '--adopt');
    expect(adopted.exit).toBe(0);
    expect(contents(root)['.claude/agents/coder.md']).not.toBe(mine);
  });
});

describe('--json', () => {
  test('says in a dry run what the run then does', async () => {
    const root = repo(nodeFiles);
    const dry = await run(root, '--yes', '--dry-run', '--json');
    expect(contents(root)).toEqual(expect.not.objectContaining({ 'CLAUDE.md': expect.anything() }));
    const wet = await run(root, '--yes', '--json');
    const [preview, report] = [JSON.parse(dry.stdout), JSON.parse(wet.stdout)];
    expect(report).toMatchObject({
      command: 'install',
      root,
      dryRun: false,
      conflicts: [],
      warnings: [],
      exit: 0,
    });
    expect(report.components[0]).toMatchObject({ dir: '.', stack: 'node-ts' });
    expect(report.files).toContainEqual({
      path: 'CLAUDE.md',
      kind: 'merged',
      state: 'new',
      action: 'create',
    });
    expect({ ...preview, dryRun: false }).toEqual(report);
    const written = Object.keys(contents(root)).filter((path) => !(path in nodeFiles));
    expect(report.files.map(({ path }: { path: string }) => path)).toEqual(expect.arrayContaining(written));
  });
});

describe('an installed repo', () => {
  test('takes changed answers through upgrade, says so with --check, and goes back to where it was with remove', async () => {
    const root = repo(nodeFiles);
    const before = contents(root);
    await run(root, '--yes');
    expect((await run(root, 'upgrade', '--check')).exit).toBe(0);
    const check = await run(root, 'upgrade', '--check', '--flow', 'off', '--json');
    expect(check.exit).toBe(4);
    expect(JSON.parse(check.stdout)).toMatchObject({ dryRun: true, exit: 4 });
    const installed = contents(root);
    expect((await run(root, 'upgrade', '--flow', 'off')).exit).toBe(0);
    expect(contents(root)['.claude/gates/gates.json']).not.toBe(installed['.claude/gates/gates.json']);
    expect((await run(root, 'upgrade', '--check', '--flow', 'off')).exit).toBe(0);
    expect((await run(root, 'remove')).exit).toBe(0);
    expect(contents(root)).toEqual(before);
  });

  test('does not show in diff the bundle of another version line by line', async () => {
    const root = repo(nodeFiles);
    await run(root, '--yes');
    const runtime = join(root, '.claude/hooks/gates.mjs');
    const text = readFileSync(runtime, 'utf8');
    const record = join(root, '.claude/gates/installed.json');
    const older = `// older\n${text}`;
    const hash = (content: string) => createHash('sha256').update(content).digest('hex');
    writeFileSync(record, readFileSync(record, 'utf8').replace(hash(text), hash(older)));
    writeFileSync(runtime, older);
    const { stdout } = await run(root, 'diff');
    expect(stdout).toBe(
      'You changed nothing since the install.\n\nWhat an upgrade would change:\n\nFiles a/.claude/hooks/gates.mjs and b/.claude/hooks/gates.mjs differ: the whole file is replaced by that of this version\n\n',
    );
  });

  test('of several components gets settings in each, and names the ones that come later', async () => {
    const manifest = JSON.stringify({ name: 'p', devDependencies: { vitest: '3' } });
    const packages = (...names: string[]) =>
      Object.fromEntries(
        names.flatMap((name) => [
          [`packages/${name}/package.json`, manifest],
          [`packages/${name}/a.test.ts`, ''],
        ]),
      );
    const root = repo({
      'package.json': JSON.stringify({ private: true, workspaces: ['packages/*'] }),
      ...packages('web', 'api'),
    });
    const before = contents(root);
    expect((await run(root, '--yes')).exit).toBe(0);
    const installed = contents(root);
    expect(Object.keys(installed).filter((path) => path.endsWith('/.claude/settings.json'))).toEqual([
      'packages/api/.claude/settings.json',
      'packages/web/.claude/settings.json',
    ]);
    expect((await run(root, 'upgrade')).stderr).toBe('');
    for (const [file, text] of Object.entries(packages('admin'))) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const { exit, stderr } = await run(root, 'upgrade', '--check');
    expect(exit).toBe(0);
    expect(stderr).toMatch(/packages\/admin \(node-\w+\) is not in "components"/);
    expect(stderr).not.toContain('packages/web');
    rmSync(join(root, 'packages/admin'), { recursive: true });
    expect((await run(root, 'remove', '--yes')).exit).toBe(0);
    expect(contents(root)).toEqual(before);
  });

  test('shows in diff what the user changed and what an upgrade would', async () => {
    const root = repo(nodeFiles);
    await run(root, '--yes');
    expect((await run(root, 'diff')).stdout).toBe(
      'You changed nothing since the install.\n\nAn upgrade would change nothing.\n\n',
    );
    writeFileSync(join(root, '.claude/agents/coder.md'), 'mine\n');
    const { stdout } = await run(root, 'diff');
    expect(stdout).toContain('+++ b/.claude/agents/coder.md\n');
    expect(stdout).toContain('\n+mine\n');
    const { files } = JSON.parse((await run(root, 'diff', '--json')).stdout);
    const file = files.find(({ path }: { path: string }) => path === '.claude/agents/coder.md');
    expect(file).toMatchObject({
      state: 'user-only',
      upgrade: null,
      yours: expect.stringContaining('+mine'),
    });
  });

  test.each([80, 200])(
    'ends with commands that can be copied as they stand, in %i columns',
    async (columns) => {
      const names = ['web', 'api', 'admin', 'mobile', 'billing', 'reports'];
      const packages = names.flatMap((name) => [
        [`packages/${name}/package.json`, '{ "devDependencies": { "vitest": "3" } }'],
        [`packages/${name}/a.test.ts`, ''],
        [`packages/${name}/.claude/notes.md`, ''],
      ]);
      const root = repo(Object.fromEntries(packages));
      const { io, stdout } = testIo({ cwd: root, columns, env: { HOME: '/nowhere' } });
      expect(await main(['--yes'], io)).toBe(0);
      const lines = stdout().trimEnd().split('\n');
      expect(lines.filter((line) => line.length > columns)).toEqual([]);
      const [, command = ''] = /^Commit {2}([\s\S]*?)\nVerify/m.exec(stdout()) ?? [];
      const options = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
      execFileSync('sh', ['-c', command.replace('git commit', `git ${options.join(' ')} commit`)], {
        cwd: root,
      });
      const left = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
      expect(left).not.toMatch(/settings|gates|CLAUDE/);
      expect(execFileSync('git', ['log', '--format=%s'], { cwd: root, encoding: 'utf8' })).toBe(
        'Add agent gates\n',
      );
    },
  );

  test('shows before a remove what of the runtime goes too', async () => {
    const root = repo(nodeFiles);
    await run(root, '--yes');
    expect((await run(root, 'remove', '--dry-run')).stdout).not.toContain('gates/state');
    mkdirSync(join(root, '.claude/gates/state'));
    writeFileSync(join(root, '.claude/gates/state/ledger.jsonl'), '{}\n');
    const { stdout } = await run(root, 'remove', '--dry-run');
    expect(stdout).toMatch(/^delete +\.claude\/gates\/state\/ +ledger, seals, copies$/m);
    expect(JSON.parse((await run(root, 'remove', '--dry-run', '--json')).stdout).purge).toEqual([
      '.claude/gates/state',
    ]);
  });

  test.each(['upgrade', 'diff', 'remove'])('%s says that nothing is installed', async (command) => {
    const root = repo(nodeFiles);
    const { exit, stderr } = await run(root, command);
    expect(exit).toBe(2);
    expect(stderr).toContain('no gates are installed');
  });

  test('a policy that is broken stops the upgrade with one line', async () => {
    const root = repo(nodeFiles);
    await run(root, '--yes');
    writeFileSync(join(root, '.claude/gates/gates.json'), '{"version": 1}');
    const { exit, stderr } = await run(root, 'upgrade');
    expect(exit).toBe(1);
    expect(stderr).toMatch(/gates\.json/);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
