import { isDeepStrictEqual } from 'node:util';
import type { SettingsEntries } from './desired.ts';
import { groupHooks, mergeHooks, restoreHooks } from './hooks-merge.ts';
import { appendAt, removeAt, setAt, valueAt } from './json-edit.ts';
import type { SettingsRecord } from './record.ts';

/** Of a settings file, what is ours. */
export type SettingsShare = Pick<SettingsRecord, 'values' | 'elements' | 'hooks' | 'containers'>;

export const noShare: SettingsShare = { values: [], elements: [], hooks: [], containers: [] };

/** An entry that the user has otherwise than we want it. One line each. */
export type SettingsMerge = { text: string; share: SettingsShare; conflicts: string[] };

/**
 * Entry by entry: `before` is what was ours at the last install, `text` what the user made of it, `entries` what
 * we want now. A user's deletion or edit of an entry of ours stays. Where both sides changed one, or where they
 * had a value of their own before us, `winner` decides. Wanting nothing takes our share out again; hooks they edited go
 * only where the winner is `theirs`.
 */
export function mergeSettings(
  text: string,
  before: SettingsShare,
  entries: SettingsEntries,
  winner: 'mine' | 'theirs',
): SettingsMerge {
  const wanted = { ...entries, values: entries.values.flatMap(leaves) };
  if (before === noShare && isDeepStrictEqual(valueAt(text, []), {})) return layOut(text, wanted);
  const values = mergeValues(text, before.values, wanted.values, winner);
  const elements = mergeElements(values.text, before.elements, wanted.elements);
  const hooks = mergeHooks(elements.text, before.hooks, wanted.hooks, winner);
  const needed = containersOf(wanted);
  const made = needed.filter(
    (path) => valueAt(text, path) === undefined && valueAt(hooks.text, path) !== undefined,
  );
  const pruned = prune(hooks.text, distinct([...before.containers, ...made]), needed);
  return {
    text: pruned.text,
    share: {
      values: values.share,
      elements: elements.share,
      hooks: hooks.share,
      containers: pruned.containers,
    },
    conflicts: [...values.conflicts, ...hooks.conflicts],
  };
}

/** The short way for an empty file, which most are at an install: one edit in place of one for each entry. */
function layOut(text: string, wanted: SettingsEntries): SettingsMerge {
  const root: Tree = {};
  const objectAt = (path: string[]) =>
    path.reduce((object, key) => {
      object[key] ??= {};
      return object[key] as Tree;
    }, root);
  const listAt = (path: string[]) => {
    const object = objectAt(path.slice(0, -1));
    const key = path.at(-1) ?? '';
    object[key] ??= [];
    return object[key] as unknown[];
  };
  for (const { path, value } of wanted.values) objectAt(path.slice(0, -1))[path.at(-1) ?? ''] = value;
  const elements = distinct(wanted.elements);
  for (const { path, value } of elements) listAt(path).push(value);
  for (const [event, groups] of groupHooks(wanted.hooks)) listAt(['hooks', event]).push(...groups);
  const share = {
    values: wanted.values.map(({ path, value }) => ({ path, value })),
    elements,
    hooks: [...wanted.hooks],
    containers: containersOf(wanted).sort(byPath),
  };
  return { text: Object.keys(root).length === 0 ? text : setAt(text, [], root), share, conflicts: [] };
}

type Tree = { [key: string]: unknown };

/** The text with what is ours put back as we left it: what the user's edits of it are measured against. */
export function restoreShare(original: string, { values, elements, hooks }: SettingsShare): string {
  let text = original;
  for (const { path, value, theirs } of values) {
    if (!theirs && !isDeepStrictEqual(valueAt(text, path), value)) text = setAt(text, path, value);
  }
  const deleted = elements.filter(({ path, value, theirs }) => !theirs && indexIn(text, path, value) < 0);
  return restoreHooks(appendAll(text, deleted), hooks);
}

type Wanted = SettingsEntries['values'][number];

/** An object as a value stands for the values in it, so that a user's change of one leaves the rest to us. */
function leaves({ path, value, yields }: Wanted): Wanted[] {
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    Object.keys(value).length === 0
  ) {
    return [yields ? { path, value, yields } : { path, value }];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves({ path: [...path, key], value: inner, ...(yields && { yields }) }),
  );
}

type ValueShare = SettingsShare['values'];

