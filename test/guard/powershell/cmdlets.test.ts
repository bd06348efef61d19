import { describe, expect, test } from 'vitest';
import { cmdlets, cmdletsByName } from '../../../src/guard/powershell/cmdlets/index.ts';
import { effectsOfLine, shownEffects } from '../commands/table-cases.ts';
import { fakeWorld } from '../fake-world.ts';

const world = fakeWorld(['src/a.ts', 'tests/a.test.ts']);
const shown = (code: string) => shownEffects(effectsOfLine(`pwsh -c '${code}'`, world), world);

/** As `Get-Alias` prints them, in 5.1 and 7 taken together. */
const aliases =
  'ac Add-Content, cat Get-Content, cd Set-Location, chdir Set-Location, clc Clear-Content, clear Clear-Host, cls Clear-Host, compare Compare-Object, copy Copy-Item, cp Copy-Item, cpi Copy-Item, curl Invoke-WebRequest, cvpa Convert-Path, del Remove-Item, diff Compare-Object, dir Get-ChildItem, echo Write-Output, epcsv Export-Csv, erase Remove-Item, fc Format-Custom, fhx Format-Hex, fl Format-List, ft Format-Table, fw Format-Wide, gal Get-Alias, gc Get-Content, gci Get-ChildItem, gcm Get-Command, gdr Get-PSDrive, ghy Get-History, gi Get-Item, gl Get-Location, gm Get-Member, gmo Get-Module, gp Get-ItemProperty, gps Get-Process, gpv Get-ItemPropertyValue, group Group-Object, gsv Get-Service, gu Get-Unique, h Get-History, history Get-History, icm Invoke-Command, iex Invoke-Expression, ii Invoke-Item, ipcsv Import-Csv, ipmo Import-Module, irm Invoke-RestMethod, iwr Invoke-WebRequest, kill Stop-Process, ls Get-ChildItem, man Get-Help, md mkdir, measure Measure-Object, mi Move-Item, mount New-PSDrive, move Move-Item, mv Move-Item, nal New-Alias, ndr New-PSDrive, ni New-Item, nv New-Variable, oh Out-Host, popd Pop-Location, ps Get-Process, pushd Push-Location, pwd Get-Location, r Invoke-History, rd Remove-Item, ren Rename-Item, ri Remove-Item, rm Remove-Item, rmdir Remove-Item, rni Rename-Item, rvpa Resolve-Path, sajb Start-Job, sal Set-Alias, saps Start-Process, sasv Start-Service, sc Set-Content, select Select-Object, set Set-Variable, si Set-Item, sl Set-Location, sleep Start-Sleep, sls Select-String, sort Sort-Object, sp Set-ItemProperty, spps Stop-Process, spsv Stop-Service, start Start-Process, sv Set-Variable, tee Tee-Object, type Get-Content, wget Invoke-WebRequest, where Where-Object, ? Where-Object, % ForEach-Object, write Write-Output';

test.each(aliases.split(', '))('%s', (pair) => {
  const [alias = '', name] = pair.split(' ');
  expect(cmdletsByName.get(alias)?.name).toBe(name);
});

