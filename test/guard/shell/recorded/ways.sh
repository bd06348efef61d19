if maybe; then v=1; else v=2; fi; note $v; maybe && v=3; note $v; maybe || v=4; note $v $?
%%
case $X in a) note 1;; 'a b') note 2;; '') note 3;; s*) note 4;; [0-9]) note 5;; *) note 6;; esac
%%
[ "$X" ] && note full || note empty; [ -z "$X" ] && note z; [ -n "$X" ] && note n; [[ $X ]] && note f2; [[ -z $X ]] && note z2; [ "$X" = a ] && note a || note not
%%
if maybe; then cd src; fi; echo > x; note "${PWD##*/}"
%%
maybe && exit; note on; maybe && f() { note f; }; f; note end
%%
set -e; maybe; note on; maybe || note either; maybe; note on2
%%
(( X )) && note y || note n; note end
%%
cd src; cd ..; maybe && cd tests && cd ..; cd -; > x; note "${PWD##*/}"
%%
maybe && pushd src; note "${PWD##*/}"; popd; note "${PWD##*/}" $?
%%
f() { note f; }; maybe && f() { note g; }; f; unset -f f
%%
f() { note f; }; maybe && unset -f f; type -t f > /dev/null && f; note end
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
exec 3<<< a; maybe && exec 3<<< b; read v <&3; note "$v"
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
maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && exit 3; note on; maybe || exit; note on2
%%
for i in 1 2; do maybe && q=1; maybe && r=1; maybe && s=1; maybe && t=1; maybe && break; note $i; done; note end $i
%%
maybe && (exit 3) || (exit 4); note $?; if maybe; then (exit 3); else (exit 4); fi && note never; note end
%%
if maybe; then v=abc; else v=abd; fi; note "${v#a}" "${v%?}" "x$v"; case $v in ab*) note 1;; *) note 2;; esac
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
maybe && w=1 || w=2; maybe && { cd .; } || { cd .; }; maybe && { cd .; } || { cd .; }; maybe && { cd .; } || { cd .; }; note $w
%%
maybe && w=1 || w=2; maybe && { pushd .; } || { pushd .; }; maybe && { pushd .; } || { pushd .; }; maybe && { pushd .; } || { pushd .; }; note $w
%%
maybe && w=1 || w=2; maybe && { set -- a b; } || { set -- a b; }; maybe && { set -- a b; } || { set -- a b; }; maybe && { set -- a b; } || { set -- a b; }; note $w
%%
maybe && w=1 || w=2; maybe && { f() { note f; }; } || { f() { note f; }; }; maybe && { f() { note f; }; } || { f() { note f; }; }; maybe && { f() { note f; }; } || { f() { note f; }; }; note $w
%%
f2() { :; }; maybe && w=1 || w=2; maybe && { export -f f2; } || { export -f f2; }; maybe && { export -f f2; } || { export -f f2; }; maybe && { export -f f2; } || { export -f f2; }; note $w
%%
maybe && w=1 || w=2; maybe && { alias x=y; } || { alias x=y; }; maybe && { alias x=y; } || { alias x=y; }; maybe && { alias x=y; } || { alias x=y; }; note $w
%%
maybe && w=1 || w=2; maybe && { set -f; } || { set -f; }; maybe && { set -f; } || { set -f; }; maybe && { set -f; } || { set -f; }; note $w
%%
maybe && w=1 || w=2; maybe && { shopt -s dotglob; } || { shopt -s dotglob; }; maybe && { shopt -s dotglob; } || { shopt -s dotglob; }; maybe && { shopt -s dotglob; } || { shopt -s dotglob; }; note $w
%%
maybe && w=1 || w=2; maybe && { trap 'note t' EXIT; } || { trap 'note t' EXIT; }; maybe && { trap 'note t' EXIT; } || { trap 'note t' EXIT; }; maybe && { trap 'note t' EXIT; } || { trap 'note t' EXIT; }; note $w
%%
maybe && w=1 || w=2; maybe && { exec 3<<< a; } || { exec 3<<< a; }; maybe && { exec 3<<< a; } || { exec 3<<< a; }; maybe && { exec 3<<< a; } || { exec 3<<< a; }; note $w
%%
maybe && w=1 || w=2; maybe && { exec 4> /dev/null; } || { exec 4> /dev/null; }; maybe && { exec 4> /dev/null; } || { exec 4> /dev/null; }; maybe && { exec 4> /dev/null; } || { exec 4> /dev/null; }; note $w
%%
maybe && w=1 || w=2; maybe && { v=(1 2); } || { v=(1 2); }; maybe && { v=(1 2); } || { v=(1 2); }; maybe && { v=(1 2); } || { v=(1 2); }; note $w
%%
maybe && w=1 || w=2; maybe && { v=1; } || { v=1; }; maybe && { v=1; } || { v=1; }; maybe && { v=1; } || { v=1; }; note $w
%%
maybe && w=1 || w=2; maybe && { declare -A m=([a]=1); } || { declare -A m=([a]=1); }; maybe && { declare -A m=([a]=1); } || { declare -A m=([a]=1); }; maybe && { declare -A m=([a]=1); } || { declare -A m=([a]=1); }; note $w
%%
maybe && w=1 || w=2; maybe && { declare -i n; } || { declare -i n; }; maybe && { declare -i n; } || { declare -i n; }; maybe && { declare -i n; } || { declare -i n; }; note $w
%%
maybe && w=1 || w=2; maybe && { declare -u n; } || { declare -u n; }; maybe && { declare -u n; } || { declare -u n; }; maybe && { declare -u n; } || { declare -u n; }; note $w
%%
maybe && w=1 || w=2; maybe && { declare -n n=o; } || { declare -n n=o; }; maybe && { declare -n n=o; } || { declare -n n=o; }; maybe && { declare -n n=o; } || { declare -n n=o; }; note $w
%%
maybe && w=1 || w=2; maybe && readonly n=1 || readonly n=1; maybe && readonly o=1 || readonly o=1; maybe && readonly p=1 || readonly p=1; note $w
%%
maybe && w=1 || w=2; maybe && { export n=1; } || { export n=1; }; maybe && { export n=1; } || { export n=1; }; maybe && { export n=1; } || { export n=1; }; note $w
%%
maybe && w=1 || w=2; maybe && { hash -p /x y; } || { hash -p /x y; }; maybe && { hash -p /x y; } || { hash -p /x y; }; maybe && { hash -p /x y; } || { hash -p /x y; }; note $w
%%
maybe && w=1 || w=2; maybe && { read l <<< b; } || { read l <<< b; }; maybe && { read l <<< b; } || { read l <<< b; }; maybe && { read l <<< b; } || { read l <<< b; }; note $w
%%
maybe && w=1 || w=2; maybe && { true y; } || { true y; }; maybe && { true y; } || { true y; }; maybe && { true y; } || { true y; }; note $w
%%
maybe && w=1 || w=2; maybe && { PATH=$PATH:/x; } || { PATH=$PATH:/x; }; maybe && { PATH=$PATH:/x; } || { PATH=$PATH:/x; }; maybe && { PATH=$PATH:/x; } || { PATH=$PATH:/x; }; note $w
%%
maybe && w=1 || w=2; maybe && { unset n; } || { unset n; }; maybe && { unset n; } || { unset n; }; maybe && { unset n; } || { unset n; }; note $w
%%
maybe && w=1 || w=2; maybe && { exec 5>&-; } || { exec 5>&-; }; maybe && { exec 5>&-; } || { exec 5>&-; }; maybe && { exec 5>&-; } || { exec 5>&-; }; note $w
%%
maybe && w=1 || w=2; maybe && { cd src && cd ..; } || { cd src && cd ..; }; maybe && { cd src && cd ..; } || { cd src && cd ..; }; maybe && { cd src && cd ..; } || { cd src && cd ..; }; note $w
%%
x=$(maybe && w=1 || w=2; maybe && echo a || echo a; maybe && echo a || echo a; maybe && echo a || echo a; note $w >&2); note end
%%
exec 3<<< $'a\nb\nc\nd'; maybe && w=1 || w=2; maybe && read -u 3 q || read -u 3 q; maybe && read -u 3 q || read -u 3 q; maybe && read -u 3 q || read -u 3 q; note $w $q
%%
f() { maybe && w=1 || w=2; maybe && local q || local q; maybe && local r=1 || local r=1; maybe && local s=(1) || local s=(1); note $w; }; f
%%
for i in 1; do maybe && w=1 || w=2; maybe && continue; maybe && continue; maybe && continue; done; note $w
%%
for i in 1; do for j in 1; do maybe && w=1 || w=2; maybe && continue 2; maybe && break 2; maybe && continue 2; done; done; note $w
%%
f() { maybe && w=1 || w=2; maybe && return 1; maybe && return 1; maybe && return 1; }; f; note $w
%%
maybe && a=1 || a=2; maybe && b=1 || b=2; maybe && c=1 || c=2; note $a $b $c | cat; d=$c; note $d
%%
maybe && exec 3<<< a || exec 3<<< b; read -u 3 v; note $v
%%
maybe && shopt -s nullglob || shopt -s dotglob; maybe && set -f || set -u; note end
%%
maybe && { v=(1 2); } || { v=(1 3); }; note ${v[1]}
%%
maybe && v=([1]=a) || v=([2]=a); note ${!v[@]}
%%
maybe && a=(1) || a=(1 2); note ${#a[@]}
%%
maybe && set -- a b || set -- a c; note $2
%%
maybe && f() { note 1; } || f() { note 2; }; f
%%
maybe && trap 'note 1' EXIT || trap 'note 2' EXIT
%%
maybe && declare -u v=a || v=a; v=b; note $v
%%
maybe && declare -i v || v=; v=1+1; note $v
%%
maybe && declare -l v || declare -u v; v=aB; note $v
%%
maybe && declare -A v || v=(); k=1; v[k]=x; note ${!v[@]}
%%
maybe && readonly v=1 || v=1; v=2; note $v
%%
w=1; maybe && declare -n v=w || v=w; v=2; note $w $v
%%
e() { note 1; }; maybe && export -f e; bash -c e
%%
maybe && cd src || cd tests; cd ..; cd - ; note ${PWD##*/}
%%
maybe && pushd src || pushd tests; pushd ../src; popd; note ${PWD##*/}; popd; note ${PWD##*/}
%%
cd src; maybe && pushd ../tests; popd && note popped || note none; note ${PWD##*/}
%%
exec 3<<< $'a\nb'; maybe && read -u 3 x; read -u 3 y; note $y
%%
if maybe; then exec > o1; else exec > o2; fi; echo a; note end
%%
maybe && v=a || v=b; case $v in a) note 1;; b) note 2;; *) note 3;; esac; [ $v = a ] && note 4 || note 5; [[ $v == b ]] && note 6 || note 7
%%
[ "$X" -eq 1 ] && note y || note n; [ 1 -eq "$X" ] && note y2 || note n2
%%
[ "$X" = a ] && note y || note n; [ a = "$X" ] && note y2 || note n2; [[ $X == a* ]] && note y3 || note n3; [[ a == $X ]] && note y4 || note n4
%%
case $X in a*) note 1;; *x) note 2;; ?) note 3;; *) note 4;; esac
%%
for v in a $X c; do [ "$v" = c ] && note last; [ "$v" = a ] && note first; done; note "$v"
%%
[ -n "$X" -a "$X" != a ] && note y || note n; [ -z "$X" -o "$X" = a ] && note y2 || note n2; [ ! "$X" ] && note y3 || note n3
%%
if [ "$X" ]; then if [ "$X" = a ]; then note a; else note other; fi; elif [ "${X+set}" ]; then note empty; else note unset; fi
%%
maybe && { note a; false; } || note b; { maybe && exit 2; } ; note c
%%
for i in 1 2 3; do maybe || continue; note $i; break; done; note end $i
%%
trap 'note err' ERR; maybe; note a; maybe || true; note b
%%
v=1; maybe && unset v; note "${v-unset}"; maybe && v=; note "[${v:-empty}]"; maybe && v=(a b); note "${v[1]-one}"
%%
maybe && exec 2> err; note a; maybe && exec > out; echo b; note c
%%
declare "$X" || note failed; note on
%%
export "v$X" && note ok || note failed
