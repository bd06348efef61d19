import type { Cmdlet } from '../cmdlet.ts';
import { shape } from './shape.ts';

/** Cmdlets that shape what goes through a pipeline. */

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

export const pipelineCmdlets: readonly Cmdlet[] = [
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
  shape(
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
  shape('Select-Object', 'select', selection, { positions: ['Property'], ...through }),
  shape(
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
  shape(
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
  shape(
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
  shape('Get-Unique', 'gu', { AsString: 'flag', OnType: 'flag', CaseInsensitive: 'flag' }),
  shape(
    'Get-Member',
    'gm',
    { Name: 'value', 'MemberType Type': 'value', View: 'value', Static: 'flag', Force: 'flag' },
    { positions: ['Name'] },
  ),
  shape(
    'Format-Table',
    'ft',
    { ...formats, AutoSize: 'flag', RepeatHeader: 'flag', HideTableHeaders: 'flag', Wrap: 'flag' },
    { positions: ['Property'] },
  ),
  shape('Format-List', 'fl', formats, { positions: ['Property'] }),
  shape('Format-Wide', 'fw', { ...formats, AutoSize: 'flag', Column: 'value' }, { positions: ['Property'] }),
  shape('Format-Custom', 'fc', { ...formats, Depth: 'value' }, { positions: ['Property'] }),
  shape('Out-String', 'oss', { Stream: 'flag', Width: 'value', NoNewline: 'flag' }),
  shape('Out-Host', 'oh', { Paging: 'flag' }),
  shape('Out-Default', '', { Transcript: 'flag' }),
  shape('Out-Null', '', {}),
  shape(
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
  shape(
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
    shape(`Write-${name}`, '', { 'Message Msg': 'value' }, { positions: ['Message'] }),
  ),
  shape(
    'Write-Information',
    '',
    { 'MessageData Msg Message': 'value', Tags: 'value' },
    { positions: ['MessageData', 'Tags'] },
  ),
  shape(
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
  shape(
    'ConvertTo-Json',
    '',
    { Depth: 'value', Compress: 'flag', EnumsAsStrings: 'flag', AsArray: 'flag', EscapeHandling: 'value' },
    { positions: ['InputObject'] },
  ),
  shape(
    'ConvertFrom-Json',
    '',
    { AsHashtable: 'flag', Depth: 'value', NoEnumerate: 'flag', DateKind: 'value' },
    { positions: ['InputObject'] },
  ),
  shape(
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
  shape(
    'ConvertFrom-Csv',
    '',
    { Delimiter: 'value', UseCulture: 'flag', Header: 'value' },
    { positions: ['InputObject', 'Delimiter'] },
  ),
  shape(
    'ConvertFrom-StringData',
    '',
    { StringData: 'value', Delimiter: 'value' },
    { positions: ['StringData', 'Delimiter'] },
  ),
];
