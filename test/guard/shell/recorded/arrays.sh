a=(x 'y z' w); note "${a[@]}" "${a[*]}" ${a[@]} ${a[*]} $a "$a" "${a[0]}" "${a[1]}" "${a[-1]}" "${a[-3]}" "${a[5]}"
%%
a=(); note "${a[@]}" "${#a[@]}" "[$a]"; a=(''); note "${#a[@]}" "${a[@]}"; a=("" ""); note "${a[@]}" "${#a[@]}"
%%
a=(x y); a+=(z); a+=(); note "${a[@]}"; a+=w; note "${a[@]}"; a[1]+=v; note "${a[@]}" "${#a[@]}"
%%
a=([3]=x [1]=y z); note "${a[@]}" "${!a[@]}"; a=([1]=p [1]=q); note "${a[@]}" "${!a[@]}"; a=(b [5]=c d); note "${!a[@]}"
%%
a=x; a[1]=y; note "${a[@]}" "$a" "${a[0]}"; b=v; note "${b[0]}" "${b[@]}" "${#b[@]}" "${b[1]-none}" "${!b[@]}"
%%
a=(x y z); unset 'a[1]'; note "${a[@]}" "${!a[@]}"; a+=(w); note "${!a[@]}"; unset 'a[-1]'; note "${a[@]}"; a=("${a[@]}"); note "${!a[@]}"
%%
a=($(echo p q) "$(echo r s)" {t,u} "v w"); note "${#a[@]}" "${a[@]}"
%%
x='p q'; a=($x "$x" 'x'$x); note "${#a[@]}" "${a[@]}"; b=("${a[@]}" "$x"); note "${#b[@]}"
%%
set -- p 'q r'; a=("$@"); note "${#a[@]}" "${a[1]}"; a=($@); note "${#a[@]}"; a=("$*"); note "${a[0]}"; set -- "${a[@]}" z; note "$#"
%%
a=(x y z); for i in "${a[@]}"; do note "$i"; done; for i in "${!a[@]}"; do note $i "${a[i]}" "${a[$i]}"; done
%%
a=(x y z); i=1; note "${a[i]}" "${a[i+1]}" "${a[$i-1]}" "${a[i*2]}"; a[i]=w; a[i+5]=v; note "${a[@]}" "${!a[@]}"
%%
a=(x y); b=(1 "${a[@]}" 2 "${a[*]}"); note "${#b[@]}" "${b[@]}" "-${a[@]}-" "-${a[*]}-"; IFS=,; note "${a[*]}" "-${b[*]}-"
%%
declare -A m; m[a]=1; m[b c]=2; m["d"]=3; k=a; note "${m[a]}" "${m[b c]}" "${m[$k]}" "${m["d"]}" "${m['a']}" "${#m[@]}" "${m[zz]-none}"
%%
declare -A m=([a]=1 [b]=2); m+=([c]=3); m[a]+=9; note "${m[a]}" "${m[c]}" "${#m[@]}"; unset 'm[a]'; note "${m[a]-gone}" "${#m[@]}"; m=([z]=1); note "${#m[@]}" "${m[z]}"
%%
declare -A m; i=5; m[i]=x; m[$i]=y; m[i+1]=z; note "${m[i]}" "${m[5]}" "${m[i+1]}" "${#m[@]}"
%%
declare -A m=([k]=v); for k in "${!m[@]}"; do note "$k" "${m[$k]}"; done; for v in "${m[@]}"; do note "$v"; done
%%
declare -a a=(x y); declare -a b; b[2]=z; note "${a[1]}" "${b[@]}" "${!b[@]}"; declare c=(p q); note "${c[@]}"; readonly -a d=(r s); note "${d[1]}"
%%
f() { local a=(p q); local -a b=(r); local -A m=([k]=v); note "${a[@]}" "${b[0]}" "${m[k]}"; a[0]=z; note "${a[@]}"; }; a=(out); f; note "${a[@]}"
%%
f() { a=(in); b+=(more); }; a=(out) b=(first); f; note "${a[@]}" "${b[@]}"
%%
declare -n r=a; a=(x y); note "${r[1]}" "${r[@]}"; r[0]=z; r+=(w); note "${a[@]}"; declare -n s='a[1]'; note "$s"; s=q; note "${a[@]}"
%%
read -a a <<< 'x y  z'; note "${a[@]}" "${#a[@]}"; IFS=: read -ra b <<< 'p:q::r'; note "${#b[@]}" "${b[@]}"; read -a c <<< ''; note "${#c[@]}"
%%
mapfile -t a <<< $'x y\nz'; note "${a[@]}" "${#a[@]}"; readarray -t b < <(printf '%s\n' p q); note "${b[@]}"; mapfile -t < <(echo r); note "${MAPFILE[@]}"
%%
a=(x y z); a=("${a[@]:1}"); note "${a[@]}"; a=("${a[@]/#/p}"); note "${#a[@]}"; a=(${a[@]} q); note "${#a[@]}"
%%
a=(3 1 2); note $((a[0]+a[1]+a[2])) "${a[a[1]]}" "${a[${a[1]}]}"; x=a; note "${!x}" "${a[$((1+1))]}"
%%
a=('[x]=y' "[1]=z"); note "${a[@]}" "${#a[@]}"; b=([1]='p q' [2]="r  s" [3]=t\ u); note "${b[@]}"
%%
a=(~ ~/x "~" $HOME); note "${a[@]}"; b=(zz* "*" 'a b'); note "${b[@]}"; c=(p#q # comment
r); note "${c[@]}"
%%
a=(x
  y # c
  'z
w'); note "${#a[@]}" "${a[@]}"
%%
a=(1 2 3); a=(); note "${#a[@]}"; a=1; note "${a[@]}" "${#a[@]}"; unset a; a[5]=x; note "${a[-1]}" "${a[@]:0:1}"
%%
readonly a=(x y); a[0]=z; note never
note "${a[0]}"
%%
x=5; x=(a b); note "$x" "${x[@]}"; x=c; note "${x[@]}"
%%
a=(a b c d); note "${a[@]: -2}" "${a[@]:1:2}" "${a[@]:0}" "${#a[@]}" "${a[@]::1}"; unset a[1] a[2]; note "${a[@]}"
%%
a=(b c); a=(a "${a[@]}" d); note "${a[@]}"; a=("${a[@]}" "${a[@]}"); note ${#a[@]}
%%
declare -A m; m=([a b]=c ["d e"]='f g'); note "${m[a b]}" "${m[d e]}"; x='a b'; note "${m[$x]}" "${m["$x"]}"
%%
declare -A v=([a]=1 [b]=2); unset 'v[a]'; note "${!v[@]}"; v[a]=; note "${#v[@]}"
%%
declare -A m=([a]=note); "${m[@]}"; note "${!m[@]}" "${m[*]}"; for k in "${!m[@]}"; do note "$k"; done; note "$k"
%%
declare -A m=([a]=1 [b]=1); for k in "${!m[@]}"; do note "$k"; done; note end
%%
f() { local v=1; v=2; note $v; }; v=3; f; note $v; g() { v=4; f; local v=5; note $v; }; g; note $v
%%
declare -A m=([a]=src/a.ts [b]=notes.txt); for f in "${m[@]#src/}"; do note "$f"; done; for f in "${m[@]:0:1}"; do note one; done
%%
declare -u a=xY; note $a; a+=z; note $a; declare -l a; a=QQ; note $a; declare +l a; a=Qq; note $a; typeset -u b; b=Ab; note $b
%%
declare -i n=2+3; note $n; n+=4; note $n; n=n*2; note $n; declare +i n; n=1+1; note $n; n+=x; note $n
%%
f() { declare l=1; declare -g g=2; local m; note "${m-unset}"; }; l=o; m=o; f; note $l $g $m
%%
f() { local v=1; g; note $v; }; g() { note $v; v=2; local v=3; note $v; }; v=0; f; note $v
%%
f() { local v; v=1; local v=2; note $v; }; v=0; f; note $v; f2() { local v=$v; note $v; v=9; }; f2; note $v
%%
f() { local -I v; note $v; v=2; }; v=1; f; note $v
%%
readonly r=1; r=2; note never
note $r $?
%%
readonly r=1; declare r=2; note $? $r; export r; bash -c 'note $r'; unset r; note $? $r; readonly r=3; note $? $r
%%
readonly a=1 b; note $a; (b=2; note never); note $?; readonly c d=4; (d=5); note $d $?
%%
readonly -a arr=(1 2); (arr[0]=2; note never); note "${arr[@]}" $?; declare -r q=1; (q=2); note $? $q
%%
declare -n ref=target; ref=1; note $target "$ref" "${!ref}"; target=2; note $ref; declare -n ref2; ref2=other; other=5; note "$ref2"; unset -n ref; note "[$ref]" $target
%%
declare -n r=a[1]; a=(x y); note "$r"; r=z; note "${a[@]}"; declare +n r; note "$r"
%%
f() { local -n out=$1; out=done; }; f res; note "$res"; g() { local -n arr=$1; arr+=(more); note "${#arr[@]}"; }; list=(a); g list; note "${list[@]}"
%%
declare 'v=a b' "w=c d" x=$(echo e f) y="$(echo g h)"; note "$v" "$w" "$x" "$y"; k=name; declare $k=val; note "$name"; declare "$k[1]=two"; note "${name[1]}" "${name[0]}"
%%
declare -a a; a[3]=x; note "${!a[@]}" "${#a[@]}"; declare -A m; m[x]=1; m['a b']=2; note "${m[a b]}" "${#m[@]}"; declare -A m2=([k]=v); m2+=([j]=w); note "${m2[k]}" "${m2[j]}"
%%
declare -A m=(a 1 b 2); note "${m[a]}" "${m[b]}" "${#m[@]}"; unset 'm[a]'; note "${#m[@]}" "[${m[a]}]"; unset m; note "${#m[@]}"
%%
declare -A m=(); k='x]y'; m[$k]=1; note "${m[$k]}" "${#m[@]}"; m["q r"]=2; note "${m["q r"]}"; for k in "${!m[@]}"; do :; done; m[$((1+1))]=3; note "${m[1+1]-none}" "${m[2]}"
%%
a=(1 2 3); unset 'a[1]'; note "${a[@]}" "${!a[@]}"; unset a[0]; note "${a[@]}"; unset 'a[-1]'; note "${#a[@]}"; v=1; unset v; note "${v-unset}"; unset -v nope; note $?
%%
unset 1x; note $?; unset -f nofunc; note $?; x=1; y=2; unset x y; note "${x-u}" "${y-u}"
%%
x=1 y=2 z=$x; note "$z"; x=3 y=$x; note $y; x=a; x+=b x+=c; note $x; x= y=''; note "[$x$y]"; x=1; x=2 eval 'note $x'; note $x
%%
a=(); a[0]=1 a[2]=3; note "${a[@]}"; a+=(4); note "${!a[@]}"; a[1]+=x; a[2]+=y; note "${a[@]}"; i=1; a[i+1]=q; note "${a[2]}"; a[$i]=r; note "${a[1]}"; a[-1]=last; note "${a[@]}"
%%
a=([2]=x y [0]=z w); note "${a[@]}" "${!a[@]}"; a=([1]+=p [1]+=q); note "${a[1]}"; b=([1+1]=t); note "${b[2]}"; k=5; c=([$k]=u [k+1]=v); note "${c[5]}" "${c[6]}"
%%
a=([0]={x,y} {p,q}); note "${a[@]}"; a=({1..3}); note "${#a[@]}"; b=([3]="s t" 'u v' $(echo w x)); note "${b[@]}" "${!b[@]}"; c=([x]); note "${c[0]}"; d=("[1]=x" \[2]=y); note "${d[0]}" "${#d[@]}"
%%
a=(x{1,2}y [5]=a{b,c}); note "${a[@]}"; declare -A m=([k]={a,b}); note "${m[k]}"
%%
a=(~ ~/x [2]=~/y); [ "${a[0]}" = "$HOME" ] && note home; [ "${a[1]}" = "$HOME/x" ] && note x; [ "${a[2]}" = "$HOME/y" ] && note y; b=(p:~/x); note "${b[0]}"
%%
a=(a b c d); note "${a[@]:1:2}" "${a[@]: -2}" "${a[*]:2}" "${a[@]:0:0}x" "${a[1]:0:1}"; b=([5]=x [7]=y [9]=z); note "${b[@]:6}" "${b[@]:6:1}" "${b[@]: -1}" "${b[@]:0:2}"
%%
a=(1 2); b=("${a[@]}" 3); note "${#b[@]}"; c=("${a[*]}"); note "${#c[@]}" "$c"; d=(${a[@]}x y${a[@]}); note "${d[@]}"; a=(); note "[${a[@]}]" "${#a[@]}"; e=("${a[@]}"); note "${#e[@]}"; e=("x${a[@]}y"); note "${e[0]}"
%%
a=(1 2); a=3; note "${a[@]}"; s=x; s[1]=y; note "${s[@]}" "$s"; s+=z; note "${s[@]}"; s+=(w); note "${s[@]}"
%%
a=(a b); for i in "${!a[@]}"; do note $i "${a[i]}"; done; i=1; note "${a[i]}" "${a[$i]}" "${a[i-1]}" "${a[-1]}" "${a[5]-none}" "${a[5]:-dflt}"
%%
IFS=,; a=(1 2); note "${a[*]}"; set -- x y; note "$*" "$@"; IFS=; note "$*" "${a[*]}"; unset IFS; note "$*"; IFS=:; x=a:b; set -- $x; note "$#" "$1"; y=$*; note "$y"
