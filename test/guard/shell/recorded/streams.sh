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
while read -r f; do kill -0 1 > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
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
while read -r f; do /usr/bin/[ x ] > /dev/null; note "$f" < /dev/null; done <<< $'a\nb'
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
