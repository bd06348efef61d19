import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { quoted, ratios } from './cpu.mjs';
import { sealCosts } from './seal.mjs';

/**
 * What the gates cost, against an empty Node, all in one run: `npm run bench`. Exits 1 when a goal is missed.
 * A hook runs before every tool call of every agent, so its start is what counts.
 */

const root = resolve(import.meta.dirname, '..');
const cli = join(root, 'bin/create-agent-gates.js');
const peer = join(root, 'node_modules/cc-safety-net/dist/bin/cc-safety-net.js');
const example = join(root, 'examples/ledger/before');
const { rounds, runs, sizes } = process.argv.includes('--quick')
  ? { rounds: 3, runs: 2, sizes: [1_000, 10_000] }
  : { rounds: 11, runs: 5, sizes: [1_000, 10_000, 100_000] };

execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
const scratch = mkdtempSync(join(tmpdir(), 'gates-bench-'));
let copies = 0;

function freshRepo() {
  const directory = join(scratch, `repo-${copies++}`);
  cpSync(example, directory, { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: directory });
  return directory;
}

/** The hook as the client starts it: a shell, the command of settings.json, the call on standard input. */
function hook(project, command, call) {
  const input = join(scratch, `call-${copies++}.json`);
  writeFileSync(
    input,
    JSON.stringify({
      session_id: 'bench',
      transcript_path: '',
      cwd: project,
      permission_mode: 'default',
      hook_event_name: 'PreToolUse',
      tool_use_id: 'bench',
      ...call,
    }),
  );
  return `CLAUDE_PROJECT_DIR=${quoted(project)} /bin/sh -c ${quoted(command)} <${quoted(input)}`;
}

function answerOf(line) {
  return spawnSync('bash', ['-c', line], { encoding: 'utf8' });
}

const project = freshRepo();
execFileSync(process.execPath, [cli, project, '--yes', '--preset', 'generic'], { stdio: 'ignore' });
const settings = JSON.parse(readFileSync(join(project, '.claude/settings.json'), 'utf8'));
const command = settings.hooks.PreToolUse[0].hooks[0].command;
// As the client does: what a session's start leaves behind is there for its calls.
execFileSync('/bin/sh', ['-c', command], {
  env: { ...process.env, CLAUDE_PROJECT_DIR: project },
  input: JSON.stringify({
    session_id: 's',
    cwd: project,
    hook_event_name: 'SessionStart',
    source: 'startup',
  }),
  stdio: ['pipe', 'ignore', 'inherit'],
});
const bash = (text) => ({
  agent_id: 'a1',
  agent_type: 'coder',
  tool_name: 'Bash',
  tool_input: { command: text },
});
const allowed = hook(project, command, bash('git status'));
const blocked = hook(project, command, bash('git push --force'));
const peerHook = hook(project, `node ${quoted(peer)} hook --claude-code`, bash('git status'));

// A hook that answers something else would be no measure of the one that is meant.
for (const [line, status] of [
  [allowed, 0],
  [blocked, 2],
  [peerHook, 0],
]) {
  const { status: got, stderr } = answerOf(line);
  if (got !== status) throw new Error(`expected exit ${status}, got ${got}: ${line}\n${stderr}`);
}

const same = (line) => (count) => Array.from({ length: count }, () => line);
const table = ratios(
  [
    { name: 'node -e 0', lines: same('node -e 0') },
    { name: 'hook: git status, allowed', goal: 1.35, lines: same(allowed) },
    { name: 'hook: git push, blocked', goal: 1.35, lines: same(blocked) },
    { name: '--help', goal: 1.3, lines: same(`node ${quoted(cli)} --help`) },
    {
      name: 'install --yes',
      goal: 2.2,
      lines: (count) =>
        Array.from(
          { length: count },
          () => `node ${quoted(cli)} ${quoted(freshRepo())} --yes --preset generic`,
        ),
    },
    { name: 'peer hook: cc-safety-net, git status', lines: same(peerHook) },
  ],
  { rounds, runs },
);

console.log(
  `Node ${process.versions.node}, CPU of the whole process tree, median of ${rounds} rounds of ${runs} runs\n`,
);
console.log(row('', 'ms', 'ratio', 'goal', ''));
for (const { name, milliseconds, ratio, goal } of table) {
  const verdict = isMissed(ratio, goal) ? 'missed' : '';
  console.log(row(name, milliseconds.toFixed(1), ratio.toFixed(2), goal?.toFixed(2) ?? '', verdict));
}
// Bundled as the runtime is, so that it is the code that ships.
const verdicts = join(scratch, 'verdicts.cjs');
await build({
  entryPoints: [join(root, 'bench/verdicts.ts')],
  bundle: true,
  platform: 'node',
  outfile: verdicts,
});
const { median, p99, calls } = JSON.parse(
  execFileSync(process.execPath, [verdicts], { cwd: project, encoding: 'utf8' }),
);
console.log(
  `\nOne verdict, the guard loaded: median ${median} µs, 99th percentile ${p99} µs (${calls} calls)`,
);

/** One git status of the same tree. A reviewer's seal is that of all files, so no less than that. */
const sealGoal = 1;
const seals = await sealCosts(scratch, { sizes, rounds: Math.min(rounds, 5) });
console.log('\nThe seal, in one `git status` of the same tree\n');
for (const { files, role, what, ratio } of seals)
  console.log(
    row(
      `${files.toLocaleString('en')} files, ${role}, ${what}`,
      '',
      ratio.toFixed(2),
      sealGoal.toFixed(2),
      isMissed(ratio, sealGoal) ? 'missed' : '',
    ),
  );
rmSync(scratch, { recursive: true, force: true });
const missed = [
  ...table.filter(({ ratio, goal }) => isMissed(ratio, goal)),
  ...seals.filter(({ ratio }) => isMissed(ratio, sealGoal)),
];
process.exitCode = missed.length > 0 ? 1 : 0;

/** Told as printed: what lies within the second decimal is one measure's noise. */
function isMissed(ratio, goal) {
  return goal !== undefined && Number(ratio.toFixed(2)) > goal;
}

function row(name, ...cells) {
  return `${name.padEnd(38)}${cells.map((cell) => cell.padStart(8)).join('')}`.trimEnd();
}
