import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runClient } from './client.ts';
import { type MockApi, type Step, startMockApi, type ToolResult } from './mock-api.ts';
import { installedRepo } from './repo.ts';

/** One call of one role in the real client: what must be on disk afterwards, and which sentence the model reads. */
type Row = {
  does: string;
  call: string;
  input: Record<string, unknown>;
  /** Part of the block's text; absent: the call runs. */
  blocked?: string;
  disk?: Record<string, string | null>;
};

const original = 'export const total = 1;\n';
const frozenTest = "import assert from 'node:assert';\n";

const rows: Record<string, Row[]> = {
  tester: [
    {
      does: 'writes a test',
      call: 'Write',
      input: { file_path: 'tests/new.test.ts', content: 'test\n' },
      disk: { 'tests/new.test.ts': 'test\n' },
    },
    {
      does: 'writes source',
      call: 'Write',
      input: { file_path: 'src/new.ts', content: 'x\n' },
      blocked: 'src/new.ts is not among the paths',
      disk: { 'src/new.ts': null },
    },
    {
      does: 'writes source through the shell',
      call: 'Bash',
      input: { command: 'echo x > src/total.ts' },
      blocked: 'src/total.ts is not among the paths',
      disk: { 'src/total.ts': original },
    },
    {
      does: 'commits',
      call: 'Bash',
      input: { command: 'git commit --allow-empty -m x' },
      blocked: 'git commit',
    },
    { does: 'reads', call: 'Bash', input: { command: 'cat src/total.ts' } },
  ],
  coder: [
    {
      does: 'writes source',
      call: 'Write',
      input: { file_path: 'src/coder.ts', content: 'x\n' },
      disk: { 'src/coder.ts': 'x\n' },
    },
    {
      does: 'writes a test',
      call: 'Write',
      input: { file_path: 'tests/coder.test.ts', content: 'x\n' },
      blocked: 'tests/coder.test.ts is not for the coder',
      disk: { 'tests/coder.test.ts': null },
    },
    {
      does: 'changes a test with sed',
      call: 'Bash',
      input: { command: 'sed -i s/assert/x/ tests/total.test.ts' },
      blocked: 'tests/total.test.ts is not for the coder',
      disk: { 'tests/total.test.ts': frozenTest },
    },
    {
      does: 'hides the path in a variable',
      call: 'Bash',
      input: { command: 'd=tests; echo x > "$d/total.test.ts"' },
      blocked: 'tests/total.test.ts is not for the coder',
      disk: { 'tests/total.test.ts': frozenTest },
    },
    {
      does: 'changes the settings',
      call: 'Bash',
      input: { command: 'echo {} > .claude/settings.json' },
      blocked: 'belongs to the gates',
    },
    { does: 'pushes', call: 'Bash', input: { command: "sh -c 'git push'" }, blocked: 'git push' },
  ],
  'code-reviewer': [
    {
      does: 'writes',
      call: 'Bash',
      input: { command: 'echo x > notes.md' },
      blocked: 'writes no files',
      disk: { 'notes.md': null },
    },
    {
      does: 'reads the diff',
      call: 'Bash',
      input: { command: 'git status --short && git log --oneline -1' },
    },
    {
      does: 'runs an interpreter',
      call: 'Bash',
      input: { command: `node -e "require('fs').writeFileSync('r.txt','x')"` },
      blocked: 'interpreter',
      disk: { 'r.txt': null },
    },
  ],
  'general-purpose': [
    {
      does: 'writes',
      call: 'Write',
      input: { file_path: 'src/any.ts', content: 'x\n' },
      blocked: 'writes no files',
      disk: { 'src/any.ts': null },
    },
    { does: 'reads', call: 'Bash', input: { command: 'ls src' } },
  ],
  main: [
    {
      does: 'writes code',
      call: 'Write',
      input: { file_path: 'src/main.ts', content: 'x\n' },
      blocked: 'src/main.ts is not among the paths',
      disk: { 'src/main.ts': null },
    },
    {
      does: 'writes a plan',
      call: 'Write',
      input: { file_path: 'docs/plan.md', content: 'x\n' },
      disk: { 'docs/plan.md': 'x\n' },
    },
    { does: 'pushes', call: 'Bash', input: { command: 'git push origin main' }, blocked: 'git push' },
  ],
};

const script = (name: string): Step[] => [
  ...(rows[name] ?? []).map(({ call, input }) => ({ call, input })),
  { say: `${name} is done` },
];

const scripts: Record<string, Step[]> = {
  ...Object.fromEntries(Object.keys(rows).map((name) => [name, script(name)])),
  main: [
    ...script('main').slice(0, -1),
    ...Object.keys(rows)
      .filter((name) => name !== 'main')
      .map((name) => ({
        call: 'Agent',
        input: {
          description: name,
          prompt: `[[script:${name}]] go on`,
          subagent_type: name,
          run_in_background: false,
        },
      })),
    { say: 'all done' },
  ],
};

describe.each(['acceptEdits', 'bypassPermissions'])(
  'boxes in the real client, permission mode %s',
  (mode) => {
    let repo: string;
    let api: MockApi;

    beforeAll(async () => {
      repo = await installedRepo({
        'src/total.ts': original,
        'tests/total.test.ts': frozenTest,
        'docs/.keep': '',
      });
      api = await startMockApi(scripts);
      const allowed = ['--allowedTools', 'Bash,Write,Edit,Agent'];
      const run = await runClient(repo, '[[script:main]] go on', api, {
        args: ['--permission-mode', mode, ...allowed],
      });
      expect(run.exitCode, run.stderr).toBe(0);
    });
    afterAll(() => api?.close());

    for (const [role, cases] of Object.entries(rows)) {
      test.each(cases.map((row, step) => ({ ...row, step })))(`${role} $does`, ({ step, blocked, disk }) => {
        const result = api.results.find(
          (candidate) => candidate.script === role && candidate.step === step,
        ) as ToolResult;
        expect(result, 'the call reached the client').toBeDefined();
        if (blocked === undefined) expect(result.text).not.toContain('Blocked by');
        else {
          expect(result.text).toContain('Blocked by .claude/hooks/gates.mjs');
          expect(result.text).toContain(blocked);
        }
        for (const [file, content] of Object.entries(disk ?? {})) {
          const full = path.join(repo, file);
          if (content === null) expect(fs.existsSync(full), `${file} must not exist`).toBe(false);
          else expect(fs.readFileSync(full, 'utf8')).toBe(content);
        }
      });
    }
  },
);
