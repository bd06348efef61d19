import { createHash } from 'node:crypto';

export type HookedEvent = { event: string; matcher?: string; timeout?: number };

/** Before every call of every tool: what it costs, every call costs. */
export const unpinnedEvent: HookedEvent = { event: 'PreToolUse' };

/** The other events whose hook does something in this version. A further event is a row here and a file in src/runtime. */
export const pinnedEvents: readonly HookedEvent[] = [
  // After the shell the seal is checked, after an edit the linters run.
  { event: 'PostToolUse', matcher: 'Bash|PowerShell|Monitor|Edit|MultiEdit|Write|NotebookEdit' },
  { event: 'PostToolUseFailure', matcher: 'Bash|PowerShell|Monitor' },
  { event: 'SubagentStart' },
  // The red and green gates run tests here.
  { event: 'SubagentStop', timeout: 600 },
  { event: 'ConfigChange' },
  { event: 'SessionStart' },
];

/** In .claude/hooks, in the order in which one starts the next. */
export const runtimeNames = ['gates.sh', 'gates.cjs', 'gates.mjs'] as const;

/** What git calls the content of each of the runtime's files (SHA-1 in hex), in their order. */
export type Pins = readonly [string, string, string];

export function pinsOf(contents: readonly [Content, Content, Content]): Pins {
  const [launcher, starter, runtime] = contents;
  return [blobId(launcher), blobId(starter), blobId(runtime)];
}

type Content = Buffer | string;

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
function blobId(content: Content): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** `up`: from where the client starts to the root, '' or '../' as often as needed. /bin/sh by its path, because a settings file can change PATH. */
export function launcherCommand(up: string): string {
  return `/bin/sh "$CLAUDE_PROJECT_DIR"/${up}.claude/hooks/gates.sh || exit 2`;
}

/**
 * The same for a launcher that is still the one the session began with, whatever a script has made of it: the client holds
 * this text, no file does. The launcher puts back the rest, and itself when its kept copy was started in its place. With neither
 * there is none any more, and every call is blocked. An id can't be forged, and of what git listens to nothing is left that a
 * script could set (env -i, no repository). Without git nothing is checked: git says what nothing is called before it looks at files.
 */
export function pinnedCommand(up: string, pins: Pins): string {
  return [
    `cd -P "$CLAUDE_PROJECT_DIR"/${up} && cd ./.claude || exit 2; p='${pins.join(' ')}'`,
    `for g in hooks/gates.sh gates/state/runtime/\${p%% *}; do set -- $(/usr/bin/env -i PATH="/usr/bin:$PATH" GIT_DIR=/dev/null GIT_CONFIG_NOSYSTEM=1 git hash-object --no-filters --stdin $g hooks/gates.cjs hooks/gates.mjs </dev/null 2>/dev/null)`,
    `case $#$2 in 0 | ?\${p%% *}) /bin/sh "$PWD/$g" "$p" "$*" || exit 2; exit ;; esac; done`,
    `PATH="/usr/bin:/bin:$PATH"; mv -f hooks/gates.sh gates/state/ || rm -rf hooks/gates.sh`,
    `echo 'Blocked: .claude/hooks/gates.sh is not the one pinned in settings, and no copy of that is kept. A person runs npx create-agent-gates.' >&2; exit 2`,
  ].join('; ');
}
