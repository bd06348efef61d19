import { wrapperCases } from '../../cases/wrappers.ts';
import { describeTable } from './table-cases.ts';

describeTable('wrappers', wrapperCases);
