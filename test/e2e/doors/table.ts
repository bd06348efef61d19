import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clientFloors } from '../../../src/cli/doctor/machine.ts';
import { clientVersions } from '../client-versions.ts';
import { allSessions } from './all.ts';
import { type Area, areas, type Door, type Session } from './door.ts';
import { inputRows } from './inputs.ts';
import { readSeen, type SeenByVersion } from './seen.ts';

const file = fileURLToPath(new URL('../../../docs/doors.md', import.meta.url));

export function writeTable(): void {
  fs.mkdirSync(new URL('.', `file://${file}`), { recursive: true });
  fs.writeFileSync(file, doorsTable(allSessions, readSeen()));
}

export function readTable(): string {
  return fs.readFileSync(file, 'utf8');
}

const head = `# Doors

Every way to act on a repository that the client offers, and every way in which the gates could fail or be switched off. Each row was
tried with the installed gates in the real client, and its test holds what was seen. Written by \`npm run e2e:full\`; to
play one row: \`npx vitest run -c vitest.e2e-full.config.ts -t <id>\`.

A call counts as blocked when the model reads the block and nothing has changed. Permission mode is \`bypassPermissions\` where no other
is named: there the client itself asks least.

| seen | means |
|---|---|
| blocked: a rule | the guard said no, by this rule (\`explain\` tells what it means); \`guard\`: it could not write the rule down |
| blocked: launcher | gates.sh said no, or could not be started, which the hook's \`\\|\\| exit 2\` makes a block |
| blocked: on-failure | the hook died or ran out of time, and the client blocked (\`onFailure\`) |
| blocked: settings | a deny rule of settings.json said no before the hook was asked |
| blocked: sandbox | the client's sandbox kept a script from writing there |
| blocked: client | the client said no by itself |
| asks | a person is asked; where none is there it does not run |
| put back | it ran, and the seal or the pins undid it |
| no effect | accepted, but what it should do did not happen |
| absent | the agent, or this version of the client, has no such tool or option |
| runs | it ran |

"Closed by" names who closes the door; where it stands open, who would.
`;

/** Rows of one session that differ in nothing but who plays them are one line. */
export function doorsTable(sessions: readonly Session[], seen: SeenByVersion): string {
  const versions = clientVersions.map(({ version }) => version);
  const sections = (Object.keys(areas) as Area[]).map((area) => {
    const rows = sessions
      .filter((session) => session.area === area)
      .flatMap((session) => lines(session, versions, seen));
    return `## ${areas[area]}\n\n| id (the test's name) | door | by | seen | closed by | what remains | test |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${head}\n${versionTable(sessions, seen)}\n${sections.join('\n')}\n${inputs()}`;
}

function lines({ doors, long }: Session, versions: readonly string[], seen: SeenByVersion): string[] {
  const groups = new Map<string, Door[]>();
  for (const door of doors) {
    const key = [door.door, answers(door, versions, seen), door.closedBy, door.remains, door.doctor].join(
      '|',
    );
    groups.set(key, [...(groups.get(key) ?? []), door]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [Door, ...Door[]];
    const { door, closedBy, remains, doctor } = first;
    const by = group.map(({ by: script = 'main', role = script }) => role).join(', ');
    const left = [remains, doctor && `doctor: ${doctor}`].filter(Boolean).join('; ');
    const test = `doors.${long ? 'full' : 'test'}.ts`;
    return `| ${ids(group)} | ${cell(door)} | ${by} | ${answers(first, versions, seen)} | ${closedBy} | ${left} | ${test} |`;
  });
}

/** `x-{main,coder}` for `x-main` and `x-coder`. */
function ids(group: readonly Door[]): string {
  const [first] = group as [Door, ...Door[]];
  if (group.length === 1) return first.id;
  const stem = first.id.slice(0, -(first.by ?? 'main').length);
  return `${stem}{${group.map(({ id }) => id.slice(stem.length)).join(',')}}`;
}

/** What each version did, versions that did the same together. */
function answers({ id }: Door, versions: readonly string[], seen: SeenByVersion): string {
  const bySeen = new Map<string, string[]>();
  for (const version of versions) {
    const what = seen[version]?.[id] ?? 'unknown';
    bySeen.set(what, [...(bySeen.get(what) ?? []), version]);
  }
  if (bySeen.size === 1) return [...bySeen.keys()].join('');
  return [...bySeen].map(([what, on]) => `${on.join(', ')}: ${what}`).join('; ');
}

/** Which versions were played, and every row in which they differ. */
function versionTable(sessions: readonly Session[], seen: SeenByVersion): string {
  const versions = clientVersions.map(({ version }) => version);
  const played = clientVersions.map(({ version, why }) => `| ${version} | ${why} |`);
  const differing = sessions
    .flatMap(({ doors }) => doors)
    .filter(({ id }) => new Set(versions.map((version) => seen[version]?.[id])).size > 1)
    .map(
      (door) =>
        `| ${door.id} | ${cell(door.door)} | ${versions.map((version) => seen[version]?.[door.id] ?? 'unknown').join(' | ')} |`,
    );
  return `## Versions of the client

| version | why this one |
|---|---|
${played.join('\n')}

All other rows are the same in all of them. These differ:

| id | door | ${versions.join(' | ')} |
|---|---|${versions.map(() => '---|').join('')}
${differing.join('\n')}

What older versions lack, \`doctor\` says as well:

| before | what happens |
|---|---|
${clientFloors.map(({ version, says }) => `| ${version} | ${says} |`).join('\n')}
`;
}

function inputs(): string {
  const rows = inputRows.map(({ id, input, seen }) => `| ${id} | ${input} | ${seen} |`);
  return `## Inputs put to the installed launcher

No client sends these. Tests: test/runtime/failures.test.ts.

| id (the test's name) | input | seen |
|---|---|---|
${rows.join('\n')}
`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
