import { secretManagerCases } from '../../cases/secret-managers.ts';
import { wrapperWordCases } from '../../cases/wrapper-words.ts';
import { wrapperCases } from '../../cases/wrappers.ts';
import { describeTable } from './table-cases.ts';

describeTable('wrappers', wrapperCases);
describeTable('words of wrappers', wrapperWordCases);
describeTable('secret managers', secretManagerCases);
