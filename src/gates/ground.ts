/** G0: are the hooks wired, and does nothing switch them off? Pure over the texts of the client's settings files. */

export type SettingsScope = 'project' | 'local' | 'user';

/** Variables that decide which node runs the guard, or what it loads first (facts: a settings `env` block reaches hooks, live). */
const dangerousVariables =
  /^(PATH|NODE_OPTIONS|NODE_PATH|LD_.*|DYLD_.*|OPENSSL_.*|BASH_ENV|BASH_FUNC_.*|BASHOPTS|SHELLOPTS|ENV|CLAUDE_PROJECT_DIR)$/;

/** What is wrong with one settings file, one sentence each; `text` undefined: there is no such file. */
export function settingsProblems(scope: SettingsScope, file: string, text: string | undefined): string[] {
  if (text === undefined) return scope === 'project' ? [`${file} is gone, and the gates' hooks with it`] : [];
  let settings: unknown;
  try {
    settings = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    // The client ignores a file it can't read; only for the project's does that take the hooks away.
    return scope === 'project'
      ? [`${file} is not valid JSON, so the client ignores all of it: ${(error as Error).message}`]
      : [];
  }
  if (!isRecord(settings))
    return scope === 'project' ? [`${file} is not an object, so the client ignores all of it`] : [];
  const problems: string[] = [];
  if (settings.disableAllHooks === true) problems.push(`${file} switches all hooks off (disableAllHooks)`);
  if (isRecord(settings.env)) {
    for (const name of Object.keys(settings.env).filter((key) => dangerousVariables.test(key)))
      problems.push(`${file} sets ${name} for the hooks' own process (env)`);
  }
  if (scope === 'project' && !isWired(settings))
    problems.push(`${file} no longer runs the guard before every tool (hooks.PreToolUse)`);
  return problems;
}

/** One group without a matcher, or with one that takes every tool, runs the launcher and blocks when it fails. */
function isWired(settings: Record<string, unknown>): boolean {
  const groups = isRecord(settings.hooks) ? settings.hooks.PreToolUse : undefined;
  return (
    Array.isArray(groups) &&
    groups.some(
      (group) =>
        isRecord(group) && takesAll(group.matcher) && Array.isArray(group.hooks) && group.hooks.some(isGuard),
    )
  );
}

function takesAll(matcher: unknown): boolean {
  return matcher === undefined || matcher === '' || matcher === '*';
}

function isGuard(handler: unknown): boolean {
  return (
    isRecord(handler) &&
    handler.type === 'command' &&
    typeof handler.command === 'string' &&
    handler.command.includes('.claude/hooks/gates.sh') &&
    handler.async !== true &&
    (handler.onFailure === undefined || handler.onFailure === 'block')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
