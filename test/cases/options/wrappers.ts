import type { OptionRow } from './row.ts';

const removal = ['run.write', 'write tests/a.test.ts'] as const;
/** Database clients look in these for who they are. */
const otherUser = ['environment.change LOGNAME', 'environment.change USER', 'run.system'] as const;
const asRoot = [...otherUser, ...removal] as const;
const rm = 'rm tests/a.test.ts';

/** Programs that run another: coreutils 9, util-linux 2.38, findutils 4.9, procps 4, and their BSD namesakes. */
const system: readonly OptionRow[] = [
  {
    line: `env @ ${rm}`,
    does: removal,
    flags: '-i --ignore-environment -0 --null -v --debug --list-signal-handling -',
    values: '-u --unset',
    apart: '-a --argv0',
    attached: '--block-signal --default-signal --ignore-signal',
    full: {
      '-C src': ['run.write', 'write src/tests/a.test.ts'],
      '--chdir=src': ['run.write', 'write src/tests/a.test.ts'],
      '-P word': ['environment.change -P', ...removal],
      '-S "-i A=1 touch src/b.ts"': ['environment.change A', ...removal, 'write rm', 'write src/b.ts'],
      '--split-string="nice -n 5"': removal,
    },
  },
  { line: `nice @ ${rm}`, does: removal, flags: '-5', values: '-n --adjustment' },
  { line: `nohup @ ${rm}`, does: removal, full: { '--': removal } },
  {
    line: `timeout @ 5 ${rm}`,
    does: removal,
    flags: '--preserve-status --foreground -v --verbose -p -f',
    values: '-k --kill-after -s --signal',
    value: '9',
  },
  { line: `stdbuf @ ${rm}`, does: removal, values: '-i --input -o --output -e --error' },
  {
    line: `flock @ src/lock ${rm}`,
    does: ['write src/lock', ...removal],
    flags: '-s --shared -x -e --exclusive -u --unlock -n --nb --nonblock -o --close -F --no-fork --verbose',
    values: '-w --wait --timeout -E --conflict-exit-code',
    runs: '-c --command',
  },
  {
    line: 'script @ src/out',
    does: ['run.write', 'write src/out'],
    flags: '-a --append -e --return -f --flush --force -q --quiet -t --timing -F -k -r -d -p',
    values: '-m --logging-format -E --echo -o --output-limit',
    writes: '-I --log-in -O --log-out -B --log-io -T --log-timing',
    runs: '-c --command',
    full: {
      '--timing=src/times': ['run.write', 'write src/out', 'write src/times'],
      '-tsrc/times': ['run.write', 'write src/out', 'write src/times'],
    },
  },
  {
    line: `time -p @ ${rm}`,
    does: removal,
  },
  {
    line: `/usr/bin/time @ ${rm}`,
    does: removal,
    flags: '-a --append -p --portability -q --quiet -v --verbose -l -h',
    values: '-f --format',
    writes: '-o --output',
  },
  {
    line: `ionice @ ${rm}`,
    does: removal,
    flags: '-t --ignore',
    values: '-c --class -n --classdata',
    full: Object.fromEntries(
      ['-p 7', '--pid 7', '-P 7', '--pgid 7', '-u 7', '--uid=7'].map((option) => [
        option,
        [`run.system ${option.replace(/[ =]7/, '')}`, ...removal],
      ]),
    ),
  },
  {
    line: `taskset @ 3 ${rm}`,
    does: removal,
    flags: '-a --all-tasks -c --cpu-list',
    full: { '-p': ['run.system'], '--pid': ['run.system'] },
  },
  {
    line: `chrt @ 3 ${rm}`,
    does: removal,
    flags:
      '-b --batch -d --deadline -f --fifo -i --idle -o --other -r --rr -R --reset-on-fork -a --all-tasks -m --max -v --verbose',
    values: '-T --sched-runtime -P --sched-period -D --sched-deadline',
    full: { '-p': ['run.system'], '--pid': ['run.system'] },
  },
  { line: `setsid @ ${rm}`, does: removal, flags: '-c --ctty -f --fork -w --wait' },
  {
    line: `setarch @ ${rm}`,
    does: removal,
    flags:
      '-B --32bit -F --fdpic-funcptrs -I --short-inode -L --addr-compat-layout -R --addr-no-randomize -S --whole-seconds -T --sticky-timeouts -X --read-implies-exec -Z --mmap-page-zero -3 --3gb --4gb --uname-2.6 -v --verbose',
  },
  {
    line: `prlimit @ ${rm}`,
    does: removal,
    flags: '--noheadings --raw --verbose',
    values: '-o --output',
    attached:
      '-c --core -d --data -e --nice -f --fsize -i --sigpending -l --memlock -m --rss -n --nofile -q --msgqueue -r --rtprio -s --stack -t --cpu -u --nproc -v --as -x --locks -y --rttime',
    full: { '-p 7': ['run.system -p', ...removal], '--pid=7': ['run.system --pid', ...removal] },
  },
  {
    line: `watch @ ${rm}`,
    does: removal,
    flags:
      '-b --beep -c --color -C --no-color -e --errexit -g --chgexit -p --precise -r --no-rerun -t --no-title -w --no-wrap -x --exec',
    values: '-n --interval -q --equexit -s --shotsdir',
    attached: '-d --differences',
  },
  {
    line: `logsave @ src/log ${rm}`,
    does: ['write src/log', ...removal],
    flags: '-a -s -v',
  },
  {
    line: `numactl @ ${rm}`,
    does: removal,
    values:
      '-i --interleave -m --membind -N --cpunodebind -C --physcpubind -p --preferred -P --preferred-many',
    flags: '-l --localalloc -a --all',
  },
  { line: `caffeinate @ ${rm}`, does: removal, flags: '-d -i -m -s -u', apart: '-t -w' },
  {
    line: `arch @ ${rm}`,
    does: removal,
    flags: '-x86_64 -arm64 -arm64e -i386 -32 -64 -c -h',
    apart: '-d',
    full: { '-e A=1': ['environment.change -e', ...removal] },
  },
  { line: `cpulimit @ ${rm}`, does: removal, flags: '-z -i -f', values: '-l --limit', value: '50' },
];

