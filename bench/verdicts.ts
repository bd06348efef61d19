import { judge } from '../src/guard/judge.ts';
import { machine } from '../src/guard/machine.ts';
import { defaultPolicy } from '../src/policy/defaults.ts';

/** Microseconds a verdict takes once the guard is loaded, as one JSON document: {median, p99, calls}. */

const commands = [
  'git status',
  'git diff HEAD~1 -- src',
  'git log --oneline -20',
  'ls -la',
  'cat package.json | head -40',
  'grep -rn "TODO" src | sort | uniq -c | sort -rn',
  "find . -name '*.ts' -not -path './node_modules/*' -exec wc -l {} +",
  'npm test -- --run src/ledger.test.ts',
  'cd src && sed -n 1,80p ledger.ts',
  "sed -i 's/a/b/' src/ledger.ts",
  'for f in src/*.ts; do echo "$f"; head -1 "$f"; done',
  'git add -A && git commit -m "Add interest"',
  'cp src/a.ts tests/a.test.ts',
  "cat <<'EOF' > src/b.ts\nexport const b = 1;\nEOF",
  'env FOO=1 sh -c "echo $FOO > /tmp/x"',
  'docker compose exec -T app php artisan test --filter Ledger',
  "psql -X -c 'SELECT count(*) FROM entries'",
  'python3 -c "print(1)"',
  'xargs -n1 rm < list.txt',
  'if [ -f .env.example ]; then diff .env.example README.md; fi',
];
const roles = ['coder', 'tester', 'code-reviewer', 'main'];

const root = process.cwd();
const policy = defaultPolicy({ tests: ['tests/**'] });
const rounds = 60;
const warmUp = 10;
const times: number[] = [];
for (let round = 0; round < rounds; round++) {
  for (const role of roles) {
    for (const command of commands) {
      // A new world each time, as every hook call has: nothing may look fast because it was asked before.
      const start = process.hrtime.bigint();
      judge(role, { tool: 'Bash', input: { command }, cwd: root }, policy, machine(root, root));
      if (round >= warmUp) times.push(Number(process.hrtime.bigint() - start) / 1000);
    }
  }
}
times.sort((a, b) => a - b);
const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
process.stdout.write(`${JSON.stringify({ median: at(0.5), p99: at(0.99), calls: times.length })}\n`);
