import { describe, expect, test } from 'vitest';
import { type Answers, parseAnswers, policyFrom } from '../../src/scaffold/answers.ts';
import { render } from '../../src/scaffold/render/render.ts';
import { commitAll, makeRepo } from './repo.ts';
import { changes, fileIn, install, uninstall } from './steps.ts';

/** Settings of components: each a file of its own in which our entries lie among the user's. */
function wanted(dirs: readonly string[], more: Partial<Answers> = {}) {
  const components = dirs.map((dir) => ({ dir, stack: 'node-ts' }));
  const answers = { preset: 'generic', roles: { coder: {} }, main: 'free', tests: ['**/*.test.ts'] };
  const policy = policyFrom(parseAnswers({ ...answers, components, startIn: 'components', ...more }));
  return render(policy, { runtimeText: 'runtime\n', schemaText: '{}\n', invariants: [] });
}

const web = 'apps/web/.claude/settings.json';
const api = 'services/api/v2/.claude/settings.json';
const theirs = `{
    "permissions": { "deny": ["Read(./vault/**)"] },
    "hooks": { "PreToolUse": [{ "matcher": "Bash", "hooks": [{ "type": "command", "command": "true" }] }] }
}
`;

const commandOf = (text: string) => JSON.parse(text).hooks.PreToolUse.at(-1).hooks[0].command as string;

