import { allSessions } from './doors/all.ts';
import { playAll } from './doors/suite.ts';

playAll(allSessions.filter(({ long }) => !long));
