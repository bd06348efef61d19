import type { Program } from '../program.ts';
import { cloudPrograms } from './clouds.ts';
import { clusterPrograms } from './clusters.ts';
import { dockerPrograms } from './docker.ts';
import { projectContainerPrograms } from './projects.ts';

export const containerPrograms: readonly Program[] = [
  ...dockerPrograms,
  ...projectContainerPrograms,
  ...clusterPrograms,
  ...cloudPrograms,
];
