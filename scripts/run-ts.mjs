import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { esbuildTemplates } from './templates-plugin.mjs';

/** Runs a TypeScript file of ours as a script: `node scripts/run-ts.mjs FILE ARGUMENTS…`. Node 20 can't by itself. */
const [entry, ...args] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '..');
const directory = join(root, 'node_modules/.cache/create-agent-gates');
const outfile = join(directory, `${process.pid}.mjs`);

await mkdir(directory, { recursive: true });
await build({
  entryPoints: [resolve(entry)],
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.12',
  packages: 'external',
  plugins: [esbuildTemplates],
  logLevel: 'warning',
  outfile,
});
process.argv = [process.argv[0], entry, ...args];
try {
  await import(pathToFileURL(outfile).href);
} finally {
  await rm(outfile, { force: true });
}
