import { archivePrograms } from './archives/index.ts';
import { clientPrograms } from './clients.ts';
import { containerPrograms } from './containers/index.ts';
import { databasePrograms } from './databases.ts';
import { filePrograms } from './files/index.ts';
import { gatesPrograms } from './gates-cli.ts';
import { gitPrograms } from './git/index.ts';
import { interpreterPrograms } from './interpreters/index.ts';
import { commandsOver } from './lookup.ts';
import { migrationPrograms } from './migrations/index.ts';
import { networkPrograms } from './network/index.ts';
import { packagePrograms } from './packages/index.ts';
import type { Program } from './program.ts';
import { remotePrograms } from './remote/index.ts';
import { runnerPrograms } from './runners/index.ts';
import { scriptPrograms } from './scripts/index.ts';
import { systemPrograms } from './system/index.ts';
import { textPrograms } from './text/index.ts';
import { wrapperPrograms } from './wrappers/index.ts';

/** Every table. One line per family; no name stands in two of them. */
export const families = {
  files: filePrograms,
  git: gitPrograms,
  network: networkPrograms,
  archives: archivePrograms,
  text: textPrograms,
  system: systemPrograms,
  databases: databasePrograms,
  interpreters: interpreterPrograms,
  wrappers: wrapperPrograms,
  scripts: scriptPrograms,
  packages: packagePrograms,
  migrations: migrationPrograms,
  runners: runnerPrograms,
  containers: containerPrograms,
  remote: remotePrograms,
  clients: clientPrograms,
  gates: gatesPrograms,
} as const satisfies Record<string, readonly Program[]>;

/** The guard's whole knowledge of programs. */
export const allCommands = commandsOver(Object.values(families));
export const { effectsOf, outputOf } = allCommands;
