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
