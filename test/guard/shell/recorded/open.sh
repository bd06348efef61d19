note $((0&&(x=5))) ${x-un} $((1||(x=6))) ${x-un} $((1&&(x=7))) $x $((0||(x=8))) $x $((1?(y=1):(y=2))) $y $((0?(y=3):(y=4))) $y
%%
x=abc; note $((${#x})) $((${#x}*2)) $((${x:+1}+1)) $((${u:-5}+1)) $((${x/abc/7}))
%%
note $((1+)) no
note next $((2))
%%
note $((08)) no
note next
%%
note $((x y)) no
note next
%%
for ((i=1/0; i<2; i++)); do note $i; break; done; note after
%%
declare -i n=2+3; note $n; n=n*2; note $n; n+=5; note $n; n=abc; note $n; declare +i n; n=1+1; note $n
%%
i=1; a[i+1]=x; a[$i]=y; note "${a[2]}" "${a[1]}" "${a[i]}" "${a[i+1]}" "${a[$i+1]}" ${#a[@]}
%%
(a=(sub); note "${a[@]}"); note "${a[@]-none}"; a=(x); (a+=(y); note "${a[@]}"); note "${a[@]}"; b=$(a=(q); echo "${a[0]}"); note $b "${a[@]}"
%%
mapfile a <<< x; note "${a[0]}"; mapfile -t b < /dev/null; note "${#b[@]}"
%%
a=([0]=x [k]=y); note "${a[@]}"; k=2; b=([k]=v [k+1]=w); note "${!b[@]}"; c=([$k]=m ["3"]=n); note "${!c[@]}"
%%
set -a; b=(1 2); set +a; export a=3; bash -c 'note "${a-none}" "${b-none}"'
%%
unset u; note ${u:-a b} "${u:-a b}" ${u:-'a b'} "${u:-'a b'}" ${u:-"a b"} "${u:-"a b"}" ${u:-a\ b}
%%
unset u; note ${u:-*} "${u:-*}" ${u-zz*} ${u:-}x ${u:-""} ${u:-''}y
%%
x=abc a=(1 22 333); note ${#x} ${#a} ${#a[@]} ${#a[*]} ${#a[1]} ${#a[2]} ${#a[9]} ${#u}; set -- a bb; note ${#1} ${#2} ${#} ${#@} ${#*} ${#3}
%%
set -- p q; i=2; note "${!i}" "${!#}" "${!1-none}"; i=1; note "${!i}"; i=3; note "${!i-unset}"
%%
x=y; note "${!x=new}" "$y"; unset q; r=q; : "${!r:=set}"; note "$q"
%%
true; note $?; false; note $?; (exit 7); note $? "$?x" ${?}; note $?
%%
x=1; note "${x}1" $x1 "${x1-un}" ${x}x; x1=2; note $x1 ${x}1 "$x1"
%%
note "${PWD##*/}" "${IFS+set}" "${#IFS}" "${OLDPWD-none}" "${HOME##*/}" "${RANDOM+r}" "${SECONDS:+s}" "${BASH_VERSION:+v}"
%%
note {001..3} {1..010..4} {-01..1} {a..C} {1..a} {1..2..x} {1.5..2} {..} {1..} {..2}
%%
note ~ ~/ ~/a ~root ~/"b" "~" '~' \~ a~ a/~ ~"" ~'/a'
%%
HOME=/h; note ~ ~/a "$HOME" ${HOME}/b; HOME=; note ~ ~/a; unset HOME; x=~/b; note "${#x}"
%%
note "$(note inner)" "$(echo "$(echo deep)")"
%%
note "${x}" "$x"y $x"" "$x$x" ''$x
%%
note $0x | cat; bash -c 'note $0 $1 $2' p q r; sh -c 'note "$0" "$@"' a b
%%
a[3]=x; a[1]=y; a[10]=z; note "${a[@]}" "${!a[@]}" "${#a[@]}" "${a[-1]}"; unset 'a[3]'; note "${a[@]}"; unset a; note "${a[@]}" "${#a[@]}" e
%%
a[0]=x a[1]=y; note "${a[@]}"; a[0]=z note "${a[0]}"; b=(1) c=(2); note $b $c
%%
cd src && cd -; note ${PWD##*/}; cd - > /dev/null && note ${PWD##*/}; cd nodir 2> /dev/null || note $?; note ${PWD##*/}; cd notes.txt 2> /dev/null || note file
%%
pushd src > /dev/null; pushd > /dev/null; note ${PWD##*/}; pushd > /dev/null; note ${PWD##*/}; pushd nodir 2> /dev/null || note no; dirs -c; note ${PWD##*/}
%%
read x < /dev/null || note eof; note "[$x]"; printf 'a' | { read x || note $x; }; { read x; read y; read z; note "$x$y" $?; } <<< $'p\nq'
%%
while IFS=: read a b; do note "$a" "$b"; done <<< $'p:q r\ns:t'; while read -r l || [ "$l" ]; do note "$l"; done < <(printf 'a\nb')
%%
printf -v x '%s' a; note $x; printf -v y '%s-%s' a b; note $y; printf -v 'z[1]' '%s' q; note "${z[1]}"; printf -v w '%d' 5; note $w; printf -v v 'a b'; note "$v"
%%
export x=1; bash -c 'note $x'; y=2; bash -c 'note "${y-un}"' | cat; export y; bash -c 'note $y'; export -n y; bash -c 'note [$x]'; unset x; bash -c 'note "[${x}]"' | cat; z=3 bash -c 'note $z'; note "[${z-}]" | cat
%%
x=1; declare -x x; bash -c 'note $x'; declare +x x; declare -x y=2 z=3; bash -c 'note $y $z'; f() { local -x w=4; bash -c 'note $w'; }; f; typeset v=5; note $v; declare v=6 u; note $v "[$u]"
%%
shopt -s nullglob; note zz* x; shopt -u nullglob; note zz*; shopt -s lastpipe; echo a | read x; note $x; shopt -u lastpipe; shopt -q lastpipe || note off
%%
x=1 f() { :; }; f() { note $x; x=9; note $x; }; x=1; x=2 f; note $x; f; note $x
%%
: ${x:=5}; note $x; : "${y=$(echo 6)}" ; note $y; : $((z=7)); note $z; true ${w:=8}; note $w; : $(note sub); : `note bt`
%%
getopts ab: o -a; note $o; x=1; wait; note $x; times > /dev/null; umask 022; note b; ulimit -n > /dev/null; jobs; note c; hash -r; note d
%%
[[ abc =~ b ]] && note 1; [[ abc =~ ^a(.)c$ ]] && note "${BASH_REMATCH[1]}"; [[ abc =~ x ]] || note 2; [[ a < b ]] && note 3; [[ b > a ]] && note 4; [[ -v PATH ]] && note 5; [[ -o errexit ]] || note 6
%%
echo a > 'x y'; echo b > "q"w; n=name; echo c > $n.txt; echo d > "$n/x" 2> /dev/null; echo e > src/new; echo f > ./g; echo g > src/../h; cd src; echo i > j; echo k > ../l; note done
%%
v=w; cat <<E | while read -r l; do note "$l"; done
$v
"$v" '$v' \\ \a \`x\`
  ${v}x
E
cat <<-E | { read x; note $x; }
	tab$v
	E
%%
note a < notes.txt; note b 0< notes.txt; cat < nofile 2>/dev/null && note no; { note no; } < nofile 2>/dev/null; note c; while read l; do note no; done < nofile 2>/dev/null; note d
%%
note "$(f() { note inner; echo out; }; f)"; x=$(note s1; echo $(note s2; echo v)); note $x; y="$(note "$(echo arg)")"; note end
%%
case abc in abc) note 1;; *) note 2;; esac; case abc in ab) note 3;; a*) note 4;; abc) note 5;; esac; case x in y) note 6;; esac; note $?
%%
case b in a) note 1;& b) note 2;; esac; case a in a) false;; esac; note $?; case a in a) ;; esac; note $?; case a in a) esac; note $?
%%
! true && note a; ! false && note b; ! true || note c; ! ! true && note d; ! (exit 3); note $?; ! note e; note $?
%%
f() { note "f$1"; }; f a; f; f() { note g; }; f; unset -f f; f() (note sub; x=1); f; note "${x-none}"
%%
x=1 f; f() { note $x; }; x=2 f; note "${x-none}"; x=3; x=4 f; note $x
%%
note a | cat; echo b | { read x; note $x; }; echo c | while read x; do note $x; done; note "${x-none}" | cat; echo d | (read x; note $x)
%%
echo a | cat | cat | { read x; note $x; }; true | false; note $?; false | true; note $?; set -o pipefail; false | true; note piped; ! false | true; note $?
%%
echo a |& cat; x=$(echo e >&2 |& cat); note $x; { echo out; echo err >&2; } 2>&1 | while read l; do note $l; done
%%
x=$(note in; echo out); note $x; x=$(exit 3); note $?; x=$(false) || note failed; x=$(true) && note ok; note "$(exit 2)" | cat; y=1 x=$(exit 4); note $?
%%
x=$(echo a; echo b); note "$x" $x; x=$(printf 'a\n\n\n'); note "$x"; x=$(printf 'a b'); note $x; x=$(:); note "[$x]"; x=$(echo $(echo $(echo deep))); note $x
%%
eval note a; eval 'note "b c"'; eval "x=1; note \$x"; note $x; eval 'f() { note f; }'; f; eval; note $?; eval 'false'; note $?; eval "eval 'note deep'"; c='note v'; eval "$c"; eval $c w
%%
trap 'note err' ERR; true; trap - ERR; false; note end
%%
set -e; note a; false; note b
%%
command note a; command -p note b; builtin echo x > /dev/null; command eval 'note c'; f() { note f; }; command f; f; note() { :; }; note hidden; command note d; unset -f note; note e
%%
{ note a; note b; } > out; (note c) > out2; for i in 1 2; do note $i; done > out3; while read l; do note "$l"; done < <(echo p; echo q); if true; then note d; fi > out4; case x in x) note e;; esac > out5
%%
while read a b; do note "$b" "$a"; done <<E
1 2 3
4 5
E
note $?
%%
select x in a b; do note "$x"; break; done <<< 1; note end
%%
exit 3 & wait; note a; (exit); note $?; false; (exit); note $?; f() { exit 2; }; (f; note no); note $?; f; note no
%%
case a in [[:foo:]]) note 1;; *) note 2;; esac | cat; case '[' in [) note 3;; esac; case 'a[' in a[) note 4;; esac; case 'a[b' in a[b) note 5;; esac; case ab in a[b) note 6;; a[b]) note 7;; esac
%%
note x=~ x=~/a x=a:~ --x=~ x:~ ~:~ x=~:~ 1x=~
%%
note $((0 && $(note a; echo 1))) $((1 || $(note b; echo 0))) $((1 ? 2 : $(note c; echo 3)))
%%
[[ 1/0 -eq 0 ]] && note a || note b; [[ 1+ -eq 1 ]] && note c || note d; [[ 2 -eq 1+1 ]] && note e || note f; note end
%%
declare -A v; v[b]=1; v[c]=2; note "${!v[@]}" "${v[@]}"
%%
declare -A v=([a]=1 [x]=2 [z]=3 [k]=4); for k in "${!v[@]}"; do note "$k" "${v[$k]}"; done; note "${v[@]}"; note "${v[*]}"
%%
declare -A m=([a]=1 [b]=2 [c]=3); for v in "${m[@]}"; do note "$v" "${#m[@]}"; done; note "${#m[@]}"; for v in x"${m[@]}"; do note one; done; x="${m[@]}"; note ${#x} done
%%
trap 'true && note a || note b' EXIT; echo $((1/0)) | cat; trap - EXIT; note on
%%
declare x y=2 z; note "${x-unset}" $y "${z-unset}"; declare -- v=--; note $v; declare -x e=1; bash -c 'note $e'; declare +x e; bash -c 'note "[$e]"'
%%
f() { local -i n=1+1 p=2; local -a a=(x y); local -A h=([k]=v); note $n $p "${a[1]}" "${h[k]}"; }; f; note "[$n]" "[${a[1]}]" "[${h[k]}]"
%%
local v=1; note $? "[$v]"; f() { local a b=$1 c; note "$a" "$b" "$c"; }; f x
%%
export a=1 b; bash -c 'note "$a" "[$b]"'; b=2; bash -c 'note $b'; export -n a; bash -c 'note "[$a]"'; note $a
%%
export a=1; a=2; bash -c 'note $a'; unset a; bash -c 'note "[${a-unset}]"'; declare -x c; c=3; bash -c 'note "$c"'
%%
f() { note f "$@"; }; export -f f; bash -c 'f 1'; g() { note g; }; bash -c 'g; note $?'; declare -fx g; bash -c g
%%
v=1; declare v+=2; note $v; declare -i v+=3; note $v; declare v[2]=x; note "${v[2]}" "${v[0]}"
%%
declare -a 'a=(1 "2 3")'; note "${a[1]}" "${#a[@]}"; declare -a b='(x y)'; note "${b[0]}" "${#b[@]}"
%%
f() { note f; }; f=1; unset f; f; note "${f-unset}"; unset f; f; note $?; g() { note g; }; unset -f g; g; note $?; h() { note h; }; unset -v h; h
%%
a=(xa xb); note "${a[@]#x}" "${a[*]%b}" "${a[@]/x/y}" "${a[@]^}" "${a[@]^^}" "${#a[0]}" "${a[@]@Q}"; set -- pa pb; note "${@#p}" "${*/p/q}" "${@:1:1}" "${@:2}" "${*:1}" "${@:0:1}"
%%
set -o noglob; note src/*; set +o noglob; note src/*.ts | cat; set -o nounset; (note $nope; note never); note $?; set -o errexit; (false; note never); note never
%%
shopt -s extglob nullglob; note nomatch*x y; shopt -u nullglob; note nomatch*x; shopt -s failglob; note nomatch*x; note on
note next
%%
set -x; note a; set +x; set -v; set -n; note never
%%
command note a; command -p true && note b; command -- note c; note() { command note f "$@"; }; note d; command note e; builtin echo x; builtin note y; command -v note > /dev/null && command note found; command; command note $?
%%
(exit); note $?; false; (exit); note $?; (exit 256); note $?; (exit 257); note $?; (exit -1); note $?; (exit +2); note $?; x=$(exit 4); note $?; exit 5 & wait $!; note $?; (exit 1 2; note sub); note $?
%%
trap 'note err $?' ERR; false; true; false || true; if false; then :; fi; ! true; (exit 4); false | true; true | false; note end
%%
trap 'note usr' USR1; kill -USR1 $$; note after; trap 'note t; exit 3' TERM; kill -TERM $$; note never
%%
set -e; trap 'note e' EXIT; f() { false; note never; }; f; note never
%%
set -e; if false; then :; fi; false || note a; false && note never; ! true; note b; x=$(false) || note c; while false; do :; done; note d; (false; note never) || note e; f() { false; note infn; }; f || note never; f && note g; false; note never
%%
set -e; x=$(false); note never
%%
set -e; local_test() { local x=$(false); note a; }; local_test; export y=$(false); note b; (exit 3); note never
%%
set -e; true | false; note never
%%
set -e; false | true; note a; set -o pipefail; false | true; note never
%%
set -u; note ${x-ok} ${x:-ok} "${x+no}"; x=1; note $x; (note "$@" $* $#); (note $1; note never); note $?; (note ${a[0]}; note never); note $?; a=(); (note "${a[@]}" x); note ${#x}; note "$y"; note never
%%
set -uo pipefail; false | true; note $?; f() { local v; note "${v-none}"; }; f; (unset z; : $z; note never); note on
%%
(x=abc-; note $((x)); note never); note $?; (note $((08)); note never); note $?; (note $((1+)); note never); note $?;
%%
v=1; note {$v,b} {1..$v} ${v}{a,b} {"$v",'x y'} {a,$(echo b)} $v{,} {a,b}$v; x={a,b}; note "$x"; a=({a,b}); note "${#a[@]}"; echo q > out{1,2}.txt
note $?
%%
note src/* | cat; for f in src/*.ts tests/*; do note "$f" "${f##*/}" "${f%/*}" "${f%.ts}"; done; for f in *.nope; do note "$f"; done; set -- src/*; note $#; note */a*; x=src/*; note "$x"; note $x; note "src"/* 'src/'*.ts
%%
note a; note b & wait; note c; { note d; note e; }; (note f); note g;note h
note i; # comment
note j # note k
note l#m; note 'n
o'; note p \
q; if true; then note r; fi; ! note s; time note t; note u|| note v; note w && note x
%%
echo a > f; note b > /dev/null; cat < nosuch && note never; note c 2>&1; note d >&2; note e < /dev/null; note f < f; x=$(echo h 2>/dev/null); note $x; y=$(echo i >&2); note "[$y]"; z=$({ echo j; echo k >&2; } 2>&1); note $z; note l > nosuch/x || note failed; note m
%%
alias ll='note aliased'; ll; shopt -s expand_aliases
alias nn='note x'
nn y
unalias nn
note end
%%
if ! false; then note a; elif true; then note b; else note c; fi; while ! true; do note d; done; until false; do note e; break; done; for x in a; do note $x; done; for x do note never; done; case x in y) ;; *) note f;; esac; case x in (x) note g; esac; select x in; do note never; done; note end
%%
cd ''; note $? "${PWD##*/}"; cd src; cd ''; note "${PWD##*/}"; cd -- ..; note "${PWD##*/}"; cd -P src; note "${PWD##*/}"; cd -L ..; note "${PWD##*/}"; cd nosuch; note "${PWD##*/}"; cd notes.txt; note "${PWD##*/}"
%%
CDPATH=src; mkdir -p src/sub; cd sub && note in || note out; cd ..; note end
%%
cd src/../tests; note "${PWD##*/}"; cd ./../src/.; note "${PWD##*/}"; cd ///; note "$PWD"; cd; [ "$PWD" = "$HOME" ] && note home || note nohome
%%
cd s*c; note "${PWD##*/}"
%%
pushd src; pushd; note "${PWD##*/}"; pushd; note "${PWD##*/}"; pushd nosuch; note $? "${PWD##*/}"; pushd -n ../tests; note "${PWD##*/}"; popd; note "${PWD##*/}"
%%
pushd src; pushd ../tests; pushd +1; note "${PWD##*/}"; dirs > /dev/null; popd +0; note "${PWD##*/}"; popd -n; note "${PWD##*/}"
%%
A+=(b); A[0]=c; note "${A[@]}"; A+=([0]+=d); note "${A[@]}"; unset 'A[0]'; note end "${A[@]}"
%%
A+=(b); unset 'A[0]'; note end "${A[@]}"; A+=(b c); A[1]=d; note "${A[@]}"; A=z; note "${A[@]}"
%%
for i in 1 3; do A[$i]=x; done; A[0]=z; A[2]=y; note "${A[@]}" "${A[2]}"
