import { describe, expect, test } from 'vitest';
import { effectsOf, outputOf } from '../../../src/guard/commands/registry.ts';
import { evaluateShell } from '../../../src/guard/shell/evaluate.ts';
import { scriptCases, scriptFiles } from '../../cases/scripts.ts';
import { fakeWorld } from '../fake-world.ts';
import { shownEffects } from './table-cases.ts';

const world = fakeWorld({ ...scriptFiles });

/** Scripts are shell code: these go through the real evaluation. */
describe('scripts', () => {
  test.each(scriptCases.map(([line, ...effects]) => ({ line, effects })))('$line', ({ line, effects }) => {
    const place = { world, settings: { services: [] }, cwd: world.root };
    const found = evaluateShell(line, place, { effectsOf, outputOf });
    expect(shownEffects(found, world)).toEqual([...effects].sort());
  });
});
