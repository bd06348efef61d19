import { describe, expect, test } from 'vitest';
import { boxOf } from '../../../src/guard/boxes/box.ts';
import { judgeEffects } from '../../../src/guard/boxes/judge.ts';
import { act, type Effect, openWord, read, type Target, write } from '../../../src/guard/effects.ts';
import type { World } from '../../../src/guard/world.ts';
import { defaultPolicy } from '../../../src/policy/defaults.ts';
import type { Policy, Role } from '../../../src/policy/policy.ts';
import { fakeWorld } from '../fake-world.ts';

const shipped = defaultPolicy({ tests: ['tests/**', 'spec/**'] });
const world = fakeWorld(['.env', 'src/a.ts', 'tests/a.test.ts', 'docs/x/a.md', 'docs/CLAUDE.md']);

const judged = (role: string, effects: readonly Effect[], policy: Policy = shipped, where: World = world) =>
  judgeEffects(effects, boxOf(policy, role, false), where);

/** Rule and the sentence's start. */
const says = (role: string, effect: Effect, policy: Policy = shipped, where: World = world): string => {
  const { rule, reason } = judged(role, [effect], policy, where);
  return rule === undefined ? 'allow' : `${rule}: ${reason}`;
};

const path = (file: string): Target => ({ kind: 'path', path: file });
const tree = (dir: string, more: object = {}): Target => ({ kind: 'tree', dir, ...more });
const unseen = (prefix?: string): Target =>
  prefix === undefined ? { kind: 'unknown' } : { kind: 'unknown', prefix };

/** A role of one's own. */
const withRole = (role: Role): Policy => ({ ...shipped, roles: { ...shipped.roles, own: role } });
const guardrail = (write: Role['write']): Policy => withRole({ box: 'guardrail', write, may: {}, tools: [] });

describe('what an objection names', () => {
  test.each<[string, Effect, string]>([
    [
      'coder',
      write(path('/repo/tests/x'), '>'),
      'write.denied: tests/x is not for the coder to change (@tests).',
    ],
    ['coder', write(path('/repo'), 'rm'), 'allow'],
    ['coder', write(path('/repo/.git'), 'rm'), 'write.git: .git'],
    ['coder', write(path('/repo/.git/config'), 'rm'), 'write.gates: .git/config'],
    ['coder', write(path('/repo/.gitignore'), '>'), 'allow'],
    ['code-reviewer', write(path('/repo'), 'rm'), 'write.none: would write ..'],
    ['code-reviewer', write(path('/repo/src/a'), 'rm'), 'write.none: would write src/a.'],
    ['code-reviewer', write(path('/tmp/a'), '>'), 'write.none: would write /tmp/a.'],
    ['code-reviewer', write(unseen(), '>'), 'write.none: would write an unknown path.'],
    ['code-reviewer', write(unseen('/repo/x'), '>'), 'write.none: would write /repo/x.'],
    ['coder', write(path('/etc/x'), '>'), 'write.outside: /etc/x '],
    ['coder', write(path('/home/dev/.claude/settings.json'), '>'), 'write.gates: ~/.claude/settings.json '],
    ['coder', write(tree('/repo'), 'rm'), 'write.gates: .claude/settings.json (below .) '],
    ['coder', write(tree('/repo/.claude'), 'rm'), 'write.denied: .claude '],
    ['main', write(path('/repo/CLAUDE.md'), '>'), 'write.ask: CLAUDE.md '],
    ['coder', read(path('/repo/.env'), 'cat'), 'read.secret: .env '],
    ['coder', read(path('/other/.env'), 'cat'), 'read.secret: /other/.env '],
    ['coder', read(tree('/repo'), 'grep'), 'read.secret: .env '],
    [
      'coder',
      write(tree('/repo', { name: '*.ts' }), 'prettier --write'),
      'write.denied: tests/a.test.ts is not for the coder to change (@tests). This reaches more files than are yours to change: name those you mean.',
    ],
    [
      'coder',
      write(tree('/repo/tests', { name: '[!x]*', depth: 1 }), 'rm'),
      'write.denied: tests/[!x]* is not for the coder to change (@tests). Change the files of your own job.',
    ],
    [
      'code-reviewer',
      act('run.option', 'git show', openWord('a')),
      'run.option: git show gets a word that is only known at run time, and that may be any option. Write the word itself.',
    ],
    ['code-reviewer', act('run.option', 'cat', openWord('')), 'run.option: cat gets a word that is only '],
    [
      'code-reviewer',
      act('run.option', 'git diff', '--ext-diff'),
      'run.option: git diff (--ext-diff) uses an option that is not on the list of harmless ones. Leave the option out.',
    ],
    ['coder', act('git.push', 'git push'), 'git.push: git push '],
    ['coder', act('git.push', 'git push', '--force'), 'git.push: git push (--force) '],
    ['coder', act('git.push', 'a  b\n\t c'), 'git.push: a b c '],
    ['coder', act('git.push', 'x'.repeat(120)), `git.push: ${'x'.repeat(120)} `],
    ['coder', act('git.push', 'x'.repeat(121)), `git.push: ${'x'.repeat(117)}… `],
  ])('%s %j: %s', (role, effect, expected) => {
    const [rule = '', what = ''] = expected.split(': ');
    const said = says(role, effect);
    expect(said).toMatch(new RegExp(`^${rule}(: |$)`));
    expect(said).toContain(what);
  });

  test('the list of the policy that picks the path, or all of them when none does', () => {
    const policy = guardrail({ deny: ['@tests', 'lib/**'] });
    expect(says('own', write(path('/repo/lib/a'), '>'), policy)).toContain('(lib/**)');
    expect(says('own', write(path('/repo/tests/a'), '>'), policy)).toContain('(@tests)');
    const allowing = guardrail({ allow: ['@docs', 'lib/**'] });
    expect(says('own', write(path('/repo/src/a'), '>'), allowing)).toContain('@docs, lib/**');
  });
});

