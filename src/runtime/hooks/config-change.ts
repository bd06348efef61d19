import path from 'node:path';
import { readLedger } from '../../flow/ledger.ts';
import type { SettingsScope } from '../../gates/ground.ts';
import { type Answer, blocked, type HookEvent } from '../clients/claude-code.ts';
import type { Installation } from '../installation.ts';
import { startedBelow, wiringProblems } from '../settings-files.ts';

/** The client's names of settings files; one it doesn't name here is checked with all the others. */
const scopes: Readonly<Record<string, SettingsScope>> = {
  project_settings: 'project',
  local_settings: 'local',
  user_settings: 'user',
};

/** The client may have read a file before the seal put it back, and asks only afterwards. Milliseconds. */
const stillInTheClient = 10_000;

/** A settings change that would un-wire the gates is not taken over by the running session. The file stays as it is. */
export function configChange(event: HookEvent, at: Installation): Answer {
  if (wasJustPutBack(event, at, Date.now()))
    return blocked(
      `${path.basename(event.file ?? '')} was put back a moment ago; what the client read may be what stood there before.`,
    );
  const scope = scopes[event.source ?? ''];
  // `<where the session started>/.claude/settings.json`, or settings.local.json
  const started =
    (scope === 'project' || scope === 'local') && event.file
      ? path.dirname(path.dirname(event.file))
      : undefined;
  const problems = wiringProblems(at.project, scope, startedBelow(at.project, started));
  return problems.length === 0
    ? { exitCode: 0 }
    : blocked(`this change un-wires the gates: ${problems.join('; ')}.`);
}

function wasJustPutBack({ file }: HookEvent, { project, stateDir }: Installation, now: number): boolean {
  if (file === undefined) return false;
  const relative = path.relative(project, file).split(path.sep).join('/');
  return readLedger(stateDir).some(
    (entry) =>
      entry.event === 'restored' &&
      entry.paths.includes(relative) &&
      now - Date.parse(entry.at) < stillInTheClient,
  );
}
