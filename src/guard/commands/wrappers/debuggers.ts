import type { Effect } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { runFrom, wrapper } from '../inner-command.ts';
import { afterStart, optionValues } from '../parse-args.ts';
import type { Call, Options, Program } from '../program.ts';

/** strace -o '|cmd' hands its log to a command. */
const tracer = (names: string, options: Options): Program => {
  const row = wrapper(names, options);
  return {
    ...row,
    effects: (call, parsed) => {
      const piped = optionValues(parsed, 'o').filter(({ prefix }) => /^[|!]/.test(prefix));
      return [
        ...piped.flatMap((code) => call.context.shell(afterStart(code, 1))),
        ...(row.effects?.(call, parsed) ?? []),
      ];
    },
  };
};

export const debuggerPrograms: readonly Program[] = [
  tracer('strace ltrace dtruss truss', {
    'o output': 'writes',
    'e trace signal status abbrev verbose raw read write fault inject kvm E env p attach s string-limit S sort summary-sort-by u user a columns P trace-path b detach-on I interruptible O summary-syscall-overhead U summary-columns X const-print-style':
      'value',
    'A output-append-mode c summary-only C summary d debug D f follow-forks output-separately F i instruction-pointer k stack-traces L n syscall-number q r t T v no-abbrev w summary-wall-clock x y Y z successful-only Z failed-only seccomp-bpf':
      'flag',
    'absolute-timestamps daemonize decode-fds decode-pids quiet relative-timestamps strings-in-hex syscall-times tips':
      'optional',
  }),
  wrapper('valgrind', {
    'q quiet v verbose d': 'flag',
    'tool leak-check show-leak-kinds track-origins error-exitcode suppressions num-callers trace-children vgdb':
      'value',
    'log-file xml-file callgrind-out-file massif-out-file cachegrind-out-file': 'writes',
    xml: 'value',
  }),
  {
    names: ['gdb', 'lldb'],
    act: 'run.interpreter',
    anyOption: true,
    style: 'single-dash',
    stopAtOperand: true,
    options: {
      'args batch q quiet nx n nh': 'flag',
      'ex eval-command iex o': 'value',
      'x command ix source s': 'reads',
      'p pid d directory c core se symbols': 'value',
    },
    effects: (call, parsed) => [
      ...optionValues(parsed, 'ex').flatMap(({ text }) => debuggerShell(text ?? '', call)),
      ...runFrom(call, parsed.operands, 0),
    ],
  },
];

/** gdb -ex 'shell …', lldb -o 'platform shell …' */
function debuggerShell(command: string, call: Call): Effect[] {
  const code = /^\s*(?:(?:platform\s+)?shell|!|make)\s*(.+)$/s.exec(command)?.[1];
  return code === undefined ? [] : call.context.shell(known(code));
}
