import type { Program } from '../program.ts';
import { curlPrograms } from './curl.ts';
import { hostPrograms } from './hosts.ts';
import { hubPrograms } from './hub.ts';

export const networkPrograms: Program[] = [...curlPrograms, ...hostPrograms, ...hubPrograms];
