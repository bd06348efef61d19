import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { survey } from '../../src/cli/answers/found.ts';
import { loadCatalogue } from '../../src/detect/catalogue.ts';
import { findTemplatesDir } from '../../src/detect/templates-dir.ts';
import { type Answers, policyFrom, type Uncertain } from '../../src/scaffold/answers.ts';
import { apply } from '../../src/scaffold/apply.ts';
import { plan } from '../../src/scaffold/plan.ts';
import { render } from '../../src/scaffold/render/render.ts';

/**
 * examples/ledger/after is what an install with --yes makes of examples/ledger/before. When a change of ours is meant
 * to show there: UPDATE_EXAMPLES=1 npx vitest run test/scaffold/render-example.test.ts, and read the diff.
 */

const before = path.resolve('examples/ledger/before');
const after = path.resolve('examples/ledger/after');

/** Built, or made from what was built: not kept in the example. */
const leftOut = [
  '.claude/hooks/gates.mjs',
  '.claude/gates/gates.schema.json',
  '.claude/gates/installed.json',
  '.claude/gates/base.json.gz',
];

const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'example-')));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const root = path.join(scratch, 'ledger');
let answers: Answers;
let uncertain: Uncertain[];

beforeAll(async () => {
  cpSync(before, root, { recursive: true });
  ({ answers, uncertain } = survey(root, root).answers([]));
  const { stacks } = loadCatalogue(findTemplatesDir());
  const invariants = answers.components.flatMap(({ stack }) => stacks.get(stack)?.invariants ?? []);
  const desired = render(policyFrom(answers), { runtimeText: 'built\n', schemaText: '{}\n', invariants });
  await apply(plan(root, desired, { version: '0.0.0' }));
  if (process.env.UPDATE_EXAMPLES) {
    rmSync(after, { recursive: true, force: true });
    cpSync(root, after, { recursive: true, filter: (file) => !isLeftOut(path.relative(root, file)) });
  }
});

function isLeftOut(file: string): boolean {
  return leftOut.includes(file) || file.startsWith('.claude/gates/state');
}

function tree(directory: string): Record<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isLeftOut(file))
    .sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(directory, file), 'utf8')]));
}

describe('the ledger', () => {
  it('is understood without a question', () => {
    expect(uncertain).toEqual([]);
    expect(answers.tests).toContain('test/**');
    expect(answers.components).toMatchObject([{ dir: '.', testAll: 'npm test' }]);
    expect(answers.database).toEqual({ kind: 'none' });
  });

  it('looks after an install as examples/ledger/after does', () => {
    expect(tree(root)).toEqual(tree(after));
  });

  it('keeps every file it had, byte for byte', () => {
    expect(tree(root)).toMatchObject(tree(before));
  });

  it.each(['before', 'after'])('runs its tests without an install (%s)', (name) => {
    const { NODE_OPTIONS: _options, NODE_TEST_CONTEXT: _context, ...env } = process.env;
    const result = spawnSync(process.execPath, ['--test'], {
      cwd: path.resolve('examples/ledger', name),
      encoding: 'utf8',
      env,
    });
    expect(result.stdout).toMatch(/# pass 10\n# fail 0\n/);
    expect(result.status).toBe(0);
  });
});
