import { cloudCases } from '../../cases/clouds.ts';
import { containerToolCases } from '../../cases/container-tools.ts';
import { containerCases, containerFiles, containerServices, remoteCases } from '../../cases/containers.ts';
import { fakeWorld } from '../fake-world.ts';
import { describeShell } from './shell-cases.ts';
import { files } from './table-cases.ts';

const world = fakeWorld(containerFiles);

describeShell('containers', containerCases, world, containerServices);
describeShell('remote', remoteCases, world, containerServices);
describeShell('hosted services', cloudCases, fakeWorld(files));
describeShell('tools around containers', containerToolCases, fakeWorld(files));
