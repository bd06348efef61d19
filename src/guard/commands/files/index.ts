import type { Program } from '../program.ts';
import { copyPrograms } from './copy.ts';
import { editPrograms } from './edit.ts';
import { makePrograms } from './make.ts';
import { rsyncPrograms } from './rsync.ts';

export const filePrograms: Program[] = [...copyPrograms, ...makePrograms, ...editPrograms, ...rsyncPrograms];
