import { seldomVerbs } from '../../cases/seldom-verbs.ts';
import { describeTable } from './table-cases.ts';

describeTable('verbs that people seldom type', seldomVerbs);
