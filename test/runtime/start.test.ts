import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, bash, install, installed } from './installed.ts';

let repo: string;
const compiled = () => path.join(repo, '.claude/gates/state/compiled');
const kept = () => {
  const [directory = ''] = fs.readdirSync(compiled());
  return fs
    .readdirSync(path.join(compiled(), directory))
    .map((name) => path.join(compiled(), directory, name));
};
const keptFile = (name: string) => kept().find((file) => path.basename(file) === name) as string;
const start = () => ask(repo, { hook_event_name: 'SessionStart', source: 'startup' });
const allowed = { code: 0, stdout: '', stderr: '' };

beforeAll(() => {
  repo = installed();
});

test('before the first session nothing is kept, and everything works', () => {
  expect(ask(repo, bash('coder', 'git status'))).toEqual(allowed);
  expect(ask(repo, bash('coder', 'echo x > tests/a.test.js')).code).toBe(2);
  expect(fs.existsSync(compiled())).toBe(false);
});

test('a call of PowerShell is read by its own language', () => {
  const powerShell = (command: string) => ask(repo, { ...bash('coder', command), tool_name: 'PowerShell' });
  expect(powerShell("'x' | Out-File tests\\a.test.js")).toMatchObject({ code: 2, stdout: '' });
  expect(powerShell('Get-Content tests\\a.test.js | Select-String x')).toEqual(allowed);
});

test('a session that starts keeps code and policy, and no call of an agent does', () => {
  expect(start().code).toBe(0);
  expect(kept().map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(['main.bin', 'policy.json']),
  );
  start();
  const before = kept().map((file) => [file, fs.statSync(file).mtimeMs]);
  ask(repo, bash('coder', 'git status'));
  ask(repo, bash('coder', 'psql -c "select 1"'));
  start();
  expect(kept().map((file) => [file, fs.statSync(file).mtimeMs])).toEqual(before);
});

test('a policy that changed meanwhile is read anew', () => {
  start();
  const file = path.join(repo, '.claude/gates/gates.json');
  const text = fs.readFileSync(file, 'utf8');
  expect(ask(repo, bash('coder', 'touch only-here.txt'))).toEqual(allowed);
  const policy = JSON.parse(text);
  policy.roles.coder.write.deny.push('only-here.txt');
  fs.writeFileSync(file, JSON.stringify(policy));
  expect(ask(repo, bash('coder', 'touch only-here.txt')).stderr).toContain('only-here.txt');
  fs.writeFileSync(file, '{');
  expect(ask(repo, bash('coder', 'git status')).stderr).toContain('is not valid JSON');
  fs.writeFileSync(file, text);
});

test('a policy that was loosened where it is kept holds again with the next session', () => {
  start();
  const file = keptFile('policy.json');
  const text = fs.readFileSync(file, 'utf8');
  const kept = JSON.parse(text);
  kept.policy.roles.coder.write.deny = [];
  fs.writeFileSync(file, JSON.stringify(kept));
  expect(ask(repo, bash('coder', 'touch tests/a.test.js'))).toEqual(allowed);
  start();
  expect(fs.readFileSync(file, 'utf8')).toBe(text);
  expect(ask(repo, bash('coder', 'touch tests/a.test.js')).code).toBe(2);
});

describe('whatever lies there, the answers are the same', () => {
  const damages: [string, (file: string) => void][] = [
    ['as it was kept', () => {}],
    ['empty', (file) => fs.writeFileSync(file, '')],
    ['cut off', (file) => fs.truncateSync(file, 5000)],
    ['not code at all', (file) => fs.writeFileSync(file, 'x'.repeat(50_000))],
    [
      'a directory',
      (file) => {
        fs.rmSync(file);
        fs.mkdirSync(file);
      },
    ],
    ['gone', (file) => fs.rmSync(file)],
  ];
  const files = ['main.bin', 'policy.json'];
  test.each(files.flatMap((name) => damages.map(([what, damage]) => [name, what, damage] as const)))(
    '%s %s',
    (name, _what, damage) => {
      fs.rmSync(compiled(), { recursive: true, force: true });
      start();
      damage(keptFile(name));
      expect(ask(repo, bash('code-reviewer', 'git status'))).toEqual(allowed);
      expect(ask(repo, bash('code-reviewer', 'git push')).stderr).toContain('git push');
      expect(ask(repo, bash('coder', 'npm install x')).code).toBe(2);
    },
  );
});

