import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/scaffold/apply.ts';
import { plan, planRemove } from '../../src/scaffold/plan.ts';
import { commitAll, makeRepo } from './repo.ts';
import { coder, desired } from './templates.ts';

const options = { version: '1.0.0' };

describe('install', () => {
  test('into an empty repo writes every file, a second run none', async () => {
    const repo = makeRepo();
    const first = plan(repo.root, desired('1'), options);
    expect(first.intent).toBe('install');
    expect(new Set(first.files.map(({ action }) => action))).toEqual(new Set(['create']));
    await apply(first);
    expect(repo.files()).toEqual([
      '.claude/agents/coder.md',
      '.claude/agents/tester.md',
      '.claude/gates/base.json.gz',
      '.claude/gates/flow.md',
      '.claude/gates/gates.json',
      '.claude/gates/installed.json',
      '.claude/hooks/gates.mjs',
      '.claude/hooks/gates.sh',
      '.claude/rules/tests.md',
      '.claude/settings.json',
      '.gitattributes',
      '.github/workflows/gates.yml',
      '.gitignore',
      'CLAUDE.md',
    ]);
    expect(repo.read('.claude/agents/coder.md')).toBe(coder['1']);
    expect(fs.statSync(path.join(repo.root, '.claude/hooks/gates.sh')).mode & 0o111).toBe(0o111);

    const before = repo.state();
    const second = plan(repo.root, desired('1'), options);
    expect(second.intent).toBe('upgrade');
    expect(second.files.filter(({ action }) => action !== 'keep')).toEqual([]);
    await apply(second);
    expect(repo.state()).toEqual(before);
  });

  test('and remove leave nothing behind', async () => {
    const repo = makeRepo({ 'README.md': 'x\n' });
    await apply(plan(repo.root, desired('1'), options));
    commitAll(repo);
    repo.write('.claude/gates/state/ledger.jsonl', '{}\n');
    await apply(planRemove(repo.root, options));
    expect(repo.files()).toEqual(['README.md']);
    expect(fs.readdirSync(repo.root).sort()).toEqual(['.git', 'README.md']);
  });
});
