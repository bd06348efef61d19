import type { DocumentedRow } from './row.ts';

/** GNU coreutils 9.1, util-linux 2.38 and binutils 2.40. */
export const contentOptions: DocumentedRow[] = [
  [
    'cat … a',
    ['read a'],
    `
    -A -b -E -e -n -s -T -t -u -v --number --number-nonblank --show-all --show-ends --show-nonprinting
    --show-tabs --squeeze-blank`,
  ],
  [
    'head … a',
    ['read a'],
    `
    -q -v -z --quiet --silent --verbose --zero-terminated -c=N -n=N --bytes=N --lines=N`,
  ],
  [
    'tail … a',
    ['read a'],
    `
    -F -f -q -v -z --quiet --retry --silent --verbose --zero-terminated --follow[=N] -c=N -n=N -s=N
    --bytes=N --lines=N --max-unchanged-stats=N --pid=N --sleep-interval=N`,
  ],
  [
    'wc … a',
    ['read a'],
    `
    -c -L -l -m -w --bytes --chars --lines --max-line-length --words --files0-from=N!run.option`,
  ],
  ['tac … a', ['read a'], '-b -r --before --regex -s=N --separator=N'],
  [
    'nl … a',
    ['read a'],
    `
    -p --no-renumber -b=N -d=N -f=N -i=N -l=N -n=N -s=N -v=N -w=N --body-numbering=N
    --footer-numbering=N --header-numbering=N --join-blank-lines=N --line-increment=N --number-format=N
    --number-separator=N --number-width=N --section-delimiter=N --starting-line-number=N`,
  ],
  ['fold … a', ['read a'], '-b -s --bytes --spaces -w=N --width=N'],
  [
    'fmt … a',
    ['read a'],
    `
    -c -s -t -u --crown-margin --split-only --tagged-paragraph --uniform-spacing -g=N -p=N -w=N --goal=N
    --prefix=N --width=N`,
  ],
  [
    'pr … a',
    ['read a'],
    `
    -a -b -c -d -F -f -J -m -r -T -t -v --across --double-space --form-feed --join-lines --merge
    --no-file-warnings --omit-header --omit-pagination --show-control-chars --show-nonprinting -e[=N]
    -i[=N] -n[=N] -S[=N] -s[=N] --expand-tabs[=N] --number-lines[=N] --output-tabs[=N] --sep-string[=N]
    --separator[=N] -D=N -l=N -N=N -o=N -W=N -w=N --columns=N --date-format=N --first-line-number=N
    --header=N --indent=N --length=N --page-width=N --pages=N --width=N`,
  ],
  ['expand … a', ['read a'], '-i --initial -t=N --tabs=N'],
  ['unexpand … a', ['read a'], '-a --all --first-only -t=N --tabs=N'],
  [
    'column … a',
    ['read a'],
    `
    -d -e -J -L -t -x --fillrows --json --keep-empty-lines --table --table-empty-lines
    --table-header-repeat --table-noheadings -c=N -E=N -H=N -i=N -l=N -N=N -n=N -O=N -o=N -p=N -R=N -r=N
    -s=N -T=N -W=N --columns=N --output-separator=N --output-width=N --separator=N --table-columns=N
    --table-columns-limit=N --table-hide=N --table-name=N --table-noextreme=N --table-order=N
    --table-right=N --table-truncate=N --table-wrap=N --tree=N --tree-id=N --tree-parent=N`,
  ],
  ['col … ', [], '-b -f -p -x --fine --no-backspaces --pass --spaces --tabs -l=N --lines=N'],
  [
    'od … a',
    ['read a'],
    `
    -a -B -b -c -D -d -e -F -f -H -I -i -L -l -O -o -s -v -X -x --output-duplicates --traditional -w[=N]
    --strings[=N] --width[=N] -A=N -j=N -N=N -S=N -t=N --address-radix=N --endian=N --format=N
    --read-bytes=N --skip-bytes=N`,
  ],
  [
    'hexdump … a',
    ['read a'],
    `
    -b -C -c -d -o -v -x --canonical --no-squeezing --one-byte-char --one-byte-octal --two-bytes-decimal
    --two-bytes-hex --two-bytes-octal -L[=N] --color[=N] -e=N -f=IN -n=N -s=N --format=N
    --format-file=IN --length=N --skip=N`,
  ],
  [
    'strings … a',
    ['read a'],
    `
    -a -d -f -o -w --all --data --include-all-whitespace --print-file-name -e=N -n=N -s=N -T=N -t=N -U=N
    --bytes=N --encoding=N --output-separator=N --radix=N --target=N --unicode=N`,
  ],
  ['base64 … a', ['read a'], '-d -i --decode --ignore-garbage -w=N --wrap=N'],
  [
    'cut … a',
    ['read a'],
    `
    -n -s -z --complement --only-delimited --zero-terminated -b=N -c=N -d=N -f=N --bytes=N
    --characters=N --delimiter=N --fields=N --output-delimiter=N`,
  ],
  ['paste … a', ['read a'], '-s -z --serial --zero-terminated -d=N --delimiters=N'],
  ['tr … x y', [], '-C -c -d -s -t --complement --delete --squeeze-repeats --truncate-set1'],
  [
    'sort … a',
    ['read a'],
    `
    -b -C -c -d -f -g -i -M -m -n -R -r -s -u -z --debug --dictionary-order --general-numeric-sort
    --human-numeric-sort --ignore-case --ignore-leading-blanks --ignore-nonprinting --merge --month-sort
    --numeric-sort --random-sort --reverse --stable --unique --version-sort --zero-terminated
    --check[=quiet] -k=N -o=OUT -S=N -T=OUT/ -t=N --batch-size=N --buffer-size=N
    --compress-program=N!run.shell --field-separator=N --files0-from=N!run.option --key=N --output=OUT
    --parallel=N --random-source=IN --sort=N --temporary-directory=OUT/`,
  ],
  [
    'uniq … a',
    ['read a'],
    `
    -c -D -d -i -u -z --count --ignore-case --repeated --unique --zero-terminated --all-repeated[=N]
    --group[=N] -f=N -s=N -w=N --check-chars=N --skip-chars=N --skip-fields=N`,
  ],
  [
    'shuf … a',
    ['read a'],
    `
    -r -z --repeat --zero-terminated -n=N -o=OUT --head-count=N --output=OUT --random-source=IN`,
  ],
  [
    'numfmt … 12',
    [],
    `
    -z --debug --grouping --zero-terminated --header[=N] -d=N --delimiter=N --field=N --format=N
    --from=N --from-unit=N --invalid=N --padding=N --round=N --suffix=N --to=N --to-unit=N`,
  ],
  [
    'iconv … a',
    ['read a'],
    `
    -c -l -s --list --silent --verbose -f=N -o=OUT -t=N --from-code=N --output=OUT --to-code=N`,
  ],
];

