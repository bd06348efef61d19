echo a b c | xargs note
%%
echo a b c | xargs -n 1 note
%%
echo a b c d e | xargs -n2 note x
%%
echo a b c | xargs --max-args=2 note
%%
printf '%s\n' 'a b' 'c d' | xargs -L 1 note
%%
printf '%s\n' 'a b' 'c' 'd' | xargs -L2 note
%%
printf '%s\n' 'a b' 'c d' | xargs -l note
%%
printf '%s\n' 'a b' 'c d' 'e' | xargs -l2 note
%%
printf '%s\n' 'a b' 'c d' 'e' | xargs --max-lines=2 note
%%
printf '%s\n' 'a b' 'c d' | xargs --max-lines note
%%
printf '%s\n' 'a b' 'c d' | xargs -I{} note {} x{}y
%%
printf '%s\n' '  a b  ' 'c' | xargs -I % note [%] %%
%%
printf '%s\n' 'a b' '' 'c' | xargs -I{} note {}
%%
printf '%s\n' a b | xargs -i note {}-{}
%%
printf '%s\n' a b | xargs -iX note X-X
%%
printf '%s\n' a b | xargs --replace note {}
%%
printf '%s\n' a b | xargs --replace=Q note Q {}
%%
printf '%s\n' a b | xargs -I{} echo {} | xargs note
%%
printf 'a b\0c\0' | xargs -0 note
%%
printf 'a b\0c\0' | xargs --null -n1 note
%%
echo 'a,b c,d' | tr -d '\n' | xargs -d , note
%%
printf 'a:b c:d' | xargs --delimiter=: note
%%
printf 'a b\nc\n' | xargs -d '\n' note
%%
printf 'a\tb' | xargs -d '\t' note
%%
printf 'a b\nc' | xargs -d '\n' -I{} note {} .
%%
printf 'aXbX' | xargs -d X -n1 note
%%
echo a b STOP c | xargs -E STOP note
%%
echo a b STOP c | xargs -eSTOP note
%%
echo a b STOP c | xargs --eof=STOP note
%%
printf '%s\n' a STOP b | xargs -E STOP -I{} note {}
%%
printf '%s\n' a _ b | xargs -E _ -L1 note
%%
echo "a 'b c' \"d e\" f\\ g" | xargs note
%%
echo "x'y z'w" | xargs note
%%
echo "'a b'" "c" | xargs -I{} note {}
%%
echo '"a b" c' | xargs -n1 note
%%
printf 'a\\\\b' | xargs note
%%
echo "it's" | xargs -0 note
%%
xargs note < /dev/null
%%
xargs -r note < /dev/null
%%
xargs --no-run-if-empty note < /dev/null
%%
xargs -I{} note {} < /dev/null # or less
%%
printf '\n\n' | xargs note
%%
printf '\n \n' | xargs -r note
%%
xargs note <<< 'one two'
%%
xargs -t -x note <<< 'one two'
%%
xargs -P 1 -n 1 note <<< 'a b'
%%
xargs -s 1000 note <<< 'a b'
%%
xargs --max-procs=1 --verbose --exit --max-chars=1000 note <<< 'a b'
%%
xargs --process-slot-var=SLOT sh -c 'note "$@"' _ <<< 'a b'
%%
xargs sh -c 'note "$0" "$@"' <<< 'a b c'
%%
xargs -n1 sh -c 'note "$1"' _ <<< 'a b'
%%
xargs -I{} sh -c 'note {}; note "{}"' <<< 'a'
%%
xargs rm <<< 'src/a.ts src/b.ts'
%%
xargs -n1 rm <<< 'src/a.ts src/b.ts'
%%
xargs -I{} cp {} {}.bak <<< src/a.ts
%%
echo src/a.ts src/b.ts | xargs touch new.ts
%%
xargs env X=1 note <<< 'a'
%%
xargs nice -n 1 note <<< 'a b'
%%
xargs xargs note <<< 'a b'
%%
xargs <<< 'a b'
%%
xargs -I{} {} x <<< note # or less
%%
xargs -I{} note {} {} a{} <<< 'q r'
%%
printf '%s\n' note | xargs -I{} sh -c '{} z'
%%
printf '%s ' $(seq 5) | xargs -n 3 note
%%
xargs -L 1 note <<< $'a \nb'
%%
xargs -n 1 -I{} note {} <<< $'a b\nc'
%%
echo a b | xargs -- note -n
%%
echo a b | xargs -0 -n1 note
%%
echo a | xargs note -I{} {}
%%
cat notes.txt | xargs note
%%
xargs -a notes.txt sh -c 'cp notes.txt new.txt'
%%
xargs -E '' note <<< 'a _ b'
%%
xargs note <<< 'a _ b'
%%
printf 'a\0b c\0\0d' | xargs -0 -n1 note
%%
printf ',a,,b' | xargs -d, -n1 note
%%
printf 'a\n\nb\n' | xargs -d '\n' -n1 note
%%
printf '%s\n' 'a b' c | xargs -n 3 -L 1 note
%%
printf '%s\n' 'a b' c | xargs -L 1 -n 3 note
%%
printf '%s\n' 'a b' c | xargs -I{} -n 1 note {}
%%
printf '%s\n' 'a b' c | xargs -I{} -L 1 note {} # or less
%%
printf '%s\n' 'a b' c | xargs -L 1 -I{} note {}
%%
printf '%s\n' 'a b' c | xargs -n 1 -I{} note {}
%%
find src -name 'a*' | xargs -I{} sh -c 'note {} "$0"' x
%%
find src -name '*.ts' | xargs -I F sh -c "cp F F.bak; note 'F'"
%%
find src -name 'a*' | xargs -I{} cp {} {}.bak
%%
find src -name 'a*' | xargs -I{} note x-{} {}-y
%%
find src -name '*.ts' | xargs -n1 note
%%
find src -name '*.ts' -print0 | xargs -0 rm
%%
find tests | xargs -J % note % end # or less
%%
ls src | xargs -I{} mv src/{} src/{}.old
%%
printf '%s\n' src/*.ts | xargs -I{} sh -c 'note {}' # or more
%%
basename src/a.ts | xargs -I{} sh -c 'note {}'
%%
echo 'a;b' | xargs -I{} sh -c 'note {}'
%%
echo "open 'quote" | xargs note # or less
%%
printf 'a\\\nb' | xargs note
%%
printf '%s\n' 'a	b' | xargs -I{} note '{}'
