import type { Patient } from './patient.ts';

/** `problem`: a gate is dead or open. `warning`: weaker than it could be. */
export type Finding = { level: 'problem' | 'warning'; id: string; says: string; fix: string };

/** What could not be looked at, and why. */
export type Skipped = { skipped: string };

export type Check = {
  id: string;
  /** True when nothing is found. */
  sound: string;
  look(patient: Patient): readonly Finding[] | Skipped | Promise<readonly Finding[] | Skipped>;
};

export const problem = (id: string, says: string, fix: string): Finding => ({
  level: 'problem',
  id,
  says,
  fix,
});
export const warning = (id: string, says: string, fix: string): Finding => ({
  level: 'warning',
  id,
  says,
  fix,
});