test('another gates.mjs is not run from what was kept of this one', () => {
  start();
  const runtime = path.join(repo, '.claude/hooks/gates.mjs');
  const text = fs.readFileSync(runtime, 'utf8');
  fs.writeFileSync(runtime, text.replaceAll('Blocked by .claude/hooks', 'Refused by.claude/hooks'));
  expect(ask(repo, bash('coder', 'git push')).stderr).toContain('Refused by.claude/hooks');
  fs.writeFileSync(runtime, text);
});

describe('a session that starts in a component', () => {
  const component = 'services/api';
  const settings = () => path.join(repo, component, '.claude/settings.json');
  const inComponent = (event: Record<string, unknown>) =>
    ask(repo, { cwd: path.join(repo, component), ...event }, component);

  beforeAll(() => {
    fs.mkdirSync(path.join(repo, component), { recursive: true });
    const components = JSON.stringify([{ dir: component, stack: 'go' }]);
    install(repo, ['--start-in', 'components', '--set', `components=${components}`]);
  });

  test('is told where it is and what the flow is, as the client imports nothing from above', () => {
    const { code, stdout } = inComponent({ hook_event_name: 'SessionStart', source: 'startup' });
    const { systemMessage, hookSpecificOutput } = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(systemMessage).not.toContain('Problem');
    expect(hookSpecificOutput.additionalContext).toContain(
      'This session started in services/api, below the root',
    );
    expect(hookSpecificOutput.additionalContext).toContain('`node ../../.claude/hooks/gates.mjs`');
    expect(hookSpecificOutput.additionalContext).toContain('# How a change is made here');
    expect(JSON.parse(start().stdout).hookSpecificOutput.additionalContext).not.toContain(
      '# How a change is made here',
    );
  });

  test('keeps the hooks of its settings', () => {
    const change = { hook_event_name: 'ConfigChange', source: 'project_settings', file_path: settings() };
    expect(inComponent(change).code).toBe(0);
    const text = fs.readFileSync(settings(), 'utf8');
    for (const broken of [text.replaceAll('/../..', ''), '{}', undefined]) {
      if (broken === undefined) fs.rmSync(settings());
      else fs.writeFileSync(settings(), broken);
      expect(inComponent(change)).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(
          /this change un-wires the gates: services\/api\/\.claude\/settings\.json/,
        ),
      });
    }
    const ci = () =>
      spawnSync(process.execPath, [path.join(repo, '.claude/hooks/gates.mjs'), 'ci'], { encoding: 'utf8' });
    expect(ci().stderr).toContain('services/api/.claude/settings.json is gone');
    fs.writeFileSync(settings(), text);
    expect(ci()).toMatchObject({ status: 0, stderr: '' });
  });

  test('takes no local settings that switch the hooks off', () => {
    const local = path.join(repo, component, '.claude/settings.local.json');
    const change = { hook_event_name: 'ConfigChange', source: 'local_settings', file_path: local };
    fs.writeFileSync(local, '{ "disableAllHooks": true }');
    expect(inComponent(change).stderr).toContain(
      'services/api/.claude/settings.local.json switches all hooks off',
    );
    fs.rmSync(local);
    expect(inComponent(change).code).toBe(0);
  });

  test('is judged by paths of the root', () => {
    const to = (file: string) => ({ ...bash('tester', `echo x > ${file}`), cwd: path.join(repo, component) });
    expect(ask(repo, to('../../tests/b.test.js'), component)).toEqual(allowed);
    expect(ask(repo, to('tests/b.test.js'), component).stderr).toContain(
      'services/api/tests/b.test.js is not among the paths',
    );
    expect(ask(repo, to('.claude/settings.json'), component).stderr).toContain('belongs to the gates');
  });
});
