import { changes } from './changes.ts';
import { history } from './history.ts';
import { looks } from './looks.ts';

/** Lines of git, by where they begin. */
export const sections = { ...looks, ...changes, ...history };
