import { expect, test } from 'vitest';
import type { LedgerEvent } from '../../src/flow/ledger-entry.ts';
import { currentRun, type Run } from '../../src/flow/machine.ts';
import { reportOf } from '../../src/flow/report.ts';
import { reportHtml } from '../../src/flow/report-html.ts';
import { reportMarkdown } from '../../src/flow/report-markdown.ts';
import { flowsFor } from '../../src/policy/default-flows.ts';
import type { Flow } from '../../src/policy/flow.ts';

const flows = flowsFor(['tester', 'coder', 'code-reviewer']);
const evil = '<script>alert(1)</script>\n# heading';
const evidence = {
  tests: {},
  failing: ['sums'],
  passing: ['sums', 'counts'],
  command: 'node --test',
  tail: '',
};
const events: LedgerEvent[] = [
  { event: 'run-started', run: 'R0', flow: 'feature', title: 'an older run', base: null },
  { event: 'blocked', role: 'coder', rule: 'old', tool: 'Bash', says: 'of an older run' },
  { event: 'run-started', run: 'R1', flow: 'feature', title: `interest ${evil}`, base: null },
  { event: 'approved', node: 'plan', by: 'ada', note: 'as discussed' },
  { event: 'agent-stopped', role: 'tester', outcome: 'done' },
  { event: 'gate', gate: 'red', passed: true, says: 'failing: sums', evidence },
  { event: 'blocked', role: 'coder', rule: 'write.denied', tool: 'Bash', says: 'tests/a' },
  { event: 'blocked', role: 'coder', rule: 'write.denied', tool: 'Bash', says: 'tests/a' },
  { event: 'restored', role: 'coder', paths: ['tests/a'] },
  { event: 'agent-stopped', role: 'coder', outcome: 'done' },
  { event: 'gate', gate: 'green', passed: true, says: '2 passing', evidence },
  {
    event: 'finding',
    finding: {
      id: 'F1',
      role: 'code-reviewer',
      severity: 'high',
      file: 'src/a.js',
      line: 3,
      problem: evil,
      test: 't',
    },
  },
  { event: 'finding-closed', id: 'F1', how: { dismissedBy: 'ada', reason: 'by design' } },
];
const entries = events.map((event, i) => ({
  at: `2026-01-01T00:00:${String(i).padStart(2, '0')}.000Z`,
  ...event,
}));
const report = reportOf(currentRun(entries, flows) as Run, entries);

test('Markdown holds the record of this run, and only of this', () => {
  const markdown = reportMarkdown(report);
  for (const expected of [
    "- ada approved 'plan': as discussed",
    '- `sums`',
    '- 2 tests pass: `node --test`',
    '- [x] **F1** (high) src/a.js:3: ',
    '(dismissed by ada: by design)',
    '- coder, `write.denied` (2 times): tests/a',
    '- coder: `tests/a`',
  ])
    expect(markdown).toContain(expected);
  expect(markdown).not.toContain('older run');
});

test('what agents wrote can’t break out of its line', () => {
  const markdown = reportMarkdown(report);
  expect(markdown).not.toContain('<script');
  expect(markdown.split('\n').filter((line) => line.startsWith('# '))).toEqual([]);
  const html = reportHtml(report, flows.feature as Flow);
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
});

test('the page draws the flow in its order and marks where the run stands', () => {
  const html = reportHtml(report, flows.feature as Flow);
  const nodes = [...html.matchAll(/<li[^>]*>([\w-]+)</g)].map((match) => match[1]);
  expect(nodes).toEqual(['plan', 'red', 'red-gate', 'green', 'green-gate', 'review', 'record', 'commit']);
  expect(html).toMatch(/class="here"[^>]*>review</);
  expect(html).toContain("default-src 'none'");
});
