import type { OptionRow } from './row.ts';

const removal = ['run.write', 'write tests/a.test.ts'] as const;
const rm = 'rm tests/a.test.ts';

/** findutils' and BSD's xargs; GNU parallel 2022. */
const many: readonly OptionRow[] = [
  {
    line: 'printf tests/a.test.ts | xargs @ rm',
    does: removal,
    flags:
      '-o --open-tty -p --interactive -r --no-run-if-empty --show-limits -t --verbose -x --exit -0 --null',
    values: '-E -L -n --max-args -P --max-procs --process-slot-var -R -S -s --max-chars -d --delimiter',
    attached: '-e --eof -l --max-lines',
    full: {
      '-I %': ['run.write'],
      '-i': ['run.write'],
      '-a docs/guide.md': [
        'read docs/guide.md',
        'run.option … (a word that is only known at run time)',
        'run.write',
        'write ?',
      ],
    },
    value: '1',
  },
  { line: 'printf tests/a.test.ts | xargs @ rm {}', does: ['write {}', ...removal], attached: '-E1' },
  {
    line: 'printf a.test.ts | xargs @ rm tests/%',
    does: ['run.write', 'write a.test.ts', 'write tests/%'],
    full: {
      '-I %': removal,
      '-I%': removal,
      '-i%': removal,
      '--replace=%': removal,
      '-J tests/%': ['run.write', 'write a.test.ts'],
    },
  },
  {
    line: `parallel @ ${rm} ::: x`,
    does: [...removal, 'write x'],
    flags:
      '-X -m -v -k --keep-order -u --ungroup --group --line-buffer --lb --bar --progress --eta --verbose -t --tag -q --quote -r --no-run-if-empty --xargs -x --exit --pipe --pipe-part --spreadstdin --null -0 --shuf --will-cite --bibtex --citation --resume --resume-failed --retry-failed --dry-run --plus --fg --bg --semaphore --wait --cat --fifo --round-robin --no-notice --silent --latest-line --tmux --csv --color --color-failed --onall --nonall --transfer --cleanup --compress --tty --files --regexp --tee --keeporder --link --xapply --gnu --hgrp -p --interactive',
    values:
      '-j --jobs --max-procs -P --delay --timeout --retries --halt --colsep -C -N -n --max-args -L --max-lines -s --max-chars -I -U -E --tagstring --tmpdir --tempdir --block --blocksize --recstart --recend --memfree --memsuspend --load --nice --termseq --term-seq --wd --workdir --env --return --basefile --bf --header --trim --id --semaphore-name --semaphore-timeout --shard --bin --group-by --total-jobs --arg-sep --arg-file-sep -d --delimiter --process-slot-var --limit --filter --profile -J --tmpl --template --parens -D --er --bnr --dnr --seqreplace --slotreplace --trc --transferfile --tf --rsync-opts --ssh-delay --block-timeout',
    writes: '--joblog --jl',
    full: {
      '--results src/made': [...removal, 'write src/made', 'write x'],
      '-a docs/guide.md': [...removal, 'read docs/guide.md', 'write x'],
      '--arg-file docs/guide.md': [...removal, 'read docs/guide.md', 'write x'],
      '-S host': [...removal, 'run.remote -S', 'write x'],
      '--sshlogin host': [...removal, 'run.remote --sshlogin', 'write x'],
      '--slf file': [...removal, 'run.remote --slf', 'write x'],
    },
  },
];

