import { agents, flow } from './agents.ts';
import type { Door, Session } from './door.ts';
import { failures, sealFailures } from './failures.ts';
import { startSessions } from './start.ts';
import { tools } from './tools.ts';
import { unwiring } from './unwiring.ts';

/** Every session, and with them every door: what the tests play and docs/doors.md lists. */
export const allSessions: readonly Session[] = [
  tools,
  agents,
  flow,
  ...startSessions,
  ...unwiring,
  ...failures,
  ...sealFailures,
];

export const allDoors: readonly Door[] = allSessions.flatMap(({ doors }) => doors);
