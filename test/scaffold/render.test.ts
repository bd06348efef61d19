import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { DetectedDatabase, Detection } from '../../src/detect/detection.ts';
import { readCovers, readDispute, readFindings } from '../../src/flow/findings.ts';
import { gatePaths } from '../../src/policy/path-sets.ts';
import { type Policy, parsePolicy } from '../../src/policy/policy.ts';
import {
  type Answers,
  AnswersError,
  answersFrom,
  offeredRoles,
  parseAnswers,
  policyFrom,
} from '../../src/scaffold/answers.ts';
import type { DesiredFile, SettingsEntries } from '../../src/scaffold/desired.ts';
import { render } from '../../src/scaffold/render/render.ts';

const allRoles = Object.fromEntries(offeredRoles.map((name) => [name, {}]));

/** The two-directory shape: what differs from component to component shows. */
const shop: Answers = parseAnswers({
  preset: 'laravel-react',
  roles: { ...allRoles, coder: { model: 'sonnet' } },
  main: 'architect',
  tests: ['backend/tests/**', 'frontend/**/*.test.ts', '!frontend/**/*.stories.test.ts'],
  protect: ['backend/config/audit.php'],
  paths: { immutable: ['backend/database/migrations/**'] },
  components: [
    {
      dir: 'backend',
      stack: 'laravel',
      testAll: 'docker compose exec -T app php artisan test',
      testFile: 'docker compose exec -T app php artisan test {file}',
      lint: ['vendor/bin/pint --test {file}'],
      service: 'app',
    },
    {
      dir: 'frontend',
      stack: 'react',
      testAll: 'npx vitest run',
      testCase: "npx vitest run {file} -t '{name}'",
    },
  ],
  database: { kind: 'postgres', role: 'shop_app', name: 'shop', via: 'docker compose exec -T db' },
  ci: 'github',
});

const smallest: Answers = parseAnswers({ preset: 'generic', roles: {}, main: 'free', tests: [] });

function files(answers: Answers): Map<string, DesiredFile> {
  const desired = render(policyFrom(answers), {
    runtimeText: 'runtime\n',
    schemaText: '{}\n',
    invariants: ['An entry always balances (test: LedgerTest)'],
  });
  return new Map(desired.map((file) => [file.path, file]));
}

function text(answers: Answers, path: string): string {
  const file = files(answers).get(path);
  if (file && 'content' in file) return file.content;
  if (file && 'whenMissing' in file) return file.whenMissing;
  throw new Error(`${path} is not rendered`);
}

function settings(answers: Answers): SettingsEntries {
  const file = files(answers).get('.claude/settings.json');
  if (file && 'entries' in file) return file.entries;
  throw new Error('no settings');
}

function elements(answers: Answers, path: string): unknown[] {
  return settings(answers)
    .elements.filter((entry) => entry.path.join('.') === path)
    .map((entry) => entry.value);
}

function frontmatter(content: string): Record<string, unknown> {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(content) ?? [];
  return parseYaml(yaml);
}

