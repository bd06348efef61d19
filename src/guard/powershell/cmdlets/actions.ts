import type { Act } from '../../../policy/acts.ts';
import { act, type Effect } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import type { Cmdlet, CmdletCall } from '../cmdlet.ts';
import { at } from '../session.ts';

/** Cmdlets that reach out, run something, or change the machine. */

const web: Cmdlet['parameters'] = {
  Uri: 'value',
  Method: 'value',
  'CustomMethod CM': 'value',
  Body: 'network.write',
  Form: 'network.write',
  InFile: 'reads',
  OutFile: 'writes',
  Headers: 'value',
  ContentType: 'value',
  UserAgent: 'value',
  WebSession: 'value',
  'SessionVariable SV': 'value',
  UseBasicParsing: 'flag',
  UseDefaultCredentials: 'flag',
  Credential: 'value',
  Authentication: 'value',
  Token: 'value',
  AllowUnencryptedAuthentication: 'flag',
  CertificateThumbprint: 'value',
  Certificate: 'value',
  SkipCertificateCheck: 'flag',
  SslProtocol: 'value',
  'ConnectionTimeoutSeconds TimeoutSec': 'value',
  OperationTimeoutSeconds: 'value',
  DisableKeepAlive: 'flag',
  MaximumRedirection: 'value',
  AllowInsecureRedirect: 'flag',
  PreserveAuthorizationOnRedirect: 'flag',
  PreserveHttpMethodOnRedirect: 'flag',
  MaximumRetryCount: 'value',
  RetryIntervalSec: 'value',
  Proxy: 'value',
  ProxyCredential: 'value',
  ProxyUseDefaultCredentials: 'flag',
  NoProxy: 'flag',
  HttpVersion: 'value',
  UnixSocket: 'value',
  TransferEncoding: 'value',
  PassThru: 'flag',
  Resume: 'flag',
  SkipHeaderValidation: 'flag',
  SkipHttpErrorCheck: 'flag',
};

const reading = new Set(['get', 'head', 'options', 'default', 'trace']);

/** The header of every request may carry what was read before; the shape is what counts, as it does for curl. */
const sent = (call: CmdletCall): Effect[] => {
  const methods = [...call.values('Method'), ...call.values('CustomMethod')];
  const sends =
    call.has('InFile') || methods.some(({ text }) => text === undefined || !reading.has(text.toLowerCase()));
  return sends || call.input.kind !== 'none' ? [act('network.write', call.by)] : [];
};

/** "Stop-Process=spps,kill": the name and its aliases. */
const does = (names: string, what: Act): Cmdlet[] =>
  names.split(' ').map((entry) => {
    const [name = '', aliases = ''] = entry.split('=');
    return { name, aliases: aliases.replaceAll(',', ' '), act: what, parameters: {}, unchecked: true };
  });

/** Start-Process git push: the program runs, in a window of its own. */
const started = (call: CmdletCall): Effect[] => {
  const [file] = call.values('FilePath');
  const list = call.values('ArgumentList');
  if (file === undefined || call.values('Verb').length > 0) return [];
  const words = list.flatMap((arg): Arg[] =>
    arg.text === undefined ? [{ prefix: '', many: true }] : arg.text.split(/\s+/).filter(Boolean).map(known),
  );
  const [directory] = call.values('WorkingDirectory');
  const from = directory ? at(call.session).from(directory) : at(call.session);
  return from.run([file, ...words], { stdin: { kind: 'none' } });
};

