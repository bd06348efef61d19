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
    'e trace E env p attach s string-limit S sort u user a columns P trace-path b detach-on I interruptible O X n':
      'value',
    'c summary-only C summary f follow-forks ff F i k q quiet r relative-timestamps t tt ttt T v verbose w x xx y yy z Z L':
      'flag',
    'absolute-timestamps syscall-times': 'optional',
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
