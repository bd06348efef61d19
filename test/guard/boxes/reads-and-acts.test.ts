import { describe, expect, test } from 'vitest';
import { boxOf } from '../../../src/guard/boxes/box.ts';
import { judgeEffects } from '../../../src/guard/boxes/judge.ts';
import { act, type Effect, read, type Target, write } from '../../../src/guard/effects.ts';
import type { Act } from '../../../src/policy/acts.ts';
import { defaultPolicy } from '../../../src/policy/defaults.ts';
import { fakeWorld } from '../fake-world.ts';

const policy = defaultPolicy({ tests: ['tests/**'] });
const world = fakeWorld(['.env', '.env.example', 'src/a.ts', 'certs/server.pem', 'lib/b.ts']);

const verdict = (role: string, ...effects: Effect[]) => {
  const { decision, rule } = judgeEffects(effects, boxOf(policy, role, false), world);
  return rule === undefined ? decision : `${decision} ${rule}`;
};
const file = (path: string) => read({ kind: 'path', path }, 'cat');
const tree = (target: Omit<Extract<Target, { kind: 'tree' }>, 'kind'>) =>
  read({ kind: 'tree', ...target }, 'grep');

describe('secrets are read only when a person agrees', () => {
  const roles = ['main', 'tester', 'coder'];
  const barriers = ['code-reviewer', 'security-reviewer', 'somebody-else'];
  const secrets = [
    '/repo/.env',
    '/repo/config/.env.production',
    '/repo/certs/server.pem',
    '/other/.env',
    '/home/dev/.ssh/config',
    '/home/dev/.aws/credentials',
    '/home/dev/.claude.json',
    '/proc/self/environ',
    '/proc/42/environ',
    '/etc/shadow',
    '/etc/kubernetes/admin.conf',
    '/root/.ssh/id_ed25519',
    '/var/lib/service/.aws/credentials',
  ];
  test.each(roles.flatMap((role) => secrets.map((path) => [role, path])))('%s %s', (role, path) =>
    expect(verdict(role as string, file(path as string))).toBe('ask read.secret'),
  );
  test.each(barriers.flatMap((role) => secrets.map((path) => [role, path])))(
    '%s %s: not at all',
    (role, path) => expect(verdict(role as string, file(path as string))).toBe('block read.secret'),
  );
  test.each(roles.flatMap((role) => secrets.map((path) => [role, path])))('%s %s', (role, path) =>
    expect(verdict(role as string, file(path as string))).toBe('ask read.secret'),
  );
  test.each([
    '/repo/.env.example',
    '/repo/src/a.ts',
    '/repo/.aws/config',
    '/etc/hosts',
    '/opt/.config/x',
    '/opt/aws/x',
    '/etc/kubernetes/a.md',
    '/home/dev/notes',
    '/proc/cpuinfo',
  ])('%s is no secret', (path) => expect(verdict('code-reviewer', file(path))).toBe('allow'));
  test('secrets of a home directory that lies in a temporary one', () => {
    const box = boxOf(policy, 'coder', false);
    const world = fakeWorld([], { home: '/tmp/home' });
    expect(judgeEffects([file('/tmp/home/.aws/credentials')], box, world).rule).toBe('read.secret');
    expect(judgeEffects([file('/tmp/home/notes')], box, world).rule).toBeUndefined();
  });
  test('a recursive read asks for the secret it would find', () => {
    expect(verdict('coder', tree({ dir: '/repo' }))).toBe('ask read.secret');
    expect(verdict('coder', tree({ dir: '/repo/lib' }))).toBe('allow');
    expect(verdict('coder', tree({ dir: '/repo', name: '*.ts' }))).toBe('allow');
    expect(verdict('coder', tree({ dir: '/repo', except: ['.env', '*.pem'] }))).toBe('allow');
    expect(verdict('coder', tree({ dir: '/repo', name: '*', depth: 1 }))).toBe('allow');
    expect(verdict('coder', tree({ dir: '/empty', name: '.env' }))).toBe('ask read.secret');
  });
  test('what cannot be seen is not read by a barrier', () => {
    expect(verdict('code-reviewer', read({ kind: 'unknown' }, 'cat'))).toBe('block read.unknown');
    expect(verdict('coder', read({ kind: 'unknown' }, 'cat'))).toBe('allow');
    expect(verdict('coder', read({ kind: 'unknown', prefix: '/home/dev/.ssh/' }, 'cat'))).toBe(
      'ask read.secret',
    );
  });
});

