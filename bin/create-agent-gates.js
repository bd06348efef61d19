#!/usr/bin/env node
// CommonJS (package.json beside it) in old words: this file must still run where the rest can't, to say why.
var needed = [20, 12];
var cli;
var parts = process.versions.node.split('.').map(Number);

if (parts[0] < needed[0] || (parts[0] === needed[0] && parts[1] < needed[1])) {
  console.error(
    'create-agent-gates needs Node',
    needed.join('.'),
    'or newer; this is',
    process.versions.node,
  );
  process.exitCode = 1;
} else {
  try {
    cli = require('../dist/cli/main.cjs');
  } catch (error) {
    console.error('create-agent-gates is incomplete (in a clone: npm run build):', error.message);
    process.exitCode = 1;
  }
  if (cli) cli.start();
}
