# What is written
awk '{ print > "out" }' a
awk '{ print >> "out" }' a
awk '{ print $1 > "out" }' a
awk '{ print $1, $2 > "out" }' a
awk '{ print($1, $2) > "out" }' a
awk '{ print ($1) ($2) > "out" }' a
awk '{ print "x" > ("out") }' a
awk '{ print "x" > ("o" "ut") }' a
awk '{ print "x" > "o" "ut" }' a
awk '{ print "x" > "o" $1 }' a
awk '{ print "x" > ($1) }' a
#+ write ?
awk '{ print "x" > $1 }' a
#+ write ?
awk '{ print "x" > "src/" NR ".txt" }' a
#+ write src/…
awk '{ print "x" > f }' f=out a
#+ write ?
awk -v f=out '{ print "x" > f }' a
awk -vf=out '{ print "x" > f }' a
awk --assign f=out '{ print "x" > f }' a
awk --assign=f=out '{ print "x" > f }' a
awk -v f=out '{ f = "new"; print "x" > f }' a
#+ write ?
awk -v f=out '{ f[1] = "new"; print > f[1] }' a
#+ write ?
awk -v f=out -v g=new '{ print > f; print > g }' a
awk -v 'f=o\x75t' '{ print "x" > f }' a
#+ write ?
awk -v n=1 '{ n++; print n > "out" }' a
awk '{ printf "%s\n", $1 > "out" }' a
awk '{ printf("%s\n", $1) > "out" }' a
awk '{ printf("%s\n", ($1 > 2)) > "out" }' a
awk '{ print ($1 > 2) }' a
awk '{ print ($1 > 2) > "out" }' a
awk '{ print $1 > "/dev/stdout" }' a
awk '{ print $1 > "/dev/stderr" }' a
awk '{ print $1 > "/dev/null" }' a
awk '{ print $1 > "-" }' a
awk '{ if ($1 > 2) print > "out" }' a
awk '{ print x[1] > "out" }' a
awk '{ print x[1 > 2] > "out" }' a
#+ read a
#+ write out
awk '$1 > "m" { print > "out" }' a
awk '$1 > "m"' a
awk '{ print a > "o1"; print b > "o2" }' a
awk '{ print a > "o1" } { print b > "o2" }' a
awk $'{ print a > "o1"\nprint b > "o2" }' a
awk $'{ print a,\n b > "o1" }' a
awk $'{ print a \\\n > "o1" }' a
awk $'{ print a # > "no"\n}' a
awk $'# > "no"\n{ print }' a
awk '{ print "> \"no\"" }' a
awk '{ print "a\"b" > "out" }' a
awk '{ print "\\" > "out" }' a
awk '{ print > "o\165t" }' a
awk '{ print > "o\x75t" }' a
awk '{ print > "o\ut" }' a
awk '{ print > "o\/t" }' a
#+ write o/t
awk '{ print "\n" > "a\tb" }' a
awk '/>/ { print > "out" } END { print > "o2" }' a
#+ write out
awk '/o/ { print > "out" }' a
awk '/[/>]/ { n++ } END { print n > "out" }' a
awk '/a[^]/]b/ { n++ } END { print n > "out" }' a
awk '/[[:alpha:]/]/ { n++ } END { print n > "out" }' b
awk '/\/x/ { print > "out" }' b
awk '!/x/ { print > "out" }' a
awk '$1 ~ /o/ { print > "out" }' a
awk '$1 !~ /x/ { print > "out" }' a
awk '{ print NR / 2 > "out" }' a
awk '{ print $1 / 2 > "out" }' a
awk '{ print (1) / 2 > "out" }' a
awk '{ print x[1] / 2 > "out" }' a
awk '{ print x++ / 2 > "out" }' a
awk '{ print /o/ > "out" }' a
awk '{ n = /o/ ? 1 : 2; print n > "out" }' a
awk '{ gsub(/o/, "0"); print > "out" }' a
awk '{ split($0, x, /o/); print x[1] > "out" }' a
awk '{ return_ = 1; if (/o/ && /n/) print > "out" }' a
awk 'function f(x) { return /o/ } { print f(1) > "out" }' a
awk 'function f(x) { print x > "out" } { f(1) }' a
awk 'BEGIN { print 1.5e3 > "out" }'
awk 'BEGIN { print .5 > "out" }'
awk 'BEGIN { print 0x1F > "out" }'
awk 'BEGIN { print 2 ** 3 > "out" }'
awk 'BEGIN { x **= 2; x ^= 2; print x > "out" }'
awk 'BEGIN { print 1 == 1 > "out" }'
awk 'BEGIN { print -1 > "out" }'
awk 'BEGIN { print a ? b : c > "out" }'
awk 'BEGIN { print "x" > "out" ? "a" : "b" }'
#+ write ?
awk 'BEGIN { while (i++ < 2) print i > "out" }'
awk 'BEGIN { for (i = 0; i < 2; i++) print i > "out" }'
awk 'BEGIN { do print i > "out"; while (i++ < 1) }'
awk 'BEGIN { print length > "out" }'
awk 'BEGIN { print substr("abc", 2) > "out" }'
awk 'BEGIN { print length() > "out"; close("out") }'
awk 'BEGIN { print "a" > "out"; getline x < "out" }'
#+ read out
awk 'BEGIN { printf "x" > "out"; exit }'
awk 'BEGINFILE { print FILENAME > "out" } ENDFILE { print > "o2" }' a
awk 'BEGIN { switch (1) { case 1: print > "out"; break } }'
awk 'BEGIN { switch ("o") { case /o/: print > "out" } }'
# What is read
awk 'BEGIN { getline < "a" }'
awk 'BEGIN { getline x < "a" }'
awk 'BEGIN { getline x[1] < "a" }'
awk 'BEGIN { getline $1 < "a" }'
awk 'BEGIN { while ((getline line < "a") > 0) print line > "out" }'
awk 'BEGIN { while ((getline line < ("a")) > 0) n++ }'
awk 'BEGIN { f = "a"; getline x < f }'
#+ read ?
awk -v f=a 'BEGIN { getline x < f }'
#+ read ?
awk 'BEGIN { getline x < "src/" "a.c" }'
#+ read src/…
awk 'BEGIN { getline x < "/dev/stdin" }' < a
awk 'BEGIN { getline x < "-" }' < a
awk '{ getline; print > "out" }' a
awk '{ getline x; print x > "out" }' a
awk '{ if (getline < 1) print > "out" }' a
#+ read ?
awk 'NR == 1 { getline; print $1 < 2 }' a
awk 1 a b
awk 1 < a
awk 1 - < a
awk '{ print }' x=1 a
awk -F: '{ print $1 }' a
awk -F : '{ print $1 }' a
awk --field-separator=: '{ print $1 }' a
awk 'BEGIN { ARGV[1] = "b" } { print }' a
#+ read ?
#+ read a
awk 'BEGIN { ARGV[1] = "b"; ARGC = 2 } { print }'
#+ read ?
awk 'BEGIN { ARGC++ } 1' a b
#+ read ?
awk 'BEGIN { delete ARGV[1] } 1' a b
#+ read ?
#+ read a
awk 'BEGIN { ARGV[ARGC++] = "b" } 1' a
#+ read ?
awk 'BEGIN { ARGV[x[1]] = "b" } 1' a
#+ read ?
awk 'BEGIN { print ARGV[1], ARGC > "out" }' a
#+ read ?
#+ read a
awk 'BEGIN { n = ARGC == 2; print ARGV[1] == "a" > "out" }' a
#+ read a
awk 'BEGIN { split("b b", ARGV) } 1' a
#+ read ?
#+ read a
awk 'BEGIN { print ENVIRON["HOME"] }'
#+ environment.read ENVIRON
# What is run
awk 'BEGIN { system("note ran") }'
awk 'BEGIN { system ("note ran") }'
awk 'BEGIN { system("note " "ran") }'
#+ run.dynamic a command made from its input
awk 'BEGIN { c = "note ran"; system(c) }'
#+ run.dynamic a command made from its input
awk -v c='note ran' 'BEGIN { system(c) }'
awk '{ system("note " $1) }' a
#+ run.dynamic a command made from its input
awk 'BEGIN { system("touch out; note ran") }'
awk 'BEGIN { "note ran" | getline }'
awk 'BEGIN { "note ran" | getline x }'
awk 'BEGIN { while (("note ran" | getline x) > 0) n++ }'
awk 'BEGIN { x = "note ran"; x | getline }'
#+ run.dynamic a command made from its input
awk 'BEGIN { x "y" | getline }'
#+ run.dynamic a command made from its input
awk 'BEGIN { "note " "ran" | getline }'
#+ run.dynamic a command made from its input
awk $'BEGIN { n = 1\n"note ran" | getline }'
awk 'BEGIN { n = 1; "note ran" | getline; print > "out" }'
awk '{ print | "note ran" }' a
awk '{ print $1 | "cat > out" }' a
awk '{ print $1 | ("cat > " "out") }' a
#+ run.dynamic a command made from its input
awk '{ print | "note " $1 }' a
#+ run.dynamic a command made from its input
awk '{ printf "x" | "note ran" }' a
awk '{ print "x" |& "note ran" }' a
awk 'BEGIN { "note ran" |& getline x }'
awk '{ print a || b > "out" }' a
awk 'a || b { print > "out" }' a
#+ write out
awk '{ print "a|b" > "out" }' a
awk 'BEGIN { @f() }'
#+ run.interpreter a program that cannot be read
awk '@include "x"'
#+ run.interpreter a program that cannot be read
awk '@load "filefuncs"; BEGIN { }'
#+ run.interpreter a program that cannot be read
awk 'BEGIN { f = "system"; @f("note ran") }'
#+ run.interpreter a program that cannot be read
# Programs in files, options
awk -f p.awk a
awk -fp.awk a
awk --file=p.awk a
awk --file p.awk a b
awk -f p.awk -f p.awk a
awk -f - a <<< '{ print > "out" }'
awk -f /dev/stdin a <<< '{ print > "out" }'
awk -f <(echo '{ print > "out" }') a
awk -e '{ print > "out" }' a
awk --source '{ print > "out" }' a
awk -e 'BEGIN { x = 1 }' -e '{ print > "out" }' a
awk -f p.awk -e 'BEGIN { print > "o2" }' a
awk -E p.awk a
#+ run.script -E
awk -i inplace '{ print "x" }' a
awk -i inplace '{ print "x" }' a b
awk -i no-such '{ print }' a
#+ read a
#+ run.interpreter -i no-such
awk --include inplace '{ print "x" }' a
awk -i inplace -v INPLACE_SUFFIX=.bak '{ print "x" }' a
awk -S '{ print > "out" }' a
awk --sandbox 'BEGIN { system("note ran") }'
awk -S 'BEGIN { print 1 }' a
#+ read a
awk -P '{ print > "out" }' a
awk --posix '{ print > "out" }' a
awk -n '{ print > "out" }' a
awk -d '{ print }' a
#+ run.option -d
awk -dvars '{ print }' a
#+ run.option -d
awk -pprof '{ print }' a
#+ run.option -p
awk -oprog '{ print }' a
#+ read a
#+ run.option -o
awk -- '{ print > "out" }' a
mawk '{ print > "out" }' a
gawk '{ print > "out" }' a
x='{ print > "out" }'; awk "$x" a
awk "{ print > \"$(echo out)\" }" a
awk '{ print > "out"' a
#+ read a
#+ write out
awk '{ print "unclosed }' a
#+ read a
#+ run.interpreter a program that cannot be read
awk '/unclosed { print > "out" }' a
#+ read a
#+ run.interpreter a program that cannot be read
awk '{ print > "out" } `' a
#+ read a
#+ run.interpreter a program that cannot be read
cat a | awk '{ print > "out" }'
ls src | awk '{ print > "out" }'
for f in a b; do awk '{ print > "out" }' "$f"; done
awk -v RS= -v ORS='\n\n' '{ print > "out" }' a
awk 'BEGIN{RS=";"}{print>"out"}' a
awk '{print>"out";print $1>>"o2"}' a
awk '{ $1 = ""; print > "out" }' a
awk '{ print $NF > "out" }' a
awk '{ print $(NF - 1) > "out" }' a
awk '{ print $++i > "out" }' a
awk 'END{print NR>"out"}' a
# Variables that are changed on the way
awk -v f=out '{ print > f }' f=new a
#+ write ?
awk -v f=out '{ getline f; print > f }' a
#+ write ?
awk -v f=out '{ for (f in x) n++; print > f }' a
#+ write ?
awk -v f=1 '{ ++f; print > f }' a
#+ write ?
awk -v f=1 '{ f++; print > f }' a
#+ write ?
awk -v f=1 '{ --f; print > f }' a
#+ write ?
awk -v f=out '{ sub(/o/, "0", f); print > f }' a
#+ write ?
awk -v f=out 'function w(f) { print > f } { w("new") }' a
#+ write ?
awk -v f=2 '{ f **= 2; print > f }' a
#+ write ?
awk -v f=2 '{ f += 2; print > f }' a
#+ write ?
awk -v f=out -v g=2 '{ g = 3; print > f }' a
awk -v f=out '{ if (f == "out") print > f }' a
awk -i inplace '{ print "x" }' src/*.c
awk -i inplace 'BEGIN { INPLACE_SUFFIX = ".bak" } { print "x" }' a
awk -i inplace -v inplace::suffix=.bak '{ print "x" }' a
