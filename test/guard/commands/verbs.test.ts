import { describe, expect, test } from 'vitest';
import { effectsOf, outputOf } from '../../../src/guard/commands/registry.ts';
import { evaluateShell } from '../../../src/guard/shell/evaluate.ts';
import { containerVerbs } from '../../cases/verbs/containers.ts';
import { migrationVerbs } from '../../cases/verbs/migrations.ts';
import { phpAndRubyMigrationVerbs } from '../../cases/verbs/migrations-php-ruby.ts';
import { programNames } from '../../cases/verbs/names.ts';
import { toolNames } from '../../cases/verbs/names-of-tools.ts';
import { packageVerbs } from '../../cases/verbs/packages.ts';
import { otherPackageVerbs } from '../../cases/verbs/packages-others.ts';
import type { VerbRow } from '../../cases/verbs/row.ts';
import { systemVerbs } from '../../cases/verbs/systems.ts';
import { wrapperVerbs } from '../../cases/verbs/wrappers.ts';
import { fakeWorld } from '../fake-world.ts';
import { unnamed } from './named-by.ts';
import { files } from './table-cases.ts';

const world = fakeWorld(files);

/** The acts of a line, and "write" where it writes; reading what it names is no matter here. */
function actsOf(line: string): string {
  const place = { world, settings: { services: [] }, cwd: world.root };
  const effects = evaluateShell(line, place, { effectsOf, outputOf });
  const misnamed = unnamed(line, effects, world).map((by) => `by "${by}"`);
  const acts = effects.map((effect) => (effect.kind === 'act' ? effect.act || 'no act' : effect.kind));
  return [...new Set([...acts, ...misnamed])]
    .filter((act) => !/^(?:run\.read|git\.read|read|write)$/.test(act))
    .sort()
    .join(' ');
}

const families: Readonly<Record<string, readonly VerbRow[]>> = {
  packages: [...packageVerbs, ...otherPackageVerbs],
  migrations: [...migrationVerbs, ...phpAndRubyMigrationVerbs],
  containers: containerVerbs,
  names: [...programNames, ...toolNames],
  systems: systemVerbs,
  wrappers: wrapperVerbs,
};

describe.each(Object.entries(families))('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s', (_line, [line, acts, also = []]) => {
    const wrong = Object.entries(acts).flatMap(([act, verbs]) => {
      const meant = [...new Set([...also, ...act.split(' ')])]
        .filter((one) => one !== 'run.read')
        .sort()
        .join(' ');
      return verbs.split(' ').flatMap((verb) => {
        const command = line.replace('@', verb.replaceAll('+', ' '));
        const found = actsOf(command);
        return found === meant ? [] : [`${command}: ${found}, not ${meant}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
