import type { Cmdlet, CmdletCall } from '../cmdlet.ts';
import { at, pathsOf, placeOf } from '../session.ts';

/** Where the session stands. */

const place: Cmdlet['parameters'] = {
  Path: 'value',
  'LiteralPath PSPath LP': 'value',
  PassThru: 'flag',
  StackName: 'value',
  'UseTransaction usetx': 'flag',
};

/** Goes to a directory. Where that isn't certain to be there, nobody knows where it stands afterwards. */
function go(call: CmdletCall): void {
  const { session } = call;
  const [arg] = pathsOf(call);
  if (arg === undefined) {
    // 5.1 stays where it is, 7 goes home.
    session.cwd = undefined;
    return;
  }
  const to = placeOf(arg, session);
  const target = to.kind === 'file' && to.arg.text !== undefined ? at(session).target(to.arg) : undefined;
  const isThere =
    target?.kind === 'path' &&
    session.context.world.kind(target.path) === 'directory' &&
    !/^[-+]$/.test(arg.text ?? '');
  session.cwd = isThere ? target.path : undefined;
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
      go(call);
      return [];
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
      call.session.pushed.push(call.session.cwd);
      if (call.values('Path').length + call.values('LiteralPath').length > 0) go(call);
      return [];
    },
  },
  {
    name: 'Pop-Location',
    aliases: 'popd',
    act: 'run.read',
    parameters: { PassThru: 'flag', StackName: 'value', 'UseTransaction usetx': 'flag' },
    effects: ({ session }) => {
      session.cwd = session.pushed.pop();
      return [];
    },
  },
];
