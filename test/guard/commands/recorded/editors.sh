# ed
ed -s a <<< $'1d\nw\nq'
ed -s a <<< $'1d\nw out\nq'
#+ write a
ed -s a <<< $'w out\nq'
#+ write a
ed -s a <<< $'1w out\nq'
#+ write a
ed -s a <<< $'1,2w out\nq'
#+ write a
ed -s a <<< $',w out\nq'
#+ write a
ed -s a <<< $'%w out\nq'
#+ write a
ed -s a <<< $'$w out\nq'
#+ write a
ed -s a <<< $'/two/w out\nq'
#+ write a
ed -s a <<< $'1,/two/w out\nq'
#+ write a
ed -s a <<< $'.w out\nq'
#+ write a
ed -s a <<< $'$-1w out\nq'
#+ write a
ed -s a <<< $'1;2w out\nq'
#+ write a
ed -s a <<< $'W out\nq'
#+ write a
ed -s a <<< $'wq out'
#+ write a
ed -s a <<< $'  w   out\nq'
#+ write a
ed -s a <<< $'r b\nw out\nq'
#+ write a
ed -s a <<< $'1r b\nq'
#+ write a
ed -s a <<< $'0r b\nq'
#+ write a
ed -s a <<< $'e b\nq'
#+ write a
ed -s a <<< $'E b\nq'
#+ write a
ed -s a <<< $'f out\nw\nq'
#+ read out
#+ write a
ed -s a <<< $'!note ran\nq'
#+ write a
ed -s a <<< $'r !note ran\nq'
#+ write a
ed -s a <<< $'1,2w !note ran\nq'
#+ write a
ed -s a <<< $'w !cat > out\nq'
#+ write a
ed -s a <<< $'e !note ran\nq'
#+ write a
ed -s a <<< $'a\ntext\n.\nw\nq'
ed -s a <<< $'s/o/0/\nw\nq'
ed -s a <<< $'p\nq'
#+ write a
ed -s a <<< $'1m2\n1t2\n1,2j\nw\nq'
ed -s a <<< $'wd out\nq'
#+ write a
ed -s '!note ran' <<< q
ed -s <<< $'r b\nw out\nq'
printf '1d\nw\nq\n' | ed -s a
printf '%s\n' '1d' 'w' | ed -s a
ed -s a < names
#+ write a
ed -s src/a.c <<< $'s/int/long/\nw\nq'
ed -p '>' a <<< $'w out\nq'
#+ write a
ed -E -s a <<< $'w out\nq'
#+ write a
ed --quiet a <<< $'w out\nq'
#+ write a
ed -G -s a <<< $'w out\nq'
#+ write a
ed -l -s a <<< $'w out\nq'
#+ write a
ed -r -s a <<< $'w out\nq'
#+ write a
ed -v a <<< $'w out\nq'
#+ write a
red -s a <<< $'w out\nq'
#+ write a
ed -s a <<< $'?one?w out\nq'
#+ write a
ed -s a <<< $'1ka\n\'aw out\nq'
#+ write a
ed -s a <<< $'g/one/w out\nq'
#+ write a
ed -s a <<< $'v/one/w out\nq'
#+ write a
ed -s a <<< $'1 , 2 w out\nq'
#+ write a
ed -s a <<< $'+w out\nq'
#+ write a
#+ write out
ed -s a <<< $'g/one/r !note ran\nq'
#+ write a
ed -s a <<< $'%w !note ran\nq'
#+ write a
ed -s a <<< $'$!note ran\nq'
#+ note ran
#+ write a
ed -s a <<< $'E !note ran\nq'
#+ write a
ed -s a <<< $'e b\n1d\nw\nq'
#+ write a
ed -s a <<< $'e b\n1d\nwq'
#+ write a
ed -s a <<< $'E b\n1d\n1,$w\nq'
#+ write a
#+ write b
ed -s <<< $'r b\nw\nq'
ed -s a <<< $'f new\np\nq'
#+ read new
#+ write a
ed -s a <<< $'f new\n1w\nq'
#+ read new
#+ write a
# vi's commands
ex -s a <<< $'1d\nx'
ex -s a <<< $'1d\nwq'
ex -s a <<< $'w out\nq!'
#+ write a
ex -sc 'w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'w! out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'w >> b|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'w>>b|q!' a
#+ run.interpreter -c
#+ write a
ex -sc '1w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc '1,2w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc '%w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc '.,$w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc '1,$-1w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'write out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'wri out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'writ out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'wr out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'wq out' a
#+ run.interpreter -c
#+ write a
ex -sc 'wq! out' a
#+ run.interpreter -c
#+ write a
ex -sc 'x out' a
#+ run.interpreter -c
#+ write a
#+ write out
ex -sc '1d|x out' a
#+ run.interpreter -c
#+ write a
ex -sc 'xi out' a
#+ run.interpreter -c
#+ write a
#+ write out
ex -sc 'xit out' a
#+ run.interpreter -c
#+ write a
#+ write out
ex -sc 'sav out|q' a
#+ run.interpreter -c
#+ write a
ex -sc 'saveas out|q' a
#+ run.interpreter -c
#+ write a
ex -sc 'up out|q' a
#+ run.interpreter -c
#+ write a
#+ write out
ex -sc 'update out|q' a
#+ run.interpreter -c
#+ write a
#+ write out
ex -sc 'w ++enc=latin1 out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'w ++p out|q!' a
#+ run.interpreter -c
#+ write a
#+ write out
ex -sc 'mkexrc out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'mksession out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'mkview out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'mkvimrc out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc ':w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc ': : w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'sil w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'silent w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'silent! w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'noautocmd w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'noa w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'keepalt w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'lockmarks w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'bufdo w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'argdo w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'windo w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'tabdo w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'silent noa w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'silent :w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 's/o/0/|w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 's/o/|/|w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc '%s/o/\|/|w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'w a\|b|q!' a
#+ run.interpreter -c
#+ write a
#+ write a\|b
ex -sc 'r b|w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'read b|w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 're b|w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'rea b|w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc '0r b|x' a
#+ run.interpreter -c
ex -sc '$r b|x' a
#+ run.interpreter -c
ex -sc 'e b|w out|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'e! b|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'edit b|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'ed b|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'edi b|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'sp b|qa!' a
#+ run.interpreter -c
#+ write a
ex -sc 'split b|qa!' a
#+ run.interpreter -c
#+ write a
ex -sc 'vs b|qa!' a
#+ run.interpreter -c
#+ write a
ex -sc 'vsplit b|qa!' a
#+ run.interpreter -c
#+ write a
ex -sc 'tabe b|qa!' a
#+ run.interpreter -c
#+ write a
ex -sc 'tabedit b|qa!' a
#+ run.interpreter -c
#+ write a
ex -sc 'so cmds|q!' a
#+ read cmds
#+ run.interpreter -c
#+ run.script
#+ write a
ex -sc 'source names|q!' a
#+ run.interpreter -c
#+ run.script
#+ write a
ex -sc '!note ran' a
#+ run.interpreter -c
#+ write a
ex -sc '!note ran|q!' a
#+ note ran
#+ run.interpreter -c
#+ run.unknown
#+ write a
ex -sc ':! note ran' a
#+ run.interpreter -c
#+ write a
ex -sc 'silent !note ran' a
#+ run.interpreter -c
#+ write a
ex -sc 'r !note ran' a
#+ run.interpreter -c
#+ write a
ex -sc 'r!note ran' a
#+ run.interpreter -c
#+ write a
ex -sc 'read !note ran' a
#+ run.interpreter -c
#+ write a
ex -sc 're !note ran' a
#+ run.interpreter -c
#+ write a
ex -sc 'rea !note ran' a
#+ run.interpreter -c
#+ write a
ex -sc 'w !note ran' a
#+ run.interpreter -c
#+ write a
ex -sc 'w !cat > out' a
#+ run.interpreter -c
#+ write a
ex -sc '%w !note ran' a
#+ run.interpreter -c
#+ write a
ex -sc 'write !note ran' a
#+ run.interpreter -c
#+ write a
ex -sc 'wri !note ran' a
#+ run.interpreter -c
#+ write a
ex -sc '%!note ran' a
#+ run.interpreter -c
#+ write a
ex -sc '1,2!note ran' a
#+ run.interpreter -c
#+ write a
ex -sc '1!note ran' a
#+ run.interpreter -c
#+ write a
ex -sc '.!note ran' a
#+ run.interpreter -c
#+ write a
ex -sc '$!note ran' a
#+ run.interpreter -c
#+ write a
ex -sc "exe '!note ran'" a
#+ run.interpreter -c
#+ write a
ex -sc 'exe "w out"|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'exec "!note ran"' a
#+ run.interpreter -c
#+ write a
ex -sc 'execute "w out"|q!' a
#+ run.interpreter -c
#+ write a
ex -sc "execu 'w out'|q!" a
#+ run.interpreter -c
#+ write a
ex -sc "call system('note ran')|q!" a
#+ run.interpreter -c
#+ write a
ex -sc 'call system("note ran")|q!' a
#+ run.interpreter -c
#+ write a
ex -sc 'call system("note \"a b\"")|q!' a
#+ run.interpreter -c
#+ write a
ex -sc "call system('note ''a b''')|q!" a
#+ run.interpreter -c
#+ write a
ex -sc "let x = system ('note ran')|q!" a
#+ run.interpreter -c
#+ write a
ex -sc "call systemlist('note ran')|q!" a
#+ run.interpreter -c
#+ write a
ex -sc "echo system('note ran')|w out|q!" a
#+ run.interpreter -c
#+ write a
ex -sc "call delete('b')|q!" a
#+ run.interpreter -c
#+ write a
ex -sc 'call delete("b")|q!' a
#+ run.interpreter -c
#+ write a
ex -sc "call rename('b', 'new')|q!" a
#+ run.interpreter -c
#+ write a
ex -sc "call mkdir('new')|q!" a
#+ run.interpreter -c
#+ write a
ex -sc "call writefile(['x'], 'out')|q!" a
#+ run.interpreter -c
#+ write a
ex -sc "call writefile(['x', 'y'], 'out', 'a')|q!" a
#+ run.interpreter -c
#+ write a
ex -sc "call writefile(readfile('b'), 'out')|q!" a
#+ run.interpreter -c
#+ write a
ex -sc "let x = readfile('b')|q!" a
#+ run.interpreter -c
#+ write a
ex -sc "call job_start('note ran')|sleep 100m|q!" a
#+ run.interpreter -c
#+ write a
ex -sc 'normal! dd' -c x a
#+ run.interpreter -c
ex -s -c '1d' -c 'w out' -c 'q!' a
#+ run.interpreter -c
#+ write a
ex -s '+w out' '+q!' a
#+ run.interpreter +q!
#+ run.interpreter +w out
#+ write a
ex -s +1 -c x a
#+ run.interpreter -c
#+ write a
ex -s +/two -c 'w out|q!' a
#+ run.interpreter -c
#+ write a
ex -s + -c 'w out|q!' a
#+ run.interpreter -c
#+ write a
vim -es -c 'w out' -c 'q!' a
#+ run.interpreter -c
#+ run.interpreter -s
#+ write a
vim -es -u NONE -c '1d' -c 'x' a
#+ run.interpreter -c
#+ run.interpreter -s
vim -u NONE -es -c '%s/one/1/g' -c wq a
#+ run.interpreter -c
#+ run.interpreter -s
vim -es --cmd 'call writefile(["x"], "out")' -c 'q!' a
#+ run.interpreter --cmd
#+ run.interpreter -c
#+ run.interpreter -s
#+ write a
vim -es '+w out' '+q!' a
#+ run.interpreter +q!
#+ run.interpreter +w out
#+ run.interpreter -s
#+ write a
vim -Es -c 'w out' -c 'q!' a
#+ run.interpreter -c
#+ run.interpreter -s
#+ write a
vim -e -s a <<< $'w out\nq!'
#+ run.interpreter -s
#+ write a
vim -es a <<< $'1d\nw\nq!'
#+ run.interpreter -s
vi -es -c 'w out' -c 'q!' a
#+ run.interpreter -c
#+ run.interpreter -s
#+ write a
vim -nes -c 'w out' -c 'q!' a
#+ run.interpreter -c
#+ run.interpreter -s
#+ write a
vim -es -N -i NONE -c 'w out' -c 'q!' a
#+ run.interpreter -c
#+ run.interpreter -s
#+ write a
vim -es -c 'w src/out|qa!' a b
#+ read b
#+ run.interpreter -c
#+ run.interpreter -s
#+ write a
#+ write b
vim -es -c "w $(echo out)" -c 'q!' a
#+ run.interpreter -c
#+ run.interpreter -s
#+ write a
vim -es -c "$CMD" -c 'q!' a
#+ run.interpreter -c
#+ run.interpreter -s
#+ write a
vim -es -R -c 'w out' -c 'q!' a
#+ run.interpreter -c
#+ run.interpreter -s
#+ write a
view -es -c 'w out' -c 'q!' a
#+ run.interpreter -c
#+ run.interpreter -s
#+ write a
# patch
patch < p.diff
#+ read a/a
#+ read b/a
#+ write a/a
#+ write a/a…
#+ write b/a
#+ write b/a…
patch -p1 < p.diff
patch -p0 < p.diff
#+ read a/a
#+ read b/a
#+ write a/a
#+ write a/a…
#+ write b/a
#+ write b/a…
patch -i p.diff
#+ read a/a
#+ read b/a
#+ write a/a
#+ write a/a…
#+ write b/a
#+ write b/a…
patch -p1 -i p.diff
patch -p1 --input=p.diff
patch a < p.diff
patch a p.diff
patch a -i p.diff
patch -b a p.diff
patch --backup a p.diff
patch -z .old -b a p.diff
patch -o out a p.diff
patch --output=out -p1 < p.diff
patch --dry-run -p1 < p.diff
patch -R -p1 < p.diff
#+ write a
#+ write a…
patch -s -p1 < p.diff
patch -p1 --verbose < p.diff
patch b p.diff
#+ write b
#+ write b…
patch -d src -p1 -i ../p.diff
#+ read src/a
#+ write src/a
#+ write src/a…
patch -p1 <<< $'--- a/src/a.c\n+++ b/src/a.c\n@@ -1 +1 @@\n-int a;\n+long a;'
patch -p1 <<< $'--- a/src/a.c\n+++ b/src/a.c\n@@ -1 +1 @@\n-int b;\n+long a;'
#+ write src/a.c
#+ write src/a.c…
patch -p2 <<< $'--- x/y/a\n+++ x/y/a\n@@ -1 +1 @@\n-one\n+1'
patch <<< $'--- x/y/a\n+++ x/y/a\n@@ -1 +1 @@\n-one\n+1'
#+ read x/y/a
#+ write x/y/a
#+ write x/y/a…
patch -p1 <<< $'--- /dev/null\n+++ b/src/new\n@@ -0,0 +1 @@\n+new'
#+ read src/new
patch -p1 <<< $'--- a/src/b.o\n+++ /dev/null\n@@ -1 +0,0 @@\n-ob'
patch -p1 <<< $'*** a/a\n--- b/a\n***************\n*** 1,2 ****\n! one\n  two\n--- 1,2 ----\n! ONE\n  two'
patch <<< $'Index: a\n--- none/x\n+++ none/x\n@@ -1 +1 @@\n-one\n+1'
#+ read a
#+ read none/x
#+ read x
#+ write a
#+ write a…
#+ write none/x
#+ write none/x…
#+ write x
#+ write x…
patch -p1 <<< $'diff --git a/b b/new\nsimilarity index 100%\nrename from b\nrename to new'
#+ read new
patch -p1 <<< $'diff --git a/b b/new\nsimilarity index 100%\ncopy from b\ncopy to new'
#+ read new
#+ write b
#+ write b…
patch -p1 <<< $'diff --git a/b b/b\nold mode 100644\nnew mode 100755'
patch -p1 <<< $'--- "a/a"\n+++ "b/a"\n@@ -1 +1 @@\n-one\n+1'
patch -p1 <<< 'nothing'
#+ write …
cat p.diff | patch -p1
diff -u a b | patch a
patch -o out .env p.diff
patch -o out b p.diff
