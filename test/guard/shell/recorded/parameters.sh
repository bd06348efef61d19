x=v; unset u; e=; note "${x-d}" "${u-d}" "${e-d}" "${x:-d}" "${u:-d}" "${e:-d}"
%%
x=v; unset u; e=; note "${x+d}" "${u+d}" "${e+d}" "${x:+d}" "${u:+d}" "${e:+d}"
%%
unset u w; e=; note "${u=d}" "$u" "${e=d}" "$e" "${w:=f}" "$w" "${e:=g}" "$e"
%%
x=v; note "${x?no}" "${x:?no}" "${x:=no}" "${x=no}"
%%
unset u; note "${u?no}"; note never
%%
e=; (note "${e:?no}"; note never); note after
%%
e=; note "${e?no}" yes; note on
%%
unset u; x=w; note ${u:-$x} ${u:-${x}y} "${u:-$x $x}" ${u:-$(echo c)} ${u:-{a,b}} ${u:-~}
%%
x=v; note ${x:+a b} "${x:+a b}" ${x:+"a b"} ${x:+$x} ${x:+} y
%%
x=v; note ${x:-$(note no)} ${x:+$(echo yes)}; unset u; note ${u:+$(note no)} z
%%
set --; note "${1-d}" "${1:-e}" "${@:-f}" "${*-g}" "${1+h}" "${@+i}"; set -- ''; note "${1-d}" "${1:-e}" "${@:-f}" "${1+h}"
%%
set -- a b; note "${@-d}" "${@:+e}" "${*:+f}" "${3-g}" "${2:+h}"
%%
a=(); note "${a[@]-d}" "${a[0]-e}"; a=(''); note "${a[@]:-d}" "${a[0]-e}" "${a[0]:-f}"; a=(x y); note "${a[@]-d}" "${a[1]-e}" "${a[2]-f}"
%%
unset a; note "${a[1]:=v}" "${a[1]}" "${#a[@]}"
%%
x=/a/b.c/d.e.f; note "${x#*/}" "${x##*/}" "${x%/*}" "${x%%/*}" "${x%.*}" "${x%%.*}" "${x#/a}" "${x##*.}"
%%
x=aaa; note "${x#a}" "${x##a}" "${x#a*}" "${x##a*}" "${x%a}" "${x%%a*}" "${x#b}" "${x%b}" "${x#?}" "${x%??}" "${x##*a}"
%%
x='a*b*c'; note "${x#*'*'}" "${x##*\*}" "${x%"*"*}" "${x#a\*}" "${x#a?}" "${x#[a]}" "${x%[!a]}"
%%
x=abc p='a*' q='?'; note "${x#$p}" "${x##$p}" "${x#"$p"}" "${x%$q}" "${x%"$q"}" ${x#$q}
%%
x='a b c'; note ${x#* } "${x#* }" ${x%% *} "${x% *}"
%%
x=abcabc; note "${x/b/X}" "${x//b/X}" "${x/#a/X}" "${x/%c/X}" "${x/#b/X}" "${x/%b/X}" "${x/b}" "${x//b}" "${x/z/X}" "${x//[ab]/-}" "${x/b*/X}" "${x//?/y}"
%%
x=a/b/c; note "${x//\//-}" "${x/\//}" "${x//'/'/_}" ${x//[\/]/:} "${x/a\/b/q}"
%%
x=aXbX; p=X r='[&]'; note "${x//$p/-}" "${x//"$p"/_}" "${x/X/$p$p}"
%%
x='a.b'; note "${x/./-}" "${x/?/-}" "${x/*/-}" "${x//./}" "${x/'.'/+}"
%%
x=abc; note "${x/b/}" "${x/#/p}" "${x/%/s}" "${x/#?/}" "${x/%?/}" "${x///y}"
%%
x=aab; note "${x/a*/z}" "${x/#a/z}" "${x/%b/z}" "${x/%a*/z}" "${x//a/bb}" "${x//aa/c}"
%%
x=hello; note "${x:0}" "${x:1}" "${x:1:2}" "${x: -2}" "${x: -3:2}" "${x:1:-1}" "${x:0:-2}" "${x:5}" "${x:6}" "${x:0:0}" "${x:2:99}" "${x: -9}" "${x:(-2)}"
%%
x=hello i=2; note "${x:i}" "${x:$i}" "${x:i+1:1}" "${x:$((i-1)):i}" "${x:0:i*2}" "${x::2}" "${x:1:$i}"
%%
x=ab; note "${x:0:1}${x:1:1}" ${x:1} ${x:2}z; y='a b c'; note ${y:1:3} "${y:1:3}"
%%
x=abc; note "${x:2:-2}"; note after
note next
%%
x=héllo; note "${#x}" "${x:1:1}" "${x^^}" "${x#h?}" "${x/é/e}" "${x%l?}"
%%
set -- a b c d; note "${@:2}" "${@:2:2}" "${@: -1}" "${@: -2:1}" "${*:2}" "${@:1:1}" "${@:5}" x "${@:4:9}"
%%
set -- a b; note "${@:0:0}" y "${@:3}" "${@:1:0}" z "${*: -1}"
%%
a=(p q r s); note "${a[@]:1}" "${a[@]:1:2}" "${a[@]: -1}" "${a[@]: -2:1}" "${a[*]:2}" "${a[@]:4}" "${a[@]:0:1}" "${a[@]::2}" x
%%
a=([1]=p [3]=q [5]=r); note "${a[@]:1:2}" "${a[@]:2}" "${a[@]:4:1}"
%%
x=aBcD; note "${x^}" "${x^^}" "${x,}" "${x,,}" "${x^^[bc]}" "${x,,[BD]}" "${x^a}" "${x^b}" "${x^^?}" "${x,,x}"
%%
a=(ab cd); note "${a[@]^}" "${a[@]^^}" "${a[*]^^}"; set -- ef gh; note "${@^}" "${@^^}" "${*^}"
%%
x=aB; note "${x@U}" "${x@L}" "${x@u}" "${x@Q}"; y="a'b"; note "${y@Q}"; z='$HOME'; note "${z@U}"
%%
a=(a.x b.x c); note "${a[@]%.x}" "${a[@]#?}" "${a[@]/x/y}" "${a[*]%%.*}" "${a[@]//[abc]/z}"; set -- p.q r.q; note "${@%.q}" "${@#?}" "${@/q/z}" "${*%.*}"
%%
x=y y=z z=end; note "${!x}" "${!y}"; r=x; note "${!r}" "${!r}q" ${!r}; r='a[1]'; a=(p q); note "${!r}"
%%
x=y; unset y; note "${!x-d}" "${!x:-e}" "${!x+f}"; y=; note "${!x-d}" "${!x:-e}" "${!x+f}"; y=v; note "${!x#v}" "${!x:0:1}" "${!x^}"
%%
r='a[@]'; a=(p 'q r'); note "${!r}"; r='a[*]'; note "${!r}"; r=@; set -- m n; note "${!r}"; r='*'; note "${!r}"; r='#'; note "${!r}"
%%
r='a[i]' i=1; a=(p q); note "${!r}"; declare -A m=([k]=v); r='m[k]'; note "${!r}"; r='m[@]'; note "${!r}"
%%
a=(p q r); note "${!a[@]}" "${!a[*]}"; a=([2]=x [7]=y); note "${!a[@]}" "${#a[@]}"; declare -A m=([k]=v); note "${!m[@]}"
%%
note a b; note "$_"; true x y; note $_; x=1; note "[$_]"
%%
true; note ${?} ${#} ${?:+set} "${#:-0}"
%%
x=' a '; note ${x# } "${x# }" ${x% } "${x// /}" "${x/ /_}"
%%
x=abc; note "${x:${#x}-1}" "${x: ${#x}-2:1}" "${x:0:${#x}-1}"
%%
x='a:b:c'; IFS=:; note ${x%:*} ${x#*:} "${x%%:*}" ${x/:/ }
%%
f() { note "${1:-d}" "${2-e}" "$#" "${@:2}"; }; f; f a; f '' b; f a b c
%%
x=abcdef; y=${x%${x#??}}; note "$y" "${x#${y}}" "${x%"${x#?}"}" "${x:$((${#x}-1))}"
