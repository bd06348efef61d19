import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, bash, installed } from './installed.ts';

/** A checkout brings the gates of that commit, and the next call meets those. */
let repo: string;
const git = (...args: string[]) => {
  const { status, stderr } = spawnSync(
    'git',
    ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args],
    {
      cwd: repo,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
};
/** A branch that changes one file, seen from main. */
const branch = (name: string, file: string, text: string) => {
  git('checkout', '-q', '-b', name);
  fs.writeFileSync(`${repo}/${file}`, text);
  git('add', '-A');
  git('commit', '-q', '-m', name);
  git('checkout', '-q', 'main');
};

beforeAll(() => {
  repo = installed(['--preset', 'generic', '--tests', 'tests/**', '--flow', 'off']);
  git('checkout', '-q', '-B', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'before the gates');
  git('add', '-A');
  git('commit', '-q', '-m', 'gates');
  branch('open', '.claude/hooks/gates.sh', 'exit 0\n');
  branch('free', '.claude/gates/gates.json', '{}\n');
  branch('topic', 'notes.md', 'x\n');
  git('update-ref', 'refs/remotes/origin/theirs', 'open');
});

const answer = (command: string) => {
  const { code, stdout, stderr } = ask(repo, bash('main', command));
  expect(code, stderr).toBe(0);
  return stdout === '' ? 'allow' : JSON.parse(stdout).hookSpecificOutput;
};

describe('a person is asked before other gates count', () => {
  test.each([
    ['git checkout open', 'open holds another .claude/hooks/gates.sh'],
    ['git switch open', 'open holds another .claude/hooks/gates.sh'],
    ['cd docs && git switch -q open --', 'open holds another .claude/hooks/gates.sh'],
    ['git checkout open~0', 'open~0 holds another .claude/hooks/gates.sh'],
    ['git switch theirs', 'origin/theirs holds another .claude/hooks/gates.sh'],
    ['git checkout free', 'free holds another .claude/gates/gates.json'],
    ['git checkout HEAD~1', 'HEAD~1 holds another .claude/hooks/gates.sh'],
    ['git checkout "$(cat .branch)"', 'known only at run time'],
    ['git switch `cat .branch`', 'known only at run time'],
    ['gh pr checkout 12', 'commits that are not here yet'],
    ['git fetch origin pull/12/head && git checkout FETCH_HEAD', 'commits that are not here yet'],
  ])('%s', (command, says) => {
    expect(answer(command)).toMatchObject({
      permissionDecision: 'ask',
      permissionDecisionReason: expect.stringContaining(says),
    });
  });
  test.each([
    'git checkout topic',
    'git switch topic',
    'git checkout main',
    'git log open',
    'git stash push -m "$(date)"',
  ])('%s runs', (command) => expect(answer(command)).toBe('allow'));
  test('back to where one came from', () => {
    git('checkout', '-q', 'open');
    git('checkout', '-q', 'main');
    expect(answer('git checkout -')).toMatchObject({ permissionDecision: 'ask' });
    git('checkout', '-q', 'topic');
    git('checkout', '-q', 'main');
    expect(answer('git checkout -')).toBe('allow');
  });
  test('what takes away gates that are not committed', () => {
    const launcher = `${repo}/.claude/hooks/gates.sh`;
    const text = fs.readFileSync(launcher, 'utf8');
    expect(['git stash', 'git clean -fdx'].map(answer)).toEqual(['allow', 'allow']);
    fs.writeFileSync(launcher, `${text}# newer\n`);
    for (const command of ['git stash', 'git stash push -u', 'git clean -fdx'])
      expect(answer(command)).toMatchObject({
        permissionDecisionReason: expect.stringContaining('the gates here are not committed'),
      });
    expect(answer('git stash list')).toBe('allow');
    fs.writeFileSync(launcher, text);
  });
});
