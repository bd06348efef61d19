import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Directories that are neither the project's nor temporary: from those the launcher takes no Node. */
const made: string[] = [];

export function elsewhere(): string {
  const directory = fs.mkdtempSync(path.join(os.homedir(), '.gates-elsewhere-'));
  made.push(directory);
  return directory;
}

export function removeElsewhere(): void {
  for (const directory of made.splice(0)) fs.rmSync(directory, { recursive: true, force: true });
}
