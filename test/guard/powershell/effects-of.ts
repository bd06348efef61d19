import { effectsOf, outputOf } from '../../../src/guard/commands/registry.ts';
import type { Effect } from '../../../src/guard/effects.ts';
import { known } from '../../../src/guard/shell/arg.ts';
import { evaluateProgram } from '../../../src/guard/shell/evaluate.ts';
import { shownEffects } from '../commands/table-cases.ts';
import { fakeWorld } from '../fake-world.ts';

const world = fakeWorld(['.env', 'src/a.ts', 'src/deep/b.ts', 'tests/a.test.ts', 'empty/']);

export const powerShellEffectsOf = (code: string): Effect[] =>
  evaluateProgram(
    ['pwsh', '-Command', code].map(known),
    { world, settings: { services: [] }, cwd: '/repo' },
    { effectsOf, outputOf },
  );

/** All that code does but reading runs, sorted. */
export const shownPowerShell = (code: string): string[] => shownEffects(powerShellEffectsOf(code), world);
