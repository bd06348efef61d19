flock lock.txt note a
%%
flock -n lock.txt note a b
%%
flock lock.txt -c 'note a; note b'
%%
flock lock.txt --command 'note long'
%%
flock -w 1 -E 3 -x lock.txt sh -c 'note in; rm notes.txt'
%%
flock --nonblock --exclusive --conflict-exit-code 4 lock.txt note a
%%
flock --timeout 2 --shared lock.txt note a
%%
flock -s -o lock.txt cp notes.txt new.txt
%%
(flock 9; note held) 9> fd.lock
%%
flock -u 9 9> fd.lock; note after
%%
flock -F lock.txt note a
%%
setsid -w note a
%%
setsid --wait --fork note a
%%
setsid -w sh -c 'note a; note b'
%%
ionice -c 3 note a
%%
ionice -c2 -n7 note a
%%
ionice --class idle --ignore note a
%%
ionice -t -c 3 cp notes.txt new.txt
%%
taskset 1 note a
%%
taskset -c 0 note a
%%
taskset --cpu-list 0 sh -c 'note a'
%%
taskset -a 1 note all
%%
chrt -o 0 note a
%%
chrt --other 0 note a b
%%
chrt -b 0 sh -c 'note batch'
%%
chrt -i 0 cp notes.txt new.txt
%%
setarch -R note a
%%
setarch x86_64 note a
%%
setarch x86_64 -R note a
%%
linux64 note a
%%
setarch --addr-no-randomize sh -c 'note a'
%%
prlimit --nofile=64 note a
%%
prlimit -n64 -v note a
%%
prlimit --core=0 --cpu=9 sh -c 'note a; note b'
%%
script -qc 'note a' log.txt
%%
script -q -c 'note a; note b' log.txt
%%
script --quiet --command 'note long' log.txt
%%
script -qe -c 'cp notes.txt new.txt' log.txt
%%
script -q -a log.txt -c 'note append'
%%
script -q -c 'note both' -T times.txt log.txt
%%
script -q -c 'note out' -O out.txt
%%
script -q -c 'note old' -ttimes.txt log.txt
%%
script -q -c 'note in' -I in.txt -O out.txt
%%
script -q -c 'note io' -B io.txt
%%
script -q -c 'note in' --log-in in.txt --log-timing times.txt --log-out out.txt
%%
setpriv --no-new-privs note a
%%
setpriv --nnp sh -c 'note a'
%%
nsenter --help
%%
rev notes.txt > new.txt; setsid -w note x
