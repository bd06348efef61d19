import {
  awkCases,
  dataCases,
  findCases,
  nameCases,
  readerCases,
  searchCases,
  sedCases,
  wordCases,
} from '../../cases/text.ts';
import { describeTable } from './table-cases.ts';

describeTable('readers', readerCases);
describeTable('names', nameCases);
describeTable('search', searchCases);
describeTable('find', findCases);
describeTable('sed', sedCases);
describeTable('awk', awkCases);
describeTable('data', dataCases);
describeTable('words', wordCases);
