import type { OptionRow } from './row.ts';

const tool = (file: string) => ['run.script', `read ${file}`] as const;

/** CPython 3.13, Node 24, PHP 8, Ruby 3, Perl 5.36: their own help. */
const scripting: readonly OptionRow[] = [
  {
    line: 'python3 @ tool.py',
    does: tool('tool.py'),
    flags: '-b -bb -B -d -E -i -I -O -OO -P -q -s -S -u -v -x',
    values: '-W -X',
    apart: '--check-hash-based-pycs',
    full: {
      '-c \'open("src/b.ts", "w")\'': ['run.interpreter', 'write src/b.ts'],
      '-uc \'open("src/b.ts", "w")\'': ['run.interpreter', 'write src/b.ts'],
      '-W ignore -c \'open("src/b.ts", "w")\' -V': ['run.interpreter', 'write src/b.ts'],
      '-m py_compile': ['read tool.py', 'run.interpreter'],
      '-mpy_compile': ['read tool.py', 'run.interpreter'],
    },
  },
  {
    line: 'node @ tool.js',
    does: tool('tool.js'),
    flags:
      '--abort-on-uncaught-exception --enable-source-maps --expose-gc --frozen-intrinsics --inspect --inspect-brk --inspect-wait --jitless --no-deprecation --no-warnings --no-addons --pending-deprecation --permission --preserve-symlinks --prof --throw-deprecation --trace-warnings --trace-deprecation --watch --watch-preserve-output --experimental-vm-modules --experimental-strip-types --use-openssl-ca --zero-fill-buffers --max-old-space-size=100 --inspect=9229 --cpu-prof --heap-prof --test-only',
    values:
      '--build-snapshot-config --conditions --cpu-prof-dir --cpu-prof-interval --cpu-prof-name --diagnostic-dir --disable-proto --disable-warning --dns-result-order --env-file --env-file-if-exists --experimental-default-type --heap-prof-dir --heap-prof-interval --heap-prof-name --heapsnapshot-near-heap-limit --heapsnapshot-signal --icu-data-dir --input-type --max-http-header-size --openssl-config --redirect-warnings --report-filename --report-signal --secure-heap --secure-heap-min --test-concurrency --test-name-pattern --test-reporter --test-reporter-destination --test-shard --test-timeout --title --tls-cipher-list --tls-keylog --trace-event-categories --trace-event-file-pattern --trace-require-module --unhandled-rejections --v8-pool-size --watch-path',
    apart: '-C',
    full: {
      '-r ./docs/guide.md': ['read docs/guide.md', ...tool('tool.js')],
      '--require ./docs/guide.md': ['read docs/guide.md', ...tool('tool.js')],
      '--import=./docs/guide.md': ['read docs/guide.md', ...tool('tool.js')],
      '--loader ./docs/guide.md': ['read docs/guide.md', ...tool('tool.js')],
      '--experimental-loader ./docs/guide.md': ['read docs/guide.md', ...tool('tool.js')],
      '--import tsx': tool('tool.js'),
      '--input-type module -e \'fs.rmSync("src/b.ts")\'': ['run.interpreter', 'write src/b.ts'],
      '--eval=\'fs.rmSync("src/b.ts")\'': ['run.interpreter', 'write src/b.ts'],
      '--print \'fs.rmSync("src/b.ts")\'': ['run.interpreter', 'write src/b.ts'],
      '-pe \'fs.rmSync("src/b.ts")\'': ['run.interpreter', 'write src/b.ts'],
      '-c': ['read tool.js'],
      '--check': ['read tool.js'],
      '--test': ['run.build'],
      inspect: tool('tool.js'),
      watch: tool('tool.js'),
    },
  },
  {
    line: 'php @ tool.php',
    does: tool('tool.php'),
    flags: '-n -e -q -C -H',
    values: '-c -d -t -z --php-ini --define --docroot',
    full: {
      '-l': ['read tool.php'],
      '--syntax-check': ['read tool.php'],
      '-S localhost:8000': ['run.service'],
      '--server localhost:8000': ['run.service'],
      '-i': ['environment.read'],
      '--info': ['environment.read'],
      '-f docs/guide.md': tool('docs/guide.md'),
      '--file docs/guide.md': tool('docs/guide.md'),
      '-F docs/guide.md': tool('docs/guide.md'),
      ...Object.fromEntries(
        ['-r', '--run', '-B', '--process-begin', '-R', '--process-code', '-E', '--process-end'].map(
          (option) => [`${option} 'unlink("src/b.ts");'`, ['run.interpreter', 'write src/b.ts']],
        ),
      ),
    },
  },
  {
    line: 'ruby @ tool.rb',
    does: tool('tool.rb'),
    flags: '-a -l -n -p -s -S -w -W -W0 -d --debug --jit --yjit --verbose -0 -0777 -x -T -Ku -Fx',
    values: '-I -E --encoding --external-encoding --internal-encoding --enable --disable --dump',
    full: {
      '-r ./docs/guide.md': ['read docs/guide.md', ...tool('tool.rb')],
      '-rfileutils': tool('tool.rb'),
      '--require fileutils': tool('tool.rb'),
      '-C src': tool('src/tool.rb'),
      '-Csrc': tool('src/tool.rb'),
      '-X src': tool('src/tool.rb'),
      '-e \'File.delete("src/b.ts")\'': ['read tool.rb', 'run.interpreter', 'write src/b.ts'],
      '-C src -e \'File.delete("b.ts")\'': ['read src/tool.rb', 'run.interpreter', 'write src/b.ts'],
      '-c': ['read tool.rb'],
      '-wc': ['read tool.rb'],
      "-i -pe '1'": ['run.interpreter', 'write tool.rb'],
      "-i.bak -pe '1'": ['run.interpreter', 'write tool.rb', 'write tool.rb.bak'],
    },
  },
  {
    line: 'perl @ tool.pl',
    does: tool('tool.pl'),
    flags:
      '-a -c -f -l -l012 -n -p -s -S -t -T -u -U -w -W -X -0 -0777 -C -C7 -d -dt:MOD -D7 -F, -x -Mstrict -mstrict',
    values: '-I',
    full: {
      '-e \'unlink "src/b.ts"\'': ['read tool.pl', 'run.interpreter', 'write src/b.ts'],
      '-E \'unlink "src/b.ts"\'': ['read tool.pl', 'run.interpreter', 'write src/b.ts'],
      '-wle \'unlink "src/b.ts"\'': ['read tool.pl', 'run.interpreter', 'write src/b.ts'],
      '-Mstrict -e \'unlink "src/b.ts"\'': ['read tool.pl', 'run.interpreter', 'write src/b.ts'],
      "-i -pe '1'": ['run.interpreter', 'write tool.pl'],
      "-pi -e '1'": ['run.interpreter', 'write tool.pl'],
      "-0777 -i.bak -pe '1'": ['run.interpreter', 'write tool.pl', 'write tool.pl.bak'],
    },
  },
];

