import type { DocumentedRow } from './row.ts';

/** git 2.39: verbs that change something. */
export const gitChangeOptions: DocumentedRow[] = [
  [
    'git branch --list …',
    [],
    `
    -a -i -l -q -r -v --all --ignore-case --list --no-abbrev --no-color --no-column --quiet
    --recurse-submodules --remotes --show-current --verbose --abbrev[=N] --color[=N] --column[=N]
    --contains=N --format=N --merged=N --no-contains=N --no-merged=N --points-at=N --sort=N`,
  ],
  [
    'git branch …',
    [],
    `
    -c!git.branch -C!git.branch -d!git.branch -D!git.branch -f!git.branch -m!git.branch -M!git.branch
    --delete!git.branch --force!git.branch --move!git.branch --copy!git.branch
    --unset-upstream!git.branch --edit-description!git.branch --no-track!git.branch
    --create-reflog!git.branch -t[=N]!git.branch --track[=direct]!git.branch`,
  ],
  [
    'git tag --list …',
    [],
    `
    -i --ignore-case --no-column -n[=N] --color[=N] --column[=N] --contains=N --format=N --merged=N
    --no-contains=N --no-merged=N --points-at=N --sort=N`,
  ],
  [
    'git tag …',
    [],
    `
    -a!git.branch -s!git.branch -e!git.branch -f!git.branch -d!git.branch --annotate!git.branch
    --sign!git.branch --no-sign!git.branch --force!git.branch --edit!git.branch --delete!git.branch
    --create-reflog!git.branch -m=N!git.branch -u=N!git.branch --message=N!git.branch
    --local-user=N!git.branch --cleanup=N!git.branch -F=IN --file=IN`,
  ],
  [
    'git commit …',
    ['git.commit'],
    `
    -a -e -i -n!git.config -o -p -q -s -v -z --all --allow-empty --allow-empty-message --branch --edit
    --include --interactive --no-edit --no-gpg-sign --no-post-rewrite --no-signoff --no-status
    --no-verify!git.config --null --only --patch --pathspec-file-nul --quiet --reset-author --signoff
    --status --verbose --verify -S[=N] -u[=N] --gpg-sign[=N] --untracked-files[=N] -C=N -c=N -F=IN -m=N
    -t=IN --author=N --cleanup=N --date=N --file=IN --fixup=N --message=N --pathspec-from-file=IN
    --reedit-message=N --reuse-message=N --squash=N --template=IN --trailer=N`,
  ],
  ['git commit … --dry-run', [], '--short --porcelain --long'],
  [
    'git add … a',
    ['git.index'],
    `
    -A -e -f -i -N -n -p -u -v --all --dry-run --edit --force --ignore-errors --ignore-missing
    --ignore-removal --intent-to-add --interactive --no-all --no-ignore-removal --no-warn-embedded-repo
    --patch --pathspec-file-nul --refresh --renormalize --sparse --update --verbose --chmod=N
    --pathspec-from-file=IN`,
  ],
  [
    'git rm … src/a.ts',
    ['git.index', 'git.worktree', 'write src/a.ts'],
    `
    -f -q -r --force --ignore-unmatch --pathspec-file-nul --quiet --sparse`,
  ],
  ['git rm … src/a.ts', ['git.index'], '--cached -n --dry-run'],
  [
    'git mv … src/a.ts new.ts',
    ['git.index', 'git.worktree', 'write src/a.ts', 'write new.ts'],
    `
    -f -k -v --force --verbose`,
  ],
  ['git mv … src/a.ts new.ts', ['git.index'], '-n --dry-run'],
  [
    'git checkout … src/a.ts',
    ['git.worktree', 'write src/a.ts'],
    `
    -d -f -l -m -p -q --detach --force --guess --ignore-other-worktrees --ignore-skip-worktree-bits
    --merge --no-guess --no-overlay --no-overwrite-ignore --no-progress --no-recurse-submodules
    --no-track --ours --overlay --overwrite-ignore --patch --pathspec-file-nul --progress --quiet
    --theirs --recurse-submodules[=N] --conflict=N`,
  ],
  ['git checkout …', ['git.worktree', 'git.branch'], '-b=N -B=N --orphan=N -t[=direct] --track[=direct]'],
  ['git checkout …', ['git.worktree', 'write …'], '--pathspec-from-file=IN'],
  [
    'git switch … main',
    ['git.worktree'],
    `
    -d -m -q --detach --guess --ignore-other-worktrees --merge --no-guess
    --no-progress --no-recurse-submodules --no-track --progress --quiet --recurse-submodules[=N]
    --conflict=N`,
  ],
  ['git switch … main', ['git.worktree', 'write …'], '-f --discard-changes --force'],
  ['git checkout … main', ['git.worktree', 'write …'], '-f --force'],
  [
    'git switch … main',
    ['git.worktree'],
    `
    -c=N!git.branch -C=N!git.branch --create=N!git.branch --force-create=N!git.branch
    --orphan=N!git.branch -t[=direct]!git.branch --track[=direct]!git.branch`,
  ],
  [
    'git restore … src/a.ts',
    ['git.worktree', 'write src/a.ts'],
    `
    -m -p -q --ignore-skip-worktree-bits --ignore-unmerged --merge --no-overlay --no-progress
    --no-recurse-submodules --ours --overlay --patch --pathspec-file-nul --progress --quiet --theirs
    --recurse-submodules[=N] -s=N --conflict=N --source=N`,
  ],
  ['git restore … src/a.ts', ['git.index'], '-S --staged'],
  ['git restore … src/a.ts', ['git.worktree', 'write src/a.ts'], '-W --worktree'],
  [
    'git reset … src/a.ts',
    ['git.index'],
    `
    -N -p -q --mixed --no-recurse-submodules --no-refresh --patch --pathspec-file-nul --quiet --refresh
    --recurse-submodules[=N] --pathspec-from-file=IN`,
  ],
  ['git reset … HEAD~1', ['git.history'], '--soft'],
  ['git reset … HEAD~1', ['git.history', 'git.worktree', 'write …'], '--hard --merge --keep'],
  [
    'git merge … topic',
    ['git.history', 'git.worktree', 'write …'],
    `
    -e -n -q -v --abort --allow-unrelated-histories --autostash --commit --continue --edit --ff
    --ff-only --no-allow-unrelated-histories --no-autostash --no-commit --no-edit --no-ff --no-gpg-sign
    --no-log --no-overwrite-ignore --no-progress --no-rerere-autoupdate --no-signoff --no-squash
    --no-stat --no-summary --no-verify!git.config --no-verify-signatures --overwrite-ignore --progress
    --quiet --quit --rerere-autoupdate --signoff --squash --stat --summary --verbose --verify
    --verify-signatures -S[=N] --gpg-sign[=N] --log[=N] -F=IN -m=N -s=N -X=N --cleanup=N --file=IN
    --into-name=N --strategy=N --strategy-option=N`,
  ],
  [
    'git cherry-pick … abc',
    ['git.commit', 'git.worktree', 'write …'],
    `
    -e -n -r -s -x --abort!git.history --allow-empty --allow-empty-message --continue!git.history --edit
    --ff --keep-redundant-commits --no-commit --no-gpg-sign --no-rerere-autoupdate --quit!git.history
    --rerere-autoupdate --signoff --skip!git.history -S[=N] --gpg-sign[=N] -m=N -X=N --cleanup=N
    --mainline=N --strategy=N --strategy-option=N`,
  ],
  [
    'git revert … abc',
    ['git.commit', 'git.worktree', 'write …'],
    `
    -e -n -s --edit --no-commit --no-edit --no-gpg-sign --no-rerere-autoupdate --reference
    --rerere-autoupdate --signoff -S[=N] --gpg-sign[=N] -m=N -X=N --cleanup=N --mainline=N --strategy=N
    --strategy-option=N`,
  ],
  [
    'git rebase … topic',
    ['git.history', 'git.worktree', 'write …'],
    `
    -f -i -k -m -n -q -v --abort --allow-empty-message --apply --autosquash --autostash
    --committer-date-is-author-date --continue --edit-todo --force-rebase --fork-point --ignore-date
    --ignore-whitespace --interactive --keep-base --keep-empty --merge --no-autosquash --no-autostash
    --no-ff --no-fork-point --no-gpg-sign --no-keep-empty --no-reapply-cherry-picks
    --no-rerere-autoupdate --no-reschedule-failed-exec --no-stat --no-update-refs --no-verify!git.config
    --quiet --quit --reapply-cherry-picks --rerere-autoupdate --reschedule-failed-exec
    --reset-author-date --root --signoff --skip --stat --update-refs --verbose --verify -r[=N] -S[=N]
    --gpg-sign[=N] --rebase-merges[=N] -C=N -s=N -X=N --empty=N --onto=N --strategy=N
    --strategy-option=N --whitespace=N`,
  ],
  [
    'git stash … -- src/a.ts',
    ['git.index', 'git.worktree', 'write src/a.ts'],
    `
    -a -k -p -q -S -u --all --include-untracked --keep-index --no-include-untracked --no-keep-index
    --patch --pathspec-file-nul --quiet --staged -m=N --message=N`,
  ],
  ['git stash … -- src/a.ts', ['git.index', 'git.worktree', 'write …'], '--pathspec-from-file=IN'],
  [
    'git fetch … origin',
    ['git.fetch'],
    `
    -a -f -k -m -n -P -p -q -t -u -v --all --append --atomic --auto-gc --auto-maintenance --dry-run
    --force --ipv4 --ipv6 --keep --multiple --negotiate-only --no-auto-gc --no-auto-maintenance
    --no-recurse-submodules --no-show-forced-updates --no-tags --no-write-commit-graph
    --no-write-fetch-head --prefetch --progress --prune --prune-tags --quiet --refetch --set-upstream
    --show-forced-updates --stdin --tags --unshallow --update-head-ok --update-shallow --verbose
    --write-commit-graph --write-fetch-head --recurse-submodules[=N] -j=N -o=N --deepen=N --depth=N
    --filter=N --jobs=N --negotiation-tip=N --recurse-submodules-default=N --refmap=N --server-option=N
    --shallow-exclude=N --shallow-since=N --submodule-prefix=N --upload-pack=N!run.shell`,
  ],
  [
    'git pull … origin',
    ['git.fetch', 'git.history', 'git.worktree', 'write …'],
    `
    -a -f -k -n -p -q -t -v --all --allow-unrelated-histories --append --autostash --commit --dry-run
    --edit --ff --ff-only --force --ipv4 --ipv6 --keep --no-autostash --no-commit --no-edit --no-ff
    --no-gpg-sign --no-log --no-rebase --no-recurse-submodules --no-show-forced-updates --no-signoff
    --no-squash --no-stat --no-summary --no-tags --no-verify!git.config --no-verify-signatures
    --progress --prune --quiet --set-upstream --show-forced-updates --squash --stat --summary --tags
    --unshallow --update-shallow --verbose --verify --verify-signatures -j[=N] -r[=N] -S[=N]
    --gpg-sign[=N] --jobs[=N] --log[=N] --rebase[=N] --recurse-submodules[=N] --signoff[=N] -o=N -s=N
    -X=N --cleanup=N --deepen=N --depth=N --negotiation-tip=N --refmap=N --server-option=N
    --shallow-exclude=N --shallow-since=N --strategy=N --strategy-option=N --upload-pack=N!run.shell`,
  ],
  [
    'git push … origin',
    ['git.push'],
    `
    -d -f -n -q -u -v --all --atomic --delete --dry-run --follow-tags --force --force-if-includes --ipv4
    --ipv6 --mirror --no-atomic --no-follow-tags --no-force-if-includes --no-force-with-lease
    --no-recurse-submodules --no-signed --no-thin --no-verify!git.config --porcelain --progress --prune
    --quiet --set-upstream --tags --thin --verbose --verify --force-with-lease[=N] --signed[=N] -o=N
    --exec=N!run.shell --push-option=N --receive-pack=N!run.shell --recurse-submodules=N --repo=N`,
  ],
  [
    'git clone … https://example.org/t/r.git',
    ['git.fetch', 'write r/**'],
    `
    -l -n -q -s -v --also-filter-submodules --dissociate --local --no-checkout --no-hardlinks --no-local
    --no-reject-shallow --no-remote-submodules --no-shallow-submodules --no-single-branch --no-tags
    --progress --quiet --reject-shallow --remote-submodules --shallow-submodules --shared
    --single-branch --sparse --verbose --recurse-submodules[=N] --recursive[=N] -b=N -c=N!git.config
    -j=N -o=N -u=N!run.shell --branch=N --bundle-uri=N --config=N!git.config --depth=N --filter=N
    --jobs=N --origin=N --reference=N --reference-if-able=N --separate-git-dir=OUT/ --server-option=N
    --shallow-exclude=N --shallow-since=N --template=IN/ --upload-pack=N!run.shell`,
  ],
  [
    'git apply … a',
    ['git.worktree', 'read a', 'write …'],
    `
    -N -q -R -v -z --3way --allow-empty --binary --ignore-space-change --ignore-whitespace
    --inaccurate-eof --index --intent-to-add --no-add --quiet --recount --reject --reverse
    --unidiff-zero --unsafe-paths --verbose -C=N -p=N --build-fake-ancestor=OUT --exclude=N --include=N
    --whitespace=N`,
  ],
  ['git apply … a', ['read a'], '--stat --numstat --summary --check'],
  ['git apply … a', ['git.index', 'read a'], '--cached'],
  [
    'git am … a',
    ['git.commit', 'git.worktree', 'read a', 'write …'],
    `
    -b -c -i -k -m -q -r -s -u --3way --committer-date-is-author-date --ignore-date
    --ignore-space-change --ignore-whitespace --interactive --keep --keep-cr --message-id --no-3way
    --no-gpg-sign --no-keep-cr --no-message-id --no-rerere-autoupdate --no-scissors --no-utf8 --quiet
    --reject --rerere-autoupdate --scissors --signoff --utf8 -S[=N] --gpg-sign[=N] -C=N -p=N --empty=N
    --exclude=N --include=N --patch-format=N --quoted-cr=N --whitespace=N`,
  ],
  [
    'git clean … src',
    ['git.worktree', 'write src/…'],
    `
    -d -f -i -q -X -x --force --interactive --quiet -e=N --exclude=N`,
  ],
  ['git clean … src', [], '-n --dry-run'],
  [
    'git archive … HEAD',
    ['read HEAD'],
    `
    -l -v --list --verbose --worktree-attributes -o=OUT --add-file=IN --add-virtual-file=N
    --exec=N!run.shell --format=N --output=OUT --prefix=N`,
  ],
  [
    'git config … user.name',
    [],
    `
    -l -z --bool --bool-or-int --expiry-date --fixed-value --get --get-all --get-color --get-colorbool
    --get-regexp --get-urlmatch --global --includes --int --list --local --name-only --no-includes
    --no-type --null --path --show-origin --show-scope --system --worktree -t=N --default=N --type=N`,
  ],
  ['git config … user.name', [], '--blob=N -f=IN --file=IN'],
  ['git config … user.name x', ['git.config'], '-f=OUT --file=OUT'],
  [
    'git symbolic-ref … HEAD',
    [],
    `
    -d!git.branch -q --delete!git.branch --no-recurse --quiet --recurse --short -m=N`,
  ],
  [
    'git hash-object … a',
    ['read a'],
    `
    -w!git.index --literally --no-filters --stdin --stdin-paths -t=N --path=N`,
  ],
  [
    'git init … made',
    ['git.config', 'write made/', 'write made/.git/**'],
    `
    -q --quiet --shared[=N] -b=N --initial-branch=N --object-format=N --separate-git-dir=OUT/
    --template=IN/`,
  ],
];
