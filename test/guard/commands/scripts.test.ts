import { makefileCases } from '../../cases/makefiles.ts';
import { scriptFileCases } from '../../cases/script-files.ts';
import { scriptSyntaxCases } from '../../cases/script-syntax.ts';
import { scriptCases, scriptFiles } from '../../cases/scripts.ts';
import { composerProject, npmWorkspace, pnpmWorkspace } from '../../cases/workspace-runs.ts';
import { fakeWorld } from '../fake-world.ts';
import { describeShell } from './shell-cases.ts';

describeShell('scripts', scriptCases, fakeWorld({ ...scriptFiles }));

for (const { name, files, cases } of [...scriptFileCases, ...scriptSyntaxCases, makefileCases])
  describeShell(name, cases, fakeWorld({ ...files }));

for (const [name, { files, cases }] of Object.entries({ npmWorkspace, pnpmWorkspace, composerProject }))
  describeShell(name, cases, fakeWorld({ ...files }));
