/** How a file is treated when it is there already (DESIGN 3). */
export type FileKind = 'runtime' | 'managed' | 'merged' | 'owned';

/** One file as an install wants it, before anything is known of what lies on the disk. */
export type DesiredFile =
  | { path: string; kind: 'runtime' | 'managed' | 'owned'; content: string; executable?: boolean }
  | { path: string; kind: 'merged'; merge: 'settings'; entries: SettingsEntries }
  | { path: string; kind: 'merged'; merge: 'block'; block: string; whenMissing: string }
  | { path: string; kind: 'merged'; merge: 'lines'; lines: string[] };

/**
 * What we want in a settings.json: single values by path, elements of arrays by path, hooks by event.
 * Only these are ours; everything else in the file is the user's.
 */
export type SettingsEntries = {
  values: { path: string[]; value: unknown }[];
  elements: { path: string[]; value: unknown }[];
  hooks: { event: string; matcher?: string; handler: Record<string, unknown> }[];
};
