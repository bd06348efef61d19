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
f() { maybe && return 3; note on; }; f; note $?; f && note ok || note failed
%%
x=$(maybe); note "[$x]" $?; x=$(maybe && echo a || echo b); note "$x"
%%
maybe | note a; note $?; set -o pipefail; maybe | true; note $?; maybe | (exit 3); note $?
%%
case a in a) maybe && note 1;; esac; note $?; case $X in '') ;; *) maybe;; esac; note $?
%%
maybe && cd src; note "${PWD##*/}"; cd ..; note "${OLDPWD##*/}"
%%
maybe && export v=1; v=2; bash -c 'note "[$v]"'; note $v
%%
v=1; maybe && export v; bash -c 'note "[$v]"'; note $v
%%
true x; maybe && true y; note $_
%%
maybe && set -f; note src/*.ts; note "$-" | cat
%%
maybe && shopt -s nullglob; note x*y z
%%
read v <<< a; maybe && exec <<< b; read v; note "[$v]"
%%
exec <<< $'a\nb\nc'; maybe && read v; read w; note "$v" "$w"
%%
exec 3<<< a; maybe && exec 3<&-; read v <&3 && note "$v" || note failed; note end
%%
v=$(echo a; maybe && echo b; echo c); note "$v"
%%
v=$(maybe && echo a || echo b); note "$v"; w=$v; note "${w}x"
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && set -- b; note "$#"; maybe && f() { note f; }; f; maybe && trap 'note t' EXIT; maybe && export q; bash -c 'note "[$q]"'
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; v=$(echo a; maybe && echo b); note "$v"
%%
v=$(maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && echo a; echo b); note "$v"
%%
exec <<< $'1\n2\n3'; maybe && q=1; maybe && r=1; maybe && s=1; maybe && read t; maybe && read t; read v; note "$v"
%%
f() { maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && return 3; maybe; }; f && note ok; f || note failed $?
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && (exit 3); note $?; (exit 3) || maybe || (exit 4); note $?
%%
if maybe; then v=1; else unset v; fi; note "${v-unset}" "[$v]"; if maybe; then w=; fi; note "${w-unset}"
%%
v=1; maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && export v; bash -c 'note "[$v]"'; note $v
%%
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && (exit 3) || (exit 4); note $?; v=$(maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; echo "$s" a); note "$v"
%%
(maybe && w=1 || w=2; note $w; maybe && exit 3; maybe && exit 3; maybe && exit 3); note $?
%%
maybe && exec 3<<< a || exec 3<&-; read -u 3 v || v=none; note $v
%%
maybe && export v=1 || v=1; bash -c 'note "[${v-}]"' | cat
%%
v=$(maybe && echo a || echo b; echo c); note "$v"
%%
cd "$X" && note in; note "${PWD##*/}"
%%
v=${X:-d}; note "$v"; v=${X:+s}; note "[$v]"; v=${X-d}; note "[$v]"; : ${X:=e}; note "$X"
%%
v=x$X; note "${v%%x*}" "${#v}"; note "${v#x}" "${v:0:1}"
%%
a=($X b); note "${#a[@]}"; note "${a[0]}"; for e in "${a[@]}"; do note "$e"; done
%%
read v <<< "$X"; note "$v"; read v w <<< "$X q"; note "$w"
%%
IFS=$X; v='a b'; note $v; note "$v"
%%
set -- $X; note $#; case $# in 0) note none;; 1) note one;; *) note more;; esac
%%
f() { case $1 in '') return 1;; a) return 2;; *) return;; esac; }; f "$X"; note $?
%%
(( X > 0 )) && note pos; (( ${#X} > 1 )) && note long || note short; note $(( ${#X} + 1 ))
%%
v=a; while [ "$v" != "$X" ]; do v=$v.; [ ${#v} -gt 3 ] && break; done; note "$v"
%%
v=$(maybe; echo $?); note "$v"; v=$(maybe || exit 3); note $?; v=$(maybe) && note ok || note failed
%%
i=0; until maybe; do i=$((i+1)); [ $i = 2 ] && break; done; note $i; while maybe; do note in; break; done; note $?
%%
trap 'note trap $?' EXIT; maybe || exit 3; note on; maybe && exit 4; note on2
%%
maybe & wait $!; note $?; true | maybe; note $? | cat; ! maybe && note neg || note pos
%%
maybe > log || note failed; { maybe; note $?; } > log2; if maybe; then note y; fi < notes.txt
