import fc from 'fast-check';
import { hereDoc, redirectTo } from './simple.ts';
import { build, listOf, pattern, pick, plainName, spelled, type Text } from './words.ts';

/** Lists, loops, functions, pipes: what commands are put together with. */

type Parts = { block: Text; body: Text; word: Text; simple: Text; condition: Text; inner: Text };

const stop = pick('break', 'continue', 'return', 'exit', 'break 2', ':', ':', ':');

/** Compound commands that need no expansion of their own. */
export const plainCompounds = ({ block, body, word, simple, condition, inner }: Parts): Text[] => [
  build`${block} && ${block}`,
  build`${block} || ${block}`,
  build`${condition} && ${block} || ${block}`,
  build`( ${body} )`,
  build`{ ${body}\n}`,
  build`if ${condition}; then ${body}\nelse ${body}\nfi`,
  build`if ${condition}; then ${body}\nelif ${condition}; then ${body}\nfi`,
  build`for v in ${listOf(word)}; do ${body}\n${stop}\ndone`,
  build`for ((i=0; i<${pick('1', '3')}; i++)); do ${body}\ndone`,
  build`while read v; do ${body}\ndone <<< ${word}`,
  build`printf '%s\\n' ${word} ${word} | while read -r f; do ${body}\ndone`,
  build`case ${word} in ${pattern}) ${body}\n;;\n${plainName}) ${body}\n;${pick(';', '&', ';&')}\n*) ${body}\n;;\nesac`,
  build`f() { ${body}\n${stop}\n}; f ${word} ${word}`,
  build`g() ( ${body}\n); g ${word}`,
  build`echo ${word} | ${simple}`,
  build`echo ${word} | xargs ${pick('rm -f', 'touch', 'mkdir -p')}`,
  build`echo "touch ${plainName}" | ${pick('sh', 'bash', 'bash -s')}`,
  build`${block} | ${block}`,
  build`${simple} & wait`,
  build`trap ${inner.map((code) => spelled(code, 0))} EXIT`,
  build`exec > ${word}; ${block}`,
  fc
    .tuple(pick('cat', 'tee new', 'xargs touch', 'read v w'), hereDoc(word, 'E'))
    .map((parts) => parts.join('')),
  fc.tuple(pick('cat', 'sort -o new', 'xargs rm -f'), hereDoc(word, "'E'")).map((parts) => parts.join('')),
  build`${pick('bash', 'sh')} <<${pick("'E'", 'E')}\n${simple}\nE\n`,
  fc.tuple(build`{ ${body}\n}`, redirectTo(word)).map((parts) => parts.join('')),
  build`cat <(echo ${word}) > ${word}`,
  build`source <(echo "v=${plainName}; touch d1/new")`,
];

export const dynamicCompounds = ({ body, word, inner }: Parts): Text[] => [
  build`for w; do touch "$w"\n${body}\ndone`,
  build`i=0; while [ $i -lt 2 ]; do i=$((i+1)); ${body}\ndone`,
  build`f() { local v=${word}; ${body}\n}; f; touch "x$v"`,
  build`f() { f${pick('', '" "')}() { touch "$1"; }; ${body}\n}; f ${word}; f ${word}`,
  build`while read -r f; do touch "$f"; done${hereDoc(word, 'E')}`,
  build`v=$(${inner}); touch "x$v"`,
  build`bash <<E\ntouch ${word}\nE\n`,
  build`for f in *; do touch "x$f" "\${f%.txt}.md" "\${f##*.}"; done`,
  build`for f in d1/*; do mv "$f" "\${f}${pick('x', '.bak', '')}"; ${body}\ndone`,
  build`ls ${word} | while read -r f; do touch "y$f"; done`,
  build`for f in $(ls ${word}); do touch "z$f"; done`,
  build`select v in ${word} ${word}; do ${body}\nbreak\ndone <<< ${pick('1', '2', 'x')}`,
  build`until [ $i -gt 2 ]; do i=$((i+1)); ${body}\ndone`,
  build`trap ${inner.map((code) => spelled(code, 0))} ${pick('ERR', 'RETURN')}\n${body}`,
  build`exec 3<<< ${word}; read v <&3; read -u 3 w; ${body}`,
  build`read -r v < ${word}; touch "x$v"`,
  build`touch "x$(< ${word})"`,
  build`while getopts ab: v; do ${body}\ndone`,
  build`coproc { ${body}\n}; wait`,
  build`[[ ${word} =~ ${pick('a', '^d', '.*')} ]] && touch "x\${BASH_REMATCH[0]}"`,
  build`f() { set -- ${word} "$@"; shift; touch "$@"; }; f ${word}`,
  build`f() { echo ${word}; }; touch $(f) "x$(f)"`,
  build`A=(${listOf(word, 0)}); for v in "\${A[@]}"; do ${body}\ndone`,
  build`set -e; ${body}`,
  build`(${body}) && touch "$v" || touch "x$?"`,
  build`touch "$(basename ${word})" "$(dirname ${word})/x"`,
  build`echo -e ${word} | while read -r v; do touch "$v"; done`,
  build`printf '%s-%d\\n' ${word} 3 | xargs touch`,
  build`IFS=${pick('/', ',', "$'\\n'")}; for v in ${word}; do touch "x$v"; done; unset IFS`,
];
