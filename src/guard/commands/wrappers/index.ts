import { act, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { leadingAssignments, runFrom, wrapper } from '../inner-command.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Options, Program } from '../program.ts';
import { debuggerPrograms } from './debuggers.ts';
import { env } from './env.ts';
import { environmentPrograms } from './environments.ts';
import { nixPrograms } from './nix.ts';
import { parallelPrograms } from './parallel.ts';
import { secretPrograms } from './secrets.ts';
import { shellPrograms } from './shells.ts';
import { userPrograms } from './users.ts';
import { watcherPrograms } from './watchers.ts';
import { xargsPrograms } from './xargs.ts';

/** A lock file, then a command, or -c and shell code. */
const flock: Program = {
  names: ['flock'],
  act: 'run.read',
  stopAtOperand: true,
  options: {
    's shared': 'flag',
    'x e exclusive': 'flag',
    'u unlock': 'flag',
    'n nb nonblock': 'flag',
    'w wait timeout': 'value',
    'E conflict-exit-code': 'value',
    'o close': 'flag',
    'F no-fork': 'flag',
    verbose: 'flag',
    'c command': 'runs',
  },
  effects: (call, parsed) => {
    const [file, ...rest] = parsed.operands;
    if (file === undefined || /^\d+$/.test(file.text ?? '')) return [];
    const lock = { kind: 'write', target: call.context.target(file), by: 'flock' } as const;
    if (rest[0]?.text === '-c' || rest[0]?.text === '--command')
      return [lock, ...(rest[1] ? call.context.shell(rest[1]) : [])];
    return [lock, ...runFrom(call, rest, 0)];
  },
};

/** A mask or priority, then a command; -p asks about or changes a running process. */
const scheduler = (names: string, options: Options): Program => ({
  names: names.split(' '),
  act: 'run.read',
  stopAtOperand: true,
  options,
  effects: (call, parsed) =>
    hasOption(parsed, 'p') ? [act('run.system', parsed.by)] : runFrom(call, parsed.operands, 1),
});

/** script [file]: a transcript; -c runs a command, BSD's takes it after the file. */
const script: Program = {
  names: ['script'],
  act: 'run.write',
  options: {
    'a append': 'flag',
    'c command': 'runs',
    'e return': 'flag',
    'f flush': 'flag',
    force: 'flag',
    'q quiet': 'flag',
    'B log-io': 'writes',
    'I log-in': 'writes',
    'O log-out': 'writes',
    'T log-timing': 'writes',
    't timing': 'optional',
    'm logging-format': 'value',
    'E echo': 'value',
    'o output-limit': 'value',
    F: 'flag',
    k: 'flag',
    r: 'flag',
    d: 'flag',
    p: 'flag',
  },
  stopAtOperand: true,
  operands: { first: ['writes'], rest: 'text' },
  effects: (call, parsed) => {
    const { stdin, context } = call;
    // A value only when attached: -tFILE.
    const times = optionValues(parsed, 't').map((file) => write(context.target(file), 'script -t'));
    if (hasOption(parsed, 'c')) return times;
    const [file, ...rest] = parsed.operands;
    // util-linux takes options after the file too.
    if (file && rest[0]?.text?.startsWith('-'))
      return [...times, ...call.context.run([known('script'), ...rest, file])];
    if (rest.length > 0) return [...times, ...call.context.run(rest)];
    if (stdin.kind === 'text') return [...times, ...context.shell(known(stdin.text))];
    return stdin.kind === 'none' ? times : [...times, act('run.shell', 'script')];
  },
};

/** setarch's first word is the architecture, unless it is an option; options may follow it. */
const setarch: Program = {
  ...wrapper('setarch linux32 linux64', {
    'B 32bit F fdpic-funcptrs I short-inode L addr-compat-layout R addr-no-randomize S whole-seconds T sticky-timeouts X read-implies-exec Z mmap-page-zero 3 3gb 4gb uname-2.6 v verbose':
      'flag',
  }),
  effects: (call, { operands }) => {
    const isFirst = call.name === 'setarch' && operands[0] === call.args[0];
    if (!isFirst || !architectures.test(operands[0]?.text ?? '')) return runFrom(call, operands, 0);
    const takesOptions = operands[1]?.text?.startsWith('-') === true;
    return call.context.run(takesOptions ? [known('setarch'), ...operands.slice(1)] : operands.slice(1));
  },
};

const architectures =
  /^(?:uname26|linux(?:32|64)|i[3-6]86|x86_64|athlon|arm\w*|aarch64|ppc\w*|mips\w*|sparc\w*|s390x?|parisc\w*|ia64|alpha\w*|riscv\w*|loongarch\w*)$/;

const simpleWrappers: readonly Program[] = [
  wrapper('nice gnice', { 'n adjustment': 'value', '#': 'flag' }),
  wrapper('ifne', { n: 'flag' }),
  wrapper('nohup chronic unbuffer catchsegv fakeroot torsocks tsocks eatmydata', {}),
  {
    names: ['perf'],
    act: 'run.build',
    anyOption: true,
    subcommands: [
      wrapper(
        'record',
        {
          'o output': 'writes',
          'e event F freq c count p pid t tid C cpu call-graph r realtime D delay G cgroup j branch-filter k clockid m mmap-pages u uid affinity filter max-size proc-map-timeout':
            'value',
          'a b B d g i n N P q R s T v W': 'flag',
          'I intr-regs S snapshot z compression-level': 'optional',
        },
        { act: 'run.build' },
      ),
      wrapper(
        'stat trace',
        {
          'o output': 'writes',
          'e event p pid t tid C cpu r repeat D delay G cgroup I interval-print x field-separator timeout M metrics':
            'value',
          'a A c d g i n q S T v': 'flag',
        },
        { act: 'run.build' },
      ),
    ].map((row) => ({ ...row, anyOption: true })),
    otherwise: 'run.build',
  },
  wrapper('proot', { 'b bind r rootfs w cwd q qemu': 'value', '0 S': 'flag' }),
  wrapper('daemonize', { 'a v': 'flag', 'c e o p l u E': 'value' }),
  {
    ...wrapper('logsave', { 'a s v': 'flag' }, { skip: 1 }),
    operands: { first: ['writes'], rest: 'text' },
  },
  wrapper('time gtime', {
    'o output': 'writes',
    'a append p portability v verbose q quiet l h': 'flag',
    'f format': 'value',
  }),
  wrapper(
    'timeout gtimeout',
    { 'k kill-after s signal': 'value', 'p f foreground preserve-status v verbose': 'flag' },
    { skip: 1 },
  ),
  wrapper('ionice', {
    'c class n classdata': 'value',
    't ignore': 'flag',
    'p pid P pgid u uid': { act: 'run.system', value: true },
  }),
  scheduler('taskset', { 'a all-tasks c cpu-list': 'flag', 'p pid': 'flag' }),
  scheduler('chrt', {
    'a all-tasks b batch d deadline f fifo i idle m max o other r rr R reset-on-fork v verbose': 'flag',
    'T sched-runtime P sched-period D sched-deadline': 'value',
    'p pid': 'flag',
  }),
  wrapper('stdbuf gstdbuf', { 'i input o output e error': 'value' }),
  wrapper('setsid', { 'c ctty f fork w wait': 'flag' }),
  wrapper('numactl', {
    'i interleave m membind N cpunodebind C physcpubind p preferred P preferred-many w weighted-interleave':
      'value',
    'l localalloc a all b balancing': 'flag',
  }),
  wrapper('caffeinate', { 'd i m s u': 'flag', 't w': 'value' }),
  {
    ...wrapper('arch', {
      'x86_64 arm64 arm64e i386 32 64 c h': 'flag',
      e: { act: 'environment.change', value: true },
      d: 'value',
    }),
    style: 'single-dash',
  },
  setarch,
  wrapper('prlimit', {
    'c core d data e nice f fsize i sigpending l memlock m rss n nofile q msgqueue r rtprio s stack t cpu u nproc v as x locks y rttime':
      'optional',
    'noheadings raw verbose': 'flag',
    'o output': 'value',
    'p pid': { act: 'run.system', value: true },
  }),
  wrapper('cpulimit', { 'l limit': 'value', 'z i f': 'flag' }),
  wrapper('rlwrap', { 'a c i r': 'flag', 's p': 'value', f: 'reads', H: 'writes' }),
  wrapper('xvfb-run', {
    'a auto-servernum l': 'flag',
    'n server-num s server-args': 'value',
    'e error-file f auth-file': 'writes',
  }),
  wrapper('dbus-run-session', { 'config-file dbus-daemon': { act: 'run.script', value: true } }),
  wrapper('faketime', { 'm f': 'flag' }, { skip: 1 }),
  wrapper('proxychains proxychains4', { q: 'flag', f: 'reads' }),
  wrapper('sshpass', { 'p d P': 'value', 'e v': 'flag', f: 'reads' }),
];

/** Programs that only print what passes through, or write it to a file. */
const pipeEnds: readonly Program[] = [
  { names: ['ts'], act: 'run.read', options: { 'i s r u m': 'flag' }, operands: 'text' },
  { names: ['sponge'], act: 'run.write', options: { a: 'flag' }, operands: 'writes' },
];

/** cross-env A=1 cmd is env with another name. */
const withAssignments: Program = {
  names: ['cross-env', 'cross-env-shell'],
  act: 'run.read',
  style: 'raw',
  effects: (call) => {
    const { assignments, command } = leadingAssignments(call.args);
    return command.length === 0 ? [] : call.context.run(command, { assignments });
  },
};

export const wrapperPrograms: readonly Program[] = [
  env,
  flock,
  script,
  withAssignments,
  ...simpleWrappers,
  ...debuggerPrograms,
  ...pipeEnds,
  ...userPrograms,
  ...xargsPrograms,
  ...parallelPrograms,
  ...shellPrograms,
  ...environmentPrograms,
  ...nixPrograms,
  ...secretPrograms,
  ...watcherPrograms,
];
