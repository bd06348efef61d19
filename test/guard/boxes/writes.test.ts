import { describe, expect, test } from 'vitest';
import { boxOf } from '../../../src/guard/boxes/box.ts';
import { judgeEffects } from '../../../src/guard/boxes/judge.ts';
import { type Target, write } from '../../../src/guard/effects.ts';
import type { World } from '../../../src/guard/world.ts';
import { defaultPolicy } from '../../../src/policy/defaults.ts';
import { fakeWorld } from '../fake-world.ts';

const policy = { ...defaultPolicy({ tests: ['tests/**', 'src/**/*.test.ts'] }), main: 'architect' as const };
const files = [
  'src/a.ts',
  'src/a.test.ts',
  'src/deep/b.ts',
  'lib/c.ts',
  'tests/d.test.ts',
  'docs/plan.md',
  '.env',
  'scripts/x.pyc',
];

const verdict = (role: string, target: Target, world: World = fakeWorld(files)) => {
  const { decision, rule } = judgeEffects(
    [write(target, 'test')],
    boxOf(policy, role, world.caseInsensitive),
    world,
  );
  return rule === undefined ? decision : `${decision} ${rule}`;
};
const at = (path: string): Target => ({ kind: 'path', path: path.startsWith('/') ? path : `/repo/${path}` });
const tree = (dir: string, more: object = {}): Target => ({
  kind: 'tree',
  dir: dir === '' ? '/repo' : `/repo/${dir}`,
  ...more,
});

describe('single paths', () => {
  test.each([
    ['tester', 'tests/new.test.ts', 'allow'],
    ['tester', 'src/a.test.ts', 'allow'],
    ['tester', 'src/a.ts', 'block write.not-allowed'],
    ['tester', 'README.md', 'block write.not-allowed'],
    ['coder', 'src/a.ts', 'allow'],
    ['coder', 'src/a.test.ts', 'block write.denied'],
    ['coder', 'tests', 'block write.denied'],
    ['coder', 'tests/two\nlines.ts', 'block write.denied'],
    ['coder', 'docs/plan.md', 'block write.denied'],
    ['coder', 'CLAUDE.md', 'block write.denied'],
    ['coder', 'packages/api/AGENTS.md', 'block write.denied'],
    ['coder', '.claude/agents/coder.md', 'block write.denied'],
    ['coder', 'package-lock.json', 'block write.denied'],
    ['coder', '.env', 'block write.denied'],
    ['coder', '.env.example', 'allow'],
    ['coder', '.github/workflows/ci.yml', 'block write.denied'],
    ['main', 'docs/plan.md', 'allow'],
    ['main', 'README.md', 'allow'],
    ['main', 'CLAUDE.md', 'ask write.ask'],
    ['main', '.claude/agents/coder.md', 'ask write.ask'],
    ['main', 'src/a.ts', 'block write.not-allowed'],
    ['main', 'tests/d.test.ts', 'block write.not-allowed'],
    ['code-reviewer', 'src/a.ts', 'block write.none'],
    ['somebody-else', 'src/a.ts', 'block write.none'],
  ])('%s %s: %s', (role, path, expected) => expect(verdict(role, at(path))).toBe(expected));
});

describe('what only a person changes', () => {
  const gatesOwn = [
    '.claude/settings.json',
    '.claude/settings.local.json',
    '.claude/hooks/gates.sh',
    'packages/web/.claude/settings.json',
    'packages/web/.claude/settings.local.json',
    '.claude/gates/gates.json',
    '.claude/gates/state/ledger.jsonl',
    '.git/hooks/pre-commit',
    '/home/dev/.claude/settings.json',
  ];
  test.each(
    gatesOwn.flatMap((path) => ['main', 'tester', 'coder', 'code-reviewer'].map((role) => [role, path])),
  )('%s %s', (role, path) => expect(verdict(role as string, at(path as string))).toBe('block write.gates'));
  test('a free main session too', () => {
    const world = fakeWorld(files);
    const box = boxOf({ ...policy, main: 'free' }, 'main', false);
    const rule = (path: string) => judgeEffects([write(at(path), 'test')], box, world).rule;
    expect(rule('.claude/settings.json')).toBe('write.gates');
    expect(rule('src/a.ts')).toBeUndefined();
    expect(rule('/etc/motd')).toBeUndefined();
  });
  test('nor where the home directory lies in a temporary one', () => {
    const world = fakeWorld(files, { home: '/tmp/home' });
    expect(verdict('main', at('/tmp/home/.claude/settings.json'), world)).toBe('block write.gates');
    expect(verdict('main', at('/tmp/home/notes'), world)).toBe('allow');
  });
  test('git keeps its own files', () => expect(verdict('coder', at('.git/HEAD'))).toBe('block write.git'));
});

describe('outside the repository', () => {
  test.each([
    ['coder', '/tmp/x', 'allow'],
    ['coder', '/etc/motd', 'block write.outside'],
    ['main', '/home/dev/notes', 'block write.outside'],
    ['main', '/home/dev/.claude/plans/p.md', 'allow'],
    ['tester', '/repository/x', 'block write.outside'],
    ['code-reviewer', '/tmp/x', 'block write.none'],
  ])('%s %s: %s', (role, path, expected) => expect(verdict(role, at(path))).toBe(expected));
});

