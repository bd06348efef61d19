import { describe, expect, test } from 'vitest';
import { effectsOfLine, shownEffects } from '../commands/table-cases.ts';
import { fakeWorld } from '../fake-world.ts';
import { powerShellEffectsOf, shownPowerShell } from './effects-of.ts';

const world = fakeWorld(['src/a.ts', 'src/x.ps1']);
const shown = (line: string) => shownEffects(effectsOfLine(line, world), world);

const cleared = ['run.write', 'write a'];
const asScript = ['read x', 'run.script', 'run.unknown'];

/** Options of pwsh (about_Pwsh) and powershell.exe (about_PowerShell_exe), each with the shortest that still means it. */
const flags =
  'Login/l NoLogo/nol NoExit/noe NoProfile/nop NoProfileLoadTime NonInteractive/noni Interactive/i Sta Mta';
const valued =
  'ExecutionPolicy/ex/ep WindowStyle/w InputFormat/inp/if OutputFormat/o/of ConfigurationName/config CustomPipeName/cus';

const spellings = (names: string) => names.split(' ').flatMap((entry) => entry.split('/'));

describe.each(['pwsh', 'powershell', 'powershell.exe'])('%s', (program) => {
  test.each(spellings(flags))('-%s changes nothing of what follows', (name) => {
    expect(shown(`${program} -${name} -Command clc a`)).toEqual(cleared);
    expect(shown(`${program} --${name.toUpperCase()} /c clc a`)).toEqual(cleared);
    expect(shown(`${program} -x${name} -Command clc a`)).toEqual([`run.shell -x${name}`]);
    expect(shown(`${program} -${name}q -Command clc a`)).toEqual([`run.shell -${name}q`]);
  });

  test.each(spellings(valued))('-%s takes a value', (name) => {
    expect(shown(`${program} -${name} clc -Command clc a`)).toEqual(cleared);
    expect(shown(`${program} -${name}`)).toEqual([]);
    expect(shown(`${program} -x${name} clc -c clc a`)).toEqual([`run.shell -x${name}`]);
  });

  test.each(['WorkingDirectory', 'wo', 'wd'])('-%s is where it starts', (name) => {
    expect(shown(`${program} -${name} src -c clc a`)).toEqual(['run.write', 'write src/a']);
    expect(shown(`${program} -${name} src - <<< 'clc a'`)).toEqual(['run.write', 'write src/a']);
    expect(shown(`${program} -${name} src <<< 'clc a'`)).toEqual(['run.write', 'write src/a']);
    expect(shown(`${program} -${name} $X -c clc a`)).toEqual(['run.write', 'write ?']);
    expect(shown(`${program} -${name}`)).toEqual([]);
    // A file is looked for before it goes there.
    expect(shown(`${program} -${name} src -f x.ps1`)).toEqual(['read x.ps1', 'run.script']);
  });

  test.each(['Command', 'c', 'comm'])('-%s takes all that follows as code', (name) => {
    expect(shown(`${program} -${name} clc a`)).toEqual(cleared);
    expect(shown(`${program} -${name} 'clc a;' clc -Path b`)).toEqual([...cleared, 'write b']);
    expect(shown(`${program} –${name} clc a`)).toEqual(cleared);
    expect(shown(`${program} -${name} - <<< 'clc a'`)).toEqual(cleared);
    expect(shown(`${program} -${name} clc $X`)).toEqual(['run.shell']);
    expect(shown(`${program} -${name} $X clc`)).toEqual(['run.shell']);
    expect(shown(`${program} -${name} clc - <<< 'clc b'`)).toEqual(['run.write', 'write -']);
    expect(shown(`${program} -${name}`)).toEqual([]);
  });

  test.each(['File', 'f', 'fi'])('-%s is a script, and its words', (name) => {
    expect(shown(`${program} -${name} src/x.ps1 -Command clc a`)).toEqual(['read src/x.ps1', 'run.script']);
    expect(shown(`${program} -${name} - <<< 'clc a'`)).toEqual(cleared);
    expect(shown(`${program} -${name} x - <<< 'clc a'`)).toEqual(['read x', 'run.script']);
    expect(shown(`${program} -${name}`)).toEqual([]);
  });

  test.each(['h', 'he', 'Help', '?'])('-%s only tells', (name) => {
    for (const dash of ['-', '--', '/']) expect(shown(`${program} '${dash}${name}' <<< 'clc a'`)).toEqual([]);
  });

  test.each(['v', 'Version', 'vers'])('-%s only tells, or says which', (name) => {
    expect(shown(`${program} -${name} <<< 'clc a'`)).toEqual([]);
    expect(shown(`${program} -${name} 2 <<< 'clc a'`)).toEqual(cleared);
    expect(shown(`${program} -${name} 5.1 -c clc a`)).toEqual(cleared);
    expect(shown(`${program} -${name} -c clc a`)).toEqual(cleared);
    expect(shown(`${program} -${name} x2`)).toEqual(['read x2', 'run.script', 'run.unknown']);
  });

  test('a word that is no option is a script or code', () => {
    expect(shown(`${program} x`)).toEqual(asScript);
    expect(shown(`${program} clc a`)).toEqual(['read clc', 'run.script', ...cleared]);
    expect(shown(`${program} -wd src clc a`)).toEqual(['read clc', 'run.script', 'run.write', 'write src/a']);
    expect(shown(`${program} x-c`)).toEqual(['read x-c', 'run.script', 'run.unknown']);
    expect(shown(`${program} -nop x`)).toEqual(asScript);
  });

  test('what comes on standard input is code', () => {
    expect(shown(program)).toEqual([]);
    expect(shown(`${program} -`)).toEqual([]);
    expect(shown(`${program} <<< 'clc a'`)).toEqual(cleared);
    expect(shown(`${program} - <<< 'clc a'`)).toEqual(cleared);
    expect(shown(`${program} -nop <<< 'clc a'`)).toEqual(cleared);
    expect(shown(`${program} - x <<< 'clc a'`)).toEqual(cleared);
  });

  test.each([
    '-EncodedCommand',
    '-e',
    '-ec',
    '-enc',
    '-EncodedArguments',
    '-SettingsFile',
    '-PSConsoleFile',
    '-CommandWithArgs',
    '-cwa',
    '-ServerMode',
    '-s',
    '-c:x',
    '-frob',
    '--',
  ])('%s is code that is not seen', (option) => {
    const shownOption = option === '-c:x' ? [] : [`run.shell ${option}`];
    expect(shown(`${program} ${option} ZABlAGwA`).filter((effect) => effect.startsWith('run.shell'))).toEqual(
      shownOption,
    );
  });

  test('nor is what a variable holds', () => {
    expect(shown(`${program} $X`)).toEqual(['run.shell']);
    expect(shown(`${program} -nop $X`)).toEqual(['run.shell']);
  });
});