test('what a person is asked about is no reason to name other files', () => {
  const said = says('main', write(tree('/repo/docs'), 'rm'));
  expect(said).toBe(
    'write.ask: docs/CLAUDE.md may be changed only when a person agrees. Wait for the answer.',
  );
});

test('what lies on another machine goes by its path there', () => {
  expect(says('coder', read(path('/dev/null/srv/.env'), 'cat'))).toMatch(/^read\.secret: \/srv\/\.env holds/);
});

test('a root that is a secret is called by a dot', () => {
  const all = { ...shipped, paths: { ...shipped.paths, secrets: ['**'] } };
  expect(says('coder', read(tree('/repo'), 'grep'), all)).toMatch(
    /^read\.secret: (?:\.|\.env) holds secrets/,
  );
});

describe('which box', () => {
  test('a role without one gets that of *, and without that nothing but reading', () => {
    const { '*': _, ...roles } = shipped.roles;
    const bare = { ...shipped, roles };
    expect(boxOf(shipped, 'somebody', false)).toMatchObject({ role: 'somebody', kind: 'barrier' });
    expect(
      boxOf({ ...shipped, roles: { '*': { box: 'guardrail', write: {}, may: {}, tools: [] } } }, 'x', false)
        .kind,
    ).toBe('guardrail');
    expect(boxOf(bare, 'somebody', false)).toMatchObject({
      kind: 'barrier',
      writesNothing: true,
      may: {},
      tools: [],
    });
  });
  test('only the main session is the architect, and only it can be free', () => {
    const free = { ...shipped, main: 'free' as const };
    expect(boxOf(shipped, 'main', false).role).toBe('architect');
    expect(boxOf(free, 'main', false)).toMatchObject({ free: true, kind: 'guardrail' });
    expect(boxOf(free, 'coder', false)).toMatchObject({ free: false, role: 'coder' });
  });
  test('tools and acts left out are none', () => {
    const policy = withRole({ box: 'barrier', write: {} } as unknown as Role);
    expect(boxOf(policy, 'own', false)).toMatchObject({ may: {}, tools: [] });
  });
  test('an unknown set holds nothing', () => {
    expect(says('own', write(path('/repo/x'), '>'), guardrail({ deny: ['@nothing'] }))).toBe('allow');
  });
  test('a barrier with an allow list writes there', () => {
    const policy = withRole({
      box: 'barrier',
      write: { allow: ['notes/**'] },
      may: { 'run.write': 'allow' },
      tools: [],
    });
    expect(says('own', write(path('/repo/notes/a'), '>'), policy)).toBe('allow');
    expect(says('own', write(path('/repo/src/a'), '>'), policy)).toContain('write.not-allowed');
  });
  test('what is written once', () => {
    const policy: Policy = {
      ...guardrail({ deny: ['@immutable', 'lib/**'] }),
      paths: { ...shipped.paths, immutable: ['src/**'] },
    };
    expect(says('own', write(path('/repo/src/new.ts'), '>'), policy)).toBe('allow');
    expect(says('own', write(path('/repo/src/a.ts'), '>'), policy)).toContain('write.denied: src/a.ts');
    expect(says('own', write(path('/repo/lib/new'), '>'), policy)).toContain('write.denied: lib/new');
    expect(says('own', write(tree('/repo/src'), 'rm'), policy)).toContain('write.denied: src ');
    const other = { ...policy, ...guardrail({ deny: ['lib/**'] }), paths: policy.paths };
    expect(says('own', write(path('/repo/src/a.ts'), '>'), other)).toBe('allow');
  });
});

