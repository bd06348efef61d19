import { act, type Effect } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { wordsAfterDashes } from '../inner-command.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { joined } from '../wrappers/watchers.ts';

/** ssh [options] host [words]: the words, joined by blanks, are shell code there. */
const ssh: Program = {
  names: ['ssh', 'rsh', 'remsh', 'rlogin', 'slogin', 'dbclient', 'plink', 'tsh'],
  act: 'run.read',
  anyOption: true,
  stopAtOperand: true,
  options: {
    M: 'flag',
    '4 6 A a C f g K k N n q s T t v X x Y y': 'flag',
    'G V': 'flag',
    'B b c D e I J L l m O p R S W w': 'value',
    Q: 'value',
    E: 'writes',
    'i F': 'value',
    o: 'value',
  },
  effects: sshEffects,
};

/** ssh kept alive; -M takes a port. */
const autossh: Program = { ...ssh, names: ['autossh'], options: { ...ssh.options, M: 'value' } };

function sshEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const local = optionValues(parsed, 'o').flatMap((option) => localCommand(option, call));
  if (
    hasOption(parsed, 'Q') ||
    parsed.options.some(({ asWritten }) => asWritten === '-V' || asWritten === '-G')
  )
    return local;
  const operands = call.name === 'tsh' ? parsed.operands.slice(1) : parsed.operands;
  const [host, ...words] = operands;
  return [...local, act('run.remote', call.name), ...codeThere(host, words, call)];
}

/** -o ProxyCommand='…' is run by a shell on this machine. */
function localCommand(option: Arg, call: Call): Effect[] {
  const match =
    /^\s*(?:ProxyCommand|LocalCommand|KnownHostsCommand|PermitLocalCommand|ProxyUseFdpass)\s*[=\s]\s*(.*)$/is.exec(
      option.text ?? option.prefix,
    );
  if (!match || match[1] === 'none') return [];
  return call.context.shell(option.text === undefined ? { prefix: match[1] ?? '' } : known(match[1] ?? ''));
}

function codeThere(host: Arg | undefined, words: readonly Arg[], call: Call): Effect[] {
  const isHere = /(?:^|@)(?:localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host?.text ?? '');
  const change = isHere ? { cwd: call.context.world.home } : { elsewhere: {} };
  if (words.length > 0) return call.context.shell(joined(words), change);
  const { stdin } = call;
  if (stdin.kind === 'text')
    return call.context.shell(known(stdin.text), { ...change, stdin: { kind: 'none' } });
  return stdin.kind === 'none' ? [] : [act('run.shell', call.name)];
}

/** mosh host -- words; pdsh -w hosts words. */
const several: Program = {
  names: [
    'mosh',
    'et',
    'pdsh',
    'pssh',
    'parallel-ssh',
    'clush',
    'dsh',
    'tailscale',
    'sshuttle',
    'waypipe',
    'wezterm-ssh',
    'teleport',
  ],
  act: 'run.remote',
  anyOption: true,
  stopAtOperand: true,
  options: { 'w h H l p t o u g x user hosts host ssh port options': 'value' },
  effects: (call, parsed) => {
    const inner = wordsAfterDashes(call.args);
    const startsWithHost = /^(?:mosh|et|tailscale|waypipe)$/.test(call.name);
    const words = inner ?? parsed.operands.slice(startsWithHost ? 1 : 0);
    return words.length === 0 ? [] : call.context.shell(joined(words), { elsewhere: {} });
  },
};

const mounts: Program = {
  names: ['sshfs', 'rclone-mount', 'davfs2', 'curlftpfs'],
  act: 'run.system',
  anyOption: true,
};

export const remotePrograms: readonly Program[] = [ssh, autossh, several, mounts];
