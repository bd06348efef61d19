import { changeCases, lookCases } from '../../cases/system.ts';
import { describeTable } from './table-cases.ts';

describeTable('looks', lookCases);
describeTable('changes', changeCases);
