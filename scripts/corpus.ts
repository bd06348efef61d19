import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from '../src/guard/judge.ts';
import { machine } from '../src/guard/machine.ts';
import { defaultPolicy } from '../src/policy/defaults.ts';

/**
 * Runs files of command lines through the guard: `npm run corpus -- DIR [--roles coder,code-reviewer] [--list RULE] [--peers]`.
 * Each file holds one JSON object a line with `cmd`; prints per file and role the verdicts by rule, and microseconds.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    roles: { type: 'string', default: 'coder,code-reviewer' },
    only: { type: 'string', default: '' },
    /** Prints the commands with this rule; "allow" for those nothing objects to. */
    list: { type: 'string' },
    /** Prints the rows that their peer blocks or asks for and that are allowed here (docs/peers.md says why). */
    peers: { type: 'boolean', default: false },
  },
});
const [directory] = positionals;
if (directory === undefined || !fs.existsSync(directory)) {
  process.stderr.write('corpus: name a directory with .jsonl files whose rows have "cmd".\n');
  process.exit(2);
}

/** "`file.jsonl` 1 2 3": the rows that docs/peers.md explains. */
const explained = new Set(
  [...fs.readFileSync('docs/peers.md', 'utf8').matchAll(/`([\w-]+\.jsonl)`((?: \d+)+)/g)].flatMap(
    ([, file, lines = '']) =>
      lines
        .trim()
        .split(' ')
        .map((line) => `${file}:${line}`),
  ),
);

const here = process.cwd();
const policy = defaultPolicy({ tests: ['tests/**'] });
const world = machine(here, here);

for (const file of fs
  .readdirSync(directory)
  .filter((name) => name.endsWith('.jsonl') && name.includes(values.only))
  .sort()) {
  const commands = fs
    .readFileSync(path.join(directory, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { cmd?: string; inert?: string; peer_verdict?: string })
    .flatMap(({ cmd, inert, peer_verdict }, at) =>
      cmd === undefined
        ? []
        : [{ cmd, inert, line: at + 1, isStopped: /block|ask/.test(peer_verdict ?? '') }],
    );
  if (commands.length === 0) continue;
  for (const role of values.roles.split(',')) {
    const counts = new Map<string, number>();
    const microseconds: number[] = [];
    for (const { cmd, inert, line, isStopped } of commands) {
      const start = process.hrtime.bigint();
      const { decision, rule, reason } = judge(
        role,
        { tool: 'Bash', input: { command: cmd }, cwd: here },
        policy,
        world,
      );
      microseconds.push(Number(process.hrtime.bigint() - start) / 1000);
      const key = rule === undefined ? 'allow' : `${decision} ${rule}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (values.peers && isStopped && rule === undefined) {
        const isNew = !explained.has(`${file}:${line}`);
        if (isNew) process.exitCode = 1;
        process.stdout.write(`  ${file}:${line} ${JSON.stringify(cmd)}${isNew ? '  # not explained' : ''}\n`);
      }
      if (values.list !== undefined && (key === values.list || rule === values.list))
        process.stdout.write(
          `  ${inert ? '(inert) ' : ''}${JSON.stringify(cmd)}${reason ? `  # ${reason}` : ''}\n`,
        );
    }
    microseconds.sort((a, b) => a - b);
    const at = (share: number) =>
      Math.round(microseconds[Math.floor(share * (microseconds.length - 1))] ?? 0);
    const verdicts = [...counts].sort((a, b) => b[1] - a[1]).map(([key, count]) => `${key} ${count}`);
    process.stdout.write(
      `${file} ${role} (${commands.length}): ${verdicts.join(', ')}; median ${at(0.5)} µs, 99 % ${at(0.99)} µs\n`,
    );
  }
}
