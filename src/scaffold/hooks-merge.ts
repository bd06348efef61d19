import { isDeepStrictEqual } from 'node:util';
import type { SettingsEntries } from './desired.ts';
import { appendAt, removeAt, setAt, valueAt } from './json-edit.ts';
import type { SettingsRecord } from './record.ts';

type Hook = SettingsEntries['hooks'][number];
type HookShare = SettingsRecord['hooks'];
type Handler = Hook['handler'];

/** A hook as it stands in the file: hooks[event][group].hooks[index]. */
type Placed = Hook & { group: number; index: number };

type Change = { at: Placed; handler: Handler };

type Group = { matcher?: string; hooks: Handler[] };

export type HooksMerge = { text: string; share: HookShare; conflicts: string[] };

/** The three-way merge of `mergeSettings` for hooks: one of ours is known again when its matcher or options were edited. */
export function mergeHooks(
  text: string,
  before: HookShare,
  wanted: readonly Hook[],
  winner: 'mine' | 'theirs',
): HooksMerge {
  const placed = placedHooks(text);
  const standing = locate(before, placed);
  const next = pair(before, wanted);
  const share: HookShare = [];
  const conflicts: string[] = [];
  const changes: Change[] = [];
  const additions: Hook[] = [];
  const removals: Placed[] = [];

  for (const hook of wanted) {
    const last = next.get(hook);
    if (last === undefined) {
      const there = placed.find((other) => sameHook(other, hook) && ![...standing.values()].includes(other));
      if (there === undefined) additions.push(hook);
      share.push(there === undefined ? hook : { ...hook, theirs: true });
      continue;
    }
    const at = standing.get(last);
    share.push(last.theirs ? { ...hook, theirs: true } : hook);
    if (at === undefined || last.theirs) continue;
    const merged = mergeHook(last, at, hook, winner);
    conflicts.push(...merged.conflicts);
    if ((merged.hook.matcher ?? '') !== (at.matcher ?? '')) {
      removals.push(at);
      additions.push(merged.hook);
    } else if (!isDeepStrictEqual(merged.hook.handler, at.handler)) {
      changes.push({ at, handler: merged.hook.handler });
    }
  }
  const paired = new Set(next.values());
  for (const last of before) {
    if (paired.has(last) || last.theirs) continue;
    const at = standing.get(last) ?? placed.find((other) => runsItsScript(other, last));
    if (at === undefined || removals.includes(at)) continue;
    const isEdited = !sameHook(at, last);
    if (isEdited && winner === 'mine') continue;
    if (isEdited) conflicts.push(`hooks.${at.event}: a hook that you edited is wanted no more`);
    removals.push(at);
  }
  return { text: edit(text, changes, additions, removals), share, conflicts };
}

/** Each hook of ours as we left it: an edited one where it stands, a deleted one at the end. */
export function restoreHooks(text: string, share: HookShare): string {
  const standing = locate(share, placedHooks(text));
  const [changes, additions, removals]: [Change[], Hook[], Placed[]] = [[], [], []];
  for (const hook of share) {
    const at = standing.get(hook);
    if (hook.theirs || (at !== undefined && sameHook(at, hook))) continue;
    const { event, matcher, handler } = hook;
    if (at !== undefined && sameMatcher(at, hook)) changes.push({ at, handler });
    else additions.push({ event, ...(matcher === undefined ? {} : { matcher }), handler });
    if (at !== undefined && !sameMatcher(at, hook)) removals.push(at);
  }
  return edit(text, changes, additions, removals);
}

/** The groups of each event, hooks with one matcher in one group. */
export function groupHooks(hooks: readonly Hook[]): Map<string, Group[]> {
  const events = new Map<string, Group[]>();
  for (const { event, matcher, handler } of hooks) {
    const groups = events.get(event) ?? [];
    events.set(event, groups);
    const group = groups.find((other) => other.matcher === matcher);
    if (group === undefined) groups.push({ ...(matcher === undefined ? {} : { matcher }), hooks: [handler] });
    else group.hooks.push(handler);
  }
  return events;
}

/** Changes keep every index, additions go to the end, and removals go from the end to the front. */
function edit(
  original: string,
  changes: readonly Change[],
  additions: readonly Hook[],
  removals: readonly Placed[],
): string {
  let text = original;
  for (const { at, handler } of changes) {
    text = setAt(text, ['hooks', at.event, at.group, 'hooks', at.index], handler);
  }
  for (const [event, groups] of groupHooks(additions)) text = appendAt(text, ['hooks', event], ...groups);
  const fromTheEnd = removals.toSorted((a, b) => b.group - a.group || b.index - a.index);
  for (const { event, group, index } of fromTheEnd) {
    text = removeAt(text, ['hooks', event, group, 'hooks', index]);
    const left = groupsOf(text, event)[group];
    const bare = left !== undefined && Object.keys(left).every((key) => key === 'matcher' || key === 'hooks');
    if (bare && left.hooks.length === 0) text = removeAt(text, ['hooks', event, group]);
  }
  return text;
}