test('no name or alias stands for two cmdlets', () => {
  const names = cmdlets.flatMap(({ name, aliases = '', windows = '' }) =>
    `${name} ${aliases} ${windows}`.toLowerCase().split(' ').filter(Boolean),
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Each parameter that names a file, and what becomes of it. */
const files: readonly [cmdlet: string, ...parameters: string[]][] = [
  ['write Set-Content', '-Path', '-LiteralPath', '-PSPath', '-LP', ''],
  ['write Add-Content', '-Path', '-LiteralPath', ''],
  ['write Clear-Content', '-Path', '-LiteralPath', ''],
  ['write Out-File', '-FilePath', '-Path', '-LiteralPath', ''],
  ['write Tee-Object', '-FilePath', '-Path', '-LiteralPath', ''],
  ['write Remove-Item', '-Path', '-LiteralPath', ''],
  ['write Move-Item', '-Path', '-LiteralPath', ''],
  ['write Move-Item tests/a.test.ts', '-Destination', ''],
  ['write Copy-Item b.ts', '-Destination', ''],
  ['write Rename-Item -NewName b.ts', '-Path', '-LiteralPath', ''],
  ['write New-Item', '-Path', ''],
  ['write Set-ItemProperty', '-Path', '-LiteralPath', ''],
  ['write Export-Csv', '-Path', '-LiteralPath', ''],
  ['write Export-Clixml', '-Path', '-LiteralPath', ''],
  ['write Compress-Archive b.ts', '-DestinationPath', ''],
  ['write Start-Transcript', '-Path', '-LiteralPath', '-OutputDirectory', ''],
  ['write Unblock-File', '-Path', '-LiteralPath', ''],
  ['write Set-Acl', '-Path', '-LiteralPath', ''],
  ['write Invoke-WebRequest http://a', '-OutFile'],
  ['write Invoke-RestMethod http://a', '-OutFile'],
  ['write Start-Process x', '-RedirectStandardOutput', '-RSO', '-RedirectStandardError'],
  ['read Copy-Item', '-Path', '-LiteralPath', ''],
  ['read Get-Content', '-Path', '-LiteralPath', ''],
  ['read Select-String x', '-Path', '-LiteralPath', ''],
  ['read Get-FileHash', '-Path', '-LiteralPath', ''],
  ['read Format-Hex', '-Path', '-LiteralPath', ''],
  ['read Import-Csv', '-Path', '-LiteralPath', ''],
  ['read Compress-Archive -DestinationPath b', '-Path', '-LiteralPath', ''],
  ['read Expand-Archive -DestinationPath b', '-Path', '-LiteralPath', ''],
  ['read Invoke-WebRequest http://a', '-InFile'],
  ['read Start-Process x', '-RedirectStandardInput'],
];

describe('a parameter that names a file', () => {
  test.each(files.flatMap(([row, ...parameters]) => parameters.map((name) => [row, name] as const)))(
    '%s %s',
    (row, name) => {
      const [verb = '', ...command] = row.split(' ');
      expect(shown(`${command.join(' ')} ${name} src/a.ts`)).toContain(`${verb} src/a.ts`);
    },
  );
});

/** What a cmdlet does beside files. */
const acts: readonly [code: string, act: string][] = [
  ['Invoke-WebRequest http://a', 'network.read'],
  ['Invoke-RestMethod http://a', 'network.read'],
  ['Invoke-WebRequest http://a -Method Put', 'network.write'],
  ['Invoke-WebRequest http://a -InFile src/a.ts', 'network.write'],
  ['Invoke-WebRequest http://a -Body x', 'network.write -Body'],
  ['Invoke-WebRequest http://a -Form x', 'network.write -Form'],
  ['echo x | Invoke-WebRequest http://a', 'network.write'],
  ['Test-Connection a', 'network.read'],
  ['Send-MailMessage a', 'network.write'],
  ['Invoke-Command a', 'run.remote'],
  ['Copy-Item src/a.ts b -ToSession s', 'run.remote -ToSession'],
  ['Install-Module a', 'install'],
  ['Update-Module a', 'install'],
  ['Set-ExecutionPolicy Bypass', 'run.system'],
  ['Stop-Process 1', 'run.system'],
  ['Restart-Computer', 'run.system'],
  ['Register-ScheduledTask a', 'run.later'],
  ['Start-Job a', 'run.later'],
  ['Import-Module a', 'run.script'],
  ['Add-Type a', 'run.interpreter'],
  ['New-Object a', 'run.interpreter'],
  ['Invoke-Item a', 'run.interpreter'],
  ['Set-Alias a b', 'run.interpreter'],
  ['Tee-Object -Variable a', 'run.interpreter -Variable'],
  ['Get-Help a -Online', 'network.read -Online'],
  ['Set-Content Env:PATH x', 'environment.change'],
  ['Get-Content Env:PATH', 'environment.read'],
  ['Start-Process git push', 'git.push'],
  ['Start-Process git -Args "push","origin"', 'git.push'],
  ['Start-Process git -Verb RunAs', 'run.system -Verb'],
];

test.each(acts)('%s', (code, act) => {
  expect(shown(code)).toContain(act);
});

test('what only looks does nothing else', () => {
  const looks =
    'Get-ChildItem src, Get-Item src, Get-ItemProperty src, Get-ItemPropertyValue src Name, Test-Path src, Resolve-Path src, Convert-Path src, Split-Path src -Leaf, Join-Path src a.ts, Get-Acl src, Compare-Object a b, Where-Object Name, Select-Object Name, Sort-Object Name, Group-Object Name, Measure-Object -Line, Get-Unique, Get-Member, Format-Table, Format-List, Format-Wide, Format-Custom, Out-String, Out-Host, Out-Default, Out-Null, Write-Output a, Write-Host a, Write-Warning a, Write-Verbose a, Write-Debug a, Write-Information a, Write-Error a, ConvertTo-Json a, ConvertFrom-Json a, ConvertTo-Csv, ConvertFrom-Csv, ConvertFrom-StringData a, Get-Date, Get-Location, Get-Process, Get-Command a, Get-Alias, Get-Help a, Get-Host, Get-History, Get-Random, New-Guid, Get-Module, Get-PSDrive, Get-Service, Start-Sleep 1, Clear-Host, Set-Location src, Push-Location src, Pop-Location';
  expect(looks.split(', ').flatMap((code) => shown(code).map((effect) => `${code}: ${effect}`))).toEqual([]);
});

/** What the pipeline brings: files that Get-ChildItem lists, or names as text. */
const piped: readonly [cmdlet: string, listed: string[], named: string[]][] = [
  ['Get-Content', ['read src/**'], ['read src/a.ts']],
  ['Get-FileHash', ['read src/**'], ['read src/a.ts']],
  ['Format-Hex', ['read src/**'], ['read src/a.ts']],
  ['Import-Csv', ['read src/**'], ['read src/a.ts']],
  ['Select-String x', ['read src/**'], []],
  [
    'Compress-Archive -DestinationPath b',
    ['read src/**', 'write b', 'write b.zip'],
    ['read src/a.ts', 'read src/a.ts/**', 'write b', 'write b.zip'],
  ],
  ['Expand-Archive -DestinationPath b', ['read src/**', 'write b/**'], ['read src/a.ts', 'write b/**']],
  ['Copy-Item -Destination b', ['read src/**', 'write b'], ['read src/a.ts', 'write b']],
  ['Clear-Content', ['write src/**'], ['write src/a.ts']],
  ['Remove-Item', ['write src/**'], ['write src/a.ts']],
  [
    'Move-Item -Destination b',
    ['read src/**', 'write b/**', 'write src/**'],
    ['read src/a.ts', 'write b', 'write src/a.ts'],
  ],
  [
    'Rename-Item -NewName b',
    ['read src/**', 'write src/**', 'write ?'],
    ['read src/a.ts', 'write src/a.ts', 'write src/b'],
  ],
  ['Set-ItemProperty -Name IsReadOnly -Value 1', ['write src/**'], ['write src/a.ts']],
  ['Unblock-File', ['write src/**'], ['write src/a.ts']],
  // Those that take text or objects
  ['Set-Content b', ['write b'], ['write b']],
  ['Add-Content b', ['write b'], ['write b']],
  ['Out-File b', ['write b'], ['write b']],
  ['Tee-Object b', ['write b'], ['write b']],
  ['Export-Csv b', ['write b'], ['write b']],
  ['Export-Clixml b', ['write b'], ['write b']],
  ['Out-Null', [], []],
  ['Get-Item', [], []],
  ['Test-Path', [], []],
];

describe('what the pipeline brings to', () => {
  test.each(piped)('%s', (cmdlet, listed, named) => {
    const files = (code: string) => shown(code).filter((effect) => !effect.startsWith('run.'));
    expect(files(`Get-ChildItem src | ${cmdlet}`)).toEqual([...listed].sort());
    expect(files(`echo src/a.ts | ${cmdlet}`)).toEqual([...named].sort());
  });

  test.each(['Get-Item', 'Get-ChildItem', 'Get-ItemProperty', 'Get-ItemPropertyValue -Name x'])(
    '%s: names of the environment',
    (cmdlet) => {
      expect(shown(`echo Env:x | ${cmdlet}`)).toContain('environment.read');
      expect(shown(`${cmdlet} -LiteralPath Env:x`)).toContain('environment.read');
      expect(shown(`${cmdlet} -Path Env:x`)).toContain('environment.read');
      expect(shown(`${cmdlet} -Path Cert:x`)).toContain('run.interpreter another drive');
    },
  );
});

/** Every name that stands for one act alone. */
const oneAct: readonly [act: string, names: string][] = [
  [
    'run.system',
    'Get-Clipboard gcb Set-Clipboard scb Set-ExecutionPolicy Stop-Process spps kill Stop-Service spsv Start-Service sasv Restart-Service Set-Service New-Service Remove-Service Suspend-Service Resume-Service Restart-Computer Stop-Computer Rename-Computer Add-Computer Remove-Computer Set-Date Set-TimeZone New-LocalUser Set-LocalUser Remove-LocalUser Add-LocalGroupMember New-NetFirewallRule Set-NetFirewallRule Clear-EventLog Clear-RecycleBin Mount-DiskImage Format-Volume Clear-Disk',
  ],
  [
    'install',
    'Install-Module Install-Package Install-PackageProvider Install-PSResource Install-Script Save-Module Save-Package Save-PSResource Save-Script Uninstall-Module Uninstall-Package Uninstall-PSResource Uninstall-Script Update-Module Update-PSResource Update-Script',
  ],
  [
    'run.later',
    'Register-ScheduledTask New-ScheduledTask Set-ScheduledTask Register-ScheduledJob Register-ObjectEvent Register-EngineEvent Start-Job sajb Start-ThreadJob',
  ],
  ['network.write', 'Send-MailMessage Publish-Module Publish-Script Publish-PSResource Start-BitsTransfer'],
  ['network.read', 'Test-Connection'],
  ['run.remote', 'Invoke-Command icm Enter-PSSession etsn New-PSSession nsn'],
  ['run.script', 'Import-Module ipmo'],
  [
    'run.interpreter',
    'Set-Alias sal New-Alias nal Import-Alias ipal Set-Variable sv set New-Variable nv Clear-Variable clv Set-PSDebug New-PSDrive ndr mount Add-Type New-Object Update-TypeData Update-FormatData Set-Item si Clear-Item cli Invoke-Item ii Export-ModuleMember Set-StrictMode Invoke-History ihy r Trace-Command Invoke-Pester ForEach-Object % New-Module nmo Invoke-CimMethod icim Invoke-WmiMethod iwmi Set-CimInstance Remove-CimInstance New-CimInstance',
  ],
];

test.each(oneAct.flatMap(([act, names]) => names.split(' ').map((name) => [name, act] as const)))(
  '%s is %s whatever its parameters',
  (name, act) => {
    expect(shown(name)).toEqual([act]);
    expect(shown(`${name} -Frobnicate a, b -x`)).toEqual([act]);
    expect(shown(`${name} x | Remove-Item`)).toEqual([act, 'run.write', 'write ?'].sort());
  },
);

/** What a cmdlet hands on, as the next one gets it. */
const handedOn: readonly [code: string, ...effects: string[]][] = [
  ['Where-Object Name', 'read src/**'],
  ['? Name -like x', 'read src/**'],
  ['Sort-Object', 'read src/**'],
  ['Select-Object -First 1', 'read src/**'],
  ['Select-Object -Property Name', 'read ?'],
  ['Select-Object -ExpandProperty Name', 'read ?'],
  ['Select-Object Name', 'read ?'],
  ['Tee-Object b', 'read src/**', 'write b', 'run.write'],
  ['Group-Object', 'read ?'],
  ['Measure-Object', 'read ?'],
  ['Format-Table', 'read ?'],
  ['Out-String', 'read ?'],
  ['ConvertTo-Json', 'read ?'],
  ['Get-Member', 'read ?'],
];

test.each(handedOn)('Get-ChildItem src | %s | Get-Content', (cmdlet, ...effects) => {
  expect(shown(`Get-ChildItem src | ${cmdlet} | Get-Content`)).toEqual([...effects].sort());
});

test.each<[string, ...string[]]>([
  ['Get-ChildItem -Path src', 'read src/**'],
  ['Get-ChildItem -LiteralPath src', 'read src/**'],
  ['Get-ChildItem -Recurse src', 'read src/**'],
  ['Get-ChildItem -Recurse', 'read ./**'],
  ['Get-ChildItem -Recurse src/*', 'read ?'],
  ['Get-ChildItem src/*', 'read ?'],
  ['Get-ChildItem -Name src', 'read ?'],
  ['Get-ChildItem Env:', 'environment.read', 'read ?'],
  ['Get-Item src/a.ts', 'read src/a.ts'],
  ['Get-Item src/*', 'read ?'],
  ['Get-Item src/a.ts, tests', 'read ?'],
  ['Get-ItemProperty src', 'read ?'],
  ['Write-Output src/a.ts', 'read src/a.ts'],
  ['Write-Output src/a.ts .env', 'read .env', 'read src/a.ts'],
  ['Write-Output src/* .env', 'read ?'],
  ['Get-Date', 'read ?'],
  ['Get-Content src/a.ts', 'read ?', 'read src/a.ts'],
])('%s | Get-Content', (code, ...effects) => {
  expect(shown(`${code} | Get-Content`)).toEqual([...effects].sort());
});
