/** Everything that needs a person, behind one door: loaded only when there is one. */
export { ask } from './install.ts';
export { agree, begin, planAsking } from './review.ts';
export { reviewOn } from './terminal.ts';
