import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';
import { type Policy, parsePolicy } from '../policy/policy.ts';
import { PolicyError } from '../policy/policy-error.ts';
import { installedPath } from '../scaffold/paths.ts';
import { exits, Failure, usageFailure } from './failure.ts';
import type { Io } from './io.ts';
import { repoTexts as texts } from './messages/repo.ts';

export const policyPath = '.claude/gates/gates.json';

/**
 * The directory an install is about: the one that was named, else the top of the git repository that holds the
 * current directory, else that. Throws a usage Failure when it is no directory, or one that no repository should be.
 */
export function repoRoot(named: string | undefined, io: Io): string {
  const directory = existingDirectory(named ?? '.', io);
  const root = named === undefined ? (gitRoot(directory) ?? directory) : directory;
  if (root === parse(root).root) throw usageFailure(texts.diskRoot, texts.noRepoHint);
  if (root === realHome()) throw usageFailure(texts.home(root), texts.noRepoHint);
  return root;
}

/** A container's HOME need not exist. */
function realHome(): string | undefined {
  return existsSync(homedir()) ? realpathSync(homedir()) : undefined;
}

/** The directory with gates in it: the one that was named, else the nearest at or above the current one. */
export function installedRoot(named: string | undefined, io: Io): string {
  const directory = existingDirectory(named ?? '.', io);
  const root = named === undefined ? enclosing(directory, policyPath, installedPath) : directory;
  if (root === undefined || !isInstalled(root)) {
    throw new Failure(
      'not-installed',
      texts.notInstalled(root ?? directory),
      texts.notInstalledHint,
      exits.usage,
    );
  }
  return root;
}

/** Where gates are installed at or above a directory, else the repository it is in, else itself. */
export function gatedRoot(named: string | undefined, io: Io): { root: string; installed: boolean } {
  const directory = existingDirectory(named ?? '.', io);
  const gated = enclosing(directory, policyPath);
  return { root: gated ?? gitRoot(directory) ?? directory, installed: gated !== undefined };
}

export function isInstalled(root: string): boolean {
  return existsSync(join(root, installedPath)) || existsSync(join(root, policyPath));
}

/** The top directory of the git repository a directory is in. */
export function gitRoot(directory: string): string | undefined {
  return enclosing(directory, '.git');
}

/** `update`: answers that were given anew. Throws a Failure with one line when the policy can't be read. */
export function readPolicy(root: string, update = (text: string) => text): Policy {
  const file = join(root, policyPath);
  if (!existsSync(file)) throw new Failure('policy', texts.policyMissing(file), texts.policyHint);
  try {
    return parsePolicy(update(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof PolicyError)
      throw new Failure('policy', texts.policyBroken(file, error.message), texts.policyHint);
    throw error;
  }
}

function existingDirectory(named: string, io: Io): string {
  const directory = resolve(io.cwd, named);
  const found = statSync(directory, { throwIfNoEntry: false });
  if (found === undefined) throw usageFailure(texts.noDirectory(named), texts.noDirectoryHint);
  if (!found.isDirectory()) throw usageFailure(texts.notDirectory(named), texts.noDirectoryHint);
  return realpathSync(directory);
}

function enclosing(directory: string, ...names: string[]): string | undefined {
  for (let candidate = directory; ; candidate = dirname(candidate)) {
    if (names.some((name) => existsSync(join(candidate, name)))) return candidate;
    if (dirname(candidate) === candidate) return undefined;
  }
}
