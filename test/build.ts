import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Before tests of what is built: a build, so that a fresh clone needs none and nobody tests yesterday's. */
export default function setup(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.mjs')], { stdio: 'inherit' });
}
