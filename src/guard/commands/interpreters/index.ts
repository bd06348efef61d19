import type { Program } from '../program.ts';
import { javascriptPrograms } from './javascript.ts';
import { machinePrograms } from './machine.ts';
import { pythonPrograms } from './python.ts';
import { scriptingPrograms } from './scripting.ts';

export const interpreterPrograms: readonly Program[] = [
  ...pythonPrograms,
  ...javascriptPrograms,
  ...scriptingPrograms,
  ...machinePrograms,
];
