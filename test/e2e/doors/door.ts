import type { Call, Step } from '../mock-api.ts';

/**
 * What became of a call. `blocked` names who said no: a rule of the guard (`guard` where the
 * ledger could not be written), `launcher` (gates.sh), `on-failure` (the client, because
 * the hook failed), `settings` (a rule in settings.json), `client` (by itself). `asks`: not without a person. `put back`: it ran, and the seal undid it.
 * `no effect`: accepted, but what it should do did not happen. `absent`: the agent or this version has no such tool or option.
 */
export type Seen = `blocked: ${string}` | 'asks' | 'put back' | 'no effect' | 'absent' | 'runs';

/** Who closes a door, or would. */
export type Layer =
  | 'guard'
  | 'pins'
  | 'seal'
  | 'settings'
  | 'doctor'
  | 'sandbox'
  | 'CI'
  | 'person'
  | 'client';

/** One way to act on the repository, tried in the real client. */
export type Door = {
  /** The test's name, too. */
  id: string;
  /** In words, without its role. */
  door: string;
  /** The script that plays it; 'main' when absent. */
  by?: string;
  /** As the hook reports it; `by` when absent. */
  role?: string;
  /** What its script does before. */
  first?: Step[];
  /** None: the door opens by itself when the session starts. */
  call?: Call;
  /** Its turn depends on the client: a call that never came back is one without effect. */
  mayNotCome?: true;
  /** Changed when the call was carried out: a file of the repository, of the home ("~/…"), or a text that reaches the model. */
  trace?: { file: string } | { text: string };
  /** By version where versions differ; `else` for the others. */
  seen: Seen | ({ else: Seen } & Record<string, Seen>);
  closedBy: Layer;
  /** The finding by which doctor names it afterwards. */
  doctor?: string;
  /** Where it is open: what remains, in words. */
  remains?: string;
};

/** Parts of docs/doors.md, in its order. */
export const areas = {
  tools: 'Tools',
  agents: 'Agents',
  modes: 'Permission modes',
  start: 'How a session starts, and in which settings',
  seen: 'Un-wiring that the guard sees',
  unseen: 'Un-wiring from inside a script, in a live session',
  git: 'Un-wiring by git',
  failures: 'Failures of the hook',
} as const;
export type Area = keyof typeof areas;

/** Where a session runs. */
export type Place = { repo: string; home: string };

/** One run of the client, many doors. */
export type Session = {
  id: string;
  area: Area;
  files?: Record<string, string>;
  /** 'bypassPermissions' when absent: the client itself asks least there. */
  mode?: string;
  /** Only in the long form: a session for one door, or one that takes a minute. */
  long?: true;
  /** Options of the install, besides those that every session has. */
  install?: string[];
  /** Before the start: what a person or another program did. */
  prepare?(place: Place): void | Promise<void>;
  args?: string[] | ((place: Place) => string[]);
  env?: Record<string, string> | ((place: Place) => Record<string, string>);
  /** Start directory, relative to the repository. */
  cwd?: string;
  /** Comes before the script's marker. */
  prompt?: string;
  /** Agents that the main session starts when its own doors are done: script and Agent input. */
  agents?: Record<string, Record<string, unknown>>;
  /** What `prepare` left outside of the two directories. */
  cleanUp?(place: Place): void;
  /** Why this machine can't play it; nothing when it can. */
  impossible?(): string | undefined;
  doors: readonly Door[];
};

export const seenOn = (version: string, { seen }: Pick<Door, 'seen'>): Seen =>
  typeof seen === 'string' ? seen : (seen[version] ?? seen.else);
