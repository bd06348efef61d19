'use strict';
// Starts gates.mjs with code that was compiled before: a hook runs before every call of every tool, and compiling is the
// larger part of its time. The compiled code is kept in .claude/gates/state/compiled when a session starts, one file for each
// Node and each gates.mjs, and the seal holds it like the runtime itself. Without it everything works, only slower.
// This file is CommonJS because Node starts that faster.

const fs = require('node:fs');
const vm = require('node:vm');

const runtime = `${__dirname}/gates.mjs`;
const bytes = fs.readFileSync(runtime);
const begin = bytes.indexOf('\nconst gates = (');
const end = bytes.lastIndexOf('\ngates(');

// The body is pure ASCII, so that as Latin-1 it need not be decoded.
if (begin < 0 || end < begin) import('./gates.mjs');
else start(bytes.latin1Slice(begin, end), bytes.latin1Slice(0, begin).split('\n').length - 1);

function start(source, lineOffset) {
  const { size, mtimeMs } = fs.statSync(runtime);
  const name = `${process.version}-${process.arch}-${size}-${Math.round(mtimeMs)}.bin`;
  const cachedData = readIfThere(`${__dirname}/../gates/state/compiled/${name}`);
  const script = new vm.Script(source, { filename: runtime, lineOffset, cachedData });
  const current = cachedData !== undefined && script.cachedDataRejected === false;
  script.runInThisContext()(require, runtime, (directory) => {
    if (!current) keep(script, directory, name);
  });
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Replaces what was kept for other versions. A disk that takes nothing costs time, not safety. */
function keep(script, directory, name) {
  try {
    fs.rmSync(directory, { recursive: true, force: true });
    fs.mkdirSync(directory, { recursive: true });
    fs.writeFileSync(`${directory}/${name}.tmp`, script.createCachedData());
    fs.renameSync(`${directory}/${name}.tmp`, `${directory}/${name}`);
  } catch {}
}
