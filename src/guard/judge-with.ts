import type { Policy } from '../policy/policy.ts';
import { type Box, boxOf } from './boxes/box.ts';
import { explainObjection, judgeEffects } from './boxes/judge.ts';
import type { Commands } from './commands/lookup.ts';
import type { CommandSettings } from './commands/program.ts';
import type { Effect } from './effects.ts';
import { known } from './shell/arg.ts';
import { evaluateProgram, evaluateShell } from './shell/evaluate.ts';
import { type ToolCall, ToolInputError, toolEffects } from './tools.ts';
import type { Verdict } from './verdict.ts';
import type { World } from './world.ts';

/** Role and tool call in, verdict out. `role`: 'main' for the main session, else the agent's type. */
export function judgeWith(
  commands: Commands,
  role: string,
  call: ToolCall,
  policy: Policy,
  world: World,
): Verdict {
  const box = compiledBox(policy, role, world.caseInsensitive);
  if (box.tools.some((pattern) => toolMatches(pattern, call.tool)))
    return { decision: 'allow', effects: [], opaque: true };
  try {
    return judgeEffects(effects(commands, call, policy, world), box, world);
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const reason = explainObjection({ decision: 'block', rule: 'input.invalid', what: error.message }, box);
    return { decision: 'block', rule: 'input.invalid', reason, effects: [], opaque: false };
  }
}

function effects(commands: Commands, call: ToolCall, policy: Policy, world: World): Effect[] {
  const shellCode = shellText(call);
  if (shellCode === undefined) return toolEffects(call, world);
  const place = { world, settings: commandSettings(policy), cwd: call.cwd };
  if (call.tool !== 'PowerShell') return evaluateShell(shellCode, place, commands);
  // As the program, so that its language is loaded with that program's table.
  return evaluateProgram(['pwsh', '-Command', shellCode].map(known), place, commands);
}

/** Bash, PowerShell and Monitor carry a command line; a Monitor on a socket carries none. */
function shellText({ tool, input }: ToolCall): string | undefined {
  if (tool !== 'Bash' && tool !== 'Monitor' && tool !== 'PowerShell') return undefined;
  if (typeof input.command === 'string') return input.command;
  if (tool === 'Monitor' && input.command === undefined && typeof input.ws === 'object') return undefined;
  throw new ToolInputError(`${tool} came without command`);
}

function commandSettings(policy: Policy): CommandSettings {
  const services = (policy.components ?? []).flatMap(({ service, dir, serviceDir }) =>
    service === undefined ? [] : [{ name: service, here: dir, there: serviceDir }],
  );
  return policy.database && policy.database.kind !== 'none'
    ? { database: policy.database, services }
    : { services };
}

const boxes = new WeakMap<Policy, Map<string, Box>>();

function compiledBox(policy: Policy, role: string, caseInsensitive: boolean): Box {
  const byRole = boxes.get(policy) ?? new Map<string, Box>();
  boxes.set(policy, byRole);
  const box = byRole.get(role) ?? boxOf(policy, role, caseInsensitive);
  byRole.set(role, box);
  return box;
}

/** Names of tools; `*` stands for any run of characters. */
export function toolMatches(pattern: string, tool: string): boolean {
  if (!pattern.includes('*')) return pattern === tool;
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}$`).test(tool);
}
