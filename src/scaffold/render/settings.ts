import { posix } from 'node:path';
import picomatch from 'picomatch';
import {
  type HookedEvent,
  launcherCommand,
  type Pins,
  pinnedCommand,
  pinnedEvents,
  unpinnedEvent,
} from '../../policy/hook-commands.ts';
import { gatePaths } from '../../policy/path-sets.ts';
import { type Policy, startDirectories } from '../../policy/policy.ts';
import type { DesiredFile, SettingsEntries } from '../desired.ts';

/**
 * Seconds. Long, because a client older than 2.1.295 lets the tool run when the time is over; a loaded machine can
 * take seconds to start Node.
 */
export const hookTimeout = 60;

/**
 * No matcher on PreToolUse: every tool, those to come included. `|| exit 2` blocks in every client when the launcher is missing or
 * dies; `onFailure` adds time-outs since 2.1.295, older clients ignore the key.
 */
const hook = (command: string, { timeout = hookTimeout, ...hooked }: HookedEvent) => ({
  ...hooked,
  handler: { type: 'command', command, timeout, onFailure: 'block' },
});

/** The settings of the root, and of every directory below it in which the client may be started: it reads those of no other. */
export function settingsFiles(policy: Policy, pins: Pins): DesiredFile[] {
  return ['.', ...startDirectories(policy)].map((dir) => ({
    path: posix.join(dir, '.claude/settings.json'),
    kind: 'merged',
    merge: 'settings',
    entries: settingsEntries(policy, dir, pins),
  }));
}

/**
 * Our entries in a directory's .claude/settings.json. Each is known to be valid for the client: one that is not would make it
 * ignore the whole file, the user's own rules included.
 * A rule reaches no file above that directory (2.1.332), so from a component the guard alone holds the root's.
 */
function settingsEntries(policy: Policy, dir: string, pins: Pins): SettingsEntries {
  const up = dir === '.' ? '' : `${dir.replace(/[^/]+/g, '..')}/`;
  const gates = dir === '.' ? gatePaths : gatePaths.filter((glob) => glob.startsWith('.claude/settings'));
  return {
    values: [
      { path: ['disableAllHooks'], value: false },
      // A skill's inline shell runs without any hook.
      { path: ['disableSkillShellExecution'], value: true },
      ...(policy.sandbox ? sandboxValues : []),
      ...(policy.statusLine ? [statusLine(up)] : []),
    ],
    elements: [
      ...gates.map((glob) => ({ path: ['permissions', 'deny'], value: `Edit(/${glob})` })),
      ...secretGlobs(policy).map((glob) => ({ path: ['permissions', 'ask'], value: `Read(/${glob})` })),
      ...(policy.sandbox ? sandboxElements(policy, up) : []),
    ],
    hooks: [
      hook(launcherCommand(up), unpinnedEvent),
      ...pinnedEvents.map((event) => hook(pinnedCommand(up, pins), event)),
    ],
  };
}

/** A permission rule has no exceptions, so a glob that would catch one (".env.example") is left to the guard. */
function secretGlobs(policy: Policy): string[] {
  const globs = policy.paths.secrets ?? [];
  const exceptions = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  const examples = exceptions.map((glob) => glob.replaceAll('**/', '').replaceAll('*', 'x'));
  return globs.filter((glob) => {
    if (glob.startsWith('!')) return false;
    const matches = picomatch(glob, { dot: true });
    return !examples.some((example) => matches(example));
  });
}

/** Not a gate: where it can't run, the client shows nothing. */
const statusLine = (up: string): SettingsEntries['values'][number] => ({
  path: ['statusLine'],
  value: {
    type: 'command',
    command: `node "\${CLAUDE_PROJECT_DIR:-.}"/${up}.claude/hooks/gates.mjs status --line`,
  },
  yields: true,
});

const sandboxValues: SettingsEntries['values'] = [
  { path: ['sandbox', 'enabled'], value: true },
  { path: ['sandbox', 'failIfUnavailable'], value: true },
  { path: ['sandbox', 'allowUnsandboxedCommands'], value: false },
];

/** The sandbox is the session's, not a role's: it can only hold what no role may write. */
function sandboxElements(policy: Policy, up: string): SettingsEntries['elements'] {
  const usesDocker =
    policy.components.some((component) => component.service) || /^docker\b/.test(policy.database.via ?? '');
  return [
    // The client keeps .git/hooks shut by itself where it starts; git must write .git/config to make a branch.
    ...[...sandboxedPaths(policy), ...(up === '' ? [] : ['.git/hooks'])].map((file) => ({
      path: ['sandbox', 'filesystem', 'denyWrite'],
      value: `./${up}${file}`,
    })),
    // Without it nothing above the component could be written, .git included.
    ...(up === '' ? [] : [{ path: ['sandbox', 'filesystem', 'allowWrite'], value: `./${up}` }]),
    // Docker's socket is outside the sandbox; without this no test in a container would run.
    ...(usesDocker ? [{ path: ['sandbox', 'excludedCommands'], value: 'docker *' }] : []),
  ];
}

/** The sandbox knows paths, no globs. */
function sandboxedPaths(policy: Policy): string[] {
  const ofRoot = gatePaths
    .filter((glob) => !glob.startsWith('.git/') && !glob.startsWith('**'))
    .map((glob) => glob.replace(/\/\*\*$/, ''));
  const settings = gatePaths.filter((glob) => glob.startsWith('.claude/settings'));
  return [...ofRoot, ...startDirectories(policy).flatMap((dir) => settings.map((file) => `${dir}/${file}`))];
}
