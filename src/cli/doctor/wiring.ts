import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { settingsProblems } from '../../gates/ground.ts';
import type { SettingsRecord } from '../../scaffold/record.ts';
import { doctorTexts as texts } from '../messages/doctor.ts';
import { type Check, type Finding, problem, warning } from './check.ts';
import { type Patient, readIfThere } from './patient.ts';

/** Settings of an organisation: https://code.claude.com/docs/en/settings */
const managedFiles: Partial<Record<NodeJS.Platform, string>> = {
  linux: '/etc/claude-code/managed-settings.json',
  darwin: '/Library/Application Support/ClaudeCode/managed-settings.json',
};

export const wiringChecks: readonly Check[] = [
  {
    id: 'settings',
    sound: texts.sound.settings,
    look: ({ settings }) =>
      settings.flatMap(({ problems }) => problems.map(({ id, says, fix }) => problem(id, says, fix))),
  },
  {
    id: 'hooks',
    sound: texts.sound.hooks,
    look: (patient) => {
      const settings = projectSettings(patient);
      if (settings === undefined) return { skipped: texts.skipped.settings };
      const record = patient.record?.files['.claude/settings.json'];
      const ours = record?.kind === 'merged' && record.merge === 'settings' ? record : undefined;
      return [
        ...(ours === undefined ? [] : entryFindings(ours, settings)),
        ...misplacedOnFailure(settings),
        ...missingScripts(patient.root, settings),
      ];
    },
  },
  {
    id: 'managed',
    sound: texts.sound.managed,
    look: () => {
      const file = managedFiles[process.platform];
      const text = file === undefined ? undefined : readIfThere(file);
      return text !== undefined && /"(allowManagedHooksOnly|disableAllHooks)"\s*:\s*true/.test(text)
        ? [problem('managed.hooks', texts.managed(file ?? ''), texts.fixes.managed)]
        : [];
    },
  },
  {
    id: 'plugin',
    sound: texts.sound.plugin,
    look: ({ settings }) => {
      const enabled = settings.flatMap(({ value }) => Object.entries(record(value?.enabledPlugins)));
      const twice = enabled.filter(([name, on]) => on === true && /agent-gates/.test(name));
      return twice.map(([name]) => warning('plugin.twice', texts.plugin(name), texts.fixes.plugin));
    },
  },
  {
    id: 'directory',
    sound: texts.sound.directory,
    look: ({ root, cwd, policy }) => {
      const unwired = (dir: string) =>
        settingsProblems('project', '', readIfThere(join(root, dir, '.claude/settings.json'))).length > 0;
      const components = (policy?.components ?? []).map(({ dir }) => dir).filter((dir) => dir !== '.');
      const here = relative(root, cwd);
      const dirs = here === '' || here.startsWith('..') ? components : [...components, here];
      return [...new Set(dirs)]
        .filter(unwired)
        .map((dir) => warning('directory.unwired', texts.directory(dir), texts.fixes.directory));
    },
  },
];

type Settings = Record<string, unknown>;
type Group = { matcher?: unknown; hooks: Settings[]; onFailure?: unknown };

function projectSettings({ settings }: Patient): Settings | undefined {
  return settings.find(({ scope }) => scope === 'project')?.value;
}

/** What the install put there and is not there any more. */
function entryFindings(ours: SettingsRecord, settings: Settings): Finding[] {
  const hooks = ours.hooks.filter(
    ({ event, matcher, handler }) =>
      !groups(settings, event).some(
        (group) =>
          (group.matcher ?? '') === (matcher ?? '') &&
          group.hooks.some((hook) => isDeepStrictEqual(hook, handler)),
      ),
  );
  const values = ours.values.filter(({ path, value }) => !isDeepStrictEqual(valueAt(settings, path), value));
  const elements = ours.elements.filter(({ path, value }) => {
    const list = valueAt(settings, path);
    return !Array.isArray(list) || !list.some((element) => isDeepStrictEqual(element, value));
  });
  return [
    ...hooks.map(({ event }) => problem('hooks.entry', texts.hookGone(event), texts.fixes.rerun)),
    ...values.map(({ path }) => warning('hooks.value', texts.valueGone(path.join('.')), texts.fixes.rerun)),
    ...elements.map(({ path, value }) =>
      warning('hooks.rule', texts.ruleGone(path.join('.'), String(value)), texts.fixes.rerun),
    ),
  ];
}

/** The client reads onFailure on a hook; on the group around it, it means nothing. */
function misplacedOnFailure(settings: Settings): Finding[] {
  return Object.keys(record(settings.hooks)).flatMap((event) =>
    groups(settings, event)
      .filter(({ onFailure }) => onFailure !== undefined)
      .map(() => problem('hooks.on-failure', texts.onFailure(event), texts.fixes.onFailure)),
  );
}

/** A hook whose script is gone fails, and the call it should look at runs. */
function missingScripts(root: string, settings: Settings): Finding[] {
  const scripts = Object.keys(record(settings.hooks)).flatMap((event) =>
    groups(settings, event).flatMap(({ hooks }) =>
      hooks.flatMap(({ command }) =>
        [...String(command ?? '').matchAll(/\$\{?CLAUDE_PROJECT_DIR\}?["']?\/([\w./-]+)/g)].map(
          ([, script = '']) => script,
        ),
      ),
    ),
  );
  return [...new Set(scripts)]
    .filter((script) => !existsSync(join(root, script)))
    .map((script) => problem('hooks.script', texts.noScript(script), texts.fixes.script));
}

function groups(settings: Settings, event: string): Group[] {
  const list = record(settings.hooks)[event];
  return (Array.isArray(list) ? list : []).map((group: unknown) => {
    const { hooks, ...rest } = record(group);
    return { ...rest, hooks: Array.isArray(hooks) ? hooks.map(record) : [] };
  });
}

function valueAt(settings: Settings, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => record(value)[key], settings);
}

function record(value: unknown): Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {};
}
