import { fileCases } from '../../cases/files.ts';
import { describeTable } from './table-cases.ts';

describeTable('files', fileCases);
