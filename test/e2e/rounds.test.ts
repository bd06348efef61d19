import fs from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { runClient } from './client.ts';
import { type Step, startMockApi } from './mock-api.ts';
import { installedRepo } from './repo.ts';

/** What ends at a person, played to the real client: a third round, a second dispute, the commit. */

const files = {
  'package.json': '{"type":"module","scripts":{"test":"node --test"}}\n',
  'src/total.js': 'export const total = 1;\n',
  'test/total.test.js':
    "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { total } from '../src/total.js';\ntest('one', () => assert.equal(total, 1));\n",
};

const spawn = (role: string): Step => ({
  call: 'Agent',
  input: {
    description: role,
    prompt: `[[script:${role}]] go on`,
    subagent_type: role,
    run_in_background: false,
  },
});
const say = (text: string): Step => ({ say: text });
const block = (name: string, value: unknown) => `\`\`\`${name}\n${JSON.stringify(value)}\n\`\`\``;
const finding = (id: string) => ({ id, severity: 'low', file: 'src/total.js', problem: 'p', test: 't' });

async function installedRun() {
  const repo = await installedRepo(files, ['--roles', 'architect,tester,coder,code-reviewer', '--no-lint']);
  const person = (...words: string[]) =>
    execa(process.execPath, ['.claude/hooks/gates.mjs', ...words], { cwd: repo, reject: false });
  const ledger = path.join(repo, '.claude/gates/state/ledger.jsonl');
  return {
    person,
    standsAt: async () => /stands at '([\w-]+)'/.exec((await person('status')).stdout)?.[1],
    /** What the gates wrote down in a round that is of no interest here. */
    passed: (...events: object[]) => {
      for (const event of events)
        fs.appendFileSync(ledger, `${JSON.stringify({ at: new Date().toISOString(), ...event })}\n`);
    },
    events: (name: string) =>
      fs
        .readFileSync(ledger, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ event }) => event === name),
    session: async (scripts: Record<string, Step[]>, mode = 'bypassPermissions') => {
      const api = await startMockApi(scripts);
      const run = await runClient(repo, '[[script:main]] go on', api, { args: ['--permission-mode', mode] });
      const { results } = api;
      await api.close();
      expect(run.exitCode, run.stderr).toBe(0);
      return (script: string, step: number) =>
        results.find((result) => result.script === script && result.step === step)?.text ?? '(no such call)';
    },
  };
}

const stopped = (role: string, outcome = 'done') => ({ event: 'agent-stopped', role, outcome });
const gate = (name: string) => ({ event: 'gate', gate: name, passed: true, says: '' });
const corrected = [stopped('tester'), gate('red'), stopped('coder'), gate('green')];

test('findings lead back twice; the third time a person grants it, with a reason', async () => {
  const { person, standsAt, passed, session, events } = await installedRun();
  await person('start', 'feature', 'totals');
  await person('approve', 'plan');
  passed(...corrected);
  for (const id of ['F1', 'F2']) {
    await session({
      main: [spawn('code-reviewer'), say('seen')],
      'code-reviewer': [say(block('findings', { findings: [finding(id)] }))],
    });
    expect(await standsAt(), id).toBe('red');
    passed(...corrected, { event: 'finding-closed', id, how: { fixedBy: 't' } });
  }
  const third = await session({
    main: [spawn('code-reviewer'), spawn('tester'), spawn('coder'), say('seen')],
    'code-reviewer': [say(block('findings', { findings: [finding('F3')] }))],
  });
  expect(await standsAt()).toBe('review');
  for (const step of [1, 2])
    expect(third('main', step)).toContain(
      "the rounds at 'review' are used up: a person grants another with 'grant review'",
    );
  const agent = await session({
    main: [
      { call: 'Bash', input: { command: 'node .claude/hooks/gates.mjs grant review please' } },
      say('hm'),
    ],
  });
  expect(agent('main', 0)).toContain('Blocked');
  expect((await person('grant', 'review')).stderr).toContain('a reason is needed');
  expect((await person('grant', 'review', 'nearly', 'there')).stdout).toContain(
    "stands at 'red'; next: tester",
  );
  expect(events('granted')).toMatchObject([{ node: 'review', reason: 'nearly there' }]);
  const granted = await session({
    main: [spawn('coder'), spawn('tester'), say('seen')],
    tester: [say('nothing yet'), say('still nothing')],
  });
  expect(granted('main', 0)).toContain('the coder is not next; next: tester');
  expect(granted('main', 1)).not.toContain('Blocked');
});

test('a test said to be wrong goes back to the tester; the second time a person decides', async () => {
  const { person, standsAt, passed, session, events } = await installedRun();
  await person('start', 'feature', 'totals');
  await person('approve', 'plan');
  const dispute = () =>
    session({
      main: [spawn('coder'), spawn('coder'), say('seen')],
      coder: [say(`I can't.\n${block('dispute', { test: 'one', wrong: 'the plan says two' })}`)],
    });
  passed(stopped('tester'), gate('red'));
  expect((await dispute())('main', 1)).toContain('the coder is not next; next: tester');
  expect(await standsAt()).toBe('red');
  passed(stopped('tester'), gate('red'));
  expect((await dispute())('main', 1)).toContain(
    "disagree for the second time: a person decides with 'approve green'",
  );
  expect(events('dispute').map(({ reason }) => reason)).toEqual(Array(2).fill('one: the plan says two'));
  expect((await person('approve', 'green')).stdout).toContain("stands at 'green'; next: coder");
});

test('the commit at the end is asked, in the middle it is refused', async () => {
  const { person, passed, session } = await installedRun();
  const commit: Step = { call: 'Bash', input: { command: 'git commit --allow-empty -m "Add totals"' } };
  await person('start', 'feature', 'totals');
  await person('approve', 'plan');
  const early = await session({ main: [commit, say('hm')] }, 'default');
  expect(early('main', 0)).toContain('nothing is committed in the middle of run R1');
  passed(...corrected, stopped('code-reviewer'), gate('record'));
  const asked = await session({ main: [commit, say('hm')] }, 'default');
  expect(asked('main', 0)).not.toContain('in the middle');
  // Nobody is there to answer.
  expect(asked('main', 0)).toMatch(/Gates: git commit makes a commit/);
});
