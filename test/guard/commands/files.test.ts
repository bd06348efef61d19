import { fileCases, linkCases } from '../../cases/files.ts';
import { fakeWorld } from '../fake-world.ts';
import { describeTable, files } from './table-cases.ts';

describeTable('files', fileCases);
describeTable(
  'links',
  linkCases,
  fakeWorld(files, { links: { '/repo/la': '/repo/src/a.ts', '/repo/ld': '/repo/docs' } }),
);
