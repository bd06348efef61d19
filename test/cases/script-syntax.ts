import type { ScriptFile } from './script-files.ts';

const S = 'run.script';
const W = 'run.write';
const A = 'write src/a.ts';
const B = 'write src/b.ts';

const lines = (...texts: string[]): string => `${texts.join('\n')}\n`;

/** All names that go-task looks for, by its manual. */
const taskfiles: readonly ScriptFile[] = [
  'Taskfile.yml',
  'taskfile.yml',
  'Taskfile.yaml',
  'taskfile.yaml',
  'Taskfile.dist.yml',
].map((name) => ({
  name,
  files: {
    [name]: lines(
      'tasks:',
      '',
      '# docs: none',
      '      # deep: none',
      '  default: touch src/a.ts',
      '  docs:',
      '    cmds: [touch src/b.ts]',
    ),
  },
  cases: [
    ['task', S, W, A],
    ['go-task docs', S, W, B],
  ],
}));

/** More of what just's book allows in a justfile. */
const justfile: ScriptFile = {
  name: '.justfile',
  files: {
    '.justfile': lines(
      'alias   s:=simple',
      'alias two :=  both # a comment',
      'first := `touch src/b.ts`',
      "export  joined := 'a' + `touch src/c.ts`",
      'with-dash := "src/a.ts" # a comment',
      'set shell := ["/bin/bash", "-c"]',
      'set export',
      'import? "none:x.just"',
      "mod sub 'a:b.just'",
      'export PLAIN',
      '',
      'simple :',
      '    touch src/a.ts',
      'both: simple simple # touch',
      '    @touch {{with-dash}}',
      '\ttouch src/d.ts',
      "single name='src/s.ts' other='a:b':",
      '    touch {{name}}',
      'double name="src/b:c.ts" +rest=\'src/r.ts\':',
      '    touch {{ name }} {{rest}}',
      'bare name=with-dash $other="x":',
      '    touch src/{{other}}',
      'needs one two:',
      '    touch {{one}} {{two}}',
      'calls: ( needs "src/1" "src/2" ) simple',
      'shell:',
      '    #!/usr/bin/env zsh',
      '    touch src/z.ts',
      'ruby:',
      '    #!/usr/bin/ruby',
      '    File.write("src/a.ts", "")',
      'mixed:',
      '    -@touch src/a.ts',
      '    @# touch src/never',
      '    touch {{A}}/{{B}}',
    ),
    'fish/justfile': lines("set shell := ['/usr/bin/fish', '-c']", 'build:', '    touch a.ts'),
  },
  cases: (
    [
      ['just simple', A],
      ['just s', A],
      ['just two', A, 'write src/d.ts'],
      ['just both', A, 'write src/d.ts'],
      ['just single', 'write src/s.ts'],
      ['just single src/t.ts', 'write src/t.ts'],
      ['just double', 'write src/b:c.ts', 'write src/r.ts'],
      ['just double src/1 src/2 src/3', 'write src/1', 'write src/2', 'write src/3'],
      ['just bare', 'write src/x'],
      ['just bare 1 2', 'write src/2'],
      ['just needs src/1 src/2', 'write src/1', 'write src/2'],
      ['just needs src/1', 'write src/1'],
      ['just calls', A],
      ['just shell', 'write src/z.ts'],
      ['just ruby', 'run.interpreter', A],
      ['just mixed', A],
      ['just', A],
      ['just simple single', A, 'write src/s.ts'],
      ['just with-dash=src/w.ts both', A, 'write src/d.ts'],
      ['just first=x simple', A],
    ] as const
  ).map(([line, ...writes]) => [line, S, W, ...writes, B, 'write src/c.ts']),
};

const fish: ScriptFile = {
  name: 'another shell in a justfile',
  files: { justfile: lines("set shell := ['/usr/bin/fish', '-c']", 'build:', '    touch a.ts') },
  cases: [
    ['just build', S, 'run.interpreter'],
    ['just --shell /bin/sh build', S, 'run.interpreter'],
  ],
};

/** pnpm and yarn: packages found by globs, some levels down, and none of what is no package. */
const workspaces: ScriptFile = {
  name: 'workspace globs',
  files: {
    'package.json': JSON.stringify({
      workspaces: { packages: ['./libs/**', 'app-*/', 'one/exact'] },
      scripts: { made: 'touch root' },
    }),
    ...Object.fromEntries(
      [
        'libs/a',
        'libs/deep/b',
        'libs/deep/er/c',
        'libs/node_modules/d',
        'libs/.hidden/e',
        'app-web',
        'apps',
        'one/exact',
        'one/other',
      ].map((dir) => [
        `${dir}/package.json`,
        JSON.stringify({ name: `@x/${dir.split('/').at(-1)}`, scripts: { made: 'touch made' } }),
      ]),
    ),
    'app-file': 'no directory',
  },
  cases: [
    [
      'npm run made -ws',
      S,
      W,
      // With include-workspace-root.
      'write root',
      ...['libs/a', 'libs/deep/b', 'libs/deep/er/c', 'app-web', 'one/exact'].map(
        (dir) => `write ${dir}/made`,
      ),
    ],
    ['npm run made -w @x/b', S, W, 'write libs/deep/b/made'],
    ['npm run made -w b', S, W, 'write libs/deep/b/made'],
    ['npm run made -w libs/deep', S, W, 'write libs/deep/b/made', 'write libs/deep/er/c/made'],
    ['npm run made -w ./libs/deep/b', S, W, 'write libs/deep/b/made'],
    ['cd libs/deep && npm run made -w ./b', S, W, 'write libs/deep/b/made'],
    ['pnpm --filter "./libs/deep/*" made', S, W, 'write libs/deep/b/made', 'write libs/deep/er/c/made'],
    [
      'pnpm --filter "@x/*" made',
      S,
      W,
      ...['libs/a', 'libs/deep/b', 'libs/deep/er/c', 'app-web', 'one/exact'].map(
        (dir) => `write ${dir}/made`,
      ),
    ],
    ['pnpm --filter "...^a" made', S, W, 'write libs/a/made'],
    ['pnpm --filter "{a}" made', S, W, 'write libs/a/made'],
    ['pnpm --filter "a[origin/main]" made', S, W, 'write libs/a/made'],
    ['turbo run made --filter=a', S, W, 'write libs/a/made'],
    ['turbo run made --filter=a -- made', S, W, 'write libs/a/made'],
    ['turbo run x#made --filter=a', S, W, 'write libs/a/made'],
    ['turbo made --filter=a', S, W, 'write libs/a/made'],
    ['turbo', S],
    ['turbo run "$X"', S],
    ['turbo login', S, 'network.write'],
    ['turbo relogin', S],
    ['turbo logins', S],
    ['lerna publish', S, 'publish', 'git.push'],
    ['lerna add x', S, 'install add'],
    ['turbo add', S],
    ['cd libs/deep/er/c && npm run made', S, W, 'write libs/deep/er/c/made'],
  ],
};

export const scriptSyntaxCases: readonly ScriptFile[] = [...taskfiles, justfile, fish, workspaces];
