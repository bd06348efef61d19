/**
 * `[line, effects, options]`: a command line, its effects when "…" is left out, and options that may stand for "…", as the
 * program's manual has them and not as the guard's tables do. An option that changes what the other words mean has a row
 * of its own.
 *
 *   -n  --number       takes no value
 *   -n=N  --lines=N    takes a value, attached or as the next word     --check[=HOW]  only attached
 *
 * What a value is: IN a file that is read, OUT one that is written, IN/ and OUT/ directories, RUN shell code, another word
 * in capitals something that does nothing by itself, and anything else one that must be so. `!run.option` at the end: the
 * act that the option is.
 */
export type DocumentedRow = readonly [line: string, effects: readonly string[], options: string];

export type DocumentedOption = {
  /** "-n", "--lines", "-name". */
  name: string;
  takes: 'nothing' | 'value' | 'attached value';
  /** A value to try it with, and the effects of it. */
  value: string;
  effects: readonly string[];
};

const values: Readonly<Record<string, readonly [value: string, ...effects: string[]]>> = {
  IN: ['in.txt', 'read in.txt'],
  OUT: ['out.txt', 'write out.txt'],
  'IN/': ['src', 'read src/**'],
  'OUT/': ['src', 'write src/**'],
  RUN: ["'touch made'", 'run.write', 'write made'],
};

export const optionsOf = ([, , options]: DocumentedRow): DocumentedOption[] =>
  options
    .split(/\s+/)
    .filter((written) => written !== '')
    .map((written) => {
      const [, name = '', equals, kind = '', act] =
        /^(--?[^=[!]+)(?:(\[?=)([^\]!]+)\]?)?(?:!(\S+))?$/.exec(written) ?? [];
      if (name === '') throw new Error(`${written} is no option as this file has them`);
      const [value, ...effects] = values[kind] ?? [/^[A-Z]+$/.test(kind) ? '7' : kind];
      return {
        name,
        takes: equals === undefined ? 'nothing' : equals === '=' ? 'value' : 'attached value',
        value,
        effects: act === undefined ? effects : [...effects, `${act} ${name}`],
      };
    });
