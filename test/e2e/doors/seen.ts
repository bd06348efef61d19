import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the last whole run saw: version → row → what became of it. */
export type SeenByVersion = Record<string, Record<string, string>>;

const file = fileURLToPath(new URL('./seen.json', import.meta.url));

export function readSeen(): SeenByVersion {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

export function writeSeen(seen: SeenByVersion): void {
  fs.writeFileSync(file, `${JSON.stringify(seen, null, 2)}\n`);
}