/** On changes and in series: entr 5, watchexec 2, nodemon 3, concurrently 9, hyperfine 1.18, expect 5. */
const watchers: readonly OptionRow[] = [
  {
    line: `ls src | entr @ ${rm}`,
    does: removal,
    flags: '-a -c -d -n -p -r -z',
  },
  {
    line: `ls src | entr @ '${rm}'`,
    does: ['read rm tests/a.test.ts', 'run.script'],
    full: { '-s': removal, '-cs': removal },
  },
  {
    line: `watchexec @ ${rm}`,
    does: removal,
    flags: '-r --restart -n -p --postpone -v --verbose -q --quiet --no-vcs-ignore --notify -1 --once',
    values:
      '-e --exts -w --watch -i --ignore -f --filter -d --debounce -s --signal -o --on-busy-update --workdir --project-origin --stop-signal --stop-timeout --delay-run --map-signal -E --env --fs-events -W --watch-non-recursive',
    attached: '-c --clear --wrap-process',
    full: {
      '--shell=none': ['run.shell --shell', ...removal],
      '--shell bash': ['run.shell --shell', ...removal],
    },
  },
  {
    line: 'chokidar @ "src/**"',
    does: ['run.script'],
    runs: '-c --command',
  },
  {
    line: `onchange @ "src/**" -- ${rm}`,
    does: ['run.script', ...removal],
    runs: '-o --outpipe',
  },
  {
    line: `cargo-watch @`,
    does: ['run.build'],
    full: {
      '-x "add serde"': ['install', 'run.build'],
      "-s 'rm tests/a.test.ts'": ['run.build', ...removal],
      'watch -- rm tests/a.test.ts': ['run.build', ...removal],
    },
  },
  {
    line: `nodemon @ tool.js`,
    does: ['read tool.js', 'run.script'],
    flags: '-L --legacy-watch -q --quiet -V --verbose -C --on-change-only -I --no-stdin --spawn',
    values: '-e --ext -w --watch -i --ignore -d --delay -s --signal --config',
    full: {
      "-x 'rm tests/a.test.ts'": ['run.script', ...removal],
      "--exec 'rm tests/a.test.ts'": ['run.script', ...removal],
    },
  },
  {
    line: `concurrently @ '${rm}'`,
    does: removal,
    flags:
      '-k --kill-others --kill-others-on-fail -r --raw --no-color -i --handle-input -g --group -P --passthrough-arguments --timings --pad-prefix',
    values:
      '-n --names -c --prefix-colors -p --prefix -l --prefix-length -t --timestamp-format -m --max-processes -s --success --restart-tries --restart-after --default-input-target --hide --name-separator --kill-signal --shell',
    runs: '--teardown',
  },
  {
    line: `hyperfine @ '${rm}'`,
    does: removal,
    flags: '-N -i --ignore-failure --show-output',
    values:
      '-w --warmup -r --runs -m --min-runs -M --max-runs -L -P -D --parameter-step-size -u --time-unit -n --command-name --style --sort --output --input',
    runs: '-p --prepare -c --cleanup -s --setup --conclude',
    writes: '--export-json --export-markdown --export-csv --export-asciidoc --export-orgmode',
    full: {
      '-S zsh': ['run.shell -S', ...removal],
      '--shell=none': ['run.shell --shell', ...removal],
    },
  },
  {
    line: 'expect @ tool.exp',
    does: ['read tool.exp', 'run.interpreter'],
    flags: '-b -d -i -n -N -v',
    values: '-D',
    full: {
      "-c 'spawn rm tests/a.test.ts'": ['read tool.exp', 'run.interpreter', ...removal],
      "-c 'set x 1; exec rm tests/a.test.ts'": ['read tool.exp', 'run.interpreter', ...removal],
      '-f docs/guide.md': ['read docs/guide.md', 'read tool.exp', 'run.interpreter'],
    },
  },
];

/** Tools that give a command its environment: direnv, asdf, mise, devbox, dotenv-cli, nix. */
const environments: readonly OptionRow[] = [
  {
    line: `mise exec @ ${rm}`,
    does: ['run.script', ...removal],
    flags: '--fresh-env --no-deps -q --quiet -v --verbose -y --yes --raw --silent --no-config',
    values: '-E --env -j --jobs',
    runs: '-c --command',
  },
  {
    line: `dotenv @ ${rm}`,
    does: ['environment.change', ...removal],
    flags: '-o --override --quiet --debug --verbose --use-shell -x --expand-envs --silent',
    values: '-e -f -c -v -p --file --env-file -r --rc-file --environments',
  },
  {
    line: `devbox run @ ${rm}`,
    does: ['run.script', ...removal],
    flags: '-l --list --pure -q --quiet',
    values: '-c --config -e --env --env-file',
  },
  {
    line: `devbox shell @ -- ${rm}`,
    does: ['run.script', ...removal],
    flags: '--pure',
    full: { '--print-env': ['environment.read --print-env', 'run.script', ...removal] },
  },
  { line: `direnv exec @ . ${rm}`, does: ['run.script', ...removal] },
  {
    line: 'nix-shell @',
    does: ['run.build'],
    runs: '--run --command',
  },
];

export const commandRunnerOptions: readonly OptionRow[] = [...many, ...watchers, ...environments];
