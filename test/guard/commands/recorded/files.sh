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
