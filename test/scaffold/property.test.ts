import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/scaffold/apply.ts';
import { type ConflictChoice, type Plan, plan, planRemove } from '../../src/scaffold/plan.ts';
import { fc } from '../seeded.ts';
import { type Repo, repoAt } from './repo.ts';
import { desired, type Version } from './templates.ts';
import { type Edit, editArbitrary, perform } from './user-edits.ts';

const records = ['.claude/gates/installed.json', '.claude/gates/base.json.gz'];

/** What a repo may hold before anything is installed. Words that start with "own" are theirs. */
const beginnings = fc.record(
  {
    'CLAUDE.md': fc.constantFrom(
      '# own1\n',
      '# own1',
      '# own1\r\n\r\nown2\r\n',
      '',
      '@AGENTS.md\n',
      '\uFEFF# own1\n\n\n',
    ),
    'AGENTS.md': fc.constantFrom('own3\n', 'own3'),
    '.gitignore': fc.constantFrom('own4\n', 'own4', 'own4\r\nown5', '/.claude/gates/state/\n'),
    '.claude/settings.json': fc.constantFrom(
      '{}',
      '',
      '{ "own6": [1, {"a": "own7"}] }',
      '\uFEFF{\r\n\t"own6": true,\r\n\t"hooks": {}\r\n}\r\n',
      '{\n    "permissions": {"deny": ["own8", "Read(./.env)"], "allow": []},\n    "disableAllHooks": "own9"\n}\n',
      '{"hooks":{"PreToolUse":[{"matcher":"*","hooks":[{"type":"command","command":"own10"}]}]}}',
    ),
    '.claude/agents/coder.md': fc.constantFrom('own11\n'),
    '.claude/agents/mine.md': fc.constantFrom('own12\n'),
    '.github/workflows/ci.yml': fc.constantFrom('on: own13\n'),
  },
  { requiredKeys: [] },
);

const versions = fc.constantFrom<Version>('1', '2', '3');
const steps = fc.array(
  fc.record({
    edits: fc.array(editArbitrary, { maxLength: 5 }),
    version: versions,
    onConflict: fc.constantFrom<ConflictChoice>('mine', 'theirs', 'markers'),
    adopt: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
);

async function inRepo(
  files: Record<string, string | undefined>,
  run: (repo: Repo) => Promise<void>,
): Promise<void> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gates-property-')));
  const repo = repoAt(root);
  try {
    for (const [file, text] of Object.entries(files)) if (text !== undefined) repo.write(file, text);
    await run(repo);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

/**
 * Every word of the user's that a file of theirs holds. The records of the installer are no place to keep one, and
 * what lies in an X.gates-new that they did not touch is a copy.
 */
function wordsIn(repo: Repo): Set<string> {
  const files = repo.files().filter((file) => !records.includes(file) && !file.includes('.gates-new'));
  return new Set(files.flatMap((file) => repo.read(file).match(/\b(own|edit)\d+\b/g) ?? []));
}

/** Keys of the user's at the top of the settings, in their order. */
function ownKeysIn(repo: Repo): string[] {
  const file = '.claude/settings.json';
  const text = repo.exists(file) ? repo.read(file).replace(/^\uFEFF/, '') : '';
  return Object.keys(JSON.parse(text || '{}')).filter((key) => /^(own|edit)\d+$/.test(key));
}

function expectKept(before: ReadonlySet<string>, repo: Repo, step: string): void {
  const after = wordsIn(repo);
  expect(
    [...before].filter((word) => !after.has(word)),
    `lost at ${step}`,
  ).toEqual([]);
}

/** The disk is what the plan said, and nothing else was touched. */
async function carryOut(repo: Repo, planned: Plan): Promise<void> {
  const before = repo.state();
  await apply(planned);
  const after = repo.state();
  for (const { path: file, after: bytes } of planned.files) {
    const onDisk = repo.exists(file) ? fs.readFileSync(path.join(repo.root, file)) : null;
    expect(onDisk, file).toEqual(bytes);
  }
  const touched = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
  const said = planned.files
    .filter(({ action }) => action !== 'keep')
    .map(({ path: file, target }) => target ?? file);
  expect(touched.sort()).toEqual(said.filter((file) => touched.includes(file)).sort());
}

function expectNothingToDo(repo: Repo, version: Version): void {
  const again = plan(repo.root, desired(version), { version });
  expect(again.files.filter(({ action }) => action !== 'keep').map(({ path: file }) => file)).toEqual([]);
  expect(again.conflicts).toEqual([]);
}

function expectNoMarkersIn(repo: Repo): void {
  for (const file of ['.claude/settings.json', '.claude/hooks/gates.sh', '.claude/hooks/gates.mjs']) {
    if (repo.exists(file)) expect(repo.read(file)).not.toContain('<<<<<<<');
  }
}

describe('whatever the user does', () => {
  test('no word of theirs is lost, the second run changes nothing, and the preview is the write', async () => {
    let upgrades = 0;
    await fc.assert(
      fc.asyncProperty(beginnings, versions, steps, async (files, first, then) => {
        await inRepo(files, async (repo) => {
          const own = wordsIn(repo);
          await carryOut(repo, plan(repo.root, desired(first), { version: first, adopt: false }));
          expectKept(own, repo, `install ${first}`);
          expectNothingToDo(repo, first);
          let count = 0;
          for (const { edits, version, onConflict, adopt } of then) {
            const made: Edit[] = edits.map((edit, index) => ({ ...edit, token: `edit${count + index}` }));
            count += made.length;
            for (const edit of made) perform(repo, edit);
            const [words, keys] = [wordsIn(repo), ownKeysIn(repo)];
            await carryOut(repo, plan(repo.root, desired(version), { version, onConflict, adopt }));
            upgrades += 1;
            const step = `${JSON.stringify(made)} → ${version}`;
            expectKept(words, repo, step);
            expect(ownKeysIn(repo), step).toEqual(keys);
            expectNothingToDo(repo, version);
            expectNoMarkersIn(repo);
          }
          const words = wordsIn(repo);
          await carryOut(repo, planRemove(repo.root, { version: '1' }));
          expectKept(words, repo, 'remove');
        });
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 60) },
    );
    expect(upgrades).toBeGreaterThan(60);
  }, 240_000);

  test('without edits a remove gives back every byte', async () => {
    await fc.assert(
      fc.asyncProperty(
        beginnings,
        fc.array(versions, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (files, then, adopt) => {
          await inRepo(files, async (repo) => {
            const before = repo.state();
            for (const version of then)
              await carryOut(repo, plan(repo.root, desired(version), { version, adopt }));
            await carryOut(repo, planRemove(repo.root, { version: '1' }));
            expect(repo.state()).toEqual(before);
          });
        },
      ),
      { numRuns: Number(process.env.FC_RUNS ?? 30) },
    );
  }, 240_000);

  test('a version and back is the version, where nobody edited', async () => {
    await fc.assert(
      fc.asyncProperty(beginnings, versions, versions, async (files, first, second) => {
        await inRepo(files, async (repo) => {
          const go = async (version: Version) =>
            carryOut(repo, plan(repo.root, desired(version), { version }));
          await go(first);
          await go(second);
          const once = repo.state();
          await go(second);
          expect(repo.state()).toEqual(once);
        });
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 20) },
    );
  }, 120_000);
});
