import { launcherCommand, type Pins, pinnedCommand, pinnedEvents } from '../policy/hook-commands.ts';

/** G0: are the hooks wired, and does nothing switch them off? Pure over the texts of the client's settings files. */

export type SettingsScope = 'project' | 'local' | 'user';

/** What is wrong, as a sentence without its end, and what a person does about it. */
export type GroundProblem = { id: string; says: string; fix: string };

type Settings = Record<string, unknown>;

/** One way to be silently off. `says` completes "<file> …"; nothing when the settings are free of it. `pins`: of the files that are there. */
type SettingsCheck = {
  id: string;
  scopes: readonly SettingsScope[];
  says(settings: Settings, depth: number, pins: Pins | undefined): string | readonly string[] | undefined;
  fix: string;
};

/** Variables that decide which node runs the guard, or what it loads first (facts: a settings `env` block reaches hooks, live). */
const dangerousVariables =
  /^(PATH|NODE_OPTIONS|NODE_PATH|LD_.*|DYLD_.*|OPENSSL_.*|BASH_ENV|BASH_FUNC_.*|BASHOPTS|SHELLOPTS|ENV|CLAUDE_PROJECT_DIR)$/;

const everywhere = ['project', 'local', 'user'] as const;
const inProject = ['project'] as const;
const rerun =
  'Run npx create-agent-gates --restore, which puts its own entries back, or take the file from git';

const checks: readonly SettingsCheck[] = [
  {
    id: 'settings.hooks-off',
    scopes: everywhere,
    says: ({ disableAllHooks }) =>
      disableAllHooks === true ? 'switches all hooks off (disableAllHooks)' : undefined,
    fix: 'Take disableAllHooks out of it',
  },
  {
    id: 'settings.env',
    scopes: everywhere,
    says: ({ env }) =>
      isRecord(env)
        ? Object.keys(env)
            .filter((name) => dangerousVariables.test(name))
            .map((name) => `sets ${name} for the hooks' own process (env)`)
        : undefined,
    fix: 'Take the variable out of env, and set it in the shell that starts the client',
  },
  {
    id: 'settings.type',
    scopes: inProject,
    says: (settings) =>
      fieldTypes.flatMap(({ path, is, what }) => {
        const value = at(settings, path);
        return value === undefined || is(value)
          ? []
          : [`has a ${path.join('.')} that is not ${what}, so the client ignores the whole file`];
      }),
    fix: 'Mend that value',
  },
  {
    id: 'settings.hook-entry',
    scopes: inProject,
    says: ({ hooks }) =>
      isRecord(hooks)
        ? ['PreToolUse', 'PermissionRequest'].flatMap((event) =>
            list(hooks[event]).flatMap((group, index) => {
              const why = groupFault(group);
              return why === undefined
                ? []
                : [
                    `has an invalid hook (${event} ${index + 1}: ${why}), so the client ignores the whole file`,
                  ];
            }),
          )
        : undefined,
    fix: 'Mend or remove that hook',
  },
  {
    id: 'settings.wiring',
    scopes: inProject,
    says: (settings, depth) => {
      const fault = wiringFault(settings, depth);
      return fault && `no longer runs the guard before every tool (hooks.PreToolUse): ${fault}`;
    },
    fix: rerun,
  },
  {
    id: 'settings.pins',
    scopes: inProject,
    says: ({ hooks }, depth, pins) =>
      pins && pinProblems(isRecord(hooks) ? hooks : {}, '../'.repeat(depth), pins),
    fix: `${rerun}. In a session that was running while the gates were upgraded: start a new one first`,
  },
];

const modes = ['default', 'manual', 'plan', 'acceptEdits', 'auto', 'dontAsk', 'bypassPermissions'];

/** Types of values of which one wrong one voids the file; each was put to client 2.1.332. Wrong list elements and unknown keys don't. */
const fieldTypes: readonly { path: string[]; is(value: unknown): boolean; what: string }[] = [
  ...['hooks', 'env', 'permissions', 'sandbox', 'statusLine'].map((name) => ({
    path: [name],
    is: isRecord,
    what: 'an object',
  })),
  ...['allow', 'ask', 'deny', 'additionalDirectories'].map((name) => ({
    path: ['permissions', name],
    is: Array.isArray,
    what: 'a list',
  })),
  {
    path: ['permissions', 'defaultMode'],
    is: (value) => isText(value) && modes.includes(value),
    what: 'a mode the client knows',
  },
  ...[['disableAllHooks'], ['disableSkillShellExecution'], ['sandbox', 'enabled']].map((path) => ({
    path,
    is: isBoolean,
    what: 'true or false',
  })),
  { path: ['model'], is: isText, what: 'a text' },
  { path: ['cleanupPeriodDays'], is: (value) => typeof value === 'number', what: 'a number' },
];

/**
 * All that is wrong with one settings file; `text` undefined: there is no such file. `depth`: how many directories the file's own
 * `.claude` lies below the root's. `pins`: of the runtime's files as they are; without, they are not looked at.
 */
export function groundProblems(
  scope: SettingsScope,
  file: string,
  text: string | undefined,
  depth = 0,
  pins?: Pins,
): GroundProblem[] {
  const project = scope === 'project';
  const voided = (id: string, says: string, fix: string) => (project ? [{ id, says, fix }] : []);
  if (text === undefined)
    return voided('settings.missing', `${file} is gone, and the gates' hooks with it`, rerun);
  let settings: unknown;
  try {
    settings = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    // The client ignores a file it can't read; only for the project's does that take the hooks away.
    return voided(
      'settings.json',
      `${file} is not valid JSON, so the client ignores all of it: ${(error as Error).message}`,
      'Mend it: no comments, no comma after the last entry',
    );
  }
  if (!isRecord(settings))
    return voided('settings.json', `${file} is not an object, so the client ignores all of it`, rerun);
  const read = settings;
  return checks
    .filter(({ scopes }) => scopes.includes(scope))
    .flatMap(({ id, says, fix }) =>
      [says(read, depth, pins) ?? []].flat().map((found) => ({ id, says: `${file} ${found}`, fix })),
    );
}

