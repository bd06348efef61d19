import type { VerdictCase } from './verdicts.ts';

/** Names that a search prints: those of a place are as known as the place. */
export const searchVerdicts: VerdictCase[] = [
  ...[
    'grep -rl foo tests | xargs sed -i s/a/b/',
    'grep -l foo tests/*.ts | xargs rm',
    'grep -rlZ foo tests/ | xargs -0 rm',
    'grep -rl foo tests | sort -u | head -3 | xargs rm',
    'rg -l foo tests | xargs rm',
    'rg foo tests --files-with-matches | xargs -I{} sed -i s/a/b/ {}',
    'ag -l foo tests | xargs rm',
    'git grep -l foo -- tests | xargs sed -i s/a/b/',
    'git grep -l foo tests | xargs rm',
    'rm $(grep -rl foo tests)',
    'for f in $(grep -rl foo tests); do sed -i s/a/b/ "$f"; done',
    'grep -rl foo tests | while read -r f; do rm "$f"; done',
    'grep -rl foo tests/a.test.ts | xargs rm',
    'grep -l foo tests/a.test.ts tests/b.test.ts | xargs rm',
  ].map((command): VerdictCase => ['c', command, 'write.denied']),
  ...[
    'grep -rl foo src | xargs sed -i s/a/b/',
    'grep -rl foo src tests | xargs sed -i s/a/b/',
    'rg -l foo | xargs sed -i s/a/b/',
    'git grep -l foo | xargs sed -i s/a/b/',
    'git grep -l foo -- src | xargs sed -i s/a/b/',
    'git grep -l foo main -- tests | xargs echo',
  ].map((command): VerdictCase => ['c', command, 'allow']),
  ['t', 'grep -rl foo src | xargs sed -i s/a/b/', 'write.not-allowed'],
  ['t', 'grep -rl foo tests | xargs sed -i s/a/b/', 'allow'],
  ...[
    'grep -rl foo src | xargs grep -n bar',
    'grep -rl foo src --include="*.ts" | head -5 | xargs head -20',
    'rg -l foo src | xargs wc -l',
    'git grep -l foo -- src | xargs wc -l',
    'cat $(grep -rl foo src)',
    'for f in $(grep -rl foo src); do head -5 "$f"; done',
  ].map((command): VerdictCase => ['atcrs', command, 'allow']),
  ['r', 'grep -rl foo src | xargs rm', 'run.write'],
  ['r', 'rg -l --hidden --no-ignore foo | xargs cat', 'read.secret'],
  ['r', 'grep -rc foo src | xargs cat', 'run.option'],
  ['r', 'git grep -l foo main | xargs cat', 'run.option'],
  // It may find nothing.
  ['c', '[ -z "$(grep -rl foo src)" ] && rm tests/a.test.ts', 'write.denied'],
  ['c', '[ -n "$(git grep -l foo -- src)" ] || rm tests/a.test.ts', 'write.denied'],
];

/** Hashes that git lists, and what is named behind one. */
export const commitVerdicts: VerdictCase[] = [
  ...[
    'for c in $(git rev-list main..HEAD); do git show --stat $c; done',
    'git rev-list main..HEAD | head -3 | while read c; do git show --stat "$c"; done',
    'git log --format=%H -5 | xargs -I{} git show --stat {}',
    'git log --pretty=format:%h --since=yesterday src | xargs -n1 git show --name-only',
    'git diff $(git rev-list -1 main) -- src',
    'git rev-list -3 HEAD | xargs -I{} git show {}:src/a.ts',
    'git grep -n foo $(git rev-list -3 HEAD)',
    'git show $(git rev-parse HEAD):src/a.ts',
  ].map((command): VerdictCase => ['atcrs', command, 'allow']),
  ...[
    'git log --format=%B -5 | xargs git show',
    "git log --format='%H %s' | xargs git show",
    'git rev-list --objects HEAD | xargs git show',
    'git log --oneline | xargs -n1 git show',
    'git log -p --format=%H | xargs git show',
    'git show "$(git log --format=%s -1)"',
    'x=$(git rev-list -3 HEAD); git show $x',
    'IFS=; git show $(git log --format=%s -3)',
  ].map((command): VerdictCase => ['r', command, 'run.option']),
  ...[
    'git show $(git rev-parse HEAD):.env',
    'x=$(git rev-parse HEAD); git show "$x:.env"',
    'git cat-file -p "$(git merge-base main HEAD):.env"',
    'git cat-file -p $(git rev-parse HEAD:.env)',
    'git rev-list -3 HEAD | xargs -I{} git show {}:.env',
    'for c in $(git rev-list -3 HEAD); do git show "$c:.env"; done',
  ].map((command): VerdictCase => ['acr', command, 'read.secret']),
  // It may list none.
  ['c', '[ -z "$(git rev-list HEAD..HEAD)" ] && rm tests/a.test.ts', 'write.denied'],
  ['c', 'for c in $(git rev-list HEAD..HEAD); do exit; done; rm tests/a.test.ts', 'write.denied'],
];

/** Names that find prints: of each branch of its expression. */
export const foundVerdicts: VerdictCase[] = [
  ...[
    "find . -name '.env' -o -name '*.ts' | xargs cat",
    "find . -name '*.ts' -o -name '.env' | xargs cat",
    "find . -name '.env' -print -o -name '*.ts' -print | xargs cat",
    "find . -name '.env' -print0 -o -name '*.ts' -print0 | xargs -0 cat",
    "find . \\( -name '.env' -o -name '*.ts' \\) -type f | xargs cat",
    "find . -name '*.ts' -o -type f | xargs cat",
    "find . ! -name '*.ts' | xargs cat",
    "cat $(find . -name '.e*' -o -name '*.ts')",
  ].map((command): VerdictCase => ['acr', command, 'read.secret']),
  ...[
    "find . -name '*.ts' -o -name '*.tsx' | xargs wc -l",
    "find . -type f \\( -name '*.ts' -o -name '*.tsx' \\) -print0 | xargs -0 grep -n x",
    "find . -type d -name node_modules -prune -o -name '*.ts' -print | xargs grep -n x",
    "find . -name '.env' -o -name '*.ts' -print | xargs cat",
  ].map((command): VerdictCase => ['acr', command, 'allow']),
  ['c', "find . -name '*.test.ts' -o -name '*.js' | xargs rm", 'write.denied'],
];
