#!/bin/sh
# Asks the gates about one hook event, the client's JSON on standard input.
#
# Exit 0: nothing against it; standard output is one JSON object or empty.
# Exit 2: blocked; standard output is empty, the reason is on standard error.
# Whatever goes wrong on the way to an answer is a block. Silence is not consent: gates.mjs says
# "nothing against it" with {} as its last line, so a Node that does nothing does not open the gates.
#
# After a call settings.json also says what git calls the content of gates.sh, gates.cjs and gates.mjs ($1), and what it calls
# them now ($2, after the name of nothing; empty without git). A file that is another goes back to what it was.

# Variables that run other code before ours, or write where the client listens.
unset NODE_OPTIONS NODE_PATH NODE_REPL_EXTERNAL_MODULE NODE_REDIRECT_WARNINGS NODE_DEBUG NODE_DEBUG_NATIVE \
  NODE_V8_COVERAGE NODE_COMPILE_CACHE OPENSSL_CONF OPENSSL_MODULES LD_PRELOAD LD_AUDIT DYLD_INSERT_LIBRARIES
# Where sh is bash, functions come in through the environment.
unset -f cd printf test
unset GATES_PUT_BACK
CDPATH=

block() {
  printf 'Blocked by .claude/hooks/gates.sh: %s\n' "$1" >&2
  exit 2
}

# By its own place; by that of the kept copy when settings.json starts that one, because this file is another.
case $0 in
  */gates/state/runtime/*) claude=${0%/gates/state/runtime/*} isCopy=yes ;;
  *) claude=${0%/hooks/*} isCopy= ;;
esac
# What a link leads to may be the same launcher, but with another policy. One that leads to another launcher goes.
for directory in "$claude" "$claude/hooks" "$claude/gates"; do
  test -h "$directory" || continue
  test -z "$isCopy" || PATH="/usr/bin:/bin:$PATH" rm -f "$directory"
  test ! -h "$directory" || block "$directory is a link. Put the directory itself there."
done
cd -P -- "$claude/.." || block "the project's directory cannot be entered."
root=$PWD
hooks=$root/.claude/hooks
# Where the session started: the root, or a component below it.
cd -P -- "${CLAUDE_PROJECT_DIR:-.}" || block "the project's directory cannot be entered."
start=$PWD
cd -P -- "${TMPDIR:-/tmp}" 2>/dev/null || cd /
temporary=$PWD

# Node comes from PATH, but never from a place an agent may write: the project and the temporary directories.
node=
refused=
set -f
IFS=:
for directory in $PATH; do
  case $directory in /*) ;; *) continue ;; esac
  test -f "$directory/node" && test -x "$directory/node" || continue
  cd -P -- "$directory" || continue
  case $PWD/ in
    "$root"/* | "$start"/* | "$temporary"/* | /tmp/* | /var/tmp/* | /private/tmp/* | /private/var/tmp/*) refused=$PWD/node ;;
    *) node=$PWD/node && break ;;
  esac
done
cd "$start" || block "the project's directory cannot be entered."

if test -n "$2"; then
  kept=$root/.claude/gates/state/runtime
  # Nothing of what git listens to is left, nor a program that lies in the project.
  id() (/usr/bin/env -i PATH="/usr/bin:$PATH" GIT_DIR=/dev/null GIT_CONFIG_NOSYSTEM=1 git hash-object --no-filters "$1" 2>/dev/null)

  # A copy under the name that git gives the content: whatever lies there later, it counts only when it still has that name.
  keep() (
    PATH="/usr/bin:/bin:$PATH"
    mkdir -p "$kept" && cp -p "$1" "$kept/$2.$$" && mv -f "$kept/$2.$$" "$kept/${2:-unreadable}" || rm -f "$kept/$2.$$"
  ) 2>/dev/null

  # What stood there is kept too: gates that a person upgraded come back from there when a session begins with them.
  put_back() (
    PATH="/usr/bin:/bin:$PATH"
    chmod u+rwx "$root/.claude" "$hooks"
    mkdir -p "$kept" "$hooks"
    if test -h "$1" || test ! -f "$1"; then mv -f "$1" "$kept/${1##*/}.$$"; else keep "$1" "$(id "$1")"; fi
    cp -p "$kept/$2" "$1.$$" && test "$(id "$1.$$")" = "$2" && mv -f "$1.$$" "$1" || rm -rf "$1" "$1.$$"
  ) 2>/dev/null

  set -f
  IFS=' '
  pins=$1
  same=
  test -n "$isCopy" || same=${2#* }
  set -- $1
  for name in gates.sh gates.cjs gates.mjs; do
    file=$hooks/$name
    if test ! -h "$file" && { test "$same" = "$pins" || test "$(id "$file")" = "$1"; }; then
      test -e "$kept/$1" || keep "$file" "$1"
    else
      put_back "$file" "$1"
      GATES_PUT_BACK="$GATES_PUT_BACK $name"
    fi
    shift
  done
  export GATES_PUT_BACK
fi

if test -z "$node"; then
  test -z "$refused" || block "the only Node on PATH is $refused, where an agent could replace it. Install Node 20.12 or newer outside the project."
  block "Node is not on PATH. Install Node 20.12 or newer, or start the client from a shell that finds it."
fi
test -r "$hooks/gates.cjs" || block "gates.cjs is missing or unreadable. Restore it from git, or run npx create-agent-gates again."
test -r "$hooks/gates.mjs" || block "gates.mjs is missing or unreadable. Restore it from git, or run npx create-agent-gates again."

answer=$("$node" --no-warnings "$hooks/gates.cjs" 2>&1)
code=$?
last=${answer##*'
'}

case $code:$last in
  '0:{}') exit 0 ;;
  '0:{'*'}') printf '%s\n' "$last" && exit 0 ;;
  0:*) block "gates.mjs ended without an answer. Restore it from git, or run npx create-agent-gates again." ;;
  2:?*) printf '%s\n' "$answer" >&2 && exit 2 ;;
esac

version=$("$node" --version 2>/dev/null) || version='does not start'
block "gates.mjs did not finish (exit code $code; $node: $version). It needs Node 20.12 or newer; with that it runs, or it was changed: restore it from git, or run npx create-agent-gates again."
