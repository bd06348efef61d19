import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookAll } from '../../src/cli/doctor/diagnose.ts';
import { isOlder } from '../../src/cli/doctor/machine.ts';
import { examine } from '../../src/cli/doctor/patient.ts';
import { main } from '../../src/cli/main.ts';
import { testIo } from './test-io.ts';

/** One install, copied for each test: each breaks it in one of the ways that leave the gates silently off. */
const scratch = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'gates-doctor-')));
const installed = join(scratch, 'installed');
const home = join(scratch, 'home');
/** No claude, no gh, no psql but those a test puts there. */
const bin = join(scratch, 'bin');
const settings = '.claude/settings.json';
const policy = '.claude/gates/gates.json';

beforeAll(() => {
  write(installed, 'src/shop.ts', 'export const one = 1;\n');
  write(installed, 'test/shop.test.ts', 'import { test } from "vitest";\n');
  write(installed, 'api/go.mod', 'module x\n');
  fs.mkdirSync(home);
  fs.mkdirSync(bin);
  for (const program of ['git', 'node'])
    fs.symlinkSync(
      execFileSync('/bin/sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim(),
      join(bin, program),
    );
  execFileSync('git', ['init', '-q'], { cwd: installed });
  const cli = join(import.meta.dirname, '../../bin/create-agent-gates.js');
  execFileSync(process.execPath, [cli, '--yes', '--preset', 'generic', '--tests', 'test/**', installed], {
    env: { ...process.env, HOME: home },
  });
}, 60_000);
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

function write(root: string, file: string, text: string): void {
  fs.mkdirSync(join(root, file, '..'), { recursive: true });
  fs.writeFileSync(join(root, file), text);
}

function read(root: string, file: string): string {
  return fs.readFileSync(join(root, file), 'utf8');
}

// biome-ignore lint/suspicious/noExplicitAny: documents that a test takes apart
type Json = Record<string, any>;

const json = (file: string, change: (value: Json) => void) => (root: string) => {
  const value = JSON.parse(fs.existsSync(join(root, file)) ? read(root, file) : '{}');
  change(value);
  write(root, file, `${JSON.stringify(value, null, 2)}\n`);
};

const replaced = (file: string, from: string | RegExp, to: string) => (root: string) => {
  const text = read(root, file);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  write(root, file, changed);
};

const program = (name: string, says: string) => (root: string) => {
  write(root, `../bin/${name}`, `#!/bin/sh\n${says}\n`);
  fs.chmodSync(join(root, `../bin/${name}`), 0o755);
};

/** A copy of the install, with a home and a PATH of its own. */
function copy(from = installed) {
  const place = fs.mkdtempSync(join(scratch, 'copy-'));
  const root = join(place, 'repo');
  fs.cpSync(from, root, { recursive: true });
  fs.cpSync(home, join(place, 'home'), { recursive: true });
  fs.cpSync(bin, join(place, 'bin'), { recursive: true, verbatimSymlinks: true });
  const env = { HOME: join(place, 'home'), PATH: join(place, 'bin') };
  return { root, env };
}

async function found(root: string, env: Record<string, string>, cwd = root) {
  const results = await lookAll(examine(root, { env, cwd }));
  return results.flatMap(({ found }) => ('skipped' in found ? [] : found));
}

const postToolUse = (change: (group: Json) => void) =>
  json(settings, ({ hooks }) => change(hooks.PostToolUse[0]));

const preToolUse = (change: (group: Json) => void) =>
  json(settings, ({ hooks }) => change(hooks.PreToolUse[0]));

describe('each way to be silently off is named', () => {
  test.each<[string, 'problem' | 'warning', (root: string) => void, RegExp]>([
    ['settings.missing', 'problem', (root) => fs.rmSync(join(root, settings)), /is gone/],
    ['settings.json', 'problem', replaced(settings, '{', '{ // mine'), /not valid JSON/],
    ['settings.json', 'problem', replaced(settings, /\}\s*$/, ',}'), /not valid JSON/],
    ['settings.json', 'problem', (root) => write(root, settings, '[]'), /not an object/],
    [
      'settings.type',
      'problem',
      json(settings, (value) => Object.assign(value.permissions, { allow: 'Bash' })),
      /permissions\.allow/,
    ],
    ['settings.type', 'problem', json(settings, (value) => Object.assign(value, { env: [] })), /env/],
    [
      'settings.type',
      'problem',
      json(settings, (value) => Object.assign(value, { disableAllHooks: 'no' })),
      /disableAllHooks/,
    ],
    [
      'settings.hook-entry',
      'problem',
      preToolUse((group) => Object.assign(group.hooks[0], { onFailure: 'deny' })),
      /onFailure "deny"/,
    ],
    [
      'settings.hook-entry',
      'problem',
      json(settings, ({ hooks }) => hooks.PreToolUse.push({ hooks: [{ command: 'true' }] })),
      /PreToolUse 2: type/,
    ],
    [
      'settings.hook-entry',
      'problem',
      json(settings, ({ hooks }) => Object.assign(hooks, { PermissionRequest: [{}] })),
      /no list of hooks/,
    ],
    [
      'settings.hooks-off',
      'problem',
      json(settings, (value) => Object.assign(value, { disableAllHooks: true })),
      /settings\.json switches/,
    ],
    [
      'settings.hooks-off',
      'problem',
      json('.claude/settings.local.json', (value) => Object.assign(value, { disableAllHooks: true })),
      /settings\.local\.json switches/,
    ],
    [
      'settings.hooks-off',
      'problem',
      json('../home/.claude/settings.json', (value) => Object.assign(value, { disableAllHooks: true })),
      /~\/\.claude\/settings\.json switches/,
    ],
    [
      'settings.env',
      'problem',
      json('.claude/settings.local.json', (value) => Object.assign(value, { env: { PATH: '/x' } })),
      /sets PATH/,
    ],
    [
      'settings.env',
      'problem',
      json('../home/.claude/settings.json', (value) =>
        Object.assign(value, { env: { NODE_OPTIONS: '-r x' } }),
      ),
      /sets NODE_OPTIONS/,
    ],
    ['settings.wiring', 'problem', json(settings, ({ hooks }) => delete hooks.PreToolUse), /no hook runs/],
    [
      'settings.wiring',
      'problem',
      preToolUse((group) => Object.assign(group, { matcher: 'Write|Edit' })),
      /matcher "Write\|Edit" misses tools/,
    ],
    [
      'settings.wiring',
      'problem',
      preToolUse((group) => Object.assign(group.hooks[0], { async: true })),
      /async/,
    ],
    [
      'settings.wiring',
      'problem',
      preToolUse((group) => Object.assign(group.hooks[0], { if: 'Bash(rm *)' })),
      /condition/,
    ],
    [
      'settings.wiring',
      'problem',
      preToolUse((group) => {
        group.hooks[0].command = group.hooks[0].command.replace('exit 2', 'true');
      }),
      /no hook runs/,
    ],
    [
      'settings.wiring',
      'problem',
      preToolUse((group) => Object.assign(group.hooks[0], { onFailure: 'continue' })),
      /onFailure lets calls run/,
    ],
    [
      'settings.pins',
      'problem',
      json(settings, ({ hooks }) => {
        for (const event of ['PostToolUse', 'SessionStart'])
          hooks[event][0].hooks[0].command = hooks.PreToolUse[0].hooks[0].command;
      }),
      /starts the launcher without a check .*\(hooks\.PostToolUse, hooks\.SessionStart\)/,
    ],
    [
      'settings.pins',
      'problem',
      json(settings, ({ hooks }) => delete hooks.PostToolUse),
      /no longer checks .*hooks\.PostToolUse/,
    ],
    [
      'settings.pins',
      'problem',
      postToolUse((group) => {
        group.hooks[0].command = group.hooks[0].command.replace(/p='\w/, "p='x");
      }),
      /pins other gates than those in \.claude\/hooks \(hooks\.PostToolUse\)/,
    ],
    [
      'settings.pins',
      'problem',
      replaced('.claude/hooks/gates.cjs', "'use strict'", "'use strict';"),
      /pins other gates/,
    ],
    [
      'settings.pins',
      'problem',
      postToolUse((group) => {
        group.hooks[0].command = `true || ${group.hooks[0].command}`;
      }),
      /pins other gates/,
    ],
    [
      'settings.pins',
      'problem',
      postToolUse((group) => Object.assign(group, { matcher: 'Edit' })),
      /matcher "Edit" misses tools/,
    ],
    [
      'settings.pins',
      'problem',
      postToolUse((group) => Object.assign(group.hooks[0], { async: true })),
      /async/,
    ],
    [
      'hooks.on-failure',
      'problem',
      preToolUse((group) => {
        group.onFailure = 'block';
        delete group.hooks[0].onFailure;
      }),
      /PreToolUse group/,
    ],
    [
      'hooks.entry',
      'problem',
      json(settings, ({ hooks }) => delete hooks.SubagentStart),
      /SubagentStart hook is missing/,
    ],
    ['hooks.entry', 'problem', preToolUse((group) => delete group.hooks[0].onFailure), /PreToolUse hook/],
    [
      'hooks.value',
      'warning',
      json(settings, (value) => Object.assign(value, { disableSkillShellExecution: false })),
      /disableSkillShellExecution/,
    ],
    [
      'hooks.rule',
      'warning',
      json(settings, ({ permissions }) => permissions.deny.splice(0, 1)),
      /permissions\.deny/,
    ],
    [
      'hooks.script',
      'problem',
      json(settings, ({ hooks }) =>
        Object.assign(hooks, {
          Stop: [{ hooks: [{ type: 'command', command: 'sh "$CLAUDE_PROJECT_DIR"/tools/lint.sh' }] }],
        }),
      ),
      /tools\/lint\.sh/,
    ],
    [
      'plugin.twice',
      'warning',
      json('../home/.claude/settings.json', (value) =>
        Object.assign(value, { enabledPlugins: { 'agent-gates@shop': true } }),
      ),
      /agent-gates@shop/,
    ],
    [
      'runtime.missing',
      'problem',
      (root) => fs.rmSync(join(root, '.claude/hooks/gates.mjs')),
      /gates\.mjs is missing/,
    ],
    [
      'runtime.modified',
      'problem',
      replaced('.claude/hooks/gates.mjs', 'gates', 'gates '),
      /gates\.mjs is not as/,
    ],
    [
      'runtime.modified',
      'problem',
      replaced('.claude/hooks/gates.cjs', "'use strict'", "'use strict';"),
      /gates\.cjs is not as/,
    ],
    [
      'runtime.modified',
      'problem',
      replaced('.claude/gates/gates.schema.json', '{', '{ '),
      /schema\.json is not as/,
    ],
    ['runtime.crlf', 'problem', replaced('.claude/hooks/gates.sh', /\n/g, '\r\n'), /gates\.sh has CRLF/],
    [
      'runtime.record',
      'problem',
      (root) => fs.rmSync(join(root, '.claude/gates/installed.json')),
      /installed\.json is missing/,
    ],
    [
      'runtime.record',
      'problem',
      json('.claude/gates/installed.json', ({ files }) => delete files['.claude/hooks/gates.sh']),
      /gates\.sh/,
    ],
    [
      'conflicts.markers',
      'problem',
      (root) => write(root, '.claude/agents/coder.md', '<<<<<<< yours\na\n=======\nb\n>>>>>>> ours\n'),
      /coder\.md holds conflict/,
    ],
    [
      'conflicts.left',
      'warning',
      (root) => write(root, '.claude/agents/coder.md.gates-new', 'x'),
      /coder\.md\.gates-new/,
    ],
    [
      'conflicts.interrupted',
      'problem',
      (root) => write(root, '.claude/gates/state/install.journal', 'x'),
      /half-way/,
    ],
    ['git.none', 'warning', (root) => fs.rmSync(join(root, '.git'), { recursive: true }), /no seal/],
    [
      'git.ignored',
      'warning',
      (root) => write(root, '.gitignore', '/dist\n.claude/\n'),
      /git ignores \.claude\/gates\/installed\.json by \.gitignore:2 \(\.claude\/\)/,
    ],
    [
      'git.ignored',
      'warning',
      (root) => write(root, '.git/info/exclude', '*.mjs\n'),
      /git ignores \.claude\/hooks\/gates\.mjs by \.git\/info\/exclude:1/,
    ],
    ['policy.invalid', 'problem', (root) => write(root, policy, '{'), /not valid JSON/],
    [
      'policy.invalid',
      'problem',
      json(policy, (value) => Object.assign(value, { main: 'anything' })),
      /main/,
    ],
    [
      'policy.unknown-set',
      'problem',
      json(policy, ({ roles }) => roles.coder.write.deny.push('@snapshots')),
      /coder refers to @snapshots/,
    ],
    [
      'paths.tests',
      'problem',
      json(policy, ({ paths }) => Object.assign(paths, { tests: ['checks/**'] })),
      /test\/shop\.test\.ts looks like a test/,
    ],
    [
      'paths.idle',
      'warning',
      json(policy, ({ paths }) => paths.tests.push('spec/**')),
      /no file matches spec\/\*\* in "tests"/,
    ],
    [
      'paths.idle',
      'warning',
      json(policy, ({ paths }) => Object.assign(paths, { protected: ['billing/**'] })),
      /billing/,
    ],
    [
      'tests.directory',
      'problem',
      json(policy, (value) => Object.assign(value, { components: [{ dir: 'gone', stack: 'go' }] })),
      /component gone is not there/,
    ],
    [
      'tests.command',
      'warning',
      json(policy, (value) =>
        Object.assign(value, { components: [{ dir: 'api', stack: 'go', testAll: 'go test' }] }),
      ),
      /api has no testFile/,
    ],
    [
      'tests.program',
      'warning',
      json(policy, (value) =>
        Object.assign(value, {
          components: [{ dir: 'api', stack: 'x', testAll: 'vendor/bin/phpunit', testFile: 'x' }],
        }),
      ),
      /vendor\/bin\/phpunit/,
    ],
    [
      'directory.unwired',
      'warning',
      json(policy, (value) => Object.assign(value, { components: [{ dir: 'api', stack: 'go' }] })),
      /started in api runs no hooks/,
    ],
    [
      'database.superuser',
      'problem',
      json(policy, (value) => Object.assign(value, { database: { kind: 'postgres', role: 'postgres' } })),
      /postgres, a superuser/,
    ],
    [
      'database.superuser',
      'problem',
      json(policy, (value) =>
        Object.assign(value, { database: { kind: 'mysql', role: 'shop', superusers: ['shop'] } }),
      ),
      /shop, a superuser/,
    ],
    [
      'database.role',
      'warning',
      json(policy, (value) => Object.assign(value, { database: { kind: 'mysql' } })),
      /not named/,
    ],
    [
      'sandbox.program',
      'problem',
      json(policy, (value) => Object.assign(value, { sandbox: true })),
      /bwrap is not on PATH/,
    ],
    ['node.missing', 'problem', (root) => fs.rmSync(join(root, '../bin/node')), /Node is not on PATH/],
    [
      'node.old',
      'problem',
      (root) => {
        fs.rmSync(join(root, '../bin/node'));
        program('node', 'echo v18.20.0')(root);
      },
      /18\.20\.0/,
    ],
    ['client.old', 'problem', program('claude', 'echo "2.1.60 (Claude Code)"'), /which agent calls/],
    ['client.old', 'problem', program('claude', 'echo "2.1.48 (Claude Code)"'), /un-wire the gates/],
    ['client.old', 'warning', program('claude', 'echo "2.1.294 (Claude Code)"'), /takes too long/],
    ['main-branch.open', 'warning', () => {}, /nothing seen from here/],
  ])('%s, a %s (%#)', async (id, level, breakIt, says) => {
    const { root, env } = copy();
    breakIt(root);
    const findings = await found(root, env);
    const named = findings.filter((finding) => finding.id === id && says.test(finding.says));
    expect(named, JSON.stringify(findings, null, 1)).not.toEqual([]);
    expect(named.map((finding) => finding.level)).toContain(level);
    expect(named[0]?.fix).toMatch(/\w/);
  });

  describe('settings of a component', () => {
    const component = 'services/api/.claude/settings.json';
    let wired: string;
    beforeAll(async () => {
      const { root, env } = copy();
      write(root, 'services/api/main.go', 'package main\n');
      const components =
        'components=[{"dir":"services/api","stack":"go","testAll":"go test","testFile":"go test"}]';
      const { io, stderr } = testIo({ cwd: root, env });
      expect(await main(['upgrade', '--set', components, '--start-in', 'components'], io), stderr()).toBe(0);
      wired = root;
    });

    test.each<[string, 'problem' | 'warning' | undefined, (root: string) => void, RegExp]>([
      ['nothing', undefined, () => {}, /./],
      ['settings.missing', 'problem', (root) => fs.rmSync(join(root, component)), /api.*is gone/],
      ['settings.wiring', 'problem', json(component, ({ hooks }) => delete hooks.PreToolUse), /no hook runs/],
      [
        'settings.wiring',
        'problem',
        replaced(component, /\/\.\.\/\.\.\/\.claude/g, '/.claude'),
        /no hook runs/,
      ],
      [
        'settings.wiring',
        'problem',
        replaced(component, /\/\.\.\/\.\.\/\.claude/g, '/../../../.claude'),
        /no hook/,
      ],
      [
        'hooks.script',
        'problem',
        replaced(component, '../../.claude/hooks/gates.sh', '../.claude/hooks/gates.sh'),
        /runs services\/\.claude\/hooks\/gates\.sh/,
      ],
      [
        'settings.hooks-off',
        'problem',
        json(component, (value) => Object.assign(value, { disableAllHooks: true })),
        /api.*switches/,
      ],
      [
        'settings.hooks-off',
        'problem',
        json('services/api/.claude/settings.local.json', (value) =>
          Object.assign(value, { disableAllHooks: true }),
        ),
        /api\/\.claude\/settings\.local\.json switches/,
      ],
      [
        'hooks.entry',
        'problem',
        json(component, ({ hooks }) => delete hooks.SubagentStop),
        /SubagentStop hook is missing in services\/api/,
      ],
      [
        'hooks.rule',
        'warning',
        json(component, ({ permissions }) => permissions.deny.pop()),
        /services\/api/,
      ],
      [
        'settings.wiring',
        'problem',
        replaced(settings, '/.claude/hooks/gates.sh', '/../.claude/hooks/gates.sh'),
        /no hook runs/,
      ],
    ])('%s, a %s (%#)', async (id, level, breakIt, says) => {
      const { root, env } = copy(wired);
      breakIt(root);
      const findings = await found(root, env, join(root, 'services/api'));
      const wiring = findings.filter((finding) => /^(settings|hooks|directory)\./.test(finding.id));
      if (level === undefined) expect(wiring).toEqual([]);
      else {
        const named = wiring.filter((finding) => finding.id === id && says.test(finding.says));
        expect(
          named.map((finding) => finding.level),
          JSON.stringify(wiring),
        ).toEqual([level]);
      }
    });
  });

  test('directory.unwired, when asked from below the root', async () => {
    const { root, env } = copy();
    const findings = await found(root, env, join(root, 'src'));
    expect(findings.map(({ says }) => says)).toContainEqual(
      expect.stringMatching(/started in src runs no hooks/),
    );
  });

  test('git.ignored is not said of files that are committed all the same', async () => {
    const { root, env } = copy();
    write(root, '.gitignore', '.claude/\n');
    execFileSync('git', ['add', '--force', '.claude'], { cwd: root });
    expect((await found(root, env)).map(({ id }) => id)).not.toContain('git.ignored');
  });

  test('an untouched install has no problem', async () => {
    const { root, env } = copy();
    write(root, '.git/hooks/pre-push', '');
    const findings = await found(root, env);
    expect(findings.filter(({ level }) => level === 'problem')).toEqual([]);
    expect(findings.map(({ id }) => id)).toEqual(['tests.command']);
  });

  test('a database that says the role is a superuser is believed', async () => {
    const { root, env } = copy();
    json(policy, (value) =>
      Object.assign(value, { database: { kind: 'postgres', role: 'shop', urlVariable: 'SHOP_URL' } }),
    )(root);
    const withUrl = { ...env, SHOP_URL: 'postgres://shop@localhost/shop' };
    program('psql', 'echo t')(root);
    expect((await found(root, withUrl)).map(({ id }) => id)).toContain('database.superuser');
    program('psql', 'echo f')(root);
    expect((await found(root, withUrl)).map(({ id }) => id)).not.toContain('database.superuser');
  });
});

/** A fix that names a command of ours is tried. */
test.each<[string, (root: string) => void]>([
  ['settings.missing', (root) => fs.rmSync(join(root, settings))],
  ['settings.wiring', json(settings, ({ hooks }) => delete hooks.PreToolUse)],
  ['settings.wiring', preToolUse((group) => Object.assign(group, { matcher: 'Write|Edit' }))],
  ['settings.wiring', preToolUse((group) => Object.assign(group.hooks[0], { async: true }))],
  [
    'settings.pins',
    json(settings, ({ hooks }) => {
      hooks.PostToolUse[0].hooks[0].command = hooks.PreToolUse[0].hooks[0].command;
    }),
  ],
  ['settings.pins', postToolUse((group) => Object.assign(group, { matcher: 'Edit' }))],
  ['settings.pins', replaced('.claude/hooks/gates.mjs', 'gates', 'gates ')],
  ['hooks.entry', json(settings, ({ hooks }) => delete hooks.SubagentStart)],
  ['hooks.entry', preToolUse((group) => delete group.hooks[0].onFailure)],
  ['hooks.value', json(settings, (value) => Object.assign(value, { disableSkillShellExecution: false }))],
  ['hooks.rule', json(settings, ({ permissions }) => permissions.deny.splice(0, 1))],
  ['runtime.missing', (root) => fs.rmSync(join(root, '.claude/hooks/gates.mjs'))],
  ['runtime.modified', replaced('.claude/hooks/gates.mjs', 'gates', 'gates ')],
  [
    'runtime.record',
    json('.claude/gates/installed.json', ({ files }) => delete files['.claude/hooks/gates.sh']),
  ],
  ['runtime.record', (root) => fs.rmSync(join(root, '.claude/gates/installed.json'))],
  [
    'directory.unwired',
    json(policy, (value) => Object.assign(value, { components: [{ dir: 'api', stack: 'go' }] })),
  ],
])('the fix that is named mends %s (%#)', async (id, breakIt) => {
  const { root, env } = copy();
  breakIt(root);
  const before = (await found(root, env)).filter((finding) => finding.id === id);
  expect(before).not.toEqual([]);
  for (const { fix } of before) {
    const words = /npx create-agent-gates((?: --?[\w-]+(?: components)?)*)/.exec(fix)?.[1] ?? '';
    expect(fix).toContain('npx create-agent-gates');
    const { io, stderr } = testIo({ cwd: root, env });
    expect(await main([root, ...words.split(' ').filter((word) => word !== '')], io), stderr()).toBe(0);
  }
  const after = await found(root, env);
  expect(after.filter((finding) => finding.id === id)).toEqual([]);
});

describe('doctor', () => {
  async function doctor(words: string[], root: string, env: Record<string, string>) {
    // The launcher takes no Node from a temporary directory.
    const { io, stdout, stderr } = testIo({ cwd: root, env: { ...env, PATH: process.env.PATH ?? '' } });
    const exit = await main(['doctor', ...words], io);
    return { exit, stdout: stdout(), stderr: stderr() };
  }

  test('puts calls of every role to the installed hook, and is sound', async () => {
    const { root, env } = copy();
    const before = fs.readdirSync(root, { recursive: true }).sort();
    const { exit, stdout } = await doctor(['--json'], root, env);
    const { probed, findings } = JSON.parse(stdout);
    expect(findings.filter(({ level }: Json) => level === 'problem')).toEqual([]);
    expect(exit).toBe(0);
    expect(probed.map(({ role, call, answer, rule }: Json) => [role, call, answer, rule])).toEqual(
      expect.arrayContaining([
        ['coder', 'Write test/shop.test.ts', 'block', 'write.denied'],
        ['coder', 'Write api/go.mod', 'allow', null],
        ['tester', 'Write test/shop.test.ts', 'allow', null],
        ['code-reviewer', 'git status', 'allow', null],
      ]),
    );
    expect(new Set(probed.map(({ role }: Json) => role)).size).toBe(7);
    // It changes nothing, the ledger included.
    expect(fs.readdirSync(root, { recursive: true }).sort()).toEqual(before);
  });

  test('a hook that lets everything run is found by asking it', async () => {
    const { root, env } = copy();
    write(root, '.claude/hooks/gates.sh', '#!/bin/sh\nexit 0\n');
    const { exit, stdout } = await doctor([], root, env);
    expect(exit).toBe(1);
    expect(stdout).toMatch(
      /coder, `Write test\/shop\.test\.ts`: the installed hook\s+must answer block, but\s+the\s+answer is allow/,
    );
    expect(stdout).toMatch(/Not sound: \d+ problems\.\n$/);
  });

  test('a runtime that answers by another policy is found in its whole table', async () => {
    const { root, env } = copy();
    replaced('.claude/hooks/gates.mjs', /return block\("write\.gates"\)/, 'return undefined')(root);
    const { exit, stdout } = await doctor(['--json'], root, env);
    expect(exit).toBe(1);
    expect(JSON.parse(stdout).findings).toContainEqual(
      expect.objectContaining({
        id: 'probe.table',
        says: expect.stringMatching(/settings\.json` met allow/),
      }),
    );
  });

  test('a hook that does not answer is one finding, not one for each role', async () => {
    const { root, env } = copy();
    fs.rmSync(join(root, '.claude/hooks/gates.cjs'));
    const { stdout } = await doctor(['--json'], root, env);
    const probes = JSON.parse(stdout).findings.filter(({ id }: Json) => id === 'probe');
    expect(probes.map(({ says }: Json) => says)).toEqual([
      expect.stringMatching(/^the installed hook does not answer.*gates\.cjs is missing/),
    ]);
  });

  test('where nothing is installed it says so', async () => {
    const { exit, stderr } = await doctor([join(scratch, 'home')], installed, { HOME: home });
    expect(exit).toBe(2);
    expect(stderr).toContain('no gates are installed');
  });
});

test.each([
  ['2.1.294', '2.1.295', true],
  ['2.1.295', '2.1.295', false],
  ['2.0.900', '2.1.69', true],
  ['3.0.0', '2.1.295', false],
])('isOlder(%s, %s) is %s', (version, floor, expected) => expect(isOlder(version, floor)).toBe(expected));
