import { describe, expect, test } from 'vitest';
import { callTables } from '../../../src/guard/commands/interpreters/calls.ts';
import { effectsOf } from '../../../src/guard/commands/registry.ts';
import { known } from '../../../src/guard/shell/arg.ts';
import { codeCalls, codeCasesOf, type LanguageOfCode } from '../../cases/code-calls.ts';
import { codeReading } from '../../cases/code-reading.ts';
import { fakeWorld } from '../fake-world.ts';
import { callOf, contextIn, files, shownEffects } from './table-cases.ts';

const world = fakeWorld(files);

describe.each(Object.entries(codeCalls))('%s', (language, { program, calls }) => {
  test('every call of the table has a case', () => {
    const { exact, methods } = callTables[language as keyof typeof callTables];
    const tested = new Set(calls.flatMap(([names]) => names.split(' ')));
    const named = [...exact.keys(), ...[...methods.keys()].map((name) => `.${name}`)];
    expect(named.filter((name) => !tested.has(name))).toEqual([]);
  });
  const read = codeReading[language as LanguageOfCode] ?? [];
  test.each([...codeCasesOf(calls), ...read])('%s', (code, ...effects) => {
    const words = [...program, code].map(known);
    const found = effectsOf(callOf(words, { kind: 'none' }, contextIn(world, world.root)));
    expect(shownEffects(found, world)).toEqual([...new Set(['run.interpreter', ...effects])].sort());
  });
});
