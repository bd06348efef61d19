import { describe, expect, test } from 'vitest';
import { plan } from '../../src/scaffold/plan.ts';
import { makeRepo, type Repo } from './repo.ts';
import { fileIn, install } from './steps.ts';
import { desired } from './templates.ts';

/** `base` of a planned file is what a `diff` shows the user's edits against. */
async function installed(files: Record<string, string> = {}): Promise<Repo> {
  const repo = makeRepo(files);
  await install(repo, '1');
  return repo;
}

const planned = (repo: Repo) => plan(repo.root, desired('1'), { version: '1' });
const baseOf = (repo: Repo, file: string) => fileIn(planned(repo), file).base;

describe('the text as installed', () => {
  test('is the text on the disk where the user changed nothing', async () => {
    const repo = await installed({ 'CLAUDE.md': '# Mine\n', '.claude/settings.json': '{"model": "opus"}\n' });
    for (const { path, kind, base } of planned(repo).files) {
      if (kind !== 'record') expect(base, path).toBe(repo.read(path));
    }
  });

  test('has the line endings of the file on the disk', async () => {
    const repo = await installed();
    const text = repo.read('.claude/agents/coder.md').replaceAll('\n', '\r\n');
    repo.write('.claude/agents/coder.md', text);
    expect(baseOf(repo, '.claude/agents/coder.md')).toBe(text);
  });

  test.each(['.claude/agents/coder.md', '.claude/gates/gates.json', '.claude/hooks/gates.mjs'])(
    'is kept when %s is edited',
    async (file) => {
      const repo = await installed();
      const text = repo.read(file);
      repo.write(file, text.replace('e', 'E'));
      expect(baseOf(repo, file)).toBe(text);
    },
  );

  test('of a shared file has what the user added, and our part as it was', async () => {
    const repo = await installed({ 'CLAUDE.md': '# Mine\n', '.gitignore': 'x\n' });
    const block = repo.read('CLAUDE.md').slice('# Mine\n'.length);
    repo.write('CLAUDE.md', `# Mine\n\nMore.\n${block.replace('The gates', 'Our gates')}`);
    expect(baseOf(repo, 'CLAUDE.md')).toBe(`# Mine\n\nMore.\n${block}`);
    repo.write('CLAUDE.md', '# Mine\n');
    expect(baseOf(repo, 'CLAUDE.md')).toBe(`# Mine\n${block}`);
    repo.write('.gitignore', 'x\ny\n');
    expect(baseOf(repo, '.gitignore')).toBe('x\ny\n/.claude/gates/state/\n');
  });

  test('of the settings shows deleted and edited entries of ours, and no other', async () => {
    const repo = await installed();
    const before = JSON.parse(repo.read('.claude/settings.json'));
    const edited = structuredClone(before);
    edited.model = 'opus';
    edited.disableAllHooks = true;
    edited.permissions.deny = ['Read(./mine)'];
    edited.hooks.PreToolUse[0].hooks[0].timeout = 99;
    edited.hooks.PostToolUse[0].matcher = 'Mine';
    repo.write('.claude/settings.json', JSON.stringify(edited, null, 2));
    expect(JSON.parse(baseOf(repo, '.claude/settings.json') ?? '')).toEqual({
      ...before,
      model: 'opus',
      permissions: { ...before.permissions, deny: ['Read(./mine)', 'Read(./.env)'] },
    });
    delete edited.hooks;
    repo.write('.claude/settings.json', JSON.stringify(edited, null, 2));
    expect(JSON.parse(baseOf(repo, '.claude/settings.json') ?? '').hooks).toEqual(before.hooks);
  });
});