describe('several objections', () => {
  const ask = write(path('/repo/CLAUDE.md'), 'one');
  const alsoAsk = write(path('/repo/.claude/agents/a.md'), 'two');
  const block = act('git.push', 'three');
  const alsoBlock = act('git.history', 'four');
  test.each<[readonly Effect[], Effect]>([
    [[ask, alsoAsk], ask],
    [[alsoAsk, ask], alsoAsk],
    [[ask, block, alsoAsk], block],
    [[block, ask], block],
    [[block, alsoBlock], block],
    [[ask, alsoBlock, block], alsoBlock],
  ])('%j', (effects, first) => expect(judged('main', effects).effect).toEqual(first));
});

describe('trees', () => {
  test.each<[string, Target, string]>([
    // A question about the directory does not answer for what lies in it.
    ['main', tree('/repo/docs'), 'write.ask'],
    ['main', tree('/repo/docs/x'), 'allow'],
    ['main', tree('/repo/src'), 'write.not-allowed'],
    // Names that may lie among what the role may write.
    ['tester', tree('/repo', { name: '*.ts' }), 'write.not-allowed'],
    ['tester', tree('/repo/tests', { name: '*.ts' }), 'allow'],
    ['tester', tree('/repo', { name: '*.none' }), 'allow'],
    ['tester', tree('/repo', { name: '*.none', depth: 1 }), 'write.not-allowed'],
    ['tester', tree('/repo/src', { name: '*.none' }), 'write.not-allowed'],
    ['coder', tree('/repo', { name: '*.{test,spec}.ts' }), 'write.denied'],
    ['coder', tree('/elsewhere'), 'write.outside'],
    ['coder', tree('/elsewhere', { name: '*.x' }), 'write.outside'],
    ['coder', tree('/tmp/x'), 'allow'],
  ])('%s %j: %s', (role, target, rule) => {
    expect(judged(role, [write(target, 'rm')]).rule ?? 'allow').toBe(rule);
  });
});

