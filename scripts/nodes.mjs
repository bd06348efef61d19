import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * The tests of the guard, the runtime and the built command line under other versions of Node: `npm run nodes [-- 22 24]`. The
 * npm package `node` brings them.
 */
const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24'];
const rooms = ['test/guard', 'test/runtime', 'test/cli'];

run('npm', ['run', '--silent', 'build'], process.env);
const failed = versions.filter((version) => !passes(version));
if (failed.length > 0) fail(`not under Node ${failed.join(', ')}`);
console.log(`nodes: everything holds under Node ${versions.join(', ')}.`);

function passes(version) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'node-'));
  try {
    run(
      'npm',
      ['install', '--silent', '--no-audit', '--no-fund', '--prefix', home, `node@${version}`],
      process.env,
    );
    const bin = path.join(home, 'node_modules', 'node', 'bin');
    // What the tests start finds this Node too.
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
    const node = path.join(bin, 'node');
    console.log(`\n== Node ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()}`);
    return (
      spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', ...rooms], { stdio: 'inherit', env })
        .status === 0
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function run(command, args, env) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error || status !== 0)
    fail(`'${command} ${args.join(' ')}' failed (${error?.message ?? `exit code ${status}`})`);
}

function fail(why) {
  console.error(`nodes: ${why}.`);
  process.exit(1);
}
