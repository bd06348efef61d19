// Loaded before a run (node --import): counts everything that writes and kills the process at step CRASH_AT, a
// written file cut in half. With CRASH_AT=0 it prints the number of steps.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const at = Number(process.env.CRASH_AT);
let step = 0;

for (const name of [
  'writeFileSync',
  'renameSync',
  'unlinkSync',
  'rmSync',
  'rmdirSync',
  'mkdirSync',
  'chmodSync',
  'linkSync',
  'fsyncSync',
]) {
  const real = fs[name];
  fs[name] = (...args) => {
    step += 1;
    if (step === at) {
      if (name === 'writeFileSync') real(args[0], args[1].slice(0, args[1].length / 2), args[2]);
      process.kill(process.pid, 'SIGKILL');
      for (;;);
    }
    return real(...args);
  };
}
syncBuiltinESMExports();
process.on('exit', () => {
  if (at === 0) process.stdout.write(String(step));
});
