import { nodeFixtures } from './fixtures/all.ts';
import { prove } from './prove.ts';

prove(nodeFixtures);