describe('acts', () => {
  test.each<[string, Act, string]>([
    ['main', 'git.commit', 'ask git.commit'],
    ['main', 'git.push', 'block git.push'],
    ['main', 'git.history', 'block git.history'],
    ['main', 'git.index', 'allow'],
    ['main', 'agent.spawn', 'allow'],
    ['coder', 'git.index', 'block git.index'],
    ['coder', 'git.read', 'allow'],
    ['coder', 'install', 'block install'],
    ['coder', 'migrate', 'block migrate'],
    ['coder', 'run.build', 'allow'],
    ['coder', 'run.interpreter', 'allow'],
    ['coder', 'run.shell', 'block run.shell'],
    ['coder', 'run.later', 'block run.later'],
    ['tester', 'run.later', 'block run.later'],
    ['coder', 'agent.spawn', 'block agent.spawn'],
    ['tester', 'agent.client', 'block agent.client'],
    ['code-reviewer', 'git.read', 'allow'],
    ['code-reviewer', 'run.read', 'allow'],
    ['code-reviewer', 'run.build', 'block run.build'],
    ['code-reviewer', 'sql.read', 'block sql.read'],
    ['security-reviewer', 'sql.read', 'allow'],
    ['security-reviewer', 'sql.rolled-back', 'allow'],
    ['security-reviewer', 'sql.write', 'block sql.write'],
    ['somebody-else', 'tool.unknown', 'block tool.unknown'],
    ['main', 'gates.person', 'block gates.person'],
    ['coder', 'shell.syntax', 'block shell.syntax'],
  ])('%s %s: %s', (role, name, expected) => expect(verdict(role, act(name, 'x'))).toBe(expected));

  test('no policy opens what is fixed', () => {
    const open = {
      ...policy,
      roles: {
        coder: {
          box: 'guardrail' as const,
          write: {},
          may: { gates: 'allow' as const, 'shell.syntax': 'allow' as const },
          tools: [],
        },
      },
    };
    const box = boxOf(open, 'coder', false);
    expect(judgeEffects([act('gates.person', 'x')], box, world).rule).toBe('gates.person');
    expect(judgeEffects([act('shell.syntax', 'x')], box, world).rule).toBe('shell.syntax');
  });
});

describe('several effects', () => {
  const secret = file('/repo/.env');
  const push = act('git.push', 'git push');
  test('a block beats a question, whichever comes first', () => {
    expect(verdict('coder', secret, push)).toBe('block git.push');
    expect(verdict('coder', push, secret)).toBe('block git.push');
  });
  test('what is allowed but cannot be seen is marked opaque', () => {
    const box = boxOf(policy, 'coder', false);
    expect(judgeEffects([act('run.interpreter', 'python3')], box, world).opaque).toBe(true);
    expect(judgeEffects([write({ kind: 'unknown' }, '>')], box, world).opaque).toBe(true);
    expect(judgeEffects([act('run.read', 'ls'), file('/repo/src/a.ts')], box, world).opaque).toBe(false);
  });
  test('the reason says why and what to do instead, on one line', () => {
    const { reason } = judgeEffects(
      [write({ kind: 'path', path: '/repo/tests/a\nb' }, '>')],
      boxOf(policy, 'coder', false),
      world,
    );
    expect(reason).toMatch(
      /^tests\/a b is not for the coder to change \(@tests\)\. Change the files of your own job\.$/,
    );
  });
});
