# cp
cp a c
cp a src
cp -t src a b
cp -r src new
cp -rT src empty
cp -b a b
cp --parents src/a.c empty
#+ write empty/a.c
cp b la
cp -P la src
#+ read a
cp src/* empty
cp -n a b
#+ read a
#+ write b
rm -r src
mv a b src
#+ read a
#+ read b
ln -s ../a src/l
#+ read a
#+ write a
mktemp src/t.XXXXXX
rm -r src/d*
rm -r src/*
mv src/d* empty
#+ read src/d*/**
chmod -R go-r src/d*
cp -r src/d* empty
grep -r int src/*
# cp, in all its forms
cp -a src new
cp -a src empty
cp -R src/deep empty
cp -d la new
#+ read a
cp -L la new
cp -rL ld new
cp -rP ld new
#+ read src/**
cp ld/a.c new
cp a b src
cp a b empty/
cp a empty/new
cp -T a new
cp -T -r src new
cp a la
#+ read a
#+ write a
cp --remove-destination b la
#+ write a
cp -f b la
cp -s "$PWD/a" new
#+ read a
#+ write a
cp -l a new
#+ read a
cp -rl src new
#+ read src/**
#+ write src/**
cp -u a b
#+ read a
#+ write b
cp -p a new
cp --preserve=mode a new
cp --attributes-only a new
cp --target-directory=src a b
cp -rt empty src docs
cp --backup a b
cp --backup=numbered a b
cp -b -S .old a b
cp -b a src
#+ write src/a…
cp --suffix=.old -b a b
cp -bS .old a b
cp -r src/. empty
cp -r src/ empty
cp -r src/deep/.. empty
cp src/*.c empty
cp {a,b} src
cp .env empty/env
cp -i b a < /dev/null
#+ read b
#+ write a
cp a none/new
#+ write none/new
cp a
cp -r src
cp a a
#+ read a
#+ write a
cp -x a new
cp -v a new
cp --sparse=always a new
cp --parents -t empty src/a.c docs/guide.md
#+ write empty/a.c
#+ write empty/guide.md
cp --parents -r src/deep empty
#+ write empty/deep/**
cp --no-target-directory a new
# mv
mv a new
#+ read a
mv a src/
#+ read a
mv -t src a b
#+ read a
#+ read b
mv -T a b
#+ read a
mv -T src new
#+ read src/**
mv src new
#+ read src/**
mv src docs empty
#+ read docs/**
#+ read src/**
mv src/deep/c.c .
#+ read src/deep/c.c
mv src/*.c empty
#+ read src/*.c/**
mv -n a b
#+ read a
#+ write a
#+ write b
mv -u a b
#+ read a
#+ write a
#+ write b
mv -f a b
#+ read a
mv -b a b
#+ read a
mv --backup=simple -S .old a b
#+ read a
mv -S .old -b a b
#+ read a
mv la new
#+ read la
mv ld new
#+ read ld/**
mv la b
#+ read la
mv a la
#+ read a
mv a ld
#+ read a
mv ld/a.c new
#+ read src/a.c
mv none new
#+ read none/**
#+ write new/**
#+ write none/**
mv -v a new
#+ read a
mv --target-directory=empty a
#+ read a
mv a b none
#+ read a
#+ read b
#+ write a
#+ write b
#+ write none/a
#+ write none/b
# ln
ln a new
#+ read a
ln a src
#+ read a
ln a b empty
#+ read a
#+ read b
ln -s a new
#+ read a
#+ write a
ln -s ../a empty/l
#+ read a
#+ write a
ln -s none new
#+ read none/**
#+ write none/**
ln -s none src/new
#+ read none/**
#+ read src/none/**
#+ write none/**
#+ write src/none/**
ln -sf b la
#+ read b
#+ write b
ln -sf ../a ld
#+ read a
#+ write a
ln -sfn b ld
#+ read b
#+ read src/b/**
#+ write b
#+ write src/b
#+ write src/b/**
ln -sfT b la
#+ read b
#+ write b
ln -st empty ../a ../b
#+ read a
#+ read b
#+ write a
#+ write b
ln -t empty a b
#+ read a
#+ read b
ln -sr a src/l
#+ read a
#+ write a
ln -sfr a la
#+ read a
#+ write a
ln -s "$PWD/a" new
#+ read a
#+ write a
ln -sb b la
#+ read b
#+ write b
ln -sbS .old b la
#+ read b
#+ write b
ln -f a b
#+ read a
ln ../repo/a empty
#+ read a
ln -s src/a.c
#+ read src/a.c
#+ write src/a.c
ln -s ../a src/a.c
#+ read a
#+ write a
#+ write src/a.c
ln -L la new
#+ read a
ln -s src new
#+ read src/**
#+ write src/**
link a new
#+ read a
link a b
#+ read a
#+ write a
#+ write b
# rm and rmdir
rm a
rm a b
rm -f a none
#+ write none
rm none
#+ write none
rm src
#+ write src
rm -d empty
rm -r src docs
rm -rf src/deep
rm -R src/deep
rm --recursive src/deep
rm -ri src < /dev/null
#+ write src/**
rm la
rm ld
rm -r ld
rm -r ld/
rm ld/a.c
rm -- a
rm *.diff
rm src/*.c
rm src/{a,b}.c
rm -r ./src/../docs
rm "$PWD/a"
rm -rv src
rm -rf src/*/
#+ write src/**
unlink a
unlink la
rmdir empty
rmdir src
#+ write src
rmdir -p empty
mkdir -p x/y/z; rmdir -p x/y/z
#+ write x
#+ write x/
#+ write x/y
#+ write x/y/
#+ write x/y/z
#+ write x/y/z/
mkdir -p x/y/z; rmdir --parents x/y/z "$PWD/empty"
#+ write .
#+ write x
#+ write x/
#+ write x/y
#+ write x/y/
#+ write x/y/z
#+ write x/y/z/
mkdir -p x/y; rmdir x/y
#+ write x/y
#+ write x/y/
rmdir --ignore-fail-on-non-empty src empty
#+ write src
# mkdir, mktemp, touch
mkdir new
mkdir new new/deep
mkdir new/deep
#+ write new/deep/
mkdir -p new/deep/er
mkdir -p src/deep/new
mkdir -pv new/deep
mkdir --parents new/deep
mkdir -m 700 new
mkdir -p new/a new/b
mkdir src
#+ write src/
mkdir -p src
#+ write src/
mkdir -p ld/new
mkdir -p ../other/new
mktemp src/t.XXXXXX.c
mktemp -d src/t.XXXXXX
mktemp -u src/t.XXXXXX
mktemp --suffix=.c src/t.XXXXXX
mktemp --suffix .c src/t.XXXXXX
mktemp -p src t.XXXXXX
mktemp -p src
mktemp --tmpdir=src t.XXXXXX
mktemp --tmpdir=src
mktemp -dp src t.XXXXXX
mktemp t.XXXXXX
#+ write t.…
mktemp t.XX
#+ write t.XX…
mktemp -q none/t.XXXXXX
#+ write none/t.…
mktemp -t -p src t.XXXXXX
d=$(mktemp -d -p src d.XXXXXX); cp a "$d"
touch new
touch a new
touch -c none
#+ write none
touch -r a new
#+ read a
touch -d yesterday a
touch -t 202001010000 a
touch -m a
touch la
touch src/new
touch -- new
# install
install a new
install a src
install a b empty
install -t empty a b
install -D a x/y/z
install -D -t x/y a
install -Dt x/y a b
install -d x/y z
install -d -m 755 x/y
install --directory x
install -m 755 a new
install -T a new
install -b a b
install -b -S .old a b
install -C a b
install -C a a2
install -p a new
install -v a new
install a la
install ld/a.c new
# dd, tee, truncate, fallocate, shred
dd if=a of=new
dd if=a of=b bs=1 count=1
dd of=new < a
dd if=a
dd if=a of=/dev/null
dd if=a of=la
dd if="$X" of=new
#+ read ?
#+ write new
dd if=src/a.c of=src/new.c status=none
echo x | tee new
echo x | tee -a a new
echo x | tee
echo x | tee src/new > out
echo x | tee -ai a
echo x | tee --append a
echo x | tee -p new
echo x | tee la
truncate -s 0 a
truncate -s 5 new
truncate -c -s 5 none
#+ write none
truncate -r a b
#+ read a
truncate -s 0 a b
truncate --size=0 a
fallocate -l 10 new
fallocate -p -l 1 a
shred -n 1 a
shred -u a
shred -un1 a b
shred -z -n 1 a
# split and csplit
split -l 1 a
split -l1 a src/p.
split -b 2 a
split -d -l 1 a p
#+ write p…
split -a 3 -l 1 a p
#+ write p…
split -n 2 a p
#+ write p…
split --additional-suffix=.txt -l 1 a p
#+ write p…
split --filter='cat > $FILE.new' -l 1 a p
#+ write ?
#+ write p…
split --filter='note $FILE' -l 1 a p
#+ note ‹›*
#+ write p…
split -l 1 - p < a
#+ write p…
cat a | split -l 1
split -1 a
split -x -l 1 a
csplit -s a 2
csplit -sf p a 2
#+ write p…
csplit -s -f src/p. a /two/
csplit -s -b %d.txt a 2
csplit -s -n 4 a 2
csplit -s - 2 < a
csplit -sz -f p a 1 2
#+ write p…
# modes and owners
chmod +x a
chmod 600 a b
chmod -x a
chmod -r a
chmod go-r a src
chmod -R go-rx src
chmod -R 700 src docs
#+ write docs/**
chmod --reference=b a
#+ read b
chmod --recursive 700 src/deep
chmod -c 600 a
chmod u=rw,g= a
chmod 600 la
chmod -R 700 ld
chown 1 a
chown -R 1 src
#+ write src/**
chown 1:1 a b
chown --reference=b a
#+ read b
chown 1 la
chgrp 1 a
chgrp -R 1 src
#+ write src/**
setfacl -m u:1:r a
setfacl -R -m u:1:r src
#+ write src/**
setfacl -b a
#+ write a
# others
mkfifo p
mkfifo p q
mkfifo -m 600 p
mknod p p
dos2unix a
unix2dos a
unix2dos -n a new
#+ read new
#+ write a
unix2dos -k a
unix2dos a b
rename s/o/0/ names
#+ run.interpreter
#+ write names
#+ write …
rename 's/\.c$/.x/' src/*.c
#+ run.interpreter
rename -n 's/\.c$/.x/' src/*.c
rename y/a-z/A-Z/ a b
#+ run.interpreter
#+ write …
rename 's/a/z/' src/a.c
#+ run.interpreter
#+ write src/…
busybox cp a new
busybox rm a
busybox
busybox --list
busybox sh -c 'rm a'
gio trash none
#+ write none
# rsync
rsync a new
rsync a b empty
rsync a empty/
rsync -a src/ empty
rsync -a src empty
rsync -a src/ new
rsync -r src/ empty
rsync -a --delete docs/ empty/
rsync -n -a src empty
#+ read src/**
rsync -a --dry-run src empty
#+ read src/**
rsync --remove-source-files a empty
rsync -a --remove-source-files src/ empty
#+ write src
#+ write src/**
rsync -R src/a.c empty
rsync -aR src/deep empty
rsync src/*.c empty
rsync --log-file=log a new
rsync --files-from=names . empty
#+ read ./**
rsync -av --exclude='*.o' src/ empty/
#+ read src/**
rsync -av --include='*.c' --exclude='*' src/ empty/
#+ read src/**
rsync --existing a empty
#+ read a
#+ write empty/a
rsync --compare-dest=src a empty
#+ read src/**
cp -rL docs new
rsync -aL docs/ empty
rsync -a docs/ empty
cp -RL docs empty
cp -r docs new
