import type { DocumentedRow } from './row.ts';

/** ripgrep 13, the silver searcher 2.2, fd 8.6, bat 0.22, pv 1.6, GNU datamash 1.8 and fzf 0.38. */
export const searchOptions: DocumentedRow[] = [
  [
    'rg … x src',
    ['read src/** but .*'],
    `
    -0 -a -b -c -F -H -I -i -l -N -n -o -P -p -q -S -s -U -v -w -x -z --auto-hybrid-regex --binary
    --block-buffered --byte-offset --case-sensitive --column --count --count-matches --crlf --debug
    --files-with-matches --files-without-match --fixed-strings --glob-case-insensitive --heading
    --ignore-case --include-zero --invert-match --json --line-buffered --line-number --line-regexp
    --max-columns-preview --mmap --multiline --multiline-dotall --no-config --no-filename --no-heading
    --no-ignore-dot --no-ignore-exclude --no-ignore-global --no-ignore-messages --no-ignore-parent
    --no-ignore-vcs --no-line-number --no-messages --no-mmap --no-pcre2-unicode --no-require-git
    --no-unicode --null --null-data --one-file-system --only-matching --passthru --pcre2 --pretty
    --quiet --search-zip --smart-case --stats --text --trim --vimgrep --with-filename --word-regexp -A=N
    -B=N -C=N -E=N -j=N -M=N -m=N -r=N -T=N -t=N --after-context=N --before-context=N --color=N
    --colors=N --context=N --context-separator=N --dfa-size-limit=N --encoding=N --engine=N
    --field-context-separator=N --field-match-separator=N --ignore-file=IN --max-columns=N --max-count=N
    --max-depth=N --max-filesize=N --path-separator=N --pre=N!run.shell --pre-glob=N
    --regex-size-limit=N --replace=N --sort=N --sortr=N --threads=N --type=N --type-add=N --type-clear=N
    --type-not=N`,
  ],
  ['rg … src', ['read src/** but .*'], '-e=N --regexp=N -f=IN --file=IN --files'],
  ['rg … x src', ['read src/**'], '-. --hidden'],
  [
    'ag … x src',
    ['read src/** but .*'],
    `
    -a -c -D -F -i -L -l -n -o -Q -S -s -U -v -w -z --ackmate --all-text --all-types --case-sensitive
    --column --count --debug --files-with-matches --files-without-matches --fixed-strings --ignore-case
    --invert-match --literal --null --one-device --only-matching --passthrough --print-all-files
    --print-long-lines --print0 --search-binary --search-zip --silent --skip-vcs-ignores --smart-case
    --stats --stats-only --vimgrep --word-regexp -A[=N] -B[=N] -C[=N] --after[=N] --before[=N]
    --context[=N] -G=N -m=N -p=IN -W=N --color-line-number=N --color-match=N --color-path=N --depth=N
    --file-search-regex=N --ignore=N --ignore-dir=N --max-count=N --path-to-ignore=IN --width=N`,
  ],
  ['ag … x src', ['read src/**'], '--hidden'],
  [
    'fdfind … x src',
    [],
    `
    -a -F -g -H -I -i -l -p -q -s -u --absolute-path --case-sensitive --fixed-strings --full-path --glob
    --has-results --hidden --ignore --ignore-case --ignore-vcs --list-details --no-hidden --no-ignore
    --no-ignore-parent --no-ignore-vcs --one-file-system --print0 --prune --quiet --regex
    --relative-path --show-errors --strip-cwd-prefix --unrestricted -c=N -d=N -E=N -e=N -j=N -o=N -S=N
    --and=N --batch-size=N --change-newer-than=N --change-older-than=N --changed-after=N
    --changed-before=N --changed-within=N --color=N --exact-depth=N --exclude=N --extension=N
    --ignore-file=IN --max-depth=N --max-results=N --min-depth=N --newer=N --older=N --owner=N
    --path-separator=N --search-path=N --size=N --threads=N --type=N`,
  ],
  [
    'batcat … a',
    ['read a'],
    `
    -A -d -f -L -n -P -p -u --diff --force-colorization --list-languages --list-themes --number --plain
    --show-all --unbuffered -H=N -l=N -m=N -r=N --color=N --decorations=N --diff-context=N --file-name=N
    --highlight-line=N --ignored-suffix=N --italic-text=N --language=N --line-range=N --map-syntax=N
    --pager=N!run.shell --paging=N --style=N --tabs=N --terminal-width=N --theme=N --wrap=N`,
  ],
  [
    'pv … a',
    ['read a'],
    `
    -a -b -C -c -E -e -f -I -l -n -p -q -r -S -T -t -W --average-rate --buffer-percent --bytes --cursor
    --eta --fineta --force --line-mode --no-splice --null --numeric --progress --quiet --rate
    --skip-errors --stop-at-size --timer --wait -A=N -B=N -D=N -F=N -H=N -i=N -L=N -N=N -P=OUT
    -R=N!run.system -s=N -w=N --buffer-size=N --delay-start=N --format=N --height=N --interval=N
    --last-written=N --name=N --pidfile=OUT --rate-limit=N --remote=N!run.system --size=N --width=N`,
  ],
  [
    'datamash … sum 1',
    [],
    `
    -C -f -H -i -s -W -z --full --header-in --header-out --headers --ignore-case --narm --no-strict
    --skip-comments --sort --whitespace --zero-terminated -F=N -g=N -R=N -t=N --field-separator=N
    --filler=N --format=N --group=N --output-delimiter=N --round=N`,
  ],
  [
    'fzf …',
    [],
    `
    -e -i -s -x --border[=N] --multi[=N] --scrollbar[=N] -d=N -f=N -n=N -q=N --bind=N!run.option
    --border-label=N --border-label-pos=N --color=N --delimiter=N --ellipsis=N --expect=N --filter=N
    --header=N --header-lines=N --height=N --history=OUT --history-size=N --hscroll-off=N --info=N
    --jump-labels=N --layout=N --listen=N!run.option --margin=N --marker=N --min-height=N --nth=N
    --padding=N --pointer=N --preview=N!run.option --preview-label=N --preview-label-pos=N
    --preview-window=N --prompt=N --query=N --scheme=N --scroll-off=N --separator=N --tabstop=N
    --tiebreak=N --with-nth=N`,
  ],
];
