import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Keeps what an install of a version leaves behind, so that every later one is tested on upgrading it
 * (test/scaffold/released.test.ts). Run for each release, after the build: node scripts/release-fixture.mjs [command line of that version]
 */

const root = path.resolve(import.meta.dirname, '..');
const cli = path.resolve(process.argv[2] ?? path.join(root, 'bin/create-agent-gates.js'));
const ask = (...words) => execFileSync(process.execPath, [cli, ...words], { encoding: 'utf8' });

const everyRole = {
  architect: {},
  tester: {},
  coder: { model: 'sonnet' },
  'code-reviewer': {},
  'security-reviewer': {},
  'performance-reviewer': {},
  auditor: { box: 'barrier' },
};

const repos = {
  empty: {
    files: {},
    answers: { preset: 'generic', roles: { tester: {}, coder: {} }, main: 'free', tests: ['tests/**'] },
  },
  monorepo: {
    files: {
      'CLAUDE.md': '# Shop\n\nMoney is an integer of cents.\n',
      '.gitignore': 'node_modules\n/dist\n',
      '.claude/settings.json':
        '{\n    "model": "opus",\n    "permissions": { "deny": ["Read(./vault/**)"] },\n    "hooks": {\n        "PreToolUse": [{ "matcher": "Bash", "hooks": [{ "type": "command", "command": "true" }] }]\n    }\n}\n',
      'apps/web/.claude/settings.json': '{ "outputStyle": "terse" }\n',
    },
    answers: {
      preset: 'laravel-react',
      roles: everyRole,
      main: 'architect',
      tests: ['apps/web/**/*.test.ts', 'services/api/tests/**'],
      protect: ['legal/**'],
      paths: { immutable: ['services/api/database/migrations/**'] },
      components: [
        {
          dir: 'apps/web',
          stack: 'react-vite',
          testAll: 'npx vitest run',
          testFile: 'npx vitest run {file}',
        },
        { dir: 'services/api', stack: 'laravel', testAll: 'php artisan test', lint: ['pint --test {file}'] },
      ],
      database: { kind: 'postgres', role: 'shop_app', name: 'shop' },
      sandbox: true,
      startIn: 'components',
      ci: 'github',
    },
  },
};

/** Large, and no upgrade looks into them. */
const generated = ['.claude/hooks/gates.mjs', '.claude/gates/gates.schema.json'];

function install(files, answers) {
  const repo = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-release-'));
  const at = (file) => path.join(repo, file);
  const write = (file, text) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  execFileSync('git', ['init', '-q'], { cwd: repo });
  for (const [file, text] of Object.entries(files)) write(file, text);
  write('answers.json', JSON.stringify(answers));
  const planned = JSON.parse(ask(repo, '--yes', '--json', '--answers', at('answers.json')));
  const installed = Object.fromEntries(
    planned.files.map(({ path: file }) => [
      file,
      fs.readFileSync(at(file), file.endsWith('.gz') ? 'base64' : 'utf8'),
    ]),
  );
  fs.rmSync(repo, { recursive: true });
  const record = '.claude/gates/installed.json';
  for (const file of generated) {
    const standIn = `${file} of ${planned.version}\n`;
    installed[record] = installed[record].replace(hash(installed[file]), hash(standIn));
    installed[file] = standIn;
  }
  return { before: files, installed };
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}

const kept = Object.fromEntries(
  Object.entries(repos).map(([name, { files, answers }]) => [name, install(files, answers)]),
);
const target = path.join(root, `test/fixtures/released/${ask('--version').trim()}.json`);
fs.mkdirSync(path.dirname(target), { recursive: true });
fs.writeFileSync(target, `${JSON.stringify(kept, null, 2)}\n`);
console.log(path.relative(process.cwd(), target));
