sh -c 'note a "$0" "$@"' zero one two
%%
bash -c 'note a; note b'
%%
sh -ec 'false; note never' # or less
%%
bash -euo pipefail -c 'note a; false | true; note never' # or less
%%
bash -eu -c 'note a; note "${x:-none}"'
%%
bash -lc 'note login' # or less
%%
bash --noprofile --norc -c 'note long'
%%
bash -x -c 'note traced'
%%
bash -n -c 'note never'
%%
bash -o errexit -c 'false; note never' # or less
%%
bash +e -c 'false; note on'
%%
bash -O extglob -c 'note src/@(a|b).ts'
%%
bash -O nullglob -c 'note x zz*'
%%
bash -s a b <<< 'note "$@"'
%%
bash -s -- a b <<< 'note "$@"'
%%
bash <<'X'
note heredoc
cp notes.txt new.txt
X
%%
echo 'note piped' | sh
%%
echo 'note dash' | sh -s x
%%
echo 'note stdin "$@"' | bash /dev/stdin a b
%%
bash <(echo 'note substituted')
%%
printf 'note script "$@"\n' > run.sh; sh run.sh a b
%%
printf '#!/bin/sh\nnote direct "$1"\n' > run.sh; chmod +x run.sh; ./run.sh a
%%
printf '#!/usr/bin/env bash\nnote direct\nrm src/a.ts\n' > run.sh; chmod +x run.sh; ./run.sh
%%
printf 'note plain\n' > run.sh; chmod +x run.sh; ./run.sh
%%
printf 'note sourced "$1"\n' > run.sh; . ./run.sh x
%%
printf 'note twice\nsh run.sh2\n' > run.sh; printf 'note inner\n' > run.sh2; sh run.sh
%%
sh -c 'sh -c "note \$0" inner' outer
%%
sh -c "cd src && note *"
%%
bash -c 'exec note replaced; note never'
%%
dash -c 'note dash'
%%
dash -e -c 'note d; false; note never' # or less
%%
eval 'note evaluated' x
%%
bash -c -- 'note dashes'
%%
bash -c -e 'note e; false; note never' # or less
%%
bash --version > v.txt
%%
bash --rcfile notes.txt -c 'note rc'
%%
bash -c 'note "$1"' _ 'a b'
%%
sh -c 'note $1' _ 'a b'
%%
sh -c
%%
sh -c ''
%%
bash missing.sh; note after
%%
sh - <<< 'note dash'
%%
bash -
%%
bash -cx 'note x'
%%
sh -c 'note a' > log.txt
%%
bash -r -c 'note restricted'
%%
bash -c 'f() { note in-f; }; f'
%%
echo 'note both' > run.sh; bash -x run.sh > log.txt
%%
echo 'note noexec' > run.sh; bash -n run.sh
%%
echo 'note opt' > run.sh; bash -eu run.sh
%%
echo 'note file-c "$1"' > run.sh; bash -c './run.sh x' ; bash -c 'sh ./run.sh y' # or less
%%
printf 'note from-stdin\n' > run.sh; bash < run.sh # or more
%%
printf 'note sourced\n' > run.sh; bash -c '. ./run.sh'
%%
bash -O extglob -O nullglob -c 'note +(x)'
%%
bash -eo pipefail -c 'note cluster'
%%
bash --init-file notes.txt -c 'note init'
%%
bash --rcfile=notes.txt -c 'note rc2' # or less
%%
bash --posix -c 'note posix'
%%
sh -c 'note in' < notes.txt
%%
cat <<'X' | bash -s -- a
note "$1"
X
%%
echo 'note "$0"' | bash -s
%%
bash -c 'note x' --rcfile y
%%
bash +x -c 'note plus'
%%
sh -xc 'note xc'
%%
bash -c "note 'quoted \$0'"
%%
bash --help > h.txt
%%
bash -n <<< 'note never' # or less
%%
bash - run.sh; note after
