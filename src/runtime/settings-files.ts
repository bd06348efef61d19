import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type SettingsScope, settingsProblems } from '../gates/ground.ts';
import { runtimePins } from '../gates/runtime-pins.ts';

/**
 * What is wrong with the wiring, over all settings files a person or an agent can change, or those of one scope. `startedIn`:
 * directories below the root, relative to it, whose own settings count too: the client reads those of where it starts, and local
 * ones of the root as well (2.1.332).
 */
export function wiringProblems(
  project: string,
  only?: SettingsScope,
  startedIn: readonly string[] = [],
): string[] {
  const home = process.env.HOME || os.homedir();
  const userDir = process.env.CLAUDE_CONFIG_DIR || path.join(home, '.claude');
  const files: [SettingsScope, string, string, depth?: number][] = [
    ['project', '.claude/settings.json', path.join(project, '.claude', 'settings.json')],
    ...startedIn.flatMap((dir): typeof files => [
      [
        'project',
        `${dir}/.claude/settings.json`,
        path.join(project, dir, '.claude', 'settings.json'),
        dir.split('/').length,
      ],
      [
        'local',
        `${dir}/.claude/settings.local.json`,
        path.join(project, dir, '.claude', 'settings.local.json'),
      ],
    ]),
    ['local', '.claude/settings.local.json', path.join(project, '.claude', 'settings.local.json')],
    ['user', '~/.claude/settings.json', path.join(userDir, 'settings.json')],
  ];
  const pins = runtimePins(project);
  return files
    .filter(([scope]) => only === undefined || scope === only)
    .flatMap(([scope, shown, file, depth]) => settingsProblems(scope, shown, readIfThere(file), depth, pins));
}

/** Where a session started, relative to the root: nothing for the root itself and for a place that is not below it. */
export function startedBelow(project: string, directory: string | undefined): string[] {
  if (directory === undefined) return [];
  const below = path.relative(project, realOf(directory)).split(path.sep).join('/');
  return below === '' || below === '..' || below.startsWith('../') || path.isAbsolute(below) ? [] : [below];
}

function realOf(directory: string): string {
  try {
    return fs.realpathSync.native(directory);
  } catch {
    return directory;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
