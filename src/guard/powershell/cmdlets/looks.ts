import { act, type Effect } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import type { Cmdlet, CmdletCall } from '../cmdlet.ts';
import { driveEffect, pathsOf, placeOf } from '../session.ts';

/** Cmdlets that only look, and those that shape what goes through a pipeline. */

const filters = { Filter: 'value', Include: 'value', Exclude: 'value' } as const;
const credential = { Credential: 'value', 'UseTransaction usetx': 'flag' } as const;
/** Of the certificate drive. */
const certificates = {
  CodeSigningCert: 'flag',
  DnsName: 'value',
  DocumentEncryptionCert: 'flag',
  Eku: 'value',
  ExpiringInDays: 'value',
  SSLServerAuthentication: 'flag',
} as const;
const object = { InputObject: 'value' } as const;

/** Names alone are no secret; the environment's values may be. */
const listed = (call: CmdletCall): Effect[] =>
  pathsOf(call).flatMap((arg) => driveEffect(call.session, arg, call.by, 'read') ?? []);

const oneOrNone = (call: CmdletCall, recursive: boolean): Arg => {
  const [first, ...others] = pathsOf(call);
  if (others.length > 0) return { prefix: '' };
  if (first === undefined) return known('.');
  const place = placeOf(first, call.session);
  return recursive && first.text === undefined
    ? { prefix: '' }
    : place.kind === 'file'
      ? place.arg
      : { prefix: '' };
};

const shapes = (
  name: string,
  aliases: string,
  parameters: Cmdlet['parameters'],
  more: Partial<Cmdlet> = {},
): Cmdlet => ({
  name,
  ...(aliases === '' ? {} : { aliases }),
  act: 'run.read',
  parameters: { ...object, ...parameters },
  takesRest: true,
  ...more,
});

/** Names stay names; a property of them doesn't. */
const through: Pick<Cmdlet, 'output'> = {
  output: ({ input, bound }) =>
    bound.values.has('ExpandProperty') || bound.values.has('Property')
      ? { kind: 'unknown', from: 'a property' }
      : input,
};

const formats: Cmdlet['parameters'] = {
  Property: 'value',
  ExcludeProperty: 'value',
  GroupBy: 'value',
  View: 'value',
  ShowError: 'flag',
  DisplayError: 'flag',
  Force: 'flag',
  Expand: 'value',
};

const selection: Cmdlet['parameters'] = {
  First: 'value',
  Last: 'value',
  Skip: 'value',
  SkipLast: 'value',
  Index: 'value',
  SkipIndex: 'value',
  Unique: 'flag',
  CaseInsensitive: 'flag',
  ExcludeProperty: 'value',
  ExpandProperty: 'value',
  Property: 'value',
  Wait: 'flag',
};

/** Each also with an i in front; without case that is the same. */
const comparisons = 'EQ NE GT LT GE LE Like NotLike Match NotMatch Contains NotContains In NotIn';
const otherComparisons =
  'CEQ CNE CGT CLT CGE CLE CLike CNotLike CMatch CNotMatch CContains CNotContains CIn CNotIn Is IsNot Not';

