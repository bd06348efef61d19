x=abcde; note ${x#[a]} ${x#[!b]} ${x#[a-b]} ${x#[ab][ab]} ${x##[a-c]*} ${x%[de]} ${x%[^e]} ${x%%[c-e]*} ${x#[b]} ${x#[]a]} ${x#[a-]}
%%
x='a]b'; note ${x#a]} ${x#[a]} "${x#[a]]}" ${x%[]b]} "${x/]/-}" "${x/[]]/+}" "${x/\]/=}"
%%
x='[x]'; note "${x#[}" "${x#\[}" "${x#"["}" "${x%]}" "${x#[[]}" "${x/[[]x]/y}"
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