describe('directories and sweeps', () => {
  test.each<[string, Target, string]>([
    ['coder', tree('lib'), 'allow'],
    ['coder', tree('src'), 'block write.denied'],
    ['coder', tree(''), 'block write.gates'],
    ['coder', tree('', { name: '*.pyc' }), 'allow'],
    ['coder', tree('', { name: '*.ts' }), 'block write.denied'],
    ['coder', tree('lib', { name: '*.ts' }), 'allow'],
    ['coder', tree('src', { name: '*.test.ts', depth: 1 }), 'block write.denied'],
    ['coder', tree('nowhere', { name: '*.test.ts', depth: 1 }), 'allow'],
    ['coder', tree('tests', { name: '*.txt' }), 'block write.denied'],
    ['coder', tree('src', { name: '*.ts', except: ['*.test.ts'] }), 'allow'],
    ['tester', tree('tests'), 'allow'],
    ['tester', tree('', { name: '*.test.ts' }), 'allow'],
    ['tester', tree('src'), 'block write.not-allowed'],
    ['code-reviewer', tree('lib'), 'block write.none'],
    ['main', tree('.claude'), 'block write.gates'],
    ['main', tree('.claude/skills'), 'ask write.ask'],
    ['main', tree('docs'), 'allow'],
  ])('%s %j: %s', (role, target, expected) => expect(verdict(role, target)).toBe(expected));
  test('a question about one file is no answer for the next', () => {
    const world = fakeWorld([
      'docs/AGENTS.md',
      'docs/a/plan.md',
      'packages/api/AGENTS.md',
      'packages/api/main.ts',
    ]);
    expect(verdict('main', tree('docs'), world)).toBe('ask write.ask');
    expect(verdict('main', tree('', { name: '*.md' }), world)).toBe('ask write.ask');
    expect(verdict('main', tree('', { name: '*' }), world)).toBe('block write.not-allowed');
  });
});

describe('paths that cannot be known', () => {
  test.each<[string, string | undefined, string]>([
    ['coder', undefined, 'allow'],
    ['coder', '/repo/lib/', 'allow'],
    ['coder', '/repo/tests/a', 'block write.denied'],
    ['coder', '/etc/', 'block write.outside'],
    ['tester', '/repo/tests/', 'allow'],
    ['tester', '/repo/lib/', 'block write.not-allowed'],
    ['tester', '/repo/src/', 'allow'],
    ['code-reviewer', undefined, 'block write.none'],
  ])('%s %s: %s', (role, prefix, expected) =>
    expect(verdict(role, prefix === undefined ? { kind: 'unknown' } : { kind: 'unknown', prefix })).toBe(
      expected,
    ),
  );
});

describe('spelling', () => {
  test('a disk that folds case sees one name in all of them', () => {
    const folding = fakeWorld(files, { caseInsensitive: true });
    expect(verdict('coder', at('Claude.MD'), folding)).toBe('block write.denied');
    expect(verdict('coder', at('TESTS/x.ts'), folding)).toBe('block write.denied');
    expect(verdict('coder', at('TESTS/x.ts'))).toBe('allow');
  });
  test('composed and decomposed names are one', () => {
    const accented = { ...policy, paths: { ...policy.paths, tests: ['pr\u00fcfung/**'] } };
    const box = boxOf(accented, 'coder', false);
    const world = fakeWorld();
    expect(judgeEffects([write(at('pru\u0308fung/x'), 'test')], box, world).rule).toBe('write.denied');
  });
  test('a path in a linked worktree counts from that worktree’s root', () => {
    const world = fakeWorld(files, {
      worktrees: () => ['/repo', '/repo/.claude/worktrees/topic', '/elsewhere/topic'],
    });
    expect(verdict('coder', at('.claude/worktrees/topic/src/a.ts'), world)).toBe('allow');
    expect(verdict('coder', at('.claude/worktrees/topic/tests/a.ts'), world)).toBe('block write.denied');
    expect(verdict('coder', at('/elsewhere/topic/.claude/settings.json'), world)).toBe('block write.gates');
    expect(verdict('coder', at('.claude/worktrees/other/src/a.ts'), world)).toBe('block write.denied');
  });
});

describe('what is written once', () => {
  const once = {
    ...policy,
    paths: { ...policy.paths, immutable: ['db/migrations/**'] },
  };
  const world = fakeWorld(['db/migrations/1.sql', 'src/a.ts']);
  const judged = (role: string, target: Target, where: World = world) => {
    const { decision, rule, reason } = judgeEffects([write(target, 'test')], boxOf(once, role, false), where);
    return { verdict: rule === undefined ? decision : `${decision} ${rule}`, reason };
  };
  test.each<[string, Target, string]>([
    ['a new file is fine', at('db/migrations/2.sql'), 'allow'],
    ['one in a new directory too', at('db/migrations/new/3.sql'), 'allow'],
    ['what exists is not', at('db/migrations/1.sql'), 'block write.denied'],
    ['nor is the directory', tree('db/migrations'), 'block write.denied'],
    ['nor the one above', tree('db'), 'block write.denied'],
  ])('coder: %s', (_name, target, expected) => expect(judged('coder', target).verdict).toBe(expected));
  test('what an earlier command may have made counts as there', () => {
    const doubtful = { ...world, kind: () => 'unknown' as const };
    expect(judged('coder', at('db/migrations/2.sql'), doubtful).verdict).toBe('block write.denied');
  });
  test('it opens nothing to a role that may not write there', () => {
    expect(judged('tester', at('db/migrations/2.sql')).verdict).toBe('block write.not-allowed');
    expect(judged('code-reviewer', at('db/migrations/2.sql')).verdict).toBe('block write.none');
  });
  test('the reason names the set', () =>
    expect(judged('coder', at('db/migrations/1.sql')).reason).toContain(
      'db/migrations/1.sql is not for the coder to change (@immutable)',
    ));
});
