import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The client's versions that the long form plays, newest first. The first is the one package.json names. */
export const clientVersions = [
  { version: newest(), why: 'the newest' },
  { version: '2.1.295', why: 'the first in which a failing hook can block (onFailure)' },
  { version: '2.1.197', why: 'what npm gives to Node 20' },
] as const;

/** The version under test: set by vitest's projects in the long form, else the newest. */
export const clientVersion = process.env.CLIENT_VERSION ?? clientVersions[0].version;

const cache = fileURLToPath(new URL('../../node_modules/.cache/clients/', import.meta.url));
const platform = (() => {
  const musl = process.platform === 'linux' && fs.existsSync('/etc/alpine-release') ? '-musl' : '';
  return `@anthropic-ai/claude-code-${process.platform}-${process.arch}${musl}`;
})();

/** The program of a version. The platform's package holds it; an older version's lies in the cache. */
export function clientProgram(version: string): string {
  if (version !== clientVersions[0].version)
    return path.join(cache, version, 'node_modules', platform, 'claude');
  const manifest = createRequire(import.meta.url).resolve('@anthropic-ai/claude-code/package.json');
  return path.join(path.dirname(createRequire(manifest).resolve(`${platform}/package.json`)), 'claude');
}

/** A Node below the floor, for the row that needs one. */
export function oldNode(): string {
  return path.join(cache, 'node-14', 'node_modules', nodePackage, 'bin', 'node');
}
const nodePackage = `node-${process.platform}-${process.arch}`;

/** Fetches the older versions, and an old Node, into the cache, each once. Throws what npm said. */
export function fetchClients(): void {
  for (const { version } of clientVersions) {
    const packages = ['@anthropic-ai/claude-code', platform].map((name) => `${name}@${version}`);
    fetch(clientProgram(version), version, packages);
  }
  fetch(oldNode(), 'node-14', [`${nodePackage}@14.21.3`]);
}

function fetch(program: string, name: string, packages: readonly string[]): void {
  if (fs.existsSync(program)) return;
  const directory = path.join(cache, name);
  fs.mkdirSync(directory, { recursive: true });
  const options = ['--prefix', directory, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status, stderr } = spawnSync('npm', ['install', ...options, '--loglevel=error', ...packages], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${packages.join(', ')} could not be fetched: ${stderr}`);
}

function newest(): string {
  const manifest = fileURLToPath(new URL('../../package.json', import.meta.url));
  return JSON.parse(fs.readFileSync(manifest, 'utf8')).devDependencies['@anthropic-ai/claude-code'];
}
