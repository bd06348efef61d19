import fc from 'fast-check';
import {
  build,
  listOf,
  pattern,
  pick,
  plainName,
  spelled,
  staticFile,
  variable,
  type Weight,
  wordOf,
} from './words.ts';

/**
 * Shell commands over a small scratch tree, valid or nearly so: quotes, expansions, redirects, cd, pipes, here-documents,
 * substitutions, functions, loops, wrappers and harmless writers.
 */

type Text = fc.Arbitrary<string>;

function simpleOf(word: Text, command: Text, { dynamic }: Weight): Text {
  const words = listOf(word);
  const always = [
    build`touch ${words}`,
    build`rm -f ${words}`,
    build`rm -rf ${words}`,
    build`rm ${word}`,
    build`mkdir -p ${words}`,
    build`mkdir ${word}`,
    build`rmdir ${word}`,
    build`cp ${word} ${word}`,
    build`cp -r ${words} ${word}`,
    build`mv ${words} ${word}`,
    build`ln -sf ${word} ${word}`,
    build`tee ${words}`,
    build`sed -i s/x/y/ ${words}`,
    build`truncate -s 0 ${words}`,
    build`dd of=${word} count=0 status=none`,
    build`install -m 600 ${word} ${word}`,
    build`chmod 600 ${words}`,
    build`cat ${words}`,
    build`echo ${words}`,
    build`printf '%s\\n' ${words}`,
    build`ls ${word}`,
    build`sort -o ${word} ${word}`,
    build`find . -name ${word} -delete`,
    build`find d1 -type f -exec touch ${word} \\;`,
    build`env ${variable}=${word} touch ${word}`,
    build`command touch ${words}`,
    build`xargs touch <<< ${word}`,
    build`sh -c ${pick('\'touch "$1"\'', "'rm -f $1 $0'", "'echo x > $0'")} ${words}`,
    build`bash -c ${command.map((code) => spelled(code, 0))}`,
    build`eval ${command.map((code) => spelled(code, 1))}`,
  ];
  return dynamic ? fc.oneof(...always, build`eval "touch ${plainName}" ${word}`) : fc.oneof(...always);
}

const redirectTo = (word: Text): Text =>
  fc.oneof(
    build`${pick(' > ', ' >> ', ' >| ', ' 2> ', ' &> ', ' >& ', ' <> ', ' < ', ' 3> ', ' {fd}> ')}${word}`,
    pick(' 2>&1', ' >/dev/null', ' 2>/dev/null', ' >&2', ' </dev/null', ' >&-', ''),
  );

const hereDoc = (word: Text, end: 'E' | "'E'"): Text => build` <<${pick(end)}\n${word}\n${plainName}\nE\n`;

function assignmentsOf(word: Text): Text {
  const words = listOf(word, 0);
  return fc.oneof(
    build`${variable}=${word}`,
    build`${variable}+=${word}`,
    build`export ${variable}=${word}`,
    build`A=(${words})`,
    build`A+=(${word})`,
    build`A=([1]=${word} ${word} [0]=${word})`,
    build`A[${pick('0', '1', 'i', '-1')}]=${word}`,
    build`declare -i i=${pick('1', '2+3', 'i+1')}`,
    build`declare -A M=([k]=${word}); v=\${M[k]}`,
    build`declare -n r=${variable}; r=${word}`,
    build`read ${variable} <<< ${word}`,
    build`read v w <<< ${word}`,
    build`IFS=${pick('/', '.', ':')} read ${variable} w <<< ${word}`,
    build`printf -v ${variable} '%s' ${word}`,
    build`set -- ${words}`,
    build`: "\${${variable}:=${pick('new', 'a')}}"`,
    build`mapfile -t A <<< ${word}`,
    pick(
      'shift',
      'unset v',
      'IFS=/',
      "IFS=' '",
      'unset IFS',
      'i=3',
      'let i=i+1',
      '((i+=2))',
      'set -f',
      'local v=a',
    ),
    pick(
      'readonly w',
      'set -u',
      'shopt -s nullglob',
      'shopt -s globstar',
      'shopt -s lastpipe',
      'unset "A[0]"',
      'set +f',
    ),
  );
}