function mergeValues(
  original: string,
  before: ValueShare,
  wanted: SettingsEntries['values'],
  winner: 'mine' | 'theirs',
): { text: string; share: ValueShare; conflicts: string[] } {
  let text = original;
  const share: ValueShare = [];
  const conflicts: string[] = [];
  for (const { path, value, yields } of wanted) {
    const last = before.find((entry) => isDeepStrictEqual(entry.path, path));
    const ours = last !== undefined && last.theirs === undefined ? last : undefined;
    const current = valueAt(text, path);
    const keep = ours ?? { path };
    if (current === undefined) {
      if (ours === undefined) text = setAt(text, path, value);
      share.push({ ...keep, path, value });
    } else if (isDeepStrictEqual(current, value)) {
      share.push(ours === undefined ? { path, value, theirs: true } : { ...keep, path, value });
    } else if (ours !== undefined && isDeepStrictEqual(current, ours.value)) {
      text = setAt(text, path, value);
      share.push({ ...keep, path, value });
    } else if (last !== undefined && isDeepStrictEqual(last.value, value)) {
      share.push(last);
    } else if (yields) {
      share.push({ path, value, theirs: true });
    } else {
      conflicts.push(`${path.join('.')} is ${show(current)}, the gates want ${show(value)}`);
      if (winner === 'theirs') {
        text = setAt(text, path, value);
        share.push({ path, value, replaced: ours?.replaced ?? current });
      } else {
        share.push(ours === undefined ? { path, value, theirs: true } : { ...keep, path, value });
      }
    }
  }
  for (const entry of before) {
    if (entry.theirs || wanted.some(({ path }) => isDeepStrictEqual(path, entry.path))) continue;
    if (!isDeepStrictEqual(valueAt(text, entry.path), entry.value)) continue;
    text =
      entry.replaced === undefined ? removeAt(text, entry.path) : setAt(text, entry.path, entry.replaced);
  }
  return { text, share, conflicts };
}

type ElementShare = SettingsShare['elements'];

function mergeElements(
  original: string,
  before: ElementShare,
  wanted: SettingsEntries['elements'],
): { text: string; share: ElementShare } {
  const share: ElementShare = [];
  const missing: ElementShare = [];
  const isSame = (a: ElementShare[number], b: ElementShare[number]) =>
    isDeepStrictEqual([a.path, a.value], [b.path, b.value]);
  for (const { path, value } of wanted) {
    if (share.some((entry) => isSame(entry, { path, value }))) continue;
    const last = before.find((entry) => isSame(entry, { path, value }));
    if (indexIn(original, path, value) >= 0) share.push(last ?? { path, value, theirs: true });
    else if (last !== undefined && last.theirs === undefined) share.push(last);
    else {
      missing.push({ path, value });
      share.push({ path, value });
    }
  }
  let text = appendAll(original, missing);
  for (const entry of before) {
    if (entry.theirs || wanted.some((element) => isSame(element, entry))) continue;
    const index = indexIn(text, entry.path, entry.value);
    if (index >= 0) text = removeAt(text, [...entry.path, index]);
  }
  return { text, share };
}

function appendAll(text: string, elements: readonly { path: string[]; value: unknown }[]): string {
  return distinct(elements.map(({ path }) => path)).reduce((current, path) => {
    const values = elements
      .filter((element) => isDeepStrictEqual(element.path, path))
      .map(({ value }) => value);
    return appendAt(current, path, ...values);
  }, text);
}

function indexIn(text: string, path: string[], value: unknown): number {
  const list = valueAt(text, path);
  return Array.isArray(list) ? list.findIndex((element) => isDeepStrictEqual(element, value)) : -1;
}

/** Every object and array that our entries lie in, outermost first. */
function containersOf(entries: SettingsEntries): string[][] {
  const paths = [
    ...entries.values.map(({ path }) => path.slice(0, -1)),
    ...entries.elements.map(({ path }) => path),
    ...entries.hooks.map(({ event }) => ['hooks', event]),
  ];
  const all = paths.flatMap((path) => path.map((_, index) => path.slice(0, index + 1)));
  return distinct(all);
}

/** Takes away the containers we made that nothing needs and nothing is in; returns the others. */
function prune(
  original: string,
  made: string[][],
  needed: string[][],
): { text: string; containers: string[][] } {
  let text = original;
  const containers: string[][] = [];
  for (const path of made.toSorted((a, b) => b.length - a.length)) {
    const value = valueAt(text, path);
    const isNeeded = needed.some((other) => isDeepStrictEqual(other, path));
    const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
    if (isNeeded || (value !== undefined && !isEmpty)) containers.push(path);
    else if (isEmpty) text = removeAt(text, path);
  }
  return { text, containers: containers.sort(byPath) };
}

function byPath(a: string[], b: string[]): number {
  return a.join('\0') < b.join('\0') ? -1 : 1;
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function show(value: unknown): string {
  return JSON.stringify(value);
}
