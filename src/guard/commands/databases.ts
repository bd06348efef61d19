import { postgresPrograms } from './databases-postgres.ts';
import type { Program } from './program.ts';

/** Clients of databases: what they send, as whom, and what they do on the side. */
export const databasePrograms: readonly Program[] = [...postgresPrograms];
