import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type GroundProblem, groundProblems, type SettingsScope } from '../../gates/ground.ts';
import { repoFiles } from '../../gates/repo-files.ts';
import { runtimePins } from '../../gates/runtime-pins.ts';
import { type Policy, parsePolicy, startDirectories } from '../../policy/policy.ts';
import { PolicyError } from '../../policy/policy-error.ts';
import { installedPath } from '../../scaffold/paths.ts';
import { type Installed, parseInstalled } from '../../scaffold/record.ts';
import { clientDir } from '../client-dir.ts';
import type { Io } from '../io.ts';
import { policyPath } from '../repo.ts';

/** All that the checks look at, read once. */
export type Patient = {
  root: string;
  env: Io['env'];
  cwd: string;
  hasGit: boolean;
  /** Tracked and new files, relative to the root. */
  files: readonly string[];
  settings: readonly SettingsFile[];
  /** Undefined, with a reason, when it can't be read. */
  record?: Installed;
  recordFault?: string;
  policy?: Policy;
  policyFault?: string;
};

type SettingsFile = {
  scope: SettingsScope;
  /** Of a project's file: the directory it counts for, relative to the root. */
  dir?: string;
  /** As people name it. */
  shown: string;
  text: string | undefined;
  /** The settings in it; undefined when there are none to read. */
  value: Record<string, unknown> | undefined;
  problems: readonly GroundProblem[];
};

export function examine(root: string, { env, cwd }: Pick<Io, 'env' | 'cwd'>): Patient {
  const configDir = clientDir(env);
  const policy = policyOf(root);
  const startedIn = policy.policy === undefined ? [] : startDirectories(policy.policy);
  return {
    root,
    env,
    cwd,
    hasGit: existsSync(join(root, '.git')),
    files: repoFiles(root),
    settings: [
      ...['.', ...startedIn].map((dir) => projectSettings(root, dir)),
      ...['.', ...startedIn].map((dir) => {
        const shown = posix.join(dir, '.claude/settings.local.json');
        return settingsFile('local', shown, join(root, shown));
      }),
      settingsFile(
        'user',
        `${env.CLAUDE_CONFIG_DIR ?? '~/.claude'}/settings.json`,
        join(configDir, 'settings.json'),
      ),
    ],
    ...readRecord(root),
    ...policy,
  };
}

export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function projectSettings(root: string, dir: string): SettingsFile {
  const shown = posix.join(dir, '.claude/settings.json');
  const file = settingsFile('project', shown, join(root, shown));
  const depth = dir === '.' ? 0 : dir.split('/').length;
  return { ...file, dir, problems: groundProblems('project', shown, file.text, depth, runtimePins(root)) };
}

function settingsFile(scope: SettingsScope, shown: string, file: string): SettingsFile {
  const text = readIfThere(file);
  return { scope, shown, text, value: parsed(text), problems: groundProblems(scope, shown, text) };
}

function parsed(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse((text ?? '').replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function readRecord(root: string): Pick<Patient, 'record' | 'recordFault'> {
  const text = readIfThere(join(root, installedPath));
  if (text === undefined) return { recordFault: `${installedPath} is missing or unreadable` };
  try {
    return { record: parseInstalled(text) };
  } catch (error) {
    return { recordFault: (error as Error).message };
  }
}

function policyOf(root: string): Pick<Patient, 'policy' | 'policyFault'> {
  const text = readIfThere(join(root, policyPath));
  if (text === undefined) return { policyFault: `${policyPath} is missing or unreadable` };
  try {
    return { policy: parsePolicy(text) };
  } catch (error) {
    if (error instanceof PolicyError) return { policyFault: `${policyPath} ${error.message}` };
    throw error;
  }
}
