import { agents, flow } from './agents.ts';
import type { Door, Session } from './door.ts';
import { failures, sealFailures } from './failures.ts';
import { later } from './later.ts';
import { startSessions } from './start.ts';
import { tools } from './tools.ts';
import { unwiringByGit } from './unwiring-git.ts';
import { unwiringByScript } from './unwiring-script.ts';
import { unwiringSeen } from './unwiring-seen.ts';

/** Every session, and with them every door: what the tests play and docs/doors.md lists. */
export const allSessions: readonly Session[] = [
  tools,
  later,
  agents,
  flow,
  ...startSessions,
  unwiringSeen,
  ...unwiringByScript,
  ...unwiringByGit,
  ...failures,
  ...sealFailures,
];

export const allDoors: readonly Door[] = allSessions.flatMap(({ doors }) => doors);
