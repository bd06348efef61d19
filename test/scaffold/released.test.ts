import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parsePolicy } from '../../src/policy/policy.ts';
import type { DesiredFile } from '../../src/scaffold/desired.ts';
import type { Rename } from '../../src/scaffold/plan.ts';
import { templateRenames } from '../../src/scaffold/render/renames.ts';
import { render } from '../../src/scaffold/render/render.ts';
import { makeRepo, type Repo } from './repo.ts';
import { changes, install, uninstall } from './steps.ts';

/** What every released version left behind (scripts/release-fixture.mjs), brought to the version that is here. */
type Files = Record<string, string>;
type Released = { version: string; name: string; before: Files; installed: Files };

const directory = path.join(import.meta.dirname, '../fixtures/released');
const released: Released[] = fs.readdirSync(directory).flatMap((file) => {
  const repos = JSON.parse(fs.readFileSync(path.join(directory, file), 'utf8')) as Record<
    string,
    Omit<Released, 'version' | 'name'>
  >;
  const version = path.basename(file, '.json');
  return Object.entries(repos).map(([name, repo]) => ({ version, name, ...repo }));
});

const recordPath = '.claude/gates/installed.json';
const basePath = '.claude/gates/base.json.gz';
const options = { version: 'now', renames: templateRenames };
/** Templates that are shipped no more. Their files go, unless they were edited. */
const retired: readonly string[] = [];

function layDown({ installed }: Pick<Released, 'installed'>): Repo {
  return makeRepo(
    Object.fromEntries(
      Object.entries(installed).map(([file, text]) => [
        file,
        file.endsWith('.gz') ? Buffer.from(text, 'base64') : text,
      ]),
    ),
  );
}

/** What this version wants of a repo, by the policy in it. */
function wanted(repo: Repo): DesiredFile[] {
  const policy = parsePolicy(repo.read('.claude/gates/gates.json'));
  return render(policy, { runtimeText: '// now\n', schemaText: '{ "now": 1 }\n', invariants: [] });
}

type Records = Record<string, { kind: string; merge?: string }>;

const recordsOf = (repo: Pick<Repo, 'read'>) => JSON.parse(repo.read(recordPath)).files as Records;
const managedIn = (repo: Repo) =>
  Object.entries(recordsOf(repo)).flatMap(([file, { kind }]) => (kind === 'managed' ? [file] : []));

test('the first release is kept', () => expect(released.map(({ version }) => version)).toContain('0.1.0'));

describe.each(released)('from $version, $name', (from) => {
  test('an untouched install becomes what a fresh one is', async () => {
    const repo = layDown(from);
    const planned = await install(repo, wanted(repo), options);
    expect([planned.from, planned.conflicts, planned.leftovers, planned.warnings]).toEqual([
      from.version,
      [],
      [],
      [],
    ]);
    const fresh = makeRepo({
      ...from.before,
      '.claude/gates/gates.json': repo.read('.claude/gates/gates.json'),
    });
    await install(fresh, wanted(repo), { ...options, adopt: true });
    for (const [file, { kind, merge }] of Object.entries(recordsOf(fresh))) {
      if (kind === 'owned') continue;
      const text = (one: Repo) =>
        merge === 'settings'
          ? JSON.parse(one.read(file))
          : merge === 'block'
            ? /<!--[\s\S]*/.exec(one.read(file))
            : one.read(file);
      expect([file, text(repo)]).toEqual([file, text(fresh)]);
    }
    expect(Object.keys(recordsOf(repo))).toEqual(Object.keys(recordsOf(fresh)));
    expect(changes(await install(repo, wanted(repo), options))).toEqual([]);
  });

  test('and back is the repo as it was before', async () => {
    const repo = layDown(from);
    await install(repo, wanted(repo), options);
    await uninstall(repo);
    const left = Object.fromEntries(repo.files().map((file) => [file, repo.read(file)]));
    expect(left).toEqual(from.before);
  });

  test.each(['\n', '\r\n'])('keeps what a user wrote into it, with %j', async (ending) => {
    const repo = layDown(from);
    const files = [...managedIn(repo), 'CLAUDE.md', '.gitignore'];
    for (const file of files)
      repo.write(file, `${repo.read(file)}# mine, in ${file}\n`.replaceAll('\n', ending));
    await install(repo, wanted(repo), options);
    for (const file of files) expect(repo.read(file)).toContain(`# mine, in ${file}${ending}`);
    expect(changes(await install(repo, wanted(repo), options))).toEqual([]);
  });

  test('brings nothing back that a user deleted', async () => {
    const repo = layDown(from);
    const files = managedIn(repo);
    for (const file of files) repo.remove(file);
    await install(repo, wanted(repo), options);
    expect(files.filter(repo.exists)).toEqual([]);
  });

  test('no template has a new path without being in the list of renames', () => {
    const repo = layDown(from);
    const now = new Set(wanted(repo).map((file) => file.path));
    const gone = Object.keys(recordsOf(repo)).filter((file) => {
      const to = templateRenames.reduce((at, rename) => (rename.from === at ? rename.to : at), file);
      return !now.has(to) && !retired.includes(file);
    });
    expect(gone).toEqual([]);
  });

  /** A version that never was: flow.md and the skill had other names in it. */
  test('a renamed template carries edits along', async () => {
    const renames: Rename[] = [
      { from: '.claude/gates/process.md', to: '.claude/gates/flow.md' },
      { from: '.claude/skills/flow/SKILL.md', to: '.claude/skills/gates/SKILL.md' },
    ];
    const older = (text: string) =>
      renames.reduce(
        (now, { from: old, to }) => now.replaceAll(JSON.stringify(to), JSON.stringify(old)),
        text,
      );
    const base = gunzipSync(Buffer.from(from.installed[basePath] ?? '', 'base64')).toString();
    const installed: Files = {
      ...from.installed,
      [recordPath]: older(from.installed[recordPath] ?? ''),
      [basePath]: gzipSync(older(base)).toString('base64'),
    };
    for (const { from: old, to } of renames) {
      installed[old] = installed[to] ?? '';
      delete installed[to];
    }
    const repo = layDown({ installed });
    const [process = '', skill = ''] = renames.map((rename) => rename.from);
    repo.write(process, `${repo.read(process)}Mine.\n`);
    await install(repo, wanted(repo), { ...options, renames: [...renames, ...templateRenames] });
    expect([process, skill].filter(repo.exists)).toEqual([]);
    expect(repo.read('.claude/gates/flow.md')).toMatch(/^# How a change[\s\S]*\nMine\.\n$/);
    expect(repo.exists('.claude/skills/gates/SKILL.md')).toBe(true);
  });
});
