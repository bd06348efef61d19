# What each command does, and that the reader goes on behind it: w at the end must be heard.
sed 'w out' a
sed 'W out' a
sed -n '1w out' a
sed '$w out' a
sed '1!w out' a
sed '1 ! w out' a
sed '1,2w out' a
sed '1~2w out' a
sed '1,+1w out' a
sed '1,~2w out' a
sed '0,/one/w out' a
sed '/one/,/two/w out' a
sed '/one/,$w out' a
sed '/one/ , /two/ w out' a
sed '/one/Iw out' a
sed '/one/I,/two/Mw out' a
sed '\,one,w out' a
sed '\|on/e|!w out' a
sed '\aonea w out' a
sed '/[/]/w out' b
sed '/\/x/w out' b
sed '/a[^]/]b/!w out' b
sed '/[[:alpha:]/]/w out' b
sed '\,[,],!w out' a
sed 's/o/0/;w out' a
sed 's/o/0/g;w out' a
sed 's/o/0/gI2;w out' a
sed 's/o/0/pM;w out' a
sed 's/o/0/w out' a
sed 's/o/0/gw out' a
sed 's/o/0/pw out' a
sed 's/o/0/ w out' a
sed 's,o,/,w out' a
sed 's|o|\||w out' a
sed 's/\/x/y/w out' b
sed 's/[/]/y/w out' b
sed 's/[]/]/y/w out' b
sed 's/[^]/]/y/w out' b
sed 's/[[:alpha:]/]/y/w out' b
sed 's/[[.a.]/]/y/w out' b
sed 's/[[=a=]/]/y/w out' b
sed 's/o/[/w out' a
sed 's/o/a]\/b/w out' a
sed $'s/o/a\\\nb/w out' a
sed 's/o/0/w out;p' a
sed 'y/on/ab/;w out' a
sed 'y/o\//ab/;w out' a
sed 'y,o,a,;w out' a
sed 'y/[/a/;w out' a
sed $'a text\nw out' a
sed $'i\\\ntext\nw out' a
sed $'i\\\n  one\\\ntwo w x\nw out' a
sed $'c\\text\nw out' a
sed $'1c text\\\nmore\nw out' a
sed -e 'a\' -e 'w text' -e 'w out' a
sed -e '1i\' -e 'r text' -e 'r b' a
sed 'a w out' a
sed 'a\' a
sed '$a\' a
sed -i '$a text' a
sed 'r b' a
sed '1r b' a
sed 'R b' a
sed '$R b' a
sed $'r b\nw out' a
sed 'r /dev/stdin' a
sed 'w /dev/stdout' a
sed 'w /dev/stderr' a
sed '=;w out' a
sed 'd;w out' a
sed 'D;w out' a
sed '1d;w out' a
sed 'g;w out' a
sed 'G;w out' a
sed 'h;w out' a
sed 'H;w out' a
sed 'n;w out' a
sed 'N;w out' a
sed 'p;w out' a
sed 'P;w out' a
sed 'x;w out' a
sed 'z;w out' a
sed 'F;w out' a
sed 'l;w out' a
sed 'l 5;w out' a
sed 'l5;w out' a
sed 'q;w out' a
sed '2q;w out' a
sed '2q5;w out' a
sed '2Q;w out' a
sed '2 Q 3;w out' a
sed 'v;w out' a
sed 'v 4.2;w out' a
sed ':a;s/o/0/;ta;w out' a
sed ': a;s/o/0/;t a;w out' a
sed $':a\nN;$!ba\nw out' a
sed 'b;w out' a
sed 'b e;w out;:e' a
#+ read a
sed $'b e;w out\n:e' a
sed 'bend;w out' a
#+ read a
sed $'bend\nw out\n:end' a
sed $'T;w out' a
sed $'Te\nw out\n:e' a
sed 't;w out' a
sed $'{w out\n}' a
sed $'/one/{p;w out\n}' a
sed $'/one/{s/o/0/;s/n/m/w out\n}' a
sed '{;p;};w out' a
sed $'/one/{/n/{w out\n};p}' a
sed '1{p};w out' a
sed $'p # w no\nw out' a
sed $'#n\nw out' a
sed '# w no' a
sed 'p;;p ; w out' a
sed '  p  ;  w   out' a
sed 's/o/0/ ; w out' a
sed 's/o/0/}' a
#+ read a
sed 'k;w out' a
#+ read a
#+ run.interpreter a script that cannot be read
sed 's/o/0;w out' a
#+ read a
#+ run.interpreter a script that cannot be read
sed 's/o/0/k;w out' a
#+ read a
#+ run.interpreter a script that cannot be read
sed '/one w out' a
#+ read a
#+ run.interpreter a script that cannot be read
sed '1,w out' a
#+ read a
#+ run.interpreter a script that cannot be read
sed 'y/o/ab/;w out' a
#+ read a
#+ write out
sed 'y/o/;w out' a
#+ read a
#+ run.interpreter a script that cannot be read
sed 'w' a
#+ read a
#+ run.interpreter a script that cannot be read
sed 'r' a
#+ read a
#+ run.interpreter a script that cannot be read
sed 's' a
#+ read a
#+ run.interpreter a script that cannot be read
sed 'y' a
#+ read a
#+ run.interpreter a script that cannot be read
sed '1' a
#+ read a
#+ run.interpreter a script that cannot be read
sed '/one/' a
#+ read a
#+ run.interpreter a script that cannot be read
sed 's\o\0\w out' a
#+ run.interpreter a script that cannot be read
# e
sed '1e note ran' a
#+ run.option e
sed $'1e note ran\nw out' a
#+ run.option e
sed 'e' a
#+ run.dynamic e
sed '1e' <<< 'note "of the stream"'
#+ run.dynamic e
sed 's/.*/note ran/e' a
#+ run.dynamic e
#+ run.option e
sed 's/one/note &/e;w out' a
#+ note 
#+ run.dynamic e
#+ run.option e
sed 's/^/note /e' a
#+ note 
#+ run.dynamic e
#+ run.option e
sed 's/.*/&/e' <<< 'note all'
#+ run.dynamic e
sed 's/\(.*\)/\1/e' <<< 'note one'
#+ run.dynamic e
sed 's/.*/note ran/ew out' a
#+ run.dynamic e
#+ run.option e
sed 's/one/note x/eg' a
#+ run.dynamic e
#+ run.option e
sed '1e touch out; note ran' a
#+ run.option e
sed '1e cat b > out' a
#+ run.option e
sed --sandbox '1e note ran' a
#+ read a
sed --sandbox 'w out' a
#+ read a
sed --sandbox 's/o/0/' a
# files and options
sed -n p a b
sed p < a
sed p - < a
cat a | sed 'w out'
sed -e p -e 'w out' a
sed -e 'w out' -- a
sed --expression='w out' a
sed --expression p a
sed -f s.sed a
sed --file=s.sed a b
sed -fs.sed a
sed -n -f s.sed -e 'r b' a
sed -f - a <<< 'w out'
sed -f /dev/stdin a <<< 'w out'
echo 'w out' | sed -f - a
sed -f <(echo 'w out') a
sed -E 's/(o)/\1/w out' a
sed -r 's/(o)/\1/w out' a
sed -s 'w out' a b
sed -z 'w out' a
sed -u 'w out' a
sed -b 'w out' a
sed --posix 'w out' a
sed --debug 'p;w out' a
sed -l 5 'l;w out' a
sed -nE 'w out' a
sed -ne 'w out' a
sed -i s/o/0/ a
sed -i s/o/0/ a b
sed -i.bak s/o/0/ a src/a.c
sed -i~ s/o/0/ a
sed -ibak_* s/o/0/ src/a.c
#+ write src/a.c
#+ write src/bak_a.c
sed -i'docs/*.old' s/o/0/ a
sed --in-place s/o/0/ a
sed --in-place=.bak s/o/0/ a
sed -i -e s/o/0/ a
sed -i -e s/o/0/ -e 'w out' a
sed -i.bak -e s/o/0/ a
sed -i -f s.sed a
sed -ni p a
sed -Ei s/o/0/ a
sed -Ei.bak s/o/0/ a
sed -i s/o/0/ la
sed -i --follow-symlinks s/o/0/ la
sed -i --follow-symlinks s/o/0/ a
sed -i.bak --follow-symlinks s/o/0/ la
sed -i.bak s/o/0/ la
sed -i s/o/0/ ld/a.c
sed -i s/o/0/ src/*.c
sed -i '' s/o/0/ a
sed -i '' -e s/o/0/ a
sed -i .bak s/o/0/ a
#+ read a
#+ write a
#+ write a.bak
sed -i s/o/0/ empty/../a
sed -i 's/o/0/w out' a b
f=a; sed -i "s/o/0/" "$f"
for f in src/*.c; do sed -i s/int/long/ "$f"; done
grep -l one a b | xargs sed -i s/one/1/
#+ read ./**
#+ write ./**
find src -name '*.c' | xargs sed -i s/int/long/
x='w out'; sed "$x" a
sed "w $(echo out)" a
sed 'w src/out' a
sed 'w ../outside' a
sed '1~10w out' a
sed '/one/IMw out' a
sed '/one/  ,  /two/  w out' a
sed '2q12;w out' a
sed $'a\\  \ntext\nw out' a
#+ read a
sed $'a  text\nw out' a
sed 's/note //e' <<< 'note note x'
#+ run.dynamic e
sed $'/one/!{s/o/0/;w out\n}' a
sed '1 , 2 ! w out' a
sed 'e note ran  ' a
#+ run.option e
sed $'e note ran\np;w out' a
#+ run.option e