describe('what only starts somewhere', () => {
  test.each<[string, string, string]>([
    ['tester', '/repo/', 'allow'],
    ['tester', '/repo/te', 'allow'],
    ['tester', '/repo/tests/', 'allow'],
    ['tester', '/repo/src/', 'write.not-allowed'],
    ['tester', '/elsewhere/', 'write.outside'],
    ['coder', '/repo/tests/', 'write.denied'],
    ['coder', '/repo/src/', 'allow'],
    ['coder', '/repo/.claude/hooks/', 'write.gates'],
    ['coder', '/repo/.git/', 'write.gates'],
    ['coder', '/repo/.git/x', 'write.git'],
  ])('%s %s: %s', (role, prefix, rule) => {
    expect(judged(role, [write(unseen(prefix), 'tar')]).rule ?? 'allow').toBe(rule);
  });
  test('a free main session is only kept from the gates', () => {
    const free = { ...shipped, main: 'free' as const };
    expect(says('main', write(path('/etc/x'), '>'), free)).toBe('allow');
    expect(says('main', write(unseen('/etc/'), '>'), free)).toBe('allow');
    expect(says('main', write(unseen(), '>'), free)).toBe('allow');
    expect(says('main', write(unseen('/repo/src/'), '>'), free)).toBe('allow');
    expect(says('main', write(unseen('/repo/.claude/hooks/'), '>'), free)).toContain('write.gates');
    expect(says('main', write(tree('/repo/src'), 'rm'), free)).toBe('allow');
    expect(says('main', write(tree('/home/dev/.claude'), 'rm'), free)).toBe('allow');
    expect(says('main', write(path('/repo/.claude/gates/gates.json'), '>'), free)).toContain('write.gates');
  });
});

describe('the client’s own notes', () => {
  test.each([
    ['/home/dev/.claude/plans/a.md', 'allow'],
    ['/home/dev/.claude/todos/a.json', 'allow'],
    ['/home/dev/.claude/projects/-repo/memory/a.md', 'allow'],
    ['/home/dev/.claude/projects/memory/a.md', 'write.outside'],
    ['/home/dev/.claude/plans', 'write.outside'],
    ['/home/dev/x/.claude/plans/a.md', 'write.outside'],
    ['/elsewhere/.claude/plans/a.md', 'write.outside'],
  ])('%s: %s', (file, rule) => {
    expect(judged('coder', [write(path(file), '>')]).rule ?? 'allow').toBe(rule);
  });
});

describe('secrets outside of any home', () => {
  test.each([
    ['/proc/self/environ', true],
    ['/proc/1/task/2/environ', true],
    ['/proc/1/task/2/x/y/environ', false],
    ['/repo/proc/self/environ', false],
    ['/proc/self/environment', false],
    ['/etc/shadow', true],
    ['/etc/gshadow', true],
    ['/etc/sudoers.d/x', true],
    ['/etc/shadowed', false],
    ['/repo/etc/shadow', false],
    ['/run/secrets/db', true],
    ['/var/run/secrets/db', true],
    ['/repo/run/secrets/db', false],
    ['/run/user/1000/containers/auth.json', true],
    ['/run/user/1000/containers/auth.jsonl', false],
    ['/run/user/x/containers/auth.json', false],
    ['/Library/Keychains/System.keychain', true],
    ['/etc/kubernetes/pki/admin.conf', true],
    ['/etc/kubernetes/admin.conf.md', false],
    ['/.env', true],
    ['/proc/kcore', true],
    ['/proc/kcores', false],
    ['/x/proc/kcore', false],
    ['/proc/self/mem', true],
    ['/proc/self/memory', false],
    ['/proc/mem', false],
    ['/proc/self//environ', false],
    ['/dev/mem', true],
    ['/dev/kmem', true],
    ['/dev/xmem', false],
    ['/dev/memory', false],
    ['/x/dev/mem', false],
    ['/etc/shadow-', true],
    ['/etc/xshadow', false],
    ['/x/etc/shadow', false],
    ['/etc/sudoers', true],
    ['/x/etc/sudoers', false],
    ['/x/var/run/secrets/db', false],
    ['/lib/run/secrets/db', false],
    ['/run/secret/db', false],
    ['/run/secrets', false],
    ['/var/run/user/0/containers/auth.json', true],
    ['/var/run/user/0/containers/auth_json', false],
    ['/run/user//containers/auth.json', false],
    ['/x/run/user/1/containers/auth.json', false],
    ['/etc/kubernetes/admin_conf', false],
    ['/x/etc/kubernetes/admin.conf', false],
    ['/x/Library/Keychains/a', false],
    ['/Library/Keychains', false],
    ['/srv/x/.aws/credentials', true],
    ['/srv/x/aws/credentials', false],
  ])('%s: %s', (file, isSecret) => {
    expect(judged('coder', [read(path(file), 'cat')]).rule).toBe(isSecret ? 'read.secret' : undefined);
  });
  test('the start of a name, and names in a tree', () => {
    const rule = (target: Target) => judged('coder', [read(target, 'cat')]).rule;
    expect(rule(tree('/home/dev/.ssh'))).toBe('read.secret');
    expect(rule(tree('/empty', { name: '.env' }))).toBe('read.secret');
    expect(rule(tree('/empty', { name: 'a' }))).toBeUndefined();
    expect(rule(tree('/empty'))).toBeUndefined();
  });
});

