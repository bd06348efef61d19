import type { Program } from '../program.ts';
import { changePrograms } from './changes.ts';
import { lookPrograms } from './looks.ts';
import { servicePrograms } from './services.ts';

export const systemPrograms: Program[] = [...lookPrograms, ...changePrograms, ...servicePrograms];
