import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { esbuildTemplates } from './templates-plugin.mjs';

/**
 * dist/cli      the command line, split so that each command loads only what it needs
 * dist/runtime  what lands in a user's repo: gates.mjs, one readable file, and the policy's JSON Schema
 * The same sources give the same bytes.
 */

const root = resolve(import.meta.dirname, '..');
/** Built aside and moved into place whole, so that nobody meets half of it. */
const fresh = `dist.${process.pid}`;
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The sources ask package.json for the version only; the rest of it stays out of the bundles. */
const manifestVersion = {
  name: 'manifest-version',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]package\.json$/ }, ({ path }) =>
      dirname(path) === root
        ? { contents: JSON.stringify({ version: manifest.version }), loader: 'json' }
        : undefined,
    );
  },
};

/**
 * CommonJS packages require Node's own modules; an ES module has no `require`. Each becomes an import, so that
 * only the chunk that holds such a package pays for it.
 */
const builtinsByImport = {
  name: 'builtins-by-import',
  setup({ onResolve, onLoad }) {
    const names = new Set(builtinModules);
    onResolve({ filter: /^(node:)?[a-z_/0-9]+$/ }, ({ path, kind, namespace }) => {
      const name = path.replace(/^node:/, '');
      if (kind !== 'require-call' || !names.has(name)) return undefined;
      return { path: name, namespace: namespace === 'builtin' ? 'builtin-import' : 'builtin' };
    });
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = require('${path}').default;`,
    }));
    onLoad({ filter: /.*/, namespace: 'builtin-import' }, ({ path }) => ({
      contents: `export { default } from 'node:${path}';`,
    }));
  },
};

const shared = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.12',
  mainFields: ['module', 'main'],
  plugins: [manifestVersion, esbuildTemplates],
  metafile: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
};

/** Licence texts of the packages that went into a bundle, each once. */
function notices({ inputs }) {
  const homes = new Set();
  for (const input of Object.keys(inputs)) {
    const home = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input);
    if (home) homes.add(home[0]);
  }
  return [...homes].sort().map((home) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8'));
    return `${name} ${version} (${license})\n\n${licenceText(join(root, home), name)}`;
  });
}

function licenceText(home, name) {
  for (const file of ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license', 'LICENCE']) {
    try {
      return readFileSync(join(home, file), 'utf8').replaceAll('\r\n', '\n').trim();
    } catch {
      // The next name.
    }
  }
  throw new Error(`${name} has no licence file, so it can't be bundled`);
}

/** main.js answers --help and --version by itself, from one file; everything else is loaded through run.js. */
async function buildCli() {
  const cli = {
    ...shared,
    plugins: [...shared.plugins, builtinsByImport],
    outdir: `${fresh}/cli`,
    minifySyntax: true,
    minifyWhitespace: true,
  };
  const runApart = {
    name: 'run-apart',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\/run\.ts$/ }, () => ({ path: './run.js', external: true }));
    },
  };
  await build({ ...cli, entryPoints: ['src/cli/main.ts'], plugins: [...cli.plugins, runApart] });
  const { metafile } = await build({
    ...cli,
    entryPoints: ['src/cli/run.ts'],
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
  });
  await writeFile(
    join(root, fresh, 'cli/THIRD-PARTY-LICENCES.txt'),
    `${notices(metafile).join('\n\n---\n\n')}\n`,
  );
}

async function buildRuntime() {
  const outfile = `${fresh}/runtime/gates.mjs`;
  const { metafile, outputFiles } = await build({
    ...shared,
    entryPoints: ['src/runtime/main.ts'],
    outfile,
    write: false,
  });
  const head =
    `// create-agent-gates ${manifest.version}: the gates of this repository. Readable, but not to be edited here:\n` +
    '// what they decide by is in .claude/gates/gates.json. Licences of the packages inside are at the end.\n';
  const tail = notices(metafile)
    .map((notice) => `/*\n${notice.replaceAll('*/', '* /')}\n*/\n`)
    .join('\n');
  await mkdir(join(root, fresh, 'runtime'), { recursive: true });
  await writeFile(join(root, outfile), `${head}\n${outputFiles[0].text}\n${tail}`);
}

/** Editors check gates.json against it. Made from the one schema, in a process of its own bundle. */
async function buildSchema() {
  const bundle = join(root, fresh, 'runtime/schema.tmp.mjs');
  await build({
    ...shared,
    entryPoints: ['src/policy/json-schema.ts'],
    outfile: bundle,
  });
  const { policySchemaText } = await import(pathToFileURL(bundle).href);
  await rm(bundle);
  await writeFile(join(root, fresh, 'runtime/gates.schema.json'), policySchemaText());
}

/** Another build may put its own there between the two steps; then that one goes too. */
async function moveIntoPlace() {
  for (;;) {
    await rm(join(root, 'dist'), { recursive: true, force: true });
    try {
      return await rename(join(root, fresh), join(root, 'dist'));
    } catch (error) {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    }
  }
}

try {
  await buildCli();
  await buildRuntime();
  await buildSchema();
  await moveIntoPlace();
} catch (error) {
  // esbuild has printed its own messages, with file and line.
  if (!('errors' in error)) console.error(error.message);
  process.exitCode = 1;
} finally {
  await rm(join(root, fresh), { recursive: true, force: true });
}
