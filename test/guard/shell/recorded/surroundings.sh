if maybe; then v=1; else v=2; fi; note $v; maybe && v=3; note $v; maybe || v=4; note $v $?
%%
for i in 1 2; do maybe && v=$i; done; note "$v"; w=$v; note "[$w]"; v=9; note $v
%%
a=b; maybe && a=1; maybe && b=1; maybe && c=1; maybe && d=1; maybe && e=1; note "$a" "$b" "$c" "$d"; [ "$a" = 1 ] && note one; [ "$a" = b ] && note b; [ "$e" = 2 ] || note never2
%%
v=(1 2); maybe && v=(3); maybe && v+=(4); maybe && w=1; maybe && z=1; maybe && y=1; note "${v[@]}"; note "${#v[@]}" "$w"
%%
note "${X:-d}" "${X-d}" "${X:+e}" "${X+e}"; note "${X:=d}"; note "$X"
%%
note ${X:-d e} ${X+e f}; note "${X:?bad}"; note on "${X%b}" "${X#a}"
%%
case $X in a) note 1;; 'a b') note 2;; '') note 3;; s*) note 4;; [0-9]) note 5;; *) note 6;; esac
%%
[ "$X" ] && note full || note empty; [ -z "$X" ] && note z; [ -n "$X" ] && note n; [[ $X ]] && note f2; [[ -z $X ]] && note z2; [ "$X" = a ] && note a || note not
%%
if [ -n "$X" ] && [ "$X" != 1 ]; then note $X; fi; note "$X"x
%%
while maybe; do note in; v=1; done; note "$v" $?
%%
until maybe; do note in; v=$v.; done; note "$v"
%%
for v in $X; do note "$v"; done; note "end$v"
%%
for v in $X y; do note "$v"; break; done; note "end$v"
%%
set -- $X y; note "$1"; note "$@"; shift; note "$#" "$@"
%%
f() { note "$1" "$#"; }; f $X; f "$X"; f $X z
%%
maybe; note $?; maybe && note y || note n; ! maybe; note $?
%%
if maybe; then cd src; fi; echo > x; note "${PWD##*/}"
%%
maybe && exit; note on; maybe && f() { note f; }; f; note end
%%
f() { maybe && return 3; note on; }; f; note $?; f && note ok || note failed
%%
set -e; maybe; note on; maybe || note either; maybe; note on2
%%
x=$(maybe); note "[$x]" $?; x=$(maybe && echo a || echo b); note "$x"
%%
maybe | note a; note $?; set -o pipefail; maybe | true; note $?; maybe | (exit 3); note $?
%%
(( X )) && note y || note n; note end
%%
case a in a) maybe && note 1;; esac; note $?; case $X in '') ;; *) maybe;; esac; note $?
%%
maybe && cd src; note "${PWD##*/}"; cd ..; note "${OLDPWD##*/}"
%%
cd src; cd ..; maybe && cd tests && cd ..; cd -; > x; note "${PWD##*/}"
%%
maybe && pushd src; note "${PWD##*/}"; popd; note "${PWD##*/}" $?
%%
f() { note f; }; maybe && f() { note g; }; f; unset -f f
%%
f() { note f; }; maybe && unset -f f; type -t f > /dev/null && f; note end
%%
maybe && export v=1; v=2; bash -c 'note "[$v]"'; note $v
%%
v=1; maybe && export v; bash -c 'note "[$v]"'; note $v
%%
maybe && readonly v=1; v=2; note $v
%%
maybe && declare -i v; v=1+1; note $v
%%
declare -A v; maybe && v[b]=1; v[c]=2; note "${#v[@]}" "${v[b]}" "${v[c]}"
%%
maybe && declare -u v; v=aB; note $v
%%
maybe && declare -l v; v=aB; note $v
%%
w=1; maybe && declare -n v=w; v=2; note "$w" "$v"
%%
v=(1 2); maybe && v[1]=3; note "${v[1]}" "${v[@]}"; maybe && unset 'v[0]'; note "${!v[@]}"
%%
v=(1 2); maybe && v=1; note "${v[1]}" "$v"
%%
v=(1 2); maybe && v=([0]=1 [5]=2); note "${!v[@]}" "${v[5]}"
%%
set -- a b; maybe && shift; note "$1" "$#" "$@"
%%
set -- a; maybe && set -- b; note "$1"; maybe && set -- ; note "$#"
%%
true x; maybe && true y; note $_
%%
maybe && set -f; note src/*.ts; note "$-" | cat
%%
maybe && shopt -s nullglob; note x*y z
%%
maybe && set -e; false; note on
%%
maybe && trap 'note a' EXIT; note b
%%
trap 'note a' EXIT; maybe && trap 'note b' EXIT; note c
%%
trap 'note a' EXIT; maybe && trap - EXIT; note c
%%
maybe && trap 'note e' ERR; false; note c
%%
maybe && exec > f; echo a; note b
%%
read v <<< a; maybe && exec <<< b; read v; note "[$v]"
%%
exec <<< $'a\nb\nc'; maybe && read v; read w; note "$v" "$w"
%%
exec 3<<< a; maybe && exec 3<<< b; read v <&3; note "$v"
%%
exec 3<<< a; maybe && exec 3<&-; read v <&3 && note "$v" || note failed; note end
%%
v=$(echo a; maybe && echo b; echo c); note "$v"
%%
v=$(maybe && echo a || echo b); note "$v"; w=$v; note "${w}x"
%%
f() { local v=1; maybe && v=2; note $v; }; v=3; f; note $v
%%
f() { maybe && local v=1; v=2; }; v=3; f; note $v
%%
for i in 1 2; do for j in a b; do maybe && continue 2; note $i$j; done; note e$i; done; for i in 1 2; do for j in a b; do maybe && break 2; note $i$j; done; done; note end
%%
for i in 1 2 3; do if maybe; then break; else continue; fi; note never; done; note $i
%%
f() { if maybe; then return 0; else return 1; fi; note never; }; f && note ok || note no
%%
if maybe; then exit 3; elif maybe; then exit 4; fi; note on
%%
maybe && v=1 || v=1; maybe && v=1 || v=1; maybe && v=1 || v=1; maybe && v=1 || v=1; maybe && v=1 || v=1; note $v
%%
maybe && cd src || cd src; maybe && cd ../tests || cd ../tests; maybe && set -- a b || set -- a b; maybe && pushd ../src || pushd ../src; maybe && export e=1 || export e=1; note "${PWD##*/}" "${OLDPWD##*/}" "$@" $e; popd; > x
%%
maybe && exec 3<<< a || exec 3<<< a; maybe && read v <&3 || read v <&3; maybe && exec 4<<< b || exec 4<<< b; maybe && read -u 4 w || read -u 4 w; note "$v" "$w"
%%
maybe && declare -A m=([a]=1 [b]=2) || declare -A m=([a]=1 [b]=2); maybe && readonly r=1 || readonly r=1; maybe && declare -n n=r || declare -n n=r; maybe && declare -u u=a || declare -u u=a; maybe && export x=1 || export x=1; note "${m[b]}" $r $n $u $x
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && cd src; > x; note "${PWD##*/}"
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && cd src; cd -; note end; a=(1 2); export b=1; f() { note f; }; f; note "${a[1]}" $b; bash -c 'note $b'
%%
a=(1 2) b=1 e=2; export e; f() { note f; }; set -- x y; trap 'note t' EXIT; exec 3<<< in; maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && u=1; note "${a[1]}" $b "$1" $#; f; bash -c 'note $e'; read -u 3 v; note $v
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && set -- b; note "$#"; maybe && f() { note f; }; f; maybe && trap 'note t' EXIT; maybe && export q; bash -c 'note "[$q]"'
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; v=$(echo a; maybe && echo b); note "$v"
%%
v=$(maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && echo a; echo b); note "$v"
%%
exec <<< $'1\n2\n3'; maybe && q=1; maybe && r=1; maybe && s=1; maybe && read t; maybe && read t; read v; note "$v"
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && exit 3; note on; maybe || exit; note on2
%%
f() { maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && return 3; maybe; }; f && note ok; f || note failed $?
%%
for i in 1 2; do maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && break; note $i; done; note end $i
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && (exit 3); note $?; (exit 3) || maybe || (exit 4); note $?
%%
maybe && (exit 3) || (exit 4); note $?; if maybe; then (exit 3); else (exit 4); fi && note never; note end
%%
if maybe; then v=1; else unset v; fi; note "${v-unset}" "[$v]"; if maybe; then w=; fi; note "${w-unset}"
%%
if maybe; then v=abc; else v=abd; fi; note "${v#a}" "${v%?}" "x$v"; case $v in ab*) note 1;; *) note 2;; esac
%%
v=1; maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && export v; bash -c 'note "[$v]"'; note $v
%%
v=1; maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && readonly v; maybe && v=2; note "$v"
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && declare -i v; v=1+1; note "$v"
%%
w=1; v=w; maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && declare -n v=w; v=2; note "$w"; note "$v"
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && declare -u v; v=ab; note "$v"; v=(1 cd); note "${v[1]}"
%%
cd src; if maybe; then pushd ../tests; else pushd ..; cd src; pushd ..; fi; maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; popd; note "${PWD##*/}"
%%
f() { maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && local v=1; v=2; }; v=3; f; note "$v"
%%
f() { local v=1; maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; v=2; }; v=3; f; note "$v"
%%
exec 3<<< $'a\nb'; maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && exec 3<<< c; read -u 3 v; note "$v"
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && (exit 3) || (exit 4); note $?; v=$(maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; echo "$s" a); note "$v"
