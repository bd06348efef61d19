node -e "require('fs').writeFileSync('new.txt', 'x')"
%%
node --eval "require('node:fs').writeFileSync('new.txt', 'x')"
%%
node --eval="require('fs').unlinkSync('notes.txt')"
%%
node -p "require('fs').readFileSync('notes.txt', 'utf8')" > copy.txt
%%
node -pe "require('child_process').execSync('note pe').toString()"
%%
node -e "const { execSync } = require('child_process'); execSync('note a; note b')"
%%
node -e "const { execFileSync: run } = require('node:child_process'); run('note', ['a', 'b c'])"
%%
node -e "const cp = require('child_process'); cp.spawnSync('note', ['x', 'y'])"
%%
node -e "require('child_process').spawnSync('note a \$0', { shell: true })" ; note after
%%
node -e 'import("node:fs").then((fs) => fs.rmSync("notes.txt"))'
%%
node --input-type=module -e 'import { writeFileSync as w } from "fs"; w("new.txt", "x")'
%%
node --input-type=module -e 'import fs from "fs"; fs.appendFileSync("notes.txt", "x")'
%%
node --input-type=module -e 'import * as fs from "fs"; fs.renameSync("notes.txt", "moved.txt")'
%%
node --input-type=module <<'X'
import { execSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
copyFileSync('notes.txt', path.join('src', 'copy.txt'));
rmSync('src/a.ts');
execSync(`note template`);
X
%%
node <<'X'
const fs = require('fs');
const path = require('path');
const dir = 'src';
fs.writeFileSync(path.join(dir, 'x.ts'), '');
fs.writeFileSync(dir + '/y.ts', '');
fs.writeFileSync(`${dir}/z.ts`, '');
X
%%
node -e "
// fs.writeFileSync('never1.txt')
/* fs.writeFileSync('never2.txt') */
const text = \"fs.writeFileSync('never3.txt', '')\";
const pattern = /writeFileSync\('never4'\)/;
require('fs').writeFileSync('made.txt', text)
"
%%
node -e "
for (const name of ['a', 'b']) require('fs').writeFileSync('src/' + name + '.txt', '')
"
%%
node -e "['a', 'b'].forEach((name) => require('fs').writeFileSync(name + '.txt', ''))"
%%
node -e "require('fs').writeFileSync(process.argv[1], 'x')" new.txt
%%
node -e "const [, file] = process.argv; require('fs').writeFileSync(file, 'x')" new.txt # or more
%%
node - new.txt <<< "require('fs').writeFileSync(process.argv[2], 'x')"
%%
node -e "require('fs').promises.writeFile('new.txt', 'x')"
%%
node -e "const fs = require('fs/promises'); fs.unlink('notes.txt').then(() => fs.rename('src/a.ts', 'src/c.ts'))"
%%
node -e "
async function main() {
  const { writeFile } = await import('node:fs/promises');
  await writeFile('new.txt', 'x');
}
main();
"
%%
node -e "process.chdir('src'); require('fs').writeFileSync('in.ts', '')"
%%
node -e "eval(\"require('fs').writeFileSync('new.txt', '')\")"
%%
node -e "require('fs').openSync('new.txt', 'w'); require('fs').openSync('notes.txt', 'r'); require('fs').openSync('notes.txt')"
%%
node -e "require('fs').cpSync('src', 'copy', { recursive: true })"
%%
node -e "require('fs').rmSync('src', { recursive: true, force: true })"
%%
node -e "require('fs').createWriteStream('new.txt').end('x')"
%%
node -e "
function change(file) { require('fs').appendFileSync(file, 'x'); }
change('notes.txt');
const also = (file) => require('fs').appendFileSync(file, 'x');
also('src/a.ts');
" # or more
%%
node -e "require('fs').truncateSync('notes.txt'); require('fs').symlinkSync('a', 'l')" ; rm l # or less
%%
echo "require('child_process').execSync('note piped')" | node
%%
echo "require('child_process').execSync('note dash')" | node - a b
%%
node --no-warnings --max-old-space-size=100 -e "require('child_process').execSync('note flags')"
%%
node --check src/x.js; note after
%%
node --version
%%
node -v
%%
node --help > help.txt
%%
echo "require('child_process').execSync('note script')" > run.js; node run.js
%%
echo "require('fs').writeFileSync(process.argv[2], '')" > run.js; node run.js out.txt
%%
printf '#!/usr/bin/env node\nrequire("child_process").execSync("note direct")\n' > run.js; chmod +x run.js; ./run.js
%%
echo "require('child_process').execSync('note loaded')" > pre.cjs; node -r ./pre.cjs -e "0"
%%
echo "require('child_process').execSync('note loaded')" > pre.cjs; node --require=./pre.cjs -e "0"
%%
node -e "require('child_process').execSync('cp a.ts c.ts', { cwd: 'src' })"
%%
node -e "const a = 1 / 2; const s = 'x' / 3; require('fs').writeFileSync('after-division.txt', '')"
%%
node -e 'require("fs").writeFileSync("esc\x61pe\u002etxt", "")'
%%
node -e "require('child_process').exec('note exec'); require('child_process').spawn('note', ['spawn'])"
%%
node -e "console.log('note printed')" | sh # or more
