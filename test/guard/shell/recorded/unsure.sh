read a b c <<< 'x y z w'; note "$a" "$b" "$c"; read a b <<< '  x  '; note "[$a]" "[$b]"; read <<< ' q '; note "[$REPLY]"; read -r a <<< 'x\y'; note "$a"; read a <<< 'x\y'; note "$a"
%%
read -a arr <<< 'x y z'; note "${arr[@]}" "${#arr[@]}"; read -ra arr <<< 'p\ q'; note "${arr[0]}"; read -n 2 a <<< abcd; note "$a"; read -N 3 a <<< 'a b c'; note "$a"; read -d : a b <<< 'x y:z'; note "$a" "$b"; read -d '' a <<< 'x'; note $? "[$a]"
%%
{ read a; read b; read c; note $? "$a" "$b" "[$c]"; } <<< $'1\n2'; while read -r l; do note "$l"; done <<< $'x\ny z\n  q'; note "end[$l]"
%%
read -p prompt a <<< x; note $a; read -s b <<< y; note $b; read -t 5 c <<< z; note $c; read -u 3 d 3<<< w; note $d; read -rp 'a b' e <<< 'q\'; note "$e"; read -ru3 f 3<<< 'a\b'; note "$f"; read -e g <<< h; note $g; read -i x h <<< k; note $h
%%
printf 'a b\nc\n' | { read x y; note "$x" "$y"; read z; note "$z"; }; echo q | read v; note "[$v]"; shopt -s lastpipe; echo q | read v; note "[$v]"; printf '%s\n' 1 2 | while read n; do s+=$n; done; note "$s"
%%
read a <<E
one two
three
E
note "$a"; read x y <<'E'
$HOME `x` \z
E
note "$x" "$y"; read l <<-E
	tabbed
	E
