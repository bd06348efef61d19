import { interpreterCases, interpreterShellCases } from '../../cases/interpreters.ts';
import { fakeWorld } from '../fake-world.ts';
import { describeShell } from './shell-cases.ts';
import { describeTable, files } from './table-cases.ts';

describeTable('interpreters', interpreterCases);
describeShell('interpreters under a shell', interpreterShellCases, fakeWorld(files));
