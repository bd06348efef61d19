import {
  gitChangeCases,
  gitHistoryCases,
  gitReadCases,
  gitSettingCases,
  gitSubmoduleCases,
} from '../../cases/git.ts';
import { fakeWorld } from '../fake-world.ts';
import { describeTable, files } from './table-cases.ts';

const world = fakeWorld({
  ...files,
  '.git/config':
    '[core]\n\tbare = false\n[alias]\n\tst = status\n\tunstage = "reset -- "\n\tyeet = !git push\n\ttl = "log\\t-1"\n',
  '/home/dev/.gitconfig': '[alias]\n  save = ci\n  ci = commit -m "wip # not done" ; a comment\n',
});

describeTable('git reads', gitReadCases, world);
describeTable('git settings', gitSettingCases, world);
describeTable('git changes', gitChangeCases, world);
describeTable('git history', gitHistoryCases, world);
describeTable('git with submodules', gitSubmoduleCases, fakeWorld({ ...files, '.gitmodules': '' }));
