import { describe, expect, test } from 'vitest';
import { type CiRun, type Commit, ciRounds, isByAgent } from '../../src/gates/ci-rounds.ts';
import { fc } from '../seeded.ts';

const agents = ['noreply@anthropic.com'];
const trailer = 'Add interest\n\nCo-Authored-By: Claude <noreply@anthropic.com>';
const byAgent = (sha: string): Commit => ({ sha, message: trailer, emails: ['ada@example.com'] });
const byPerson = (sha: string): Commit => ({ sha, message: 'Add interest', emails: ['ada@example.com'] });
const run = (head: Commit, conclusion = 'failure', at = '2026-01-02'): CiRun => ({ conclusion, at, head });
const count = (
  runs: CiRun[],
  head: { commit: Commit; failed: boolean } = { commit: byAgent('head'), failed: false },
  since = '',
) => ciRounds(runs, head, { limit: 2, since, agents });

describe('whose commit', () => {
  test.each<[string, string, string[], boolean]>([
    ['a co-author', trailer, ['ada@example.com'], true],
    ['in other case', 'x\n\nCO-AUTHORED-BY: claude <NoReply@Anthropic.com> ', [], true],
    ['the author', 'x', ['noreply@anthropic.com'], true],
    ['a person', 'x', ['ada@example.com'], false],
    ['another co-author', 'x\n\nCo-Authored-By: Bob <bob@example.com>', [], false],
    ['words about one', 'Drop the line Co-Authored-By: Claude <noreply@anthropic.com>', [], false],
  ])('%s', (_name, message, emails, expected) =>
    expect(isByAgent({ sha: 'a', message, emails }, agents)).toBe(expected),
  );
});

describe('rounds', () => {
  test('the second failure makes the branch a person’s', () => {
    expect(count([run(byAgent('a'))])).toEqual({ failed: ['a'], isPersons: false, stops: false });
    expect(count([run(byAgent('a'))], { commit: byAgent('b'), failed: true })).toEqual({
      failed: ['a', 'b'],
      isPersons: true,
      stops: true,
    });
  });
  test('agents who go on are stopped, a person is not', () => {
    const runs = [run(byAgent('a')), run(byAgent('b'))];
    expect(count(runs).stops).toBe(true);
    expect(count(runs, { commit: byPerson('c'), failed: true })).toMatchObject({
      isPersons: true,
      stops: false,
    });
  });
  test('several workflows and attempts on one commit are one round', () =>
    expect(
      count([run(byAgent('a')), run(byAgent('a'), 'timed_out')], { commit: byAgent('a'), failed: true })
        .failed,
    ).toEqual(['a']));
  test.each(['failure', 'timed_out', 'startup_failure'])('%s counts', (conclusion) =>
    expect(count([run(byAgent('a'), conclusion)]).failed).toEqual(['a']),
  );
  test.each(['success', 'cancelled', 'skipped', 'neutral', 'action_required', ''])(
    '%s does not',
    (conclusion) => expect(count([run(byAgent('a'), conclusion)]).failed).toEqual([]),
  );
  test('a person’s failures do not count', () =>
    expect(count([run(byPerson('a')), run(byPerson('b')), run(byPerson('c'))]).failed).toEqual([]));
  test('what failed before a person gave the branch back does not count', () => {
    const runs = [run(byAgent('a'), 'failure', '2026-01-01'), run(byAgent('b'), 'failure', '2026-01-03')];
    expect(count(runs, undefined, '2026-01-02').failed).toEqual(['b']);
  });
});

test('never more than one round a commit, and the limit is the policy’s, whatever ran', () => {
  const commits = fc.constantFrom('a', 'b', 'c', 'd').map(byAgent);
  const runs = fc.array(fc.tuple(commits, fc.constantFrom('failure', 'success')).map(([c, e]) => run(c, e)));
  fc.assert(
    fc.property(runs, fc.integer({ min: 1, max: 5 }), (ran, limit) => {
      const head = { commit: byAgent('head'), failed: false };
      const { failed, isPersons } = ciRounds(ran, head, { limit, since: '', agents });
      const bad = new Set(
        ran.filter(({ conclusion }) => conclusion === 'failure').map((one) => one.head.sha),
      );
      expect(new Set(failed)).toEqual(bad);
      expect(failed).toHaveLength(bad.size);
      expect(isPersons).toBe(bad.size >= limit);
    }),
  );
});
