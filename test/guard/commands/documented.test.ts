import { describe, expect, test } from 'vitest';
import { documentedOptions } from '../../cases/documented/index.ts';
import { type DocumentedOption, type DocumentedRow, optionsOf } from '../../cases/documented/row.ts';
import { fakeWorld } from '../fake-world.ts';
import { unnamed } from './named-by.ts';
import { effectsOfLine, shownEffects, files as tree } from './table-cases.ts';

/** Each option of the manuals, in each way of writing it: which words are its value, and what it does to files. */

type Form = { words: string; adds: readonly string[] };

const isShort = (name: string) => /^-[^-]$/.test(name);

/** No program has an option "%", nor takes a value where it documents none. */
function formsOf({ name, takes, value, effects }: DocumentedOption): Form[] {
  const attached = isShort(name) ? `${name}${value}` : `${name}=${value}`;
  if (takes === 'value') return [`${name} ${value}`, attached].map((words) => ({ words, adds: effects }));
  if (takes === 'attached value') return [name, attached].map((words) => ({ words, adds: effects }));
  const unknown = isShort(name)
    ? { words: `${name}%`, adds: [...effects, 'run.option -%'] }
    : { words: `${name}=%`, adds: [...effects, `run.option ${name}`] };
  return [{ words: name, adds: effects }, unknown];
}

const world = fakeWorld(tree);

/** "git log", of which the first row tells what it does without options. */
const commandOf = ([line]: DocumentedRow): string => line.slice(0, line.indexOf('…')).trim();

function differences(row: DocumentedRow, isFirst: boolean): string[] {
  const [line, always] = row;
  const bare: Form[] = [
    { words: '', adds: [] },
    { words: '--no-such-option', adds: ['run.option --no-such-option'] },
  ];
  return [...(isFirst ? bare : []), ...optionsOf(row).flatMap(formsOf)].flatMap(({ words, adds }) => {
    const tried = words === '' ? line.replace(/ ?…/, '') : line.replace('…', words);
    const wanted = [...new Set([...always, ...adds])].sort().join(', ');
    const effects = effectsOfLine(tried, world);
    const found = shownEffects(effects, world).join(', ');
    const misnamed = unnamed(tried, effects, world).map((by) => `${tried}: by ${by}`);
    return found === wanted
      ? misnamed
      : [`${tried}: ${found || 'nothing'} instead of ${wanted || 'nothing'}`, ...misnamed];
  });
}

describe.each(Object.entries(documentedOptions))('%s', (_, rows) => {
  const isFirst = (row: DocumentedRow) => rows.find((other) => commandOf(other) === commandOf(row)) === row;
  test.each(rows.map((row) => ({ line: row[0], row })))('$line', ({ row }) => {
    expect(differences(row, isFirst(row))).toEqual([]);
  });
});
