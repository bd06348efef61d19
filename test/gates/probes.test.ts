import { describe, expect, test } from 'vitest';
import { probeProblem, probesFor } from '../../src/gates/probes.ts';
import { judge } from '../../src/guard/judge.ts';
import { machine } from '../../src/guard/machine.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import type { Policy } from '../../src/policy/policy.ts';

const root = process.cwd();
const files = ['README.md', 'src/a.ts', 'tests/a.test.ts'];

/** `asked`: the policy that says what must be answered; `answering`: the one the guard goes by. */
function problems(asked: Policy, answering = asked): string[] {
  const world = machine(root, root);
  return probesFor(asked, files).flatMap((probe) => {
    const verdict = judge(probe.role, { tool: probe.tool, input: probe.input, cwd: root }, answering, world);
    return probeProblem(probe, verdict) ?? [];
  });
}

function changed(change: (policy: Policy) => void): Policy {
  const policy = defaultPolicy({ tests: ['tests/**'] });
  change(policy);
  return policy;
}

describe('the guard answers as the policy says', () => {
  test.each<[string, Policy]>([
    ['as shipped', changed(() => {})],
    ['main free', changed((policy) => Object.assign(policy, { main: 'free' }))],
    ['no tests known', defaultPolicy()],
    [
      'a barrier may not even read',
      changed((policy) => Object.assign(policy.roles['code-reviewer'] ?? {}, { may: {} })),
    ],
    [
      'a coder may not run what writes',
      changed((policy) => Object.assign(policy.roles.coder?.may ?? {}, { 'run.write': 'block' })),
    ],
    ['a role may use Bash unseen', changed((policy) => policy.roles['*']?.tools?.push('Bash'))],
    [
      'a barrier that writes',
      changed((policy) => {
        policy.roles.writer = { box: 'barrier', write: { allow: ['docs/**', '*.txt'] }, may: {}, tools: [] };
      }),
    ],
  ])('%s', (_name, policy) => expect(problems(policy)).toEqual([]));
});

test('each kind of answer is asked for, of every role', () => {
  const asked = probesFor(
    changed(() => {}),
    files,
  );
  expect(new Set(asked.map(({ role }) => role))).toEqual(
    new Set([
      'main',
      'tester',
      'coder',
      'code-reviewer',
      'security-reviewer',
      'performance-reviewer',
      'gates-probe-agent',
    ]),
  );
  expect(new Set(asked.flatMap(({ rules }) => rules))).toEqual(
    new Set([
      'write.gates',
      'write.denied',
      'write.not-allowed',
      'write.none',
      'write.ask',
      'read.secret',
      'run.write',
      'run.script',
      'gates.person',
      'shell.syntax',
      'git.commit',
      'git.push',
    ]),
  );
});

test('a guard that goes by another policy is found out', () => {
  const open = changed((policy) => {
    policy.paths.tests = [];
    policy.roles.coder = { box: 'guardrail', write: {}, may: {}, tools: [] };
  });
  expect(
    problems(
      changed(() => {}),
      open,
    ),
  ).toEqual(
    expect.arrayContaining([
      'coder: `Write tests/a.test.ts` met allow instead of block by write.denied',
      'coder: `git push` met allow instead of block by git.push',
      'tester: `Write tests/a.test.ts` met block by write.not-allowed instead of allow',
    ]),
  );
});
