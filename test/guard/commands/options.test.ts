import { describe, expect, test } from 'vitest';
import { effectsOf, outputOf } from '../../../src/guard/commands/registry.ts';
import type { Effect } from '../../../src/guard/effects.ts';
import { judge } from '../../../src/guard/judge.ts';
import { evaluateShell } from '../../../src/guard/shell/evaluate.ts';
import { defaultPolicy } from '../../../src/policy/defaults.ts';
import type { Database } from '../../../src/policy/policy.ts';
import { containerOptions } from '../../cases/options/containers.ts';
import { databaseOptions } from '../../cases/options/databases.ts';
import { mysqlOptions } from '../../cases/options/databases-mysql.ts';
import { otherDatabaseOptions } from '../../cases/options/databases-others.ts';
import { interpreterOptions } from '../../cases/options/interpreters.ts';
import { migrationOptions } from '../../cases/options/migrations.ts';
import { packageOptions } from '../../cases/options/packages.ts';
import { otherPackageOptions } from '../../cases/options/packages-others.ts';
import type { OptionRow } from '../../cases/options/row.ts';
import { runnerOptions } from '../../cases/options/runners.ts';
import { commandRunnerOptions } from '../../cases/options/runners-of-commands.ts';
import { otherRunnerOptions } from '../../cases/options/runners-others.ts';
import { wrapperOptions } from '../../cases/options/wrappers.ts';
import { fakeWorld } from '../fake-world.ts';
import { unnamed } from './named-by.ts';
import { files, shownEffects } from './table-cases.ts';

const world = fakeWorld(files);
const database = { kind: 'postgres', role: 'app', superusers: [] } satisfies Database;
const policy = { ...defaultPolicy({ tests: ['tests/**'] }), database };

const evaluated = (line: string): Effect[] =>
  evaluateShell(
    line,
    { world, settings: { services: [], database }, cwd: world.root },
    { effectsOf, outputOf },
  );
const effects = (line: string): string[] => shownEffects(evaluated(line), world);

const listed = (names: string | undefined): string[] => names?.split(/\s+/).filter(Boolean) ?? [];

const code = 'touch src/by-option';
const codeDoes = ['run.write', 'write src/by-option'];

/** `-x value` and `-xvalue`, `--long value` and `--long=value`. */
const withValue = (option: string, value: string): string[] => [
  `${option} ${value}`,
  /^-[^-]$/.test(option) ? `${option}${value}` : `${option}=${value}`,
];

/** Each option as it may be written, and what the line must do then. */
function written(row: OptionRow): (readonly [option: string, does: readonly string[]])[] {
  const { does, value = 'word' } = row;
  const plain = (texts: string[]) => texts.map((text) => [text, does] as const);
  const also = (names: string | undefined, word: string, ...more: string[]) =>
    listed(names).flatMap((option) =>
      withValue(option, word).map((text) => [text, [...does, ...more]] as const),
    );
  return [
    ...plain([...listed(row.flags), ...listed(row.free)]),
    ...also(row.values, value),
    ...plain(listed(row.apart).map((option) => `${option} ${value}`)),
    ...plain(listed(row.attached).flatMap((option) => [option, withValue(option, value)[1] ?? ''])),
    ...plain(listed(row.joined).map((option) => withValue(option, value)[1] ?? '')),
    ...also(row.reads, 'docs/guide.md', 'read docs/guide.md'),
    ...also(row.writes, 'src/made', 'write src/made'),
    ...also(row.writesInto, 'src/made', 'write src/made/**'),
    ...also(row.runs, `'${code}'`, ...codeDoes),
    ...Object.entries(row.full ?? {}),
  ];
}

const filled = (row: OptionRow, option: string): string =>
  row.line.replace('@', option).replace(/ +/g, ' ').trim();
const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort();

const families: Readonly<Record<string, readonly OptionRow[]>> = {
  containers: containerOptions,
  databases: [...databaseOptions, ...mysqlOptions, ...otherDatabaseOptions],
  interpreters: interpreterOptions,
  migrations: migrationOptions,
  packages: [...packageOptions, ...otherPackageOptions],
  runners: [...runnerOptions, ...otherRunnerOptions],
  wrappers: wrapperOptions,
  'runners of commands': commandRunnerOptions,
};

describe.each(Object.entries(families))('%s', (_, rows) => {
  test.each(rows.map((row) => [row.line, row] as const))('%s', (_line, row) => {
    const does = sorted(row.does);
    expect(effects(filled(row, '')), 'without options').toEqual(does);

    // A word that is taken for another is only noticed where that changes something.
    const [before = '', after = ''] = row.line.split('@');
    if (row.values || row.apart)
      expect(effects(filled(row, row.value ?? 'word')), 'with a word too many').not.toEqual(does);
    if (row.flags || row.attached)
      expect(effects(`${before}${after.trim().replace(/^\S+/, '')}`), 'with a word too few').not.toEqual(
        does,
      );

    const wrong = written(row).flatMap(([option, meant]) => {
      const line = filled(row, option);
      const all = evaluated(line);
      const found = shownEffects(all, world);
      const isMeant = JSON.stringify(found) === JSON.stringify(sorted(meant));
      const misnamed = unnamed(line, all, world).map((by) => `${option}: by ${by}`);
      return isMeant ? misnamed : [`${option}: ${found.join(', ')}`, ...misnamed];
    });
    expect(wrong).toEqual([]);

    const call = { tool: 'Bash', input: { command: filled(row, '--unheard-of') }, cwd: world.root };
    expect(judge('security-reviewer', call, policy, world).decision, 'an option nobody documents').toBe(
      'block',
    );
  });
});
