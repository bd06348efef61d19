import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { effectsOf, outputOf } from '../../../src/guard/commands/registry.ts';
import type { Effect } from '../../../src/guard/effects.ts';
import { machine } from '../../../src/guard/machine.ts';
import { evaluateShell } from '../../../src/guard/shell/evaluate.ts';

/**
 * The tables against the programs themselves: what a line changes on disk must be among the writes it was said to have. Only
 * lines whose writes are all known, so that nothing passes by being opaque.
 */
const lines = [
  'cp a d',
  'cp -t d a b',
  'cp -r d new',
  'cp -rT d empty',
  'cp -b a b',
  'cp --parents d/c empty',
  'cp b la',
  'cp -P la d',
  'cp d/* empty',
  'mv a b d',
  'mv d empty',
  'mv b la',
  'mv -b a b',
  'mv ld renamed',
  'ln -s ../a d/l',
  'ln -sf b la',
  'ln -sfn empty ld',
  'ln d/c',
  'rm la',
  'rm -r d/e',
  'rmdir -p empty',
  'unlink la',
  'install -D a x/y/z',
  'install -d x/y',
  'install -t d a b',
  'touch -r a new la',
  'mkdir -p x/y/z',
  'mktemp d/t.XXXXXX',
  'truncate -s 1 la',
  'dd if=a of=d/new bs=1 count=1 status=none',
  'echo x | tee -a a new',
  'split -b1 a d/p.',
  'csplit -s -f q a 2',
  'chmod -R go-r d',
  'chmod -w a',
  'patch -p1 < p.diff',
  'patch -b a p.diff',
  "ed -s a <<< $'1d\\nw\\nw d/ed\\nq'",
  "sed -i '' a",
  'sed -i.bak s/o/0/ a d/c',
  "sed -i'old_*' s/o/0/ a",
  'sed -i s/o/0/ la',
  "sed -n '/t/{s/t/T/;w two\n}' a",
  "sed 's/[/]/x/w out' a",
  "sed 's,t,T, w out' a",
  "sed -e 'i\\' -e 'w text' -e 'w out' a",
  "sed '1e touch ran' a",
  'awk \'{ print $1, ($2 > 1) > "o1" }\' a',
  'awk \'/[/>]/ { n++ } END { print n / 2 > "o2"; print "> o3" }\' a',
  'awk \'{ print | "tee o4" }\' a',
  'awk \'BEGIN { system("touch o5"); "touch o6" | getline }\'',
  'sort -ro b a',
  'uniq a new',
  'shuf -o new a',
  'xxd a new',
  "find d -name 'c' -delete",
  'find . \\( -name a -o -name b \\) -exec cp {} {}.bak \\;',
  "find d -exec sh -c 'echo > {}.n' \\;",
  'find ld -type f -fprint list',
  'find d -type f | xargs -I% cp % %.k',
  'tar cf new.tar a d',
  'tar xf t.tar -C empty a',
  'tar cf - a | tar xf - -C empty',
  'tar xf t.tar --to-command="cat > member"',
  'tar cf new.tar a --remove-files',
  'gzip a',
  'gzip -k a',
  'gunzip g.gz',
  'git checkout -- x.ts',
  'git checkout x.ts',
  "git checkout -- '*.ts'",
  'git restore .',
  'git rm -qf b',
  'git mv b d',
  'git apply p.diff',
  'git stash push -q -- x.ts',
  'git archive -o out.tar HEAD',
  'git format-patch -q -1 -o d',
  'git bundle create -q out.bundle HEAD',
  'git diff --output=out',
  'git rev-list HEAD --output=out',
  'git -c alias.z="!touch out" z',
  'git clone -q . copy',
  'git worktree add -q tree HEAD',
  'git init -q new',
  'mkdir x && cp a x',
  'mkdir -p x/y; mv a x/y',
  't=$(mktemp -p d); echo x > "$t"',
];

const base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'real-programs-')));
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

const isGnuLinux = process.platform === 'linux' && spawnSync('sed', ['--version']).status === 0;
const env = {
  ...process.env,
  HOME: base,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TEMPLATE_DIR: '',
  GIT_AUTHOR_NAME: 'x',
  GIT_AUTHOR_EMAIL: 'x@example.org',
  GIT_COMMITTER_NAME: 'x',
  GIT_COMMITTER_EMAIL: 'x@example.org',
};

function template(): string {
  const root = path.join(base, 'template');
  fs.mkdirSync(path.join(root, 'd/e'), { recursive: true });
  fs.mkdirSync(path.join(root, 'empty'));
  const texts = {
    a: 'one\ntwo\n',
    b: 'two /x/\n',
    'd/c': 'cc\n',
    'd/e/f': 'ff\n',
    'x.ts': 'x\n',
    'p.diff': '--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n-one\n+ONE\n two\n',
  };
  for (const [file, text] of Object.entries(texts)) fs.writeFileSync(path.join(root, file), text);
  fs.symlinkSync('a', path.join(root, 'la'));
  fs.symlinkSync('d', path.join(root, 'ld'));
  const script =
    'tar cf t.tar a d/c; gzip -c b > g.gz; git init -q .; git add a b d x.ts; git commit -qm x; echo more >> x.ts';
  execFileSync('bash', ['-c', script], { cwd: root, env });
  return root;
}

let made: string | undefined;

function freshTree(name: string): string {
  made ??= template();
  const root = path.join(base, name);
  fs.cpSync(made, root, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return root;
}

/** Every entry below, links not followed, git's own left out. */
function entriesBelow(dir: string): string[] {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.name === '.git') return [];
    return entry.isDirectory() ? [file, ...entriesBelow(file)] : [file];
  });
}

/** Path to what stands there, modification time included. */
function snapshot(root: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const file of entriesBelow(root)) {
    const stat = fs.lstatSync(file);
    const content = stat.isSymbolicLink()
      ? fs.readlinkSync(file)
      : stat.isFile()
        ? `${fs.readFileSync(file, 'latin1')} ${stat.mtimeMs}`
        : '';
    entries.set(file, `${stat.mode} ${content}`);
  }
  return entries;
}

function isCovered(file: string, effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    if (effect.kind !== 'write') return false;
    const { target } = effect;
    if (target.kind === 'path') return target.path === file;
    if (target.kind === 'tree') return file === target.dir || file.startsWith(`${target.dir}/`);
    return target.prefix !== undefined && file.startsWith(target.prefix);
  });
}

test.runIf(isGnuLinux)('the programs are the ones these lines were written for', () => {
  for (const program of ['patch', 'ed', 'xxd', 'git', 'awk', 'tar'])
    expect(spawnSync('sh', ['-c', `command -v ${program}`]).status, `${program} is not installed`).toBe(0);
});

test.runIf(isGnuLinux).each(lines.map((line, at) => ({ line, at })))('$line', ({ line, at }) => {
  const root = freshTree(String(at));
  const world = machine(root, root);
  const effects = evaluateShell(
    line,
    { world, settings: { services: [] }, cwd: root },
    { effectsOf, outputOf },
  );
  const before = snapshot(root);
  spawnSync('bash', ['-c', line], { cwd: root, env, input: '' });
  const after = snapshot(root);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  const names = (files: readonly string[]) => files.map((file) => path.relative(root, file));
  expect(names(changed), 'the line changes something').not.toEqual([]);
  expect(names(changed.filter((file) => !isCovered(file, effects)))).toEqual([]);
  fs.rmSync(root, { recursive: true });
});
