import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientFindings } from '../../src/cli/doctor/client-session.ts';
import { examine } from '../../src/cli/doctor/patient.ts';
import { main } from '../../src/cli/main.ts';
import { testIo } from './test-io.ts';

/** `doctor --client` against clients of our own making; test/e2e/doctor.test.ts has the real one. */
const scratch = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'gates-doctor-client-')));
const root = join(scratch, 'repo');
const home = join(scratch, 'home');
const bin = join(scratch, 'bin');

/** Asks the model twice, as the client does. What becomes of the call between is `handle`'s. */
const client = (handle: string) => `
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
fs.appendFileSync(${JSON.stringify(join(scratch, 'log'))}, JSON.stringify({
  argv: process.argv.slice(2), cwd: process.cwd(), env: process.env,
  settings: fs.readFileSync(process.env.CLAUDE_CONFIG_DIR + '/settings.json', 'utf8'),
}) + '\\n');
const ask = async (messages) => {
  const body = JSON.stringify({ model: 'm', messages });
  const response = await fetch(process.env.ANTHROPIC_BASE_URL + '/v1/messages?beta=true', { method: 'POST', body });
  return (await response.json()).content[0];
};
const call = await ask([{ role: 'user', content: 'doctor' }]);
const { command } = call.input;
const handle = () => { ${handle} };
const content = handle();
const results = [{ type: 'tool_result', tool_use_id: call.id, content }];
const last = await ask([{ role: 'user', content: 'doctor' }, { role: 'assistant', content: [call] }, { role: 'user', content: results }]);
console.log(last.text);
`;

const asksTheHook = `
  const event = { session_id: 's', cwd: process.cwd(), hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command } };
  const env = { ...process.env, CLAUDE_PROJECT_DIR: process.cwd() };
  const { hooks } = JSON.parse(fs.readFileSync('.claude/settings.json', 'utf8'));
  const hook = hooks.PreToolUse[0].hooks[0].command;
  return spawnSync('sh', ['-c', hook], { input: JSON.stringify(event), env, encoding: 'utf8' }).stderr;`;

beforeAll(async () => {
  for (const directory of [root, home, bin, join(root, 'web')]) fs.mkdirSync(directory, { recursive: true });
  fs.mkdirSync(join(home, '.claude'));
  fs.writeFileSync(join(home, '.claude/settings.json'), '{ "model": "opus" }');
  execFileSync('git', ['init', '-q'], { cwd: root });
  const words = ['--yes', '--preset', 'generic', '--tests', 'test/**', '--start-in', 'components'];
  const { io } = testIo({ cwd: root, env: { HOME: home } });
  expect(await main([...words, '--set', 'components=[{"dir":"web","stack":"node-js"}]'], io)).toBe(0);
}, 60_000);
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const environment = { HOME: home, PATH: `${bin}:${process.env.PATH}`, ANTHROPIC_AUTH_TOKEN: 'secret' };

function put(script: string): void {
  fs.writeFileSync(join(bin, 'client.mjs'), script);
  fs.writeFileSync(join(bin, 'claude'), `#!/bin/sh\nexec node ${join(bin, 'client.mjs')} "$@"\n`, {
    mode: 0o755,
  });
}

const look = (env: Record<string, string> = environment) => clientFindings(examine(root, { env, cwd: root }));
const probeFile = join(root, '.claude/gates/state/doctor-probe');

describe('a session of the client', () => {
  test('that asks the hook is sound, in the root and in each component', async () => {
    put(client(asksTheHook));
    fs.rmSync(join(scratch, 'log'), { force: true });
    expect(await look()).toEqual([]);
    const runs = fs
      .readFileSync(join(scratch, 'log'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(runs.map(({ cwd }) => cwd)).toEqual([root, join(root, 'web')]);
    for (const { env, argv, settings } of runs) {
      expect(settings).toBe('{ "model": "opus" }');
      expect(env.CLAUDE_CONFIG_DIR).not.toContain(home);
      expect(fs.existsSync(env.CLAUDE_CONFIG_DIR)).toBe(false);
      expect(env.ANTHROPIC_BASE_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(env.ANTHROPIC_AUTH_TOKEN).toBe('');
      expect(argv).toContain('--strict-mcp-config');
    }
  });

  test.each<[string, string, string, RegExp]>([
    [
      'that runs the call',
      client("spawnSync('sh', ['-c', command]); return 'done'"),
      'client-session.open',
      /started in \. ran a call/,
    ],
    [
      'that refuses by itself',
      client("return 'This command requires approval'"),
      'client-session.unasked',
      /requires approval/,
    ],
    [
      'whose hook does not get to an answer',
      client("return 'Blocked by .claude/hooks/gates.sh: Node is not on PATH.'"),
      'client-session.unasked',
      /Node is not on PATH/,
    ],
    [
      'that does not come about',
      "console.error('Refusing to start'); process.exitCode = 1;",
      'client-session.failed',
      /Refusing to start/,
    ],
  ])('%s', async (_, script, id, says) => {
    put(script);
    const findings = await look();
    expect(findings.map((finding) => finding.id)).toEqual([id, id]);
    expect(findings[0]?.says).toMatch(says);
    expect(fs.existsSync(probeFile)).toBe(false);
  });

  test('needs a client', async () => {
    const findings = await look({ HOME: home, PATH: '/nowhere' });
    expect(findings).toEqual([expect.objectContaining({ level: 'problem', id: 'client-session.missing' })]);
  });
});

test('doctor --client says so in its list, and fails where there is no client', async () => {
  put(client(asksTheHook));
  const doctor = async (env: Record<string, string>) => {
    const { io, stdout } = testIo({ cwd: root, env });
    return { exit: await main(['doctor', '--client', '--json'], io), ...JSON.parse(stdout()) };
  };
  const sound = await doctor(environment);
  expect(sound.sound.map(({ id }: { id: string }) => id)).toContain('client-session');
  expect(sound.exit).toBe(0);
  const paths = (process.env.PATH ?? '').split(':').filter((path) => !fs.existsSync(join(path, 'claude')));
  expect((await doctor({ HOME: home, PATH: paths.join(':') })).exit).toBe(1);
});
