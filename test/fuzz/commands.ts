import fc from 'fast-check';

/**
 * Shell commands over a small scratch tree, valid or nearly so: quotes, expansions, redirects, cd, pipes, here-documents,
 * substitutions, functions, loops, wrappers and harmless writers. All paths are relative, so that nothing outside is touched.
 */

/** Files and directories of the scratch tree (see scratch.ts) and a few that aren't there. */
const names = [
  'a',
  'b.txt',
  'c d',
  'e.log',
  'd1',
  'd1/f',
  'd1/g.txt',
  'd2',
  'd2/d3/h',
  'new',
  'd1/new',
  'd2/x y',
];
const shortNames = ['a', 'b.txt', 'new', 'd1/f', 'd1/new', 'e.log'];
const variables = ['v', 'w', 'i', 'f'];

const pick = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const build = (parts: TemplateStringsArray, ...holes: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...holes).map((texts) => parts.reduce((text, part, at) => text + (texts[at - 1] ?? '') + part));

/** One text in a spelling of its own: quotes and escapes that all mean the same. */
function spelled(text: string, style: number): string {
  const plain = text.replace(/[^\w./:=%+-]/g, '\\$&');
  switch (style) {
    case 0:
      return `'${text.replaceAll("'", "'\\''")}'`;
    case 1:
      return `"${text.replace(/[\\"$`]/g, '\\$&')}"`;
    case 2:
      return `$'${text.replace(/[\\']/g, '\\$&').replace(/[ab]/g, (char) => `\\x${char.charCodeAt(0).toString(16)}`)}'`;
    case 3: {
      const half = Math.ceil(text.length / 2);
      return `${text.slice(0, half).replace(/[^\w./-]/g, '\\$&')}"${text.slice(half).replace(/[\\"$`]/g, '\\$&')}"`;
    }
    case 4:
      return plain.replace(/^./, (char) => (char === '\\' ? char : `\\${char}`));
    default:
      return plain;
  }
}

const styled = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(pick(...texts), fc.nat({ max: 12 })).map(([text, style]) => spelled(text, style));

const staticFile = styled(names);
const staticText = styled([
  'x',
  'one two',
  '1',
  '007',
  '*',
  'a:b',
  '-',
  '',
  "it's",
  '$v',
  'a\tb',
  '\\',
  'x=y',
  '{a,b}',
  '~',
]);

const variable = pick(...variables);
const pattern = pick('*', '?', '*.txt', 'd*', '[ab]', '*/', '.*', 'n?w', '/*', 'x');

