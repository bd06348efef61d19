import { existsSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { settingsProblems } from '../../gates/ground.ts';
import { startDirectories } from '../../policy/policy.ts';
import type { SettingsRecord } from '../../scaffold/record.ts';
import { doctorTexts as texts } from '../messages/doctor.ts';
import { type Check, type Finding, problem, warning } from './check.ts';
import { readIfThere } from './patient.ts';

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
    look: ({ root, settings, record }) => {
      const files = settings.filter(({ scope, value }) => scope === 'project' && value !== undefined);
      if (files.length === 0) return { skipped: texts.skipped.settings };
      return files.flatMap(({ shown, dir = '.', value = {} }) => {
        const known = record?.files[shown];
        const ours = known?.kind === 'merged' && known.merge === 'settings' ? known : undefined;
        return [
          ...(ours === undefined ? [] : entryFindings(shown, ours, value)),
          ...misplacedOnFailure(shown, value),
          ...missingScripts(root, shown, dir, value),
        ];
      });
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
      const components = policy === undefined ? [] : startDirectories({ ...policy, startIn: 'components' });
      const wired = policy?.startIn === 'components' ? components : [];
      const here = relative(root, cwd).split(sep).join('/');
      const dirs = here === '' || here.startsWith('..') ? components : [...components, here];
      const unwired = (dir: string) => {
        const text = readIfThere(join(root, dir, '.claude/settings.json'));
        return settingsProblems('project', '', text, dir.split('/').length).length > 0;
      };
      return [...new Set(dirs)]
        .filter((dir) => !wired.includes(dir) && unwired(dir))
        .map((dir) =>
          warning(
            'directory.unwired',
            texts.directory(dir),
            components.includes(dir) ? texts.fixes.component : texts.fixes.directory,
          ),
        );
    },
  },
];

type Settings = Record<string, unknown>;
type Group = { matcher?: unknown; hooks: Settings[]; onFailure?: unknown };

/** What the install put there and is not there any more. */
function entryFindings(file: string, ours: SettingsRecord, settings: Settings): Finding[] {
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
    ...hooks.map(({ event }) => problem('hooks.entry', texts.hookGone(file, event), texts.fixes.putBack)),
    ...values.map(({ path }) =>
      warning('hooks.value', texts.valueGone(file, path.join('.')), texts.fixes.putBack),
    ),
    ...elements.map(({ path, value }) =>
      warning('hooks.rule', texts.ruleGone(file, path.join('.'), String(value)), texts.fixes.putBack),
    ),
  ];
}

/** The client reads onFailure on a hook; on the group around it, it means nothing. */
function misplacedOnFailure(file: string, settings: Settings): Finding[] {
  return Object.keys(record(settings.hooks)).flatMap((event) =>
    groups(settings, event)
      .filter(({ onFailure }) => onFailure !== undefined)
      .map(() => problem('hooks.on-failure', texts.onFailure(file, event), texts.fixes.onFailure)),
  );
}

/** A hook whose script is gone fails, and the call it should look at runs. */
function missingScripts(root: string, file: string, dir: string, settings: Settings): Finding[] {
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
    .filter((script) => !existsSync(join(root, dir, script)))
    .map((script) =>
      problem('hooks.script', texts.noScript(file, posix.join(dir, script)), texts.fixes.script),
    );
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
