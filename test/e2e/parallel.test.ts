import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runClient } from './client.ts';
import { type Step, startMockApi } from './mock-api.ts';
import { installedRepo } from './repo.ts';

/** Several agents at once, in the background, in a work tree of their own: what one may do is no breach of another's seal. */

const script = `import fs from 'node:fs';
const [file, text] = process.argv.slice(2);
fs.writeFileSync([...file].reverse().join(''), text);
`;
const smuggle = (file: string, text: string): Step => ({
  call: 'Bash',
  input: { command: `node src/smuggle.mjs ${[...file].reverse().join('')} ${text}` },
});
const bash = (command: string): Step => ({ call: 'Bash', input: { command } });
const agent = (role: string, more: object = {}) => ({
  call: 'Agent',
  input: {
    description: role,
    prompt: `[[script:${role}]] go`,
    subagent_type: role,
    run_in_background: false,
    ...more,
  },
});
const files = {
  'src/total.ts': 'x\n',
  'src/smuggle.mjs': script,
  'tests/total.test.ts': 'kept\n',
};
/** The flow would let only one of them start. */
const options = ['--preset', 'generic', '--tests', 'tests/**', '--flow', 'off'];

async function play(scripts: Record<string, Step[]>, change: (repo: string) => void = () => {}) {
  const repo = await installedRepo(files, options);
  change(repo);
  const api = await startMockApi(scripts);
  const run = await runClient(repo, '[[script:main]] go', api, {
    args: ['--permission-mode', 'bypassPermissions'],
  });
  const { results } = api;
  await api.close();
  expect(run.exitCode, run.stderr).toBe(0);
  const entries = fs
    .readFileSync(path.join(repo, '.claude/gates/state/ledger.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const disk = (file: string) => fs.readFileSync(path.join(repo, file), 'utf8');
  const restored = entries
    .filter(({ event }) => event === 'restored')
    .map(({ role, paths }) => [role, paths]);
  return { repo, results, entries, disk, restored };
}

/** A reviewer may run a script here, so that only the seal is between it and the files. */
const loosen = (role: string) => (repo: string) => {
  const file = path.join(repo, '.claude/gates/gates.json');
  const policy = JSON.parse(fs.readFileSync(file, 'utf8'));
  policy.roles[role].may = { ...policy.roles[role].may, 'run.interpreter': 'allow', 'run.script': 'allow' };
  fs.writeFileSync(file, JSON.stringify(policy));
};

describe('several agents', () => {
  test('a coder in the background while reviewers read: both its files stay', async () => {
    const { disk, restored, entries } = await play({
      main: [
        {
          calls: [
            agent('coder', { run_in_background: true }),
            agent('code-reviewer'),
            agent('security-reviewer'),
          ],
        },
        bash('sleep 8'),
        { say: 'done' },
      ],
      coder: [
        smuggle('src/total.ts', 'first'),
        bash('sleep 2'),
        smuggle('src/more.ts', 'second'),
        { say: 'done' },
      ],
      'code-reviewer': [bash('cat src/total.ts'), bash('git status --short'), bash('ls'), { say: 'done' }],
      'security-reviewer': [bash('cat src/total.ts'), bash('ls'), { say: 'done' }],
    });
    expect(restored).toEqual([]);
    expect([disk('src/total.ts'), disk('src/more.ts')]).toEqual(['first', 'second']);
    const started = entries.filter(({ event }) => event === 'agent-started').map(({ role }) => role);
    expect(started.sort()).toEqual(['code-reviewer', 'coder', 'security-reviewer']);
  });

  test('what a reviewer writes by a script is put back, while another reads', async () => {
    const { disk, restored } = await play(
      {
        main: [{ calls: [agent('code-reviewer'), agent('security-reviewer')] }, { say: 'done' }],
        'code-reviewer': [
          smuggle('src/total.ts', 'weak'),
          smuggle('tests/total.test.ts', 'weak'),
          { say: 'done' },
        ],
        'security-reviewer': [bash('cat src/total.ts'), { say: 'done' }],
      },
      loosen('code-reviewer'),
    );
    expect([disk('src/total.ts'), disk('tests/total.test.ts')]).toEqual(['x\n', 'kept\n']);
    // Whichever check comes first puts it back; it may be the other reviewer's.
    expect([...new Set(restored.flatMap(([, paths]) => paths))].sort()).toEqual([
      'src/total.ts',
      'tests/total.test.ts',
    ]);
  });

  test('an agent in a work tree of its own is sealed there', async () => {
    const { disk, results, restored, repo, entries } = await play({
      main: [agent('coder', { isolation: 'worktree' }), { say: 'done' }],
      coder: [
        smuggle('src/total.ts', 'own'),
        smuggle('tests/total.test.ts', 'weak'),
        bash('pwd; cat src/total.ts tests/total.test.ts'),
        { say: 'done' },
      ],
    });
    const seen = results.find((result) => result.script === 'coder' && result.step === 2)?.text ?? '';
    expect(seen).toContain('worktrees');
    expect(seen).toContain('own');
    expect(seen).toContain('kept');
    expect(restored).toEqual([['coder', ['tests/total.test.ts']]]);
    expect(entries.find(({ event }) => event === 'agent-started').cwd).not.toBe(repo);
    expect([disk('src/total.ts'), disk('tests/total.test.ts')]).toEqual(['x\n', 'kept\n']);
  });
});
