import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { cpuSeconds, median, quoted } from './cpu.mjs';

/** So many checks in one process, less one process that does none: what the seal adds to a hook that runs anyway. */
const timesFor = (files) => Math.max(5, Math.round(50_000 / files));

/**
 * What the seal of a coder (a quarter of the files are tests) and of a reviewer (all files) costs, in units of one `git status` of
 * the same tree measured beside it.
 */
export async function sealCosts(scratch, { sizes, rounds }) {
  const script = join(scratch, 'seal.cjs');
  await build({
    entryPoints: [resolve(import.meta.dirname, 'seal.ts')],
    bundle: true,
    platform: 'node',
    outfile: script,
  });
  return sizes.flatMap((files) => {
    const times = timesFor(files);
    const tree = grow(join(scratch, `tree-${files}`), files);
    const seal = (role, what, count) => `node ${quoted(script)} ${quoted(tree)} ${role} ${what} ${count}`;
    const roles = ['coder', 'code-reviewer'];
    execFileSync('bash', ['-c', roles.map((role) => seal(role, 'take', 1)).join(' && ')]);
    const cases = roles.flatMap((role) =>
      ['take', 'check'].map((what) => ({ files, role, what, ratios: [] })),
    );
    for (let round = 0; round < rounds; round++) {
      const status = `git --no-optional-locks -C ${quoted(tree)} status`;
      const one = cpuSeconds(Array(times).fill(status)) / times;
      for (const { role, what, ratios } of cases) {
        const spent = cpuSeconds([seal(role, what, times)]) - cpuSeconds([seal(role, what, 0)]);
        ratios.push(spent / times / one);
      }
    }
    return cases.map(({ ratios, ...row }) => ({ ...row, ratio: median(ratios) }));
  });
}

/** A repository of so many files in directories of forty; a quarter of them are tests, a few hundred are ignored. */
function grow(tree, count) {
  const write = (file, text) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  };
  for (let i = 0; i < count; i++) {
    const top = i % 4 === 0 ? 'tests' : `src/part-${i % 7}`;
    write(`${top}/dir-${Math.floor(i / 40) % 500}/file-${i}.ts`, `export const x${i} = ${i};\n`);
  }
  for (let i = 0; i < 200; i++) write(`node_modules/library/${i}.js`, '');
  write('.gitignore', '.env\nnode_modules/\n.claude/gates/state/\n');
  write('.env', 'SECRET=1\n');
  const git = (...words) => execFileSync('git', words, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '-q', '-m', 'A tree');
  return tree;
}
