import { debianFixtures } from './fixtures/all.ts';
import { prove } from './prove.ts';

prove(debianFixtures);
