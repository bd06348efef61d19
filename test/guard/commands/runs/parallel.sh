parallel note ::: a b
%%
parallel -j1 note x {} y ::: a 'b c'
%%
parallel -k note {.} {/} {//} {/.} ::: src/a.ts
%%
parallel 'note {}; note again {}' ::: a
%%
printf '%s\n' a 'b c' | parallel note
%%
parallel ::: 'note a' 'note b'
%%
printf '%s\n' 'note a' 'note b' | parallel
%%
parallel --jobs 1 --keep-order note ::: a
%%
parallel cp {} {}.bak ::: src/a.ts src/b.ts
%%
parallel -j1 -0 note < <(printf 'a\0b\0')
%%
parallel --joblog log.txt note ::: a
%%
parallel --dry-run note ::: a > out.txt # or less
%%
parallel -q note 'a  b' ::: x
%%
parallel -I% note % {} ::: a
%%
strace -o trace.txt note a
%%
strace -f -o trace.txt sh -c 'note a; note b'
%%
strace -qq -e trace=none note a
%%
strace -o '|cat > piped.txt' note a # or less
%%
strace --output=trace.txt --follow-forks note a
%%
chronic note a
%%
fakeroot note a
%%
fakeroot -- sh -c 'note a; cp notes.txt new.txt'
%%
valgrind -q --log-file=v.txt true; note after
%%
gdb -batch -nx -ex 'shell note shell' -ex '!note bang' -ex 'make --version'
%%
dbus-run-session -- note a
%%
unshare -- note a
%%
ts < notes.txt > new.txt
%%
sponge new.txt < notes.txt
%%
ifne note a < notes.txt
%%
watch --help
