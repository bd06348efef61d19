import { archiveCases } from '../../cases/archives.ts';
import { describeTable } from './table-cases.ts';

describeTable('archives', archiveCases);
