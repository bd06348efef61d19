import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inParts } from './runtime-parts.mjs';
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

/** Commander would start other programs if it were told to; it isn't, so it gets none of what loads half of Node's network code. */
const noChildProcess = {
  name: 'no-child-process',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?child_process$/ }, ({ path, importer }) =>
      importer.includes('node_modules/commander/') ? { path, namespace: 'empty' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/** Packages that most runs don't need, each a file of its own that is loaded when one of its functions is first called. */
const seldomNeeded = ['yaml', 'smol-toml', 'diff', 'node-diff3'];

const loadedWhenCalled = {
  name: 'loaded-when-called',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^(${seldomNeeded.join('|')})$`) }, ({ path }) => ({
      path,
      namespace: 'seldom',
    }));
    onResolve({ filter: /^\.\/packages\/.*\.cjs$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /.*/, namespace: 'seldom' }, async ({ path }) => {
      // From Node 23 on a CommonJS package has an export "module.exports" too.
      const names = Object.keys(await import(path)).filter((name) => !/^default$|\W/.test(name));
      const calls = names.map((name) => `export const ${name} = (...given) => load().${name}(...given);`);
      return {
        contents: `const load = () => require('./packages/${path}.cjs');${calls.join('')}`,
      };
    });
  },
};

async function buildSeldomNeeded() {
  const { metafile } = await build({
    ...shared,
    ...compact,
    entryPoints: seldomNeeded.map((name) => ({ in: name, out: name })),
    format: 'cjs',
    outdir: `${fresh}/cli/packages`,
    outExtension: { '.js': '.cjs' },
  });
  return metafile.inputs;
}

/** The stacks' data, read and checked now instead of at every start. */
const packageData = {
  name: 'package-data',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]cli[\\/]package-data\.ts$/ }, async ({ path }) => {
      const { catalogue, presets } = await evaluate({ entryPoints: [path] });
      const tables = Object.entries(catalogue).map(([name, map]) => `${name}: new Map(${parsed([...map])})`);
      const named = presets.map(({ source, ...preset }) => ({ ...preset, source: relative(root, source) }));
      return {
        contents: `export const catalogue = { ${tables.join(', ')} }; export const presets = ${parsed(named)};`,
      };
    });
  },
};

/** JSON in a string is read faster than the same as JavaScript. */
function parsed(value) {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** Exports of sources of ours, run now. */
async function evaluate(entry) {
  const bundle = join(root, `${fresh}.${evaluated++}.mjs`);
  try {
    await build({ ...shared, ...entry, plugins: [manifestVersion], outfile: bundle });
    return await import(pathToFileURL(bundle).href);
  } finally {
    await rm(bundle, { force: true });
  }
}
let evaluated = 0;

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

/** Names stay, so that a stack says where it happened. */
const compact = { minify: true, keepNames: true };

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

/**
 * main.cjs answers --help and --version by itself, from one file; the other entries are loaded when a command needs
 * them. Each is built apart, as code shared between entries would end in further files, and each costs start-up.
 * CommonJS in ASCII: Node starts it without its machinery for ES modules, and V8 reads it byte by byte.
 */
async function buildCli() {
  const entries = ['main', 'repo-commands', 'guard-commands'];
  const inputs = await buildSeldomNeeded();
  for (const entry of entries) {
    const others = new RegExp(`^\\./(${entries.filter((other) => other !== entry).join('|')})\\.ts$`);
    const otherEntries = {
      name: 'other-entries',
      setup({ onResolve }) {
        onResolve({ filter: others }, ({ path }) => ({
          path: path.replace(/\.ts$/, '.cjs'),
          external: true,
        }));
      },
    };
    const { metafile } = await build({
      ...shared,
      entryPoints: [`src/cli/${entry}.ts`],
      ...compact,
      format: 'cjs',
      charset: 'ascii',
      define: { 'import.meta.dirname': '__dirname' },
      // import() of another entry would bring the machinery back; require() of it does the same here.
      supported: { 'dynamic-import': false },
      plugins: [...shared.plugins, noChildProcess, loadedWhenCalled, packageData, otherEntries],
      outfile: `${fresh}/cli/${entry}.cjs`,
    });
    Object.assign(inputs, metafile.inputs);
  }
  await writeFile(
    join(root, fresh, 'cli/THIRD-PARTY-LICENCES.txt'),
    `${notices({ inputs }).join('\n\n---\n\n')}\n`,
  );
}

/** gates.mjs, readable: what is written here is what runs. See runtime-parts.mjs for its shape. */
async function buildRuntime() {
  const { metafile, outputFiles } = await build({
    ...shared,
    entryPoints: ['src/runtime/main.ts'],
    outdir: 'runtime',
    splitting: true,
    chunkNames: '[name]-[hash]',
    write: false,
    define: {
      'import.meta.filename': 'runtimeFile',
      familyNames: JSON.stringify(JSON.stringify(await familyNames())),
    },
    charset: 'ascii',
  });
  const title =
    `// create-agent-gates ${manifest.version}: the gates of this repository. Readable, but not to be edited here:\n` +
    '// what they decide by is in .claude/gates/gates.json. Licences of the packages inside are at the end.\n';
  const licences = notices(metafile)
    .map((notice) => `/*\n${notice.replaceAll('*/', '* /')}\n*/\n`)
    .join('\n');
  await mkdir(join(root, fresh, 'runtime'), { recursive: true });
  await writeFile(
    join(root, fresh, 'runtime/gates.mjs'),
    `${title}${inParts(outputFiles, metafile, licences)}`,
  );
}

/** Program → family, for those families that the guard loads one by one. */
async function familyNames() {
  const { families } = await importOnce('src/guard/commands/registry.ts');
  const loadedAlone = ['files', 'git', 'text', 'system'];
  return Object.fromEntries(
    loadedAlone.flatMap((family) =>
      families[family].flatMap(({ names }) => names.map((name) => [name, family])),
    ),
  );
}

/** Editors check gates.json against it. Made from the one schema. */
async function buildSchema() {
  const { policySchemaText } = await importOnce('src/policy/json-schema.ts');
  await writeFile(join(root, fresh, 'runtime/gates.schema.json'), policySchemaText());
}

/** A source of ours as a module of this process. */
async function importOnce(entry) {
  const bundle = join(root, fresh, 'once.tmp.mjs');
  await build({ ...shared, entryPoints: [entry], outfile: bundle });
  const module = await import(`${pathToFileURL(bundle).href}?${entry}`);
  await rm(bundle);
  return module;
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
