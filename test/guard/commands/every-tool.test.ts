import { describe, expect, test } from 'vitest';
import type { Program } from '../../../src/guard/commands/program.ts';
import { families } from '../../../src/guard/commands/registry.ts';
import * as containers from '../../cases/containers.ts';
import * as interpreters from '../../cases/interpreters.ts';
import * as migrations from '../../cases/migrations.ts';
import * as packages from '../../cases/packages.ts';
import * as runners from '../../cases/runners.ts';
import * as scripts from '../../cases/scripts.ts';
import * as wrappers from '../../cases/wrappers.ts';

/** Tools are often called through one another, so a row's case may name it anywhere in the line. */
const lines = [wrappers, interpreters, scripts, packages, migrations, runners, containers]
  .flatMap((tables) => Object.values(tables))
  .flatMap((table) => (Array.isArray(table) ? table : []))
  .flatMap((row: unknown) => (Array.isArray(row) && typeof row[0] === 'string' ? [row[0]] : []));
const words = new Set(lines.flatMap((line) => line.split(/[\s'"|&;()/`]+/)));

const mine = [
  'interpreters',
  'wrappers',
  'scripts',
  'packages',
  'migrations',
  'runners',
  'containers',
  'remote',
  'clients',
  'gates',
] as const;

describe.each(mine)('%s', (family) => {
  test('every row has a case', () => {
    const programs: readonly Program[] = families[family];
    const missing = programs.filter(({ names }) => !names.some((name) => words.has(name)));
    expect(missing.map(({ names }) => names[0])).toEqual([]);
  });
});
