import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { runClient } from './client.ts';
import { type Step, startMockApi, type ToolResult } from './mock-api.ts';
import { installedRepo } from './repo.ts';

/** A whole run of the flow, played to the real client: every step that must be refused is tried first. */

const example = fileURLToPath(new URL('../../examples/ledger/before', import.meta.url));
const files = Object.fromEntries(
  ['package.json', 'src/ledger.js', 'test/ledger.test.js'].map((file) => [
    file,
    fs.readFileSync(path.join(example, file), 'utf8'),
  ]),
);

const spawn = (role: string, script = role): Step => ({
  call: 'Agent',
  input: {
    description: role,
    prompt: `[[script:${script}]] go on`,
    subagent_type: role,
    run_in_background: false,
  },
});
/** Some versions write over no file that was not read. */
const read = (file: string): Step => ({ call: 'Read', input: { file_path: file } });
const write = (file: string, content: string): Step => ({
  call: 'Write',
  input: { file_path: file, content },
});
const bash = (command: string): Step => ({ call: 'Bash', input: { command } });
const say = (text: string): Step => ({ say: text });
const block = (name: string, value: unknown) => `\`\`\`${name}\n${JSON.stringify(value)}\n\`\`\``;

const testOf = (body: string) =>
  `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { total } from '../src/total.js';\n${body}\n`;
const sums = "test('sums', () => assert.equal(total([1, 2]), 3));";
const empty = "test('nothing sums to zero', () => assert.equal(total([]), 0));";

type Session = { results: ToolResult[]; said(script: string, step: number): string };

async function session(repo: string, scripts: Record<string, Step[]>): Promise<Session> {
  const api = await startMockApi(scripts);
  const run = await runClient(repo, '[[script:main]] go on', api, {
    args: ['--permission-mode', 'bypassPermissions'],
  });
  const { results } = api;
  await api.close();
  expect(run.exitCode, run.stderr).toBe(0);
  return {
    results,
    said: (script, step) =>
      results.find((result) => result.script === script && result.step === step)?.text ?? '(no such call)',
  };
}

test('a feature from plan to commit', async () => {
  const repo = await installedRepo(files, ['--roles', 'architect,tester,coder,code-reviewer']);
  const disk = (file: string) => fs.readFileSync(path.join(repo, file), 'utf8');
  const ledger = () =>
    disk('.claude/gates/state/ledger.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  const person = (...words: string[]) =>
    execa(process.execPath, ['.claude/hooks/gates.mjs', ...words], { cwd: repo, reject: false });
  const standsAt = async () => /stands at '([\w-]+)'/.exec((await person('status')).stdout)?.[1];

  const early = await session(repo, {
    main: [spawn('coder'), spawn('tester'), spawn('Explore'), say('waiting')],
  });
  expect(early.said('main', 0)).toContain(
    "the coder is not next; a person agrees to the plan: 'approve plan'",
  );
  expect(early.said('main', 1)).toContain('the tester is not next');
  expect(early.said('main', 2)).not.toContain('Blocked');
  expect(await standsAt()).toBe('plan');

  const agent = await session(repo, { main: [bash('node .claude/hooks/gates.mjs approve plan'), say('hm')] });
  expect(agent.said('main', 0)).toContain('Blocked');
  expect((await person('approve', 'red')).exitCode).toBe(2);
  expect((await person('approve', 'plan', 'as', 'discussed')).stdout).toContain('next: tester');

  const red = await session(repo, {
    main: [spawn('coder'), spawn('tester'), say('seen')],
    tester: [
      write('test/total.test.js', "import { test } from 'node:test';\ntest('proves nothing', () => {});\n"),
      say('done'),
      write('test/total.test.js', 'import { test from\n'),
      say('done'),
      write('test/total.test.js', testOf(sums)),
      say('done'),
    ],
  });
  expect(red.said('main', 0)).toContain('the coder is not next; next: tester');
  const gates = () =>
    ledger()
      .filter((entry) => entry.event === 'gate')
      .map((entry) => `${entry.gate} ${entry.passed ? 'passed' : 'failed'}: ${entry.says}`);
  expect(gates()).toEqual([
    expect.stringMatching(/^red failed: all tests pass already/),
    expect.stringMatching(/^red failed: a test file does not parse/),
    expect.stringMatching(/^red passed: waiting for code that is not there yet/),
  ]);
  expect(await standsAt()).toBe('green');

  fs.mkdirSync(path.join(repo, 'tools'));
  fs.writeFileSync(
    path.join(repo, 'tools/weaken.mjs'),
    "import fs from 'node:fs';\nfs.writeFileSync(['test', 'total.test.js'].join('/'), '');\n",
  );
  const green = await session(repo, {
    main: [spawn('coder'), say('seen')],
    coder: [
      read('test/total.test.js'),
      write('test/total.test.js', ''),
      bash("sed -i 's/3/4/' test/total.test.js"),
      bash('node tools/weaken.mjs'),
      write(
        'src/total.js',
        'export const total = (numbers) => numbers.reduce((sum, number) => sum - number);\n',
      ),
      say('done'),
      write(
        'src/total.js',
        'export const total = (numbers) => numbers.reduce((sum, number) => sum + number);\n',
      ),
      say('done'),
    ],
  });
  expect(green.said('coder', 1)).toContain('test/total.test.js is not for the coder');
  expect(green.said('coder', 2)).toContain('test/total.test.js is not for the coder');
  expect(disk('test/total.test.js')).toBe(testOf(sums));
  expect(
    ledger()
      .filter((entry) => entry.event === 'restored')
      .map((entry) => entry.paths),
  ).toEqual([['test/total.test.js']]);
  expect(gates().slice(3)).toEqual([
    expect.stringMatching(/^green failed: failing: .*sums/),
    expect.stringMatching(/^green passed/),
  ]);
  expect(await standsAt()).toBe('review');

  const finding = {
    id: 'empty-list',
    severity: 'high',
    file: 'src/total.js',
    line: 1,
    problem: 'throws on an empty list',
    test: 'total([]) is 0',
  };
  const again = async (round: number, found: unknown[]) => {
    const review = await session(repo, {
      main: [spawn('coder'), spawn('code-reviewer'), say('seen')],
      'code-reviewer': [say('looks fine'), say(`found:\n${block('findings', { findings: found })}`)],
    });
    expect(review.said('main', 0), `round ${round}`).toContain('the coder is not next');
  };
  const mend = (name: string, body: string) =>
    session(repo, {
      main: [spawn('tester'), spawn('coder'), say('seen')],
      tester: [
        write(`test/${name}.test.js`, testOf(body)),
        say(`shown:\n${block('tests', [{ finding: 'empty-list', test: 'nothing sums to zero' }])}`),
      ],
      coder: [
        read('src/total.js'),
        write(
          'src/total.js',
          'export const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);\n',
        ),
        say('done'),
      ],
    });

  await again(1, [finding]);
  expect(await standsAt()).toBe('red');
  await mend('empty', empty);
  expect(ledger().find((entry) => entry.event === 'finding-closed')).toMatchObject({
    id: 'empty-list',
    how: { fixedBy: 'nothing sums to zero' },
  });
  expect(await standsAt()).toBe('review');

  const blocked = await session(repo, { main: [bash('git add -A && git commit -m early'), say('hm')] });
  expect(blocked.said('main', 0)).toContain('nothing is committed in the middle of run R1');

  await again(2, []);
  expect(await standsAt()).toBe('commit');
  expect((await person('approve', 'commit')).stdout).toContain('No run is under way');
});
