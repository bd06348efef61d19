env note a
%%
env X=1 Y='2 3' sh -c 'note "$X" "$Y"'
%%
X=1 env -u X sh -c 'note "${X-unset}"'
%%
env -C src sh -c 'note *'
%%
env --chdir=src sh -c 'cp a.ts c.ts; note *.ts'
%%
env -S 'note a b'
%%
env -S 'note "a b" c' d
%%
env -S "note 'a b'\"c\" d"
%%
env -S 'note a\_b "c\_d" e\tf'
%%
env -S 'note a # b'
%%
env -S 'note a#b c'
%%
env -S 'note a \c b' z
%%
env -S "note 'a\\b' '' x"
%%
env -S 'X=1 sh -c "note in-s"'
%%
env '-Snote x y' z
%%
env --split-string='note x y'
%%
env -vS 'note v'
%%
env -S '-C src sh -c "note *"'
%%
env -S 'note "a"b c"d e"f'
%%
env -S '  note   a   b  '
%%
env -S 'note a\\b c\"d \#e'
%%
env X=1 env Y=2 sh -c 'note $X$Y'
%%
env -- X=1 note dashes
%%
env 1X=2 note odd
%%
env --ignore-signal=INT note signals
%%
env --default-signal note signals
%%
nice note a
%%
nice -n 5 note a -n 5
%%
nice -5 note a
%%
nice --adjustment=5 note a
%%
nice -n5 nice -n 6 note twice
%%
timeout 5 note a
%%
timeout -k 1 -s TERM 5 note a b
%%
timeout --foreground --preserve-status --signal=KILL 5s note a
%%
timeout --kill-after=2 0 note a
%%
timeout -v 5 sh -c 'note in; cp notes.txt new.txt'
%%
timeout -- 5 note dashes
%%
nohup note a
%%
nohup -- note a
%%
nohup sh -c 'note x; rm notes.txt'
%%
stdbuf -oL note a
%%
stdbuf -o L -e0 --input=0 note a
%%
stdbuf --output=0 cp notes.txt new.txt
%%
chroot --help
%%
find src -name 'a*' -exec note {} \;
%%
find src -name '?.ts' -exec note {} +
%%
find src -name a.ts -exec note {} x{}y \;
%%
find src -name a.ts -execdir note {} \;
%%
find . -name notes.txt -delete
%%
find src -type f -exec cp {} {}.bak \;
%%
find src -name a.ts -exec note 1 \; -exec note 2 {} \;
%%
find src -name a.ts -exec env X=1 note {} \;
%%
command note a
%%
command -v note
%%
exec note a
%%
(exec -a other note a)
%%
time note a
%%
time -p note a
%%
! note a
%%
env nice timeout 5 nohup note deep
%%
env env env note a
%%
nice sh -c "nice sh -c 'note inner'"
%%
env X=a note X=b
%%
timeout 5 env X=1 sh -c 'note $X "$0" "$@"' zero one two
%%
env sh -c 'note "$@"' x y z
%%
nice env -S 'note a' b
%%
env -u X -u Y note two
%%
env -iu X PATH="$PATH" NOTES="$NOTES" note cluster
%%
cp notes.txt new.txt && env note after
%%
false || nice note or
%%
nice false && note never # or less
%%
seq 2 | while read -r n; do nice note $n; done
%%
for f in src/*.ts; do env note "$f"; done
%%
env note *.txt
%%
env note 'src/*.ts'
%%
tee new.txt < notes.txt | env note piped
%%
env tee one.txt two.txt < notes.txt
%%
nice dd if=notes.txt of=new.txt
%%
nice mv notes.txt moved.txt
%%
timeout 5 sed -i s/a/b/ src/a.ts
%%
nohup env touch fresh.txt
%%
env rm src/a.ts src/b.ts
%%
env > list.txt
%%
nice -n 1 note a > out.txt
%%
env bash -c 'note $0' x
%%
env FOO sh -c 'note never'
%%
X=1 env -i PATH="$PATH" NOTES="$NOTES" sh -c 'note "${X-unset}"'
%%
X=1 env - PATH="$PATH" NOTES="$NOTES" sh -c 'note "${X-unset}"'
