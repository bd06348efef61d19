import { describe, expect, it } from 'vitest';
import { effectsOf, outputOf } from '../../../src/guard/commands/registry.ts';
import type { Effect, Target } from '../../../src/guard/effects.ts';
import { evaluateShell } from '../../../src/guard/shell/evaluate.ts';
import type { World } from '../../../src/guard/world.ts';
import { fakeWorld } from '../fake-world.ts';
import { sections } from './recorded-git/lines.ts';
import {
  marks,
  repositorySettings,
  type Seen,
  tracked,
  untracked,
  userSettings,
} from './recorded-git/place.ts';
import record from './recorded-git/record.json' with { type: 'json' };
import { shownEffects } from './table-cases.ts';

/** The guard against what git was seen to do: all of it is foreseen, and nothing more than it. */

const worldOf = (topic: string) =>
  fakeWorld({
    ...tracked,
    ...untracked,
    ...(topic === 'submodule' && { '.gitmodules': '' }),
    '/remote.git/': '',
    '.git/config': repositorySettings,
    '/home/dev/.gitconfig': userSettings,
  });
const worlds = Object.fromEntries(Object.keys(sections).map((topic) => [topic, worldOf(topic)]));

const foreseen = (line: string, world: World): Effect[] =>
  evaluateShell(line, { world, settings: { services: [] }, cwd: world.root }, { effectsOf, outputOf });

const whole = (file: string): string =>
  file.startsWith('../home/')
    ? file.replace('../home', '/home/dev')
    : file.startsWith('../')
      ? file.slice(2)
      : `/repo/${file}`;

function covers(target: Target, file: string): boolean {
  if (target.kind === 'path') return file === target.path;
  if (target.kind === 'unknown') return file.startsWith(target.prefix ?? '');
  const { dir, name } = target;
  if (!(file === dir || file.startsWith(`${dir}/`))) return false;
  return (
    name === undefined || new RegExp(`/${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(file)
  );
}

/** Which acts an event may come from. */
const causes: readonly (readonly [event: RegExp, acts: RegExp])[] = [
  [/^index$/, /^git\.(?!read|config|unknown|host|push)/],
  [/^worktrees$/, /^git\.branch$/],
  [/^HEAD$/, /^git\.(?:worktree|branch|history)$/],
  [/^[+-]refs\/remotes\//, /^git\.(?:fetch|push|branch|worktree)$/],
  [/^>refs\/remotes\//, /^git\.(?:fetch|push)$/],
  [/^[+-]refs\/stash$/, /^git\.(?:index|history|branch)$/],
  [/^[>!]refs\/stash$/, /^git\.(?:index|history|branch)$/],
  [/^\+refs\/bisect/, /^git\.worktree$/],
  [/^\+refs\//, /^git\.(?:branch|fetch|history)$/],
  [/^-refs\//, /^git\.(?:branch|history)$/],
  [/^>refs\//, /^git\.(?:commit|branch|fetch|history)$/],
  [/^(?:!refs\/|log$)/, /^git\.(?:branch|history)$/],
  [/^remote$/, /^git\.push$/],
  [/^contact$/, /^(?:git\.(?:fetch|push)|network\.read)$/],
  [/^config (?:branch|remote)\./, /^git\.(?:config|branch|push|fetch)$/],
  [/^config /, /^git\.(?:config|fetch|worktree)$/],
];

/** What has to have been seen for an act to be no false alarm. */
const traces: Readonly<Record<string, RegExp>> = {
  'git.index': /^(?:index|objects|[-+!>]refs\/stash)$/,
  'git.worktree': /^(?:files|HEAD|index)$/,
  'git.commit': /^(?:objects|[>!]refs\/heads\/.*)$/,
  'git.history': /^(?:[-+!>]refs\/.*|log|HEAD|objects)$/,
  'git.branch': /^(?:[-+!>]refs\/.*|HEAD|worktrees|config (?:branch|remote)\..*)$/,
  'git.fetch': /^contact$/,
  'network.read': /^contact$/,
  'git.push': /^remote$/,
};

const topics = Object.entries(sections).flatMap(([topic, { lines }]) => {
  const seen: readonly Partial<Seen & { line: string }>[] = record[topic as keyof typeof record];
  return lines.map((line, at) => ({
    topic,
    line: line.replace(/^~ /, ''),
    exact: !line.startsWith('~ '),
    seen: seen[at] as Seen,
  }));
});

function unforeseen({ files, events, shows }: Seen, effects: readonly Effect[]): string[] {
  const targets = (kind: 'read' | 'write') =>
    effects.flatMap((effect) => (effect.kind === kind ? [effect.target] : []));
  const acts = effects.flatMap((effect) => (effect.kind === 'act' ? [effect.act as string] : []));
  const isCaused = (event: string) => {
    const [, causing] = causes.find(([pattern]) => pattern.test(event)) ?? [];
    return /^(?:hook |objects$)/.test(event) || acts.some((act) => causing?.test(act));
  };
  // Barriers stop these whatever they come to.
  if (
    acts.some((act) => /^(?:run\.shell|git\.config)$/.test(act)) &&
    !events.some((event) => event.startsWith('config '))
  )
    return [];
  const switches = events.includes('HEAD') && acts.includes('git.worktree');
  return [
    ...files
      .filter(
        (file) =>
          !(switches && file in tracked) && !targets('write').some((target) => covers(target, whole(file))),
      )
      .map((file) => `writes ${file}`),
    ...events.filter((event) => !isCaused(event)),
    ...shows
      .filter((file) => file in untracked && !targets('read').some((target) => covers(target, whole(file))))
      .map((file) => `shows ${file}`),
  ];
}

function neverSeen({ files, events, shows }: Seen, effects: readonly Effect[]): string[] {
  const seen = [...events, ...(files.length > 0 ? ['files'] : [])];
  return effects
    .filter((effect) => {
      if (effect.kind === 'act')
        return !(traces[effect.act] === undefined || seen.some((event) => traces[effect.act]?.test(event)));
      const { target } = effect;
      if (effect.kind === 'write' && effect.makes)
        return !files.some((file) =>
          whole(file).startsWith(`${effect.target.kind === 'path' ? effect.target.path : '?'}/`),
        );
      if (effect.kind === 'write') return !files.some((file) => covers(target, whole(file)));
      if (target.kind !== 'path' || !target.path.startsWith('/repo/')) return false;
      const file = target.path.slice('/repo/'.length);
      return file in marks && !shows.includes(file);
    })
    .flatMap((effect) => shownEffects([effect], worlds.reads as World));
}

describe.each(Object.keys(sections))('what git was seen to do: %s', (topic) => {
  it.each(topics.filter((each) => each.topic === topic).map((each) => [each.line, each] as const))(
    '%s',
    (line, { seen, exact }) => {
      const effects = foreseen(line, worlds[topic] as World);
      const wrong = [
        ...unforeseen(seen, effects),
        ...(exact ? neverSeen(seen, effects) : []).map((each) => `not seen: ${each}`),
      ];
      expect(wrong.join(', ')).toBe('');
    },
  );
});
