#!/usr/bin/env node
// Nothing newer than import() itself, and no static import: this file must still run where the rest can't, to say why.
var needed = [20, 12];
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
  import('../dist/cli/main.js').then(
    (cli) => cli.start(),
    (error) => {
      console.error('create-agent-gates is incomplete (in a clone: npm run build):', error.message);
      process.exitCode = 1;
    },
  );
}