note "[$l]"; { read a; read b; } <<E
1 $((1+1)) $(echo s)
'q' "r"
E
note "$a" "$b"
%%
mapfile -t m <<< $'a\nb c'; note "${m[@]}" "${#m[@]}"; readarray m <<< x; note "${#m[@]}" "${#m[0]}"; mapfile <<< q; note "${MAPFILE[0]%?}"; mapfile -t e < /dev/null; note "${#e[@]}"; mapfile -t -u 4 f 4<<< z; note "${f[0]}"; mapfile -t g < <(echo 1; echo 2); note "${g[1]}"
%%
mapfile -t -n 1 m <<< $'a\nb'; note "${#m[@]}"; mapfile -t -s 1 m <<< $'a\nb'; note "${m[0]}"; mapfile -t -O 1 m <<< c; note "${#m[@]}"; mapfile -t -d : m <<< 'a:b'; note "${m[0]}"; readonly r; mapfile r <<< x; note $?
%%
getopts ab: o -a; note $?; while getopts ab: o -a -b x y; do note $o "$OPTARG"; done; note $OPTIND
%%
set -- -a -b v rest; while getopts ab: o; do case $o in a) note A;; b) note "B$OPTARG";; esac; done; shift $((OPTIND-1)); note "$1"
%%
printf -v a '%s' x; note $a; printf -v 'b[1]' '%s' y; note "${b[1]}"; printf -vc '%s\n' z; note "$c"; printf -v d '%s'; note "[$d]"; readonly e; printf -v e '%s' 1; note $? "[$e]"
%%
let a=1+2; note $a $?; let b=0; note $? $b; let 'c = 2 * 3' d=4; note $c $d; let e=1/0; note $? "[$e]"; let; note $?; let 0; note $?; let 1 0 2; note $?
%%
set a b; note "$1" "$2"; set -- -x; note "$1"; set - p q; note "$1"; set -e -- r; note "$1"; set +e; set -- ; note $#; set -- "$@" z; note "$1"; set -f x; note "$1" src/*.ts; set +f; set -u; (note $nope); note $?; set +u
%%
shopt -q nullglob; note $?; shopt -s nullglob; shopt -q nullglob && note on; shopt -u nullglob; shopt -q nullglob || note off
%%
shopt -s dotglob; > .hid; for f in .h*; do note $f; done; shopt -u dotglob; for f in *.txt; do note $f; done; shopt -s nocaseglob; for f in NOTES*; do note got; done
%%
eval note a b; eval 'note "$x"' ; x='a b'; eval "note $x"; eval note '"$x"'; eval 'y=1; f() { note f$1; }'; f 2; note $y; eval; note $?; eval 'false'; note $?; eval -- note dashes; eval "eval 'note deep'"
%%
v='a b'; note ${v-x} "${v-x}" ${nope:-x y} "${nope:-x y}" ${nope:-"x y"} ${nope:-'x y'} ${nope:-x\ y} ${nope-$v} "${nope-$v}" ${nope-"$v"}; note ${v:+p q} "${v:+p q}" ${v:+"$v"} ${v+'p'}
%%
unset v; note ${v:-} "${v:-}" x; note ${v:-""} y; note ${v:-a"b c"d} z; note "${v:-"q r"}" "${v:-'s t'}" "${v:-\"}" "${v:-$(echo sub)}" "${v:-$((1+1))}" "${v:-${w:-deep}}"; note ${v:-*.txt} "${v:-*.txt}"
%%
a=(p q); note "${a[@]:-d}" "${a[5]:-d}" "${a[0]:+s}" "${a[*]:+s}"; a=(); note "${a[@]:-d}" "${a[0]-d}" "${a[@]+s}" x; a[2]=${a[2]:-z}; note "${a[2]}" "${a[3]:=w}" "${a[@]}"; : "${b[1]:=v}"; note "${b[1]-}"
%%
v='a b c'; note "${v// /_}" ${v// /_} "${v/ /}" "${v//[[:space:]]/}" "${v// /$'\t'}" "${v/b/$v}" "${v/b/"x y"}" "${v/b/'q'}" "${v/ b/ \& }"; r=X; note "${v/$r/y}" "${v/${v%% *}/$r}" "${v/b/\/}" "${v/a/\\}"
%%
foo1=1 foo2=2; note "${!foo@}" "${!foo*}"; for n in ${!foo@}; do note $n "${!n}"; done; note "${!nosuchprefix@}" x
%%
v='a "b" $c'; note "${v@Q}"; x='it'"'"'s'; note "${x@Q}"; note "${v@U}" "${v@L}" "${v@u}"; w='a\tb'; note "${w@E}"; p='$USER'; note "${#p}"; a=(x 'y z'); note "${a[@]@Q}" "${v@A}"; declare -i n=1; note "${n@a}" "${v@a}" "${a@a}"
%%
note $0 | cat; f() { note "$FUNCNAME" | cat; note $#; }; f a b; note "$_"; true last; note $_; : a b c; note "$_"; x=1; note "[$_]"
%%
v=x; note $v$v "$v"'$v'"\$v" "${v}y" "$v-y" "$v.y" ${v}_y "$vy" "${v}"; note '$v' \$v "\\$v" "\"$v\"" $'$v' $'a\tb\n' $'\x41\101\u0042\e[0m' $'it\'s' $"loc $v" "a
b" a\
b
%%
test a = a && note 1; test; note $?; test ''; note $?; test ! a; note $?; test -n; note $?; test -z; note $?; test = ; note $?; [ -f ]; note $?; [ a b ]; note $?; [ 1 -eq x ]; note $?; [ a = ]; note $?; [ -n = a ]; note $?; [ '(' = ')' ]; note $?; [ ! = a ]; note $?
%%
[ -v x ]; note $?; x=1; [ -v x ]; note $?; [[ -v x ]] && note set; a=(1); [ -v 'a[0]' ]; note $?; [ -v 'a[3]' ]; note $?; unset x; [[ -v x ]] || note unset; [ -o errexit ]; note $?; set -f; [[ -o noglob ]] && note f
%%
[[ abc =~ b ]] && note 1; [[ abc =~ ^a.c$ ]] && note 2 "${BASH_REMATCH[0]}"; [[ abc =~ ^b ]] || note 3; [[ a1 =~ ([a-z])([0-9]) ]] && note "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"; r='^[0-9]+$'; [[ 123 =~ $r ]] && note 4; [[ 12a =~ $r ]] || note 5; [[ 'a.c' =~ "." ]] && note 6; [[ abc =~ "." ]] || note 7
%%
[[ -z $u ]] && note 1; u=; [[ $u ]] || note 2; [[ -n $u ]] || note 3; v='a b'; [[ $v == 'a b' ]] && note 4; [ "$v" = 'a b' ] && note 5; [ $v = x ]; note $?; [[ $v = a\ b ]] && note 6; [[ $v == a* ]] && note 7; [[ "a b" = $v ]] && note 8
%%
cd src; note *.ts; note ./*.ts; note ../*.txt; note [ab].ts; note [!a].ts; note ?.ts; note nope*; note '*.ts' "*.ts" \*.ts; v='*.ts'; note $v "$v"; note a.t[s] a.[t]s; note [a-b].ts
%%
[ ~ = "$HOME" ] && note 1; [ ~/x = "$HOME/x" ] && note 2; x=~/y; [ "$x" = "$HOME/y" ] && note 3; x=a:~/y; [ "$x" = "a:$HOME/y" ] && note 4; note '~' "~" \~ a~ x=a; x="~/z"; note "$x" "${x}"; y=$x; note $y; [ ~+ = "$PWD" ] && note 5; cd src; [ ~- = "$OLDPWD" ] && note 6; note ~nosuchuser/x
%%
cat <<E1 | while read -r l; do note "$l"; done
a $((1+1)) $(echo x) `echo y` ${v:-z} \$v \` \\ \x "q" 'r'
E1
cat <<'E2' | while read -r l; do note "$l"; done
a $((1+1)) \$v `x`
E2
cat <<-E3 | while read -r l; do note "$l"; done
	tab
		two
	E3
cat <<"E 4" | { read -r l; note "$l"; }
$x
E 4
%%
echo a | cat | while read x; do note $x; done; { echo b; echo c; } | { read p; read q; note $p $q; }; echo d |& { read r; note $r; }; true | false; note $? "${PIPESTATUS[@]}"; false | true; note $?; ! true | false; note $?; echo e | (read s; note $s); echo f | note g
%%
cat <(echo a) | { read x; note $x; }; while read l; do note "$l"; done < <(echo b; echo c); note d > >(cat); read v < <(echo w); note $v; note <(:) | cat; . <(echo note e)
%%
r() { if [ $1 -gt 0 ]; then note $1; r $(($1-1)); fi; }; r 3; a() { b; }; b() { note b; }; a; c() { local x=1; d; note $x; }; d() { x=2; }; c; note "${x-unset}"; unset -f b; b() { note b2; }; a
%%
x=1 note a; x=2 y=3 bash -c 'note $x $y'; note "[$x]"; x=4; x=5 note b; note $x; PATH=$PATH note c; A=1 B=2; note $A$B; x=7; x=8 eval 'note $x'; note $x; x=9 true; note $x; x=10 :; note $x; f3() { note $x; x=12; }; x=11 f3; note $x
%%
{ read -r f; cat > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; head -n1 > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; tail > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; wc -l > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; nl > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; sort > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; md5sum > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; sha256sum > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; grep x > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; egrep x > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; sed s/x/y/ > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; awk '{}' > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; diff - notes.txt > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; tr a b > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; tee /dev/null > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; cut -c1 > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; fgrep -c x > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; grep -q x - > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; cat - > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; cat notes.txt - > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; cat -n > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
{ read -r f; sed -n 2p > /dev/null; read -r g; note "$f" "$g"; } <<< $'a\nb\nc'
%%
[ x12 -eq 12 ]; note $?
%%
[ 12x -eq 12 ]; note $?
%%
[ 1 -eq x2 ]; note $?
%%
[ 1 -eq 2x ]; note $?
%%
[ '' -eq 0 ]; note $?
%%
[ 1+1 -eq 2 ]; note $?
%%
[ 1 -eq 1.0 ]; note $?
%%
[ -f ]; note $?; [ -f '' ]; note $?; [ ! -f src ]; note $?; [ -z a b ]; note $?; [ a -foo b ]; note $?
%%
mkdir new && cd new && note "${PWD##*/}"; cd ..; rmdir new; cd new 2>/dev/null || note gone; mkdir -p p/q; cd p/q; note "${PWD##*/}"
%%
IFS=$X; read a b <<< 'x y'; note "$a"
%%
. /dev/stdin <<< 'note $1 $#; set -- new; shift'; note "[$1]"; set -- p q; . /dev/stdin <<< 'note $1 $#; shift'; note "$1" $#; . /dev/stdin a b c <<< 'note $1 $#; shift'; note "$1" $#
%%
set -eu; note a; set +eu; false; note $nope b; set -ef; note src/*; set +e +f; false; note c; set -C; set +o noclobber; note d
%%
set -- p; . /dev/stdin a <<< 'set -- z'; note "$@"; . /dev/stdin a <<< 'shift'; note "$@"; . /dev/stdin <<< 'set -- y x'; note "$@"; f() { . /dev/stdin <<< 'shift'; note "$@"; }; f 1 2; note "$@"
%%
echo a | { read x; note "$x"; }; echo b | cat | { cat | { read y; note "$y"; }; }; { echo c; } | { read z; note "$z"; exit 3; }; note $?; true | false | true; note $?; printf '%s\n' d | while read -r l; do note "$l"; done
