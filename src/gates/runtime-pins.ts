import fs from 'node:fs';
import path from 'node:path';
import { type Pins, pinsOf, runtimeNames } from '../policy/hook-commands.ts';

/** Of the runtime as it lies in a repository; undefined when one of its files can't be read. */
export function runtimePins(project: string): Pins | undefined {
  const read = (name: string) => fs.readFileSync(path.join(project, '.claude/hooks', name));
  const [launcher, starter, runtime] = runtimeNames;
  try {
    return pinsOf([read(launcher), read(starter), read(runtime)]);
  } catch {
    return undefined;
  }
}
