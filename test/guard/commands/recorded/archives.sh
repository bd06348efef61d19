# tar
tar cf new.tar a src
tar -cf new.tar a
tar -c -f new.tar a
tar --create --file=new.tar a
tar --create --file new.tar src
tar czf new.tgz a
tar -czf new.tgz src/a.c
tar cjf new.tbz a
tar cJf new.txz a
tar --zstd -cf new.tzst a
tar -caf new.tar.gz a
tar cf - a > new.tar
tar c a > new.tar
tar cvf new.tar a
tar cf new.tar -C src a.c
tar cf new.tar -C src a.c -C ../docs guide.md
#+ read docs/a.c/**
#+ read src/guide.md/**
tar cf new.tar --exclude='*.o' src
tar cf new.tar --exclude=b.o --exclude=deep src
tar cf new.tar --exclude=src/b.o src
#+ read src/**
tar cf new.tar --remove-files a src/a.c
tar cf new.tar -T names
#+ read ?
tar cf new.tar --files-from=names
#+ read ?
tar cf new.tar -T - < names
#+ read ?
tar cf new.tar --transform=s/a/b/ a
tar cf new.tar -h la
tar cf new.tar src/*.c
tar rf t.tar b
tar uf t.tar b
tar Af t.tar t.tar
tar --append -f t.tar b
tar --delete -f t.tar a
#+ read a/**
tar --update --file=t.tar b
tar tf t.tar
tar -tvf t.tar
tar --list -f t.tar
tar t < t.tar
tar xf t.tar
#+ write …
tar -xf t.tar
#+ write …
tar x < t.tar
#+ write …
tar xf - < t.tar
#+ write …
tar --extract --file=t.tar
#+ write …
tar --get --file=t.tar
#+ write …
tar xf t.tar a
tar xf t.tar src/a.c
tar xf t.tar src
#+ write src/**
tar xvf t.tar a
tar xzf t.tgz
#+ write …
tar xzf t.tgz -C empty
tar xf t.tgz -C empty a
tar -C empty -xf ../t.tar
#+ read /t.tar
#+ write empty/…
tar xf t.tar -C empty
tar xf t.tar --directory=empty
tar xf t.tar -C empty -C ../docs
#+ write docs/…
#+ write empty/…
tar xfC t.tar empty
tar xCf empty t.tar
tar xf t.tar --strip-components=1 -C empty
tar xf t.tar --strip-components=1 src/a.c
#+ write …
tar xf t.tar --transform=s/a/b/ a
#+ write …
tar xf t.tar --xform=s/a/b/ -C empty
tar xf t.tar --one-top-level
#+ write …
tar xf t.tar --one-top-level=new a
#+ write …
tar xOf t.tar a
tar xf t.tar -O > out
tar xf t.tar --to-stdout a
tar xf t.tar --to-command='note member'
#+ run.option --to-command
tar xf t.tar --to-command='cat > out'
#+ run.option --to-command
tar xPf t.tar
#+ write ?
tar xkf t.tar
#+ write …
tar xf t.tar --keep-old-files
#+ write …
tar xf t.tar --wildcards 'src/*'
#+ write src/…
tar xf t.tar -I gzip
#+ run.option -I
#+ write …
tar cf new.tar -I 'note x' a
#+ run.option -I
tar cf new.tar --use-compress-program='cat' a
#+ run.option --use-compress-program
tar cf new.tar --checkpoint=1 --checkpoint-action=exec='note x' a
#+ run.option --checkpoint-action
tar cf new.tar --checkpoint=1 --checkpoint-action='exec=note x' a
#+ run.option --checkpoint-action
tar cf new.tar --checkpoint=1 --checkpoint-action=dot a
tar cf new.tar --checkpoint=1 --checkpoint-action=echo a
tar cf new.tar --checkpoint=1 --checkpoint-action=totals a
tar cf new.tar --checkpoint=1 --checkpoint-action=bell a
tar cf new.tar --checkpoint=1 --checkpoint-action=none a
#+ read a/**
#+ run.option --checkpoint-action
#+ write new.tar
tar cf new.tar -g snap a
tar cf new.tar --listed-incremental=snap src
tar cf new.tar -X names a
tar cf new.tar --exclude-from=names a
tar cf new.tar --index-file=idx -v a
tar cf src/new.tar a
tar cf none/new.tar a
#+ read a/**
#+ write none/new.tar
tar cf host:new.tar a
#+ network.write host:new.tar
#+ read a/**
tar tf host:new.tar
#+ network.read host:new.tar
tar cf new.tar "$X"
#+ read ?
tar tfz t.tgz
tar cbf 20 new.tar a
tar --no-such -cf new.tar a
#+ read a/**
#+ run.option --no-such
#+ write new.tar
tar cf - a src | tar xf - -C empty
tar chf new.tar docs
tar cf new.tar docs
# cpio
cpio -o < names > out
find src -name '*.c' | cpio -o > out
printf 'a\0b\0' | cpio -o0 > out
cat names | cpio -o > out
echo a | cpio -o > new.cpio
echo a | cpio -o -F new.cpio
echo a | cpio -oF new.cpio
echo a | cpio --create --file=new.cpio
cpio -i < c.cpio
#+ write …
cpio -i -F c.cpio
#+ write …
cpio -iF c.cpio
#+ write …
cpio -it < c.cpio
cpio -t -F c.cpio
cpio -tF c.cpio
cpio --list --file=c.cpio
cpio -id < c.cpio
#+ write …
cpio -idu < c.cpio
#+ write …
cpio -iduF c.cpio
#+ write …
cpio -iD empty -F ../c.cpio
#+ read /c.cpio
#+ write empty/…
cpio -id -D empty -F ../c.cpio
#+ read /c.cpio
#+ write empty/…
cpio -i --directory=empty -d < c.cpio
cpio -idu --no-absolute-filenames < c.cpio
#+ write …
cpio -idu --absolute-filenames < c.cpio
#+ write ?
cpio -i -E names < c.cpio
#+ write …
find src | cpio -pd empty
find src | cpio -pdm empty
find src | cpio --pass-through -d empty
# zip
zip new a
#+ write new
zip new.zip a
zip -r new src
#+ write new
zip -q new a src/a.c
#+ write new
zip -r new src -x '*.o'
#+ read src/**
#+ write new
zip -r new src -x '*.o' '*.c'
#+ read src/**
#+ write new
zip -r new src -i '*.c'
#+ read src/**
#+ write new
zip -r new . -i '*.md'
#+ read ./**
#+ write new
zip -m new a
#+ write new
zip -rm new src/deep
#+ write new
zip --move new a
#+ write new
zip -j new src/a.c
#+ write new
zip -d z.zip a
#+ read a
zip -u z.zip b
zip -f z.zip
#+ write z.zip
zip new -@ < names
#+ write new
zip -r -P pw new a
#+ write new
zip --password pw new a
#+ write new
zip -e -P pw new a
#+ write new
zip -b empty new a
#+ write empty
#+ write empty.zip
#+ write new
zip -O out.zip z.zip b
#+ write z.zip
zip z.zip b --out out.zip
#+ write z.zip
zip -lf log new a
#+ write log
#+ write new
zip -T new a
#+ write new
zip -n .c:.o new src/a.c
#+ write new
zip -t 01012020 new a
#+ write new
zip -tt 01012020 new a
#+ read a
#+ write new
#+ write new.zip
zip -s 1m new a
#+ write new
zip -9 new a
#+ write new
zip - a > out
zip none/new a
#+ read a
#+ write none/new
#+ write none/new.zip
zip a.b.c a
zip -sf z.zip
#+ write z.zip
zip -r new src docs --exclude '*.md'
#+ read docs/**
#+ write new
zip -ry new docs
#+ write new
zip -r new docs
#+ write new
find src -name '*.c' | zip new -@
#+ read new
#+ read new.zip
#+ write new
zip --symlinks -r new docs
#+ write new
zip new docs/lb
#+ write new
# unzip
unzip z.zip
#+ write …
unzip -o z.zip
#+ write …
unzip -o z.zip a
unzip -o z
#+ read z
#+ write …
unzip -qo z.zip 'src/*'
#+ write src/…
#+ write …
unzip -o z.zip src/a.c
unzip -o z.zip -d empty
unzip -o -d empty z.zip
unzip -o z.zip -d new
unzip -o z.zip a -d empty
unzip -oj z.zip
#+ write …
unzip -o z.zip -x a
#+ write …
unzip -l z.zip
unzip -v z.zip
unzip -t z.zip
unzip -z z.zip
unzip -Z z.zip
unzip -p z.zip a
unzip -p z.zip a > out
unzip -c z.zip a
unzip -n z.zip
#+ write …
unzip -u z.zip
#+ write …
unzip -f z.zip
#+ write …
unzip -P pw z.zip
#+ write …
zipinfo z.zip
zipinfo -1 z.zip
zipgrep one z.zip
# compressors
gzip a
gzip -k a
gzip -c a > out
gzip -kc a
gzip --stdout a
gzip -l g.gz
gzip -t g.gz
gzip -d g.gz
gzip -dk g.gz
#+ write g.…
gzip -r src
#+ write src/**
gzip -S .z a
gzip -9 a b
gzip < a
gzip - < a
gzip -f src/a.c
gzip -v a
gzip -n a
gzip la
#+ read a
#+ write a
#+ write a.…
gunzip g.gz
gunzip -k g.gz
#+ write g.…
gunzip -c g.gz
gunzip t.tgz
#+ write t
#+ write t.tgz
#+ write t.…
zcat g.gz
bzip2 a
bzip2 -k a
bzip2 -z a
bzip2 -c a > out
bzip2 a; bunzip2 a.bz2
#+ read a.bz2
#+ write a.bz2
#+ write a.…
bzip2 -t a
xz a
xz -k a
xz -T0 a
xz -c a > out
xz --keep a
xz -S .x a
xz -l a
xz a; unxz a.xz
#+ read a.xz
#+ write a.xz
#+ write a.…
xz a; xz -d a.xz
#+ read a.xz
#+ write a.xz
#+ write a.…
xz --files=names
#+ run.option --files
xz -9e a
lzma a
zstd a
zstd --rm a
zstd -c a > out
zstd a -o out
zstd -o out a
zstd -k a
zstd -q a b
zstd -r src
#+ write src/**
zstd -rq src --output-dir-flat empty
zstd -19 -T0 a
zstd a; zstd -d --rm a.zst
#+ read a.zst
#+ write a
zstd a; unzstd a.zst -o new
#+ read a.zst
zstd --rm -q a b
zstd -t g.gz
zstd -l g.gz
zstd -b1 a
#+ write a.…
zstd -D b a
lz4 a
#+ write a.…
lz4 a out
#+ write a.…
lz4 a out.lz4
#+ write a.…
lz4 -c a > out
lz4 --rm a
#+ write a.…
lz4 -m a b
lz4 -k a
#+ write a.…
lz4 -d a out
#+ write a.…
lz4 -t a
lz4 a -
#+ write a.…
brotli a
brotli -k a
brotli -j a
brotli --rm a
brotli -o out a
brotli -c a > out
brotli -S .x a
brotli a; brotli -d a.br -o new
#+ read a.br
brotli a; unbrotli -f a.br
#+ read a.br
#+ write a
lzop a
#+ write a
lzop -o out a
#+ write a
lzop -U a
lzop -c a > out
pigz a
pigz -k a
pigz -c a
pigz -d g.gz
pigz -p 1 a
pigz -r src
#+ write src/**
compress a
#+ read a
#+ write a
#+ write a.…
# 7z
7z a new.7z a
7z a new.7z a src
7z a -tzip new.zip a
7z a -sdel new.7z a
7z a new a
#+ write new
7z l z.zip
7z t z.zip
7z x z.zip
#+ write …
7z x -y z.zip
#+ write …
7z x z.zip -oempty
7z x -oempty -y z.zip
7z e -y z.zip
#+ write …
7z e -oempty z.zip a
7z x -so z.zip a
7z x z.zip -so > out
7z u z.zip b
7z d z.zip a
#+ read a
7z h a
7z i
7z rn z.zip a new
#+ read a
#+ read new/**
7z b 1 -mmt1
#+ read 1
7z
7z "$X" z.zip
#+ run.option a verb that is only known at run time
