import type { Rename } from '../plan.ts';

/**
 * Templates that got a new path since the first release, in the order in which it happened, so that what a user edited in one is
 * carried along. A row is never taken out: repos skip versions.
 */
export const templateRenames: readonly Rename[] = [];
