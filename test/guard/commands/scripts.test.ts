import { scriptCases, scriptFiles } from '../../cases/scripts.ts';
import { fakeWorld } from '../fake-world.ts';
import { describeShell } from './shell-cases.ts';

describeShell('scripts', scriptCases, fakeWorld({ ...scriptFiles }));