export const lookCmdlets: readonly Cmdlet[] = [
  {
    name: 'Get-Content',
    aliases: 'gc type',
    windows: 'cat',
    act: 'run.read',
    parameters: {
      Path: 'reads',
      'LiteralPath PSPath LP': 'reads',
      ...filters,
      ...credential,
      ReadCount: 'value',
      'TotalCount First Head': 'value',
      'Tail Last': 'value',
      Force: 'flag',
    },
    dynamic: {
      Delimiter: 'value',
      Wait: 'flag',
      Raw: 'flag',
      Encoding: 'value',
      AsByteStream: 'flag',
      Stream: 'value',
    },
    positions: ['Path'],
    input: 'Path',
    output: (call) => {
      const file = oneOrNone(call, false);
      return file.text === undefined ? { kind: 'unknown', from: 'Get-Content' } : { kind: 'file', file };
    },
  },
  {
    name: 'Get-ChildItem',
    aliases: 'gci dir',
    windows: 'ls',
    act: 'run.read',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      ...filters,
      'UseTransaction usetx': 'flag',
      'Recurse s r': 'flag',
      Depth: 'value',
      Force: 'flag',
      Name: 'flag',
    },
    dynamic: {
      ...certificates,
      Attributes: 'value',
      FollowSymlink: 'flag',
      'Directory ad d': 'flag',
      'File af': 'flag',
      'Hidden ah h': 'flag',
      'ReadOnly ar': 'flag',
      'System as': 'flag',
    },
    positions: ['Path', 'Filter'],
    input: 'Path',
    effects: listed,
    output: (call) => {
      const dir = oneOrNone(call, call.has('Recurse'));
      if (dir.text === undefined || call.has('Name')) return { kind: 'unknown', from: 'Get-ChildItem' };
      return { kind: 'names', dir };
    },
  },
  {
    name: 'Get-Item',
    aliases: 'gi',
    act: 'run.read',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      ...filters,
      ...credential,
      Force: 'flag',
      Stream: 'value',
    },
    dynamic: certificates,
    positions: ['Path'],
    input: 'Path',
    effects: listed,
    output: (call) => {
      const arg = oneOrNone(call, false);
      return arg.text === undefined
        ? { kind: 'unknown', from: 'Get-Item' }
        : { kind: 'text', text: `${arg.text}\n` };
    },
  },
  {
    name: 'Get-ItemProperty',
    aliases: 'gp',
    act: 'run.read',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      'Name PSProperty': 'value',
      ...filters,
      ...credential,
    },
    positions: ['Path', 'Name'],
    input: 'Path',
    effects: listed,
  },
  {
    name: 'Get-ItemPropertyValue',
    aliases: 'gpv',
    act: 'run.read',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      'Name PSProperty': 'value',
      ...filters,
      ...credential,
    },
    positions: ['Path', 'Name'],
    input: 'Path',
    effects: listed,
  },
  {
    name: 'Test-Path',
    act: 'run.read',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      ...filters,
      ...credential,
      'PathType Type': 'value',
      IsValid: 'flag',
      OlderThan: 'value',
      NewerThan: 'value',
    },
    positions: ['Path'],
    input: 'Path',
  },
  {
    name: 'Resolve-Path',
    aliases: 'rvpa',
    act: 'run.read',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      ...credential,
      Relative: 'flag',
      RelativeBasePath: 'value',
      Force: 'flag',
    },
    positions: ['Path'],
    input: 'Path',
  },
  {
    name: 'Convert-Path',
    aliases: 'cvpa',
    act: 'run.read',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      Force: 'flag',
      'UseTransaction usetx': 'flag',
    },
    positions: ['Path'],
    input: 'Path',
  },
  {
    name: 'Split-Path',
    act: 'run.read',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      ...credential,
      Parent: 'flag',
      Leaf: 'flag',
      LeafBase: 'flag',
      Extension: 'flag',
      Qualifier: 'flag',
      NoQualifier: 'flag',
      Resolve: 'flag',
      IsAbsolute: 'flag',
    },
    positions: ['Path'],
    input: 'Path',
  },
  {
    name: 'Join-Path',
    act: 'run.read',
    parameters: {
      'Path PSPath': 'value',
      ChildPath: 'value',
      AdditionalChildPath: 'value',
      Extension: 'value',
      ...credential,
      Resolve: 'flag',
    },
    positions: ['Path', 'ChildPath', 'AdditionalChildPath'],
    takesRest: true,
    input: 'Path',
  },
  {
    name: 'Select-String',
    aliases: 'sls',
    act: 'run.read',
    parameters: {
      Path: 'reads',
      'LiteralPath PSPath LP': 'reads',
      Pattern: 'value',
      ...object,
      SimpleMatch: 'flag',
      CaseSensitive: 'flag',
      Quiet: 'flag',
      List: 'flag',
      Include: 'value',
      Exclude: 'value',
      NotMatch: 'flag',
      AllMatches: 'flag',
      Encoding: 'value',
      Context: 'value',
      Culture: 'value',
      Raw: 'flag',
      NoEmphasis: 'flag',
    },
    positions: ['Pattern', 'Path'],
    // What the pipeline brings is searched when it is text, and read when it is files.
    input: 'LiteralPath',
  },
  {
    name: 'Get-FileHash',
    act: 'run.read',
    parameters: { Path: 'reads', 'LiteralPath PSPath LP': 'reads', InputStream: 'value', Algorithm: 'value' },
    positions: ['Path', 'Algorithm'],
    input: 'Path',
  },
  {
    name: 'Format-Hex',
    aliases: 'fhx',
    act: 'run.read',
    parameters: {
      Path: 'reads',
      'LiteralPath PSPath LP': 'reads',
      ...object,
      Encoding: 'value',
      Count: 'value',
      Offset: 'value',
      Raw: 'flag',
    },
    positions: ['Path'],
    input: 'Path',
  },
  {
    name: 'Import-Csv',
    aliases: 'ipcsv',
    act: 'run.read',
    parameters: {
      Path: 'reads',
      'LiteralPath PSPath LP': 'reads',
      Delimiter: 'value',
      Header: 'value',
      Encoding: 'value',
      UseCulture: 'flag',
    },
    positions: ['Path', 'Delimiter'],
    input: 'Path',
  },
  {
    name: 'Get-Acl',
    act: 'run.read',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      'UseTransaction usetx': 'flag',
      InputObject: 'value',
      Audit: 'flag',
      AllCentralAccessPolicies: 'flag',
      ...filters,
    },
    positions: ['Path'],
    input: 'Path',
  },
  {
    name: 'Compare-Object',
    windows: 'compare diff',
    act: 'run.read',
    parameters: {
      ReferenceObject: 'value',
      DifferenceObject: 'value',
      SyncWindow: 'value',
      Property: 'value',
      ExcludeDifferent: 'flag',
      IncludeEqual: 'flag',
      PassThru: 'flag',
      Culture: 'value',
      CaseSensitive: 'flag',
    },
    positions: ['ReferenceObject', 'DifferenceObject'],
  },
  shapes(
    'Where-Object',
    'where ?',
    {
      Property: 'value',
      Value: 'value',
      FilterScript: 'value',
      ...Object.fromEntries(comparisons.split(' ').map((name) => [`${name} I${name}`, 'flag'] as const)),
      ...Object.fromEntries(otherComparisons.split(' ').map((name) => [name, 'flag'] as const)),
    },
    { positions: ['Property', 'Value'], output: ({ input }) => input },
  ),
  shapes('Select-Object', 'select', selection, { positions: ['Property'], ...through }),
  shapes(
    'Sort-Object',
    '',
    {
      Property: 'value',
      Descending: 'flag',
      Unique: 'flag',
      Culture: 'value',
      CaseSensitive: 'flag',
      Stable: 'flag',
      Top: 'value',
      Bottom: 'value',
    },
    { windows: 'sort', positions: ['Property'], output: ({ input }) => input },
  ),
  shapes(
    'Group-Object',
    'group',
    {
      Property: 'value',
      NoElement: 'flag',
      'AsHashTable AHT': 'flag',
      AsString: 'flag',
      Culture: 'value',
      CaseSensitive: 'flag',
    },
    { positions: ['Property'] },
  ),
  shapes(
    'Measure-Object',
    'measure',
    {
      Property: 'value',
      Sum: 'flag',
      Average: 'flag',
      Maximum: 'flag',
      Minimum: 'flag',
      StandardDeviation: 'flag',
      AllStats: 'flag',
      Line: 'flag',
      Word: 'flag',
      Character: 'flag',
      IgnoreWhiteSpace: 'flag',
    },
    { positions: ['Property'] },
  ),
  shapes('Get-Unique', 'gu', { AsString: 'flag', OnType: 'flag', CaseInsensitive: 'flag' }),
  shapes(
    'Get-Member',
    'gm',
    { Name: 'value', 'MemberType Type': 'value', View: 'value', Static: 'flag', Force: 'flag' },
    { positions: ['Name'] },
  ),
  shapes(
    'Format-Table',
    'ft',
    { ...formats, AutoSize: 'flag', RepeatHeader: 'flag', HideTableHeaders: 'flag', Wrap: 'flag' },
    { positions: ['Property'] },
  ),
  shapes('Format-List', 'fl', formats, { positions: ['Property'] }),
  shapes('Format-Wide', 'fw', { ...formats, AutoSize: 'flag', Column: 'value' }, { positions: ['Property'] }),
  shapes('Format-Custom', 'fc', { ...formats, Depth: 'value' }, { positions: ['Property'] }),
  shapes('Out-String', 'oss', { Stream: 'flag', Width: 'value', NoNewline: 'flag' }),
  shapes('Out-Host', 'oh', { Paging: 'flag' }),
  shapes('Out-Default', '', { Transcript: 'flag' }),
  shapes('Out-Null', '', {}),
  shapes(
    'Write-Output',
    'echo',
    { NoEnumerate: 'flag' },
    {
      windows: 'write',
      positions: ['InputObject'],
      output: (call) => {
        const items = call.values('InputObject');
        const isKnown = items.every(({ text }) => text !== undefined);
        return isKnown
          ? { kind: 'text', text: items.map(({ text }) => `${text}\n`).join('') }
          : { kind: 'unknown', from: 'Write-Output' };
      },
    },
  ),
  shapes(
    'Write-Host',
    '',
    {
      'Object Msg Message': 'value',
      NoNewline: 'flag',
      Separator: 'value',
      ForegroundColor: 'value',
      BackgroundColor: 'value',
    },
    { positions: ['Object'] },
  ),
  ...['Warning', 'Verbose', 'Debug'].map((name) =>
    shapes(`Write-${name}`, '', { 'Message Msg': 'value' }, { positions: ['Message'] }),
  ),
  shapes(
    'Write-Information',
    '',
    { 'MessageData Msg Message': 'value', Tags: 'value' },
    { positions: ['MessageData', 'Tags'] },
  ),
  shapes(
    'Write-Error',
    '',
    {
      'Message Msg': 'value',
      Exception: 'value',
      ErrorRecord: 'value',
      Category: 'value',
      ErrorId: 'value',
      TargetObject: 'value',
      RecommendedAction: 'value',
      'CategoryActivity Activity': 'value',
      'CategoryReason Reason': 'value',
      'CategoryTargetName TargetName': 'value',
      'CategoryTargetType TargetType': 'value',
    },
    { positions: ['Message'] },
  ),
  shapes(
    'ConvertTo-Json',
    '',
    { Depth: 'value', Compress: 'flag', EnumsAsStrings: 'flag', AsArray: 'flag', EscapeHandling: 'value' },
    { positions: ['InputObject'] },
  ),
  shapes(
    'ConvertFrom-Json',
    '',
    { AsHashtable: 'flag', Depth: 'value', NoEnumerate: 'flag', DateKind: 'value' },
    { positions: ['InputObject'] },
  ),
  shapes(
    'ConvertTo-Csv',
    '',
    {
      Delimiter: 'value',
      UseCulture: 'flag',
      'IncludeTypeInformation ITI': 'flag',
      'NoTypeInformation NTI': 'flag',
      'QuoteFields QF': 'value',
      'UseQuotes UQ': 'value',
      NoHeader: 'flag',
    },
    { positions: ['InputObject', 'Delimiter'] },
  ),
  shapes(
    'ConvertFrom-Csv',
    '',
    { Delimiter: 'value', UseCulture: 'flag', Header: 'value' },
    { positions: ['InputObject', 'Delimiter'] },
  ),
  shapes(
    'ConvertFrom-StringData',
    '',
    { StringData: 'value', Delimiter: 'value' },
    { positions: ['StringData', 'Delimiter'] },
  ),
  shapes(
    'Get-Date',
    '',
    {
      'Date LastWriteTime': 'value',
      'UnixTimeSeconds UnixTime': 'value',
      Year: 'value',
      Month: 'value',
      Day: 'value',
      Hour: 'value',
      Minute: 'value',
      Second: 'value',
      Millisecond: 'value',
      DisplayHint: 'value',
      Format: 'value',
      UFormat: 'value',
      AsUTC: 'flag',
    },
    { positions: ['Date'] },
  ),
  shapes('Get-Location', 'gl pwd', {
    PSProvider: 'value',
    PSDrive: 'value',
    Stack: 'flag',
    StackName: 'value',
    'UseTransaction usetx': 'flag',
  }),
  shapes(
    'Get-Process',
    'gps',
    {
      'Name ProcessName': 'value',
      'Id PID': 'value',
      'ComputerName Cn': 'run.remote',
      Module: 'flag',
      'FileVersionInfo FV FVI': 'flag',
      IncludeUserName: 'flag',
    },
    { windows: 'ps', positions: ['Name'] },
  ),
  shapes(
    'Get-Command',
    'gcm',
    {
      Name: 'value',
      Verb: 'value',
      Noun: 'value',
      'Module PSSnapin': 'value',
      FullyQualifiedModule: 'value',
      'CommandType Type': 'value',
      TotalCount: 'value',
      Syntax: 'flag',
      ShowCommandInfo: 'flag',
      'ArgumentList Args': 'value',
      All: 'flag',
      ListImported: 'flag',
      ParameterName: 'value',
      ParameterType: 'value',
      UseFuzzyMatching: 'flag',
      FuzzyMinimumDistance: 'value',
      UseAbbreviationExpansion: 'flag',
      ExcludeModule: 'value',
    },
    { positions: ['Name', 'ArgumentList'] },
  ),
  shapes(
    'Get-Alias',
    'gal',
    { Name: 'value', Exclude: 'value', Scope: 'value', Definition: 'value' },
    { positions: ['Name'] },
  ),
  shapes(
    'Get-Help',
    'help',
    {
      Name: 'value',
      Path: 'value',
      Category: 'value',
      Component: 'value',
      Functionality: 'value',
      Role: 'value',
      Detailed: 'flag',
      Full: 'flag',
      Examples: 'flag',
      Parameter: 'value',
      Online: 'flag',
      ShowWindow: 'flag',
    },
    {
      windows: 'man',
      positions: ['Name'],
      effects: ({ by, has }) => (has('Online') ? [act('network.read', by, '-Online')] : []),
    },
  ),
  shapes('Get-Host', '', {}),
  shapes('Get-History', 'ghy h history', { Id: 'value', Count: 'value' }, { positions: ['Id', 'Count'] }),
  shapes(
    'Get-Random',
    '',
    { SetSeed: 'value', Maximum: 'value', Minimum: 'value', Count: 'value', Shuffle: 'flag' },
    { positions: ['Maximum'] },
  ),
  shapes('New-Guid', '', { Empty: 'flag' }),
  shapes(
    'Get-Module',
    'gmo',
    {
      Name: 'value',
      FullyQualifiedName: 'value',
      All: 'flag',
      ListAvailable: 'flag',
      PSEdition: 'value',
      SkipEditionCheck: 'flag',
      Refresh: 'flag',
      PSSession: 'run.remote',
      CimSession: 'run.remote',
      CimResourceUri: 'value',
      CimNamespace: 'value',
    },
    { positions: ['Name'] },
  ),
  shapes(
    'Get-PSDrive',
    'gdr',
    {
      Name: 'value',
      LiteralName: 'value',
      Scope: 'value',
      PSProvider: 'value',
      'UseTransaction usetx': 'flag',
    },
    { positions: ['Name'] },
  ),
  shapes(
    'Get-Service',
    '',
    {
      'Name ServiceName': 'value',
      DisplayName: 'value',
      'DependentServices DS': 'flag',
      'RequiredServices SDO ServicesDependedOn': 'flag',
      Include: 'value',
      Exclude: 'value',
      'ComputerName Cn': 'run.remote',
    },
    { windows: 'gsv', positions: ['Name'] },
  ),
  shapes(
    'Start-Sleep',
    '',
    { Seconds: 'value', 'Milliseconds ms': 'value', 'Duration ts': 'value' },
    { windows: 'sleep', positions: ['Seconds'] },
  ),
  shapes('Clear-Host', 'cls', {}, { windows: 'clear' }),
];
