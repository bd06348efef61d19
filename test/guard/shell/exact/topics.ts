import type { Case } from './case.ts';
import { control } from './control.ts';
import { directories } from './directories.ts';
import { forms } from './forms.ts';
import { refused } from './refused.ts';
import { state } from './state.ts';
import { variables } from './variables.ts';
import { words } from './words.ts';

export const topics: Readonly<Record<string, readonly Case[]>> = {
  words,
  variables,
  control,
  directories,
  forms,
  refused,
  state,
};