/** Other users: sudo 1.9, doas 6, util-linux' su, runuser and setpriv, coreutils' chroot, polkit's pkexec. */
const users: readonly OptionRow[] = [
  {
    line: `sudo @ ${rm}`,
    does: asRoot,
    flags:
      '-A --askpass -b --background -B --bell -E --preserve-env -H --set-home -i --login -k --reset-timestamp -n --non-interactive -N --no-update -P --preserve-groups -S --stdin -s --shell',
    values:
      '-C --close-from -g --group -h --host -p --prompt -R --chroot -r --role -T --command-timeout -t --type -U --other-user -u --user',
    full: {
      '--preserve-env=PATH': asRoot,
      '-D src': [...otherUser, 'run.write', 'write src/tests/a.test.ts'],
      '--chdir=src': [...otherUser, 'run.write', 'write src/tests/a.test.ts'],
      '-l': ['run.system'],
      '--list': ['run.system'],
      '-e': ['run.system', 'write rm', 'write tests/a.test.ts'],
      '--edit': ['run.system', 'write rm', 'write tests/a.test.ts'],
    },
  },
  {
    line: `doas @ ${rm}`,
    does: asRoot,
    flags: '-L -n -s',
    values: '-a -u',
    full: { '-C docs/guide.md': [...asRoot, 'read docs/guide.md'] },
  },
  {
    line: `su @ app -c '${rm}; mysql -e "select 1"'`,
    does: [...asRoot, 'sql.read', 'sql.user no user is named'],
    flags: '- -l --login -m -p --preserve-environment -f --fast -P --pty -T --no-pty',
    values: '-g --group -G --supp-group -s --shell -w --whitelist-environment',
    value: 'root',
  },
  {
    line: `su @ app`,
    does: ['run.system'],
    full: Object.fromEntries([
      ['postgres', ['read app', 'run.script', 'run.system']],
      ...[`-c '${rm}'`, `--command='${rm}'`, `--session-command '${rm}'`].map((option) => [option, asRoot]),
    ]),
  },
  {
    line: `runuser @ -u app ${rm}`,
    does: asRoot,
    flags: '-l --login -m -p --preserve-environment -f --fast -P --pty -T --no-pty',
    values: '-g --group -G --supp-group -s --shell -w --whitelist-environment -u --user',
  },
  { line: `gosu app @ ${rm}`, does: asRoot },
  {
    line: `pkexec @ ${rm}`,
    does: asRoot,
    flags: '--disable-internal-agent --keep-cwd',
    values: '--user',
  },
  {
    line: `setpriv @ ${rm}`,
    does: ['run.system', ...removal],
    flags: '-d --dump --clear-groups --init-groups --keep-groups --nnp --no-new-privs --reset-env',
    values:
      '--ambient-caps --inh-caps --bounding-set --ruid --rgid --egid --regid --groups --securebits --pdeathsig --ptracer --selinux-label --apparmor-profile',
    full: { '--reuid app': asRoot, '--reuid=app': asRoot, '--euid app': asRoot },
  },
  {
    line: `chroot @ / ${rm}`,
    does: ['run.system', 'run.write'],
    flags: '--skip-chdir',
    values: '--groups --userspec',
  },
  {
    line: `wsl @ ${rm}`,
    does: removal,
    flags: '-e --exec',
    values: '-d --distribution -u --user --cd --shell-type',
  },
];

