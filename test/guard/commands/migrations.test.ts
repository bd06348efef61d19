import { migrationCases } from '../../cases/migrations.ts';
import { describeTable } from './table-cases.ts';

describeTable('migrations', migrationCases);