/** Lua 5.4, R 4, Julia 1.11, Tcl 8.6, osascript. */
const smaller: readonly OptionRow[] = [
  {
    line: 'lua @ tool.lua',
    does: tool('tool.lua'),
    flags: '-i -v -E -W',
    values: '-l',
    full: { '-e \'os.remove("src/b.ts")\'': ['run.interpreter', 'write src/b.ts'] },
  },
  { line: 'luac @ tool.lua', does: ['read tool.lua', 'run.build'], flags: '-l -p -s -v', writes: '-o' },
  {
    line: 'julia @ tool.jl',
    does: tool('tool.jl'),
    flags: '-q --quiet --banner=no -i',
    values: '-C -J -p -t -H -O -g --project --threads --sysimage',
    full: {
      '-L ./docs/guide.md': ['read docs/guide.md', ...tool('tool.jl')],
      '--load=./docs/guide.md': ['read docs/guide.md', ...tool('tool.jl')],
      '-e \'rm("src/b.ts")\'': ['run.interpreter', 'write src/b.ts'],
      '-E \'rm("src/b.ts")\'': ['run.interpreter', 'write src/b.ts'],
      '--eval \'rm("src/b.ts")\'': ['run.interpreter', 'write src/b.ts'],
      '--print \'rm("src/b.ts")\'': ['run.interpreter', 'write src/b.ts'],
    },
  },
  {
    line: 'Rscript @ tool.R',
    does: tool('tool.R'),
    flags: '--vanilla --verbose --slave --no-echo',
    full: {
      '-e \'unlink("src/b.ts")\'': ['run.interpreter', 'write src/b.ts'],
      '-f docs/guide.md': tool('docs/guide.md'),
      '--file=docs/guide.md': tool('docs/guide.md'),
    },
  },
  { line: 'tclsh @ tool.tcl', does: ['read tool.tcl', 'run.interpreter'], apart: '-encoding' },
  {
    line: 'osascript @ tool.scpt',
    does: ['read tool.scpt', 'run.interpreter'],
    flags: '-i',
    values: '-l -s',
    full: {
      '-e \'do shell script "rm src/b.ts"\'': [
        'read tool.scpt',
        'run.interpreter',
        'run.write',
        'write src/b.ts',
      ],
    },
  },
];

