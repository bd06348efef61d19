import type { Io } from './io.ts';

/** The one document of --json. */
export function printDocument(io: Io, document: Record<string, unknown>): void {
  io.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
}