describe('every rendered text', () => {
  it.each([
    ['shop', shop],
    ['smallest', smallest],
  ] as const)('of %s is clean', (_name, answers) => {
    for (const file of files(answers).values()) {
      const content = 'content' in file ? file.content : 'whenMissing' in file ? file.whenMissing : '\n';
      expect(content, file.path).toMatch(/[^\n]?\n$/);
      // Code may speak of undefined; a text that does lacks a value.
      const faults = file.path.endsWith('gates.cjs')
        ? /\r|[ \t]\n/
        : /\r|undefined|\[object|\n\n\n|[ \t]\n|—/;
      expect(content, file.path).not.toMatch(faults);
      // GitHub's own expressions look like a template's.
      expect(content.replaceAll('${{', ''), file.path).not.toMatch(/\{\{/);
    }
  });

  it('is the same for the same answers', () => {
    expect(JSON.stringify([...files(shop)])).toBe(JSON.stringify([...files(shop)]));
  });
});

describe('the policy', () => {
  it('in gates.json is the policy of the answers, readable by the guard', () => {
    const written = parsePolicy(text(shop, '.claude/gates/gates.json'));
    expect(written).toEqual({ ...policyFrom(shop), $schema: './gates.schema.json' });
  });

  it("has only the chosen roles and '*'", () => {
    const chosen = policyFrom({ ...shop, roles: { tester: {}, coder: {} }, main: 'free' });
    expect(Object.keys(chosen.roles)).toEqual(['tester', 'coder', '*']);
  });

  it('has the architect wherever the main session is in its box', () => {
    expect(Object.keys(policyFrom({ ...shop, roles: {} }).roles)).toEqual(['architect', '*']);
  });

  it("adds the answers' globs to the shipped sets", () => {
    const { paths } = policyFrom(shop);
    expect(paths.tests).toEqual(shop.tests);
    expect(paths.protected).toEqual(['backend/config/audit.php']);
    expect(paths.immutable).toEqual(['backend/database/migrations/**']);
    expect(paths.locks).toContain('**/composer.lock');
  });

  it('keeps a box that the answers change in one part', () => {
    const { roles } = policyFrom(parseAnswers({ ...shop, roles: { coder: { tools: ['mcp__docs__*'] } } }));
    expect(roles.coder?.tools).toEqual(['mcp__docs__*']);
    expect(roles.coder?.write.deny).toContain('@tests');
  });

  it('leaves the linters out when the answer is no', () => {
    expect(policyFrom(shop).components[0]?.lint).toEqual(['vendor/bin/pint --test {file}']);
    expect(policyFrom({ ...shop, lint: false }).components[0]).not.toHaveProperty('lint');
  });
});

describe('answers', () => {
  it.each([
    ['a role of the user without a box', { ...shop, roles: { scribe: {} } }, /^roles\.scribe\.box: /],
    [
      'a role name the client would not find',
      { ...shop, roles: { 'My Role': { box: 'barrier' } } },
      /roles.*lower case/,
    ],
    ['an unknown key', { ...shop, databse: 1 }, /databse/],
    ['an unknown answer', { ...shop, main: 'boss' }, /^main: /],
  ])('refuse %s in one line', (_name, value, says) => {
    const attempt = () => parseAnswers(value);
    expect(attempt).toThrow(AnswersError);
    expect(attempt).toThrow(says);
  });

  const nothingFound: Detection = {
    warnings: [],
    workspace: { kind: 'single', tools: [], evidence: [] },
    components: [],
  };
  const component = {
    dir: '.',
    stack: 'node-ts',
    certainty: 0.95,
    testGlobs: ['test/**'],
    testRunner: 'vitest',
    testAll: 'npx vitest run',
    testFile: null,
    testCase: null,
    testReport: null,
    lint: [],
    lintFix: [],
    linters: [],
    endToEnd: null,
    otherDatabases: [],
    typecheck: null,
    packageManager: 'npm',
    database: null,
    service: null,
    paths: { generated: ['dist/**'], nonsense: ['x'] },
    evidence: [],
  };

  it('from a clear detection leave nothing in doubt', () => {
    const { answers, uncertain } = answersFrom({ ...nothingFound, components: [component] }, 'node-ts');
    expect(uncertain).toEqual([]);
    expect(parseAnswers(answers)).toEqual(answers);
    expect(answers.tests).toEqual(['test/**']);
    expect(answers.paths).toEqual({ generated: ['dist/**'] });
    expect(answers.components).toEqual([
      { dir: '.', stack: 'node-ts', packageManager: 'npm', testRunner: 'vitest', testAll: 'npx vitest run' },
    ]);
    expect(Object.keys(answers.roles)).toEqual(offeredRoles);
  });

  it('name the option for all that is in doubt', () => {
    const postgres: DetectedDatabase = {
      kind: 'postgres',
      via: '',
      role: null,
      name: null,
      urlVariable: null,
      superusers: [],
    };
    const components = [
      { ...component, testGlobs: [], certainty: 0.5, database: postgres },
      { ...component, dir: 'b', testGlobs: [], database: { ...postgres, kind: 'mysql' as const } },
    ];
    const options = answersFrom({ ...nothingFound, components }, 'generic').uncertain.map(
      ({ option }) => option,
    );
    expect(options).toEqual(['--tests', '--preset', '--db', '--db-role']);
  });
});

describe('the settings', () => {
  it('hook every tool before it runs, and fail closed', () => {
    const { hooks } = settings(shop);
    expect(hooks.find(({ event }) => event === 'PreToolUse')?.matcher).toBeUndefined();
    expect(hooks.map(({ event }) => event)).toEqual([
      'PreToolUse',
      'PostToolUse',
      'PostToolUseFailure',
      'SubagentStart',
      'SubagentStop',
      'ConfigChange',
      'SessionStart',
    ]);
    for (const { event, handler } of hooks) {
      expect(handler).toEqual({
        type: 'command',
        command:
          event === 'PreToolUse'
            ? '/bin/sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/gates.sh || exit 2'
            : expect.stringMatching(/^cd -P "\$CLAUDE_PROJECT_DIR"\/ && .*; exit 2$/),
        timeout: event === 'SubagentStop' ? 600 : 60,
        onFailure: 'block',
      });
    }
    expect(files(shop).get('.claude/hooks/gates.sh')).toMatchObject({ kind: 'runtime', executable: true });
  });

  it('keep every shell command behind the hook', () => {
    expect(settings(shop).values).toEqual([
      { path: ['disableAllHooks'], value: false },
      { path: ['disableSkillShellExecution'], value: true },
    ]);
  });

  it("deny edits of the gates' own files and ask before secrets, examples excepted", () => {
    expect(elements(shop, 'permissions.deny')).toEqual(gatePaths.map((glob) => `Edit(/${glob})`));
    const asked = elements(shop, 'permissions.ask');
    expect(asked).toContain('Read(/**/.env)');
    expect(asked).toContain('Read(/**/*.pem)');
    expect(asked).not.toContain('Read(/**/.env.*)');
    expect(asked.join()).not.toContain('!');
  });

  it('switch the sandbox on only when asked, and let Docker out of it only when it is used', () => {
    expect(settings(shop).values.map(({ path }) => path[0])).not.toContain('sandbox');
    const on = { ...shop, sandbox: true };
    expect(settings(on).values).toContainEqual({ path: ['sandbox', 'failIfUnavailable'], value: true });
    expect(elements(on, 'sandbox.filesystem.denyWrite')).toEqual([
      './.claude/settings.json',
      './.claude/settings.local.json',
      './.claude/hooks',
      './.claude/gates',
    ]);
    expect(elements(on, 'sandbox.excludedCommands')).toEqual(['docker *']);
    expect(elements({ ...smallest, sandbox: true }, 'sandbox.excludedCommands')).toEqual([]);
  });
});

describe('agents', () => {
  it.each(offeredRoles)('%s is a file the client takes', (name) => {
    const content = text(shop, `.claude/agents/${name}.md`);
    const head = frontmatter(content);
    expect(head.name).toBe(name);
    expect((head.description as string).length).toBeGreaterThan(80);
    expect(
      Object.keys(head).filter((key) => !['name', 'description', 'tools', 'model'].includes(key)),
    ).toEqual([]);
  });

  it('have a model only where one was chosen', () => {
    expect(frontmatter(text(shop, '.claude/agents/coder.md')).model).toBe('sonnet');
    expect(frontmatter(text(shop, '.claude/agents/tester.md'))).not.toHaveProperty('model');
  });

  it('of a barrier have no tool that writes, and no guardrail lacks one', () => {
    for (const name of ['code-reviewer', 'security-reviewer', 'performance-reviewer'])
      expect(frontmatter(text(shop, `.claude/agents/${name}.md`)).tools).toBe('Read, Grep, Glob, Bash');
    for (const name of ['tester', 'coder'])
      expect(frontmatter(text(shop, `.claude/agents/${name}.md`)).tools).toMatch(
        /Edit, Write, NotebookEdit$/,
      );
  });

  it("get a policy's further tools, by server where the policy has a glob", () => {
    const answers = { ...shop, roles: { coder: { tools: ['mcp__docs__search', 'mcp__issues__get_*'] } } };
    expect(frontmatter(text(answers, '.claude/agents/coder.md')).tools).toMatch(
      /, mcp__docs__search, mcp__issues$/,
    );
  });

  it('tell the coder what is never written, and how to dispute a test', () => {
    const coder = text(shop, '.claude/agents/coder.md');
    expect(coder).toContain('- Never write: tests: `backend/tests/**`, `frontend/**/*.test.ts`\n');
    expect(coder).toContain('- Never write: protected by this project: `backend/config/audit.php`\n');
    expect(coder).toContain('- Never: git commands that change anything:');
    expect(coder).toContain('- Never: migrations and seeders\n');
    expect(coder).toContain('- in `backend`, one file: `docker compose exec -T app php artisan test FILE`\n');
    expect(coder).toContain("- in `frontend`, one test: `npx vitest run FILE -t 'NAME'`\n");
    expect(readDispute(coder)).toMatchObject({ found: { test: 'path/to/the/test.file' } });
  });

  it('tell the tester how to say which test answers which finding', () => {
    const found = [{ finding: 'id-of-the-finding', test: 'name of the test' }];
    expect(readCovers(text(shop, '.claude/agents/tester.md'))).toEqual({ found });
  });

  it('tell reviewers that they write nothing, and the shape of a finding', () => {
    for (const name of ['code-reviewer', 'security-reviewer', 'performance-reviewer']) {
      const reviewer = text(shop, `.claude/agents/${name}.md`);
      expect(reviewer).toContain('- Write: nothing, temporary files included.\n');
      expect(readFindings(reviewer, name, [])).toMatchObject({ found: [{ id: 'short-name', role: name }] });
    }
  });

  it('tell only those with the database how to reach it', () => {
    const connection = "docker compose exec -T db psql -U shop_app -d shop -c 'SELECT 1'";
    expect(text(shop, '.claude/agents/security-reviewer.md')).toContain(connection);
    expect(text(shop, '.claude/agents/performance-reviewer.md')).toContain(connection);
    expect(text(shop, '.claude/agents/code-reviewer.md')).not.toContain('psql');
    const without = { ...shop, database: { kind: 'none' as const } };
    expect(text(without, '.claude/agents/security-reviewer.md')).not.toMatch(/SELECT|ROLLBACK|## Database/);
  });

  it('exist for the chosen roles only, the user’s own among them', () => {
    const own = parseAnswers({
      ...shop,
      roles: { coder: {}, scribe: { box: 'guardrail', write: { allow: ['@docs', 'site/**'] } } },
    });
    const agents = [...files(own).keys()].filter((path) => path.startsWith('.claude/agents/'));
    expect(agents).toEqual(['coder', 'scribe', 'architect'].map((name) => `.claude/agents/${name}.md`));
    expect(text(own, '.claude/agents/scribe.md')).toContain('- Write: `site/**`\n');
  });
});

describe('documents', () => {
  it('say who holds what, role by role', () => {
    const decisions = text(shop, '.claude/gates/decisions.md');
    for (const name of ['tester', 'coder', 'any other agent']) expect(decisions).toContain(`| ${name} |`);
    expect(decisions).toContain('| architect (main session) | guardrail | guard | documents;');
    expect(decisions).toContain(
      '| tester | guardrail | guard, seal | tests | reads; writes only with ROLLBACK |',
    );
    expect(decisions).toContain('| code-reviewer | barrier | guard, seal | nothing | nothing |');
    expect(text({ ...shop, sandbox: true }, '.claude/gates/decisions.md')).toContain(
      "| guard, seal, sandbox for the gates' files |",
    );
  });

  it('name the holes that these answers leave', () => {
    const holes: [Answers, RegExp][] = [
      [{ ...shop, ci: 'none' }, /Nothing checks in CI/],
      [{ ...shop, database: { kind: 'postgres' } }, /database role is not named/],
      [{ ...shop, tests: [] }, /No test paths are known/],
      [{ ...shop, components: [] }, /No command is known that runs one test file/],
      [{ ...shop, flow: 'record' }, /order of work is not enforced/],
    ];
    for (const [answers, hole] of holes) {
      expect(text(answers, '.claude/gates/decisions.md')).toMatch(hole);
      expect(text(shop, '.claude/gates/decisions.md')).not.toMatch(hole);
    }
  });

  it('tell the flow as the machine runs it', () => {
    const flow = text(shop, '.claude/gates/flow.md');
    const steps = [...flow.matchAll(/^(\d+)\. \*\*([\w-]+)\*\* \((.*?)\): /gm)].map(
      ([, , name, who]) => `${name}: ${who}`,
    );
    expect(steps).toEqual([
      'plan: a person',
      'red: tester',
      'red-gate: code',
      'green: coder',
      'green-gate: code',
      'review: code-reviewer, security-reviewer, performance-reviewer',
      'record: code',
      'commit: a person',
    ]);
    expect(flow).toContain('at most 2 rounds');
    expect(flow).toContain('`! node .claude/hooks/gates.mjs approve plan`');
  });

  it('tell the flow with the roles there are', () => {
    const flow = text(smallest, '.claude/gates/flow.md');
    expect(flow).toContain('1. **plan** (a person)');
    expect(flow).not.toMatch(/tester|coder\)|-reviewer|the architect's box/);
  });

  it.each([
    ['enforce', /Code keeps the order/],
    ['record', /written down and not enforced/],
    ['off', /switched the flow off/],
  ] as const)('say what mode %s means', (flow, says) => {
    expect(text({ ...shop, flow }, '.claude/gates/flow.md')).toMatch(says);
  });

  it('load rules only where they apply', () => {
    expect(frontmatter(text(shop, '.claude/rules/tests.md')).paths).toEqual([
      'backend/tests/**',
      'frontend/**/*.test.ts',
    ]);
    expect(frontmatter(text(shop, '.claude/rules/immutable.md')).paths).toEqual([
      'backend/database/migrations/**',
    ]);
    expect([...files(smallest).keys()].filter((path) => path.startsWith('.claude/rules/'))).toEqual([]);
  });

  it('give CLAUDE.md a block that imports the flow, and a skeleton when there is none', () => {
    expect(files(shop).get('CLAUDE.md')).toMatchObject({
      kind: 'merged',
      block: expect.stringMatching(/^@\.claude\/gates\/flow\.md\n/),
    });
    expect(text(shop, 'CLAUDE.md')).toContain('- An entry always balances (test: LedgerTest)\n');
  });

  it('have a skill the client takes', () => {
    expect(frontmatter(text(shop, '.claude/skills/gates/SKILL.md'))).toMatchObject({ name: 'gates' });
  });

  it.each([
    ['github', '.github/workflows/gates.yml', (yaml: Workflow) => yaml.jobs?.integrity?.steps.at(-1)?.run],
    ['gitlab', '.gitlab/gates.yml', (yaml: Workflow) => yaml.gates?.script.at(-1)],
  ] as const)('run the gates in CI at %s only when asked', (ci, path, command) => {
    const yaml = parseYaml(text({ ...shop, ci }, path)) as Workflow;
    expect(command(yaml)).toBe('node .claude/hooks/gates.mjs ci');
    expect([...files({ ...shop, ci: 'none' }).keys()]).not.toContain(path);
  });
});

type Workflow = { jobs?: { integrity?: { steps: { run?: string }[] } }; gates?: { script: string[] } };

describe('the shared line files', () => {
  it('keep state out of git and the launcher free of CRLF', () => {
    expect(files(shop).get('.gitignore')).toMatchObject({ lines: ['/.claude/gates/state/'] });
    const attributes = files(shop).get('.gitattributes');
    expect(attributes).toMatchObject({
      lines: expect.arrayContaining(['/.claude/hooks/gates.* text eol=lf']),
    });
  });
});

/** A policy the render does not know from answers: people edit gates.json by hand. */
describe('a policy edited by hand', () => {
  it('is rendered too', () => {
    const policy: Policy = {
      ...policyFrom(shop),
      paths: {},
      roles: { '*': { box: 'barrier', write: {}, may: {}, tools: [] } },
    };
    const paths = render(policy, { runtimeText: '', schemaText: '', invariants: [] }).map(
      (file) => file.path,
    );
    expect(paths).toContain('.claude/gates/decisions.md');
    expect(paths.filter((path) => path.startsWith('.claude/agents/'))).toEqual([]);
  });
});
