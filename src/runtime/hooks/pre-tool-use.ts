import { appendEntry } from '../../flow/ledger.ts';
import { probeSession } from '../../gates/probes.ts';
import { withCommands } from '../../guard/commands/on-demand.ts';
import type { Effect } from '../../guard/effects.ts';
import { judgeWith } from '../../guard/judge-with.ts';
import { machine } from '../../guard/machine.ts';
import { isUnseen, type Verdict } from '../../guard/verdict.ts';
import type { Policy } from '../../policy/policy.ts';
import {
  type Answer,
  answerToolUse,
  blocked,
  type HookEvent,
  HookInputError,
  withoutVainQuestions,
} from '../clients/claude-code.ts';
import type { Installation } from '../installation.ts';
import { currentPolicy } from '../known-policy.ts';

/** From the build (scripts/build.mjs): FamilyNames as JSON. */
declare const familyNames: string;

/** G1, then the flow's doors: one tool call, yes or no. */
export async function preToolUse(event: HookEvent, at: Installation): Promise<Answer> {
  if (!event.tool) throw new HookInputError('PreToolUse without a tool');
  const { role, tool, cwd } = event;
  const policy = await currentPolicy(at);
  const call = { tool: tool.name, input: tool.input, cwd };
  const world = machine(at.project, cwd);
  const judged = await withCommands(JSON.parse(familyNames), shellText(tool.input), (commands) =>
    judgeWith(commands, role, call, policy, world),
  );
  const swapped = await gatesSwappedBy(tool.input.command, judged, at);
  const verdict = withoutVainQuestions(swapped ?? judged, event.permissionMode);
  if (verdict.decision === 'block') {
    note(event, at, verdict.rule ?? '', verdict.reason ?? '');
    return answerToolUse(verdict);
  }
  const open = await openSeal(event, verdict, policy, at);
  if (open !== undefined) {
    note(event, at, 'seal.open', open);
    return blocked(`${open}.`);
  }
  if (policy.flow.mode === 'off' || !concernsFlow(tool.name, verdict)) return answerToolUse(verdict);
  const { flowObjection } = await import('../flow/doors.ts');
  const objection = flowObjection(event, verdict, policy, at);
  if (objection === undefined) return answerToolUse(verdict);
  note(event, at, objection.rule, objection.says);
  return policy.flow.mode === 'enforce' ? blocked(`${objection.says}.`) : answerToolUse(verdict);
}

function shellText({ command }: Record<string, unknown>): string {
  return typeof command === 'string' ? command : '';
}

/** A person is asked before git brings other gates. */
async function gatesSwappedBy(
  command: unknown,
  verdict: Verdict,
  at: Installation,
): Promise<Verdict | undefined> {
  if (typeof command !== 'string' || verdict.decision === 'block' || !verdict.effects.some(changesTree))
    return undefined;
  const { otherGates } = await import('../other-gates.ts');
  const says = otherGates(command, verdict, at.project);
  return says === undefined ? undefined : { ...verdict, decision: 'ask', reason: `${says}.` };
}

const changesTree = (effect: Effect) => effect.kind === 'act' && effect.act === 'git.worktree';

/**
 * What an agent does unseen needs a seal around it. Where the one of its start is missing it is taken now, and where that can't be
 * done the call does not run. Returns why.
 */
async function openSeal(
  { agentId, role, session, cwd }: HookEvent,
  verdict: Verdict,
  policy: Policy,
  at: Installation,
): Promise<string | undefined> {
  if (agentId === undefined || session === probeSession || !isUnseen(verdict)) return undefined;
  const [{ sealIfOpen }, { NoGit }] = await Promise.all([
    import('../seals.ts'),
    import('../../seal/store.ts'),
  ]);
  try {
    sealIfOpen({ agentId, role, cwd }, policy, at.project, at.stateDir);
  } catch (error) {
    if (!(error instanceof NoGit))
      return `no seal can be taken around the ${role} (${(error as Error).message}), and what this call changes cannot be seen`;
  }
  return undefined;
}

/** Starting or waking an agent, and committing: the flow has doors nowhere else. */
function concernsFlow(tool: string, { effects }: Verdict): boolean {
  return (
    effects.some(
      (effect) => effect.kind === 'act' && (effect.act === 'agent.spawn' || effect.act === 'git.commit'),
    ) || tool === 'Agent'
  );
}

/** The ledger remembers every block. A block stands even where it can't be written down. */
function note(
  { role, tool, session, agentId }: HookEvent,
  at: Installation,
  rule: string,
  says: string,
): void {
  if (session === probeSession) return;
  try {
    appendEntry(
      at.stateDir,
      { event: 'blocked', role, rule, tool: tool?.name ?? '', says },
      { session, agent: agentId },
    );
  } catch {
    // A full disk or a read-only state directory opens no gate.
  }
}
