import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import type { RuleId } from '../../guard/rules.ts';
import type { Decision } from '../../policy/policy.ts';
import type { Explainer } from '../explain/explainer.ts';
import { callsOf, findTranscripts, type PastCall, type Unread } from './transcripts.ts';

export type Replayed = {
  sessions: number;
  calls: number;
  roles: readonly RoleReplay[];
  unread: readonly Unread[];
};

export type RoleReplay = {
  role: string;
  allow: number;
  ask: number;
  block: number;
  /** Most frequent first. */
  rules: readonly {
    rule: RuleId;
    decision: Exclude<Decision, 'allow'>;
    count: number;
    /** Each once, in the order they were made. */
    calls: readonly { call: string; reason: string; times: number }[];
  }[];
};

type Stopped = {
  rule: RuleId;
  decision: 'ask' | 'block';
  calls: Map<string, { reason: string; times: number }>;
};
type Tally = { counts: Record<Decision, number>; stopped: Map<string, Stopped> };

/** What the guard would have said to the past calls of this repo. Reads only. */
export function replay(clientDir: string, explainer: Explainer): Replayed {
  const { root } = explainer;
  const { found, unread } = findTranscripts(clientDir, root);
  const tallies = new Map<string, Tally>();
  const sessions = new Set<string>();
  let calls = 0;
  for (const transcript of found) {
    for (const call of callsOf(transcript, (cwd) => isBelow(root, cwd), unread)) {
      sessions.add(call.session);
      calls++;
      count(tallies, call, explainer);
    }
  }
  const roles = [...tallies].map(([role, { counts, stopped }]) => ({
    role,
    ...counts,
    rules: [...stopped.values()]
      .map(({ rule, decision, calls }) => ({
        rule,
        decision,
        count: [...calls.values()].reduce((sum, { times }) => sum + times, 0),
        calls: [...calls].map(([call, told]) => ({ call, ...told })),
      }))
      .sort((a, b) => b.count - a.count),
  }));
  return { sessions: sessions.size, calls, roles, unread };
}

function count(tallies: Map<string, Tally>, call: PastCall, explainer: Explainer): void {
  const { role, tool, input, cwd } = call;
  const tally = tallies.get(role) ?? { counts: { allow: 0, ask: 0, block: 0 }, stopped: new Map() };
  tallies.set(role, tally);
  const { decision, rule, reason = '' } = explainer.answer({ role, tool, input, cwd });
  tally.counts[decision]++;
  if (decision === 'allow' || rule === undefined) return;
  const key = `${decision} ${rule}`;
  const stopped = tally.stopped.get(key) ?? { rule, decision, calls: new Map() };
  tally.stopped.set(key, stopped);
  const words = callWords(tool, input);
  const told = stopped.calls.get(words) ?? { reason, times: 0 };
  told.times++;
  stopped.calls.set(words, told);
}

/** A shell's command as it is; of another tool its name and what it is about. */
function callWords(tool: string, input: Record<string, unknown>): string {
  const { command } = input;
  if (typeof command === 'string') return tool === 'Bash' ? command : `${tool} ${command}`;
  const subject = ['file_path', 'notebook_path', 'path', 'subagent_type', 'url', 'query', 'skill']
    .map((name) => input[name])
    .find((value) => typeof value === 'string');
  return subject === undefined ? tool : `${tool} ${subject}`;
}

/** A directory that is gone by now still counts by its name. */
function isBelow(root: string, directory: string): boolean {
  if (!isAbsolute(directory)) return false;
  return [directory, real(directory)].some((path) => {
    const way = relative(root, path);
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  });
}

function real(directory: string): string {
  try {
    return realpathSync(directory);
  } catch {
    return directory;
  }
}
