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
