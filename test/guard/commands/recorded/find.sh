# What is deleted
find src -delete
find src -name '*.c' -delete
find src -iname 'A.C' -delete
find src -type f -delete
#+ write src/**
find src -name a.c -o -name b.c -delete
find src \( -name a.c -o -name b.c \) -delete
find src -name a.c -delete -o -name b.o -delete
find src -name a.c -delete , -name b.o -delete
find src -name a.c -or -name b.c -delete
find src ! -name '*.c' -delete
#+ write src/**
find src -not -name '*.c' -type f -delete
#+ write src/**
find src -name '*.c' ! -name b.c -delete
#+ write src/**/*.c
find src -name '*.c' -name 'b*' -delete
#+ write src/**/*.c
find src -name '*.c' -a -name 'b*' -delete
#+ write src/**/*.c
find src -type f -name '*.c' -and -newermt 2000-01-01 -delete
find src -path '*/deep/*' -delete
#+ write src/**
find src -wholename '*/deep/*' -delete
#+ write src/**
find src -regex '.*\.o' -delete
#+ write src/**
find src -iregex '.*\.O' -delete
#+ write src/**
find src -empty -delete
#+ write src/**
find . -maxdepth 1 -name a -delete
find . -mindepth 2 -name '*.md' -delete
find empty -delete
#+ write empty/**
find a -delete
find a b -delete
find a b -name a -delete
#+ write b/**/a
find . -name '*.md' -delete
find -name '*.md' -delete
find ./src -name '*.o' -delete
find src docs -name '*.md' -delete
#+ write src/**/*.md
find src/ -name '*.o' -delete
find ld -delete
#+ write src/**
find ld/ -name '*.o' -delete
find -L ld -name '*.o' -delete
#+ run.option -L
#+ write ld
find -H ld -name '*.o' -delete
#+ write ld
find -P src -name '*.o' -delete
find -O3 src -name '*.o' -delete
find -D stat src -name '*.o' -delete
find src -depth -name '*.o' -delete
find src -d -name '*.o' -delete
find src -xdev -name '*.o' -delete
find src -mount -name '*.o' -delete
find src -size -1k -delete
#+ write src/**
find src -size +0 -name '*.o' -delete
find src -mtime -1 -name '*.o' -delete
find src -mmin -100000 -name '*.o' -delete
find src -ctime -1 -name '*.o' -delete
find src -cmin -10 -name '*.o' -delete
find src -atime -1 -name '*.o' -delete
find src -amin -10 -name '*.o' -delete
find src -newer p.diff -name '*.o' -delete
#+ write src/**/*.o
find src -anewer p.diff -name '*.o' -delete
find src -cnewer a -name '*.o' -delete
find src -newermt 2000-01-01 -name '*.o' -delete
find src -newerXY a -name '*.o' -delete
#+ run.option -newerXY
#+ run.option a
#+ write src/**/*.o
find src -perm -u+r -name '*.o' -delete
find src -perm /u=r -name '*.o' -delete
find src -user 0 -name '*.o' -delete
find src -uid 0 -name '*.o' -delete
find src -gid 0 -name '*.o' -delete
find src -group 0 -name '*.o' -delete
find src -nouser -name '*.o' -delete
#+ write src/**/*.o
find src -nogroup -name '*.o' -delete
#+ write src/**/*.o
find src -links 1 -name '*.o' -delete
find src -inum 1 -name '*.o' -delete
#+ write src/**/*.o
find src -fstype none -name '*.o' -delete
#+ write src/**/*.o
find src -readable -name '*.o' -delete
find src -writable -name '*.o' -delete
find src -executable -name '*.o' -delete
#+ write src/**/*.o
find src -true -name '*.o' -delete
find src -false -name '*.o' -delete
#+ write src/**/*.o
find src -daystart -name '*.o' -delete
find src -noleaf -name '*.o' -delete
find src -warn -name '*.o' -delete
find src -nowarn -name '*.o' -delete
find src -ignore_readdir_race -name '*.o' -delete
find src -noignore_readdir_race -name '*.o' -delete
find src -regextype posix-extended -name '*.o' -delete
find src -used -1 -name '*.o' -delete
#+ write src/**/*.o
find src -xtype f -name '*.o' -delete
find . -lname a -delete
#+ write ./**
find . -ilname A -delete
#+ write ./**
find src -name '*.o' -ls -delete
find src -name '*.o' -print -delete
find src -name '*.o' -print0 -delete
find src -name '*.o' -printf '%p\n' -delete
find src -name '*.o' -delete -quit
find src -name deep -prune -o -name '*.c' -delete
#+ write src/**/*.c
find src -name deep -prune -o -type f -exec note {} \;
#+ note ‹src/**/*›
find . -name '.env' -delete
find . -name '[ab]' -delete
find . -name 'a?c' -delete
find . -name "*.o" -delete -o -name '*.md' -print
find src -name "$NAMES" -delete
#+ write src/**
n=b.o; find src -name "$n" -delete
d=src; find $d -name '*.o' -delete
find "$(echo src)" -name '*.o' -delete
find src -no-such -delete
#+ run.option -no-such
#+ write src/**
# Lists written
find src -type f -fprint out
find src -type f -fprint0 out
find src -type f -fls out
find src -type f -fprintf out '%p\n'
find src -name '*.o' -fprint out -delete
find src -name '*.o' -fprint0 out -delete
find src -name '*.o' -fls out -delete
find src -name '*.o' -fprintf out -delete -delete
find src \( -name '*.o' -fprint out \) -o -name a.c -delete
find src -type f > out
find -files0-from names -name '*.o' -delete
#+ write ?
find -files0-from - -name '*.o' -delete
#+ write ?
printf 'src\0' | find -files0-from - -name '*.o' -delete
#+ write ?
# Commands run
find src -name '*.o' -exec note x \;
find src -name '*.o' -exec note {} \;
#+ note ‹src/**/*.o›
find src -name '*.o' -exec note {} +
#+ note ‹src/**/*.o›
find src -name '*.o' -exec note x {} +
#+ note x|‹src/**/*.o›
find src -name '*.o' -exec note + {} \;
#+ note +|‹src/**/*.o›
find src -name '*.o' -exec note {} {} \;
#+ note ‹src/**/*.o›|‹src/**/*.o›
find src -name '*.o' -exec note a{}b \;
#+ note ‹asrc/**/*.ob›
find src -name '*.o' -execdir note x \;
find src -name '*.o' -execdir touch new \;
#+ write ?
find src -name '*.o' -execdir rm {} \;
find src -name '*.o' -execdir rm {} +
find src -name '*.o' -exec rm {} \;
find src -name '*.o' -exec rm {} +
find src -name '*.o' -exec rm -f -- {} +
find src -name '*.o' -o -name 'a.c' -exec rm {} \;
find src \( -name '*.o' -o -name 'a.c' \) -exec rm {} +
find src -name '*.o' -exec rm {} \; -name 'b*' -delete
find src -name 'b.*' -exec note {} \; -exec rm {} \;
#+ note ‹src/**/b.*›
find src -type f -exec rm {} +
#+ write src/**
find src -type f -exec cp {} empty \;
find src -type f -exec cp -t empty {} +
find src -name '*.o' -exec cp {} {}.bak \;
find src -name '*.o' -exec mv {} {}.bak \;
#+ read src/**/*.o
find src -name '*.o' -exec sh -c 'rm "$1"' _ {} \;
find src -name '*.o' -exec sh -c 'rm "$@"' _ {} +
find src -name '*.o' -exec sh -c 'for f; do rm "$f"; done' _ {} +
find src -name '*.o' -exec sh -c 'rm {}' \;
#+ environment.change gates_found
#+ run.option {} in shell code
find src -name '*.o' -exec sh -c 'echo > {}.n' \;
#+ environment.change gates_found
#+ run.option {} in shell code
find src -name '*.o' -exec bash -c "echo > '{}.n'" \;
#+ environment.change gates_found
#+ run.option {} in shell code
find src -name '*.o' -exec sh -c 'note "${1%.o}"' _ {} \;
#+ note ‹src/**/*›
find src -name '*.o' -exec sed -i s/o/0/ {} +
find src -name '*.c' -exec sed -i s/int/long/ {} \;
find src -type d -exec chmod go-rx {} +
#+ write src/**
find src -type d -exec touch {}/new \;
find . -maxdepth 0 -exec note {} \;
#+ note ‹./**/*›
find src -maxdepth 0 -exec note {} \;
#+ note ‹src/**/*›
find a -exec note {} \;
#+ note ‹a/**/*›
find a -exec rm {} \;
find a -exec cp {} {}.bak \;
#+ write a/**/*.bak
find la -exec rm {} \;
#+ write a/**
find ld/ -name '*.o' -exec rm {} \;
find src/ -name '*.o' -exec rm {} \;
find src docs -name '*.md' -exec rm {} \;
#+ write src/**/*.md
find src docs -name '*.md' -exec note {} \;
#+ note ‹docs/**/*.md›
#+ note ‹src/**/*.md›
find . -name '*.md' -exec note {} \;
#+ note ‹./**/*.md›
find -name '*.md' -exec note {} \;
#+ note ‹./**/*.md›
find "$PWD/docs" -name '*.md' -exec rm {} \;
find docs -type f -exec cp {} {}.bak \;
find docs a -type f -exec cp {} {}.bak \;
#+ read docs
#+ write a/**/*.bak
#+ write docs.bak
yes | find src -name '*.o' -ok rm {} \;
yes | find src -name '*.o' -okdir rm {} \;
yes | find src -name '*.o' -ok note x \;
find src -name '*.o' -ok rm {} \;
#+ write src/**/*.o
find src -exec rm -r {} \;
find src -name deep -exec rm -r {} +
find src -exec note x
#+ note x
find src -name '*.o' -exec env X=1 rm {} \;
#+ environment.change X
find src -name '*.o' -exec nice rm {} \;
find src -iname '*.O' -exec rm {} \;
find src -name 'b.*' ! -name '*.c' -exec rm {} \;
#+ write src/**/b.*
find src ! \( -name '*.c' -o -name '*.o' \) -type f -exec rm {} \;
#+ write src/**
find src ! -name '*.c' -exec note x \; -name '*.o' -delete
find src '(' -name '*.o' ')' -delete
find src -type f '(' -name '*.o' -delete -o -name 'a.c' ')' -fprint out
# Names printed
find src -name '*.o' | xargs rm
find src -name '*.o' -print | xargs rm
find src -name '*.o' -print0 | xargs -0 rm
find src -name '*.c' -o -name '*.o' | xargs rm
find src -name '*.c' -print -o -name '*.o' | xargs rm
find src -name '*.c' -print -o -name '*.o' -print | xargs rm
find src \( -name '*.c' -o -name '*.o' \) -print0 | xargs -0 rm
find src ! -name '*.c' -type f | xargs -d '\n' rm
#+ write src/**
find src -type f | xargs -d '\n' rm
#+ write src/**
find src docs -name '*.md' | xargs rm
find src ./docs -name '*.o' | xargs rm
find src ../repo/docs -name '*.o' | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find "$PWD/src" -name '*.o' | xargs rm
find "$PWD/src" "$PWD/docs" -name '*.o' | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find ld/ -name '*.o' | xargs rm
find -L ld -name '*.o' | xargs rm
#+ run.option -L
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -name '*.o' -printf '%f\n' | xargs note
#+ note ‹›*
find src -name '*.o' -printf '%p\n' | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -name '*.o' -exec echo {} \; | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -name '*.o' -ls | note x
find src -name '*.c' -fprint /dev/stdout | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -name '*.c' -quit | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -name 'a.{c,d}' -o -name 'b.o' | xargs rm
#+ write src/**
find src -name 'b.o' | while read -r f; do rm "$f"; done
for f in $(find src -name '*.o'); do rm "$f"; done
rm $(find src -name '*.o')
find src -name '*.c' | sort | head -1 | xargs note
#+ note ‹src/**/*.c›*
find src -name 'a.c' -delete | xargs -r note
#+ note ‹src/**/a.c›*
find src -name 'a.c' -print -delete | xargs note
#+ note ‹src/**/a.c›*
find src -name 'a.c' , -name 'b.o' | xargs note
#+ note ‹src/**/{a.c,b.o}›*
find -name '*.o' | xargs rm
find . -maxdepth 1 -name a | xargs rm
# The starting point itself
find src -name src -exec rm -r {} +
#+ write src/**/src
find src -name 's*' -exec note {} \;
#+ note ‹src/**/s*›
find src -name src | xargs rm -r
find src -name src -type f -delete
#+ write src/**/src
find src -type f -name 's*' | xargs rm -f
#+ write src/**
#+ write src/**/s*
find src/* -name '*.c' -delete
find src/* -name '*.c' | xargs rm
#+ run.option src/… (a word that is only known at run time)
#+ write src/…
find src/* -name '*.c' -exec rm {} \;
#+ write src/…
find src/d* -delete
find a b -exec rm {} +
find src/a.c -name 'a.*' -delete
find src/a.c -name 'b.*' -delete
#+ write src/a.c/**/b.*
find src/deep/ -name deep -prune -exec rm -r {} +
#+ write src/deep/**/deep
# What belongs to a command or a list is no part of the expression
find src -depth -exec note -name '*.o' \; -delete
find src -name '*.o' -exec note -name a.c {} + -delete
#+ note -name|a.c|‹src/**/*.o›
find src -name b.o -exec note + -name a.c \; -delete
find src -name b.o -exec note + {} + -delete
#+ note +|‹src/**/b.o›
find src -name b.o -exec note \; -o -name a.c -delete
find src -name b.o -execdir note -o \; -delete
yes | find src -name b.o -okdir note -o \; -delete
find src -name b.o -fprint out -o -name a.c -delete
find src -name b.o -fprint -name -o -name a.c -delete
find src -name b.o -fprint0 -name -o -name a.c -delete
find src -name b.o -fls -name -o -name a.c -delete
find src -name b.o -fprintf -name -name -o -name a.c -delete
find src -name b.o -printf -name -o -name a.c -delete
find src -iname 'B.O' -delete
find src -iname '*.[O]' -exec rm {} +
#+ write src/**
find src \( -name b.o \) -delete
find src \( \( -name b.o \) -o \( -name a.c \) \) -delete
find src \( -name b.o -a -type f \) -o -name none -delete
#+ write src/**/none
find src ! -name b.o -name '*.c' -delete
find src -name b.o \( -print -o -print0 \) -delete
find src -name b.o -print -o -name a.c -print0 | xargs note
#+ note ‹src/**/{b.o,a.c}›*
find src -name '*.o' -o -type d | sort | xargs note
#+ note ‹src/**/*›*
find src -name '*.o' -o -name '*,*' | xargs rm
#+ write src/**
find src -name 'b.o' -prune | xargs rm
find src -name -print -o -name b.o | xargs rm
#+ write src/**
find src -name -o
find src -name
find src -exec
find src -name b.o -delete \)
#+ write src/**/b.o
find src -name '*.o' -exec rm {} ';' -o -name a.c -exec rm {} ';'
find src docs -name src -o -name '*.o' | xargs note
#+ note ‹./**/*›*
find docs src -name src -exec note {} \;
#+ note ‹docs/**/src›
#+ note ‹src/**/src›
find docs ld/ -name '*.o' | xargs rm
find docs ld -name '*.md' | xargs rm
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -name '*.o' -exec sh -c 'note {}' x {} \;
#+ environment.change gates_found
#+ note ‹src/**/*.o›*
#+ run.option {} in shell code
find ./src// -name '*.o' -exec cp {} {}.x \;
find "src/deep" -name 'c.c' -exec cp {} x{}y \;
#+ write xsrc/deep/**/c.cy
find src/d* -name '*.c' -exec cp {} empty \;
#+ read src/d…
find "$NONE" -name '*.o' -exec rm {} \;
#+ run.option … (a word that is only known at run time)
#+ write ?
find src -type d -name 's*' | xargs rm -r
find src -type d -name deep -exec rm -r {} +
find src -name '[a-b].c' -delete
echo 'note ran' | find src -name b.o -exec sh \;
echo 'note ran' | find src -name b.o -execdir sh \;
echo 'note ran' | find src -name b.o -ok sh \;
#+ run.script
echo 'note ran' | find src -name b.o -exec sh -s {} \;
find src -name '*.o' -exec cp {} "$NONE" \;
#+ run.option … (a word that is only known at run time)
#+ write ?
find a -exec cp {} x{}y \;
#+ write xa/**/*y
mkdir 'd[1]'; touch 'd[1]/x.o'; find 'd[1]' -name '*.o' -exec rm {} \;
#+ write ./**/*.o
#+ write d[1]/x.o
find .env -name '*env' -delete
find .env -name '.e*' -exec rm {} \;
#+ write .env/**/.e*
find src -name src -type d -exec note {} \;
#+ note ‹src/**/src›
find src -type f -name src -exec rm {} \;
#+ write src/**/src
find src a -type f -name a -exec rm {} \;
#+ write a/**/a
#+ write src/**/a
