/** How a file is treated when it is there already (DESIGN 3). */
export type FileKind = 'runtime' | 'managed' | 'merged' | 'owned';

/** One file as an install wants it, before anything is known of what lies on the disk. */
export type DesiredFile =
  | { path: string; kind: 'runtime' | 'managed'; content: string; executable?: boolean }
  | OwnedFile
  | { path: string; kind: 'merged'; merge: 'settings'; entries: SettingsEntries }
  | BlockFile
  | { path: string; kind: 'merged'; merge: 'lines'; lines: string[] };

/** Written once, then the user's. */
export type OwnedFile = {
  path: string;
  kind: 'owned';
  content: string;
  executable?: boolean;
  /** Brings a text that is there already up to date (migrations, changed answers), keeping all that is the user's. */
  update?: (current: string) => string;
  /** Written again when the user deleted it: nothing works without it. */
  required?: boolean;
};

/** A Markdown file of the user's in which one block is ours. */
export type BlockFile = {
  path: string;
  kind: 'merged';
  merge: 'block';
  /** What stands between the markers, without them. */
  block: string;
  /** The text of a new file. The block goes between the markers where it has them, else to its end. */
  whenMissing: string;
};

/**
 * What we want in a settings.json: single values by path, elements of arrays by path, hooks by event.
 * Only these are ours; everything else in the file is the user's.
 */
export type SettingsEntries = {
  /** `yields`: only where nothing stands; a value of the user's is no conflict. */
  values: { path: string[]; value: unknown; yields?: true }[];
  elements: { path: string[]; value: unknown }[];
  hooks: { event: string; matcher?: string; handler: Record<string, unknown> }[];
};