/** OpenJDK 17, Elixir 1.18, Erlang 27, Swift 6, GHC 9, Deno 2. */
const compiled: readonly OptionRow[] = [
  {
    line: 'java @ Tool.java',
    does: tool('Tool.java'),
    flags:
      '-server -client -verbose -showversion -ea -esa -da -dsa --enable-preview -Xmx1g -XX:+UseG1GC -Dname=value -ea:x -verbose:gc -javaagent:x.jar -agentlib:x',
    apart:
      '-cp -classpath --class-path -p --module-path --upgrade-module-path --limit-modules --patch-module --add-modules --enable-native-access --source --add-exports --add-opens --add-reads',
    full: { '-jar docs/guide.md': ['read docs/guide.md', ...tool('Tool.java')] },
  },
  {
    line: 'javac @ src/A.java',
    does: ['read src/A.java', 'run.build'],
    flags: '-nowarn -verbose -deprecation -parameters -g -Werror --enable-preview -Xlint -proc:none -Akey',
    apart:
      '-cp -classpath --class-path -p --module-path --module-source-path -m --module --module-version --add-modules --limit-modules -source --source -sourcepath --source-path -target --target --release --system -profile -processor -processorpath --processor-path -encoding -bootclasspath -extdirs -endorseddirs',
    full: Object.fromEntries(
      ['-d', '-s', '-h'].map((option) => [
        `${option} src/made`,
        ['read src/A.java', 'run.build', 'write src/made/**'],
      ]),
    ),
  },
  {
    line: 'jar @',
    does: ['run.build'],
    full: {
      'cf src/a.jar docs': ['run.build', 'write src/a.jar'],
      'cvfe src/a.jar Main docs': ['run.build', 'write src/a.jar'],
      'cmf docs/m src/a.jar docs': ['run.build', 'write src/a.jar'],
      '-c -f src/a.jar docs': ['run.build', 'write src/a.jar'],
      '--create --file src/a.jar docs': ['run.build', 'write src/a.jar'],
      '--create --file=src/a.jar -C docs .': ['run.build', 'write src/a.jar'],
      '--update --file=src/a.jar docs': ['run.build', 'write src/a.jar'],
      'uf src/a.jar docs': ['run.build', 'write src/a.jar'],
      'tf src/a.jar': ['read src/a.jar', 'run.build'],
      'tvf src/a.jar': ['read src/a.jar', 'run.build'],
      '--list --file=src/a.jar': ['read src/a.jar', 'run.build'],
      'xf src/a.jar': ['read src/a.jar', 'run.build', 'write ./**'],
      '-xf src/a.jar': ['read src/a.jar', 'run.build', 'write ./**'],
      '--extract --file src/a.jar': ['read src/a.jar', 'run.build', 'write ./**'],
      '-x -f src/a.jar -C src': ['read src/a.jar', 'run.build', 'write src/**'],
    },
  },
  {
    line: 'jshell @ tool.jsh',
    does: tool('tool.jsh'),
    flags: '-q -s -v --no-startup --enable-preview',
    values: '--class-path --startup --feedback --module-path --add-modules',
  },
  {
    line: 'elixir @ tool.exs',
    does: ['read tool.exs', 'run.interpreter', 'run.script'],
    flags: '--no-halt --logger-otp-reports=true',
    full: {
      '-e \'File.rm("src/b.ts")\'': ['read tool.exs', 'run.interpreter', 'run.script', 'write src/b.ts'],
      '--eval \'File.rm("src/b.ts")\'': ['read tool.exs', 'run.interpreter', 'run.script', 'write src/b.ts'],
      '-r docs/x.exs': ['read docs/x.exs', 'read tool.exs', 'run.interpreter', 'run.script'],
      '-pr docs/x.exs': ['read docs/x.exs', 'read tool.exs', 'run.interpreter', 'run.script'],
      '-S mix deps.get': ['install', 'run.interpreter'],
    },
  },
  {
    line: 'ghci @ Tool.hs',
    does: ['read Tool.hs', 'run.interpreter'],
    apart: '-e -package -i',
  },
  {
    line: 'swift @ tool.swift',
    does: ['read tool.swift', 'run.script'],
    apart: '-sdk -target -I -L -F -D -e',
  },
  {
    line: 'deno run @ tool.ts',
    does: tool('tool.ts'),
    flags:
      '-A -R -W -N -E -S --allow-all --allow-read --allow-write --allow-net --allow-env --allow-run --allow-ffi --allow-sys --deny-read --no-check --no-prompt --watch --cached-only --no-lock --frozen --no-config --no-remote --no-npm -r --reload --inspect --inspect-brk -q --quiet --unstable',
    values: '-c --config --import-map --location --seed --v8-flags --cert --env-file --ext',
    full: { '--allow-read=src': tool('tool.ts') },
  },
  {
    line: 'deno fmt @ src/a.ts',
    does: ['run.build', 'write src/a.ts'],
    values: '-c --config --ext --ignore',
    value: 'src/b.ts',
    full: { '--check': ['run.build'] },
  },
  {
    line: 'zx @ tool.mjs',
    does: ['read tool.mjs', 'run.interpreter', 'run.script'],
    flags: '--quiet --verbose --install --prefer-local',
    values: '--shell --prefix --cwd',
    full: {
      '--eval \'fs.rmSync("src/b.ts")\'': [
        'read tool.mjs',
        'run.interpreter',
        'run.script',
        'write src/b.ts',
      ],
    },
  },
];

export const interpreterOptions: readonly OptionRow[] = [...scripting, ...smaller, ...compiled];
