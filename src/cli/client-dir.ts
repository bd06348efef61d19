import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Io } from './io.ts';

/** Where Claude Code keeps what belongs to the user: settings, transcripts. */
export function clientDir(env: Io['env']): string {
  return env.CLAUDE_CONFIG_DIR || join(env.HOME || homedir(), '.claude');
}
