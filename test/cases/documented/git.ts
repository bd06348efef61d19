import type { DocumentedRow } from './row.ts';

/** git 2.39: verbs that look. */
export const gitLookOptions: DocumentedRow[] = [
  [
    'git diff … src/a.ts',
    ['read src/a.ts'],
    `
    -a -b -D -p -R -s -u -W -w -z --binary --check --compact-summary --cumulative --exit-code
    --find-copies-harder --full-index --function-context --histogram --ignore-all-space
    --ignore-blank-lines --ignore-cr-at-eol --ignore-space-at-eol --ignore-space-change
    --indent-heuristic --irreversible-delete --ita-invisible-in-index --ita-visible-in-index --minimal
    --name-only --name-status --no-color --no-color-moved --no-color-moved-ws --no-indent-heuristic
    --no-patch --no-prefix --no-relative --no-rename-empty --no-renames --numstat --patch
    --patch-with-raw --patch-with-stat --patience --pickaxe-all --pickaxe-regex --quiet --raw
    --rename-empty --shortstat --summary --text -B[=N] -C[=N] -M[=N] -U[=N] -X[=N] --abbrev[=N]
    --break-rewrites[=N] --color[=N] --color-moved[=N] --color-words[=N] --dirstat[=N]
    --dirstat-by-file[=N] --ignore-submodules[=N] --relative[=N] --stat[=N] --submodule[=N]
    --unified[=N] --word-diff[=N] -G=N -I=N -l=N -O=IN -S=N --anchored=N --color-moved-ws=N
    --diff-algorithm=N --diff-filter=N --diff-merges=N --dst-prefix=N --find-object=N
    --ignore-matching-lines=N --inter-hunk-context=N --line-prefix=N --output=OUT
    --output-indicator-context=N --output-indicator-new=N --output-indicator-old=N --rotate-to=N
    --skip-to=N --src-prefix=N --stat-count=N --stat-graph-width=N --stat-name-width=N --stat-width=N
    --word-diff-regex=N --ws-error-highlight=N`,
  ],
  [
    'git diff … src/a.ts',
    ['read src/a.ts'],
    `
    --textconv!run.option --ext-diff!run.option --no-textconv --no-ext-diff`,
  ],
  [
    'git log … src/a.ts',
    ['read src/a.ts'],
    `
    -a -b -c -D -E -F -g -i -m -P -p -q -R -r -s -t -u -W -w -z --abbrev-commit --all
    --author-date-order --binary --boundary --check --cherry-pick --children --clear-decorations
    --compact-summary --cumulative --date-order --dense --exit-code --find-copies-harder --first-parent
    --full-history --full-index --function-context --graph --histogram --ignore-all-space
    --ignore-blank-lines --ignore-cr-at-eol --ignore-space-at-eol --ignore-space-change
    --indent-heuristic --irreversible-delete --ita-invisible-in-index --ita-visible-in-index
    --left-right --mailmap --merges --minimal --name-only --name-status --no-abbrev --no-color
    --no-color-moved --no-color-moved-ws --no-decorate --no-indent-heuristic --no-mailmap --no-merges
    --no-patch --no-prefix --no-relative --no-rename-empty --no-renames --no-use-mailmap --numstat
    --oneline --parents --patch --patch-with-raw --patch-with-stat --patience --pickaxe-all
    --pickaxe-regex --raw --rename-empty --reverse --shortstat --simplify-merges --source --sparse
    --stdin!run.option --summary --text --topo-order --use-mailmap --walk-reflogs -B[=N] -C[=N] -c[=N]
    -E[=N] -F[=N] -g[=N] -i[=N] -M[=N] -m[=N] -P[=N] -r[=N] -t[=N] -U[=N] -X[=N] --abbrev[=N]
    --ancestry-path[=N] --branches[=N] --break-rewrites[=N] --color[=N] --color-moved[=N]
    --color-words[=N] --decorate[=N] --dirstat[=N] --dirstat-by-file[=N] --expand-tabs[=N] --format[=N]
    --ignore-submodules[=N] --max-parents[=N] --min-parents[=N] --no-walk[=sorted] --notes[=N]
    --pretty[=N] --relative[=N] --remotes[=N] --show-linear-break[=N] --show-notes[=N] --stat[=N]
    --submodule[=N] --tags[=N] --unified[=N] --word-diff[=N] -G=N -I=N -L=N -L=1,2:src/a.ts -l=N -n=N
    -O=IN -S=N --after=N --anchored=N --author=N --before=N --color-moved-ws=N --committer=N --date=N
    --decorate-refs=N --decorate-refs-exclude=N --diff-algorithm=N --diff-filter=N --diff-merges=N
    --dst-prefix=N --encoding=N --exclude=N --exclude-hidden=N --find-object=N --glob=N --grep=N
    --grep-reflog=N --ignore-matching-lines=N --inter-hunk-context=N --line-prefix=N --max-count=N
    --output=OUT --output-indicator-context=N --output-indicator-new=N --output-indicator-old=N
    --rotate-to=N --since=N --since-as-filter=N --skip=N --skip-to=N --src-prefix=N --stat-count=N
    --stat-graph-width=N --stat-name-width=N --stat-width=N --until=N --word-diff-regex=N
    --ws-error-highlight=N`,
  ],
  [
    'git log … src/a.ts',
    ['read src/a.ts'],
    `
    --textconv!run.option --ext-diff!run.option --no-textconv --no-ext-diff`,
  ],
  [
    'git show … src/a.ts',
    ['read src/a.ts'],
    `
    -a -b -c -D -m -p -q -R -s -u -W -w -z --binary --check --compact-summary --cumulative --exit-code
    --find-copies-harder --full-index --function-context --histogram --ignore-all-space
    --ignore-blank-lines --ignore-cr-at-eol --ignore-space-at-eol --ignore-space-change
    --indent-heuristic --irreversible-delete --ita-invisible-in-index --ita-visible-in-index --minimal
    --name-only --name-status --no-abbrev --no-color --no-color-moved --no-color-moved-ws
    --no-indent-heuristic --no-patch --no-prefix --no-relative --no-rename-empty --no-renames --numstat
    --patch --patch-with-raw --patch-with-stat --patience --pickaxe-all --pickaxe-regex --raw
    --rename-empty --shortstat --source --summary --text -B[=N] -C[=N] -c[=N] -M[=N] -m[=N] -U[=N]
    -X[=N] --abbrev[=N] --break-rewrites[=N] --color[=N] --color-moved[=N] --color-words[=N]
    --decorate[=N] --dirstat[=N] --dirstat-by-file[=N] --expand-tabs[=N] --format[=N]
    --ignore-submodules[=N] --notes[=N] --pretty[=N] --relative[=N] --show-notes[=N] --stat[=N]
    --submodule[=N] --unified[=N] --word-diff[=N] -G=N -I=N -l=N -O=IN -S=N --anchored=N
    --color-moved-ws=N --date=N --diff-algorithm=N --diff-filter=N --diff-merges=N --dst-prefix=N
    --encoding=N --find-object=N --ignore-matching-lines=N --inter-hunk-context=N --line-prefix=N
    --output=OUT --output-indicator-context=N --output-indicator-new=N --output-indicator-old=N
    --rotate-to=N --skip-to=N --src-prefix=N --stat-count=N --stat-graph-width=N --stat-name-width=N
    --stat-width=N --word-diff-regex=N --ws-error-highlight=N`,
  ],
  [
    'git shortlog … src/a.ts',
    ['read src/a.ts'],
    `
    -c -e -n -s --committer --email --numbered --summary -w[=N] --branches[=N] --format[=N]
    --max-parents[=N] --min-parents[=N] --notes[=N] --pretty[=N] --remotes[=N] --tags[=N] --after=N
    --author=N --before=N --date=N --grep=N --grep-reflog=N --group=N --max-count=N --since=N
    --since-as-filter=N --skip=N --until=N`,
  ],
  [
    'git blame … src/a.ts',
    ['read src/a.ts'],
    `
    -b -c -e -f -l -n -p -s -t -w --color-by-age --color-lines --incremental --line-porcelain --minimal
    --no-progress --porcelain --progress --reverse --root --score-debug --show-email --show-name
    --show-number --show-stats -C[=N] -M[=N] --abbrev[=N] -L=N -S=IN --contents=IN --date=N --encoding=N
    --ignore-rev=N --ignore-revs-file=IN --since=N`,
  ],
  [
    'git grep … x src/a.ts',
    ['read src/a.ts'],
    `
    -a -c -E -F -G -H -I -i -L -l -n -o -P -p -q -r -v -W -w -z --all-match --basic-regexp --break
    --cached --column --count --exclude-standard --extended-regexp --files-with-matches
    --files-without-match --fixed-strings --full-name --function-context --heading --ignore-case
    --invert-match --line-number --name-only --no-color --no-recursive --no-textconv --null
    --only-matching --perl-regexp --quiet --recurse-submodules --recursive --show-function --text
    --textconv!run.option --word-regexp -O[=N]!run.shell --color[=N] --open-files-in-pager[=N]!run.shell
    -A=N -B=N -C=N -m=N --after-context=N --before-context=N --context=N --max-count=N --max-depth=N
    --threads=N`,
  ],
  ['git grep … src/a.ts', ['read src/a.ts'], '-e=N -f=IN'],
  ['git grep … x src', ['read src/**'], '--no-index --untracked'],
  [
    'git status … a',
    [],
    `
    -b -s -v -z --ahead-behind --branch --long --no-ahead-behind --no-column --no-renames --renames
    --short --show-stash --verbose -M[=N] -u[=N] --column[=N] --find-renames[=N] --ignore-submodules[=N]
    --ignored[=N] --porcelain[=N] --untracked-files[=N]`,
  ],
  [
    'git ls-files … a',
    [],
    `
    -c -d -f -i -k -m -o -s -t -u -v -z --cached --debug --deduplicate --deleted --directory --eol
    --error-unmatch --exclude-standard --full-name --ignored --killed --modified --no-empty-directory
    --others --recurse-submodules --resolve-undo --sparse --stage --unmerged --abbrev[=N] -X=IN -x=N
    --exclude=N --exclude-from=IN --exclude-per-directory=N --format=N --with-tree=N`,
  ],
  [
    'git ls-tree … a',
    [],
    `
    -d -l -r -t -z --full-name --full-tree --long --name-only --name-status --object-only --abbrev[=N]
    --format=N`,
  ],
  [
    'git describe … a',
    [],
    `
    --all --always --contains --debug --exact-match --first-parent --long --no-exclude --no-match --tags
    --abbrev[=N] --broken[=N] --dirty[=N] --candidates=N --exclude=N --match=N`,
  ],
  [
    'git for-each-ref … a',
    [],
    `
    -p -s --ignore-case --perl --python --shell --tcl --color[=N] --contains[=N] --merged[=N]
    --no-contains[=N] --no-merged[=N] --count=N --format=N --points-at=N --sort=N`,
  ],
  [
    'git show-ref … a',
    [],
    `
    -d -q --dereference --head --heads --quiet --tags --verify -s[=N] --abbrev[=N]
    --exclude-existing[=N] --hash[=N]`,
  ],
  [
    'git name-rev … a',
    [],
    `
    --all --always --annotate-stdin --name-only --no-exclude --no-refs --no-undefined --stdin --tags
    --exclude=N --refs=N`,
  ],
  ['git merge-base … a', [], '-a --all --fork-point --independent --is-ancestor --octopus'],
  ['git count-objects …', [], '-H -v --human-readable --verbose'],
  ['git check-ignore … a', [], '-n -q -v -z --no-index --non-matching --quiet --stdin --verbose'],
  [
    'git fsck … a',
    [],
    `
    -v --connectivity-only --dangling --full --lost-found!run.option --name-objects --no-dangling
    --no-full --no-name-objects --no-progress --no-reflogs --progress --root --strict --tags
    --unreachable --verbose`,
  ],
  [
    'git cat-file … src/a.ts',
    ['read src/a.ts'],
    `
    -e -p -s -t -z --allow-unknown-type --batch-all-objects --buffer --filters!run.option
    --follow-symlinks --mailmap --no-mailmap --no-use-mailmap --textconv!run.option --unordered
    --use-mailmap --batch-check[=N] --batch-command[=N]!run.option --path=N`,
  ],
  [
    'git ls-remote … origin',
    ['network.read'],
    `
    -q -t --exit-code --get-url --heads --quiet --refs --symref --tags -o=N --server-option=N --sort=N
    --upload-pack=N!run.shell`,
  ],
];