/** Key by key, the matcher being one of them: what only one side changed is taken from that side. */
function mergeHook(
  last: Hook,
  mine: Hook,
  theirs: Hook,
  winner: 'mine' | 'theirs',
): { hook: Hook; conflicts: string[] } {
  const conflicts: string[] = [];
  const choose = <T>(name: string, base: T, user: T, template: T): T => {
    if (isDeepStrictEqual(base, user) || isDeepStrictEqual(user, template)) return template;
    if (isDeepStrictEqual(base, template)) return user;
    conflicts.push(
      `hooks.${mine.event}: ${name} is ${JSON.stringify(user)}, the gates want ${JSON.stringify(template)}`,
    );
    return winner === 'theirs' ? template : user;
  };
  const keys = new Set([...Object.keys(mine.handler), ...Object.keys(theirs.handler)]);
  const handler: Handler = {};
  for (const key of keys) {
    const value = choose(key, last.handler[key], mine.handler[key], theirs.handler[key]);
    if (value !== undefined) handler[key] = value;
  }
  const matcher = choose('matcher', last.matcher, mine.matcher, theirs.matcher);
  return { hook: { event: mine.event, ...(matcher === undefined ? {} : { matcher }), handler }, conflicts };
}

/** Where each of our hooks stands now; the ones the user deleted, or made unrecognisable, are missing. */
function locate(before: HookShare, placed: readonly Placed[]): Map<HookShare[number], Placed> {
  const free = new Set(placed);
  const found = new Map<HookShare[number], Placed>();
  for (const matches of [sameHook, sameCommandAndMatcher, sameCommand, runsItsScript]) {
    for (const hook of before) {
      if (found.has(hook)) continue;
      const at = [...free].find((other) => matches(other, hook));
      if (at === undefined) continue;
      found.set(hook, at);
      free.delete(at);
    }
  }
  return found;
}

/** Which hook of the last install each wanted one continues. */
function pair(before: HookShare, wanted: readonly Hook[]): Map<Hook, HookShare[number]> {
  const free = new Set(before);
  const pairs = new Map<Hook, HookShare[number]>();
  for (const matches of [sameHook, sameCommandAndMatcher, sameHandler, sameCommand, sameMatcher]) {
    for (const hook of wanted) {
      if (pairs.has(hook)) continue;
      const last = [...free].find((other) => matches(other, hook));
      if (last === undefined) continue;
      pairs.set(hook, last);
      free.delete(last);
    }
  }
  return pairs;
}

function sameMatcher(a: Hook, b: Hook): boolean {
  return a.event === b.event && (a.matcher ?? '') === (b.matcher ?? '');
}

function sameHandler(a: Hook, b: Hook): boolean {
  return a.event === b.event && isDeepStrictEqual(a.handler, b.handler);
}

function sameHook(a: Hook, b: Hook): boolean {
  return sameMatcher(a, b) && sameHandler(a, b);
}

/** What a hook runs is the part of it that people edit last. */
function sameCommand(a: Hook, b: Hook): boolean {
  const runs = ({ handler }: Hook) => [handler.type, handler.command, handler.args, handler.url];
  return a.event === b.event && isDeepStrictEqual(runs(a), runs(b));
}

/** What a user made of our command still runs our script. */
function runsItsScript(a: Hook, b: Hook): boolean {
  const script = /\.claude\/hooks\/[\w.-]+/.exec(String(b.handler.command))?.[0];
  return a.event === b.event && script !== undefined && String(a.handler.command).includes(script);
}

function sameCommandAndMatcher(a: Hook, b: Hook): boolean {
  return sameMatcher(a, b) && sameCommand(a, b);
}

function placedHooks(text: string): Placed[] {
  const hooks = (valueAt(text, ['hooks']) ?? {}) as Record<string, Group[]>;
  return Object.entries(hooks).flatMap(([event, groups]) =>
    groups.flatMap(({ matcher, hooks: handlers }, group) =>
      handlers.map((handler, index) => ({
        event,
        ...(matcher === undefined ? {} : { matcher }),
        handler,
        group,
        index,
      })),
    ),
  );
}

function groupsOf(text: string, event: string): Group[] {
  return (valueAt(text, ['hooks', event]) as Group[] | undefined) ?? [];
}
