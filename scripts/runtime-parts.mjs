import { basename } from 'node:path';
import vm from 'node:vm';

/**
 * One file out of the modules that esbuild split the runtime into. Each module becomes a function of what it imports, and the
 * functions lie in parts: `main` holds all that every hook needs, every other part one module. An index in the first lines says
 * where each part begins, so that gates.cjs reads and compiles only what a call needs, and finds it compiled before: Node
 * offers that for scripts, not for ES modules. Run by itself, the file is an ES module like any other. `end` is put after all.
 */
export function inParts(outputFiles, { outputs }, end) {
  const modules = new Map(outputFiles.map(({ path, text }) => [nameOf(path), asFunction(ascii(text))]));
  const imports = new Map(
    Object.entries(outputs).map(([path, output]) => [
      nameOf(path),
      output.imports.filter(({ external, kind }) => !external && kind === 'import-statement'),
    ]),
  );
  const everyday = new Set();
  const include = (name) => {
    if (everyday.has(name)) return;
    everyday.add(name);
    for (const { path } of imports.get(name)) include(nameOf(path));
  };
  include('main');
  const parts = new Map([['main', [...everyday]]]);
  for (const name of modules.keys()) if (!everyday.has(name)) parts.set(name, [name]);
  return laidOut(parts, modules, end);
}

const nameOf = (path) => basename(path, '.js');

/** Code is ASCII by `charset`; what is left stands in comments. */
const ascii = (text) => text.replace(/[^\t\n -~]/g, '?');

/** An ES module of esbuild's, whose imports and exports each have one form, as an arrow function that returns its exports. */
function asFunction(text) {
  // What is exported before it has its value would be undefined for good.
  if (text.includes('__esm(')) throw new Error('a module of the runtime is started late; see asFunction');
  const body = text
    .replace(
      /^import \{([^}]*)\} from "\.\/(.+)\.js";$/gm,
      (_, names, name) => `const {${pairs(names)}} = __use("${name}");`,
    )
    .replace(/^import "\.\/(.+)\.js";$/gm, '__use("$1");')
    .replace(
      /^import \{([^}]*)\} from "(node:[^"]+)";$/gm,
      (_, names, name) => `const {${pairs(names)}} = require("${name}");`,
    )
    .replace(/^import (?:\* as )?(\w+) from "(node:[^"]+)";$/gm, 'const $1 = require("$2");')
    .replace(/\bimport\("\.\/([^"]+)\.js"\)/g, '__use("$1")')
    .replace(
      /^export \{([^}]*)\};\n/m,
      (_, names) => `return {${pairs(names, ([local, exported]) => [exported, local])}};\n`,
    );
  const source = `((require, __use, runtimeFile, kept) => {\n'use strict';\n${body}})`;
  // A form that was not foreseen is no JavaScript here.
  new vm.Script(source);
  return source;
}

/** `a, b as c` → `a, b: c` */
function pairs(names, order = (pair) => pair) {
  return names
    .split(',')
    .map((name) => order(name.trim().split(/ as /).concat(name.trim()).slice(0, 2)))
    .map(([from, to]) => (from === to ? from : `${from}: ${to}`))
    .join(', ');
}

/** Offsets and size in the index are counted from the line after it. */
function laidOut(parts, modules, end) {
  const index = {};
  let text =
    "import { createRequire } from 'node:module';\nimport { fileURLToPath } from 'node:url';\n\nconst functions = Object.assign({},\n\n";
  for (const [part, names] of parts) {
    const source = `({\n${names.map((name) => `"${name}": ${modules.get(name)}`).join(',\n')}\n})`;
    index[part] = [text.length, source.length, text.split('\n').length];
    text += `${source},\n\n`;
  }
  text += `);\n\n${whole}\n${end}`;
  return `// parts of ${Buffer.byteLength(text)}: ${JSON.stringify(index)}\n${text}`;
}

const whole = `const made = {};
const use = (name) => {
  made[name] ??= functions[name](createRequire(import.meta.url), use, fileURLToPath(import.meta.url));
  return made[name];
};
use('main');
`;
