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
note [a-c] [!a]x [^a]x [] [a "[a]" \[a] a[1] [[:digit:]]q
%%
x=q; note [$x]z ["$x"]z [a$x-]z
%%
note zz? *zz "*" '?' \* \? zz\*
%%
note a=b =b a= --a=b a==b
%%
note {a,b} {a,} {,a} {a} {} {,} {a,b}{c,d} x{a,b}y
%%
note {1..3} {3..1} {1..5..2} {5..1..2} {a..c} {c..a} {a..e..2} {-2..2} {01..03} {1..3..0} {-1..-3}
%%
note {a,b,{c,d}} {a,{b,{c,d}}} {{a,b},c} {a,b}} {{a,b} {a,b}c} a{b,c
%%
note {a,'b,c'} {a,"b c"} {a,b\,c} "{a,b}" '{a,b}' \{a,b} {a\,b} {"a,b"} {a,$(echo b,c)}
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
note a;note b&wait;note c
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
note a<(true)b | cat; note done
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
x=' a b '; note $x "$x" [$x] x$x $x$x ' '$x
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
IFS=:; x=:; note [$x] $x; x=a:; note $x; x=::; note $x
%%
IFS=: ; x='a: b :c'; note $x
%%
set -f; x='* ?'; note $x * [a]; set +f; note zz*
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
if [ a ] && [ -n a ] && [ -z '' ] && [ a = a ] && [ a == a ] && [ a != b ] && ! [ '' ] && [ 1 -eq 1 ] && [ 1 -ne 2 ] && [ 1 -lt 2 ] && [ 2 -le 2 ] && [ 3 -gt 2 ] && [ 3 -ge 3 ]; then note ok; else note bad; fi
%%
[ a = b ] || note 1; [ -z a ] || note 2; [ -n '' ] || note 3; [ 1 -eq 2 ] || note 4; [ 1 -ne 1 ] || note 5; [ 2 -lt 2 ] || note 6; [ 3 -le 2 ] || note 7; [ 2 -gt 2 ] || note 8; [ 2 -ge 3 ] || note 9; [ ] || note 10; [ '' ] || note 11; [ a != a ] || note 12
%%
[ a -a b ] && note 1; [ a -a '' ] || note 2; [ '' -o b ] && note 3; [ '' -o '' ] || note 4; [ ! '' ] && note 5; [ ! a ] || note 6; [ \( a \) ] && note 7; [ ! a = b ] && note 8; [ \( a = b \) -o c ] && note 9; [ a = a -a b = b ] && note 10; [ -n a -a -z b ] || note 11
%%
[[ a == a ]] && note 1; [[ a = b ]] || note 2; [[ a != b ]] && note 3; [[ abc == a* ]] && note 4; [[ abc == 'a*' ]] || note 5; [[ abc == a?c ]] && note 6; [[ abc != *d* ]] && note 7; p='a*'; [[ abc == $p ]] && note 8; [[ abc == "$p" ]] || note 9; [[ 'a*' == "$p" ]] && note 10; [[ x == [a-y] ]] && note 11; [[ a\* == 'a*' ]] && note 12
%%
[[ a && b ]] && note 1; [[ a && '' ]] || note 2; [[ '' || b ]] && note 3; [[ ! '' ]] && note 4; [[ ( a || '' ) && b ]] && note 5; [[ ! ( a && b ) ]] || note 6; [[ -n a && -z '' ]] && note 7; [[ a == a || $(note never) ]]; [[ '' && $(note never) ]]; [[ ! a == b ]] && note 8; [[ ! a && b || c ]] && note 9
%%
[[ 1 -eq 1 && 2 -ne 1 && 1 -lt 2 && 2 -le 2 && 2 -gt 1 && 2 -ge 2 ]] && note 1; [[ 1+1 -eq 2 ]] && note 2; x=3; [[ x -eq 3 ]] && note 3; [[ $x -lt x+1 ]] && note 4; [[ 010 -eq 8 ]] && note 5; [[ '' -eq 0 ]] && note 6; [[ 2 -lt 1 ]] || note 7
%%
[[ -f src/a.ts ]] && note 1; [ -d src ] && note 2; [ -e nosuch ] || note 3; [ -f src ] || note 4; [ -d notes.txt ] || note 5; [ -s notes.txt ] || note 6; [ -r notes.txt ] && note 7; [ -L notes.txt ] || note 8; [ src -ef src ] && note 9; [ -x src ] && note 10; [ -p notes.txt ] || note 11; [ src/a.ts -nt nosuch ] && note 12
%%
[[ a < b ]] && note 1; [[ b > a ]] && note 2; [ a \< b ] && note 3; [[ ab < aa ]] || note 4; [ b \> a ] && note 5
%%
if [ -n "$(echo a)" ]; then note 1; fi; if [ -z "$(true)" ]; then note 2; fi; [ "$(echo x)" = x ] && note 3; [[ $(echo y) == y ]] && note 4; [ `echo 1` -eq 1 ] && note 5; [ $((1+1)) = 2 ] && note 6; ! [ a = b ]; note $?; ! [[ a ]]; note $?
%%
note {a,b}{c,d} x{,y} {a} {} a{b}c {1..3} {3..1} {a..c} {c..a} {1..6..2} {a..e..2} {-1..1} {01..03} {1..2}{x,y} {a,{b,c}} {a,b}.ts "{a,b}" '{a,b}' \{a,b} {a,b\} {a\,b} {,} x{a,"b c"} {1..1} {a,b,} pre{a,b}post {10..8..1}
%%
IFS=:; v=a:b::c; note $v "$v"; IFS=' '; v='a  b'; note $v; IFS=$'\n'; v=$'a b\nc'; note $v; IFS=; v='a b'; note $v; IFS=x; v=axbxx; note $v; unset IFS; v=$' a\tb\n'; note $v; IFS=', '; v='a, b ,c,,d'; note $v; IFS=-; note $(echo a-b) $((1-2)) x-y
%%
v=' a '; note $v x$v"$v"y [$v] "[$v]"; e=; note $e x $e$e "$e" ''$e a$e''; note $(echo) "$(echo)" x; w='a b'; note x${w}y $w$w "$w"$w; note ${w}${w} ${w% b}${w#a }; n=$'\n'; note "a${n}b" a${n}b
%%
v=1; read a <<< $v; read b <<< "x $v"; read c <<< 'q $v'; read d <<< a\ b; read -r e <<< $(echo m n); note "$a" "$b" "$c" "$d" "$e"; read f <<< *; note "$f"; read g <<< {a,b}; note "$g"; read h <<< ~; [ "$h" = "$HOME" ] && note home
%%
>a; note b >c 2>d; > e note f; note g 2>&1 >h; note i &>j; note k &>>l; note m >|n; note o 3>p; { note q; } > r; (note s) >> t; if true; then note u; fi > v; for x in 1; do note w; done > x; f() { note y; } > z; f; note a1 <> b1; exec 5> c1; note d1 > "e 1" > f$((1+1)) > $(echo g1)
%%
coproc { note in; }; wait; coproc NAME { note in2; }; wait; note out; coproc note simple; wait
%%
f() { note f "$@"; }; f a 'b c'; function g { note g; }; g; function h() (note h; exit 3); h; note $?; i() if true; then note i; fi; i; j() { k() { note k; }; }; j; k; f2() { note $#; shift; note "$1"; }; f2 x y; note $#
