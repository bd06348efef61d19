import { act, type Effect } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { scriptEffects } from '../script-file.ts';
import { denoTasks, packageScriptEffects } from '../scripts/npm-scripts.ts';
import { snapshotUpdate } from '../snapshots.ts';
import { codeEffects } from './code.ts';
import { interpreter } from './run.ts';

const nodeValues =
  'allow-fs-read allow-fs-write build-snapshot-config conditions cpu-prof-dir cpu-prof-interval cpu-prof-name diagnostic-dir disable-proto disable-warning dns-result-order env-file env-file-if-exists experimental-default-type experimental-sea-config heap-prof-dir heap-prof-interval heap-prof-name heapsnapshot-near-heap-limit heapsnapshot-signal icu-data-dir input-type inspect-port localstorage-file max-http-header-size openssl-config redirect-warnings report-dir report-directory report-filename report-signal run secure-heap secure-heap-min test-concurrency test-coverage-exclude test-coverage-include test-name-pattern test-reporter test-reporter-destination test-shard test-skip-pattern test-timeout title tls-cipher-list tls-keylog trace-event-categories trace-event-file-pattern trace-require-module tsconfig unhandled-rejections v8-pool-size watch-path';

const nodeLong = {
  ...Object.fromEntries(nodeValues.split(' ').map((name) => [name, 'value' as const])),
  eval: 'code',
  print: 'code',
  require: 'loads',
  import: 'loads',
  loader: 'loads',
  'experimental-loader': 'loads',
} as const;

/** node, and the programs that read its command line and TypeScript. */
const node = interpreter({
  names: [
    'node',
    'nodejs',
    'tsx',
    'ts-node',
    'ts-node-esm',
    'esno',
    'vite-node',
    'babel-node',
    'swc-node',
    'jiti',
  ],
  language: 'javascript',
  grammar: {
    code: 'ep',
    codeIsNextWord: true,
    values: 'CPO',
    loads: 'r',
    long: nodeLong,
    harmless: ['v', 'h', 'version', 'help', 'v8-options', 'completion-bash'],
  },
  checks: ['c', 'check'],
  instead: ({ long, values, operands }, call) => {
    if (long.includes('test')) return [act('run.build', 'node --test')];
    const script = values.get('run');
    if (script) return call.context.run([known('npm'), known('run'), script, ...operands]);
    if (/^(?:inspect|debug|watch)$/.test(operands[0]?.text ?? '') && operands[1])
      return scriptEffects(operands[1], operands.slice(2), call, 'javascript');
    return undefined;
  },
});

const denoRunOptions = {
  'allow-read allow-write allow-net allow-env allow-run allow-ffi allow-sys allow-all A R W N E S deny-read deny-write deny-net deny-env deny-run':
    'optional',
  'c config import-map location seed v8-flags cert env-file ext': 'value',
  'q quiet no-check no-prompt watch unstable cached-only no-lock frozen no-config no-remote no-npm r reload inspect inspect-brk P':
    'optional',
} as const;

const denoRun = (effects: Program['effects']): Omit<Program, 'names'> => ({
  act: 'run.read',
  stopAtOperand: true,
  options: denoRunOptions,
  ...(effects && { effects }),
});

const deno: Program = {
  names: ['deno'],
  act: 'run.interpreter',
  anyOption: true,
  subcommands: [
    { names: ['run', 'serve'], ...denoRun((call, parsed) => firstScript(call, parsed)) },
    {
      names: ['eval'],
      ...denoRun((call, parsed) =>
        codeEffects(parsed.operands[0], 'javascript', call, parsed.operands.slice(1)),
      ),
    },
    {
      names: ['task'],
      act: 'run.script',
      anyOption: true,
      stopAtOperand: true,
      options: { 'c config cwd': 'value', 'q quiet': 'flag' },
      effects: (call, parsed) =>
        parsed.operands[0]
          ? packageScriptEffects(
              parsed.operands[0],
              parsed.operands.slice(1),
              call.context,
              denoTasks(call.context),
            )
          : [],
    },
    {
      names: ['test', 'bench', 'check', 'compile', 'coverage', 'doc', 'bundle', 'cache'],
      act: 'run.build',
      anyOption: true,
      // What stands behind the dashes is for the tests; their snapshots know these two.
      effects: (_, { by, afterDashes = [] }) =>
        afterDashes.some(({ text }) => text === '-u' || text === '--update') ? [snapshotUpdate(by)] : [],
    },
    { names: ['lint'], act: 'run.build', anyOption: true, options: { fix: 'flag' } },
    {
      names: ['fmt'],
      act: 'run.build',
      anyOption: true,
      options: { check: 'flag', 'c config ext ignore': 'value' },
      effects: (call, parsed) =>
        parsed.options.some(({ name }) => name === 'check')
          ? []
          : call.context.run([known('prettier'), known('--write'), ...parsed.operands]),
    },
    {
      names: ['install', 'add', 'remove', 'uninstall', 'upgrade', 'update', 'x'],
      act: 'install',
      anyOption: true,
    },
    { names: ['publish'], act: 'publish', anyOption: true },
    { names: ['deploy'], act: 'run.cloud', anyOption: true },
    { names: ['info', 'types', 'outdated', 'audit', 'why'], act: 'run.read', options: { json: 'flag' } },
    { names: ['init'], act: 'run.write', anyOption: true },
    { names: ['repl', 'jupyter'], act: 'run.interpreter', anyOption: true },
  ],
  options: { 'V version h help q quiet': 'flag', 'L log-level': 'value' },
  otherwise: (call) => {
    const [first, ...rest] = call.args;
    return first ? scriptEffects(first, rest, call, 'javascript') : [act('run.interpreter', 'deno')];
  },
};

function firstScript(call: Call, parsed: ParsedArgs): Effect[] {
  const [script, ...rest] = parsed.operands;
  if (!script || script.text === '-')
    return call.stdin.kind === 'text'
      ? codeEffects(known(call.stdin.text), 'javascript', call)
      : [act('run.interpreter', parsed.by)];
  if (/^https?:/.test(script.text ?? '')) return [act('run.shell', parsed.by, script.text)];
  return scriptEffects(script, rest, call, 'javascript');
}

/** zx and its kind: JavaScript files full of shell. */
const zx: Program = {
  names: ['zx', 'google-zx'],
  act: 'run.interpreter',
  anyOption: true,
  stopAtOperand: true,
  options: { 'eval e': 'value', 'quiet verbose install prefer-local': 'flag', 'shell prefix cwd': 'value' },
  effects: (call, parsed) => [
    ...optionValues(parsed, 'eval').flatMap((code) => codeEffects(code, 'javascript', call)),
    ...(parsed.operands.length > 0 ? firstScript(call, parsed) : []),
  ],
};

export const javascriptPrograms: readonly Program[] = [node, deno, zx];