const traced: readonly OptionRow[] = [
  {
    line: `strace @ ${rm}`,
    does: removal,
    flags:
      '-f --follow-forks -ff --output-separately -z --successful-only -Z --failed-only -i --instruction-pointer -k --stack-traces -n --syscall-number -A --output-append-mode -v --no-abbrev -c --summary-only -C --summary -w --summary-wall-clock -d --debug --seccomp-bpf -t -tt -ttt -T -x -xx -y -yy -Y -r -q -qq -D -F',
    values:
      '-e -E --env -p --attach -u --user -b --detach-on -I --interruptible -P --trace-path -a --columns -s --string-limit -X --const-print-style -O --summary-syscall-overhead -S --summary-sort-by -U --summary-columns --trace --signal --status --abbrev --verbose --raw --read --write --kvm --inject --fault',
    attached:
      '--daemonize --relative-timestamps --absolute-timestamps --syscall-times --strings-in-hex --decode-fds --quiet --tips',
    joined: '--decode-pids',
    writes: '-o --output',
    full: { "-o '|touch src/by-option'": [...removal, 'write src/by-option', 'write |touch src/by-option'] },
  },
  {
    line: `valgrind @ ${rm}`,
    does: removal,
    flags: '-q --quiet -v --verbose -d',
    joined:
      '--tool --leak-check --show-leak-kinds --track-origins --error-exitcode --suppressions --num-callers --trace-children --vgdb --xml',
    full: {
      '--log-file=src/made': [...removal, 'write src/made'],
      '--xml-file=src/made': [...removal, 'write src/made'],
      '--callgrind-out-file=src/made': [...removal, 'write src/made'],
      '--massif-out-file=src/made': [...removal, 'write src/made'],
      '--cachegrind-out-file=src/made': [...removal, 'write src/made'],
    },
  },
  {
    line: `gdb @ ${rm}`,
    does: ['run.interpreter', ...removal],
    flags: '--args --batch -q --quiet --nx -n --nh',
    values: '--eval-command -p --pid --directory --core --se --symbols',
    apart: '-ex -iex -d -c',
    full: {
      '-s docs/guide.md': ['read docs/guide.md', 'run.interpreter', ...removal],
      '-x docs/guide.md': ['read docs/guide.md', 'run.interpreter', ...removal],
      '--command=docs/guide.md': ['read docs/guide.md', 'run.interpreter', ...removal],
      "-ex 'shell touch src/b.ts'": ['run.interpreter', ...removal, 'write src/b.ts'],
      "-ex '!touch src/b.ts'": ['run.interpreter', ...removal, 'write src/b.ts'],
    },
  },
  {
    line: `perf record @ ${rm}`,
    does: ['run.build', ...removal],
    flags:
      '-a --all-cpus -b --branch-any -B --no-buildid -d --data -g -i --no-inherit -N -n --no-samples -P --period -q --quiet -R --raw-samples -s --stat -T --timestamp -v --verbose -W --weight',
    values:
      '-c --count -C --cpu -D --delay -e --event -F --freq -G --cgroup -j --branch-filter -k --clockid -m --mmap-pages -p --pid -r --realtime -t --tid -u --uid --affinity --call-graph --filter --max-size --proc-map-timeout',
    attached: '-I --intr-regs -S --snapshot -z --compression-level --aio --switch-output --user-regs',
    writes: '-o --output',
  },
  {
    line: `perf stat @ ${rm}`,
    does: ['run.build', ...removal],
    flags: '-a -d -g -i -n -v -A -S -T -B',
    values:
      '-e --event -p --pid -t --tid -C --cpu -r --repeat -D --delay -G --cgroup -I --interval-print -x --field-separator --timeout -M --metrics',
    writes: '-o --output',
  },
];

export const wrapperOptions: readonly OptionRow[] = [...system, ...users, ...traced];
