import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import { runVerb } from '../../src/runtime/verbs.ts';
import { gatedRepo } from './repo.ts';

/** `ci-rounds` in a workflow, with a `gh` that answers from files and notes what it was asked. */
let said = '';
let bin: string;
beforeEach(() => {
  said = '';
  const keep = (text: string | Uint8Array) => {
    said += text;
    return true;
  };
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  bin = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-gh-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  fs.rmSync(bin, { recursive: true });
});

const branch = `x"; touch hacked; \${{ github.token }} $(id)`;
const trailer = 'x\n\nCo-Authored-By: Claude <noreply@anthropic.com>';
const person = { email: 'ada@example.com' };
const commit = (message = trailer) => ({ message, author: person, committer: person });
const ran = (sha: string, more: object = {}) => ({
  conclusion: 'failure',
  created_at: '2026-01-02T00:00:00Z',
  head_sha: sha,
  head_commit: commit(),
  head_repository: { full_name: 'o/r' },
  ...more,
});

type Host = { runs?: object[]; removed?: object[]; head?: object; labels?: string[]; failed?: string };

function play(host: Host, gates: object = {}) {
  const repo = gatedRepo({}, { gates: { ...defaultPolicy().gates, ...gates } });
  const answers = {
    runs: JSON.stringify({ workflow_runs: host.runs ?? [] }),
    commit: JSON.stringify({ commit: host.head ?? commit() }),
    events: (host.removed ?? []).map((event) => JSON.stringify(event)).join('\n'),
  };
  for (const [name, text] of Object.entries(answers)) fs.writeFileSync(path.join(bin, name), text);
  fs.writeFileSync(
    path.join(bin, 'gh'),
    `#!/bin/sh
printf '%s\\n' "$*" >> '${bin}/asked'
case "$*" in
  *repos/o/r/actions/runs*) cat '${bin}/runs' ;;
  *repos/o/r/commits/*) cat '${bin}/commit' ;;
  *issues/7/events*) cat '${bin}/events' ;;
  *"-X POST repos/o/r/issues/7/labels"*) echo '[]' ;;
  *) echo "HTTP 404: $*" >&2; exit 1 ;;
esac
`,
    { mode: 0o755 },
  );
  const event = path.join(bin, 'event.json');
  const head = { sha: 'head00000000', ref: branch };
  const labels = (host.labels ?? []).map((name) => ({ name }));
  fs.writeFileSync(event, JSON.stringify({ pull_request: { number: 7, labels, head } }));
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
  vi.stubEnv('GITHUB_EVENT_PATH', event);
  vi.stubEnv('GITHUB_REPOSITORY', 'o/r');
  vi.stubEnv('FAILED', host.failed ?? 'false');
  const code = runVerb('ci-rounds', [], repo.at);
  const asked = fs.existsSync(path.join(bin, 'asked'))
    ? fs.readFileSync(path.join(bin, 'asked'), 'utf8').trim().split('\n')
    : [];
  return { code, asked, labelled: asked.filter((line) => line.includes('POST')) };
}

const labelling = ['api -X POST repos/o/r/issues/7/labels -f labels[]=needs a person'];

describe('counted and labelled', () => {
  test('the first failure is one of two', () => {
    expect(play({ failed: 'true' })).toMatchObject({ code: 0, labelled: [] });
    expect(said).toBe(
      "gates: commits of agents on which CI failed: head00000; at 2 the branch is a person's.\n",
    );
  });
  test('after the second the pull request is a person’s', () => {
    expect(play({ runs: [ran('aaaaaaaaaaaa')], failed: 'true' })).toMatchObject({
      code: 1,
      labelled: labelling,
    });
    expect(said).toContain('failed: aaaaaaaaa, head00000, so this branch is a person');
  });
  test('a third commit of an agent is stopped, though nothing failed on it; labelled once', () => {
    const runs = [ran('a'), ran('b')];
    expect(play({ runs, labels: ['needs a person', 'bug'] })).toMatchObject({ code: 1, labelled: [] });
  });
  test('the person who takes over is not', () => {
    const runs = [ran('a'), ran('b')];
    expect(play({ runs, head: commit('by hand'), labels: ['needs a person'] }).code).toBe(0);
  });
  test('taking the label off gives the branch back; only a person can', () => {
    const runs = [ran('a'), ran('b')];
    const off = { at: '2026-01-03T00:00:00Z', label: 'needs a person' };
    expect(play({ runs, removed: [{ ...off, by: 'User' }] }).code).toBe(0);
    expect(play({ runs, removed: [{ ...off, by: 'Bot' }] }).code).toBe(1);
    expect(play({ runs, removed: [{ ...off, by: 'User', label: 'bug' }] }).code).toBe(1);
  });
  test('a fork’s branch of the same name is another branch', () =>
    expect(
      play({
        runs: [ran('a', { head_repository: { full_name: 'fork/r' } }), ran('b', { head_commit: null })],
      }).code,
    ).toBe(0));
  test('the limit and whose commits count stand in the policy', () => {
    expect(play({ runs: [ran('a'), ran('b')] }, { ciRounds: 3 }).code).toBe(0);
    expect(play({ runs: [ran('a')], failed: 'true' }, { agentEmails: ['bot@example.com'] }).code).toBe(0);
    expect(play({ failed: 'true' }, { ciRounds: 1 }).code).toBe(1);
  });
});

test('a branch’s name reaches gh as one word', () => {
  expect(play({}).asked[0]).toBe(`api -X GET repos/o/r/actions/runs -f branch=${branch} -f per_page=100`);
  expect(fs.existsSync('hacked')).toBe(false);
});

describe('closed when it can’t tell', () => {
  test('gh fails', () => {
    const host = play({});
    expect(host.code).toBe(0);
    fs.writeFileSync(path.join(bin, 'gh'), '#!/bin/sh\necho "HTTP 403: no" >&2\nexit 1\n', { mode: 0o755 });
    const repo = gatedRepo({}, {});
    expect(runVerb('ci-rounds', [], repo.at)).toBe(1);
    expect(said).toContain('gates ci-rounds: gh: HTTP 403: no.');
  });
  test('there is no gh', () => {
    play({});
    const repo = gatedRepo({}, {});
    vi.stubEnv('PATH', '/nowhere');
    expect(runVerb('ci-rounds', [], repo.at)).toBe(1);
    expect(said).toContain('gh does not run');
  });
  test('what gh says is not understood', () => {
    expect(play({ runs: [{ conclusion: 1 }] }).code).toBe(1);
    expect(said).toContain("the runs can't be read: workflow_runs.0");
  });
  test('outside of a workflow, or with words', () => {
    const { at } = gatedRepo({}, {});
    vi.stubEnv('GITHUB_EVENT_PATH', '');
    expect(runVerb('ci-rounds', [], at)).toBe(2);
    play({});
    expect(runVerb('ci-rounds', ['x'], at)).toBe(2);
  });
});
