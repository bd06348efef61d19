# sort, uniq, shuf, tee
sort a b
sort -o out a
sort -oout a
sort -o a a
sort a -o out
sort --output=out a
sort -ro out a
sort -k2,2n -t: -o out a
sort -u -o out a b
sort -T src a
#+ write src/**
sort --temporary-directory=src a
#+ write src/**
sort -o - a
sort < a > out
sort -m -o out a b
sort --files0-from=names
#+ run.option --files0-from
sort -R --random-source=b a
#+ read a
sort -S 1M -o out a
sort --parallel=1 a
sort --compress-program='note' a
#+ run.shell --compress-program
sort -c a
uniq a
uniq a out
uniq -c a out
uniq - out < a
uniq -f 1 a out
uniq -s 1 a
uniq --skip-fields=1 a out
uniq -w 2 a out
uniq a > out
shuf a
shuf -o out a
shuf --output=out a
shuf -n 1 a
shuf -e a b
#+ read a
#+ read b
shuf -i 1-3
shuf -i 1-3 -o out
shuf -o - a
shuf --random-source=b a
# what only reads
cat a b > out
cat -n a
cat -A src/a.c
cat src/*.c
cat - < a
cat la
cat < a >> b
tac a b
tac -s o a
rev a
nl a
nl -ba a
head a
head -1 a
head -n 1 a b
head -c 2 src/*.c
tail a
tail -n +2 a
tail -c 2 a b
tail -2 a
wc -l a b
wc < a
wc --files0-from=names
#+ run.option --files0-from
cut -d o -f 1 a
cut -c1-2 a b
paste a b
paste -d, a b
paste -s a
join a b
join -t, -1 1 -2 1 a b
comm a b
comm -12 a b
tr a b < a
tr -d o < a > out
fold -w 2 a
fmt -w 10 a
pr a
expand a
unexpand -a a
column a
od -c a
od -An -tx1 -N 2 a
hexdump -C a
strings a
strings -n 2 src/b.o
xxd a
xxd -p a
xxd a out
xxd -r out.hex none
#+ read out.hex
#+ write none
xxd -p a | xxd -r -p > out
xxd -p a | xxd -r -p - out
xxd -l 2 a out
xxd -l2 -s 1 a out
xxd -s 1 -c 4 -g 1 a out
xxd -b a
xxd -i a out
xxd -ps a
xxd -u -o 4 a
base64 a
base64 -w 0 a > out
base64 -d < names
base32 a
md5sum a b
sha256sum a > out
sha256sum -c names
b2sum a
cksum a
sum a
cmp a b
cmp -s a b
cmp a b 1 1
diff a b
diff -u a b > out
diff -r src docs
#+ read docs/**
#+ read src/**
diff -q a b
diff --from-file=a b
diff a src
#+ read a
#+ read src/**
diff3 a b names
sdiff a b
sdiff -o out a b < /dev/null
numfmt --to=iec 2048
iconv -f utf8 -t latin1 a
iconv -f utf8 -t latin1 -o out a
iconv -f utf8 -t latin1 --output=out a
tsort a
look o a
stat a
du -a src
du -X names src
ls src
ls -lR
tree src
tree -o out src
#+ write out
bc <<< '1+1'
bc a < /dev/null
dc -e '1p'
dc <<< '!note ran'
#+ run.interpreter
dc -e '!note ran'
#+ run.interpreter
dc -f names
less a
less a b
more a
# grep
grep one a
grep one a b
grep -n one a
grep -e one a
grep -e one -e two a b
grep -f names a
grep --file=names a b
grep -f - a < names
grep -r int src
grep -r int
grep -R int docs
grep -r x docs
grep -rn --include='*.c' int src
grep -rn --include='*.c' --include='*.o' int src
grep -rn --exclude='*.o' int src
grep -rn --exclude-dir=deep int src
grep -rn --exclude-dir=deep --include='*.c' int src
grep -r int src docs
grep -r int a
grep -d recurse int src
grep --directories=recurse int src
grep -d skip int src a
#+ read src
grep -c one a
grep -q one a
grep -l one a b
grep one
grep one < a
grep one - < a
grep -v one a > out
grep -E 'o(n|w)' a
grep -A 1 one a
grep -A1 -B1 one a
grep -m 1 one a
grep --color=auto one a
grep -- -x a
grep -e
egrep one a
fgrep one a
rgrep int src
zgrep two g.gz
rg int src
rg int
rg -l int src
rg -g '*.c' int
rg -g '!*.c' int src
rg -g '!deep' int src
rg -g '**/*.c' int src
rg -g 'src/**' int
#+ read ./**
rg --hidden SECRET
rg -uu SECRET
rg -u int src
rg --no-ignore int src
rg -e int src
rg -f names src
rg --files
#+ read ./** but .*
rg --files src
#+ read src/** but .*
rg SECRET .env
rg int src/a.c
rg --pre note int src/a.c
#+ run.shell --pre
rg -L x docs
#+ run.option -L
ack int src
ag int src
ag -G '\.c$' int src
#+ read src/** but .*
fdfind -e c
fdfind .c src
fdfind -e c -x note
#+ note ‹./**/*.c›
fdfind -e o -x rm
fdfind -e o -x rm {}
fdfind -e o . src -x rm {}
fdfind -e o -X rm
fdfind -e o --exec rm {} \;
fdfind --search-path src -e o -x rm
fdfind -C src -e o -x rm
#+ write src/**/*.o
fdfind 'b' src -e o -x cp {} {}.bak
fdfind -e o -e c . src -x rm
fdfind -e o -x note {/}
#+ note ‹›
fdfind -e o -x note {.}
#+ note ‹./**/*›
fdfind -e o . src -x rm {.}.c
#+ write src/**
fdfind -e o . src -x rm {/}
#+ run.option … (a word that is only known at run time)
#+ write ?
fdfind -e o . src -x touch {/.}.new
#+ run.option … (a word that is only known at run time)
#+ write ?
fdfind -e o . src -x touch {//}/new
#+ write src/**
fdfind -e md . docs -x awk '{ print }'
fdfind -e o . src -x cp {} {.}.bak
#+ read src/**
#+ write src/**
fdfind -e o . src -X note x
#+ note x|‹src/**/*.o›
fdfind . empty -x rm
#+ write empty/**
fdfind --ignore-file names -e o
# data
jq . data.json
jq .a data.json
jq -r '.b.c' data.json
jq . < data.json
jq -n '1'
jq -n 'env.HOME'
#+ environment.read env
jq -n '$ENV.HOME'
#+ environment.read env
jq '.env' data.json
jq '"env"' data.json
jq '{env: 1}' data.json
jq -f names data.json
#+ read data.json
jq --from-file names data.json
#+ read data.json
jq -rf names data.json
#+ read data.json
jq --arg x 1 '$x' data.json
jq --argjson x 1 '$x' data.json
jq --slurpfile x data.json '$x' a
jq --rawfile x a '$x' data.json
jq --indent 2 . data.json
jq -L src . data.json
#+ run.option -L
jq -Lsrc . data.json
#+ run.option -L
jq --library-path src . data.json
#+ read data.json
#+ run.option --library-path
jq 'import "x" as x; .' data.json
#+ read data.json
#+ run.option import
jq 'include "x"; .' data.json
#+ read data.json
#+ run.option import
jq -n '$ARGS' --args a b
jq -n '$ARGS' --jsonargs 1 2
jq . data.json > out
jq -c . data.json data.json
jq -sR . a b
jq --tab . data.json
jq -e . data.json
jq --no-such . data.json
#+ read data.json
#+ run.option --no-such
jq -k . data.json
#+ read data.json
#+ run.option -k
jq -- . data.json
#+ read data.json
jq "$X" data.json
#+ run.interpreter a filter that cannot be seen
#+ run.option …
yq . data.yaml
yq .a data.yaml
yq -y . data.yaml
yq -i -y '.a = 2' data.yaml
yq . < data.yaml
yq 'env' data.yaml
xmllint data.xml
xmllint --noout data.xml
xmllint --format data.xml
xmllint --output out data.xml
xmllint -o out data.xml
xmllint --xpath '//a' data.xml
xmllint --noent data.xml
xmllint --schema names data.xml
xmllint - < data.xml
xmlstarlet sel -t -v '//a' data.xml
xmlstarlet el data.xml
xmlstarlet val data.xml
xmlstarlet fo data.xml
xmlstarlet ed -L -u '//a' -v 2 data.xml
xmlstarlet ed -u '//a' -v 2 data.xml
#+ write data.xml
xmlstarlet c14n data.xml
datamash sum 1 < a
# words
true
test -f a
[ -f a ]
expr 1 + 1
date
date +%Y
date -d yesterday
date -r a
#+ read a
date -f names
sleep 0
yes | head -1
getconf ARG_MAX
factor 12
cal
printenv HOME
printenv
#+ environment.read
printenv SECRET
#+ environment.read
env | grep X
#+ environment.read
ps
ps aux
ps e
#+ environment.read e
ps -ef
ps -o pid,comm
id
whoami
uname -a
hostname
df -h
free
uptime
w
who
lscpu
mount
mount -l
stty -a
sysctl kernel.hostname
dmesg
ss -tln
ss -D out -tln
ss -F names
ip addr
ip link show
lsof -p 1
pgrep bash
kill -l
kill -0 $$
kill -0 999999
