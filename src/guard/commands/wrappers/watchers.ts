import { act, type Effect } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import { runFrom } from '../inner-command.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Program } from '../program.ts';

/** Words that are joined by blanks and given to a shell. */
export function joined(words: readonly Arg[]): Arg {
  let text = '';
  for (const [at, word] of words.entries()) {
    const blank = at === 0 ? '' : ' ';
    if (word.text === undefined || word.many) return unknown(text + blank + word.prefix);
    text += blank + word.text;
  }
  return known(text);
}

const shellWords = (call: Call, words: readonly Arg[]): Effect[] =>
  words.length === 0 ? [] : call.context.shell(joined(words));

const watch: Program = {
  names: ['watch', 'viddy', 'hwatch'],
  act: 'run.read',
  stopAtOperand: true,
  options: {
    'n interval q equexit s shotsdir': 'value',
    'd differences': 'optional',
    'b beep c color C no-color e errexit g chgexit p precise r no-rerun t no-title w no-wrap': 'flag',
    'x exec': 'flag',
  },
  effects: (call, parsed) =>
    hasOption(parsed, 'x') ? runFrom(call, parsed.operands, 0) : shellWords(call, parsed.operands),
};

/** ls | entr cmd /_: the names that changed take the place of /_. */
const entr: Program = {
  names: ['entr'],
  act: 'run.read',
  stopAtOperand: true,
  options: { 'a c d n p r s z': 'flag' },
  effects: (call, parsed) => {
    const isShell = parsed.options.some(({ asWritten }) => asWritten === '-s');
    if (isShell) return parsed.operands[0] ? call.context.shell(parsed.operands[0]) : [];
    const words = parsed.operands.map((word) => (word.text === '/_' ? unknown() : word));
    return words.length === 0 ? [] : call.context.run(words, { stdin: { kind: 'none' } });
  },
};

const watchexec: Program = {
  names: ['watchexec'],
  act: 'run.read',
  stopAtOperand: true,
  options: {
    shell: { act: 'run.shell', value: true },
    'e exts w watch W watch-non-recursive i ignore f filter d debounce delay-run s signal stop-signal stop-timeout on-busy-update o fs-events workdir project-origin map-signal E env':
      'value',
    'c clear wrap-process poll': 'optional',
    'r restart n no-shell N notify p postpone v verbose q quiet 1 once no-vcs-ignore': 'flag',
  },
  effects: (call, parsed) => shellWords(call, parsed.operands),
};

/** Patterns, and -c with a command (chokidar-cli), or `--` and one (onchange). */
const onChange: Program = {
  names: ['chokidar', 'onchange'],
  act: 'run.script',
  anyOption: true,
  options: { 'c command o outpipe': 'runs' },
  effects: (call, parsed) => shellWords(call, parsed.afterDashes ?? []),
};

const cargoWatch: Program = {
  names: ['cargo-watch'],
  act: 'run.read',
  style: 'raw',
  effects: ({ args, context }) =>
    context.run([known('cargo'), ...(args[0]?.text === 'watch' ? [] : [known('watch')]), ...args]),
};

const nodemon: Program = {
  names: ['nodemon'],
  act: 'run.script',
  anyOption: true,
  stopAtOperand: true,
  options: {
    'x exec': 'runs',
    'e ext w watch i ignore d delay s signal config': 'value',
    'L legacy-watch q quiet V verbose C on-change-only I no-stdin spawn inspect trace-warnings': 'flag',
  },
  effects: (call, parsed) => {
    if (hasOption(parsed, 'x')) return [];
    return parsed.operands.length === 0
      ? [act('run.script', 'nodemon')]
      : call.context.run([known('node'), ...parsed.operands]);
  },
};

/** concurrently 'cmd' 'npm:script': each operand is a command line. */
const concurrently: Program = {
  names: ['concurrently', 'conc'],
  act: 'run.read',
  options: {
    'n names c prefix-colors p prefix l prefix-length t timestamp-format m max-processes s success restart-tries restart-after default-input-target hide kill-signal name-separator shell':
      'value',
    teardown: 'runs',
    'k kill-others kill-others-on-fail r raw no-color i handle-input g group P passthrough-arguments timings pad-prefix':
      'flag',
  },
  effects: (call, parsed) =>
    parsed.operands.flatMap((operand) => {
      const script = /^(?:npm|yarn|pnpm|bun):(.+)$/.exec(operand.text ?? '');
      return script
        ? call.context.run([known('npm'), known('run'), known(script[1] ?? '')])
        : call.context.shell(operand);
    }),
};

const hyperfine: Program = {
  names: ['hyperfine'],
  act: 'run.read',
  options: {
    'S shell': { act: 'run.shell', value: true },
    'w warmup r runs m min-runs M max-runs L parameter-list P parameter-scan D parameter-step-size n command-name style sort time-unit u output input':
      'value',
    'p prepare c cleanup s setup conclude': 'runs',
    'export-json export-markdown export-csv export-asciidoc export-orgmode': 'writes',
    'N i ignore-failure show-output': 'flag',
  },
  effects: (call, parsed) => parsed.operands.flatMap((operand) => call.context.shell(operand)),
};

/** rtk git status is git status with less to read; rtk has words of its own as well. */
const condenser: Program = {
  names: ['rtk'],
  act: 'run.read',
  stopAtOperand: true,
  options: { 'v verbose u ultra-compact skip-env V version h help': 'flag' },
  effects: ({ context }, { operands }) => {
    const [first, ...rest] = operands;
    if (first === undefined || /^(?:gain|cc-economics|discover|session|help|config)$/.test(first.text ?? ''))
      return [];
    if (/^(?:init|trust|untrust|telemetry|hook)$/.test(first.text ?? ''))
      return [act('run.system', 'rtk', first.text)];
    if (/^(?:proxy|err|test|summary|run)$/.test(first.text ?? ''))
      return rest.length === 0 ? [] : context.run(rest);
    return context.run(first.text === 'read' || first.text === 'smart' ? [known('cat'), ...rest] : operands);
  },
};

/** expect -c code, expect file: Tcl that drives other programs. */
const expect: Program = {
  names: ['expect', 'autoexpect'],
  act: 'run.interpreter',
  anyOption: true,
  stopAtOperand: true,
  options: { 'c D': 'value', f: 'reads', 'b d i n N v': 'flag' },
  operands: { first: ['reads'], rest: 'text' },
  effects: (call, parsed) => {
    const codes = [
      ...optionValues(parsed, 'c').map((code) => code.text),
      call.stdin.kind === 'text' ? call.stdin.text : '',
    ];
    const spawned = codes.flatMap((code) => [
      ...(code ?? '').matchAll(/(?:^|[;\n{])\s*(?:spawn|exec|system)\s+([^;\n}]+)/g),
    ]);
    return spawned.flatMap(([, command = '']) => call.context.shell(known(command)));
  },
};

export const watcherPrograms: readonly Program[] = [
  watch,
  entr,
  watchexec,
  onChange,
  cargoWatch,
  nodemon,
  concurrently,
  hyperfine,
  condenser,
  expect,
];
