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
for x in a b; do (continue; note in); note $x; done; for x in a b; do { break; }; done; note $x
%%
break; note a; continue; note b; for x in 1; do f() { break; note infn; }; f; note afterfn; done
%%
case a in b|a|c) note 1;; esac; case b in (a|b) note 2;; esac; case 'a b' in 'a b') note 3;; a*) note 4;; esac; case '' in '') note 5;; *) note 6;; esac
%%
case a in a) note 1;& b) note 2;& c) note 3;; d) note 4;; esac; case a in a) note 5;;& [a-c]) note 6;;& b) note 7;; ?) note 8;; *) note 9;; esac
%%
x=a; case $x in $x) note 1;; esac; case "$x" in "$x") note 2;; esac; p='[a-c]'; case b in $p) note 3;; esac; case b in "$p") note 4;; *) note 5;; esac; case '[a-c]' in "$p") note 6;; esac
%%
case a in [!b]) note 1;; esac; case b in [!b]) note 2;; [^b]) note 3;; [a-c]) note 4;; esac; case - in [a-]) note 5;; esac; case ] in []]) note 6;; esac; case '*' in \*) note 7;; esac; case x in \*) note 8;; *) note 9;; esac
%%
case abc in ???) note 1;; esac; case ab in ???) note 2;; ??) note 3;; esac; case a.txt in *.txt) note 4;; esac; case .a in *) note 5;; esac; case a/b in *) note 6;; esac; case a/b in a?b) note 7;; esac
%%
case 5 in [[:digit:]]) note 1;; esac; case a in [[:alpha:][:digit:]_]) note 2;; esac; case A in [[:lower:]]) note 3;; [[:upper:]]) note 4;; esac; case ' ' in [[:space:]]) note 5;; esac; case _ in [[:alnum:]]) note 6;; [[:word:]]) note 7;; esac; case f in [[:xdigit:]]) note 8;; esac; case g in [![:xdigit:]]) note 9;; esac; case $'\t' in [[:blank:]]) note 10;; esac
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
(exit 2); note $?; (exit 2; note no); (note a; exit; note no); note b; { (exit 3); }; note $?; exit 4; note no
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
note a & wait; note b; { note c; note d; } & wait; (note e) & wait; x=1; { x=2; note $x; } & wait; note $x
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
trap 'note one' EXIT; trap 'note two' EXIT; note a; exit 3
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
trap -- 'note a' EXIT; trap -p EXIT; trap -l > /dev/null; trap; note b
%%
trap 'note a' SIGEXIT; note b; trap 'note c' exit; note d; trap EXIT; note e
%%
set -e; false || note a; if false; then :; fi; ! true; note b; (exit 2) || true; note c; x=$(false) || note d; false && true; note e
%%
set -u; x=1; note $x; unset y; (note "${y-d}"); note ${y:-e}; note end
%%
set -- a b; set -x; note $1; set +x; set -- "$@" c; note $#; set x y; note $1 $2; set -; note $1; set -- ; note $#; set - p q; note $1
%%
exec 3>out3; echo a >&3; exec 3>&-; note b; exec 4<<< 'x y'; read a b <&4; note $b $a; exec note last; note no
%%
(exec note a; note no); note b; x=$(exec echo c); note $x; exec >/dev/null; note d
%%
type note > /dev/null && note a; command -v note > /dev/null && note b; hash note; note c; : note no; true note no; echo note no > /dev/null; printf '%s' note > /dev/null; note d
%%
source /dev/stdin <<< 'note a; x=1'; note $x; . <(echo 'note "$@"; return; note no') p q; note $#; source <(echo 'f() { note f; }'); f; set -- o; . /dev/stdin q <<< 'note $1; shift'; note $1
%%
time note a; time { note b; note c; }; ! time note d; time -p note e
%%
[ a ] && note 1; [ '' ] || note 2; [ ] || note 3; [ ! a ] || note 4; [ ! '' ] && note 5; test a && note 6; test || note 7; [ -n a ] && note 8; [ -z '' ] && note 9; [ -n '' ] || note 10; [ -z a ] || note 11; [ ! -z a ] && note 12; [ ! -n a ] || note 13
%%
[ a = a ] && note 1; [ a = b ] || note 2; [ a != b ] && note 3; [ a != a ] || note 4; [ a == a ] && note 5; [ ! a = b ] && note 6; [ ! a = a ] || note 7; [ '' = '' ] && note 8; [ 'a b' = 'a b' ] && note 9; x=; [ "$x" = "" ] && note 10; [ x$x = x ] && note 11; [ -n = -n ] && note 12; [ ! = ! ] && note 13; [ -z ] && note 14; [ = ] && note 15
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
x=1; readonly x; note $x; (x=2; note no); note a; x=3; note no
note b $x
%%
readonly y=1; unset y || note kept; note $y; declare -r z=2; note $z; note end
%%
f() { return; }; f; return 2>/dev/null; note a; f() { return 1 && note no; }; f || note b
%%
trap 'note end' EXIT; echo $((1/0)) | cat
trap - EXIT; note on
%%
trap 'note end' EXIT; echo ${v?x} & wait
trap - EXIT; note on
%%
trap 'note end' EXIT; echo $((1/0)) | cat & wait
trap - EXIT; note on
%%
trap 'note end' EXIT; (echo $((1/0)) | cat); (echo $((1/0))); x=$(echo $((1/0)) | cat); { echo $((1/0)) | cat; } | cat
trap - EXIT; note on
%%
trap 'note end' EXIT; exit 3 | cat; cat | (exit 3); cat <<< x | echo $((1/0))
trap - EXIT; note on
%%
v=1; trap 'note end $v' EXIT; v=2; echo ${v?x} $((1/0)) | cat
trap - EXIT; v=3; note on
%%
trap 'note end' EXIT; ! echo $((1/0)) & wait
trap - EXIT; note on
%%
trap 'note end' EXIT; for i in $((1/0)); do :; done | cat
echo b | while read v$((1/0)); do :; done
trap - EXIT; note on
