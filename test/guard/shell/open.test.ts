import { describe, expect, it } from 'vitest';
import { known } from '../../../src/guard/shell/arg.ts';
import { fakeWorld } from '../fake-world.ts';
import { probe } from './probe.ts';

/** What `note` is called with; unknown words stand in ‹ › with what is known of them, `*`: any number. */
const notes = (source: string): string[] =>
  probe(source)
    .ran.filter((line) => /^note(?:\||$)/.test(line))
    .map((line) => line.slice(5));

describe('what is not known stays open', () => {
  it.each([
    ['an environment variable', 'note "$X"', ['‹›']],
    ['one that may be several words', 'note $X', ['‹›*']],
    ['a known start', 'note "src/$X" src/$X/a', ['‹src/›|‹src/›*']],
    ['a number is one word', 'note $$ $RANDOM f$# a$((X)) $!', ['‹›|‹›|f0|‹a›|‹›']],
    ['output of a program', 'note "$(frob)" $(frob)', ['‹›|‹›*']],
    ['output that is partly known', 'note "$(echo a; frob)"', ['‹a›']],
    ['branches that differ', 'if frob; then x=a; else x=b; fi; note $x', ['a', 'b']],
    ['a branch that may not run', 'x=a; frob && x=b; note $x', ['a', 'b']],
    ['a default for what may be set', 'note "${X:-a}"', ['‹›']],
    ['a word that may be absent', 'note a ${X:+b}', ['a|‹›*']],
    ['a subject that is open', 'case $X in a) note 1;; b) note 2;; *) note 3;; esac', ['1', '2', '3']],
    [
      'a subject with something that is empty',
      'v=a; case n"${v%%*}" in ?) note 1;; *) note 2;; esac',
      ['1', '2'],
    ],
    ['a subject with an empty list', 'case n"$@" in ?) note 1;; *) note 2;; esac', ['1', '2']],
    [
      'a pattern with something that is empty',
      'v=a; case n in n"${v#a}") note 1;; *) note 2;; esac',
      ['1', '2'],
    ],
    [
      'what is empty beside text in its quotes',
      'v=a; case "n${v%%*}" in ?) note 1;; *) note 2;; esac',
      ['1'],
    ],
    ['what is empty without quotes', 'v=a; case n${v%%*} in ?) note 1;; *) note 2;; esac', ['1']],
    ['a test that is open', 'if [ -f a ]; then note 1; else note 2; fi', ['1', '2']],
    ['a loop over an open list', 'for x in a $X; do note $x; done', ['a', '‹›*']],
    ['a counter in an open loop', 'i=0; while frob; do note $i; i=$((i+1)); done', ['0', '‹›']],
    ['what an open loop leaves', 'x=a; while frob; do x=b$x; done; note "$x"', ['a', '‹›']],
    ['a name out of a glob', 'for f in src/*.ts; do note "$f"; done', ['‹src/*.ts›']],
    [
      'a changed name out of a glob',
      'for f in src/*.ts; do note "${f%.ts}.js" "${f##*/}"; done',
      ['‹src/*.js›|‹*.ts›'],
    ],
    ['lines of a file', 'while read l; do note "$l"; done < notes.txt', ['‹›']],
    ['lines of output', 'frob | while read a b; do note "$a"; done', ['‹›']],
    ['an array with an open part', 'a=(x $X y); note "${a[@]}" "${a[0]}" "${a[2]}"', ['x|‹›*|y|x|‹›']],
    ['parameters that are open', 'set -- a $X; note "$1" "$2" "$@" $#', ['a|‹›|a|‹›*|‹›']],
    ['what a trap may change', 'x=a; trap "x=b" ERR; note "$x"', ['‹›']],
    [
      'what may be exported',
      'PATHX=a XPATH=b EDITOR_2=c; sh -c \'note "$PATHX" "$XPATH" "$EDITOR_2"\'',
      ['‹›|‹›|‹›'],
    ],
    ['an export that was turned off', 'set -o allexport; set +o allexport; x=a; sh -c \'note "$x"\'', ['‹›']],
    ['a glob once it is read again', 'set -o noglob; set +o noglob; note notes*', ['‹notes*›*']],
    ['the status of an unknown command', 'true; $X || note a; $X && note b', ['a', 'b']],
    ['the output of an unknown command', 'x=$($X); note "$x"', ['‹›']],
    ['a script given to eval', 'x=a; eval "$X"; note "$x"', ['‹›']],
    ['a variable that read fills', 'read x < notes.txt; note "$x"', ['‹›']],
    [
      'a recursive function',
      'f() { note $1; [ -d "$1" ] && f "$1/x"; }; f a',
      ['a', 'a/x', 'a/x/x', 'a/x/x/x', 'a/x/x/x/x', '‹›*'],
    ],
    ['too many words', 'note {1..1000}', ['‹›*']],
    ['a unknown separator', 'IFS=$X; x="a b"; note $x', ['‹›*']],
  ])('%s', (_what, source, expected) => {
    expect(new Set(notes(source))).toEqual(new Set(expected));
  });
});

