import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { documentedOptions } from '../../cases/documented/index.ts';
import { type DocumentedOption, type DocumentedRow, optionsOf } from '../../cases/documented/row.ts';

/**
 * The rows of options against the programs themselves, of the versions that Debian 12 has or later ones: getopt says itself
 * whether it knows an option and whether that takes a value. A word that no program knows stands behind, so that none gets
 * to its work.
 */
const place = fs.mkdtempSync(path.join(os.tmpdir(), 'real-options-'));
afterAll(() => fs.rmSync(place, { recursive: true, force: true }));

const author = ['-c', 'user.name=x', '-c', 'user.email=x@example.org'];
spawnSync('git', ['init', '-q', place]);
spawnSync('git', [...author, 'commit', '-q', '--allow-empty', '-m', 'x'], { cwd: place });

const stop = '--no-such-option';

function complaint(command: readonly string[], words: readonly string[]): string {
  const [program = '', ...verb] = command;
  const { stderr } = spawnSync(program, [...verb, ...words], {
    cwd: place,
    env: { PATH: process.env.PATH, HOME: place, LC_ALL: 'C' },
    input: '',
    timeout: 5000,
    encoding: 'utf8',
  });
  // OpenSSH's programs read it as the option "-".
  return stderr.replaceAll(stop.slice(2), 'STOP').replace(/unknown option -- -$/m, 'unknown option -- STOP');
}

const refusal = /doesn't allow an argument|takes no value|n't expecting any more values/;

/** Does it say that it has no such option? */
const denies = (said: string, name: string): boolean =>
  new RegExp(
    `(?:(?:unrecognized|unknown|ambiguous|invalid) (?:option|switch)|(?:unrecognized|Found) argument)[^\n]*['\`:\\s-]${name.replace(/^--?/, '').replace('.', '\\.')}(?:=[^\\s'\`]*)?(?:['\`\\s]|$)`,
    'm',
  ).test(said);

/** What a program's own words say against the row; undefined where they agree. */
function objection(command: readonly string[], { name, takes, value }: DocumentedOption): string | undefined {
  const bare = complaint(command, [name, stop]);
  if (takes !== 'attached value' && denies(bare, name)) return `${name} is not known`;
  if (takes === 'value') return denies(bare, 'STOP') ? `${name} leaves the next word` : undefined;
  if (!denies(bare, name) && !bare.includes('STOP')) return `${name} takes the next word`;
  if (!name.startsWith('--')) return undefined;
  const given = complaint(command, [`${name}=${value}`, stop]);
  const isRefused = refusal.test(given) || denies(given, name);
  return isRefused === (takes === 'nothing')
    ? undefined
    : `${name}=${value} is ${isRefused ? 'refused' : 'taken'}`;
}

/** These read their words themselves and don't speak as getopt does. */
const ownManner = new Set([
  'curl',
  'bzip2',
  'zstd',
  'lz4',
  'brotli',
  'less',
  'fzf',
  'rg',
  'fdfind',
  'batcat',
  'git cherry-pick',
  'git revert',
]);

const isGnuLinux = process.platform === 'linux' && spawnSync('sed', ['--version']).status === 0;
const commandOf = ([line]: DocumentedRow) => line.slice(0, line.indexOf('…')).trim().split(' ');
const isThere = ([program = '', verb = '']: readonly string[]) =>
  !ownManner.has(program) &&
  !ownManner.has(`${program} ${verb}`) &&
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const installed = isGnuLinux
  ? Object.values(documentedOptions).flatMap((rows) => rows.filter((row) => isThere(commandOf(row))))
  : [];

describe('the programs of this machine', () => {
  test('are those of GNU and git', () => {
    if (isGnuLinux) expect(installed.length).toBeGreaterThan(80);
  });

  test.each(installed.map((row) => ({ line: row[0], row })))('$line', { timeout: 60_000 }, ({ row }) => {
    const objections = optionsOf(row).map((option) => objection(commandOf(row), option));
    expect(objections.filter((each) => each !== undefined)).toEqual([]);
  });
});
