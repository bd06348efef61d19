import { describe, expect, test } from 'vitest';
import type { CommandSettings } from '../../../src/guard/commands/program.ts';
import { effectsOf, outputOf } from '../../../src/guard/commands/registry.ts';
import { evaluateShell } from '../../../src/guard/shell/evaluate.ts';
import type { World } from '../../../src/guard/world.ts';
import { unnamed } from './named-by.ts';
import { shownEffects, type TableCase } from './table-cases.ts';

/** Table cases that need the real evaluation: shell code in them is read as the shell would, paths elsewhere are mapped. */
export function describeShell(
  name: string,
  cases: readonly TableCase[],
  world: World,
  services: CommandSettings['services'] = [],
): void {
  describe(name, () => {
    test.each(cases.map(([line, ...effects]) => ({ line, effects })))('$line', ({ line, effects }) => {
      const place = { world, settings: { services }, cwd: world.root };
      const found = evaluateShell(line, place, { effectsOf, outputOf });
      expect(shownEffects(found, world)).toEqual([...effects].sort());
      expect(unnamed(line, found, world)).toEqual([]);
    });
  });
}