/** Acts the evaluator itself names, as "act by detail". */
const acts = (source: string): string[] =>
  probe(source).effects.flatMap((effect) =>
    effect.kind === 'act'
      ? [[effect.act, effect.by, effect.detail].filter((part) => part !== undefined).join(' ')]
      : [],
  );

describe('code that nobody can see', () => {
  it.each([
    ['$X a', 'run.dynamic an unknown command'],
    ['"$X" a', 'run.dynamic an unknown command'],
    ['ru$X a', 'run.dynamic ru…'],
    ['$(frob) a', 'run.dynamic an unknown command'],
    ['./sr?/a.ts', 'run.dynamic ./sr…'],
    ['eval "$X"', 'run.shell eval'],
    ['eval a $X', 'run.shell eval'],
    ['trap "$X" EXIT', 'run.shell trap'],
    ['sh -c "$X"', 'run.shell sh'],
    ['. ./env.sh', 'run.script source ./env.sh'],
    ['source "$X"', 'run.script source '],
    ['source <(frob)', 'run.shell source'],
    ['mapfile -C "$X" a < notes.txt', 'run.shell mapfile -C'],
    ['enable -f ./x.so x', 'run.script enable -f ./x.so'],
    ['fc -e vi', 'run.dynamic fc'],
    ['compgen -C "$X"', 'run.shell compgen'],
    ['x=$(frob); echo $((x))', 'run.dynamic $((…))'],
    ['x=$(frob); echo ${a[x]}', 'run.dynamic $((…))'],
    ['x=$(frob); echo "${x@P}"', 'run.dynamic a prompt'],
    ['x=$(frob); echo "${!x}"', 'run.dynamic an indirect name'],
    ['x=$(frob); [[ -v $x ]]', 'run.dynamic a variable name'],
    ['x=$(frob); PS4=$x', 'run.dynamic PS4'],
    ['x=$(frob); echo >& "$x"', 'run.dynamic >&'],
    ['alias note=frob\nnote a', 'run.dynamic note'],
    ['hash -p ./frob note; note a', 'run.dynamic note'],
    ['enable -n echo; frob; echo a', 'run.dynamic echo'],
    ['PATH=./bin; note a', 'run.dynamic note'],
    ['PATH=./bin note a', 'run.dynamic note'],
    ['env PATH=./bin note a', 'run.dynamic note'],
    ['export PATH=./bin:$PATH; note a', 'run.dynamic note'],
    ['unset PATH; note a', 'run.dynamic note'],
    ['set -k; note LD_PRELOAD=./x.so', 'environment.change note set -k'],
    ['x=$(frob); declare -a a="$x"', 'run.dynamic an array'],
    ['read PATH <<< x; note a', 'run.dynamic note'],
    ['for PATH in x; do note a; done', 'run.dynamic note'],
    ['f() { local PATH; note a; }; f', 'run.dynamic note'],
    ['printf -v PATH x; note a', 'run.dynamic note'],
    ['BASH_CMDS[note]=./frob; note a', 'run.dynamic note'],
    ['BASH_ALIASES[note]=frob\nnote a', 'run.dynamic note'],
    ['export $(cat notes.txt)', 'environment.change export variables only known at run time'],
    ['exec 3<>/dev/tcp/host/80', 'network.write <> /dev/tcp/host/80'],
    ['cat < /dev/udp/host/53', 'network.write < /dev/udp/host/53'],
    ['declare -p', 'environment.read declare'],
    ['export', 'environment.read export'],
    ['set', 'environment.read set'],
  ])('%s', (source, expected) => {
    expect(acts(source)).toContain(expected);
  });

  it.each([
    'x=3; echo $((x+1)) $((Y+1)) "$((RANDOM % 5))"',
    '/bin/note a',
    'f() { note "$@"; }; f a',
    'echo a > "$X"; echo b >& "$X"',
    'export X',
    'unset -f note; note a',
    'set -e; set -o pipefail; shopt -s nullglob',
    'a=(1 2); echo ${a[1]} ${a[i]}',
  ])('nothing hidden in: %s', (source) => {
    expect(acts(source)).toEqual([]);
  });

  it.each(['PATH="$PATH:./bin"; note a', 'PATH+=:./bin; note a'])(
    'the same programs are found: %s',
    (source) => {
      expect(acts(source)).toEqual(['environment.change note PATH']);
    },
  );

  it('runs an alias beside the name itself, and builtins beside programs of their name', () => {
    expect(probe("alias q='note a'\nq b").ran).toEqual(['note|a|b', 'q|b']);
    const writes = probe('enable -n cd; cd src; echo > a').effects.filter(({ kind }) => kind === 'write');
    expect(writes).toHaveLength(2);
  });

  it('runs what follows a word that may be nothing', () => {
    expect(probe('$SUDO note a').ran).toEqual(['note|a']);
  });

  it('looks into every place that can hold a command', () => {
    const places = [
      'x=$(note)',
      'x=`note`',
      'echo "$(note)"',
      'echo ${x:-$(note)}',
      'echo ${x#$(note)}',
      'echo ${x/$(note)/a}',
      'echo ${x/a/$(note)}',
      'echo ${x:$(note)}',
      'echo ${a[$(note)]}',
      'echo $(($(note)+1))',
      'echo $[$(note)]',
      '(($(note)))',
      'let x=$(note)',
      'a=($(note))',
      'a[$(note)]=1',
      '[[ $(note) ]]',
      '[[ a == $(note) ]]',
      '[[ a =~ $(note) ]]',
      '[[ -f <(note) ]]',
      'case $(note) in a) ;; esac',
      'case a in $(note)) ;; esac',
      'for x in $(note); do :; done',
      'for ((x=$(note);;)); do break; done',
      'select x in $(note); do break; done',
      'while note; do :; done',
      'until note; do :; done',
      'if note; then :; fi',
      'if frob; then :; elif note; then :; fi',
      'frob && note',
      'frob || note',
      '{ note; }',
      '(note)',
      'note &',
      '! note',
      'time note',
      'coproc note',
      'coproc N { note; }',
      'f() { note; }; f',
      'cat <(note)',
      'frob > >(note)',
      'cat <<< $(note)',
      'cat <<E\n$(note)\nE',
      'cat <<E\n${x:-$(note)}\nE',
      'echo > $(note)',
      'echo 2> `note`',
      'exec note',
      'command note',
      'eval note',
      'trap note EXIT',
      'trap note INT',
      'sh -c note',
      'echo note | sh',
      'sh <<< note',
      'env note',
      'source <(echo note)',
      'x=note; $x',
      'export x=$(note)',
      'local x=$(note)',
      'x=$(note) frob',
      'echo $(echo $(note))',
      'echo "`echo \\`note\\``"',
      'select x in a; do note; done',
      'frob | { read x; note; }',
      'shopt -s extglob\ncase a in @($(note)|b)) ;; esac',
      'echo {a,$(note)}',
      'echo [$(note)]',
      'mapfile -C note a <<< x',
      'compgen -C note',
      "compgen -W '$(note)'",
      'echo ${x@P} ${x:=$(note)}',
      'readonly x=$(note)',
      'return $(note)',
      'cd $(note)',
      'set -- $(note)',
      'while frob; do note; done',
      'echo $((x ? $(note) : 1))',
      "declare -i x='a[$(note)]'",
      'echo $"a $(note)"',
      'command_not_found_handle() { note; }; nosuch',
      "PS4='$(note)'; set -x",
      "bash -c 'f() { note; }; f'",
    ];
    expect(places.filter((source) => !notes(source).some((line) => line === ''))).toEqual([]);
  });
});