/** coreutils 9.1 and diffutils 3.8. */
export const compareOptions: DocumentedRow[] = [
  [
    'md5sum … a',
    ['read a'],
    `
    -b -c -t -w -z --binary --check --ignore-missing --quiet --status --strict --tag --text --warn
    --zero`,
  ],
  [
    'sha256sum … a',
    ['read a'],
    `
    -b -c -t -w -z --binary --check --ignore-missing --quiet --status --strict --tag --text --warn
    --zero`,
  ],
  [
    'b2sum … a',
    ['read a'],
    `
    -b -c -t -w -z --binary --check --ignore-missing --quiet --status --strict --tag --text --warn
    --zero -l=N --length=N`,
  ],
  [
    'cksum … a',
    ['read a'],
    `
    -c -w -z --check --debug --ignore-missing --quiet --status --strict --tag --untagged --warn --zero
    -a=N -l=N --algorithm=N --length=N`,
  ],
  [
    'join … a b',
    ['read a', 'read b'],
    `
    -i -z --check-order --header --ignore-case --nocheck-order --zero-terminated -1=N -2=N -a=N -e=N
    -j=N -o=N -t=N -v=N`,
  ],
  [
    'comm … a b',
    ['read a', 'read b'],
    `
    -1 -2 -3 -z --check-order --nocheck-order --total --zero-terminated --output-delimiter=N`,
  ],
  ['look … x a', ['read a'], '-a -d -f --alphanum --alternative --ignore-case -t=N --terminate=N'],
  [
    'diff … src/a.ts src/b.ts',
    ['read src/a.ts', 'read src/b.ts'],
    `
    -a -B -b -c -d -E -e -f -H -i -l!run.option -N -n -P -p -q -r -s -T -t -u -w -y -Z --brief --ed
    --expand-tabs --ignore-all-space --ignore-blank-lines --ignore-case --ignore-file-name-case
    --ignore-space-change --ignore-tab-expansion --ignore-trailing-space --initial-tab --left-column
    --minimal --new-file --no-dereference --no-ignore-file-name-case --normal --paginate!run.option
    --rcs --recursive --report-identical-files --show-c-function --side-by-side --speed-large-files
    --strip-trailing-cr --suppress-blank-empty --suppress-common-lines --text --unidirectional-new-file
    --color[=N] --context[=N] --unified[=N] -C=N -D=N -F=N -I=N -L=N -S=N -U=N -W=N -X=IN -x=N
    --exclude=N --exclude-from=IN --horizon-lines=N --ifdef=N --ignore-matching-lines=N --label=N
    --line-format=N --palette=N --show-function-line=N --starting-file=N --tabsize=N --width=N`,
  ],
  ['diff … src/a.ts', ['read src/a.ts'], '--from-file=IN --to-file=IN'],
  [
    'diff3 … a b c',
    ['read a', 'read b', 'read c'],
    `
    -3 -A -a -E -e -i -m -T -X -x --easy-only --ed --initial-tab --merge --overlap-only --show-all
    --show-overlap --strip-trailing-cr --text -L=N --diff-program=N!run.shell --label=N`,
  ],
  [
    'sdiff … a b',
    ['read a', 'read b'],
    `
    -a -B -b -d -E -H -i -l -s -t -W -Z --expand-tabs --ignore-all-space --ignore-blank-lines
    --ignore-case --ignore-space-change --ignore-tab-expansion --ignore-trailing-space --left-column
    --minimal --speed-large-files --strip-trailing-cr --suppress-common-lines --text -I=N -o=OUT -w=N
    --diff-program=N!run.shell --ignore-matching-lines=N --output=OUT --tabsize=N --width=N`,
  ],
  [
    'cmp … a b',
    ['read a', 'read b'],
    `
    -b -c -l -s --print-bytes --quiet --silent --verbose -i=N -n=N --bytes=N --ignore-initial=N`,
  ],
];
