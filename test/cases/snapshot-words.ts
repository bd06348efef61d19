import type { TableCase } from '../guard/commands/table-cases.ts';

/** Spellings that mean "take what came for what should come" to any runner, and such that do not. */
const rewriting =
  '--update-snapshots --update-snapshot -update-goldens --overwrite-snapshots --accept-all-snapshots --bless-goldens ' +
  '--regenerate-golden-files --regenerate-goldenfiles --record-snapshots --updateSnapshots --updateAllSnapshots ' +
  '--snapshot-update --snapshots-update --golden-record --goldenUpdate --test-update-snapshots -PupdateSnapshots ' +
  '-DrecordGoldens -Dupdatesnapshots=true ARGS=--update-snapshots --update-snapshots=all ' +
  'recordPaparazziDebug :app:recordRoborazziDebug app:lib:recordPaparazzi';

const keeping =
  '--update-snapshots=none --update-snapshots=0 --update-snapshots=no --update-snapshots=false --update-snapshots=OFF ' +
  '--update-snapshots=never --update-snapshots=auto --update-snapshots=new --update-snapshots=unseen ' +
  '--update-snapshots=missing --update-snapshots= --no-update-snapshots --update-snapshotsx x--update-snapshots ' +
  '--update-snapshot-dir update-snapshots -Xupdatesnapshots verifyPaparazziDebug xrecordPaparazzi-x :recordPaparazzi.x';

const each = (words: string, ...effects: string[]): TableCase[] =>
  words.split(' ').map((word) => [`gotest ${word}`, 'run.build', ...effects]);

export const snapshotWordCases: readonly TableCase[] = [
  ...each(rewriting, 'run.snapshots'),
  ...each(keeping),
  ["gotest 'x --update-goldens y'", 'run.build', 'run.snapshots'],
  ['gotest $X', 'run.build'],
  ['gradle test -PoverwriteGolden', 'run.build', 'run.snapshots'],
  ['mvn test -DupdateSnapshots', 'run.build'],
  ['mvnw test --update-snapshots', 'run.build'],
  ['mvnd test --update-snapshots', 'run.build'],
  // Files that run a package's program, or look like it.
  [
    'node node_modules/eslint/bin/eslint.js src',
    'run.build',
    'run.script',
    'read node_modules/eslint/bin/eslint.js',
  ],
  [
    'node ./node_modules/@scope/rimraf/cli.mjs src/a.ts',
    'run.script',
    'run.write',
    'write src/a.ts',
    'read node_modules/@scope/rimraf/cli.mjs',
  ],
  [
    'node node_modules/rimraf/dist/esm/bin.mjs src/a.ts',
    'run.script',
    'run.write',
    'write src/a.ts',
    'read node_modules/rimraf/dist/esm/bin.mjs',
  ],
  [
    'node node_modules/x/rimraf.js src/a.ts',
    'run.script',
    'run.write',
    'write src/a.ts',
    'read node_modules/x/rimraf.js',
  ],
  [
    'node node_modules/rimraf/index.cjs src/a.ts',
    'run.script',
    'run.write',
    'write src/a.ts',
    'read node_modules/rimraf/index.cjs',
  ],
  ['node node_modules/rimraf/index.txt src/a.ts', 'run.script', 'read node_modules/rimraf/index.txt'],
  ['node my_node_modules/rimraf/index.js src/a.ts', 'run.script', 'read my_node_modules/rimraf/index.js'],
  ['node node_modules/.bin/rimraf.js src/a.ts', 'run.script', 'read node_modules/.bin/rimraf.js'],
  ['node .claude/hooks/gates.mjs status', 'gates.read status'],
  ['sh .claude/hooks/gates.sh approve', 'gates.person approve'],
  ['node .claude/hooks/other.mjs status', 'run.script', 'read .claude/hooks/other.mjs'],
  ['node src/gates.mjs status', 'run.script', 'read src/gates.mjs', 'gates.read status'],
];