test('what is opaque', () => {
  const opaque = (effect: Effect) => judged('coder', [effect]).opaque;
  expect(opaque(read(unseen(), 'cat'))).toBe(false);
  expect(opaque(write(path('/repo/src/a'), '>'))).toBe(false);
  expect(opaque(write(unseen(), '>'))).toBe(true);
});

describe('what nothing on the disk shows yet', () => {
  const policy = guardrail({ deny: ['**/*.test.ts', '**/x_test.go', 'a/b/**', 'lib/**', 'd/*.sql'] });
  test.each<[Target, string]>([
    [tree('/repo', { name: '*.test.ts' }), 'write.denied'],
    [tree('/repo', { name: '*.test.{ts,js}' }), 'write.denied'],
    [tree('/repo', { name: '**.test.ts' }), 'write.denied'],
    [tree('/repo', { name: '*_test.go' }), 'write.denied'],
    [tree('/repo', { name: '**_test.go' }), 'write.denied'],
    [tree('/repo', { name: '?_test.go' }), 'write.denied'],
    [tree('/repo', { name: '{x,y}_test.go' }), 'write.denied'],
    [tree('/repo', { name: '{,y}x_test.go' }), 'write.denied'],
    [tree('/repo', { name: 'x{,y}_test.go' }), 'write.denied'],
    [tree('/repo', { name: '*.ts' }), 'allow'],
    [tree('/repo/a'), 'write.denied: a/b (below a)'],
    [tree('/repo/a/b'), 'write.denied: a/b is'],
    [tree('/repo/c'), 'allow'],
    [tree('/repo/d'), 'write.denied: d is'],
    [tree('/repo/d/e'), 'allow'],
    [unseen('/repo/lib/'), 'write.denied: lib/…'],
    [unseen('/etc/'), 'write.outside: /etc/…'],
  ])('%j: %s', (target, start) => {
    expect(says('own', write(target, 'rm'), policy, fakeWorld([])).slice(0, start.length)).toBe(start);
  });
  test('a policy may block what is not seen', () => {
    const closed = withRole({ box: 'guardrail', write: {}, may: { 'write.unknown': 'block' }, tools: [] });
    expect(says('own', write(unseen(), '>'), closed)).toMatch(/^write\.unknown: .*\bthis\b/);
  });
  test('a home that is the repo holds no other secrets than a repo', () => {
    const home = fakeWorld([], { root: '/home/dev', home: '/home/dev' });
    expect(says('coder', read(path('/home/dev/.aws/config'), 'cat'), shipped, home)).toBe('allow');
    expect(says('coder', read(path('/home/dev/.env'), 'cat'), shipped, home)).toContain('read.secret: .env ');
  });
});
