#!/bin/sh
# Asks the gates about one hook event, the client's JSON on standard input.
#
# Exit 0: nothing against it; standard output is one JSON object or empty.
# Exit 2: blocked; standard output is empty, the reason is on standard error.
# Whatever goes wrong on the way to an answer is a block. Silence is not consent: gates.mjs says
# "nothing against it" with {} as its last line, so a Node that does nothing does not open the gates.

# Variables that run other code before ours, or write where the client listens.
unset NODE_OPTIONS NODE_PATH NODE_REPL_EXTERNAL_MODULE NODE_REDIRECT_WARNINGS NODE_DEBUG NODE_DEBUG_NATIVE \
  NODE_V8_COVERAGE NODE_COMPILE_CACHE OPENSSL_CONF OPENSSL_MODULES LD_PRELOAD LD_AUDIT DYLD_INSERT_LIBRARIES
# Where sh is bash, functions come in through the environment.
unset -f cd printf test
CDPATH=

block() {
  printf 'Blocked by .claude/hooks/gates.sh: %s\n' "$1" >&2
  exit 2
}

cd -P -- "${0%/*}" || block "the directory of $0 cannot be entered."
hooks=$PWD
cd -P -- ../.. || block "the project's directory cannot be entered."
root=$PWD
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
