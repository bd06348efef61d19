import { describe, expect, test } from 'vitest';
import { effectsOf, outputOf } from '../../../src/guard/commands/registry.ts';
import { evaluateShell } from '../../../src/guard/shell/evaluate.ts';
import { containerCases, containerFiles, containerServices, remoteCases } from '../../cases/containers.ts';
import { fakeWorld } from '../fake-world.ts';
import { shownEffects, type TableCase } from './table-cases.ts';

const world = fakeWorld(containerFiles);

/** Commands inside containers and on other machines: only the real evaluation maps their paths. */
function describeElsewhere(name: string, cases: readonly TableCase[]): void {
  describe(name, () => {
    test.each(cases.map(([line, ...effects]) => ({ line, effects })))('$line', ({ line, effects }) => {
      const place = { world, settings: { services: containerServices }, cwd: world.root };
      const found = evaluateShell(line, place, { effectsOf, outputOf });
      expect(shownEffects(found, world).filter((text) => !text.startsWith('run.option'))).toEqual(
        [...effects].sort(),
      );
    });
  });
}

describeElsewhere('containers', containerCases);
describeElsewhere('remote', remoteCases);