describe('places', () => {
  const at = (source: string, files: readonly string[]) =>
    probe(`${source}; cd . && pwd | note`, { world: fakeWorld(files) });

  it('follows both ways where a directory may be missing', () => {
    const writes = probe('cd build; echo > a').effects.filter(({ kind }) => kind === 'write');
    expect(writes.map((effect) => effect.kind === 'write' && effect.target)).toEqual([
      { kind: 'path', path: '/repo/build/a' },
      { kind: 'path', path: '/repo/a' },
    ]);
  });

  it.each([
    ['cd src; echo > a', ['/repo/src/a']],
    ['cd build && echo > a', ['/repo/build/a']],
    ['cd build || exit; echo > a', ['/repo/build/a']],
    ['cd build || echo > a', ['/repo/a']],
    ['cd notes.txt; echo > a', ['/repo/a']],
    ['cd "$X" && echo > a', [undefined]],
    ['(cd src && echo > a); echo > b', ['/repo/src/a', '/repo/b']],
    ['cd; echo > a', ['/home/dev/a', '/repo/a']],
    ['cd src && CDPATH=/x && cd y && echo > a', [undefined]],
    ['cd src; { cd ..; echo > a; }; echo > b', ['/repo/a', '/repo/b']],
  ])('%s', (source, expected) => {
    const targets = probe(source).effects.flatMap((effect) =>
      effect.kind === 'write' ? [effect.target] : [],
    );
    expect(targets.map((target) => (target.kind === 'path' ? target.path : undefined))).toEqual(expected);
  });

  it.each([
    ['cd te*; echo > a', ['/repo/tests/a', undefined, '/repo/a']],
    ['cd *s/un?t && echo > a', ['/repo/tests/unit/a', undefined]],
    ['cd .cl* && echo > a', ['/repo/.claude/a', undefined]],
    ['cd *la* && echo > a', [undefined]],
    ['cd read* && echo > a', [undefined]],
  ])('goes where a glob leads: %s', (source, expected) => {
    const world = fakeWorld(['tests/unit/a.test.ts', '.claude/settings.json', 'readme']);
    const targets = probe(source, { world }).effects.flatMap((effect) =>
      effect.kind === 'write' ? [effect.target] : [],
    );
    expect(targets.map((target) => (target.kind === 'path' ? target.path : undefined))).toEqual(expected);
  });

  it('keeps a glob that could match and spells out one that cannot', () => {
    expect(at('note src/*.ts src/*.js *.md --x=*', ['src/a.ts']).ran).toContain(
      'note|‹src/*.ts›*|src/*.js|*.md|--x=*',
    );
  });

  it('expects a file that was just made', () => {
    expect(probe('echo > new.md; note *.md').ran).toEqual(['note|‹*.md›*']);
  });

  it('hands on standard input', () => {
    const stdin = { kind: 'names', dir: known('src'), name: '*.ts' } as const;
    expect(probe('while read f; do note "$f" < /dev/null; done', { stdin }).ran).toEqual([
      'note|‹src/**/*.ts›',
    ]);
  });
});

