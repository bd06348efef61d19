import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The main job, seen: installs the gates into a copy of examples/ledger and lets the guard answer calls as the
 * client would ask them, through the hook that stands in the installed settings.json. Exits 1 when an answer is
 * not the expected one.
 */

const root = resolve(import.meta.dirname, '..');
const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);
const [bold, dim, red, green, yellow] = [1, 2, 31, 32, 33].map(paint);

const write = (file_path) => ({ tool_name: 'Write', tool_input: { file_path, content: '// …\n' } });
const bash = (command) => ({ tool_name: 'Bash', tool_input: { command } });

/** Who asks for what, and what the boxes of a fresh install say to it. */
const calls = [
  ['tester', write('test/interest.test.js'), 'allow'],
  ['tester', write('src/ledger.js'), 'block'],
  ['coder', write('src/ledger.js'), 'allow'],
  ['coder', bash('npm test'), 'allow'],
  ['coder', bash("cd test && sed -i 's/11900/0/' ledger.test.js"), 'block'],
  ['coder', bash('git commit -am "make the tests pass"'), 'block'],
  ['code-reviewer', bash('git diff HEAD -- src'), 'allow'],
  ['code-reviewer', bash('git diff --output=src/ledger.js'), 'block'],
  ['main', bash('git commit -am "Add interest"'), 'ask'],
  ['main', bash('echo "{}" > .claude/settings.json'), 'block'],
];

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (result.status !== 0) {
    process.stderr.write(`${command} ${args.join(' ')} failed:\n${result.stdout}${result.stderr}\n`);
    process.exit(1);
  }
  return result.stdout;
}

/** The installed hook, run as the client runs it. */
function hook(project, role, event) {
  const agent = role === 'main' ? {} : { agent_id: `a-${role}`, agent_type: role };
  const common = {
    session_id: 'demo',
    transcript_path: '',
    cwd: project,
    permission_mode: 'bypassPermissions',
  };
  const settings = JSON.parse(readFileSync(join(project, '.claude/settings.json'), 'utf8'));
  const [group] = settings.hooks[event.hook_event_name];
  return spawnSync('sh', ['-c', group.hooks[0].command], {
    cwd: project,
    env: { ...process.env, CLAUDE_PROJECT_DIR: project },
    input: JSON.stringify({ ...common, ...agent, ...event }),
    encoding: 'utf8',
  });
}

function ask(project, role, { tool_name, tool_input: { file_path, ...rest } }) {
  const tool_input = file_path === undefined ? rest : { ...rest, file_path: join(project, file_path) };
  const event = { hook_event_name: 'PreToolUse', tool_use_id: 'demo', tool_name, tool_input };
  const { status, stdout, stderr } = hook(project, role, event);
  if (status === 2) return { verdict: 'block', says: stderr.trim() };
  if (status !== 0) return { verdict: `exit ${status}`, says: stderr.trim() };
  const output = stdout === '' ? undefined : JSON.parse(stdout).hookSpecificOutput;
  return { verdict: output?.permissionDecision ?? 'allow', says: output?.permissionDecisionReason ?? '' };
}

const shown = { allow: green('runs    '), ask: yellow('asks    '), block: red('blocked ') };
let wrong = 0;

function show(project, role, call, expected, about) {
  const { verdict, says } = ask(project, role, call);
  line(
    shown[verdict] ?? verdict,
    role,
    about ?? call.tool_input.command ?? `Write ${call.tool_input.file_path}`,
    says,
  );
  check(verdict === expected, expected);
}

function line(verdict, role, what, says) {
  console.log(`${verdict}  ${bold(role.padEnd(14))} ${what}`);
  if (says) console.log(dim(`         ${says.split('\n').join('\n         ')}`));
}

function check(right, expected) {
  if (right) return;
  wrong += 1;
  console.log(red(`         expected: ${expected}`));
}

/** A script does what the guard can't see from outside; the seal looks afterwards. */
function showSeal(project) {
  const test = join(project, 'test/ledger.test.js');
  const before = readFileSync(test, 'utf8');
  const call = bash('node src/fix.js');
  hook(project, 'coder', { hook_event_name: 'SubagentStart' });
  writeFileSync(
    join(project, 'src/fix.js'),
    "import fs from 'node:fs';\nfs.writeFileSync('test/ledger.test.js', '');\n",
  );
  show(project, 'coder', call, 'allow', 'node src/fix.js, which empties test/ledger.test.js');
  run(process.execPath, ['src/fix.js'], { cwd: project });
  const emptied = readFileSync(test, 'utf8') === '';
  const event = { hook_event_name: 'PostToolUse', tool_use_id: 'demo', ...call, tool_response: {} };
  const { status, stderr } = hook(project, 'coder', event);
  line(red('restored'), 'coder', 'test/ledger.test.js', stderr.trim());
  check(emptied && status === 2 && readFileSync(test, 'utf8') === before, 'the test as it was');
}

const scratch = mkdtempSync(join(tmpdir(), 'gates-demo-'));
try {
  const project = join(scratch, 'ledger');
  cpSync(join(root, 'examples/ledger/before'), project, { recursive: true });
  const git = (...args) =>
    run('git', ['-c', 'user.name=demo', '-c', 'user.email=demo@example.com', ...args], { cwd: project });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'A ledger');

  console.log(bold('\n1. Build\n'));
  run(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root });
  console.log('npm run build');

  console.log(bold('\n2. Install into a copy of examples/ledger\n'));
  console.log(dim('npx create-agent-gates --yes\n'));
  console.log(run(process.execPath, [join(root, 'bin/create-agent-gates.js'), project, '--yes']).trim());

  console.log(
    bold('\n3. What agents ask for, and what the installed hook answers (permission mode: bypass)\n'),
  );
  for (const [role, call, expected] of calls) show(project, role, call, expected);

  console.log(bold('\n4. What the guard cannot see, the seal puts back\n'));
  showSeal(project);

  console.log(bold('\n5. And when somebody takes the guard away\n'));
  const runtime = join(project, '.claude/hooks/gates.mjs');
  renameSync(runtime, `${runtime}.gone`);
  show(project, 'coder', write('src/ledger.js'), 'block', 'Write src/ledger.js, with gates.mjs gone');
  rmSync(join(project, '.claude/hooks'), { recursive: true });
  show(project, 'coder', write('src/ledger.js'), 'block', 'Write src/ledger.js, with .claude/hooks gone');
  console.log('');
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = wrong === 0 ? 0 : 1;
