import { clientCases, formatterCases, runnerCases } from '../../cases/runners.ts';
import { snapshotWordCases } from '../../cases/snapshot-words.ts';
import { describeTable } from './table-cases.ts';

describeTable('runners', runnerCases);
describeTable('formatters', formatterCases);
describeTable('clients and gates', clientCases);
describeTable('words that update snapshots, files that are programs', snapshotWordCases);
