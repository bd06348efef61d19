import { act, type Effect, read, write } from './effects.ts';
import { resolveTarget } from './paths/target.ts';
import { known } from './shell/arg.ts';
import type { World } from './world.ts';

/** A client's tool call, as the guard needs it. */
export type ToolCall = { tool: string; input: Readonly<Record<string, unknown>>; cwd: string };

/** The shell is evaluated by the caller; everything else is a row here. */
type Tool = (
  input: Readonly<Record<string, unknown>>,
  at: { cwd: string; world: World; tool: string },
) => Effect[];

/** Raised when an input lacks what its tool always has: a shape the guard doesn't know is not let through. */
export class ToolInputError extends Error {}

const harmless: Tool = () => [];
const pathOf =
  (key: string, effect: typeof read): Tool =>
  (input, { cwd, world, tool }) => [
    effect(resolveTarget(known(expandHome(text(input, key, tool), world)), cwd, world), tool),
  ];
const acts =
  (...names: Parameters<typeof act>[0][]): Tool =>
  (_input, { tool }) =>
    names.map((name) => act(name, tool));
/**
 * A search in a directory leaves ignored files alone; one in a named file reads it. A glob goes to ripgrep, which then finds
 * what is hidden or ignored too.
 */
const searches: Tool = (input, at) => {
  const found = typeof input.path === 'string' ? pathOf('path', read)(input, at) : [];
  const target = found[0]?.kind === 'read' ? found[0].target : resolveTarget(known('.'), at.cwd, at.world);
  if (typeof input.glob !== 'string' || target.kind !== 'path') return found;
  const globs = input.glob.split(/[\s,]+(?![^{]*\})/).filter((glob) => glob !== '' && !glob.startsWith('!'));
  const names = globs.map((glob) => glob.replace(/^.*\//, '').replace(/^\**$/, '*'));
  return [...found, ...names.map((name) => read({ kind: 'tree', dir: target.path, name }, at.tool))];
};

/** Claude Code's tools (2.1.332). Matched exactly; what isn't here is tool.unknown. */
const tools: Readonly<Record<string, Tool>> = {
  Read: pathOf('file_path', read),
  NotebookRead: pathOf('notebook_path', read),
  Write: pathOf('file_path', write),
  Edit: pathOf('file_path', write),
  MultiEdit: pathOf('file_path', write),
  NotebookEdit: pathOf('notebook_path', write),
  Grep: searches,
  Glob: harmless,
  LS: harmless,
  LSP: harmless,

  Agent: acts('agent.spawn'),
  Task: acts('agent.spawn'),
  Workflow: acts('agent.spawn'),
  SendMessage: acts('agent.spawn'),
  WebFetch: acts('tool.web'),
  WebSearch: acts('tool.web'),
  EnterWorktree: acts('git.branch'),
  ExitWorktree: acts('git.branch'),
  CronCreate: acts('run.later'),
  ScheduleWakeup: acts('run.later'),
  RemoteTrigger: acts('network.write'),
  // Reads of the code, but their text may start programs or agents of its own.
  Skill: acts('tool.other'),
  SlashCommand: acts('tool.other'),
  Artifact: acts('tool.other'),

  ...Object.fromEntries(
    [
      'AskUserQuestion',
      'BashOutput',
      'CronDelete',
      'CronList',
      'DeferredToolPlaceholder',
      'EndConversation',
      'EnterPlanMode',
      'ExitPlanMode',
      'KillShell',
      'ListAgents',
      'ListMcpResourcesTool',
      'PushNotification',
      'ReadMcpResourceTool',
      'ReportFindings',
      'SendUserFile',
      'StructuredOutput',
      'TaskCreate',
      'TaskGet',
      'TaskList',
      'TaskOutput',
      'TaskStop',
      'TaskUpdate',
      'TodoRead',
      'TodoWrite',
      'ToolSearch',
    ].map((name) => [name, harmless]),
  ),
};

/** What a tool other than a shell would do. */
export function toolEffects({ tool, input, cwd }: ToolCall, world: World): Effect[] {
  const row = Object.hasOwn(tools, tool) ? tools[tool] : undefined;
  if (row) return row(input, { cwd, world, tool });
  return [act(tool.startsWith('mcp__') ? 'tool.mcp' : 'tool.unknown', tool)];
}

function text(input: Readonly<Record<string, unknown>>, key: string, tool: string): string {
  const value = input[key];
  if (typeof value !== 'string' || value === '') throw new ToolInputError(`${tool} came without ${key}`);
  return value;
}

function expandHome(file: string, world: World): string {
  return file === '~' || file.startsWith('~/') ? world.home + file.slice(1) : file;
}
