import { describe, expect, test } from 'vitest';
import { acts } from '../../../src/policy/acts.ts';
import { documented } from './documented.ts';
import { powerShellEffectsOf, shownPowerShell } from './effects-of.ts';

const effects = shownPowerShell;

const W = 'run.write';

/** Code, and all that it does but reading runs. */
const cases: readonly [code: string, ...effects: string[]][] = [
  // Paths
  ['gc src\\a.ts', 'read src/a.ts'],
  ['gc "src/*.ts"', 'read src/*.ts'],
  ['gc -LiteralPath src/*.ts', 'read src/*.ts'],
  ['gc src/{a}*', 'run.interpreter parameters of gc', 'run.interpreter {', 'run.unknown'],
  ["gc 'src/(a)*'", 'read src/…'],
  ['gc ~\\x', 'read /home/dev/x'],
  ['gc ~', 'read /home/dev'],
  ["gc 'a`*b'", 'read ./a`*b'],
  ['clc -LiteralPath "a[1].txt"', W, 'write a[1].txt'],
  ['rm -LiteralPath src/*', W, 'write src/*/**'],
  ['del src/*', W, 'write src/*/**'],
  ['del src/* -Force', W, 'write src/**/*'],
  ['del src', W, 'write src/**'],
  ['del src/a.ts', W, 'write src/a.ts'],
  ['gc Z:x', 'run.interpreter another drive'],
  ['clc HKLM:\\x', 'run.interpreter another drive', W],
  ['cpi src/a.ts Z:\\x', 'run.interpreter another drive', W],
  ['cpi Env:A x', 'environment.read', W],
  ['del Env:A', 'environment.change', W],

  // Copies, moves, new things
  ['cpi src/a.ts', W, 'read src/a.ts', 'write a.ts'],
  ['cpi src/a.ts empty', W, 'read src/a.ts', 'write empty/a.ts'],
  ['cpi src/a.ts b.ts', W, 'read src/a.ts', 'write b.ts'],
  ['cpi -Recurse src empty', W, 'read src/**', 'write empty/src/**'],
  ['cpi src empty', W, 'read src', 'write empty/src'],
  ['cpi src/* empty', W, 'read src/*', 'write empty/*'],
  ['mi src/a.ts empty', W, 'read src/a.ts', 'write empty/a.ts', 'write src/a.ts'],
  ['mi src x', W, 'read src/**', 'write src/**', 'write x/**'],
  ['rni src/a.ts b.ts', W, 'read src/a.ts', 'write src/a.ts', 'write src/b.ts'],
  ['rni a.ts b.ts', W, 'read a.ts/**', 'write a.ts/**', 'write b.ts/**'],
  ['rni src x', W, 'read src/**', 'write src/**', 'write x/**'],
  ['rni src/a.ts empty\\b.ts', W, 'read src/a.ts', 'write empty/b.ts', 'write src/a.ts'],
  ['rni src/* b.ts', W, 'read src/*/**', 'write ?', 'write src/*/**'],
  ['ni x', W, 'write x'],
  ['ni -ItemType Directory x', W, 'write x/'],
  ['ni -Type dir x', W, 'write x/'],
  ['ni -Type Container x', W, 'write x/'],
  ['ni -Type Leaf x', W, 'write x'],
  ['ni -Name x', W, 'write x'],
  ['ni -Name x, y', W, 'write x', 'write y'],
  ['ni src, empty -Name x', W, 'write empty/x', 'write src/x'],
  ['ni $d -Name x', W, 'run.interpreter a variable', 'write ?'],
  ['ni src -Name $x', W, 'run.interpreter a variable', 'write src/…'],
  ['ni src/$x', W, 'run.interpreter a variable', 'write src/…'],
  ['ni -Type HardLink l -Target src/a.ts', W, 'write l', 'write src/a.ts'],
  ['ni -Type SymbolicLink l -Target src/a.ts', W, 'write l'],
  ['md x', W, 'write x/'],
  ['Compress-Archive src x.zip', W, 'read src', 'read src/**', 'write x.zip', 'write x.zip.zip'],
  ['Expand-Archive a.zip', W, 'read a.zip', 'write ./**'],
  ['Expand-Archive a.zip out', W, 'read a.zip', 'write out/**'],

  // Redirects
  ['gl > x', 'write x'],
  ['gl 2>> src/x', 'write src/x'],
  ['gl *> "a*"', 'write ./a*', 'write a*'],
  ['gl > $null 2>&1'],
  ['gl > Env:x', 'environment.change'],
  ['gl > a, b', 'write a', 'write b'],

  // Pipelines
  ["'src/a.ts' | gc", 'read src/a.ts'],
  ["'src/a.ts', '.env' | gc", 'read .env', 'read src/a.ts'],
  ['gi src/a.ts | gc', 'read src/a.ts'],
  ['gi src/a.ts, .env | gc', 'read ?'],
  ['gci src | gc', 'read src/**'],
  ['gci src | select -First 1 | gc', 'read src/**'],
  ['gci src | sort-object -Property Name | gc', 'read src/**'],
  ['gci src | select Name | gc', 'read ?'],
  ['gci src | select -ExpandProperty FullName | gc', 'read ?'],
  ['gci src -Name | gc', 'read ?'],
  ['gci src, tests | gc', 'read ?'],
  ['gci | gc', 'read ./**'],
  ['gci src/*.ts | gc', 'read ?'],
  ['gci src -Recurse | sls x', 'read src/**'],
  ["'x' | sls x"],
  ['git log | sls x'],
  ['git log | gc', 'read ?'],
  ['gc src/a.ts | gc', 'read ?', 'read src/a.ts'],
  ["'x' | Set-Content src/a.ts", W, 'write src/a.ts'],
  ["'x' | tee src/a.ts | Set-Content y", W, 'write src/a.ts', 'write y'],
  ["'x' | gc src/a.ts", 'read src/a.ts'],
  ["'gc src/a.ts' | iex", 'read src/a.ts'],
  ['gc x.ps1 | iex', 'read x.ps1', 'run.shell'],
  ['iex $x', 'run.interpreter a variable', 'run.shell'],
  ["echo 'rm -rf src' | sh", W, 'write src/**'],
  ['write-output a b | xargs rm', W, 'write a', 'write b'],
  ['gci src | xargs rm', W, 'run.option … (a word that is only known at run time)', 'write ?'],

  // Where it stands
  ['cd src; clc x', W, 'write src/x'],
  ['cd src; cd ..; clc x', W, 'write x'],
  ['cd none; clc x', W, 'write ?'],
  ['cd; clc x', W, 'write ?'],
  ['cd -; clc x', W, 'write ?'],
  ['cd $x; clc x', W, 'run.interpreter a variable', 'write ?'],
  ['cd none; clc /x', W, 'write /x'],
  ['git log && cd src && clc x', W, 'write src/x'],
  ['git log && cd src; clc x', W, 'write ?'],
  ['git log && cd .; clc x', W, 'write x'],
  ['pushd src; popd; clc x', W, 'write x'],
  ['pushd src; clc x', W, 'write src/x'],
  ['pushd; cd src; popd; clc x', W, 'write x'],
  ['popd; clc x', W, 'write ?'],
  ['pushd src; pushd deep; popd; clc x', W, 'write src/x'],
  ['pushd src; pushd deep; popd; popd; clc x', W, 'write x'],
  ['pushd -LiteralPath src; popd; clc x', W, 'write x'],
  ['pushd -LiteralPath src; clc x', W, 'write src/x'],
  // A stack of another name is another stack.
  ['pushd src; pushd deep -StackName a; popd; clc x', W, 'write x'],
  ['pushd src -StackName a; clc x', W, 'write src/x'],
  ['pushd src; popd -StackName a; clc x', W, 'write ?'],
  ['pushd src; popd -StackName a; popd; clc x', W, 'write x'],
  ['pushd src; cd -StackName a; popd; clc x', W, 'write ?'],
  ['cd -StackName a; cd /repo; pushd src; popd; clc x', W, 'write x'],
  // What may not have run, and what did in a block
  ['pushd src; gl && pushd deep; popd; clc x', W, 'write ?'],
  ['pushd src; gl && pushd deep'],
  ['pushd src; & { popd; cd src }; popd; clc x', W, 'run.dynamic', 'run.interpreter {', 'write ?'],
  ['pushd src; & { gl }; popd; clc x', W, 'run.dynamic', 'run.interpreter {', 'write x'],
  ['cd src; & { gl }; clc x', W, 'run.dynamic', 'run.interpreter {', 'write src/x'],
  ['(gl && cd src); clc x', W, 'run.interpreter (', 'write ?'],
  ['gl || cd src; clc x', W, 'write ?'],
  ['cd src; gl || gl; clc x', W, 'write src/x'],
  ['gl && cd src; cd /repo/src; clc x', W, 'write src/x'],
  // Another drive
  ['cd Env:', 'environment.read'],
  ['cd Env:; gci', 'environment.read'],
  ['cd Env:; gc PATH', 'environment.read', 'read ?'],
  ['pushd Env:\\', 'environment.read'],
  ['sl -LiteralPath HKLM:\\', 'run.interpreter another drive'],
  ["'Env:' | sl", 'environment.read'],
  ['if (1) { cd src }; clc x', W, 'run.interpreter if', 'write ?'],
  ['if (1) { clc y } clc x', W, 'run.interpreter if', 'write x', 'write y'],
  [
    'foreach ($f in gci) { clc y }\nclc x',
    W,
    'run.interpreter a variable',
    'run.interpreter foreach',
    'write x',
    'write y',
  ],
  ['cd src; git log x', 'read src/x'],
  ['cd src; ./x.ps1', 'read src/x.ps1', 'run.script'],

  // Names
  ['Microsoft.PowerShell.Management\\Set-Content x 1', W, 'write x'],
  ['SET-CONTENT x 1', W, 'write x'],
  ['Other\\Set-Content x 1', 'read Other/Set-Content', 'run.script'],
  ['$x', 'run.interpreter a variable'],
  ['& $x', 'run.dynamic', 'run.interpreter a variable'],
  ['&"git" push', 'git.push'],
  ['. src/x.ps1', 'read src/x.ps1', 'run.script'],
  ['.\\x.ps1 a', 'read x.ps1', 'run.script'],
  ['git.exe push', 'git.push'],

  // A backslash in a program's word is a slash on Windows, and itself elsewhere.
  ['rm -f src\\a.ts', W, 'write src/a.ts', 'write src\\a.ts'],
  ['rm -f b src\\a.ts', W, 'write b', 'write src/a.ts', 'write src\\a.ts'],
  ['rm -f src\\*.ts', W, 'write src/*.ts', 'write ./src\\*.ts'],
  ['rm -f src\\a$x', W, 'run.interpreter a variable', 'write src/a…', 'write src\\a…'],
  ['rm -f src/a.ts', W, 'write src/a.ts'],
];

test('every documented parameter has effects that the boxes know', () => {
  const odd = documented.flatMap(([cmdlet, switches, valued]) =>
    [...switches.split(' '), ...valued.split(' ').map((name) => `${name} x`)]
      .filter((words) => words.trim() !== 'x' && words !== '')
      .map((words) => `${cmdlet} -${words.replace(/\/\S+/, '')}`)
      .filter((code) =>
        powerShellEffectsOf(code).some((effect) => effect.kind === 'act' && !(effect.act in acts)),
      ),
  );
  expect(odd).toEqual([]);
});

describe('what PowerShell code does', () => {
  test.each(cases)('%s', (code, ...expected) => {
    expect(effects(code)).toEqual([...expected].sort());
  });
});
