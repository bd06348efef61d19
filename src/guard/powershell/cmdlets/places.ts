import type { Effect } from '../../effects.ts';
import type { Cmdlet, CmdletCall } from '../cmdlet.ts';
import { at, driveEffect, pathsOf, placeOf } from '../session.ts';

/** Where the session stands. */

const place: Cmdlet['parameters'] = {
  Path: 'value',
  'LiteralPath PSPath LP': 'value',
  PassThru: 'flag',
  StackName: 'value',
  'UseTransaction usetx': 'flag',
};

/** Goes to a directory. Where that isn't certain to be there, nobody knows where it stands afterwards. */
function go(call: CmdletCall): Effect[] {
  const { session } = call;
  const [arg] = pathsOf(call);
  if (arg === undefined) {
    // 5.1 stays where it is, 7 goes home.
    session.cwd = undefined;
    return [];
  }
  const to = placeOf(arg, session);
  const target = to.kind === 'file' && to.arg.text !== undefined ? at(session).target(to.arg) : undefined;
  const isThere =
    target?.kind === 'path' &&
    session.context.world.kind(target.path) === 'directory' &&
    !/^[-+]$/.test(arg.text ?? '');
  // What is listed or read from now on may be the environment.
  const drive = driveEffect(session, arg, call.by, 'environment.read');
  session.cwd = isThere ? target.path : undefined;
  return drive ? [drive] : [];
}

export const placeCmdlets: readonly Cmdlet[] = [
  {
    name: 'Set-Location',
    aliases: 'sl cd chdir',
    act: 'run.read',
    parameters: place,
    positions: ['Path'],
    input: 'Path',
    effects: (call) => {
      // Another stack becomes the one that Push-Location and Pop-Location use.
      if (call.has('StackName')) call.session.pushed = [];
      return go(call);
    },
  },
  {
    name: 'Push-Location',
    aliases: 'pushd',
    act: 'run.read',
    parameters: place,
    positions: ['Path'],
    input: 'Path',
    effects: (call) => {
      const { session } = call;
      if (!call.has('StackName')) session.pushed = [...session.pushed, session.cwd];
      return call.values('Path').length + call.values('LiteralPath').length > 0 ? go(call) : [];
    },
  },
  {
    name: 'Pop-Location',
    aliases: 'popd',
    act: 'run.read',
    parameters: { PassThru: 'flag', StackName: 'value', 'UseTransaction usetx': 'flag' },
    effects: ({ session, has }) => {
      session.cwd = has('StackName') ? undefined : session.pushed.at(-1);
      if (!has('StackName')) session.pushed = session.pushed.slice(0, -1);
      return [];
    },
  },
];
