import { expect, test } from 'vitest';
import { bind } from '../../../src/guard/powershell/bind.ts';
import { cmdletsByName } from '../../../src/guard/powershell/cmdlets/index.ts';
import type { Word } from '../../../src/guard/powershell/syntax.ts';
import { documented } from './documented.ts';
import { shownPowerShell } from './effects-of.ts';
import { positions } from './positions.ts';

const word = (text: string): Word => ({ items: [{ text, prefix: text }], bare: true });

/** What is bound when these words stand behind the cmdlet. */
function bound(cmdlet: string, ...words: string[]): Record<string, readonly string[]> | undefined {
  const row = cmdletsByName.get(cmdlet.toLowerCase());
  const found = row && bind(row, words.map(word));
  return (
    found &&
    Object.fromEntries([...found.values].map(([name, args]) => [name, args.map(({ text = '?' }) => text)]))
  );
}

const each = (which: 1 | 2) =>
  documented.flatMap((row) =>
    row[which]
      .split(' ')
      .filter(Boolean)
      .flatMap((entry) =>
        entry.split('/').map((written, _, [name = '']) => [row[0], written, name] as const),
      ),
  );

test.each(each(1))('%s -%s is a switch', (cmdlet, written, name) => {
  expect(bound(cmdlet, `-${written}`)).toEqual({ [name]: [] });
  expect(bound(cmdlet, `-${written.toUpperCase()}:$true`)).toEqual({ [name]: [] });
  expect(bound(cmdlet, `-${written}:`, '$false')).toEqual({});
  expect(bound(cmdlet, `-${written}:x`)).toBeUndefined();
});

test.each(each(2))('%s -%s takes a value', (cmdlet, written, name) => {
  expect(bound(cmdlet, `-${written}`, 'x')).toEqual({ [name]: ['x'] });
  expect(bound(cmdlet, `-${written.toLowerCase()}:x`)).toEqual({ [name]: ['x'] });
  expect(bound(cmdlet, `-${written}:`, 'x')).toEqual({ [name]: ['x'] });
  expect(bound(cmdlet, `-${written}`)).toBeUndefined();
});

test.each(
  [
    ['Verbose vb', 'Debug db', 'WhatIf wi', 'Confirm cf'].map((names) => [names, 'switch'] as const),
    [
      'ErrorAction ea',
      'WarningAction wa',
      'InformationAction infa',
      'ProgressAction proga',
      'ErrorVariable ev',
      'WarningVariable wv',
      'InformationVariable iv',
      'OutVariable ov',
      'OutBuffer ob',
      'PipelineVariable pv',
    ].map((names) => [names, 'value'] as const),
  ].flat(),
)('every cmdlet takes %s as a %s', (names, kind) => {
  const [name = '', alias] = names.split(' ');
  expect(shownPowerShell(`Out-Null -${name}${kind === 'value' ? ' x' : ''}`)).toEqual([]);
  for (const written of [name, alias])
    expect(bound('Out-Null', `-${written}`, ...(kind === 'value' ? ['x'] : []))).toEqual({
      [name]: kind === 'value' ? ['x'] : [],
    });
});

test.each(positions)('%s gives its words to %s', (cmdlet, parameters) => {
  const names = parameters.replace('…', '').split(' ');
  const words = names.map((_, at) => `w${at}`);
  const expected = Object.fromEntries(names.map((name, at) => [name, [`w${at}`]]));
  expect(bound(cmdlet, ...words)).toEqual(expected);
  for (const [at, name] of names.entries()) {
    // Those behind move up when one has its name.
    const others = words.filter((_, other) => other !== at);
    expect(bound(cmdlet, `-${name}`, `w${at}`, ...others)).toEqual(expected);
    expect(bound(cmdlet, ...others, `-${name}`, `w${at}`)).toEqual(expected);
  }
  if (!parameters.endsWith('…')) return;
  const last = names.at(-1) ?? '';
  expect(bound(cmdlet, ...words, 'x', 'y')).toEqual({ ...expected, [last]: [words.at(-1), 'x', 'y'] });
});

test('a word too many is refused where files are at stake', () => {
  const few = positions.filter(([name]) =>
    /^(?!Convert).*-(?:Content|Item|Location|File|Path|Acl|Csv|Archive|WebRequest)$/.test(name),
  );
  for (const [cmdlet, parameters] of few.filter(([, names]) => !names.endsWith('…')))
    expect(bound(cmdlet, ...parameters.split(' '), 'x')).toBeUndefined();
});

test.each<[string, string[], Record<string, string[]> | undefined]>([
  ['Copy-Item', ['a', 'b'], { Path: ['a'], Destination: ['b'] }],
  ['Copy-Item', ['-Destination', 'b', 'a'], { Path: ['a'], Destination: ['b'] }],
  ['Copy-Item', ['-LiteralPath', 'a', 'b'], { LiteralPath: ['a'], Destination: ['b'] }],
  ['Copy-Item', ['a', 'b', 'c'], undefined],
  ['Copy-Item', ['-Dest', 'b', '-Rec', 'a'], { Path: ['a'], Destination: ['b'], Recurse: [] }],
  ['Copy-Item', ['-F', 'a'], undefined],
  ['Copy-Item', ['-Recurse', '-Recurse', 'a'], undefined],
  ['Copy-Item', ['--', 'a'], undefined],
  ['Copy-Item', ['-x.y', 'a'], undefined],
  ['Copy-Item', ['-', 'a'], { Path: ['-'], Destination: ['a'] }],
  ['Copy-Item', ['-5', 'a'], { Path: ['-5'], Destination: ['a'] }],
  ['Out-File', ['-LiteralPath', 'a', 'utf8'], { LiteralPath: ['a'], Encoding: ['utf8'] }],
  ['Write-Output', ['a', 'b', 'c'], { InputObject: ['a', 'b', 'c'] }],
  ['Join-Path', ['a', 'b', 'c', 'd'], { Path: ['a'], ChildPath: ['b'], AdditionalChildPath: ['c', 'd'] }],
  ['Select-String', ['x', 'a'], { Pattern: ['x'], Path: ['a'] }],
  ['Get-ChildItem', ['-fi', '*.ts', 'src'], { Filter: ['*.ts'], Path: ['src'] }],
  ['Get-ChildItem', ['-fil', 'x'], { Filter: ['x'] }],
  ['Get-ChildItem', ['-di'], { Directory: [] }],
  ['Get-ChildItem', ['-a', 'x'], undefined],
  ['Get-ChildItem', ['-att', 'x'], { Attributes: ['x'] }],
  ['Get-Content', ['-E', 'x'], undefined],
  ['Get-Content', ['-En', 'x'], { Encoding: ['x'] }],
])('%s %j', (cmdlet, words, expected) => expect(bound(cmdlet, ...words)).toEqual(expected));
