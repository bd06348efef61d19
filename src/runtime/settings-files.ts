import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type SettingsScope, settingsProblems } from '../gates/ground.ts';

/** What is wrong with the wiring, over all settings files a person or an agent can change, or those of one scope. */
export function wiringProblems(project: string, only?: SettingsScope): string[] {
  const home = process.env.HOME || os.homedir();
  const userDir = process.env.CLAUDE_CONFIG_DIR || path.join(home, '.claude');
  const files: [SettingsScope, string, string][] = [
    ['project', '.claude/settings.json', path.join(project, '.claude', 'settings.json')],
    ['local', '.claude/settings.local.json', path.join(project, '.claude', 'settings.local.json')],
    ['user', '~/.claude/settings.json', path.join(userDir, 'settings.json')],
  ];
  return files
    .filter(([scope]) => only === undefined || scope === only)
    .flatMap(([scope, shown, file]) => settingsProblems(scope, shown, readIfThere(file)));
}

function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
