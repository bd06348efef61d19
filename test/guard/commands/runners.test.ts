import { clientCases, formatterCases, runnerCases } from '../../cases/runners.ts';
import { describeTable } from './table-cases.ts';

describeTable('runners', runnerCases);
describeTable('formatters', formatterCases);
describeTable('clients and gates', clientCases);
