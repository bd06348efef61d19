import type { Program } from '../program.ts';
import { awkPrograms } from './awk.ts';
import { contentPrograms } from './content.ts';
import { dataPrograms } from './data.ts';
import { findPrograms } from './find.ts';
import { grepPrograms } from './grep.ts';
import { namePrograms } from './names.ts';
import { sedPrograms } from './sed.ts';
import { wordPrograms } from './words.ts';

export const textPrograms: Program[] = [
  ...wordPrograms,
  ...namePrograms,
  ...contentPrograms,
  ...grepPrograms,
  ...findPrograms,
  ...sedPrograms,
  ...awkPrograms,
  ...dataPrograms,
];
