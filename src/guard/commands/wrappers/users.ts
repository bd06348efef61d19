import { act, type Effect, write } from '../../effects.ts';
import { type Arg, type Assignment, known } from '../../shell/arg.ts';
import { leadingAssignments } from '../inner-command.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { scriptEffects } from '../script-file.ts';

/** The user a command runs as, where database clients look for it: in USER and LOGNAME. */
export function asUser(user: Arg): Assignment[] {
  return [
    { name: 'USER', value: user },
    { name: 'LOGNAME', value: user },
  ];
}

const root = known('root');

/** Runs the words that follow, with assignments before them, as another user. */
function runAs(user: Arg, words: readonly Arg[], call: Call): Effect[] {
  const { assignments, command } = leadingAssignments(words);
  if (command.length === 0) return [];
  return call.context.run(command, { assignments: [...asUser(user), ...assignments] });
}

/** A shell that reads what comes on standard input; with nothing there it ends. */
const loginShell = (call: Call): Effect[] =>
  call.stdin.kind === 'none' ? [] : call.context.run([known('bash')], { stdin: call.stdin });

const sudo: Program = {
  names: ['sudo', 'sudoedit'],
  act: 'run.system',
  stopAtOperand: true,
  options: {
    'A askpass': 'flag',
    'b background': 'flag',
    'B bell': 'flag',
    'C close-from': 'value',
    'D chdir': 'directory',
    E: 'flag',
    'preserve-env': 'optional',
    'e edit': 'flag',
    'g group': 'value',
    'H set-home': 'flag',
    'h host': 'value',
    'i login': 'flag',
    'K remove-timestamp': 'flag',
    'k reset-timestamp': 'flag',
    'l list': 'flag',
    'n non-interactive': 'flag',
    'N no-update': 'flag',
    'P preserve-groups': 'flag',
    'p prompt': 'value',
    'R chroot': 'value',
    'r role': 'value',
    'S stdin': 'flag',
    's shell': 'flag',
    'T command-timeout': 'value',
    't type': 'value',
    'U other-user': 'value',
    'u user': 'value',
    'V version v validate': 'flag',
  },
  effects: (call, parsed) => {
    const { operands } = parsed;
    if (call.name === 'sudoedit' || hasOption(parsed, 'e'))
      return operands.map((file) => write(call.context.target(file), 'sudoedit'));
    if (hasOption(parsed, 'l')) return [];
    const isShell = hasOption(parsed, 'i') || hasOption(parsed, 's');
    if (operands.length === 0) return isShell ? loginShell(call) : [];
    return runAs(optionValues(parsed, 'u').at(-1) ?? root, operands, call);
  },
};

const doas: Program = {
  names: ['doas'],
  act: 'run.system',
  stopAtOperand: true,
  options: { 'L n': 'flag', s: 'flag', 'a u': 'value', C: 'reads' },
  effects: (call, parsed) => {
    if (parsed.operands.length === 0) return hasOption(parsed, 's') ? loginShell(call) : [];
    const user = parsed.options.findLast(({ asWritten }) => asWritten === '-u')?.value;
    return runAs(user ?? root, parsed.operands, call);
  },
};

const loginOptions = {
  'c command session-command': 'value',
  'f fast l login m p preserve-environment P pty T no-pty': 'flag',
  'g group G supp-group s shell w whitelist-environment': 'value',
} as const;

/** su [-] [user] [-c code]. Options may follow the user. */
const su: Program = {
  names: ['su'],
  act: 'run.system',
  options: loginOptions,
  effects: (call, parsed) => suEffects(call, parsed),
};

function suEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const [first, ...rest] = parsed.operands.filter((word) => word.text !== '-');
  const user = first ?? root;
  const codes = optionValues(parsed, 'c');
  if (codes.length === 0)
    return rest[0] ? scriptEffects(rest[0], rest.slice(1), call, 'shell') : loginShell(call);
  return codes.flatMap((code) => call.context.shell(code, { assignments: asUser(user), parameters: rest }));
}

const runuser: Program = {
  names: ['runuser'],
  act: 'run.system',
  stopAtOperand: true,
  options: { ...loginOptions, 'u user': 'value' },
  effects: (call, parsed) => {
    const user = optionValues(parsed, 'u').at(-1);
    if (user) return runAs(user, parsed.operands, call);
    const afterUser = parsed.operands.findIndex((word) => word.text === '-c' || word.text === '--command');
    const code = afterUser < 0 ? undefined : parsed.operands[afterUser + 1];
    if (code) return call.context.shell(code, { assignments: asUser(parsed.operands[0] ?? root) });
    return suEffects(call, parsed);
  },
};

/** The user is the first operand: gosu postgres psql. */
const firstOperandIsUser: Program = {
  names: ['gosu', 'su-exec', 'setuidgid'],
  act: 'run.system',
  stopAtOperand: true,
  options: {},
  effects: (call, parsed) =>
    parsed.operands.length < 2 ? [] : runAs(parsed.operands[0] ?? root, parsed.operands.slice(1), call),
};

const pkexec: Program = {
  names: ['pkexec'],
  act: 'run.system',
  stopAtOperand: true,
  options: { user: 'value', 'disable-internal-agent keep-cwd': 'flag' },
  effects: (call, parsed) => runAs(optionValues(parsed, 'user').at(-1) ?? root, parsed.operands, call),
};

const setpriv: Program = {
  names: ['setpriv'],
  act: 'run.system',
  stopAtOperand: true,
  options: {
    'clear-groups d dump init-groups keep-groups nnp no-new-privs reset-env': 'flag',
    'ambient-caps bounding-set egid groups inh-caps list-caps pdeathsig ptracer regid rgid ruid securebits selinux-label apparmor-profile':
      'value',
    'euid reuid': 'value',
  },
  effects: (call, parsed) => {
    const user = optionValues(parsed, 'euid').at(-1);
    if (parsed.operands.length === 0) return [];
    return user ? runAs(user, parsed.operands, call) : call.context.run(parsed.operands);
  },
};

const chroot: Program = {
  names: ['chroot'],
  act: 'run.system',
  stopAtOperand: true,
  options: { 'groups userspec': 'value', 'skip-chdir': 'flag' },
  effects: (call, parsed) =>
    parsed.operands.length < 2
      ? [act('run.shell', 'chroot')]
      : call.context.run(parsed.operands.slice(1), { elsewhere: {} }),
};

/**
 * The tools for namespaces have long option lists that differ by version: any word that is no option may be the command,
 * so the first three are all taken for it, unless `--` says where it starts.
 */
const namespaces: Program = {
  names: ['unshare', 'nsenter', 'bwrap', 'firejail', 'systemd-run', 'capsh'],
  act: 'run.system',
  style: 'raw',
  effects: (call) => possibleCommands(call.args).flatMap((words) => call.context.run(words)),
};

function possibleCommands(args: readonly Arg[]): (readonly Arg[])[] {
  const dashes = args.findIndex((arg) => arg.text === '--');
  if (dashes >= 0) return dashes + 1 < args.length ? [args.slice(dashes + 1)] : [];
  const starts = args.flatMap((arg, at) => (arg.text?.startsWith('-') ? [] : [at]));
  return starts.slice(0, 3).map((at) => args.slice(at));
}

export const userPrograms: readonly Program[] = [
  sudo,
  doas,
  su,
  runuser,
  firstOperandIsUser,
  pkexec,
  setpriv,
  chroot,
  namespaces,
];
