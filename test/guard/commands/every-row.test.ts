import { describe, expect, test } from 'vitest';
import { archivePrograms } from '../../../src/guard/commands/archives/index.ts';
import { filePrograms } from '../../../src/guard/commands/files/index.ts';
import { gitPrograms } from '../../../src/guard/commands/git/index.ts';
import { networkPrograms } from '../../../src/guard/commands/network/index.ts';
import type { Program } from '../../../src/guard/commands/program.ts';
import { systemPrograms } from '../../../src/guard/commands/system/index.ts';
import { textPrograms } from '../../../src/guard/commands/text/index.ts';
import * as archives from '../../cases/archives.ts';
import * as files from '../../cases/files.ts';
import * as git from '../../cases/git.ts';
import * as network from '../../cases/network.ts';
import * as system from '../../cases/system.ts';
import * as text from '../../cases/text.ts';
import type { TableCase } from './table-cases.ts';

type CaseTables = Readonly<Record<string, readonly TableCase[]>>;

const families: [string, readonly Program[], CaseTables][] = [
  ['files', filePrograms, files],
  ['text', textPrograms, text],
  ['archives', archivePrograms, archives],
  ['network', networkPrograms, network],
  ['git', gitPrograms, git],
  ['system', systemPrograms, system],
];

/** The words of each line, assignments, directories and .exe left out. */
const wordsIn = (tables: CaseTables): string[][] =>
  Object.values(tables).flatMap((table) =>
    table.map(([line]) => {
      const [name = '', ...rest] = line.replace(/^(?:\w+=\S+ )+/, '').split(/\s+/);
      return [name.replace(/^.*\//, '').replace(/\.exe$/, ''), ...rest];
    }),
  );

describe.each(families)('%s', (_, programs, tables) => {
  const lines = wordsIn(tables);
  const names = ({ names: all }: Program) => all.slice(0, 3).join(' ');
  test('every row has a case', () => {
    const missing = programs.filter((row) => !lines.some(([name = '']) => row.names.includes(name)));
    expect(missing.map(names)).toEqual([]);
  });
  test('every subcommand has a case', () => {
    const missing = programs.flatMap((row) => {
      const own = lines.filter(([name = '']) => row.names.includes(name));
      return (row.subcommands ?? []).filter(
        (verb) => !own.some((words) => words.some((word) => verb.names.includes(word))),
      );
    });
    expect(missing.map(names)).toEqual([]);
  });
});
