import fc from 'fast-check';
import {
  build,
  listOf,
  pattern,
  pick,
  plainName,
  spelled,
  type Text,
  variable,
  type Weight,
} from './words.ts';

/** Simple commands, redirects, assignments and conditions. */

const prefix = pick('nice', 'nohup', 'timeout 1', 'time', 'exec', 'command -p', '!');

export function simpleOf(word: Text, command: Text, { dynamic }: Weight): Text {
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
    build`xargs -I{} touch x{} {} <<< ${word}`,
    build`xargs -n1 rm -f <<< ${pick('"a new"', "'b.txt e.log'", 'd1/f')}`,
    build`find . -name ${word} | xargs touch`,
    build`find d1 -name ${word} -exec sh -c 'touch "$1"' _ {} \\;`,
    build`cp -t d1 ${words}`,
    build`ls ${word} | tee ${word}`,
    build`${prefix} ${pick('touch', 'rm -f', 'mkdir -p')} ${words}`,
    build`env -u v touch ${word}`,
    build`sed -n 'w new' ${word}`,
    build`tee ${word} > ${word}`,
    build`sh -c ${pick('\'touch "$1"\'', "'rm -f $1 $0'", "'echo x > $0'")} ${words}`,
    build`bash -c ${command.map((code) => spelled(code, 0))}`,
    build`eval ${command.map((code) => spelled(code, 1))}`,
  ];
  return dynamic ? fc.oneof(...always, build`eval "touch ${plainName}" ${word}`) : fc.oneof(...always);
}

export const redirectTo = (word: Text): Text =>
  fc.oneof(
    build`${pick(' > ', ' >> ', ' >| ', ' 2> ', ' &> ', ' >& ', ' <> ', ' < ', ' 3> ', ' {fd}> ')}${word}`,
    pick(' 2>&1', ' >/dev/null', ' 2>/dev/null', ' >&2', ' </dev/null', ' >&-', ''),
  );

export const hereDoc = (word: Text, end: 'E' | "'E'"): Text =>
  build` <<${pick(end)}\n${word}\n${plainName}\nE\n`;

export function assignmentsOf(word: Text): Text {
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

export function directoriesOf(word: Text, { dynamic }: Weight): Text {
  const always = [
    build`cd ${pick('d1', 'd2', 'd2/d3', '.', 'missing', 'a', './d1')}`,
    build`cd ${word}`,
    pick('cd ..', 'pushd d1', 'cd d2/../d1', 'cd', 'mkdir new && cd new', 'mkdir -p d1/x/y; cd d1/x'),
  ];
  return dynamic
    ? fc.oneof(...always, pick('cd -', 'popd', 'cd "$OLDPWD"', 'cd "$PWD/d1"'))
    : fc.oneof(...always);
}

export const conditionsOf = (word: Text): Text =>
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