/** The same, one sentence each. */
export function settingsProblems(
  scope: SettingsScope,
  file: string,
  text: string | undefined,
  depth = 0,
  pins?: Pins,
): string[] {
  return groundProblems(scope, file, text, depth, pins).map(({ says }) => says);
}

/** Why no group runs the launcher before every tool and blocks when it fails; nothing when one does. */
function wiringFault({ hooks }: Settings, depth: number): string | undefined {
  const groups = isRecord(hooks) ? list(hooks.PreToolUse).filter(isRecord) : [];
  const found = groups.flatMap((group) =>
    list(group.hooks)
      .filter((handler) => isLauncher(handler, depth))
      .map((handler) => ({ group, handler })),
  );
  const faults = found.map(({ group, handler }) => handlerFault(group, handler));
  return faults.includes(undefined) ? undefined : (faults[0] ?? 'no hook runs .claude/hooks/gates.sh');
}

function handlerFault(group: Settings, handler: Settings): string | undefined {
  if (![undefined, '', '*'].includes(group.matcher as string | undefined))
    return `its matcher ${JSON.stringify(group.matcher)} misses tools`;
  if (handler.async === true || handler.asyncRewake === true)
    return 'it is async, so the client does not wait for it';
  if (handler.onFailure === 'continue') return 'its onFailure lets calls run when it fails';
  if (handler.if !== undefined) return `its condition ${JSON.stringify(handler.if)} misses calls`;
  return undefined;
}

/** The launcher and nothing that changes its exit code: `|| true` would open every gate. */
const launcher =
  /^(?:\/bin\/sh )?(?:["']?\$\{?CLAUDE_PROJECT_DIR\}?["']?|["']?\$\{?CLAUDE_PROJECT_DIR\}?)((?:\/\.\.)*)\/\.claude\/hooks\/gates\.sh["']?(?: \|\| exit 2)?$/;

/** The root's launcher: from a component it is as many directories up as the component lies down. */
function isLauncher(handler: unknown, depth: number): handler is Settings {
  return (
    isRecord(handler) &&
    handler.type === 'command' &&
    isText(handler.command) &&
    launcher.exec(handler.command.trim())?.[1] === '/..'.repeat(depth)
  );
}

/** One for each fault, with the events that have it. */
function pinProblems(hooks: Settings, up: string, pins: Pins): string[] {
  const events = new Map<string, string[]>();
  for (const { event, matcher } of pinnedEvents) {
    const fault = pinFault(list(hooks[event]), matcher, up, pins);
    if (fault !== undefined) events.set(fault, [...(events.get(fault) ?? []), `hooks.${event}`]);
  }
  return [...events].map(([fault, names]) => `${fault} (${names.join(', ')})`);
}

/** Why no group of an event checks the runtime's files; nothing when one does. */
function pinFault(
  groups: readonly unknown[],
  matcher: string | undefined,
  up: string,
  pins: Pins,
): string | undefined {
  const wanted = pinnedCommand(up, pins);
  const same = groups.filter(isRecord).flatMap((group) =>
    list(group.hooks)
      .filter(isRecord)
      .filter(({ type, command }) => type === 'command' && command === wanted)
      .map((handler) => ({ group: group.matcher === matcher ? {} : group, handler })),
  );
  const faults = same.map(({ group, handler }) => handlerFault(group, handler));
  if (faults.includes(undefined)) return undefined;
  const [fault] = faults;
  if (fault !== undefined) return `does not always check that the runtime is unchanged: ${fault}`;
  const runs = JSON.stringify(groups);
  if (!runs.includes('.claude/hooks/gates.sh')) return 'no longer checks that the runtime is unchanged';
  return runs.includes(JSON.stringify(launcherCommand(up)).slice(1, -1))
    ? 'starts the launcher without a check that it is unchanged'
    : 'pins other gates than those in .claude/hooks';
}

/** Why the client could not load a group, as far as its shape tells; nothing when it could. */
function groupFault(group: unknown): string | undefined {
  if (!isRecord(group)) return 'not an object';
  if (group.matcher !== undefined && !isText(group.matcher)) return 'matcher is not a text';
  if (!Array.isArray(group.hooks)) return 'it has no list of hooks';
  return group.hooks.map(hookFault).find((fault) => fault !== undefined);
}

/** What each type of handler can't do without. */
const needed: Readonly<Record<string, readonly string[]>> = {
  command: ['command'],
  http: ['url'],
  mcp_tool: ['server', 'tool'],
  prompt: ['prompt'],
  agent: ['prompt'],
};

function hookFault(handler: unknown): string | undefined {
  if (!isRecord(handler)) return 'a hook is not an object';
  const { type, timeout, async, onFailure } = handler;
  const needs = isText(type) && Object.hasOwn(needed, type) ? needed[type] : undefined;
  if (needs === undefined) return `type ${JSON.stringify(type)} is none the client knows`;
  const missing = needs.find((name) => !isText(handler[name]));
  if (missing !== undefined) return `${missing} is missing`;
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0))
    return 'timeout is not a number of seconds';
  if (async !== undefined && !isBoolean(async)) return 'async is neither true nor false';
  if (![undefined, 'continue', 'block'].includes(onFailure as string | undefined))
    return `onFailure ${JSON.stringify(onFailure)} is neither "block" nor "continue"`;
  return undefined;
}

function at(settings: Settings, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), settings);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isRecord(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
