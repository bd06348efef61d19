import { expect, test } from 'vitest';
import { type Pins, pinnedCommand, pinnedEvents, pinsOf } from '../../src/policy/hook-commands.ts';
import { parseAnswers, policyFrom } from '../../src/scaffold/answers.ts';
import { render } from '../../src/scaffold/render/render.ts';
import { makeRepo, type Repo } from './repo.ts';
import { changes, install, uninstall } from './steps.ts';

/** The pins in settings.json through upgrades, edits and removal. */

const settings = '.claude/settings.json';
const own = { matcher: 'Bash', hooks: [{ type: 'command', command: 'own' }] };
const ownSettings = `${JSON.stringify({ hooks: { PostToolUse: [own] } }, null, 2)}\n`;

const policy = policyFrom(
  parseAnswers({
    preset: 'generic',
    roles: { tester: {}, coder: {} },
    main: 'architect',
    tests: ['test/**'],
    components: [],
    database: { kind: 'none' },
    ci: 'none',
  }),
);

const wanted = (runtimeText: string) => render(policy, { runtimeText, schemaText: '{}\n', invariants: [] });

async function installed(runtimeText: string): Promise<Repo> {
  const repo = makeRepo({ [settings]: ownSettings });
  await install(repo, wanted(runtimeText));
  return repo;
}

const pinsIn = (repo: Repo): Pins => {
  const text = (name: string) => repo.read(`.claude/hooks/${name}`);
  return pinsOf([text('gates.sh'), text('gates.cjs'), text('gates.mjs')]);
};
const commands = (repo: Repo, event: string): string[] =>
  JSON.parse(repo.read(settings)).hooks[event].flatMap(({ hooks }: typeof own) =>
    hooks.map(({ command }) => command),
  );

function expectPinned(repo: Repo): void {
  for (const { event } of pinnedEvents)
    expect([event, commands(repo, event)]).toEqual([
      event,
      [...(event === 'PostToolUse' ? ['own'] : []), pinnedCommand('', pinsIn(repo))],
    ]);
}

test('the pins are what git calls the files', async () => {
  const repo = await installed('// one\n');
  expectPinned(repo);
  const names = ['gates.sh', 'gates.cjs', 'gates.mjs'].map((name) => `.claude/hooks/${name}`);
  expect(
    repo
      .git('hash-object', '--no-filters', ...names)
      .trim()
      .split('\n'),
  ).toEqual([...pinsIn(repo)]);
});

test('an upgrade changes them in place, and a second run nothing', async () => {
  const repo = await installed('// one\n');
  const before = pinsIn(repo);
  const { conflicts } = await install(repo, wanted('// two\n'));
  expect(conflicts).toEqual([]);
  expect(pinsIn(repo)).not.toEqual(before);
  expectPinned(repo);
  expect(changes(await install(repo, wanted('// two\n')))).toEqual([]);
});

test('a command without pins is an edited one: an upgrade names it, a restore pins it again', async () => {
  const repo = await installed('// one\n');
  const pinned = repo.read(settings);
  const [unpinned = ''] = commands(repo, 'PreToolUse');
  repo.write(
    settings,
    pinned.replace(JSON.stringify(commands(repo, 'PostToolUse')[1]), JSON.stringify(unpinned)),
  );
  expect(commands(repo, 'PostToolUse')).toEqual(['own', unpinned]);
  const { conflicts } = await install(repo, wanted('// two\n'));
  expect(conflicts.map(({ path, detail }) => [path, detail])).toEqual([
    [settings, expect.stringContaining('hooks.PostToolUse')],
  ]);
  await install(repo, wanted('// one\n'), { restore: true });
  expect(repo.read(settings)).toBe(pinned);
});

test('remove takes them out, edited or not', async () => {
  for (const edit of [(text: string) => text, (text: string) => text.replaceAll('exit 2', 'exit 0')]) {
    const repo = await installed('// one\n');
    repo.write(settings, edit(repo.read(settings)));
    await uninstall(repo);
    expect(repo.read(settings)).toBe(ownSettings);
  }
});
