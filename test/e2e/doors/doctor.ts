import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import type { Place } from './door.ts';

const cli = fileURLToPath(new URL('../../../bin/create-agent-gates.js', import.meta.url));

/** The ids of what doctor finds in a repository; 'not installed' where it finds no gates. */
export async function doctorFindings({ repo, home }: Place): Promise<string[]> {
  const { stdout, exitCode } = await execa(process.execPath, [cli, 'doctor', '--json', repo], {
    reject: false,
    extendEnv: false,
    env: { HOME: home, PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin` },
  });
  if (exitCode === 2) return ['not installed'];
  return JSON.parse(stdout).findings.map(({ id }: { id: string }) => id);
}