describe('the settings of a component', () => {
  test("call the root's launcher, from as deep as they lie", async () => {
    const repo = makeRepo();
    await install(repo, wanted(['.', 'apps/web', './services/api/v2/']));
    expect(commandOf(repo.read('.claude/settings.json'))).toContain('"$CLAUDE_PROJECT_DIR"/.claude/hooks/');
    expect(commandOf(repo.read(web))).toContain(
      '"$CLAUDE_PROJECT_DIR"/../../.claude/hooks/gates.sh || exit 2',
    );
    expect(commandOf(repo.read(api))).toContain('"$CLAUDE_PROJECT_DIR"/../../../.claude/hooks/gates.sh');
    const { permissions, disableAllHooks, disableSkillShellExecution } = JSON.parse(repo.read(web));
    expect({ disableAllHooks, disableSkillShellExecution }).toEqual({
      disableAllHooks: false,
      disableSkillShellExecution: true,
    });
    expect(permissions.deny).toEqual(['Edit(/.claude/settings.json)', 'Edit(/.claude/settings.local.json)']);
    expect(permissions.ask).toContain('Read(/**/.env)');
  });

  test.each([
    ['not wanted', wanted(['.', 'apps/web'], { startIn: 'root' })],
    ['the root', wanted(['.', './'])],
    ['outside', wanted(['../other', '/etc', '..'])],
  ])('are in no directory that is %s', (_, desired) => {
    const settings = desired.map(({ path }) => path).filter((path) => path.endsWith('settings.json'));
    expect(settings).toEqual(['.claude/settings.json']);
  });

  test('of the sandbox keep the files of the root as well as their own', async () => {
    const repo = makeRepo();
    await install(repo, wanted(['apps/web'], { sandbox: true }));
    const denied = (file: string) => JSON.parse(repo.read(file)).sandbox.filesystem.denyWrite;
    const files = ['settings.json', 'settings.local.json', 'hooks', 'gates'].map((name) => `.claude/${name}`);
    const own = ['apps/web/.claude/settings.json', 'apps/web/.claude/settings.local.json'];
    expect(denied('.claude/settings.json')).toEqual([...files, ...own].map((file) => `./${file}`));
    expect(denied(web)).toEqual([...files, ...own, '.git/hooks'].map((file) => `./../../${file}`));
    expect(JSON.parse(repo.read(web)).sandbox.filesystem.allowWrite).toEqual(['./../../']);
    expect(JSON.parse(repo.read('.claude/settings.json')).sandbox.filesystem).not.toHaveProperty(
      'allowWrite',
    );
  });

  test('are merged into what is there, and taken out again to the byte', async () => {
    const repo = makeRepo({ [web]: theirs, 'services/api/v2/main.ts': '' });
    const before = repo.state();
    await install(repo, wanted(['apps/web', 'services/api/v2']));
    const merged = JSON.parse(repo.read(web));
    expect(merged.permissions.deny[0]).toBe('Read(./vault/**)');
    expect(merged.hooks.PreToolUse).toHaveLength(2);
    expect(changes(await install(repo, wanted(['apps/web', 'services/api/v2'])))).toEqual([]);
    await uninstall(repo);
    expect(repo.state()).toEqual(before);
    commitAll(repo);
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  test('go with their component, and come with a new one', async () => {
    const repo = makeRepo({ [web]: theirs });
    await install(repo, wanted(['apps/web', 'services/api/v2']));
    await install(repo, wanted(['apps/web', 'apps/admin']), { version: '2' });
    expect(repo.exists(api)).toBe(false);
    expect(repo.exists('apps/admin/.claude/settings.json')).toBe(true);
    await install(repo, wanted(['apps/web', 'apps/admin'], { startIn: 'root' }), { version: '2' });
    expect(repo.exists('apps/admin/.claude')).toBe(false);
    expect(repo.read(web)).toBe(theirs);
  });

  test('that the client could not read stop the run before anything is written', async () => {
    const repo = makeRepo({ [web]: '{ // ours\n}\n' });
    await expect(install(repo, wanted(['apps/web']))).rejects.toThrow(`${web}:1:3: a comment`);
    expect(repo.files()).toEqual([web]);
  });
});

test.each([
  [
    'components',
    'a subdirectory other than those that have settings of their own (`apps/web`, `apps/api`)',
    false,
  ],
  ['root', 'started in a subdirectory, with', true],
] as const)('decisions.md says where the client runs no hooks: started in %s', (startIn, says, offers) => {
  const file = wanted(['apps/web', 'apps/api'], { startIn }).find(({ path }) =>
    path.endsWith('decisions.md'),
  );
  const text = file !== undefined && 'content' in file ? file.content : '';
  expect(text).toContain(says);
  expect(text.includes('set `startIn` in `gates.json` to `components`')).toBe(offers);
});

describe('--restore', () => {
  const settings = '.claude/settings.json';
  const desired = wanted(['apps/web']);

  test('puts back files, entries and lines that were deleted, and entries that were changed', async () => {
    const repo = makeRepo({
      [settings]: '{ "model": "opus" }\n',
      'CLAUDE.md': '# Mine\n',
      '.gitignore': 'dist\n',
    });
    await install(repo, desired);
    const installed = repo.state();
    const edited = JSON.parse(repo.read(settings));
    delete edited.hooks.PreToolUse;
    edited.hooks.SessionStart[0].hooks[0].timeout = 1;
    edited.permissions.deny.shift();
    edited.disableAllHooks = true;
    repo.write(settings, `${JSON.stringify(edited, null, 2)}\n`);
    repo.write('CLAUDE.md', '# Mine\n');
    repo.write('.gitignore', 'dist\n');
    for (const file of [web, '.claude/agents/coder.md']) repo.remove(file);

    await install(repo, desired);
    expect(JSON.parse(repo.read(settings)).hooks).not.toHaveProperty('PreToolUse');
    expect(repo.exists(web)).toBe(false);

    await install(repo, desired, { restore: true });
    const sorted = (text: string) => {
      const { permissions, hooks, ...rest } = JSON.parse(text);
      return { ...rest, hooks, deny: permissions.deny.toSorted(), ask: permissions.ask };
    };
    const before = Buffer.from((installed[settings] ?? '').split(' ')[1] ?? '', 'base64').toString();
    expect(sorted(repo.read(settings))).toEqual(sorted(before));
    const others = Object.keys(installed).filter((file) => !/settings\.json|installed|base/.test(file));
    const now = repo.state();
    for (const file of [...others, web]) expect([file, now[file]]).toEqual([file, installed[file]]);
    expect(changes(await install(repo, desired, { restore: true }))).toEqual([]);
    await uninstall(repo);
    expect(JSON.parse(repo.read(settings))).toEqual({ model: 'opus' });
  });

  test('leaves edited files and what is the user’s alone', async () => {
    const repo = makeRepo({ [web]: theirs });
    await install(repo, desired);
    repo.write('.claude/agents/coder.md', `${repo.read('.claude/agents/coder.md')}Mine.\n`);
    const before = repo.state();
    const planned = await install(repo, desired, { restore: true });
    expect(fileIn(planned, '.claude/agents/coder.md').state).toBe('user-only');
    expect(repo.state()).toEqual(before);
  });
});
