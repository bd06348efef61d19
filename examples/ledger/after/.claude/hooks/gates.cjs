'use strict';
// Starts gates.mjs with code that was compiled before: a hook runs before every call of every tool, and compiling is the
// larger part of its time. The first lines of gates.mjs say where its parts lie, so that only those a call needs are read.
// Compiled code is kept in .claude/gates/state/compiled when a session starts, apart for each Node and each gates.mjs, and
// the seal holds it like the runtime itself. Without it everything works, only slower.
// This file is CommonJS because Node starts that faster.

const fs = require('node:fs');
const vm = require('node:vm');

const runtime = `${__dirname}/gates.mjs`;
const file = fs.openSync(runtime);
const { size, mtimeMs } = fs.fstatSync(file);
const everyRuntime = `${__dirname}/../gates/state/compiled`;
const directory = `${everyRuntime}/${process.version}-${process.arch}-${size}-${Math.round(mtimeMs)}`;
const index = /\n\/\/ parts of (\d+): (\{.*\})\n/.exec(read(0, 8192));
const begin = index ? index.index + index[0].length : 0;
const fresh = new Map();

// Not as it was built, in a line or a line ending: then it runs as the file it is.
if (index && begin + Number(index[1]) === size) start(JSON.parse(index[2]));
else import('./gates.mjs');

/** parts: name → offset, length, lines before it. Each is an object of functions, one for each module of the build. */
function start(parts) {
  const functions = {};
  const made = {};
  const use = (name) => {
    if (!(name in functions)) Object.assign(functions, load(name in parts ? name : 'main', parts));
    made[name] ??= functions[name](require, use, runtime, { directory, keepCode });
    return made[name];
  };
  use('main');
}

function load(name, parts) {
  const [offset, length, lineOffset] = parts[name];
  const compiled = `${directory}/${name}.bin`;
  const cachedData = readIfThere(compiled);
  const script = new vm.Script(read(begin + offset, length), { filename: runtime, lineOffset, cachedData });
  if (cachedData === undefined || script.cachedDataRejected) fresh.set(compiled, script);
  return script.runInThisContext();
}

/** The file is pure ASCII where it is code, so that as Latin-1 it need not be decoded. */
function read(offset, length) {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.latin1Slice(0, fs.readSync(file, bytes, 0, length, offset));
}

function readIfThere(path) {
  try {
    return fs.readFileSync(path);
  } catch {
    return undefined;
  }
}

/** What was kept for other versions goes. A disk that takes nothing costs time, not safety. */
function keepCode() {
  try {
    fs.mkdirSync(directory, { recursive: true });
    for (const name of fs.readdirSync(everyRuntime)) {
      if (!directory.endsWith(`/${name}`)) fs.rmSync(`${everyRuntime}/${name}`, { recursive: true, force: true });
    }
    for (const [compiled, script] of fresh) {
      fs.writeFileSync(`${compiled}.tmp`, script.createCachedData());
      fs.rmSync(compiled, { recursive: true, force: true });
      fs.renameSync(`${compiled}.tmp`, compiled);
    }
  } catch {}
}
