import type { Program } from '../program.ts';
import { compiledMigrations } from './compiled.ts';
import { javascriptMigrations } from './javascript.ts';
import { phpMigrations } from './php.ts';
import { pythonMigrations } from './python.ts';
import { rubyMigrations } from './ruby.ts';

export const migrationPrograms: readonly Program[] = [
  ...phpMigrations,
  ...javascriptMigrations,
  ...pythonMigrations,
  ...rubyMigrations,
  ...compiledMigrations,
];

export const migrationNames: ReadonlySet<string> = new Set(migrationPrograms.flatMap(({ names }) => names));
