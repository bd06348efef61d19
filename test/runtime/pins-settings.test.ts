import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { install, installed } from './installed.ts';
import { afterBash, commandOf, hooksOf, runHook, startup } from './pinned.ts';

/** Pins in settings that change while a session runs. */

const options = ['--preset', 'generic', '--tests', 'tests/**', '--flow', 'off'];
let repo: string;
beforeEach(() => {
  repo = installed(options);
});
afterEach(() => fs.rmSync(repo, { recursive: true, force: true }));

const settings = () => path.join(repo, '.claude/settings.json');
const edit = (change: (text: string) => string) =>
  fs.writeFileSync(settings(), change(fs.readFileSync(settings(), 'utf8')));
const launcher = () => path.join(hooksOf(repo), 'gates.sh');

/** What the running session says to a change of its settings. */
const asked = (command: string) =>
  runHook(repo, command, {
    hook_event_name: 'ConfigChange',
    source: 'project_settings',
    file_path: settings(),
  });
const ci = () =>
  spawnSync(process.execPath, [path.join(hooksOf(repo), 'gates.mjs'), 'ci'], { encoding: 'utf8' });

test('settings that pin nothing are refused, and CI names them', () => {
  const held = commandOf(repo, 'ConfigChange');
  expect(asked(held)).toMatchObject({ code: 0 });
  expect(ci()).toMatchObject({ status: 0 });
  const [before, after] = [commandOf(repo, 'PreToolUse'), commandOf(repo, 'PostToolUse')];
  edit((text) => text.replace(JSON.stringify(after), JSON.stringify(before)));
  const fault = 'starts the launcher without a check that it is unchanged (hooks.PostToolUse)';
  expect(asked(held)).toMatchObject({ code: 2, stderr: expect.stringContaining(fault) });
  expect(ci()).toMatchObject({ status: 1, stderr: expect.stringContaining(fault) });
});

test('a script that pins a launcher of its own gets neither', () => {
  const held = commandOf(repo, 'ConfigChange');
  runHook(repo, commandOf(repo, 'SessionStart'), startup);
  const original = fs.readFileSync(launcher(), 'utf8');
  fs.writeFileSync(launcher(), 'exit 0\n');
  const [was] = /(?<=p=')\w+/.exec(held) ?? [];
  const { stdout } = spawnSync('git', ['hash-object', launcher()], { encoding: 'utf8' });
  edit((text) => text.replaceAll(was ?? '', stdout.trim()));
  expect(commandOf(repo, 'ConfigChange')).not.toBe(held);
  expect(asked(held)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/gates\.sh: changed[\s\S]*pins other gates than those in \.claude\/hooks/),
  });
  expect(fs.readFileSync(launcher(), 'utf8')).toBe(original);
});

test('a session keeps the gates it began with while a person upgrades; the next one has the new', () => {
  // An older version: its launcher, and settings that pin it.
  const newer = fs.readFileSync(launcher(), 'utf8');
  const upgraded = fs.readFileSync(settings(), 'utf8');
  const older = `${newer}# older\n`;
  fs.writeFileSync(launcher(), older);
  const { stdout } = spawnSync('git', ['hash-object', launcher()], { encoding: 'utf8' });
  const [now] = /(?<=p=')\w+/.exec(commandOf(repo, 'PostToolUse')) ?? [];
  edit((text) => text.replaceAll(now ?? '', stdout.trim()));
  const held = { after: commandOf(repo, 'PostToolUse'), change: commandOf(repo, 'ConfigChange') };
  runHook(repo, commandOf(repo, 'SessionStart'), startup);

  // The person's upgrade, in the order in which it is written: files, then settings.
  fs.writeFileSync(launcher(), newer);
  expect(runHook(repo, held.after, afterBash())).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Gates that a person upgraded count from the next session on.'),
  });
  expect(fs.readFileSync(launcher(), 'utf8')).toBe(older);
  fs.writeFileSync(settings(), upgraded);
  expect(asked(held.change)).toMatchObject({ code: 2, stderr: expect.stringContaining('pins other gates') });
  expect(runHook(repo, held.after, afterBash())).toMatchObject({ code: 0, stderr: '' });

  const { code, stdout: says } = runHook(repo, commandOf(repo, 'SessionStart'), startup);
  expect(code).toBe(0);
  expect(JSON.parse(says).systemMessage).toMatch(/^Gates: .*gates\.sh: changed/);
  expect(JSON.parse(says).systemMessage).not.toContain('Problem');
  expect(fs.readFileSync(launcher(), 'utf8')).toBe(newer);
  expect(runHook(repo, commandOf(repo, 'PostToolUse'), afterBash())).toMatchObject({ code: 0, stderr: '' });
});

test('a session of the version before takes pinned settings over', () => {
  const unpinned = commandOf(repo, 'PreToolUse');
  expect(asked(unpinned)).toMatchObject({ code: 0 });
});

test('an install from below the root pins as the root does', () => {
  fs.mkdirSync(path.join(repo, 'packages/web'), { recursive: true });
  fs.writeFileSync(
    path.join(repo, 'packages/web/package.json'),
    '{"name":"web","scripts":{"test":"vitest"}}',
  );
  install(repo, [
    '--start-in',
    'components',
    '--set',
    'components=[{"dir":"packages/web","stack":"node-js"}]',
  ]);
  const startedIn = 'packages/web';
  runHook(repo, commandOf(repo, 'SessionStart', startedIn), startup, { startedIn });
  const original = fs.readFileSync(launcher(), 'utf8');
  fs.writeFileSync(launcher(), 'exit 0\n');
  const command = commandOf(repo, 'PostToolUse', startedIn);
  expect(runHook(repo, command, afterBash(), { startedIn })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('gates.sh: changed since this session began'),
  });
  expect(fs.readFileSync(launcher(), 'utf8')).toBe(original);
});

test('remove takes the pinned hooks out and leaves nothing behind that a session of before would bring back', () => {
  const held = commandOf(repo, 'PostToolUse');
  runHook(repo, commandOf(repo, 'SessionStart'), startup);
  const cli = path.resolve('bin/create-agent-gates.js');
  expect(spawnSync(process.execPath, [cli, 'remove', repo, '--yes']).status).toBe(0);
  expect(runHook(repo, held, afterBash())).toMatchObject({ code: 2 });
  expect(fs.readdirSync(repo).sort()).toEqual(['.git', 'tests']);
});