export const actionCmdlets: readonly Cmdlet[] = [
  {
    name: 'Invoke-WebRequest',
    aliases: 'iwr',
    windows: 'curl wget',
    act: 'network.read',
    parameters: web,
    positions: ['Uri'],
    effects: sent,
  },
  {
    name: 'Invoke-RestMethod',
    aliases: 'irm',
    act: 'network.read',
    parameters: {
      ...web,
      'FollowRelLink FL': 'flag',
      'MaximumFollowRelLink ML': 'value',
      'ResponseHeadersVariable RHV': 'value',
      StatusCodeVariable: 'value',
    },
    positions: ['Uri'],
    effects: sent,
  },
  {
    name: 'Test-Connection',
    act: 'network.read',
    parameters: {},
    unchecked: true,
  },
  {
    name: 'Invoke-Expression',
    aliases: 'iex',
    act: 'run.read',
    parameters: { Command: 'value' },
    positions: ['Command'],
    input: 'Command',
    effects: (call) =>
      call
        .values('Command')
        .flatMap((code) => (code.text === undefined ? [act('run.shell', call.by)] : call.run(code.text))),
  },
  {
    name: 'Start-Process',
    aliases: 'saps',
    windows: 'start',
    act: 'run.shell',
    parameters: {
      'FilePath PSPath Path': 'value',
      'ArgumentList Args': 'value',
      'Credential RunAs': 'run.system',
      WorkingDirectory: 'value',
      'LoadUserProfile Lup': 'flag',
      'NoNewWindow nnw': 'flag',
      PassThru: 'flag',
      'RedirectStandardError RSE': 'writes',
      'RedirectStandardInput RSI': 'reads',
      'RedirectStandardOutput RSO': 'writes',
      Verb: 'run.system',
      WindowStyle: 'value',
      Wait: 'flag',
      UseNewEnvironment: 'flag',
      Environment: 'environment.change',
    },
    positions: ['FilePath', 'ArgumentList'],
    effects: started,
  },
  {
    name: 'Import-Module',
    aliases: 'ipmo',
    act: 'run.script',
    parameters: {},
    unchecked: true,
  },
  {
    name: 'Unblock-File',
    act: 'run.write',
    parameters: { Path: 'writes', 'LiteralPath PSPath LP': 'writes' },
    positions: ['Path'],
    input: 'Path',
  },
  {
    name: 'Set-Acl',
    act: 'run.write',
    parameters: {
      Path: 'writes',
      'LiteralPath PSPath': 'writes',
      AclObject: 'value',
      InputObject: 'value',
      'UseTransaction usetx': 'flag',
      CentralAccessPolicy: 'value',
      ClearCentralAccessPolicy: 'flag',
      PassThru: 'flag',
      Filter: 'value',
      Include: 'value',
      Exclude: 'value',
    },
    positions: ['Path', 'AclObject', 'CentralAccessPolicy'],
  },
  ...does('Get-Clipboard=gcb Set-Clipboard=scb', 'run.system'),
  ...does(
    'Install-Module Install-Package Install-PackageProvider Install-PSResource Install-Script Save-Module Save-Package Save-PSResource Save-Script Uninstall-Module Uninstall-Package Uninstall-PSResource Uninstall-Script Update-Module Update-PSResource Update-Script',
    'install',
  ),
  ...does(
    'Set-ExecutionPolicy Stop-Process=spps,kill Stop-Service=spsv Start-Service=sasv Restart-Service Set-Service New-Service Remove-Service Suspend-Service Resume-Service Restart-Computer Stop-Computer Rename-Computer Add-Computer Remove-Computer Set-Date Set-TimeZone New-LocalUser Set-LocalUser Remove-LocalUser Add-LocalGroupMember New-NetFirewallRule Set-NetFirewallRule Clear-EventLog Clear-RecycleBin Mount-DiskImage Format-Volume Clear-Disk',
    'run.system',
  ),
  ...does(
    'Register-ScheduledTask New-ScheduledTask Set-ScheduledTask Register-ScheduledJob Register-ObjectEvent Register-EngineEvent Start-Job=sajb Start-ThreadJob',
    'run.later',
  ),
  ...does(
    'Send-MailMessage Publish-Module Publish-Script Publish-PSResource Start-BitsTransfer',
    'network.write',
  ),
  ...does('Invoke-Command=icm Enter-PSSession=etsn New-PSSession=nsn', 'run.remote'),
  // From here on a name may mean something else, or a cmdlet have other arguments than are seen.
  ...does(
    'Set-Alias=sal New-Alias=nal Import-Alias=ipal Set-Variable=sv,set New-Variable=nv Clear-Variable=clv Set-PSDebug New-PSDrive=ndr,mount Add-Type New-Object Update-TypeData Update-FormatData Set-Item=si Clear-Item=cli Invoke-Item=ii Export-ModuleMember Set-StrictMode Invoke-History=ihy,r Trace-Command Invoke-Pester ForEach-Object=%,foreach New-Module=nmo Invoke-CimMethod=icim Invoke-WmiMethod=iwmi Set-CimInstance Remove-CimInstance New-CimInstance',
    'run.interpreter',
  ),
];
