# echo
note "$(echo a b)"
note "$(echo)"
note "$(echo -n a)"
note "$(echo -n a; echo b)"
note "$(echo -e 'a\tb')"
note "$(echo -e 'a\nb')"
note "$(echo 'a\tb')"
note "$(echo -E 'a\tb')"
note "$(echo -eE 'a\tb')"
note "$(echo -Ee 'a\tb')"
note "$(echo -e -E 'a\tb')"
note "$(echo -E -e 'a\tb')"
note "$(echo -ne 'a\n'; echo b)"
note "$(echo -en 'a\n'; echo b)"
note "$(echo -x a)"
note "$(echo -)"
note "$(echo -- a)"
note "$(echo a -n)"
note "$(echo -e 'a\cb'; echo c)"
note "$(echo -e 'a\\cb')"
note "$(echo -e 'a\\\cb')"
note "$(echo -e '\x41\x4a\x7')"
note "$(echo -e '\0101\101\07')"
note "$(echo -e '\u41\u00e9\U1F600')"
note "$(echo -e '\a\b\e\E\f\r\v\\\"\q')"
note "$(echo -e 'a\')"
note "$(echo -n -e 'a\n' b)"
note "$(echo "$UNSET")"
#+ note ‹›
note "$(echo *.diff)"
#+ note ‹›
note $(echo a  b)
# printf
note "$(printf a)"
note "$(printf 'a\n')"
note "$(printf 'a\nb\n')"
note "$(printf 'a%%b')"
note "$(printf '%s' a)"
note "$(printf '%s\n' a b)"
note "$(printf '%s-%s\n' a b c)"
note "$(printf '%s')"
note "$(printf 'x%sx')"
note "$(printf '%5s/' a)"
note "$(printf '%-5s/' a)"
note "$(printf '%05d' 42)"
note "$(printf '%05d' -42)"
note "$(printf '%5d/' 42)"
note "$(printf '%d' 42)"
note "$(printf '%d' -7)"
note "$(printf '%d')"
note "$(printf '%d' '')"
note "$(printf '%i' 42)"
note "$(printf '%d' 010)"
#+ note ‹›
note "$(printf '%d' -010)"
#+ note ‹›
note "$(printf '%i' 08)"
#+ note ‹›
note "$(printf '%d' 00)"
#+ note ‹›
note "$(printf '%d' 0)"
note "$(printf '%d' -0)"
#+ note ‹›
note "$(printf '%d' -)"
#+ note ‹›
note "$(printf '%d' 0x10)"
#+ note ‹›
note "$(printf '%d' +5)"
#+ note ‹›
note "$(printf '%d' "'a")"
#+ note ‹›
note "$(printf '%d' 1x)"
#+ note ‹›
note "$(printf '%02d' 5)"
note "$(printf '%02d\n' 1 2 3)"
note "$(printf '%-5d/' 42)"
note "$(printf '%+d' 42)"
#+ note ‹›
note "$(printf '% d' 42)"
#+ note ‹›
note "$(printf '%x' 255)"
#+ note ‹›
note "$(printf '%X' 255)"
#+ note ‹›
note "$(printf '%o' 8)"
#+ note ‹›
note "$(printf '%u' 8)"
#+ note ‹›
note "$(printf '%c' abc)"
#+ note ‹›
note "$(printf '%.2s' abc)"
#+ note ‹›
note "$(printf '%.2f' 1.5)"
#+ note ‹›
note "$(printf '%5.1s/' abc)"
#+ note ‹›
note "$(printf '%e' 1)"
#+ note ‹›
note "$(printf '%q' 'a b')"
#+ note ‹›
note "$(printf '%b' 'a\nb')"
note "$(printf '%b' 'a\tb\0101')"
note "$(printf '%b%s' 'a\cb' c)"
note "$(printf '%b-%s\n' 'a\cb' c d e)"
note "$(printf '%b')"
note "$(printf 'a\cb'; echo x)"
note "$(printf 'a\tb\x41\101')"
note "$(printf '\0101')"
note "$(printf '\1012')"
note "$(printf 'a\qb')"
note "$(printf 'a\\b')"
note "$(printf 'a\"b')"
note "$(printf "a\'b")"
note "$(printf 'a\?b')"
note "$(printf '\u00e9')"
note "$(printf '\U1F600')"
note "$(printf '\xg')"
note "$(printf '%s %s' a)"
note "$(printf 'a' b c)"
note "$(printf -- '%s' a)"
note "$(printf -- -n)"
#+ note ‹›
note "$(printf '%s' -n)"
note "$(printf -v x a; echo "$x")"
note "$(printf '%z' a)"
#+ note ‹›
note "$(printf '%')"
#+ note ‹›
note "$(printf 'a%')"
#+ note ‹›
note "$(printf '%*s' 5 a)"
#+ note ‹›
note "$(printf '%(%Y)T' 0)"
#+ note ‹›
note "$(printf '%s\0' a b | xargs -0 echo)"
#+ note ‹›
note "$(printf '%10s%-10s/' ab cd)"
note "$(printf '%s' 'a' '' 'b')"
note "$(printf '%1s/%0s/' ab c)"
note "$(printf '%-1d/' 5)"
note "$(printf '%03s' a)"
note "$(printf '%ld' 5)"
#+ note ‹›
printf 'a\nb\n' | xargs note
printf '%s\n' src/a.c src/b.c | xargs rm
printf '%s\0' 'src/deep/read me' | xargs -0 rm
printf 'rm a\n' | sh
# seq
note $(seq 3)
note $(seq 2 4)
note $(seq 1 2 6)
note $(seq 3 -1 1)
note $(seq 3 1)
note $(seq 0)
note $(seq -2 1)
note $(seq 1 0 3)
#+ note ‹›*
note $(seq 1 2 3 4)
#+ note ‹›*
note $(seq 1.5 3)
#+ note ‹›*
note $(seq -w 8 10)
#+ note ‹›*
note $(seq -s , 3)
#+ note ‹›*
note $(seq)
#+ note ‹›*
note "$(seq 2)"
for i in $(seq 2); do touch "f$i"; done
seq 2 | xargs -I% touch f%
note $(seq 1 1)
note $(seq 5 5 15)
note $(seq 10 -5 -5)
# basename and dirname
note "$(basename src/a.c)"
note "$(basename src/a.c .c)"
note "$(basename src/a.c a.c)"
note "$(basename src/a.c .o)"
note "$(basename src/a.c c)"
note "$(basename src/a.c '')"
note "$(basename src/)"
note "$(basename src//)"
note "$(basename /)"
note "$(basename //)"
note "$(basename '')"
note "$(basename .)"
note "$(basename -a src/a.c src/b.c)"
#+ note ‹›
note "$(basename -s .c src/a.c)"
#+ note ‹›
note "$(basename src/a.c .c x)"
#+ note ‹›
note "$(basename -- src/a.c)"
note "$(basename "$UNSET/a")"
#+ note ‹›
note "$(basename "$(pwd)")"
note "$(dirname src/a.c)"
note "$(dirname src/deep/c.c)"
note "$(dirname a)"
note "$(dirname /)"
note "$(dirname /a)"
note "$(dirname src/)"
note "$(dirname src//a)"
note "$(dirname '')"
note "$(dirname .)"
note "$(dirname ..)"
note "$(dirname ./a)"
note "$(dirname src/a.c docs/b)"
#+ note ‹›
note "$(dirname -z src/a.c)"
#+ note ‹›
f=src/a.c; rm "$(dirname "$f")/b.c"
f=src/a.c; rm "$(dirname $f)/$(basename $f)"
cd "$(dirname src/a.c)" && rm b.c
# places
note "$(realpath --relative-to=. src/a.c)"
#+ note ‹›
rm "$(realpath src/a.c)"
rm "$(realpath la)"
rm "$(realpath ld/a.c)"
rm "$(realpath -e src/a.c)"
rm "$(realpath -m src/../a)"
rm "$(realpath -s ld/a.c)"
rm "$(realpath a b)"
#+ run.option … (a word that is only known at run time)
#+ write ?
touch "$(realpath new)"
touch "$(realpath -m none/new)"
#+ write none/**/new
rm "$(realpath -q src/a.c)"
rm -r "$(realpath ld)"
rm "$(readlink -f la)"
rm "$(readlink -e la)"
rm "$(readlink -m la)"
rm "$(readlink la)"
#+ run.option … (a word that is only known at run time)
#+ write ?
rm "$(readlink -f src/a.c)"
rm "$(readlink -nf la)"
rm "$(readlink -f docs/lb)"
rm "$(pwd)/a"
cd src && rm "$(pwd)/a.c"
cd ld && rm "$(pwd)/a.c"
cd ld && rm "$(pwd -P)/a.c"
note "$(test -f a && echo yes)"
#+ note ‹›
t=$(mktemp -p src t.XXXXXX) && echo x > "$t"
t=$(mktemp src/t.XXXXXX); rm "$t"
#+ write src/t.…
t=$(mktemp -d -p src d.XXXXXX); touch "$t/f"
t=$(mktemp none/t.XXXXXX) && echo x > "$t"
#+ write ?
#+ write none/t.…
t=$(TMPDIR=src mktemp -t t.XXXXXX) && echo x > "$t"
#+ environment.change TMPDIR
t=$(mktemp --tmpdir=src t.XXXXXX.txt) && echo x > "$t"
t=$(mktemp --suffix=.c src/t.XXXXXX) && echo x > "$t"
t=$(mktemp -u src/t.XXXXXX) && echo x > "$t"
# what goes through
note "$(cat a)"
#+ note ‹›
note "$(cat < a)"
#+ note ‹›
note "$(echo x | cat)"
note "$(echo x | cat -)"
note "$(echo x | cat -n)"
#+ note ‹›
note "$(cat a b)"
#+ note ‹›
cat names | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
cat names | xargs -I{} rm {}
#+ run.option … (a word that is only known at run time)
#+ write ?
xargs rm < names
#+ run.option … (a word that is only known at run time)
#+ write ?
cat < names | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
rm $(cat names)
#+ run.option … (a word that is only known at run time)
#+ write ?
rm $(< names)
#+ run.option … (a word that is only known at run time)
#+ write ?
while read -r f; do rm "$f"; done < names
#+ run.option … (a word that is only known at run time)
#+ write ?
cat names | while read -r f; do rm "$f"; done
#+ run.option … (a word that is only known at run time)
#+ write ?
sort names | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
sort -r names | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
cat names | sort | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
cat names | sort -u | uniq | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
cat names | head -1 | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
cat names | tail -1 | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
cat names | tail -n +2 | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
cat names | tac | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
cat names | grep a.c | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
cat names | cut -d/ -f2 | xargs note
#+ note ‹›*
cat names | tr / _ | xargs note
#+ note ‹›*
cat names | sed 's/a/b/' | xargs note
#+ note ‹›*
cat names | tee out | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -name '*.c' | sort | head -1 | xargs rm
#+ write src/**/*.c
find src -name '*.c' | sort | head -n 1 | xargs rm
#+ write src/**/*.c
find src -name '*.c' | sort | head -c 7 | xargs note
#+ note ‹›*
find src -name '*.c' | sort | xargs rm
find src -name '*.c' | sort -r | uniq | xargs rm
find src -name '*.c' | sort -k2 | xargs note
#+ note ‹›*
find src -name '*.c' | sort -c | xargs -r note
#+ note ‹src/**/*.c›*
find src -name '*.c' | sort --check | xargs -r note
#+ note ‹›*
find src -name '*.c' | sort - | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -name '*.c' | sort names | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -name '*.c' | sort | uniq -c | xargs note
#+ note ‹›*
find src -name '*.c' | uniq -d | xargs -r note
#+ note ‹›*
find src -name '*.c' | sort | uniq -w 3 | xargs -r note
#+ note ‹src/**/*.c›*
find src -name '*.c' | tac | xargs rm
find src -name '*.c' | sort | tac -s / | xargs note
#+ note ‹›*
find src -name '*.c' | sort | tail -1 | xargs rm
#+ write src/**/*.c
find src -name '*.c' | sort | tail -c 4 | xargs note
#+ note ‹›*
find src -name '*.c' | grep -v deep | xargs rm
#+ write src/**/*.c
find src | grep '\.c$' | xargs rm
find src | grep -E '\.(c|o)$' | xargs rm
find src | grep '\.\(c\|o\)$' | xargs rm
find src | sort | grep -v '\.c$' | xargs note
#+ note ‹›*
find src -type f | grep -i '\.C$' | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -type f | grep -e '\.c$' | xargs rm
find src -type f | grep -c '\.c$' | xargs note
#+ note ‹›*
find src -type f | grep -o '\.c$' | xargs note
#+ note ‹›*
find src -type f -name '*.c' | grep -x 'src/a.c' | xargs rm
#+ write src/**/*.c
find src -type f -name '*.c' | cat | xargs rm
ls src | xargs note
#+ note ‹./**/*›*
ls src/*.c | xargs rm
#+ write src/**/*.c
ls -d src/*.c | xargs rm
#+ write src/**/*.c
ls -1 src/*.c | xargs rm
#+ write src/**/*.c
ls *.diff | xargs rm
ls a b | xargs rm
#+ write ./**
ls | grep '\.diff$' | xargs rm
cd src && ls *.c | xargs rm
#+ write src/**/*.c
cd src && ls | xargs note
#+ note ‹./**/*›*
for f in $(ls src); do rm -rf "src/$f"; done
for f in `ls src/*.c`; do rm $f; done
#+ write src/**/*.c
ls -R src | xargs note
#+ note ‹›*
ls -a empty | xargs note
#+ note ‹›*
ls docs | xargs note
#+ note ‹./**/*›*
ls none | xargs -r note
#+ note ‹./**/*›*
ls /none | xargs -r note
#+ note ‹›*
ls .. | xargs note
#+ note ‹›*
ls ./src/*.o | xargs rm
ls src/deep | xargs -d '\n' note
#+ note ‹./**/*›*
ls src empty | xargs note
#+ note ‹./**/*›*
ls *.none | xargs -r note
#+ note ‹./**/*.none›*
grep -l int src/a.c src/b.c | xargs rm
#+ write src/**
grep -rl int src | xargs rm
#+ write src/**
grep -rl --include='*.c' int src | xargs rm
grep -rL int src | xargs -d '\n' rm
#+ write src/**
grep -rlZ int src | xargs -0 rm
#+ write src/**
grep -lr int src docs | xargs rm
#+ write ./**
grep -l one a b | xargs rm
#+ write ./**
grep -c one a b | xargs note
#+ note ‹›*
grep -rlq int src | xargs -r rm
#+ read src/**
#+ run.option … (a word that is only known at run time)
#+ write ?
grep -rh int src/a.c | xargs note
#+ note ‹›*
grep -l one - < a | xargs note
#+ note ‹›*
grep --files-with-matches one a | xargs rm
grep --files-without-match one a b | xargs rm
#+ write ./**
grep -rl -e int src | xargs rm
#+ write src/**
date +%Y | xargs -I{} note x
basename src/a.c | xargs note
dirname src/a.c | xargs ls
echo a b | xargs rm
echo 'a b' | xargs -n1 rm
rev <<< cba | xargs note
#+ note ‹›*
wc -l < a | xargs note
#+ note ‹›*
nproc | xargs -I% note x
note "$(printf '%b' '\101\0101\07')"
note "$(printf '%b' '\"\?')"
note "$(printf '%b' 'a\\cb')"
note "$(printf 'a\\cb')"
note "$(printf 'a\')"
note "$(printf '\\%s' a)"
note "$(printf '%-05d/' 42)"
note "$(printf '%0-5d/' 42)"
#+ note ‹›
note "$(printf '%05s/' ab)"
note "$(printf '%s%d\n' a 1 b 2)"
note "$(printf '%5b/' a)"
#+ note ‹›
note "$(printf '%d%s' 1)"
note "$(echo -e '\01234')"
note "$(echo -e '\c'; echo x)"
ls -a src | xargs note
#+ note ‹›*
ls -A empty | xargs -r note
#+ note ‹./**/*›*
ls -f empty | sort | xargs note
#+ note ‹›*
ls --all empty | xargs note
#+ note ‹›*
find src -type f | grep -F '.c' | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -type f | grep -w '\.c$' | xargs rm
#+ write src/**/*.c
find src -type f | grep -P '\.c$' | xargs rm
find src -type f | grep --extended-regexp '\.(c|o)$' | xargs rm
note "$(echo a-n b)"
note "$(echo -nx a)"
note "$(echo -e a; echo b)"
note "$(echo -E a; echo b)"
note "$(echo -e -n 'a\tb'; echo c)"
note "$(echo -n -e 'a\tb'; echo c)"
note "$(printf '%s' "$NONE")"
#+ note ‹›
note "$(printf)"
#+ note ‹›
note "$(printf $'a\\\nb')"
note "$(printf '%b-%b' a b)"
note "$(printf '%s-' a "$NONE")"
#+ note ‹›
note "$(echo a "$NONE")"
#+ note ‹›
note "$(echo -e "$NONE")"
#+ note ‹›
note "$(printf '%5%%d' 1)"
#+ note ‹›
note "$(printf 'a%sb%sc' 1 2)"