test('what nobody has seen is told by its program', () => {
  const by = (code: string) =>
    powerShellEffectsOf(code).flatMap((effect) => ('act' in effect ? [effect.by] : []));
  expect(by('git log | pwsh -')).toContain('pwsh on standard input');
  expect(by('$x')).toEqual(['pwsh', 'PowerShell']);
  expect(by('& $x')).toEqual(['pwsh', 'PowerShell', 'PowerShell']);
});

describe('bounds', () => {
  /** Shells within shells; the quotes take turns, so that the text stays short. */
  const nested = (depth: number, code = 'gl'): string => {
    for (let at = 0; at < depth; at += 1) {
      const quote = at % 2 === 0 ? "'" : '"';
      code = `iex ${quote}${code.replaceAll(quote, quote + quote)}${quote}`;
    }
    return code;
  };
  test('shells within shells', () => {
    expect(shownPowerShell(nested(15, 'clc a'))).toEqual(cleared);
    expect(shownPowerShell(nested(16, 'clc a'))).toEqual(['shell.bounds shells within shells']);
  });
  test('bytes', () => {
    const padded = (bytes: number) => `clc a #${'é'.repeat((bytes - 7) / 2)}${'x'.repeat((bytes - 7) % 2)}`;
    expect(shownPowerShell(padded(64 * 1024))).toEqual(cleared);
    expect(shownPowerShell(padded(64 * 1024 + 2))).toEqual(['shell.bounds too long']);
  });
  test('depth', () => {
    const deep = (depth: number) => `${'('.repeat(depth)}clc a${')'.repeat(depth)}`;
    expect(shownPowerShell(deep(199))).toContain('write a');
    expect(shownPowerShell(deep(200))).toEqual(['shell.bounds too deep']);
    expect(shownPowerShell('(gl);'.repeat(300))).toEqual(['run.interpreter (']);
    expect(shownPowerShell('"$(gl)";'.repeat(300))).toEqual(['run.interpreter a text with variables']);
  });
});
