import { packageCases } from '../../cases/packages.ts';
import { describeTable } from './table-cases.ts';

describeTable('packages', packageCases);
