import path from 'node:path';
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

/** A settings change that would un-wire the gates is not taken over by the running session. The file stays as it is. */
export function configChange(event: HookEvent, at: Installation): Answer {
  const scope = scopes[event.source ?? ''];
  // `<where the session started>/.claude/settings.json`
  const started = scope === 'project' && event.file ? path.dirname(path.dirname(event.file)) : undefined;
  const problems = wiringProblems(at.project, scope, startedBelow(at.project, started));
  return problems.length === 0
    ? { exitCode: 0 }
    : blocked(`this change un-wires the gates: ${problems.join('; ')}.`);
}