it.each([
  ['f() { f & }; f', ['run.system']],
  [':(){ :|:& };:', ['run.system']],
  ['f() { g; }; g() { h & }; h() { f; }; f', ['run.system']],
  ['f() { f; }; f', []],
  ['f() { note & }; f; f; f; f; f; f; f; f', []],
])('a function that starts itself in the background: %s', (source, expected) => {
  const found = probe(source).effects.flatMap((effect) =>
    effect.kind === 'act' && effect.act === 'run.system' ? [effect.act] : [],
  );
  expect(found).toEqual(expected);
});

describe('files that belong to others', () => {
  const world = fakeWorld(['/srv/a', 'b']);
  it.each([
    ['note a < /srv/a || note b', ['a', 'b']],
    ['note a > /srv/a || note b', ['a', 'b']],
    ['exec note a > /srv/new; note b', ['a', 'b']],
    ['exec note a > b; note b', ['a']],
    ['exec note a > /tmp/new; note b', ['a', 'b']],
  ])('may not open: %s', (source, ran) => {
    expect(probe(source, { world }).ran).toEqual(ran.map((word) => `note|${word}`));
  });
});

describe('what a failure may cut short', () => {
  it.each([
    ['note "$(set -e; false; echo a)"', '‹›'],
    ['note "$(set -e; frob >&2; echo a)"', '‹›'],
    ['note "$(set -o errexit; frob > b; echo a)"', '‹›'],
    ['note "$(set $X; false; echo a)"', '‹›'],
    ['note "$(trap exit ERR; false; echo a)"', '‹›'],
    ['sh -c "set -e; note \\"\\$(false; echo a)\\""', '‹›'],
    ['set -e; note "$(false; echo a)"', 'a'],
    ['note "$(set +e; false; echo a)"', 'a'],
    ['note "$(set "x$X"; echo a)"', 'a'],
    ['note "$(trap : ERR; false; echo a)"', 'a'],
  ])('is not known: %s', (source, said) => {
    expect(probe(source).ran.at(-1)).toBe(`note|${said}`);
  });
});

describe('what a loop writes', () => {
  it.each([
    ['read f < notes.txt; note "$(frob | while read -r f; do echo a; done)"', '‹›'],
    ['read f < notes.txt; note "$(while read -r f; do echo "a$f"; done < notes.txt)"', '‹›'],
    ['note "$(until frob; do echo a; done)"', '‹›'],
    ['note "$(for f in $(frob); do echo a; done)"', '‹›'],
    ['f=$X; note "$(for f in $X; do echo a; done)"', '‹›'],
    ['note "$(while frob >&2; do :; done; echo a)"', 'a'],
  ])('is not known where its rounds are not: %s', (source, said) => {
    expect(probe(source).ran.at(-1)).toBe(`note|${said}`);
  });
});

describe('what is no number', () => {
  it.each(['0x1fg', 'x0x1f', '010x', '08', '1#0', '65#0', '2#2', '16#fg', '0x'])(
    'is not computed: %s',
    (text) => {
      expect(notes(`note $((${text}))`)).toEqual(['‹›']);
    },
  );
});
