import { interpreterCases } from '../../cases/interpreters.ts';
import { describeTable } from './table-cases.ts';

describeTable('interpreters', interpreterCases);
