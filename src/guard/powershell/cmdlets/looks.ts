import type { Effect } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import type { Cmdlet, CmdletCall } from '../cmdlet.ts';
import { driveEffect, pathsOf, placeOf } from '../session.ts';
import { certificates, credential, filters } from './parameters.ts';

/** Cmdlets that only look at files and paths. */

/** Names alone are no secret; the environment's values may be. */
const listed = (call: CmdletCall): Effect[] =>
  pathsOf(call).flatMap((arg) => driveEffect(call.session, arg, call.by, 'environment.read') ?? []);

const oneOrNone = (call: CmdletCall, recursive: boolean): Arg => {
  const [first, ...others] = pathsOf(call);
  if (others.length > 0) return { prefix: '' };
  if (first === undefined) return known('.');
  const place = placeOf(first, call.session);
  const isOne = place.kind === 'file' && (!recursive || first.text !== undefined);
  return isOne ? place.arg : { prefix: '' };
};

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
  ...[
    { name: 'Get-ItemProperty', aliases: 'gp' },
    { name: 'Get-ItemPropertyValue', aliases: 'gpv' },
  ].map(
    (named): Cmdlet => ({
      ...named,
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
    }),
  ),
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
  },
  {
    name: 'Select-String',
    aliases: 'sls',
    act: 'run.read',
    parameters: {
      Path: 'reads',
      'LiteralPath PSPath LP': 'reads',
      Pattern: 'value',
      InputObject: 'value',
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
      InputObject: 'value',
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
  },
];