function directoriesOf(word: Text, { dynamic }: Weight): Text {
  const always = [
    build`cd ${pick('d1', 'd2', 'd2/d3', '.', 'missing', 'a', './d1')}`,
    build`cd ${word}`,
    pick('cd ..', 'pushd d1', 'cd d2/../d1', 'cd', 'mkdir new && cd new', 'mkdir -p d1/x/y; cd d1/x'),
  ];
  return dynamic
    ? fc.oneof(...always, pick('cd -', 'popd', 'cd "$OLDPWD"', 'cd "$PWD/d1"'))
    : fc.oneof(...always);
}

const conditionsOf = (word: Text): Text =>
  fc.oneof(
    build`[ ${pick('-f', '-d', '-n', '-z')} ${word} ]`,
    build`[[ ${word} == ${pattern} ]]`,
    build`[ ${word} = ${word} ]`,
    build`[[ -n ${word} ]]`,
    build`test -z ${word}`,
    build`[[ i -${pick('lt', 'eq', 'gt')} ${pick('1', '2')} ]]`,
    build`((i ${pick('<', '==', '>')} 2))`,
    pick('true', 'false', '! true', '! false'),
  );

type Parts = { block: Text; body: Text; word: Text; simple: Text; condition: Text; inner: Text };

const stop = pick('break', 'continue', 'return', 'exit', 'break 2', ':', ':', ':');

/** Compound commands that need no expansion of their own. */
const plainCompounds = ({ block, body, word, simple, condition, inner }: Parts): Text[] => [
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

const dynamicCompounds = ({ body, word, inner }: Parts): Text[] => [
  build`for w; do touch "$w"\n${body}\ndone`,
  build`i=0; while [ $i -lt 2 ]; do i=$((i+1)); ${body}\ndone`,
  build`f() { local v=${word}; ${body}\n}; f; touch "x$v"`,
  build`f() { f${pick('', '" "')}() { touch "$1"; }; ${body}\n}; f ${word}; f ${word}`,
  build`while read -r f; do touch "$f"; done${hereDoc(word, 'E')}`,
  build`v=$(${inner}); touch "x$v"`,
  build`bash <<E\ntouch ${word}\nE\n`,
];

/** Most scripts know what their variables hold. */
const prelude = 'v=a w=d1/f f=new i=1\nA=(b.txt "c d")\nset -- d1/g.txt new\n';

export function commands(weight: Weight): Text {
  return fc.letrec<{ script: string; statement: string; inner: string }>((tie) => {
    const inner = tie('inner');
    const word = wordOf(inner, weight);
    const simple = simpleOf(word, inner, weight);
    const simpleStatement = fc.oneof(
      { arbitrary: simple, weight: 6 },
      { arbitrary: fc.tuple(simple, redirectTo(word)).map((parts) => parts.join('')), weight: 5 },
      {
        arbitrary: weight.dynamic ? assignmentsOf(word) : pick('true', ':', 'v=new'),
        weight: weight.dynamic ? 6 : 1,
      },
      { arbitrary: directoriesOf(weight.dynamic ? word : staticFile, weight), weight: 2 },
    );
    const condition = fc.oneof(
      { arbitrary: conditionsOf(word), weight: 4 },
      { arbitrary: simple, weight: 1 },
    );
    const block = fc.oneof(
      { arbitrary: simpleStatement, weight: 3 },
      { arbitrary: tie('statement'), weight: 1 },
    );
    const body = fc.array(block, { minLength: 1, maxLength: 2 }).map((all) => all.join('\n'));
    const parts = { block, body, word, simple, condition, inner };
    const compound = weight.dynamic
      ? fc.oneof(...plainCompounds(parts), ...dynamicCompounds(parts))
      : fc.oneof(...plainCompounds(parts));
    const small = { depthSize: 'small', withCrossShrink: true } as const;
    return {
      inner: fc.oneof(small, simple, compound),
      statement: fc.oneof(
        small,
        { arbitrary: simpleStatement, weight: 3 },
        { arbitrary: compound, weight: 3 },
      ),
      script: fc
        .tuple(
          weight.dynamic ? pick(prelude, prelude, prelude, '') : pick(''),
          fc.array(tie('statement'), { minLength: 1, maxLength: 5 }),
        )
        .map(([start, statements]) => start + statements.join('\n')),
    };
  }).script;
}
