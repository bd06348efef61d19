import { act, type Effect } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { wordsAfterDashes } from '../inner-command.ts';
import { hasOption } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { rewritten } from '../runners/tool.ts';
import { snapshotUpdate } from '../snapshots.ts';
import { frozenWith, options, othersAre, rawVerb, readsWhere, verbs } from './verbs.ts';

const cargoOptions = options(
  'q quiet v verbose offline locked frozen release r workspace all all-targets all-features no-default-features tests benches lib bins examples keep-going no-fail-fast doc no-run',
  'color config Z p package F features target target-dir manifest-path profile j jobs exclude bin example test bench message-format',
);

const cargo: Program = {
  names: ['cargo'],
  act: 'run.read',
  options: { C: 'directory', ...cargoOptions, 'list V version': 'flag', explain: 'value' },
  optionsAnywhere: true,
  subcommands: [
    frozenWith('fetch', '--locked', '--frozen'),
    ...verbs([
      [
        'install',
        'add remove rm update upgrade install uninstall generate-lockfile vendor binstall install-update edit',
      ],
      [
        'run.read',
        'locate-project read-manifest pkgid version help verify-project',
        options('', 'message-format'),
      ],
      ['network.read', 'search info audit outdated deny'],
      ['publish', 'publish owner yank release'],
      ['network.write', 'login logout'],
      ['run.write', 'init new'],
      [
        'run.build',
        'tree metadata build b check c doc d rustc rustdoc clean package miri expand llvm-cov tarpaulin hack machete udeps geiger bloat semver-checks make xtask leptos tauri component criterion flamegraph asm size objdump mutants careful vet sort about nm',
      ],
    ]),
    {
      names: ['test', 't', 'nextest', 'bench'],
      act: 'run.build',
      anyOption: true,
      options: cargoOptions,
    },
    { names: ['run', 'r'], act: 'run.script', anyOption: true, options: cargoOptions },
    {
      names: ['clippy'],
      act: 'run.build',
      anyOption: true,
      options: { ...cargoOptions, 'fix allow-dirty allow-staged allow-no-vcs': 'flag' },
      effects: (call, parsed) =>
        hasOption(parsed, 'fix') ? rewritten([], ['*.rs'], 'cargo clippy --fix', call) : [],
    },
    rawVerb('fix', (call) => rewritten([], ['*.rs'], 'cargo fix', call), 'run.build'),
    {
      names: ['fmt'],
      act: 'run.build',
      anyOption: true,
      options: { ...cargoOptions, check: 'flag' },
      effects: (call, parsed) =>
        call.args.some(({ text }) => text === '--check')
          ? []
          : rewritten(
              (parsed.afterDashes ?? []).filter(({ text }) => !text?.startsWith('-')),
              ['*.rs'],
              'cargo fmt',
              call,
            ),
    },
    rawVerb(
      'insta',
      (call) => {
        const reads = /^(?:pending-snapshots|show)$/.test(call.args[0]?.text ?? '');
        const tests =
          call.args[0]?.text === 'test' &&
          !call.args.some(({ text }) => /^--(?:accept|review|force-update-snapshots)/.test(text ?? ''));
        return reads || tests ? [] : [snapshotUpdate('cargo insta', call.args[0]?.text)];
      },
      'run.build',
    ),
    rawVerb('sqlx', (call) => call.context.run([known('sqlx'), ...call.args])),
    rawVerb('watch', (call) => [...watched(call)], 'run.build'),
  ],
  otherwise: (call, parsed) => cargoOther(call, parsed),
};

/** cargo +nightly …; otherwise an installed cargo-NAME. */
function cargoOther(call: Call, parsed: ParsedArgs): Effect[] {
  const [first, ...rest] = parsed.operands;
  if (first?.text?.startsWith('+')) return call.context.run([known('cargo'), ...rest]);
  return [act('run.script', 'cargo', first?.text ?? 'a subcommand that is only known at run time')];
}

/** cargo watch -x 'test' -s 'shell code', cargo watch -- command */
function watched(call: Call): Effect[] {
  const command = wordsAfterDashes(call.args);
  if (command) return command.length === 0 ? [] : call.context.run(command);
  return call.args.flatMap((arg, at) => {
    const value = call.args[at + 1];
    if (!value) return [];
    if (arg.text === '-s' || arg.text === '--shell') return call.context.shell(value);
    if (arg.text !== '-x' && arg.text !== '--exec') return [];
    return value.text === undefined
      ? call.context.shell(value)
      : call.context.shell(known(`cargo ${value.text}`));
  });
}

const rustup: Program = {
  names: ['rustup'],
  act: 'run.read',
  options: options('q quiet v verbose V version h help'),
  subcommands: [
    rawVerb('run', (call) => {
      const command = call.args.filter(({ text }) => text !== '--install').slice(1);
      return command.length === 0 ? [] : call.context.run(command);
    }),
    ...verbs([
      ['run.read', 'help completions'],
      // They ask the compiler that the project's toolchain file names.
      ['run.build', 'show which doc check'],
    ]),
    readsWhere('toolchain target component override set', /^list$/, 'install'),
  ],
  otherwise: othersAre('install'),
};

export const rustPackages: readonly Program[] = [cargo, rustup];
