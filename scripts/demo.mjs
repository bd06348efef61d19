import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * A whole run, without a model: installs the gates into a copy of examples/ledger and plays what a main session, its agents and
 * a person do, each call through the hook that stands in the installed settings.json. What a call would do is done to the files.
 * Exits 1 when an answer is not the expected one.
 */

const root = resolve(import.meta.dirname, '..');
const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);
const [bold, dim, red, green, yellow] = [1, 2, 31, 32, 33].map(paint);

const scratch = mkdtempSync(join(tmpdir(), 'gates-demo-'));
const project = join(scratch, 'ledger');
let wrong = 0;

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (result.status !== 0) {
    process.stderr.write(`${command} ${args.join(' ')} failed:\n${result.stdout}${result.stderr}\n`);
    process.exit(1);
  }
  return result.stdout;
}

/** Agents that have been started, by role; each start makes a new one. */
const agents = {};
let starts = 0;

/** The installed hook, run as the client runs it. */
function hook(role, event) {
  const agent = role === 'main' ? {} : { agent_id: agents[role], agent_type: role };
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

const shown = { allow: green('runs    '), ask: yellow('asks    '), block: red('blocked ') };

const verdictWidth = 10;
const roleWidth = 15;

function line(verdict, role, what, says) {
  const [first = '', ...more] = wrapped(what, verdictWidth + roleWidth);
  console.log(`${verdict}  ${bold(role.padEnd(roleWidth - 1))} ${first}`);
  for (const rest of more) console.log(' '.repeat(verdictWidth + roleWidth) + rest);
  if (says) aside(says);
}

function aside(says) {
  for (const text of says.trim().split('\n'))
    for (const part of wrapped(text, verdictWidth)) console.log(dim(' '.repeat(verdictWidth) + part));
}

/** Broken between words where the terminal ends; written elsewhere than to a terminal, a line stays whole. */
function wrapped(text, indent) {
  const width = (process.stdout.columns ?? Number.POSITIVE_INFINITY) - indent;
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

function check(right, expected) {
  if (right) return;
  wrong += 1;
  console.log(red(`${' '.repeat(verdictWidth)}expected: ${expected}`));
}

/** One tool call: asked first; when it may run, done, and looked at afterwards as the client would. */
function call(role, tool_name, tool_input, expected, what, effect) {
  const tool = { tool_use_id: 'demo', tool_name, tool_input };
  const { status, stdout, stderr } = hook(role, { hook_event_name: 'PreToolUse', ...tool });
  const output = status === 0 ? JSON.parse(stdout.trim().split('\n').at(-1) || '{}').hookSpecificOutput : {};
  const verdict =
    status === 2 ? 'block' : status === 0 ? (output?.permissionDecision ?? 'allow') : `exit ${status}`;
  line(shown[verdict] ?? verdict, role, what, status === 0 ? output?.permissionDecisionReason : stderr);
  check(verdict === expected, expected);
  if (verdict !== 'allow' || effect === undefined) return;
  effect();
  const after = hook(role, { hook_event_name: 'PostToolUse', ...tool, tool_response: {} });
  if (after.status === 2) line(red('restored'), role, 'what it may not change', after.stderr);
}

const inProject = (file) => join(project, file);
const write = (role, file, content, expected = 'allow') =>
  call(role, 'Write', { file_path: inProject(file), content }, expected, `Write ${file}`, () =>
    writeFileSync(inProject(file), content),
  );
const bash = (role, command, expected = 'allow', what = command) =>
  call(role, 'Bash', { command }, expected, what, () => spawnSync('sh', ['-c', command], { cwd: project }));

function spawn(role, expected = 'allow') {
  const input = { description: 'Add interest', prompt: '…', subagent_type: role };
  call('main', 'Agent', input, expected, `start the ${role}`);
  if (expected !== 'allow') return;
  agents[role] = `${role}-${++starts}`;
  hook(role, { hook_event_name: 'SubagentStart' });
}

const ledger = () =>
  readFileSync(inProject('.claude/gates/state/ledger.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));

/** An agent ends its turn: what the gates then saw. */
function stop(role, says, expected) {
  const before = ledger().length;
  const { status, stderr } = hook(role, { hook_event_name: 'SubagentStop', last_assistant_message: says });
  line(
    status === 2 ? red('back    ') : green('done    '),
    role,
    says.split('\n')[0],
    status === 2 ? stderr : '',
  );
  const told = ledger().slice(before);
  for (const entry of told) {
    if (entry.event === 'gate')
      line(
        (entry.passed ? green : red)('gate    '),
        entry.gate,
        `${entry.passed ? 'passed' : 'failed'}: ${entry.says.split('\n')[0]}`,
      );
    if (entry.event === 'finding') line(yellow('finding '), entry.finding.id, entry.finding.problem);
    if (entry.event === 'finding-closed')
      line(green('closed  '), entry.id, `by the test '${entry.how.fixedBy}'`);
  }
  const seen = told.filter(({ event }) => event === 'gate').map(({ gate, passed }) => `${gate} ${passed}`);
  check(seen.join() === expected, expected);
}

function person(...words) {
  const says = run(process.execPath, ['.claude/hooks/gates.mjs', ...words], { cwd: project });
  line(bold('you     '), '', `node .claude/hooks/gates.mjs ${words.join(' ')}`, says);
}

/** In the browser, where somebody looks on at a desktop. */
function open(file) {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  const openers = { darwin: 'open', linux: DISPLAY || WAYLAND_DISPLAY ? 'xdg-open' : undefined };
  const opener = process.stdout.isTTY ? openers[process.platform] : undefined;
  if (opener) spawnSync(opener, [file], { stdio: 'ignore', timeout: 5000 });
}

const title = (text) => console.log(bold(`\n${text}\n`));
const block = (name, value) => `\`\`\`${name}\n${JSON.stringify(value)}\n\`\`\``;
const testOf = (name, from, to) =>
  `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interest } from '../src/interest.js';

test('${name}', () => assert.equal(interest(${from}, 1), ${to}));
`;
const codeOf = (round) =>
  `/** Interest in cents. */\nexport const interest = (cents, percent) => Math.${round}((cents * percent) / 100);\n`;

try {
  cpSync(join(root, 'examples/ledger/before'), project, { recursive: true });
  const git = (...args) =>
    run('git', ['-c', 'user.name=demo', '-c', 'user.email=demo@example.com', ...args], { cwd: project });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'A ledger');

  title('1. Build, and install into a copy of examples/ledger');
  run(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root });
  const roles = 'architect,tester,coder,code-reviewer';
  console.log(dim(`npx create-agent-gates --yes --roles ${roles}\n`));
  const install = [join(root, 'bin/create-agent-gates.js'), project, '--yes', '--roles', roles];
  console.log(run(process.execPath, install).trim());
  git('add', '-A');
  git('commit', '-qm', 'Add agent gates');

  title('2. The main session starts too early (permission mode: bypass)');
  spawn('coder', 'block');
  person('approve', 'plan');

  title('3. Red: the tester writes tests, and code sees them fail');
  spawn('tester');
  write('tester', 'src/interest.js', codeOf('floor'), 'block');
  write(
    'tester',
    'test/interest.test.js',
    "import { test } from 'node:test';\ntest('interest', () => {});\n",
  );
  stop('tester', 'The test is written.', 'red false');
  write('tester', 'test/interest.test.js', testOf('one percent', 15000, 150));
  stop('tester', 'Now it fails.', 'red true');

  title('4. Green: the coder, who may not touch the tests');
  spawn('coder');
  write('coder', 'test/interest.test.js', '', 'block');
  bash('coder', "cd test && sed -i 's/150/0/' interest.test.js", 'block');
  write('coder', 'src/fix.js', "import fs from 'node:fs';\nfs.writeFileSync('test/interest.test.js', '');\n");
  bash('coder', 'node src/fix.js', 'allow', 'node src/fix.js, which empties the test');
  check(readFileSync(inProject('test/interest.test.js'), 'utf8') !== '', 'the test as it was');
  bash('coder', 'rm src/fix.js');
  write('coder', 'src/interest.js', codeOf('floor'));
  bash('coder', 'git commit -am "Add interest"', 'block');
  stop('coder', 'It passes.', 'green false');
  person('waive', 'lint', 'TypeScript', 'is', 'not', 'installed', 'in', 'the', 'demo');
  stop('coder', 'It passes.', 'green true');

  title('5. Review: a finding becomes a test');
  spawn('code-reviewer');
  bash('code-reviewer', 'git diff HEAD -- src');
  bash('code-reviewer', 'git diff --output=src/ledger.js', 'block');
  stop('code-reviewer', 'Looks good to me.', '');
  const finding = {
    id: 'debt-rounds-up',
    severity: 'high',
    file: 'src/interest.js',
    line: 2,
    problem: 'interest on a debt of 150 cents is 2 cents, not 1: it is rounded away from zero',
    test: 'interest(-150, 1) is -1',
  };
  stop('code-reviewer', `One finding.\n${block('findings', { findings: [finding] })}`, '');
  spawn('coder', 'block');
  spawn('tester');
  write('tester', 'test/debt.test.js', testOf('a debt rounds to zero', -150, -1));
  const covers = [{ finding: finding.id, test: 'a debt rounds to zero' }];
  stop('tester', `A test shows it.\n${block('tests', covers)}`, 'red true');
  spawn('coder');
  write('coder', 'src/interest.js', codeOf('trunc'));
  stop('coder', 'Mended.', 'green true');
  spawn('code-reviewer');
  stop('code-reviewer', `Nothing more.\n${block('findings', { findings: [] })}`, 'record true');

  title('6. The commit is yours, and so is the record');
  bash('main', 'git commit -am "Add interest"', 'ask');
  person('approve', 'commit');
  line(bold('you     '), '', 'node .claude/hooks/gates.mjs report');
  aside(run(process.execPath, ['.claude/hooks/gates.mjs', 'report'], { cwd: project }));
  const report = join(tmpdir(), 'gates-demo-report.html');
  writeFileSync(
    report,
    run(process.execPath, ['.claude/hooks/gates.mjs', 'report', '--html'], { cwd: project }),
  );
  line(bold('you     '), '', `node .claude/hooks/gates.mjs report --html > ${report}`);
  open(report);
  check(existsSync(report) && readFileSync(report, 'utf8').includes(finding.id), 'a report with the finding');

  title('7. And when somebody takes the guard away');
  renameSync(inProject('.claude/hooks/gates.mjs'), inProject('.claude/hooks/gates.gone'));
  write('coder', 'src/ledger.js', '', 'block');
  rmSync(inProject('.claude/hooks'), { recursive: true });
  write('coder', 'src/ledger.js', '', 'block');
  console.log('');
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = wrong === 0 ? 0 : 1;