/** `$` written as `@`, as this is shell and no template. */
const parameters = `"@@" @* @1 "@2" @# "@{@:2}" @{1:-new} "@{A[@]}" @{A[0]} "@{A[1]}" @{#A[@]} @{A[*]}`
  .split(' ')
  .map((text) => text.replace(/(?<=^"?)@/, '$'));

const expansions = fc.oneof(
  build`$${variable}`,
  build`"$${variable}"`,
  build`\${${variable}}`,
  build`"\${${variable}:-${pick('a', 'new', 'b.txt')}}"`,
  build`\${${variable}-new}`,
  build`\${${variable}:+${pick('a', 'd1/new')}}`,
  build`"\${${variable}#${pattern}}"`,
  build`"\${${variable}##${pattern}}"`,
  build`\${${variable}%${pattern}}`,
  build`"\${${variable}%%${pattern}}"`,
  build`"\${${variable}/${pick('a', 'n', 'd?', '/')}/${pick('b', '_', '')}}"`,
  build`\${${variable}//${pick('a', 'x', '[a-c]')}/z}`,
  build`\${${variable}:${pick('0', '1', '-1', ' -2')}:${pick('1', '2')}}`,
  build`\${${variable}^^}`,
  build`\${${variable},}`,
  build`\${#${variable}}`,
  build`\${!${variable}}`,
  pick(...parameters),
  build`$((${pick('1', '2', 'i', 'n+1')}${pick('+', '*', '-', '%')}${pick('1', '3', 'i')}))`,
  build`f$((i++))`,
);

const multiple = pick(
  '{a,b.txt}',
  'd{1,2}',
  'new{1..3}',
  '{a,d1/{f,new}}',
  'x{,y}',
  '*',
  'd1/*',
  '*.txt',
  'd?/?',
  '[ab]*',
  'nothing*',
  'd*/f',
);

export type Weight = { dynamic: boolean };

/** Most scripts know what their variables hold. */
const prelude = 'v=a w=d1/f f=new i=1\nA=(b.txt "c d")\nset -- d1/g.txt new\n';

/** A word that names a file, mostly. */
function wordOf(command: fc.Arbitrary<string>, { dynamic }: Weight): fc.Arbitrary<string> {
  if (!dynamic) return fc.oneof({ arbitrary: staticFile, weight: 6 }, { arbitrary: staticText, weight: 1 });
  return fc.oneof(
    { arbitrary: staticFile, weight: 8 },
    { arbitrary: staticText, weight: 1 },
    { arbitrary: expansions, weight: 6 },
    { arbitrary: multiple, weight: 3 },
    {
      arbitrary: fc.oneof(
        build`$(echo ${staticFile})`,
        build`"$(echo ${staticFile})"`,
        build`\`echo ${pick(...shortNames)}\``,
      ),
      weight: 2,
    },
    { arbitrary: build`"$(${command})"`, weight: 1 },
    { arbitrary: build`${pick('d1/', 'n', './')}${expansions}`, weight: 1 },
  );
}

function simpleOf(word: fc.Arbitrary<string>, command: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
  return fc.oneof(
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
    build`eval "touch ${pick(...shortNames)}" ${word}`,
  );
}

const redirectTo = (word: fc.Arbitrary<string>) =>
  fc.oneof(
    build` > ${word}`,
    build` >> ${word}`,
    build` >| ${word}`,
    build` 2> ${word}`,
    build` &> ${word}`,
    build` >& ${word}`,
    build` <> ${word}`,
    build` < ${word}`,
    build` 3> ${word}`,
    build` {fd}> ${word}`,
    pick(' 2>&1', ' >/dev/null', ' 2>/dev/null', ' >&2', ' </dev/null', ' >&-', ''),
  );

const hereDoc = (word: fc.Arbitrary<string>, end: 'E' | "'E'") =>
  build` <<${pick(end)}\n${word}\n${pick(...shortNames)}\nE\n`;

function assignmentsOf(word: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const words = fc.array(word, { maxLength: 3 }).map((all) => all.join(' '));
  return fc.oneof(
    build`${variable}=${word}`,
    build`${variable}+=${word}`,
    build`export ${variable}=${word}`,
    build`A=(${words})`,
    build`A+=(${word})`,
    build`A[${pick('0', '1', 'i')}]=${word}`,
    build`declare -i i=${pick('1', '2+3', 'i+1')}`,
    build`read ${variable} <<< ${word}`,
    build`read v w <<< ${word}`,
    build`IFS=${pick('/', '.', ':')} read ${variable} w <<< ${word}`,
    build`printf -v ${variable} '%s' ${word}`,
    build`set -- ${words}`,
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
      'readonly w',
    ),
    build`: "\${${variable}:=${pick('new', 'a')}}"`,
    build`mapfile -t A <<< ${word}`,
  );
}

const directoriesOf = (word: fc.Arbitrary<string>) =>
  fc.oneof(
    build`cd ${pick('d1', 'd2', 'd2/d3', '.', 'missing', 'a', './d1')}`,
    build`cd ${word}`,
    pick('cd ..', 'cd -', 'pushd d1', 'popd', 'cd d2/../d1', 'cd', 'cd "$OLDPWD"', 'mkdir new && cd new'),
  );

const conditionsOf = (word: fc.Arbitrary<string>) =>
  fc.oneof(
    build`[ -f ${word} ]`,
    build`[ -d ${word} ]`,
    build`[[ ${word} == ${pattern} ]]`,
    build`[ ${word} = ${word} ]`,
    build`[[ -n ${word} ]]`,
    build`test -z ${word}`,
    build`[[ $i -${pick('lt', 'eq', 'gt')} ${pick('1', '2')} ]]`,
    build`((i ${pick('<', '==', '>')} 2))`,
    pick('true', 'false', '! true', '! false'),
  );

/** Scripts; `dynamic: false` leaves out every expansion, so that all words are static. */
export function commands(weight: Weight): fc.Arbitrary<string> {
  return fc.letrec<{ script: string; statement: string; inner: string }>((tie) => {
    const inner = tie('inner');
    const word = wordOf(inner, weight);
    const simple = simpleOf(word, inner);
    const simpleStatement = fc.oneof(
      { arbitrary: simple, weight: 6 },
      { arbitrary: fc.tuple(simple, redirectTo(word)).map((parts) => parts.join('')), weight: 5 },
      {
        arbitrary: weight.dynamic ? assignmentsOf(word) : pick('true', ':', 'i=3', 'v=new'),
        weight: weight.dynamic ? 6 : 1,
      },
      { arbitrary: weight.dynamic ? directoriesOf(word) : directoriesOf(staticFile), weight: 2 },
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
    const stop = pick('break', 'continue', 'return', 'exit', 'break 2', ':', ':', ':');
    const compound = fc.oneof(
      build`${block} && ${block}`,
      build`${block} || ${block}`,
      build`${condition} && ${block} || ${block}`,
      build`( ${body} )`,
      build`{ ${body}\n}`,
      build`if ${condition}; then ${body}\nelse ${body}\nfi`,
      build`if ${condition}; then ${body}\nelif ${condition}; then ${body}\nfi`,
      build`for v in ${fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '))}; do ${body}\n${stop}\ndone`,
      build`for w; do touch "$w"\n${body}\ndone`,
      build`for ((i=0; i<${pick('1', '3')}; i++)); do ${body}\ndone`,
      build`i=0; while [ $i -lt 2 ]; do i=$((i+1)); ${body}\ndone`,
      build`while read v; do ${body}\ndone <<< ${word}`,
      build`printf '%s\\n' ${word} ${word} | while read -r f; do ${body}\ndone`,
      build`case ${word} in ${pattern}) ${body}\n;;\n${pick(...shortNames)}) ${body}\n;${pick(';', '&')}\n*) ${body}\n;;\nesac`,
      build`f() { ${body}\n${stop}\n}; f ${word} ${word}`,
      build`g() ( ${body}\n); g ${word}`,
      build`f() { local v=${word}; ${body}\n}; f; touch "x$v"`,
      build`echo ${word} | ${simple}`,
      build`echo ${word} | xargs ${pick('rm -f', 'touch', 'mkdir -p')}`,
      build`echo "touch ${pick(...shortNames)}" | ${pick('sh', 'bash', 'bash -s')}`,
      build`${block} | ${block}`,
      build`${simple} & wait`,
      build`trap ${inner.map((code) => spelled(code, 0))} EXIT`,
      build`exec > ${word}; ${block}`,
      fc
        .tuple(
          pick('cat', 'tee new', 'xargs touch', 'while read -r f; do touch "$f"; done', 'bash', 'read v w'),
          hereDoc(word, 'E'),
        )
        .map((parts) => parts.join('')),
      fc
        .tuple(pick('cat', 'sort -o new', 'xargs rm -f', 'bash'), hereDoc(word, "'E'"))
        .map((parts) => parts.join('')),
      fc.tuple(build`{ ${body}\n}`, redirectTo(word)).map((parts) => parts.join('')),
      build`v=$(${inner}); touch "x$v"`,
      build`cat <(echo ${word}) > ${word}`,
      build`source <(echo "v=${pick(...shortNames)}; touch d1/new")`,
    );
    return {
      inner: fc.oneof({ depthSize: 'small', withCrossShrink: true }, simple, compound),
      statement: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
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
