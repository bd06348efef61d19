import { entryOf, landings, treeOf, wholeOf } from '../../commands/landing.ts';
import { type Effect, makeDirectory, read, write } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import type { Cmdlet, CmdletCall } from '../cmdlet.ts';
import {
  at,
  driveEffect,
  type Environment,
  pathsOf,
  placeOf,
  targetIn,
  withoutWildcards,
} from '../session.ts';
import { credential, filters } from './parameters.ts';

/** Cmdlets that make, move and remove files (Microsoft.PowerShell.Management and .Archive, 5.1 and 7). */

/** -Force reaches hidden files too, which a glob leaves alone. */
const hiddenToo = (effect: Effect, call: CmdletCall): Effect => {
  if (effect.kind === 'act' || effect.target.kind !== 'tree' || !call.has('Force')) return effect;
  const { depth: _depth, whole: _whole, ...target } = effect.target;
  return { ...effect, target };
};

const onDrive = (
  call: CmdletCall,
  arg: Arg,
  touched: Environment,
  make: (arg: Arg) => Effect[],
): Effect[] => {
  const place = placeOf(arg, call.session);
  if (place.kind === 'file') return make(place.arg).map((effect) => hiddenToo(effect, call));
  const effect = driveEffect(call.session, arg, call.by, touched);
  return effect ? [effect] : [];
};

function removed(call: CmdletCall): Effect[] {
  const context = at(call.session);
  return pathsOf(call).flatMap((arg) =>
    onDrive(call, arg, 'environment.change', (file) => {
      const entry = entryOf(file, context);
      // Without -Recurse it asks before it empties a directory, and nobody is there to say no.
      return [write(wholeOf(entry, context), call.by)];
    }),
  );
}

function copied(call: CmdletCall): Effect[] {
  return transferred(call, false);
}

function transferred(call: CmdletCall, moves: boolean): Effect[] {
  const context = at(call.session);
  const [destination = known('.')] = call.values('Destination');
  return pathsOf(call).flatMap((arg) =>
    onDrive(call, arg, 'environment.read', (source) => {
      const to = placeOf(destination, call.session);
      if (to.kind !== 'file') return [...onDrive(call, destination, 'environment.change', () => [])];
      const whole = moves || call.has('Recurse');
      const origin = moves ? entryOf(source, context) : context.target(source);
      const from = whole ? wholeOf(origin, context) : origin;
      const place = withoutWildcards(to.arg);
      const landed = landings(source, place, { replaces: moves }, context);
      const isTree = whole && from.kind !== 'path';
      return [
        read(from, call.by),
        ...(moves ? [write(from, call.by)] : []),
        ...landed.map((target) => write(isTree ? treeOf(target) : target, call.by)),
      ];
    }),
  );
}

function renamed(call: CmdletCall): Effect[] {
  const context = at(call.session);
  return pathsOf(call).flatMap((arg) =>
    onDrive(call, arg, 'environment.change', (source) => {
      const from = wholeOf(entryOf(source, context), context);
      const names = call.values('NewName');
      const directory = source.text === undefined ? undefined : source.text.replace(/[^/]*$/, '');
      const places = names.map((name) =>
        directory === undefined || name.text === undefined
          ? unknown(directory ?? '')
          : known(/[\\/]/.test(name.text) ? name.text.replaceAll('\\', '/') : directory + name.text),
      );
      const landed = places.map((place) => {
        const to = entryOf(place, context);
        return write(from.kind === 'path' ? to : treeOf(to), call.by);
      });
      return [read(from, call.by), write(from, call.by), ...landed];
    }),
  );
}

function made(call: CmdletCall): Effect[] {
  const type = call.values('ItemType')[0]?.text?.toLowerCase() ?? 'file';
  const names = call.values('Name');
  const places = call.values('Path').length > 0 ? call.values('Path') : [known('.')];
  // -Path takes no wildcards here.
  const all = places
    .map(withoutWildcards)
    .flatMap((place) => (names.length === 0 ? [place] : names.map((name) => joined(place, name))));
  const make = 'directory'.startsWith(type) || type === 'container' ? makeDirectory : write;
  const isLink =
    !'directory'.startsWith(type) && !'file'.startsWith(type) && type !== 'leaf' && type !== 'container';
  return all.flatMap((arg) =>
    onDrive(call, arg, 'environment.change', (file) => {
      const target = at(call.session).target(file);
      return [
        make(isLink ? entryOf(file, at(call.session)) : target, call.by),
        // What is later written through a hard link changes the file it names.
        ...(type === 'hardlink'
          ? call.values('Value').map((value) => write(targetIn(call.session, value), call.by))
          : []),
      ];
    }),
  );
}

