cd src; note ${PWD##*/}; cd ..; note ${PWD##*/} ${OLDPWD##*/}; cd ./tests; note ${PWD##*/}; cd ../src/../tests/.; note ${PWD##*/}; cd ../src//; note ${PWD##*/}
%%
cd -- src; note ${PWD##*/}; cd -P ..; note ${PWD##*/}; cd -L tests; note ${PWD##*/}; cd -LP ../src; note ${PWD##*/}; cd '' ; note ${PWD##*/}; cd src tests 2>/dev/null || note many
%%
(cd src; cd nodir/../../tests 2>/dev/null || note no); cd "$PWD/src"; note ${PWD##*/}; d=../tests; cd "$d"; note ${PWD##*/}; cd ..; cd src/.. && note ${PWD##*/}
%%
pushd src > /dev/null; note ${PWD##*/}; pushd ../tests > /dev/null; note ${PWD##*/}; popd > /dev/null; note ${PWD##*/}; popd > /dev/null; note ${PWD##*/}; popd 2> /dev/null || note empty
%%
x=$(cd src && pwd); note ${x##*/}; y=`pwd`; note ${y##*/}; cd src; z=$(pwd -P); note ${z##*/}; cd "$OLDPWD"; note ${PWD##*/}
%%
read x <<< 'a b'; note "$x"; read x y <<< 'a b c'; note "$x" "$y"; read x y z <<< a; note "$x" "$y" "$z"; read <<< '  p q '; note "$REPLY"; read -r x <<< 'a\b'; note "$x"; read x <<< ''; note "[$x]" $?
%%
IFS=, read x y <<< 'a b,c d,e'; note "$x" "$y"; IFS= read x <<< '  a  '; note "$x"; IFS=: read x y <<< ':b'; note "$x" "$y"; IFS=' :' read x y z <<< 'a : b :c'; note "$x" "$y" "$z"; note "${IFS:-unset}" | cat
%%
read -d : x <<< a:b; note "$x"; read -d '' x <<< $'a\nb'; note "$x"; read -ra x <<< 'p q r'; note "${x[@]}" ${#x[@]}; read -a y -d, <<< 'm n,o'; note "${y[@]}"; read -u 3 x 3<<< three; note $x
%%
exec 3<<< $'l1\nl2\nl3'; read a <&3; read -u3 b; note $a $b; cat <&3 | { read c; note $c; }; exec 3<&-
%%
read x y <<< '  a   b   c  '; note "$x" "$y"; read x <<< $'a\tb'; note "$x"; IFS=$'\t' read x y <<< $'a b\tc'; note "$x" "$y"; IFS=, read -a a <<< 'x,,y,'; note "${a[@]}" ${#a[@]}
%%
x=a; unset x; note "${x-un}"; x=a y=b; unset x y; note "${x-un}" "${y-un}"; unset -v z; f() { note f; }; unset -f f; f 2>/dev/null || note gone; unset nosuch; note $?
%%
f() { declare x=1; typeset y=2; declare -g z=3; note $x $y $z; }; x=o y=o; f; note $x $y $z; f() { export e=5; readonly r=6; }; f; note $e $r; bash -c 'note $e'
%%
declare -i n=3*4; note $n; declare -l l=ABC; declare -u u=abc; note $l $u; l=DeF u=gHi; note $l $u; declare +i n; n=2*3; note $n; declare -i m; m=7; m+=1; note $m; f() { local -i k=1+1; k+=5; note $k; }; f
%%
declare -n r=x; x=1; note $r; r=2; note $x; unset -n r; y=5; f() { local -n p=$1; p=new; note $p; }; f y; note $y; declare -n q; q=y; note $q; q=z; note $y
%%
let x=5; note $x $?; let x=0; note $?; let x+=3 y=x*2; note $x $y; let; note $?; let "a = 1 + 2"; note $a; let 'x==3' && note three
%%
shift 2> /dev/null; note $?; set -- a b c d e; shift; note $1 $#; shift 2; note $1 $#; shift 0; note $1 $#; shift 5 || note cannot; note $#; shift 2; note $# "${1-none}"
%%
set -- -a b; note $1 $2; set a b; note $1; set -- 'a b' c; note "$1" $#; set -f; note zz*; set +f; set -f -- x y; note $1; set +f; set -o noglob; x='*'; note $x; set +o noglob; set -ef z; note $1; set +e
%%
x=1; (exit 3); x=2 y=$x; note $x $y; x=$x$y; note $x; x+=3; note $x; x="$x"' '"y"; note "$x" $x; x=; note "[$x]"; x= y=z; note "[$x]$y"
%%
x=a y=$x z=$y; note $x $y $z; x=1 x=2; note $x; x=b note $x; note $x; x=c y=d note "$x$y"; x=5 eval 'note $x'; note $x; x=6 : ; note $x
%%
mapfile -t a <<< $'x\ny z'; note "${a[1]}" ${#a[@]}; mapfile -t <<< q; note "${MAPFILE[0]}"; readarray -t b < <(echo 1; echo 2); note "${b[@]}"; mapfile -t c < <(printf '%s\n' "a b" c); for i in "${c[@]}"; do note "$i"; done
%%
exec 3<<< 'p q'; mapfile -t -u 3 a; note "${a[@]}"; echo 'x y' | { mapfile -t a; note "${a[0]}"; }; x=$(mapfile -t a <<< z; echo ${a[0]}); note $x
%%
test a = a; note $?; test a = b; note $?; [ a -a b ] && note 1; [ '' -o b ] && note 2; [ \( a \) ] && note 3; [ a \< b ] && note 4; [ 1 -eq 1 -a 2 -eq 2 ] && note 5
%%
[ -e notes.txt ] && note 1; [ -d src ] && note 2; [ -f nofile ] || note 3; [[ -e src/a.ts ]] && note 4; [[ -f src ]] || note 5; [ -s notes.txt ] || note 6; [ src/a.ts -nt nofile ] && note 7; [ -t 9 ] || note 8
%%
echo a > f1; note "$(cat < /dev/null)"; echo b >> f2; echo c >| f3; : > f4; > f5; >> f6; echo e 2> f7 >&2; echo f &> f8; echo g >& f9; echo h &>> f10; echo i 1> f11; : 3> f12; : {fd}> f13; note done
%%
{ echo a; echo b; } > g1; ( echo c ) > g2; for i in 1; do echo $i; done > g3; while false; do :; done > g4; if true; then echo; fi > g5; case x in *) echo;; esac > g6; f() { echo; }; f > g7; f2() { echo; } > g8; f2; eval 'echo > g9'; [[ x ]] > g10; ((1)) > g11
%%
exec > log; echo a; note b; exec 2> err; exec 5> five; echo x >&5; { echo y; } >> more; exec >> log2
%%
echo a > o1 | cat > o2; echo b | cat > o3 | cat; x=$(echo c > o4); echo d > o5 & wait; ! echo e > o6; time echo f > o7; true && echo g > o8 || echo h > no; false && echo i > no2
%%
x=$(echo a > /dev/null); note "[$x]"; x=$(echo a >&2); note "[$x]" 2>/dev/null; x=$(echo a 2>&1); note $x; x=$({ echo a >&2; } 2>&1); note $x; x=$( (echo a) ); note $x; x=$(echo a 1>&1); note $x
%%
x=$({ echo a; echo b >&2; } 2> /dev/null); note $x; x=$({ echo a >&2; echo b; } 2>&1 > /dev/null); note $x; x=$({ echo a >&3; } 3>&1); note $x; x=$(exec 3>&1; echo b >&3); note $x; x=$(echo a | cat; echo b); note "$x"
%%
cat <<E | { read x; note "$x"; }
a $((1+1)) `echo b` $(echo c) \$d "e"
E
cat <<'E' | { read -r x; note "$x"; }
a $b `c` \d
E
%%
read x y <<E
1 2
E
note $y $x; cat <<A <<B | { read l; note $l; }
a
A
b
B
%%
x=$(cat <<< "a  b"); note "$x"; v='p q'; read a b <<< $v; note $b; read -r a <<< "$v"; note "$a"; cat <<< 'x' | { read l; note $l; }; read a <<< $(echo m n); note "$a"; read a <<< {1,2}; note "$a"
%%
bash -c 'note a'; bash -c 'note "$1" "$0"' zero one; sh -c 'note b'; bash <<< 'note c'; echo 'note d' | bash; bash <<E
note e
E
x=1; bash -c "note $x"; bash -c 'exit 3'; note f
%%
echo a b | xargs note; printf '%s\n' c d | xargs note x; env y=1 note z; env note q; env x=5 bash -c 'note $x'; echo e | xargs echo > /dev/null; note end
%%
x=$( { { echo a >&2; } &> f; } 2>&1 ); note "[$x]"; x=$( { { echo a >&2; } >& f2; } 2>&1 ); note "[$x]"; x=$( { { echo a >&2; } > f3; } 2>&1 ); note "[$x]"; x=$( { { echo a; } 2> f4; } ); note "[$x]"
%%
source <(echo exit); note no
%%
f() { . <(echo "note a; return 3; note no"); note $?; }; f; for i in 1 2; do . <(echo "continue; note no"); note no2; done; note end
%%
x=x; note a; y=z z=y; note b; bash -c 'note "$0" "$1"' p q; bash -c 'note $#' p q r; bash -c 'note "$@"'; bash -c 'note $0' zero
%%
if [ a == a ]; then note 1; else note no; fi; if [ a == b ]; then note no; else note 2; fi; if [ a = b ]; then note no; else note 3; fi; if [ a != b ]; then note 4; else note no; fi; if [ a != a ]; then note no; else note 5; fi; if [ a = a ]; then note 6; else note no; fi
%%
if [ 1 -eq 1 ]; then note 1; else note no; fi; if [ 1 -eq 2 ]; then note no; else note 2; fi; if [ 1 -ne 2 ]; then note 3; else note no; fi; if [ 2 -lt 1 ]; then note no; else note 4; fi; if [ 1 -le 1 ]; then note 5; else note no; fi; if [ 2 -gt 1 ]; then note 6; else note no; fi; if [ 1 -ge 2 ]; then note no; else note 7; fi; if [ -1 -lt +1 ]; then note 8; else note no; fi
%%
if [ -n a ]; then note 1; else note no; fi; if [ -z a ]; then note no; else note 2; fi; if [ ! -z a ]; then note 3; else note no; fi; if [ ! a ]; then note no; else note 4; fi; if [ a ]; then note 5; else note no; fi; if [ "" ]; then note no; else note 6; fi; if [ ]; then note no; else note 7; fi; if [ ! ]; then note 8; else note no; fi; if test ! a = b; then note 9; else note no; fi
%%
if [[ -n a ]]; then note 1; else note no; fi; if [[ -z a ]]; then note no; else note 2; fi; if [[ a == b || c == c ]]; then note 3; else note no; fi; if [[ a == a && c == d ]]; then note no; else note 4; fi; if [[ ! a == a ]]; then note no; else note 5; fi; if [[ a != a ]]; then note no; else note 6; fi; if [[ 3 -gt 2 ]]; then note 7; else note no; fi; if [[ 2 -ge 3 ]]; then note no; else note 8; fi; if [[ 1 -le 0 ]]; then note no; else note 9; fi; if [[ 1 -ne 1 ]]; then note no; else note 10; fi
%%
IFS=: read a b <<< 'x:y:z'; note "$a" "$b"; IFS= read a <<< ' x '; note "[$a]"; IFS=, read -a l <<< 'a,b,,c'; note "${#l[@]}" "${l[3]}"; IFS=' :' read a b <<< ' p : q '; note "[$a]" "[$b]"; read a b <<< 'x:y'; note "$a" "[$b]"
%%
set -- a b c; shift; note "$@"; shift 2; note "[$1]" $#; shift; note $?; set -- x y; shift 3; note $? $#; shift 0; note $#; set -- 1 2 3 4 5 6 7 8 9 10 11; note "${10}" "$10" "${11}"; shift 9; note $1
%%
eval 'return'; note a; eval 'break'; for i in 1 2; do eval 'continue; note never'; note never; done; note $i; f() { eval 'return 3'; note never; }; f; note $?; eval 'exit 2'; note never
%%
exec 3> out; echo a >&3; exec 3>&-; note a; exec 2> /dev/null; (exec note sub; note never); exec note last; note never
%%
(exec -a name note x); (exec -c bash -c 'true'; note never); (exec -l true; note never); exec nosuchprogram; note never
%%
. /dev/stdin <<< 'note sourced $1; v=1; return 3; note never'; note $? $v; source /dev/stdin x <<< 'note $1'; set -- p; . /dev/fd/3 3<<< 'note $1'; . <(echo 'note proc; w=2'); note $w
%%
f() { return; }; false; f; note $?; f() { return 300; }; f; note $?; f() { false; return; }; f; note $?; f() { return -1; }; f; note $?; g() { for i in 1 2; do return 7; done; }; g; note $? $i
%%
trap 'note bye $?' EXIT; (note in); x=$(note sub); note main; exit 3; note never
%%
trap 'note a' EXIT; trap 'note b' EXIT; trap -- 'note c' 0; note d
%%
trap 'note a' EXIT; trap - EXIT; note b; trap 'note c' SIGEXIT; trap 'note d' exit
%%
trap 'note a' EXIT; trap '' EXIT; note b; trap 'note c' EXIT; trap EXIT; note d; trap 'note e' EXIT; trap 0; note f
%%
trap 'note d' DEBUG; note a; x=1; trap - DEBUG; note b
%%
f() { trap 'note ret' RETURN; note in; }; f; note out
%%
trap 'v=2' EXIT; trap 'note $v' EXIT; v=1; f() { v=3; exit; }; f; note never
%%
trap 'exit 5' EXIT; exit 3; note never
%%
trap -p; trap -l; note a; trap 'note x' EXIT; trap -p EXIT; trap; note b; trap -- - EXIT; note c
%%
set -e; { false; note never; } || true; note a; false & wait; note b; cat < nosuch; note never
%%
[ 12 -eq 12 ] && note 1; [ ' 12' -eq 12 ] && note 2; [ '12 ' -eq 12 ] && note 3; [ +12 -eq 12 ] && note 4; [ -12 -eq -12 ] && note 5; [ 12 -eq ' 12 ' ] && note 6; [ 12 -eq +12 ] && note 7; [ 012 -eq 12 ] && note 8; [ -5 -lt 3 ] && note 9; [ 10 -gt 9 ] && note 10
%%
[[ x12 -eq 0 ]] && note 1; [[ 1+1 -eq 2 ]] && note 2; v=3; [[ v -eq 3 ]] && note 3; [[ ' 4 ' -eq 4 ]] && note 4; [[ +5 -eq 5 ]] && note 5
%%
CDPATH=; cd src; note "${PWD##*/}"; unset CDPATH; cd ../tests; note "${PWD##*/}"
%%
cd src tests; note $? "${PWD##*/}"
%%
pushd src; note "${PWD##*/}"; pushd ../tests; note "${PWD##*/}"; popd; note "${PWD##*/}"; popd; note "${PWD##*/}"; popd; note $?
%%
cd src && cd - > /dev/null && note "${PWD##*/}" "${OLDPWD##*/}"; cd tests; cd -; cd -; note "${PWD##*/}"; (cd ../src; note "${PWD##*/}"); note "${PWD##*/}"; cd ~; cd -; note "${PWD##*/}"
%%
read <<< 'a b'; note "$REPLY"; read a b c <<< 'x'; note "$a" "[$b]" "[$c]"; read a b <<< 'x y z '; note "[$b]"
%%
cat < notes.txt | note a; note b <<< x | cat; x=$(note c >&2); { note d; } 2>&1 | cat; note e 2>&1 >/dev/null | cat
%%
pushd src; pushd ../tests; popd -n; popd; note $? "${PWD##*/}"; pushd -n; note $?
%%
source /dev/stdin <<< 'exit 3'; note never
%%
f() { exit 4; }; (f; note never); note $?; x=$(f; note never); note $?; f | cat; note on; f; note never
%%
if [[ ( a == a ) ]]; then note 1; fi; [[ (a == b) || ( x ) ]] && note 2; [[ ! ( '' ) ]] && note 3
%%
declare '1x=2'; note $?; declare 'a-b=1'; note $?; declare -x; note on; export '2'; note $?; readonly 3x=1; note $?; v=1; declare v; note $v; typeset w=2; note $w
%%
v='a\*b'; case 'a*b' in $v) note 1;; *) note 2;; esac; case 'a\*b' in "$v") note 3;; esac; case 'axb' in a\*b) note 4;; a[x]b) note 5;; esac; cd src; note a\.ts; note ./\*.ts
%%
declare '1x=2' || note a; export 'a-b=1' || note b; readonly '3' || note c; declare x=1 y=2 && note d; export 4x z=5 || note $z
