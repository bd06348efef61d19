import { curlCases, hostCases, hubCases } from '../../cases/network.ts';
import { describeTable } from './table-cases.ts';

describeTable('curl and its like', curlCases);
describeTable('hosts', hostCases);
describeTable('git hosts', hubCases);
