import { filePrograms } from './files/index.ts';
import { gatesPrograms } from './gates-cli.ts';
import { gitPrograms } from './git/index.ts';
import { commandsOver } from './lookup.ts';
import { systemPrograms } from './system/index.ts';
import { textPrograms } from './text/index.ts';

/** Raised for a program that the everyday tables don't have: the call is judged again, by all of them. */
export class SeldomCommand extends Error {}

/** The tables that most calls need. The others are loaded when they are due: a hook runs before every call of every tool. */
export const everydayCommands = commandsOver(
  [filePrograms, gitPrograms, textPrograms, systemPrograms, gatesPrograms],
  (name) => {
    throw new SeldomCommand(name);
  },
);
