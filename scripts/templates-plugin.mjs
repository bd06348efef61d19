import { readFile } from 'node:fs/promises';
import Handlebars from 'handlebars';

/**
 * Lets sources import a template: `x.md.hbs` as a function of its context, `x.sh` and `x.cjs.txt` as text.
 * Compiled when we build, because loading Handlebars' compiler costs an install three starts of Node.
 */

/** `strict`: a field the context lacks is an error, not an empty string in somebody's repo. */
const options = { noEscape: true, strict: true };

function moduleFor(file, source) {
  const text = source.replaceAll('\r\n', '\n');
  if (!file.endsWith('.hbs')) return `export default ${JSON.stringify(text)};`;
  const spec = Handlebars.precompile(text, { ...options, srcName: undefined });
  return `import Handlebars from 'handlebars/runtime.js';\nexport default Handlebars.template(${spec});`;
}

export const esbuildTemplates = {
  name: 'templates',
  setup(build) {
    build.onLoad({ filter: /\.(hbs|sh|cjs\.txt)$/ }, async ({ path }) => ({
      contents: moduleFor(path, await readFile(path, 'utf8')),
      loader: 'js',
      resolveDir: import.meta.dirname,
      watchFiles: [path],
    }));
  },
};

export const viteTemplates = {
  name: 'templates',
  enforce: 'pre',
  // Not by transform: what ends in .txt is an asset to Vite, and would come as its address.
  async load(id) {
    return /\.(hbs|sh|cjs\.txt)$/.test(id)
      ? { code: moduleFor(id, await readFile(id, 'utf8')), map: null }
      : undefined;
  },
};
