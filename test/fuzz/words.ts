import fc from 'fast-check';

/** Words of generated commands. All paths are relative, so that nothing outside the scratch tree is named. */

export const pick = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** A text with arbitraries in its holes. */
export const build = (parts: TemplateStringsArray, ...holes: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...holes).map((texts) => parts.reduce((text, part, at) => text + (texts[at - 1] ?? '') + part));

export type Text = fc.Arbitrary<string>;

/** `dynamic: false` leaves out every expansion, so that all words are static. */
export type Weight = { dynamic: boolean };

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
export const plainName = pick('a', 'b.txt', 'new', 'd1/f', 'd1/new', 'e.log');
export const variable = pick('v', 'w', 'i', 'f');
export const pattern = pick('*', '?', '*.txt', 'd*', '[ab]', '*/', '.*', 'n?w', '/*', 'x');

/** One text in a spelling of its own: quotes and escapes that all mean the same. */
export function spelled(text: string, style: number): string {
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

export const staticFile = styled(names);
const oddTexts = [
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
];
const staticText = styled(oddTexts);

/** `$` written as `@`, as this is shell and no template. */
const parameters =
  '"@@" @* @1 "@2" @# "@{@:2}" @{1:-new} "@{A[@]}" @{A[0]} "@{A[1]}" @{#A[@]} @{A[*]} "@{!A[@]}" @{A[@]:1}'
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
  build`$((${pick('1', '2', 'i', 'n+1', '$i')}${pick('+', '*', '-', '%')}${pick('1', '3', 'i')}))`,
  build`f$((i++))`,
);

const several = 'd{1,2} new{1..3} {a,d1/{f,new}} {a,b.txt} x{,y} * d1/* *.txt d?/? [ab]* nothing* d*/f'.split(
  ' ',
);

/** A word that names a file, mostly. */
export function wordOf(command: fc.Arbitrary<string>, { dynamic }: Weight): fc.Arbitrary<string> {
  if (!dynamic) return fc.oneof({ arbitrary: staticFile, weight: 6 }, { arbitrary: staticText, weight: 1 });
  return fc.oneof(
    { arbitrary: staticFile, weight: 8 },
    { arbitrary: staticText, weight: 1 },
    { arbitrary: expansions, weight: 6 },
    { arbitrary: pick(...several), weight: 3 },
    {
      arbitrary: fc.oneof(
        build`$(echo ${staticFile})`,
        build`"$(echo ${staticFile})"`,
        build`\`echo ${plainName}\``,
      ),
      weight: 2,
    },
    { arbitrary: build`"$(${command})"`, weight: 1 },
    { arbitrary: build`${pick('d1/', 'n', './')}${expansions}`, weight: 1 },
  );
}

export const listOf = (word: fc.Arbitrary<string>, minLength = 1): fc.Arbitrary<string> =>
  fc.array(word, { minLength, maxLength: 3 }).map((all) => all.join(' '));
