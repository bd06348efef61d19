import type { DocumentedRow } from './row.ts';

/** grep 3.8, sed 4.9, file 5.44, less 590, bc 1.07 and man-db 2.11. */
export const lookOptions: DocumentedRow[] = [
  [
    'grep … x a',
    ['read a'],
    `
    -a -b -c -E -F -G -H -I -i -L -l -n -o -P -q -s -T -U -u -v -w -x -y -Z -z --basic-regexp --binary
    --byte-offset --count --extended-regexp --files-with-matches --files-without-match --fixed-strings
    --ignore-case --initial-tab --invert-match --line-buffered --line-number --line-regexp --no-filename
    --no-group-separator --no-ignore-case --no-messages --null --null-data --only-matching --perl-regexp
    --quiet --silent --text --with-filename --word-regexp --color[=N] --colour[=N] -A=N -B=N -C=N -D=N
    -d=skip -m=N --after-context=N --before-context=N --binary-files=N --context=N --devices=N
    --directories=read --exclude-from=IN --group-separator=N --label=N --max-count=N`,
  ],
  ['grep … a', ['read a'], '-e=N --regexp=N -f=IN --file=IN'],
  [
    'grep … x src',
    ['read src/**'],
    `
    -r -R --recursive --dereference-recursive -d=recurse --directories=recurse`,
  ],
  [
    'sed … p a',
    ['read a'],
    `
    -b -E -n -r -u -z --debug --follow-symlinks --null-data --posix --quiet --regexp-extended --sandbox
    --silent --unbuffered -l=N --line-length=N`,
  ],
  ['sed … a', ['read a'], '-e=p --expression=p'],
  [
    'file … a',
    [],
    `
    -b -C!run.write -c -d -E -i -k -L -l -N -n -p -r -S -s -Z -z --apple --brief --checking-printout
    --compile!run.write --debug --dereference --extension --keep-going --list --mime --mime-encoding
    --mime-type --no-buffer --no-dereference --no-pad --no-sandbox --preserve-date --print0 --raw
    --special-files --uncompress --uncompress-noreport -e=N -F=N -f=IN -m=IN -P=N --exclude=N
    --exclude-quiet=N --files-from=IN --magic-file=IN --parameter=N --separator=N`,
  ],
  [
    'du … a',
    [],
    `
    -a -b -c -D -H -k -L -l -m -P -S -s -x --all --apparent-size --bytes --count-links --dereference
    --dereference-args --human-readable --inodes --no-dereference --null --one-file-system
    --separate-dirs --si --summarize --total --time[=N] -B=N -d=N -t=N -X=IN --block-size=N --exclude=N
    --exclude-from=IN --files0-from=IN --max-depth=N --threshold=N --time-style=N`,
  ],
  [
    'date … +%s',
    [],
    `
    -R -u --debug --resolution --rfc-email --universal --utc -I[=N] --iso-8601[=N] -d=N -f=IN -r=IN
    -s=N!run.system --date=N --file=IN --reference=IN --rfc-3339=N --set=N!run.system`,
  ],
  [
    'man … ls',
    [],
    `
    -a -c -D -d -f -I -i -K -k -l -t -u -W -w -Z!run.option --all --apropos --ascii --catman --debug
    --default --ditroff!run.option --global-apropos --ignore-case --local-file --location --location-cat
    --match-case --names-only --nh --nj --no-hyphenation --no-justification --no-subpages --path --regex
    --troff --update --whatis --where --where-cat --wildcard -H[=N]!run.shell -T[=N]!run.option
    -X[=N]!run.option --gxditview[=N]!run.option --html[=N]!run.shell --troff-device[=N]!run.option
    --warnings[=N] -C=IN -E=N -e=N -L=N -M=N -m=N -P=N!run.shell -p=N!run.option -R=N -r=N -S=N -s=N
    --config-file=IN --encoding=N --extension=N --locale=N --manpath=N --pager=N!run.shell
    --preprocessor=N!run.option --prompt=N --recode=N --sections=N --systems=N`,
  ],
  ['bc … a', ['read a'], '-c -i -l -q -s -w --interactive --mathlib --quiet --standard --warn'],
  [
    'more … a',
    ['read a'],
    `
    -c -d -e -f -l -p -s -u --clean-print --exit-on-eof --logical --no-pause --plain --print-over
    --silent --squeeze --lines=N`,
  ],
  [
    'less … a',
    ['read a'],
    `
    -a -A -B -c -C -e -E -f -F -g -G -i -I -J -K -L -m -M -n -N -q -Q -r -R -s -S -u -U -w -W -X
    --auto-buffers --clear-screen --quit-at-eof --QUIT-AT-EOF --force --quit-if-one-screen
    --hilite-search --ignore-case --IGNORE-CASE --status-column --quit-on-intr --long-prompt
    --line-numbers --LINE-NUMBERS --quiet --silent --raw-control-chars --RAW-CONTROL-CHARS
    --squeeze-blank-lines --chop-long-lines --underline-special --no-init --tilde -b=N -h=N -j=N
    -k=N!run.option -o=OUT -O=OUT -p=N -P=N -t=N!run.option -T=N!run.option -x=N -y=N -z=N --buffers=N
    --max-back-scroll=N --jump-target=N --lesskey-file=N!run.option --log-file=OUT --LOG-FILE=OUT
    --pattern=N --prompt=N --tag=N!run.option --tag-file=N!run.option --tabs=N --max-forw-scroll=N
    --window=N --shift=N --color=N -D=N`,
  ],
];
