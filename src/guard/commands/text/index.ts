import type { Program } from '../program.ts';
import { awkPrograms } from './awk.ts';
import { comparePrograms } from './compare.ts';
import { contentPrograms } from './content.ts';
import { dataPrograms } from './data.ts';
import { findPrograms } from './find.ts';
import { grepPrograms } from './grep.ts';
import { namePrograms } from './names.ts';
import { sedPrograms } from './sed.ts';
import { viewerPrograms } from './viewers.ts';
import { wordPrograms } from './words.ts';
import { xmlPrograms } from './xml.ts';

export const textPrograms: Program[] = [
  ...wordPrograms,
  ...namePrograms,
  ...contentPrograms,
  ...comparePrograms,
  ...viewerPrograms,
  ...grepPrograms,
  ...findPrograms,
  ...sedPrograms,
  ...awkPrograms,
  ...dataPrograms,
  ...xmlPrograms,
];
