import { clientCases, runnerCases } from '../../cases/runners.ts';
import { describeTable } from './table-cases.ts';

describeTable('runners', runnerCases);
describeTable('clients and gates', clientCases);
