import { expect, test } from 'vitest';
import { codeWithFound } from '../../../src/guard/commands/found-in-code.ts';
import { known } from '../../../src/guard/shell/arg.ts';
import { wordsOf } from './table-cases.ts';

const found = { prefix: 'src/', pattern: 'src/**/*', many: true } as const;
const variable = `\${gates_found}`;
const codeOf = (line: string) => codeWithFound(wordsOf(line).args, '{}', found)?.words[2]?.text;

test.each([
  ["sh -c 'rm {}'", `rm ${variable}`],
  ['bash -ec "rm {}; ls {}" x', `rm ${variable}; ls ${variable}`],
  ['/bin/sh -c "rm \'{}\'"', `rm ''"${variable}"''`],
  ['sh -c "rm \\"{}\\" \\\\{}"', `rm "${variable}" \\{}`],
])('%s', (line, code) => {
  expect(codeOf(line)).toBe(code);
});

test.each(['sh -c "rm x" {}', 'rm -c {}', 'sh {}', "python -c '{}'"])('%s has no such code', (line) => {
  expect(codeOf(line)).toBeUndefined();
});

test('the variable holds one name', () => {
  expect(codeWithFound([known('sh'), known('-c'), known('{}')], '{}', found)?.assignments).toEqual([
    { name: 'gates_found', value: { prefix: 'src/', pattern: 'src/**/*' } },
  ]);
});
