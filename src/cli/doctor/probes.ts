import { join, resolve } from 'node:path';
import { type Probe, probeSession, probesFor, roleWords } from '../../gates/probes.ts';
import { judge } from '../../guard/judge.ts';
import { machine } from '../../guard/machine.ts';
import type { Decision, Policy } from '../../policy/policy.ts';
import { doctorTexts as texts } from '../messages/doctor.ts';
import { type Finding, problem } from './check.ts';
import type { Patient } from './patient.ts';
import { runProgram } from './run-program.ts';

/** One call put to the installed hook, and what came back. */
export type Probed = {
  role: string;
  call: string;
  expected: Decision;
  /** 'failed': the hook did not answer as a hook does. */
  answer: Decision | 'failed';
  rule: string | null;
  says: string;
};

const launcher = '.claude/hooks/gates.sh';

/**
 * Of each role one call that must pass and one that must not, run through the installed launcher as the client runs it: each
 * costs the start of a Node. The whole table is asked of the installed runtime in one process.
 */
export async function probeInstalled(
  patient: Patient,
): Promise<{ probed: Probed[]; findings: Finding[] } | undefined> {
  const { policy, files } = patient;
  if (policy === undefined) return undefined;
  const chosen = onePerAnswer(probesFor(policy, files, machine(patient.root, patient.root).caseInsensitive));
  const [probed, table] = await Promise.all([
    eachOf(chosen, 4, (probe) => ask(probe, policy, patient)),
    wholeTable(patient),
  ]);
  const silent = new Set(probed.flatMap(({ answer, says }) => (answer === 'failed' ? [says] : [])));
  const wrong = probed.filter(({ answer, expected }) => answer !== 'failed' && answer !== expected);
  const findings = [
    ...[...silent].map((says) => problem('probe', texts.silent(says), texts.fixes.rerun)),
    ...wrong.map(({ role, call, expected, answer, says }) =>
      problem('probe', texts.probe(role, call, expected, answer, says), texts.fixes.probe),
    ),
  ];
  return { probed, findings: [...findings, ...table] };
}

/** Of each role one probe that is allowed and one that isn't, about its own paths where there is such a one. */
function onePerAnswer(probes: readonly Probe[]): Probe[] {
  const isOwn = ({ tool, rules }: Probe) => tool === 'Write' && !rules.includes('write.gates');
  const ownLast = [...probes.filter((probe) => !isOwn(probe)), ...probes.filter(isOwn).reverse()];
  return [
    ...new Map(ownLast.map((probe) => [`${probe.role} ${probe.decision === 'allow'}`, probe])).values(),
  ];
}

async function ask(probe: Probe, policy: Policy, { root, env }: Patient): Promise<Probed> {
  const ran = await runProgram('/bin/sh', [join(root, launcher)], {
    cwd: root,
    env: { ...env, CLAUDE_PROJECT_DIR: root },
    input: JSON.stringify(hookInput(probe, root)),
    milliseconds: 10_000,
  });
  const told = { role: roleWords(probe.role), call: probe.call, expected: probe.decision };
  const answered = answerOf(ran);
  if (answered === undefined)
    return { ...told, answer: 'failed', rule: null, says: oneLine(ran?.stderr ?? texts.noAnswer) };
  // The hook says why, not which rule; the same code here knows, as long as both give the same reason.
  const { role, tool, input } = probe;
  const verdict = judge(role, { tool, input, cwd: root }, policy, machine(root, root));
  const agrees = answered.decision === verdict.decision && answered.says.includes(verdict.reason ?? '');
  return {
    ...told,
    answer: answered.decision,
    rule: agrees ? (verdict.rule ?? null) : null,
    says: answered.says,
  };
}

/** Every probe, asked of the installed runtime in one process (`gates.mjs ci`); its sentences about other things are other checks'. */
async function wholeTable({ root, env }: Patient): Promise<Finding[]> {
  const ran = await runProgram('node', ['.claude/hooks/gates.mjs', 'ci'], {
    cwd: root,
    env,
    milliseconds: 10_000,
  });
  const answers = [...(ran?.stderr ?? '').matchAll(/^gates: (.*` met .*)\.$/gm)];
  return answers.map(([, says = '']) => problem('probe.table', texts.wholeTable(says), texts.fixes.probe));
}

function hookInput({ role, tool, input }: Probe, root: string): Record<string, unknown> {
  const file =
    'file_path' in input && !input.file_path.startsWith('~') ? resolve(root, input.file_path) : undefined;
  return {
    session_id: probeSession,
    cwd: root,
    permission_mode: 'default',
    hook_event_name: 'PreToolUse',
    ...(role === 'main' ? {} : { agent_id: probeSession, agent_type: role }),
    tool_name: tool,
    tool_input: file === undefined ? input : { ...input, file_path: file },
    tool_use_id: 'probe',
  };
}

/** As the client reads it: exit 2 blocks; exit 0 allows, unless its JSON asks. */
function answerOf(
  ran: Awaited<ReturnType<typeof runProgram>>,
): { decision: Decision; says: string } | undefined {
  if (ran?.code === 2 && /^Blocked by \.claude\/hooks\/gates\.mjs: /.test(ran.stderr))
    return { decision: 'block', says: oneLine(ran.stderr) };
  if (ran?.code !== 0) return undefined;
  if (ran.stdout.trim() === '') return { decision: 'allow', says: '' };
  try {
    const { hookSpecificOutput: output } = JSON.parse(ran.stdout);
    return output?.permissionDecision === 'ask'
      ? { decision: 'ask', says: String(output.permissionDecisionReason) }
      : { decision: 'allow', says: '' };
  } catch {
    return undefined;
  }
}

/** Runs at most `width` at a time, and keeps the order. */
async function eachOf<From, To>(
  items: readonly From[],
  width: number,
  work: (item: From) => Promise<To>,
): Promise<To[]> {
  const results = new Array<To>(items.length);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index] as From);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
