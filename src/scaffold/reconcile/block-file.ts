import path from 'node:path';
import { appendBlock, type Located, locateBlock } from '../block.ts';
import type { BlockFile } from '../desired.ts';
import { choiceFor, type Draft, textOf } from '../draft.ts';
import type { BlockRecord } from '../record.ts';
import { entryAt } from '../snapshot.ts';
import { hashText, toLf } from '../text.ts';
import { mergeText } from '../text-merge.ts';
import { type Common, forgetShared, readShared, settleShared, writeShared } from './shared.ts';

/**
 * Plans our block in a CLAUDE.md. One that is only a pointer stays one: where it holds nothing but `@AGENTS.md`, or
 * is a symlink to it, the block goes into the AGENTS.md, which the client reads through it. Where there is an
 * AGENTS.md and no CLAUDE.md, the new CLAUDE.md imports it: the client reads an AGENTS.md by itself only while there
 * is no CLAUDE.md, here or in .claude (seen with 2.1.332).
 */
export function reconcileBlock(draft: Draft, wanted: BlockFile): void {
  const { path: file } = wanted;
  const record = blockRecord(draft, file);
  const home = record === undefined ? firstHome(draft, file) : currentHome(draft, file, record);
  const shared = readShared(draft, file, record, home);
  if (shared === 'deleted') return;
  const inner = importsFrom(draft, file, home, `${wanted.block.trimEnd()}\n`);
  const { text } = shared;
  const located = text === null ? null : locateBlock(home, text);
  const base = draft.base.installed[file];
  const isDeleted = record !== undefined && located === null && !draft.options.restore;
  const nextBase = isDeleted ? base : inner;
  if (nextBase !== undefined) draft.nextBase.installed[file] = nextBase;

  let after = text ?? '';
  let settled: { offered?: string } = {};
  let around = record?.around;
  if (text === null) {
    after = newFile(draft, wanted, inner);
    around = hashText(locateBlock(home, after)?.without() ?? after);
  } else if (located !== null) {
    const merged = mergeInner(draft, home, located, record, base, inner);
    after = merged.inner === located.inner ? text : located.replace(merged.inner);
    settled = settleShared(draft, home, text, {
      reason: 'both-edited',
      conflicts: merged.conflicts,
      outcome: merged.outcome,
      ours: () => located.replace(inner),
      record,
    });
  } else if (!isDeleted) {
    after = appendBlock(text, inner);
  }
  const toRecord = (common: Common): BlockRecord => ({
    kind: 'merged',
    merge: 'block',
    ...common,
    ...settled,
    block: isDeleted ? record.block : hashText(inner),
    ...(around === undefined ? {} : { around }),
    ...(home === file ? {} : { home }),
  });
  writeShared(draft, file, shared, { after, toRecord, base: asInstalled(text, located, base), at: home });
}

function asInstalled(
  text: string | null,
  located: Located | null,
  base: string | undefined,
): string | undefined {
  if (text === null || base === undefined) return undefined;
  return located === null ? appendBlock(text, base) : located.replace(base);
}

/** Takes our block out again. */
export function retireBlock(draft: Draft, recordedPath: string, record: BlockRecord): void {
  const home = currentHome(draft, recordedPath, record);
  forgetShared(draft, home, record, (text) => {
    const located = locateBlock(home, text);
    const rest = located?.without() ?? text;
    return {
      rest,
      isEmpty: rest.trim() === '' || hashText(rest) === record.around,
      isEdited: located !== null && hashText(located.inner) !== record.block,
      isBefore: (before) => withoutBlankLines(rest) === withoutBlankLines(before),
    };
  });
}

/** The file that a block goes into. */
function firstHome(draft: Draft, file: string): string {
  const isPointer = /^@(\.\/)?AGENTS\.md$/.test((textAt(draft, file) ?? '').trim());
  const agents = entryAt(draft.snapshot, agentsBeside(file));
  return isPointer && agents.type === 'file' && agents.target !== file ? agentsBeside(file) : file;
}

/** The file that holds the block now: people turn a CLAUDE.md into a pointer, or back. */
function currentHome(draft: Draft, file: string, record: BlockRecord): string {
  const last = record.home ?? file;
  const holds = (name: string) => locateBlock(name, textAt(draft, name) ?? '') !== null;
  return [last, file, agentsBeside(file)].find(holds) ?? last;
}

function textAt(draft: Draft, file: string): string | null {
  const entry = entryAt(draft.snapshot, file);
  return entry.type === 'file' ? textOf(entry) : null;
}

function agentsBeside(file: string): string {
  return path.posix.join(path.posix.dirname(file), 'AGENTS.md');
}

function newFile(draft: Draft, { path: file, whenMissing }: BlockFile, inner: string): string {
  const skeleton = locateBlock(file, whenMissing)?.replace(inner) ?? appendBlock(whenMissing, inner);
  const other = path.posix.join(path.posix.dirname(file), '.claude/CLAUDE.md');
  const isRead = isReadable(draft, agentsBeside(file)) && !isReadable(draft, other);
  return isRead ? `@AGENTS.md\n\n${skeleton}` : skeleton;
}

/** The client follows a symlink out of the repo, too. */
function isReadable(draft: Draft, file: string): boolean {
  const entry = entryAt(draft.snapshot, file);
  return entry.type === 'file' || (entry.type === 'blocked' && entry.code === 'outside-root');
}

/** The client resolves an import from where the file really lies, so a block behind a symlink names it from there. */
function importsFrom(draft: Draft, file: string, home: string, block: string): string {
  const entry = entryAt(draft.snapshot, home);
  const place = entry.type === 'file' ? (entry.target ?? home) : home;
  const [from, to] = [path.posix.dirname(file), path.posix.dirname(place)];
  return block.replaceAll(/^@(?![~/])(\S+)$/gm, (_, target: string) => {
    return `@${path.posix.relative(to, path.posix.join(from, target))}`;
  });
}

type InnerMerge = { inner: string; conflicts: string[]; outcome: 'mine' | 'theirs' | 'markers' };

function mergeInner(
  draft: Draft,
  home: string,
  { inner: mine }: Located,
  record: BlockRecord | undefined,
  base: string | undefined,
  theirs: string,
): InnerMerge {
  const keep = (inner: string): InnerMerge => ({ inner, conflicts: [], outcome: 'mine' });
  if (mine === theirs || hashText(theirs) === record?.block) return keep(mine);
  if (hashText(mine) === record?.block) return keep(theirs);
  const merged =
    base === undefined || hashText(base) !== record?.block ? null : mergeText(home, base, mine, theirs);
  if (merged?.clean) return keep(toLf(merged.text));
  const conflicts = ['the block of the gates was changed by you and by the new version, in the same lines'];
  const choice = choiceFor(draft, home);
  if (choice === 'theirs') return { inner: theirs, conflicts, outcome: 'theirs' };
  const marked = merged?.clean === false ? merged.marked : null;
  if (choice === 'markers' && marked !== null) return { inner: marked, conflicts, outcome: 'markers' };
  return { inner: mine, conflicts, outcome: 'mine' };
}

function blockRecord(draft: Draft, file: string): BlockRecord | undefined {
  const record = draft.records[file];
  return record?.kind === 'merged' && record.merge === 'block' ? record : undefined;
}

function withoutBlankLines(text: string): string {
  return toLf(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}