const joined = (place: Arg, name: Arg): Arg =>
  place.text === undefined
    ? unknown(place.prefix)
    : name.text === undefined
      ? unknown(`${place.text}/${name.prefix}`)
      : known(`${place.text}/${name.text}`);

export const fileCmdlets: readonly Cmdlet[] = [
  {
    name: 'Remove-Item',
    aliases: 'ri del erase rd',
    windows: 'rm rmdir',
    act: 'run.write',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      ...filters,
      ...credential,
      Recurse: 'flag',
      Force: 'flag',
      Stream: 'value',
      DeleteKey: 'flag',
    },
    positions: ['Path'],
    input: 'Path',
    effects: removed,
  },
  {
    name: 'Copy-Item',
    aliases: 'cpi copy',
    windows: 'cp',
    act: 'run.write',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      Destination: 'value',
      ...filters,
      ...credential,
      Container: 'flag',
      Recurse: 'flag',
      Force: 'flag',
      PassThru: 'flag',
      FromSession: 'run.remote',
      ToSession: 'run.remote',
    },
    positions: ['Path', 'Destination'],
    input: 'Path',
    effects: copied,
  },
  {
    name: 'Move-Item',
    aliases: 'mi move',
    windows: 'mv',
    act: 'run.write',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      Destination: 'value',
      ...filters,
      ...credential,
      Force: 'flag',
      PassThru: 'flag',
    },
    positions: ['Path', 'Destination'],
    input: 'Path',
    effects: (call) => transferred(call, true),
  },
  {
    name: 'Rename-Item',
    aliases: 'rni ren',
    act: 'run.write',
    parameters: {
      Path: 'value',
      'LiteralPath PSPath LP': 'value',
      NewName: 'value',
      ...credential,
      Force: 'flag',
      PassThru: 'flag',
    },
    positions: ['Path', 'NewName'],
    input: 'Path',
    effects: renamed,
  },
  {
    name: 'New-Item',
    aliases: 'ni',
    act: 'run.write',
    parameters: {
      Path: 'value',
      Name: 'value',
      'ItemType Type': 'value',
      'Value Target': 'value',
      ...credential,
      Force: 'flag',
    },
    // Of the WSMan drive.
    dynamic: {
      ApplicationName: 'value',
      Authentication: 'value',
      CertificateThumbprint: 'value',
      ConnectionURI: 'value',
      Options: 'value',
      'OptionSet OS': 'value',
      Port: 'value',
      'SessionOption SO': 'value',
      UseSSL: 'flag',
    },
    positions: ['Path'],
    effects: made,
  },
  {
    // A function around New-Item; on other systems than Windows there is the program too.
    name: 'mkdir',
    aliases: 'md',
    act: 'run.write',
    parameters: { Path: 'value', Name: 'value', Value: 'value', ...credential, Force: 'flag' },
    positions: ['Path'],
    effects: (call) =>
      made({ ...call, values: (name) => (name === 'ItemType' ? [known('directory')] : call.values(name)) }),
  },
  {
    name: 'Set-ItemProperty',
    aliases: 'sp',
    act: 'run.write',
    parameters: {
      Path: 'writes',
      'LiteralPath PSPath LP': 'writes',
      'Name PSProperty': 'value',
      Value: 'value',
      InputObject: 'value',
      ...filters,
      ...credential,
      Force: 'flag',
      PassThru: 'flag',
      Type: 'value',
    },
    positions: ['Path', 'Name', 'Value'],
    input: 'Path',
  },
  {
    name: 'Compress-Archive',
    act: 'run.write',
    parameters: {
      Path: 'reads',
      'LiteralPath PSPath': 'reads',
      DestinationPath: 'writes',
      CompressionLevel: 'value',
      Update: 'flag',
      Force: 'flag',
      PassThru: 'flag',
    },
    positions: ['Path', 'DestinationPath'],
    input: 'Path',
    effects: (call) => [
      ...pathsOf(call).map((arg) => read(treeOf(targetIn(call.session, arg)), call.by)),
      // Without an extension it adds .zip.
      ...call
        .values('DestinationPath')
        .flatMap((arg) =>
          arg.text === undefined ? [] : [write(targetIn(call.session, known(`${arg.text}.zip`)), call.by)],
        ),
    ],
  },
  {
    name: 'Expand-Archive',
    act: 'run.write',
    parameters: {
      Path: 'reads',
      'LiteralPath PSPath': 'reads',
      DestinationPath: 'value',
      Force: 'flag',
      PassThru: 'flag',
    },
    positions: ['Path', 'DestinationPath'],
    input: 'Path',
    effects: (call) => {
      const places = call.values('DestinationPath');
      // Without a place, into a directory named after the archive.
      const all = places.length > 0 ? places : [known('.')];
      return all.map((arg) => write(treeOf(targetIn(call.session, withoutWildcards(arg))), call.by));
    },
  },
];
