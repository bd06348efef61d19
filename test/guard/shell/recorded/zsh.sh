if true; then note a; fi; if false; then note b; fi; note $?; if false; then :; else note c; fi; if false; then :; elif true; then note d; else note e; fi
%%
if true && false; then note a; elif ! true; then note b; elif [ x ]; then note c; fi
%%
if note cond; then note then; fi; if (exit 3); then note x; else note $?; fi
%%
if true; then note a; false; fi; note $?; if false; then :; fi; note $?; if true; false; then note b; else note c; fi
%%
while true; do note a; break; note b; done; note $?; while false; do note c; done; note $?
%%
i=0; while [ $i -lt 3 ]; do i=$((i+1)); [ $i = 2 ] && continue; note $i; done; note end $i
%%
i=0; until [ $i = 2 ]; do note $i; i=$((i+1)); done; until true; do note no; done; note $?
%%
i=0; while :; do i=$((i+1)); if [ $i -gt 2 ]; then break; fi; note $i; done; note $i
%%
i=0; while i=$((i+1)); [ $i -lt 3 ]; do note $i; done
%%
i=0; while [ $i -lt 1 ]; do i=1; false; done; note $?; i=0; while [ $i -lt 1 ]; do i=1; (exit 4); done; note $?
%%
for x in a b c; do note $x; done; note $x; for x in; do note no; done; note $x $?; for y in a; do :; done; note $y
%%
for x in a 'b c' "d e" $(echo f g) {h,i} "$(echo j k)"; do note "$x"; done
%%
set -- p 'q r'; for x; do note "$x"; done; for x in "$@"; do note "-$x"; done; for x in $@; do note "+$x"; done; for x in "$*"; do note "=$x"; done
%%
for x in a b c; do for y in 1 2 3; do [ $y = 2 ] && continue; [ $x = b ] && continue 2; [ $x$y = c3 ] && break 2; note $x$y; done; done; note $x $y
%%
for x in a b; do for y in 1 2; do break; note no; done; note $x$y; done
%%
for x in a b; do while true; do note $x; continue 2; done; note no; done; for x in 1 2; do break 9; done; note $x
%%
for x in a b c; do case $x in b) continue;; esac; note $x; done; for x in a b c; do if [ $x = b ]; then break; fi; note -$x; done
%%
case a in b|a|c) note 1;; esac; case b in (a|b) note 2;; esac; case 'a b' in 'a b') note 3;; a*) note 4;; esac; case '' in '') note 5;; *) note 6;; esac
%%
x=a; case $x in $x) note 1;; esac; case "$x" in "$x") note 2;; esac; p='[a-c]'; case b in $p) note 3;; esac; case b in "$p") note 4;; *) note 5;; esac; case '[a-c]' in "$p") note 6;; esac
%%
case a in [!b]) note 1;; esac; case b in [!b]) note 2;; [^b]) note 3;; [a-c]) note 4;; esac; case - in [a-]) note 5;; esac; case ] in []]) note 6;; esac; case '*' in \*) note 7;; esac; case x in \*) note 8;; *) note 9;; esac
%%
case abc in ???) note 1;; esac; case ab in ???) note 2;; ??) note 3;; esac; case a.txt in *.txt) note 4;; esac; case .a in *) note 5;; esac; case a/b in *) note 6;; esac; case a/b in a?b) note 7;; esac
%%
shopt -s nocasematch; case ABC in abc) note 1;; esac; case x in [A-Z]) note 2;; esac; [[ aB == Ab ]] && note 3; shopt -u nocasematch; case A in a) note 4;; *) note 5;; esac
%%
case $(echo a) in a) note 1;; esac; case $((1+1)) in 2) note 2;; esac; case a$(note 3)b in ab) note 4;; esac; case x in $(echo x)) note 5;; esac; case ab in a"$(echo b)") note 6;; esac
%%
true && note a; false && note b; true || note c; false || note d; true && false || note e; false || true && note f; false && true || note g; true || false && note h
%%
true; note $?; false; note $?; true && true; note $?; false || false; note $?; (exit 5) || true; note $?; (exit 5) && true; note $?
%%
{ note a; note b; }; (note c; note d); { note e; } && note f; (false) || note g; { false; } || note h; note i; { note j
note k
}
%%
x=1; (x=2; note $x; (x=3; note $x); note $x); note $x; { x=4; }; note $x; (cd src; note ${PWD##*/}); note ${PWD##*/}
%%
x=out; f() { note $x; x=in; }; f; note $x; f() { local x=loc y=2; note $x $y; g; }; g() { note "g$x"; x=changed; }; f; note $x
%%
f() { return 3; note no; }; f; note $?; f() { return; }; false; f; note $?; f() { false; return; }; f; note $?; f() { true; false; }; f; note $?
%%
f() { for i in 1 2; do note $i; return; done; note no; }; f; f() { if true; then return 2; fi; note no; }; f || note $?; f() { (return 4; note no); note $?; }; f
%%
f() { note $# "$@"; shift; note "$1"; set -- z; note $1; }; set -- p q; f a b; note $1 $#
%%
f() { g() { note inner; }; }; f; g; f() { f() { note second; }; note first; }; f; f
%%
f() { [ $1 = 0 ] && return; note $1; f $(($1-1)); note -$1; }; f 3
%%
f() { local i; for ((i=0;i<$1;i++)); do note $i; done; }; i=9; f 2; note $i
%%
function f { note a; }; f; function g() { note b; }; g; function h() (note c); h; f-g() { note d; }; f-g; a.b() { note e; }; a.b
%%
f() { note a; } > out; f; f() { echo x; }; y=$(f); note $y; f | cat; f() { cat; }; echo z | f > out2; note done
%%
f() { local x; note "[$x]"; x=1; }; x=0; f; note $x; f() { local x=$x; note $x; }; f; f() { local x=1 y=$x; note $y; }; f; f() { local -i n=2+3; note $n; }; f
%%
f() { x=1; unset x; note "${x-unset}"; }; x=0; f; note "${x-gone}"; f() { local y=1; unset y; note "${y-unset}"; }; y=0; f; note $y
%%
shopt -s lastpipe; echo a | read x; note $x; printf '%s\n' p q | while read y; do z=$y; done; note $z
%%
x=$(cat <<< 'a b'); note "$x"; x=$(cat <<E
l1
l2
E
); note "$x"; x="$(cat <(echo p))"; note $x
%%
x=1; y=$(x=2; echo $x); note $x $y; f() { echo $1; x=3; }; y=$(f z); note $x $y; cd src; y=$(cd ..; echo ${PWD##*/}); note $y ${PWD##*/}
%%
eval 'for i in 1 2; do note $i; done'; eval 'if true; then'  ' note y; fi'; x='a b'; eval 'set -- $x'; note $1 $#; eval "y='$x'"; note "$y"; eval -- note z
%%
for i in 1 2; do eval 'continue; note no'; note no; done; note $i; f() { eval 'return 5'; note no; }; f; note $?; eval 'exit 3'; note no
%%
trap 'note bye' EXIT; note hi
%%
trap 'note out' EXIT; (trap 'note in' EXIT; note sub); (note nosub); note end
%%
trap 'note x' EXIT; trap - EXIT; note a; trap 'note y' 0; trap '' EXIT; note b
%%
trap 'note $x' EXIT; x=late; f() { trap 'note f' EXIT; }; f; note end
%%
trap 'note $?' EXIT; exit 3
%%
f() { note f; }; trap f EXIT; exec 3>&1; note a; false
%%
trap 'note a' SIGEXIT; note b; trap 'note c' exit; note d; trap EXIT; note e
%%
set -u; x=1; note $x; unset y; (note "${y-d}"); note ${y:-e}; note end
%%
exec 3>out3; echo a >&3; exec 3>&-; note b; exec 4<<< 'x y'; read a b <&4; note $b $a; exec note last; note no
%%
(exec note a; note no); note b; x=$(exec echo c); note $x; exec >/dev/null; note d
%%
type note > /dev/null && note a; command -v note > /dev/null && note b; hash note; note c; : note no; true note no; echo note no > /dev/null; printf '%s' note > /dev/null; note d
%%
source /dev/stdin <<< 'note a; x=1'; note $x; . <(echo 'note "$@"; return; note no') p q; note $#; source <(echo 'f() { note f; }'); f; set -- o; . /dev/stdin q <<< 'note $1; shift'; note $1
%%
[ a ] && note 1; [ '' ] || note 2; [ ] || note 3; [ ! a ] || note 4; [ ! '' ] && note 5; test a && note 6; test || note 7; [ -n a ] && note 8; [ -z '' ] && note 9; [ -n '' ] || note 10; [ -z a ] || note 11; [ ! -z a ] && note 12; [ ! -n a ] || note 13
%%
[[ a ]] && note 1; [[ '' ]] || note 2; [[ -n a && -z '' ]] && note 3; [[ -n '' || a == a ]] && note 4; [[ ! a == b ]] && note 5; [[ ( a == a ) && ! ( b == a ) ]] && note 6; [[ a == b || a == c ]] || note 7; [[ a != b ]] && note 8; [[ a = a ]] && note 9; [[ ! -z a ]] && note 10; [[ ! ! a ]] && note 11; [[ a == a && b == c ]] || note 12
%%
[[ abc == a* ]] && note 1; [[ abc == 'a*' ]] || note 2; [[ 'a*' == 'a*' ]] && note 3; [[ abc == *b* ]] && note 4; [[ abc == [a-c]?c ]] && note 5; [[ abc != a* ]] || note 6; p='a*'; [[ abc == $p ]] && note 7; [[ abc == "$p" ]] || note 8; [[ a == \a ]] && note 9; [[ $p == "a*" ]] && note 10; [[ ab == a"b" ]] && note 11
%%
x='a b'; [[ $x == 'a b' ]] && note 1; [[ $x == a\ b ]] && note 2; [[ -n $x ]] && note 3; y=; [[ -z $y ]] && note 4; [[ $y == '' ]] && note 5; [[ $x == $x ]] && note 6; [[ $x != $y ]] && note 7; [[ "$x" == a* ]] && note 8
%%
[[ 1 -eq 1 ]] && note 1; [[ 1 -ne 2 ]] && note 2; [[ 1 -lt 2 ]] && note 3; [[ 2 -gt 1 ]] && note 4; [[ 1 -le 1 ]] && note 5; [[ 1 -ge 1 ]] && note 6; [[ 2 -lt 1 ]] || note 7; [[ 2 -eq 3 ]] || note 8; [[ 1 -gt 2 || 3 -lt 2 ]] || note 9; [[ 1 -ne 1 ]] || note 10; [[ 2 -le 1 ]] || note 11; [[ 1 -ge 2 ]] || note 12; [[ 1 -gt 1 ]] || note 13; [[ 1 -lt 1 ]] || note 14
%%
[[ false ]] && note 1; [[ a ]]; note $?; [[ '' ]]; note $?; [[ -n $(note 2) ]] || note 3; [[ a == $(echo a) ]] && note 4; [[ a == b && -n $(note no) ]]; [[ a == a || -n $(note no) ]]; note 5
%%
note a; exit; note b
%%
f() { note in; }; f; alias n=note; note b; unalias n; note c
%%
trap 'note end' EXIT; echo $((1/0)) | cat
trap - EXIT; note on
%%
trap 'note end' EXIT; (echo $((1/0)) | cat); (echo $((1/0))); x=$(echo $((1/0)) | cat); { echo $((1/0)) | cat; } | cat
trap - EXIT; note on
%%
v=1; trap 'note end $v' EXIT; v=2; echo ${v?x} $((1/0)) | cat
trap - EXIT; v=3; note on
%%
note a"b"'c'\d$'e'"$(echo f)"`echo g`$((1))
%%
x=1; note "a$x"b'$x'c\$x"\$x"
%%
note 'a\b' "a\b" a\b "a\\b" "a\
b" a\
b
%%
note "a\`b" "\"" '"' "'" \' \"
%%
note "" '' "$(true)" a"" ""b
%%
note $'a\nb' $'\'' $'\\' $'\x41' $'\101' $'\u00e9' $'a\tb' $'"'
%%
note $"a$(echo b)" "$'a'"
%%
note {a,b} {a,} {,a} {a} {} {,} {a,b}{c,d} x{a,b}y
%%
note {1..3} {3..1} {1..5..2} {5..1..2} {a..c} {c..a} {a..e..2} {-2..2} {01..03} {1..3..0} {-1..-3}
%%
x=1,2; note {$x} {$x,3} ${x}{a,b} {a,${x}} {a..$x}
%%
note a{b,c}d{1..2} {a,b}={c,d} -{a,b}
%%
note {a,b}\ c "{a,b}"{c,d} '{'a,b'}' {a,b}$'c'
%%
x=~; y=~/a:~/b; z=a:~; w="~"; v=a~; note "$x" "$y" "$z" "$w" "$v"
%%
cd src; cd ..; x=~+/x; note ${x##*/repo}; [ ~+ = "$PWD" ] && note same; [ ~- = "$OLDPWD" ] && note old
%%
export x=~/a; note "$x"; declare y=~/b z=a:~/c; note "$y" "$z"; readonly w=~; note "$w"
%%
x=(~ ~/a a:~ x=~); note "${x[@]}"
%%
case ~ in /home/dev) note home;; esac; case ~/a in ~/a) note yes;; esac; [[ ~ == /home/dev ]] && note test
%%
note a # note b
note c#d '#' \#
%%
note a \
  b \
  c
%%
note "a
b" 'c
d'
%%
note one	two   three
%%
note -- - -a --b -n
%%
note \a\b \$x \\ \  \;\|\&\<\>\(\)
%%
\note a; "note" b; 'no'te c; no""te d; $'note' e
%%
x="note a"; $x b; "$x" c; note done
%%
note a "b" c; note "a b" c; note a "b c"
%%
note <<<x $(echo a) < notes.txt b 2>/dev/null
%%
note $[1+2] "$[2*3]" $((4))a"$((5))"
%%
note "$(echo "a b")" $(echo "a  b") "$(echo 'a"b')" "`echo "q r"`" "$(echo \")"
%%
note $(echo 'a*b' '\*' "c d") "$(printf '%s\n' x '' '')y"
%%
note `echo \`echo a\`` `echo \\\\` `echo '$x'` "`echo \"a\"`" `echo \$HOME | cat`
%%
x=a y=b; note $x$y "$x$y" $x"$y" ${x}y $x/$y $x.$y $x-$y ${x}_
%%
x='a  b	c
d'; note $x "$x" "a"$x"b"
%%
x='a*'; note $x "$x"; x='[z]'; note $x
%%
x='$y' y=z; note $x "$x"; x='`note no`'; note "$x"
%%
IFS=:; x=a:b::c:; note $x "$x" a:b $x$x
%%
IFS=' :'; x=' a : b :: c '; note $x "[$x]"
%%
IFS=ab; x=1a2b3; note $x "$x" "${#x}"
%%
IFS=; x=' a b '; note $x
%%
IFS=$'\n'; x=$'a b\nc'; note $x; IFS=' '; note $x
%%
unset IFS; x='a	b c'; note $x; IFS=' '; note $x
%%
IFS=,; note $(echo a,b c) "$(echo a,b)" {a,b} a,b; y=1,2; note ${y#1} -$y-
%%
IFS=: ; x='a: b :c'; note $x
%%
x='a\*b'; note $x "$x" ${x}
%%
set -- a 'b c' ''; note "$@" $@ "$*" $* "x$@y" x$*y "$#" ${#} ${#@} "${@}" "${*}"
%%
set --; note "$@" x "$*" $@ $* "a$@b" "a$@" ''"$@"
%%
set -- 'a  b' c; note "$@$@" "$@ $@" $@"$1" "-$*-" -$*-
%%
IFS=,; set -- a b c; note "$*" $* "$@" "${*:2}"; IFS=; note "$*"; unset IFS; note "$*"
%%
set -- a b c d e f g h i j k; note $1 ${10} $10 "${11}" $11 ${1}0 $#
%%
x=v; note a\
b"c"$x "d\
e"$x f\
$x
%%
y=1; x=$y:~/b; note $x; x=$y~/b; note $x; x=a~:~; note $x; x=:~; note "$x"; x="a":~/c; note $x; x=~:$y:~; note $x
%%
x='q'; note \a$x\b\\$x\" a\  \$x'\'$x
%%
[ a = b ] || note 1; [ -z a ] || note 2; [ -n '' ] || note 3; [ 1 -eq 2 ] || note 4; [ 1 -ne 1 ] || note 5; [ 2 -lt 2 ] || note 6; [ 3 -le 2 ] || note 7; [ 2 -gt 2 ] || note 8; [ 2 -ge 3 ] || note 9; [ ] || note 10; [ '' ] || note 11; [ a != a ] || note 12
%%
[ a -a b ] && note 1; [ a -a '' ] || note 2; [ '' -o b ] && note 3; [ '' -o '' ] || note 4; [ ! '' ] && note 5; [ ! a ] || note 6; [ \( a \) ] && note 7; [ ! a = b ] && note 8; [ \( a = b \) -o c ] && note 9; [ a = a -a b = b ] && note 10; [ -n a -a -z b ] || note 11
%%
[[ a == a ]] && note 1; [[ a = b ]] || note 2; [[ a != b ]] && note 3; [[ abc == a* ]] && note 4; [[ abc == 'a*' ]] || note 5; [[ abc == a?c ]] && note 6; [[ abc != *d* ]] && note 7; p='a*'; [[ abc == $p ]] && note 8; [[ abc == "$p" ]] || note 9; [[ 'a*' == "$p" ]] && note 10; [[ x == [a-y] ]] && note 11; [[ a\* == 'a*' ]] && note 12
%%
[[ a && b ]] && note 1; [[ a && '' ]] || note 2; [[ '' || b ]] && note 3; [[ ! '' ]] && note 4; [[ ( a || '' ) && b ]] && note 5; [[ ! ( a && b ) ]] || note 6; [[ -n a && -z '' ]] && note 7; [[ a == a || $(note never) ]]; [[ '' && $(note never) ]]; [[ ! a == b ]] && note 8; [[ ! a && b || c ]] && note 9
%%
if [ -n "$(echo a)" ]; then note 1; fi; if [ -z "$(true)" ]; then note 2; fi; [ "$(echo x)" = x ] && note 3; [[ $(echo y) == y ]] && note 4; [ `echo 1` -eq 1 ] && note 5; [ $((1+1)) = 2 ] && note 6; ! [ a = b ]; note $?; ! [[ a ]]; note $?
%%
IFS=:; v=a:b::c; note $v "$v"; IFS=' '; v='a  b'; note $v; IFS=$'\n'; v=$'a b\nc'; note $v; IFS=; v='a b'; note $v; IFS=x; v=axbxx; note $v; unset IFS; v=$' a\tb\n'; note $v; IFS=', '; v='a, b ,c,,d'; note $v; IFS=-; note $(echo a-b) $((1-2)) x-y
%%
v=1; read a <<< $v; read b <<< "x $v"; read c <<< 'q $v'; read d <<< a\ b; read -r e <<< $(echo m n); note "$a" "$b" "$c" "$d" "$e"; read f <<< *; note "$f"; read g <<< {a,b}; note "$g"; read h <<< ~; [ "$h" = "$HOME" ] && note home
%%
>a; note b >c 2>d; > e note f; note g 2>&1 >h; note i &>j; note k &>>l; note m >|n; note o 3>p; { note q; } > r; (note s) >> t; if true; then note u; fi > v; for x in 1; do note w; done > x; f() { note y; } > z; f; note a1 <> b1; exec 5> c1; note d1 > "e 1" > f$((1+1)) > $(echo g1)
%%
f() { note f "$@"; }; f a 'b c'; function g { note g; }; g; function h() (note h; exit 3); h; note $?; i() if true; then note i; fi; i; j() { k() { note k; }; }; j; k; f2() { note $#; shift; note "$1"; }; f2 x y; note $#
%%
note $((1+2)) $((5-7)) $((3*4)) $((7/2)) $((-7/2)) $((7%3)) $((-7%3)) $((2**8)) $((2**0)) $((-2**2)) $((2**3**2))
%%
note $((1<<4)) $((256>>3)) $((-8>>1)) $((6&3)) $((6|1)) $((6^3)) $((~5)) $((!5)) $((!0)) $((-5)) $((+5)) $((- -5)) $((~-1))
%%
note $((1<2)) $((2<1)) $((1<1)) $((1>2)) $((2>1)) $((1<=1)) $((2<=1)) $((1>=1)) $((1>=2)) $((1==1)) $((1==2)) $((1!=2)) $((1!=1))
%%
note $((1&&2)) $((1&&0)) $((0&&1)) $((0||0)) $((0||3)) $((1||0)) $((1?2:3)) $((0?2:3)) $((1?0?4:5:6)) $((1,2,3))
%%
note $((1+2*3)) $(((1+2)*3)) $((8-4-2)) $((16/4/2)) $((1+2<<1)) $((1|2&3)) $((5&6==6)) $((2+3>4)) $((10%4*3)) $((7&3^1|8))
%%
x=5; note $((x)) $(($x)) $((x+1)) $(($x+1)) $((${x}+1)) $((x*x)) $(("x"+1)) $(( x )) $((x=7)) $x
%%
x=5; note $((x+=2)) $((x-=1)) $((x*=3)) $((x/=2)) $((x%=5)) $((x<<=3)) $((x>>=1)) $((x&=7)) $((x|=8)) $((x^=3)) $x
%%
x=5; note $((x++)) $x $((x--)) $x $((++x)) $x $((--x)) $x $((x++ + ++x)) $x $((x-- - --x)) $x
%%
note $((9223372036854775807)) $((9223372036854775807+1)) $((-9223372036854775807-2)) $((4611686018427387904*2)) $((1<<63)) $((1<<62))
%%
unset u; e=; note $((u)) $((u+1)) $((e)) $((u++)) $u $((e+=3)) $e $(()) $((  ))
%%
x=y y=z z=4; note $((x)) $((x+1)) $(($x)); x='y+1'; y=2; note $((x)) $((x*2)) $(($x*2))
%%
x='1+2'; note $((x*2)) $(($x*2)) "$((x))"; x='(1+2)'; note $((x*2)) $(($x*2))
%%
((1)); note $?; ((0)); note $?; ((x=5)); note $? $x; ((x==5)) && note eq; ((x!=5)) || note ne; ((x>3 && x<9)) && note in
%%
((x=0)) || note zero; ((x=1)) && note one; ((x++)); note $x; ((x+=2, y=x*2)); note $x $y
%%
let x=1 y=x+1; note $x $y $?; let x-=1; note $? $x; let 'z = 3 * 2' "w=z+1"; note $z $w; let x++ ; note $x
%%
let "x = 5" && note ok; let x=0 || note zero; let 'x+=3'; note $x; let x==3 && note eq
%%
x=010; note $((x)) $((10#$x)); x=0x10; note $((x)); x=' 7 '; note $((x)) $(( $x + 1 ))
%%
note $((1 + 2)) $(( (3) )) $((
1+1
)) "$((2*2))" $((1+$(echo 2))) $((`echo 3`+1)) $(($(echo 1+1)*3))
%%
set -- 3 4; note $(($1+$2)) $(($1*2)) $(($#)) $((${1}+1)) $(($#+1)) $((${#1})) $(( $1 > 2 ))
%%
true; note $(($?)) $(($? + 1)); false; note $(($?+1))
%%
x=$((2**-1)); note never
note next
%%
((1/0)); note $?; ((1/0)) || note failed; if ((1/0)); then note a; else note b; fi
%%
for ((i=0; i<3; i++)); do note $i; done; note end $i
%%
for ((i=3; i; i--)); do note $i; done; for ((;;)); do note once; break; done; for ((i=0,j=5; i<j; i+=2,j--)); do note $i $j; done
%%
for ((i=0; i<4; i++)); do ((i==1)) && continue; ((i==3)) && break; note $i; done; note $i
%%
for ((i=0;i<2;i++)) { note $i; }
%%
for ((i=0; i<2; i++)); do for ((j=0; j<3; j++)); do ((j==1)) && continue 2; note $i$j; done; done; note $i $j
%%
i=5; while ((i-->3)); do note $i; done; until ((i>5)); do ((i++)); done; note $i
%%
[ 010 -eq 10 ] && note a; [ 2 -lt 10 ] && note b; [ 3 -ge 3 ] && note c; [ -1 -lt 0 ] && note d; [ 3 -ne 4 ] && note e; [ 5 -gt 6 ] || note f; [ 5 -le 4 ] || note g; [ +3 -eq 3 ] && note h
%%
[[ a -eq 0 ]] && note zero; [[ "" -eq 0 ]] && note empty; [[ 1+1 -eq 2 ]] && note sum; [[ -1 -lt 1 ]] && note neg
%%
note $((x=3, x*2)) $((x>2?x:0)) $((x&1)) $((x<<x)) $((-x)) $((!x)) $((~x)) $((x-=x))
%%
x=7; note "$((x/2))" $((x%2==1)) $(((x+1)/2)) $((x*x%10)) $((-x%4)) $((x**2))
%%
x=9; note $[x+1] $[ x * 2 ] "$[x]" a$[1]b
%%
x=1+1; note $(($x*$x)) $((($x)*3)) $((x*x)) $((2*$x)) $((-$x)) $((!$x)) $(($x?$x:0)); y=x; note $(($y+1)) $(($y*2)) $(($y++)) $x
%%
unset x; note $(($x)) $((${x}+1)) $((1,2)) $((x=1,x+1)) $((1+1,$x+2)) $x
%%
a=(x 'y z' w); note "${a[@]}" "${a[*]}" ${a[@]} ${a[*]} $a "$a" "${a[0]}" "${a[1]}" "${a[-1]}" "${a[-3]}" "${a[5]}"
%%
a=(); note "${a[@]}" "${#a[@]}" "[$a]"; a=(''); note "${#a[@]}" "${a[@]}"; a=("" ""); note "${a[@]}" "${#a[@]}"
%%
a=($(echo p q) "$(echo r s)" {t,u} "v w"); note "${#a[@]}" "${a[@]}"
%%
x='p q'; a=($x "$x" 'x'$x); note "${#a[@]}" "${a[@]}"; b=("${a[@]}" "$x"); note "${#b[@]}"
%%
set -- p 'q r'; a=("$@"); note "${#a[@]}" "${a[1]}"; a=($@); note "${#a[@]}"; a=("$*"); note "${a[0]}"; set -- "${a[@]}" z; note "$#"
%%
a=(x y z); i=1; note "${a[i]}" "${a[i+1]}" "${a[$i-1]}" "${a[i*2]}"; a[i]=w; a[i+5]=v; note "${a[@]}" "${!a[@]}"
%%
a=(x y); b=(1 "${a[@]}" 2 "${a[*]}"); note "${#b[@]}" "${b[@]}" "-${a[@]}-" "-${a[*]}-"; IFS=,; note "${a[*]}" "-${b[*]}-"
%%
declare -A m; i=5; m[i]=x; m[$i]=y; m[i+1]=z; note "${m[i]}" "${m[5]}" "${m[i+1]}" "${#m[@]}"
%%
f() { a=(in); b+=(more); }; a=(out) b=(first); f; note "${a[@]}" "${b[@]}"
%%
read -a a <<< 'x y  z'; note "${a[@]}" "${#a[@]}"; IFS=: read -ra b <<< 'p:q::r'; note "${#b[@]}" "${b[@]}"; read -a c <<< ''; note "${#c[@]}"
%%
mapfile -t a <<< $'x y\nz'; note "${a[@]}" "${#a[@]}"; readarray -t b < <(printf '%s\n' p q); note "${b[@]}"; mapfile -t < <(echo r); note "${MAPFILE[@]}"
%%
a=(x y z); a=("${a[@]:1}"); note "${a[@]}"; a=("${a[@]/#/p}"); note "${#a[@]}"; a=(${a[@]} q); note "${#a[@]}"
%%
a=('[x]=y' "[1]=z"); note "${a[@]}" "${#a[@]}"; b=([1]='p q' [2]="r  s" [3]=t\ u); note "${b[@]}"
%%
a=(x
  y # c
  'z
w'); note "${#a[@]}" "${a[@]}"
%%
a=(1 2 3); a=(); note "${#a[@]}"; a=1; note "${a[@]}" "${#a[@]}"; unset a; a[5]=x; note "${a[-1]}" "${a[@]:0:1}"
%%
x=5; x=(a b); note "$x" "${x[@]}"; x=c; note "${x[@]}"
%%
a=(b c); a=(a "${a[@]}" d); note "${a[@]}"; a=("${a[@]}" "${a[@]}"); note ${#a[@]}
%%
f() { local v=1; v=2; note $v; }; v=3; f; note $v; g() { v=4; f; local v=5; note $v; }; g; note $v
%%
declare -A m=([a]=src/a.ts [b]=notes.txt); for f in "${m[@]#src/}"; do note "$f"; done; for f in "${m[@]:0:1}"; do note one; done
%%
declare -u a=xY; note $a; a+=z; note $a; declare -l a; a=QQ; note $a; declare +l a; a=Qq; note $a; typeset -u b; b=Ab; note $b
%%
f() { declare l=1; declare -g g=2; local m; note "${m-unset}"; }; l=o; m=o; f; note $l $g $m
%%
f() { local v=1; g; note $v; }; g() { note $v; v=2; local v=3; note $v; }; v=0; f; note $v
%%
f() { local v; v=1; local v=2; note $v; }; v=0; f; note $v; f2() { local v=$v; note $v; v=9; }; f2; note $v
%%
f() { local -I v; note $v; v=2; }; v=1; f; note $v
%%
readonly a=1 b; note $a; (b=2; note never); note $?; readonly c d=4; (d=5); note $d $?
%%
readonly -a arr=(1 2); (arr[0]=2; note never); note "${arr[@]}" $?; declare -r q=1; (q=2); note $? $q
%%
declare -A m=(a 1 b 2); note "${m[a]}" "${m[b]}" "${#m[@]}"; unset 'm[a]'; note "${#m[@]}" "[${m[a]}]"; unset m; note "${#m[@]}"
%%
x=1 y=2 z=$x; note "$z"; x=3 y=$x; note $y; x=a; x+=b x+=c; note $x; x= y=''; note "[$x$y]"; x=1; x=2 eval 'note $x'; note $x
%%
a=(a b c d); note "${a[@]:1:2}" "${a[@]: -2}" "${a[*]:2}" "${a[@]:0:0}x" "${a[1]:0:1}"; b=([5]=x [7]=y [9]=z); note "${b[@]:6}" "${b[@]:6:1}" "${b[@]: -1}" "${b[@]:0:2}"
%%
a=(1 2); b=("${a[@]}" 3); note "${#b[@]}"; c=("${a[*]}"); note "${#c[@]}" "$c"; d=(${a[@]}x y${a[@]}); note "${d[@]}"; a=(); note "[${a[@]}]" "${#a[@]}"; e=("${a[@]}"); note "${#e[@]}"; e=("x${a[@]}y"); note "${e[0]}"
%%
a=(1 2); a=3; note "${a[@]}"; s=x; s[1]=y; note "${s[@]}" "$s"; s+=z; note "${s[@]}"; s+=(w); note "${s[@]}"
%%
IFS=,; a=(1 2); note "${a[*]}"; set -- x y; note "$*" "$@"; IFS=; note "$*" "${a[*]}"; unset IFS; note "$*"; IFS=:; x=a:b; set -- $x; note "$#" "$1"; y=$*; note "$y"
%%
cd src; note ${PWD##*/}; cd ..; note ${PWD##*/} ${OLDPWD##*/}; cd ./tests; note ${PWD##*/}; cd ../src/../tests/.; note ${PWD##*/}; cd ../src//; note ${PWD##*/}
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
echo a > f1; note "$(cat < /dev/null)"; echo b >> f2; echo c >| f3; : > f4; > f5; >> f6; echo e 2> f7 >&2; echo f &> f8; echo g >& f9; echo h &>> f10; echo i 1> f11; : 3> f12; : {fd}> f13; note done
%%
{ echo a; echo b; } > g1; ( echo c ) > g2; for i in 1; do echo $i; done > g3; while false; do :; done > g4; if true; then echo; fi > g5; case x in *) echo;; esac > g6; f() { echo; }; f > g7; f2() { echo; } > g8; f2; eval 'echo > g9'; [[ x ]] > g10; ((1)) > g11
%%
exec > log; echo a; note b; exec 2> err; exec 5> five; echo x >&5; { echo y; } >> more; exec >> log2
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
x=$( { { echo a >&2; } &> f; } 2>&1 ); note "[$x]"; x=$( { { echo a >&2; } >& f2; } 2>&1 ); note "[$x]"; x=$( { { echo a >&2; } > f3; } 2>&1 ); note "[$x]"; x=$( { { echo a; } 2> f4; } ); note "[$x]"
%%
source <(echo exit); note no
%%
f() { . <(echo "note a; return 3; note no"); note $?; }; f; for i in 1 2; do . <(echo "continue; note no"); note no2; done; note end
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
exec 3> out; echo a >&3; exec 3>&-; note a; exec 2> /dev/null; (exec note sub; note never); exec note last; note never
%%
. /dev/stdin <<< 'note sourced $1; v=1; return 3; note never'; note $? $v; source /dev/stdin x <<< 'note $1'; set -- p; . /dev/fd/3 3<<< 'note $1'; . <(echo 'note proc; w=2'); note $w
%%
f() { return; }; false; f; note $?; f() { return 300; }; f; note $?; f() { false; return; }; f; note $?; f() { return -1; }; f; note $?; g() { for i in 1 2; do return 7; done; }; g; note $? $i
%%
trap 'note bye $?' EXIT; (note in); x=$(note sub); note main; exit 3; note never
%%
trap 'note a' EXIT; trap '' EXIT; note b; trap 'note c' EXIT; trap EXIT; note d; trap 'note e' EXIT; trap 0; note f
%%
trap 'v=2' EXIT; trap 'note $v' EXIT; v=1; f() { v=3; exit; }; f; note never
%%
trap 'exit 5' EXIT; exit 3; note never
%%
trap -p; trap -l; note a; trap 'note x' EXIT; trap -p EXIT; trap; note b; trap -- - EXIT; note c
%%
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
x=ab; note "${x:0:1}${x:1:1}" ${x:1} ${x:2}z; y='a b c'; note ${y:1:3} "${y:1:3}"
%%
set -- a b c d; note "${@:2}" "${@:2:2}" "${@: -1}" "${@: -2:1}" "${*:2}" "${@:1:1}" "${@:5}" x "${@:4:9}"
%%
set -- a b; note "${@:0:0}" y "${@:3}" "${@:1:0}" z "${*: -1}"
%%
a=(p q r s); note "${a[@]:1}" "${a[@]:1:2}" "${a[@]: -1}" "${a[@]: -2:1}" "${a[*]:2}" "${a[@]:4}" "${a[@]:0:1}" "${a[@]::2}" x
%%
a=([1]=p [3]=q [5]=r); note "${a[@]:1:2}" "${a[@]:2}" "${a[@]:4:1}"
%%
a=(a.x b.x c); note "${a[@]%.x}" "${a[@]#?}" "${a[@]/x/y}" "${a[*]%%.*}" "${a[@]//[abc]/z}"; set -- p.q r.q; note "${@%.q}" "${@#?}" "${@/q/z}" "${*%.*}"
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
%%
unset u; e= v=val; note "${u-d}" "${u:-d}" "${e-d}" "${e:-d}" "${v-d}" "${v:-d}"; note "${u+a}" "${u:+a}" "${e+a}" "${e:+a}" "${v+a}" "${v:+a}"
%%
unset u w; e= v=val; note "${u=d}" "$u" "${e=d}" "$e" "${e:=f}" "$e" "${v:=g}" "$v"; (note "${w?msg}"; note never); note $?; x=; (note "${x?m}"; note ok); (note "${x:?m}"; note never); note "${v:?m}" "${v?m}"
%%
set -- a b; note "${@:-d}" "${*:-d}" "${1:-d}" "${3:-d}" "${@+s}" "${#:-x}"; set --; note "${@:-d}" "${*-d}" "${@+s}" "${1+s}" x; set -- ''; note "${@:-d}" "${@-d}" "${@:+s}" "${*:+s}"
%%
v=abcabc; note "${v#a}" "${v#*b}" "${v##*b}" "${v%c}" "${v%b*}" "${v%%b*}" "${v#x}" "${v%x}" "${v##*}" "${v%%*}" "${v#?}" "${v%??}" "${v#[a-b]}" "${v##[!c]*c}"
%%
v=a/b.c.d; note "${v##*/}" "${v%/*}" "${v%.*}" "${v%%.*}" "${v##*.}" "${v#*.}" "${v%"/"*}" "${v#'a'}" "${v#\a}" "${v%%[./]*}" "${v##*[./]}"; p='*/'; note "${v#$p}" "${v#"$p"}" "${v##${p}}"
%%
v='a*b?c[d'; note "${v#a\*}" "${v#'a*'}" "${v%\[d}" "${v%'[d'}" "${v/\*/x}" "${v/'?'/y}" "${v//[*?]/z}" "${v#*\*}"; b='a\b'; note "${b#*\\}" "${b/\\/x}" "${b//\\//}"
%%
v=abcabc; note "${v/b/X}" "${v//b/X}" "${v/#a/X}" "${v/%c/X}" "${v/#b/X}" "${v/%b/X}" "${v/b}" "${v//b}" "${v//b/}" "${v/b*/X}" "${v//[ab]/X}" "${v/?/X}" "${v//?/X}" "${v/x/Y}" "${v/#/X}" "${v/%/X}" "${v//}"
%%
set -- one 'two three'; note "$#" "${#}" "${#1}" "${#2}" "${#@}" "${#*}" "$1$2" "${1}x" "$1x" "${2% *}" "$@x" "x$@" "x$*y" x"$@"y; note $@ $*; note "${@}" "${*}"; note a"$@"b"$@"c
%%
note "`echo a`" `echo b c` "$(echo "d e")" $(echo 'f  g') "`echo "h"`" "`echo \`echo n\``" "$(echo $(echo m))" "$(echo ')')" "$(case x in x) echo k;; esac)" "$(echo a #c
)" "$(
echo l
)" "$(echo 'x

')y"
%%
note $((7/2)) $((-7/2)) $((7%3)) $((-7%3)) $((2**3)) $((2**3**2)) $((-2**2)) $((1<<4)) $((256>>2)) $((6&3)) $((6|3)) $((6^3)) $((~5)) $((!5)) $((!0)) $((+5)) $((- 5)) $((3-1-1)) $((2*3%4)) $((1+2*3)) $(((1+2)*3))
%%
note $((1==1)) $((1!=1)) $((2<=2)) $((2>=3)) $((1<2)) $((2>1)) $((1&&0)) $((1||0)) $((0&&1/0)) $((1||1/0)) $((1?2:3)) $((0?2:3)) $((1?0?4:5:6)) $((1,2,3)) $((1==1==1)) $((5&1==1)) $((1|2^3&1))
%%
x=5; note $((x+=2)) $((x-=1)) $((x*=3)) $((x/=2)) $((x%=5)) $((x<<=2)) $((x>>=1)) $((x&=6)) $((x|=9)) $((x^=5)) $x; y=1; note $((y++ + ++y)) $((y-- - --y)) $y; note $((a=b=3)) $a $b $((c[1]=4)) "${c[1]}" $((c[1]++)) "${c[1]}"
%%
x=y y=z z=3; note $((x)) $((x+1)) $((y*2)); e='1+2'; note $((e)) $((e*2)) $(($e*2)); n=; note $((n)) $((n+1)); h=0x10 o=010; note $((h)) $((o)) $((h+o)); s=' 4 '; note $((s))
%%
(note $((1/0)); note never); note $?; (note $((1%0)); note never); note $?
%%
((1/0)); note $?; ((0)); note $?; ((2)); note $?; ((x=0)); note $? $x
%%
for ((i=0;i<3;i++)); do note $i; done; for ((i=3;i--;)); do note $i; done; for ((;;)); do break; done; for ((i=0,j=5;i<j;i+=2,j--)); do note $i $j; done; note $i $j; for ((i=0;i<2;i++)) { note b$i; }
%%
x=abcde; note ${x#[a]} ${x#[!b]} ${x#[a-b]} ${x#[ab][ab]} ${x##[a-c]*} ${x%[de]} ${x%[^e]} ${x%%[c-e]*} ${x#[b]} ${x#[]a]} ${x#[a-]}
%%
x='a]b'; note ${x#a]} ${x#[a]} "${x#[a]]}" ${x%[]b]} "${x/]/-}" "${x/[]]/+}" "${x/\]/=}"
%%
x=a-b; note ${x#a-} ${x#[a-z]} ${x/[a-z]-/q} ${x/[-]/+} ${x//[a-]/.} ${x//[!a-z]/_}
%%
x='a\b'; note "${x#a\\}" "${x#'a\'}" "${x//\\//}" "${x%\\*}" "${x#*[\\]}"
%%
x='a*b?c'; note "${x#*\*}" "${x%\?*}" "${x//\*/S}" "${x//[?]/Q}" "${x/'*b'/Z}" "${x//[*?]/-}"
%%
x=a1b22; note "${x//[0-9]/}" "${x//[[:digit:]]/N}" "${x//[^0-9]/}" "${x%%[0-9]*}" "${x##*[a-z]}" "${x/[0-9][0-9]/T}" "${x//[[:alpha:]]/A}"
%%
x='a b	c'; note "${x//[[:space:]]/_}" "${x//[[:blank:]]/-}" "${x%%[[:space:]]*}" "${x##*[[:space:]]}"
%%
x=aXbYc; note "${x//[[:upper:]]/u}" "${x//[[:lower:]]/l}" "${x//[A-Z]/U}" "${x//[a-z]/L}" "${x//[[:alnum:]]/}" "${x//[XY]/}"
%%
x=aaa; note "${x/a/b}" "${x//a/b}" "${x//aa/b}" "${x/a*/b}" "${x//a*/b}" "${x/#a/b}" "${x/%a/b}" "${x/#aa/b}" "${x/%aa/b}" "${x/?/}" "${x//?/}"
%%
x=abab; note "${x#*b}" "${x##*b}" "${x%a*}" "${x%%a*}" "${x#*}" "${x##*}" "${x%*}" "${x%%*}" "${x#**b}" "${x##?*b}" "${x%?a?}" "${x#?b?}"
%%
case abc in [a-c][a-c][a-c]) note 1;; esac; case ab in ?) note 2;; ??) note 3;; esac; case a in ??*) note 4;; ?*) note 5;; esac; case '' in ?*) note 6;; *) note 7;; esac; case abc in *c*) note 8;; esac; case abc in *a) note 9;; *) note 10;; esac
%%
case a/b in [a]/[b]) note 1;; esac; case a/b in a[/]b) note 2;; *) note 3;; esac; case x in [\x]) note 4;; esac; case '\' in '\') note 5;; esac; case '\' in \\) note 6;; esac; case ab in a\b) note 7;; esac
%%
case é in ?) note 1;; esac; case éa in ?a) note 2;; esac; case 日本 in ??) note 3;; esac; x=日本語; note "${x#?}" "${x%?}" "${#x}" "${x:1:1}"
%%
[[ a.b == a.b ]] && note 1; [[ axb == a.b ]] || note 2; [[ 'a+b' == a+b ]] && note 3; [[ '(a)' == '(a)' ]] && note 4; [[ a^b == a^b ]] && note 5; [[ 'a$' == 'a$' ]] && note 6; [[ 'a|b' == 'a|b' ]] && note 7; [[ '{a}' == {a} ]] && note 8
%%
p='?'; case a in $p) note 1;; esac; case '?' in "$p") note 2;; esac; case a in "$p") note 3;; *) note 4;; esac; q='[a-b]*'; [[ bxx == $q ]] && note 5; x=bxx; note "${x##$q}" "${x#"$q"}" "${x/$q/r}"
%%
x=foo.tar.gz; note "${x%.gz}" "${x%.*}" "${x%%.*}" "${x#*.}" "${x##*.}" "${x/.tar/}" "${x/%.gz/.xz}" "${x/#foo/bar}" "${x%.{gz,xz}}" "${x%"gz"}"
%%
x=path/to/file; note "${x%/*}" "${x##*/}" "${x%%/*}" "${x#*/}" "${x//\//.}" "${x/\/*/}" "${x%/file}" "${x#path/}" "${x/to/from}"
%%
x=' lead'; note "${x# }" "${x#?}" "${x/ /}" "${x## *}" "${x%%d*}"; y='tail '; note "${y% }" "${y%% *}" "${y/ /_}"
%%
while read -r f; do basename a > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do chmod 600 notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do chown root notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do cp notes.txt /dev/null > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do date > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do dirname a/b > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do du > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do echo x > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do git status > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do id > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do ln nosuch1 nosuch2 > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do ls > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do mkdir src > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do mktemp -u > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do mv nosuch1 nosuch2 > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do printf '%s' x > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do pwd > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do realpath . > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do rm -f nosuch > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do rmdir nosuch > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do seq 3 > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do sleep 0 > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do stat . > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do touch -c nosuch > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do uname > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do which sh > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do /usr/bin/true > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do /usr/bin/false > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do /bin/echo x > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do /usr/bin/test x > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do command true > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do docker ps > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do npm -v > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do npx -v > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do curl -V > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do wget -V > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do file notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do cat notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do head notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do tail -n1 notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do head -n 3 notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do wc -l notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do nl notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do sort notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do md5sum notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do sha256sum notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do grep x notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do egrep x notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do fgrep x notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do sed s/x/y/ notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do awk '{}' notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
while read -r f; do diff notes.txt notes.txt > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
%%
read a b c <<< 'x y z w'; note "$a" "$b" "$c"; read a b <<< '  x  '; note "[$a]" "[$b]"; read <<< ' q '; note "[$REPLY]"; read -r a <<< 'x\y'; note "$a"; read a <<< 'x\y'; note "$a"
%%
read -a arr <<< 'x y z'; note "${arr[@]}" "${#arr[@]}"; read -ra arr <<< 'p\ q'; note "${arr[0]}"; read -n 2 a <<< abcd; note "$a"; read -N 3 a <<< 'a b c'; note "$a"; read -d : a b <<< 'x y:z'; note "$a" "$b"; read -d '' a <<< 'x'; note $? "[$a]"
%%
{ read a; read b; read c; note $? "$a" "$b" "[$c]"; } <<< $'1\n2'; while read -r l; do note "$l"; done <<< $'x\ny z\n  q'; note "end[$l]"
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
let a=1+2; note $a $?; let b=0; note $? $b; let 'c = 2 * 3' d=4; note $c $d; let e=1/0; note $? "[$e]"; let; note $?; let 0; note $?; let 1 0 2; note $?
%%
set a b; note "$1" "$2"; set -- -x; note "$1"; set - p q; note "$1"; set -e -- r; note "$1"; set +e; set -- ; note $#; set -- "$@" z; note "$1"; set -f x; note "$1" src/*.ts; set +f; set -u; (note $nope); note $?; set +u
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
note $0 | cat; f() { note "$FUNCNAME" | cat; note $#; }; f a b; note "$_"; true last; note $_; : a b c; note "$_"; x=1; note "[$_]"
%%
v=x; note $v$v "$v"'$v'"\$v" "${v}y" "$v-y" "$v.y" ${v}_y "$vy" "${v}"; note '$v' \$v "\\$v" "\"$v\"" $'$v' $'a\tb\n' $'\x41\101\u0042\e[0m' $'it\'s' $"loc $v" "a
b" a\
b
%%
test a = a && note 1; test; note $?; test ''; note $?; test ! a; note $?; test -n; note $?; test -z; note $?; test = ; note $?; [ -f ]; note $?; [ a b ]; note $?; [ 1 -eq x ]; note $?; [ a = ]; note $?; [ -n = a ]; note $?; [ '(' = ')' ]; note $?; [ ! = a ]; note $?
%%
[[ -z $u ]] && note 1; u=; [[ $u ]] || note 2; [[ -n $u ]] || note 3; v='a b'; [[ $v == 'a b' ]] && note 4; [ "$v" = 'a b' ] && note 5; [ $v = x ]; note $?; [[ $v = a\ b ]] && note 6; [[ $v == a* ]] && note 7; [[ "a b" = $v ]] && note 8
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
r() { if [ $1 -gt 0 ]; then note $1; r $(($1-1)); fi; }; r 3; a() { b; }; b() { note b; }; a; c() { local x=1; d; note $x; }; d() { x=2; }; c; note "${x-unset}"; unset -f b; b() { note b2; }; a
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
