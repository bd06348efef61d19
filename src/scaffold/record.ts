import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { ScaffoldError } from './errors.ts';
import { installedPath, relativePath } from './paths.ts';

/**
 * What an install remembers, committed with the repo: installed.json (kinds, hashes, what of a shared file is
 * ours) and base.json.gz (the texts as installed, the base of the next three-way merge). No time, no machine
 * is named in either, so that the same answers give the same bytes.
 */

const jsonPath = v.array(v.string());
const handler = v.record(v.string(), v.unknown());

/**
 * `hash`: SHA-256 in hex, of the bytes for `runtime`, of the text with CRLF read as LF for everything else, and
 * of the whole file as we left it for `merged`. `theirs`: there before us, not taken over. `replaced`: the hash
 * of a file of theirs that was taken over. `created`: there was no such file before. `offered`: SHA-256 of the bytes
 * of the X.gates-new that was put beside it last.
 */
const common = { hash: v.string(), offered: v.exactOptional(v.string()) };

const fileRecordSchema = v.variant('kind', [
  v.object({ kind: v.literal('runtime'), ...common, replaced: v.exactOptional(v.string()) }),
  v.object({
    kind: v.picklist(['managed', 'owned']),
    ...common,
    replaced: v.exactOptional(v.string()),
    theirs: v.exactOptional(v.literal(true)),
  }),
  v.variant('merge', [
    v.object({
      kind: v.literal('merged'),
      merge: v.literal('settings'),
      ...common,
      created: v.exactOptional(v.literal(true)),
      values: v.array(
        v.object({
          path: jsonPath,
          value: v.unknown(),
          theirs: v.exactOptional(v.literal(true)),
          replaced: v.exactOptional(v.unknown()),
        }),
      ),
      elements: v.array(
        v.object({ path: jsonPath, value: v.unknown(), theirs: v.exactOptional(v.literal(true)) }),
      ),
      hooks: v.array(
        v.object({
          event: v.string(),
          matcher: v.exactOptional(v.string()),
          handler,
          theirs: v.exactOptional(v.literal(true)),
        }),
      ),
      containers: v.array(jsonPath),
    }),
    v.object({
      kind: v.literal('merged'),
      merge: v.literal('block'),
      ...common,
      created: v.exactOptional(v.literal(true)),
      /** Hash of the block as we left it. */
      block: v.string(),
      /** Hash of the text around the block, of a file that we created. */
      around: v.exactOptional(v.string()),
      /** The file that holds the block, when it is not the one it is recorded under. */
      home: v.exactOptional(relativePath),
    }),
    v.object({
      kind: v.literal('merged'),
      merge: v.literal('lines'),
      ...common,
      created: v.exactOptional(v.literal(true)),
      lines: v.array(v.object({ line: v.string(), theirs: v.exactOptional(v.literal(true)) })),
    }),
  ]),
]);

const installedSchema = v.object({
  version: v.string(),
  files: v.record(relativePath, fileRecordSchema),
});

const baseSchema = v.object({
  /** Managed and owned texts, and the blocks of block files, as installed. */
  installed: v.record(relativePath, v.string()),
  /** Shared files as they were before the first install. */
  before: v.record(relativePath, v.string()),
});

export type Installed = v.InferOutput<typeof installedSchema>;
export type FileRecord = v.InferOutput<typeof fileRecordSchema>;
/** Of a file that is one piece: runtime, managed or owned. */
export type WholeRecord = Exclude<FileRecord, { kind: 'merged' }>;
export type SettingsRecord = Extract<FileRecord, { merge: 'settings' }>;
export type BlockRecord = Extract<FileRecord, { merge: 'block' }>;
export type LinesRecord = Extract<FileRecord, { merge: 'lines' }>;
export type BaseTexts = v.InferOutput<typeof baseSchema>;

export const noBase: BaseTexts = { installed: {}, before: {} };

/** @throws ScaffoldError `broken-record` */
export function parseInstalled(text: string): Installed {
  const hint = `Take it back from git (git checkout -- ${installedPath}), or delete it to install anew with --adopt.`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ScaffoldError('broken-record', `${installedPath} is not JSON`, hint);
  }
  const result = v.safeParse(installedSchema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ScaffoldError(
    'broken-record',
    `${installedPath}: ${v.getDotPath(issue) ?? 'file'} ${issue.message}`,
    hint,
  );
}

/** Without a readable base every edited file becomes a conflict, which loses nothing. */
export function parseBase(bytes: Buffer): BaseTexts | null {
  try {
    return v.parse(baseSchema, JSON.parse(gunzipSync(bytes).toString('utf8')));
  } catch {
    return null;
  }
}

export function formatInstalled(installed: Installed): string {
  const files = Object.entries(installed.files).map(([path, record]) => [
    path,
    sortKeys({ ...record } as Record<string, unknown>),
  ]);
  const sorted = { version: installed.version, files: sortKeys(Object.fromEntries(files)) };
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** Bytes of base.json.gz. The same texts give back `previous`: another zlib may pack them otherwise. */
export function formatBase(base: BaseTexts, previous: Buffer | null): Buffer {
  const sorted = { installed: sortKeys(base.installed), before: sortKeys(base.before) };
  const text = JSON.stringify(sorted);
  if (previous !== null && unpacked(previous) === text) return previous;
  const packed = gzipSync(text, { level: 9 });
  // Byte 9 of a gzip header names the operating system (RFC 1952); 255 is "unknown".
  packed[9] = 255;
  return packed;
}

function unpacked(bytes: Buffer): string | null {
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch {
    return null;
  }
}

function sortKeys(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
