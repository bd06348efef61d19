import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScaffoldError } from '../../src/scaffold/errors.ts';
import { plan, planRemove } from '../../src/scaffold/plan.ts';
import { onBrokenDisk } from './broken-disk.ts';
import { makeRepo, type Repo, repoAt } from './repo.ts';
import { install, uninstall } from './steps.ts';
import { desiredInMonorepo } from './templates.ts';

/** Every write of a run is where it dies once. The run is a process of its own, killed for real. */

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-crash-'));
const child = path.join(scratch, 'child.mjs');

beforeAll(async () => {
  await build({
    entryPoints: [path.join(import.meta.dirname, 'crash-child.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    outfile: child,
    logLevel: 'error',
  });
});
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

/** Names of the files that are not the same. */
function differences(a: Record<string, string>, b: Record<string, string>): string[] {
  return Object.keys({ ...a, ...b }).filter((file) => a[file] !== b[file]);
}

type Run = { verb: 'install' | 'remove'; version: '1' | '2' | '3' };
type End = { signal: string | null; code: number; stdout: string; stderr: string };

function planOf(repo: Repo, { verb, version }: Run): string[] {
  const planned =
    verb === 'remove'
      ? planRemove(repo.root, { version })
      : plan(repo.root, desiredInMonorepo(version), { version });
  return planned.files.map(
    ({ path: file, action, after }) => `${action} ${file} ${after?.toString('base64')}`,
  );
}

/** In this process. Resolves also where a remove finds that all is gone already. */
async function carryOut(repo: Repo, { verb, version }: Run): Promise<void> {
  if (verb === 'remove') await uninstall(repo).catch(expectNotInstalled);
  else await install(repo, desiredInMonorepo(version), { version });
}

/** What a killed run leaves of its lock; here the process lives on. */
function dropLocks(repo: Repo): void {
  const state = path.join(repo.root, '.claude/gates/state');
  for (const name of fs.existsSync(state) ? fs.readdirSync(state) : []) {
    if (name.startsWith('install.lock')) fs.rmSync(path.join(state, name));
  }
}

function start(root: string, { verb, version }: Run, at: number): Promise<End> {
  const wrapped = path.join(import.meta.dirname, 'crash-fs.mjs');
  const args = ['--import', wrapped, child, verb, root, version];
  const env = { ...process.env, CRASH_AT: String(at) };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ signal: error?.signal ?? null, code, stdout, stderr });
    });
  });
}

/** A repo with things of its own, in which an edited and a deleted file await an upgrade. */
async function prepare(from: '1' | '2' | null): Promise<Repo> {
  const repo = makeRepo({
    'CLAUDE.md': '# Mine\n',
    '.gitignore': 'node_modules',
    '.claude/settings.json': '{\n  "model": "opus"\n}\n',
    '.claude/agents/mine.md': 'mine\n',
  });
  if (from === null) return repo;
  await install(repo, desiredInMonorepo(from), { version: from });
  repo.write(
    '.claude/agents/coder.md',
    repo.read('.claude/agents/coder.md').replace('Report when done.', 'Be brief.'),
  );
  repo.remove('.github/workflows/gates.yml');
  repo.write('.claude/gates/state/ledger.jsonl', '{}\n');
  return repo;
}

function copyOf(repo: Repo): Repo {
  const root = fs.mkdtempSync(path.join(scratch, 'run-'));
  fs.cpSync(repo.root, root, { recursive: true, filter: (file) => path.basename(file) !== '.git' });
  return repoAt(root);
}

/** A settings file never names what is not there, and no file is ever half one thing and half another. */
function expectSound(
  repo: Repo,
  before: Record<string, string>,
  after: Record<string, string>,
  step: string,
): void {
  for (const dir of ['.', 'web']) {
    const file = path.join(dir, '.claude/settings.json');
    const settings = repo.exists(file) ? repo.read(file) : '{}';
    for (const [, hook = ''] of settings.matchAll(/CLAUDE_PROJECT_DIR\/([\w./-]+)/g)) {
      expect(repo.exists(path.join(dir, hook)), `${step}: settings name ${hook}`).toBe(true);
      expect(repo.exists('.claude/hooks/gates.mjs'), `${step}: the launcher finds its guard`).toBe(true);
    }
  }
  for (const [file, state] of Object.entries(repo.state())) {
    if (file.startsWith('.claude/gates/state/') || file.endsWith('.gates-tmp')) continue;
    expect([before[file], after[file]], `${step}: ${file} is old or new`).toContain(state);
  }
}

async function inTwos(steps: number, run: (step: number) => Promise<void>): Promise<void> {
  let next = 1;
  const worker = async () => {
    while (next <= steps) {
      const step = next;
      next += 1;
      await run(step);
    }
  };
  await Promise.all([worker(), worker()]);
}

const runs: [name: string, from: '1' | '2' | null, run: Run][] = [
  ['install', null, { verb: 'install', version: '1' }],
  ['upgrade', '1', { verb: 'install', version: '3' }],
  ['remove', '2', { verb: 'remove', version: '2' }],
];

describe.each(runs)('%s', (_, from, run) => {
  let [repo, before, after, steps] = [null as unknown as Repo, {}, {}, 0] as [
    Repo,
    Record<string, string>,
    Record<string, string>,
    number,
  ];
  beforeAll(async () => {
    const made = await prepare(from);
    repo = copyOf(made);
    before = repo.state();
    const whole = copyOf(repo);
    const end = await start(whole.root, run, 0);
    expect(end).toMatchObject({ code: 0, signal: null });
    steps = Number(end.stdout);
    after = whole.state();
    expect(after).not.toEqual(before);
  });

  test('killed at any step is sound, and the next run ends where an uncut one does', {
    timeout: 180_000,
  }, async () => {
    expect(steps).toBeGreaterThan(20);
    const planned = planOf(repo, run);
    let cutWhileWriting = 0;
    await inTwos(steps, async (step) => {
      const copy = copyOf(repo);
      expect(await start(copy.root, run, step)).toMatchObject({ signal: 'SIGKILL' });
      expectSound(copy, before, after, `step ${step}`);
      if (copy.exists('.claude/gates/state/install.journal')) {
        cutWhileWriting += 1;
        expect(planOf(copy, run), `step ${step}: what is cut is planned anew, from the start`).toEqual(
          planned,
        );
      }
      await carryOut(copy, run);
      expect(differences(copy.state(), after), `step ${step}`).toEqual([]);
      fs.rmSync(copy.root, { recursive: true });
    });
    expect(cutWhileWriting).toBeGreaterThan(10);
  });

  test('failing at any step is either done or undone', { timeout: 120_000 }, async () => {
    const ends = new Set<string>();
    for (let step = 1; step <= steps; step += 1) {
      const copy = copyOf(repo);
      const { error } = await onBrokenDisk(copy.root, { from: step, to: step }, () => carryOut(copy, run));
      const hint = error === undefined ? 'done' : (error as ScaffoldError).hint.split(/[,.]/)[0];
      ends.add(hint ?? '');
      if (error !== undefined) {
        expect(error).toMatchObject({
          code: 'write-failed',
          message: expect.stringMatching(/^\S+ can't be written \(EIO\)$/),
        });
      }
      const isDone = hint === 'done' || hint === 'All else is done';
      if (hint === 'All else is done') {
        dropLocks(copy);
        await carryOut(copy, run);
      }
      // A lock that can't be removed is left for the next run, which takes it over.
      const left = differences(copy.state(), isDone ? after : before).filter(
        (file) => !file.includes('/state/install.lock'),
      );
      expect(left, `step ${step}: ${hint}`).toEqual([]);
      fs.rmSync(copy.root, { recursive: true });
    }
    expect([...ends].sort()).toEqual([
      ...(run.verb === 'remove' ? ['All else is done'] : []),
      'Everything was put back as it was',
      'Nothing was written',
      'done',
    ]);
  });

  test.each([0.5, 0.85])(
    'cut at %d of its steps, and cut again in the next run',
    { timeout: 120_000 },
    async (part) => {
      const half = copyOf(repo);
      await onBrokenDisk(half.root, { from: Math.floor(steps * part), to: Infinity }, () =>
        carryOut(half, run),
      );
      dropLocks(half);
      const whole = copyOf(half);
      const { steps: finish } = await onBrokenDisk(whole.root, { from: 0, to: 0 }, () =>
        carryOut(whole, run),
      );
      expect(finish).toBeGreaterThan(10);
      for (let step = 1; step <= finish; step += 3) {
        const copy = copyOf(half);
        const { error } = await onBrokenDisk(copy.root, { from: step, to: Infinity }, () =>
          carryOut(copy, run),
        );
        if (step < finish - 10) expect(error, `step ${step}`).toBeDefined();
        dropLocks(copy);
        expectSound(copy, before, after, `step ${step} of the next`);
        await carryOut(copy, run);
        expect(differences(copy.state(), after), `step ${step} of the next`).toEqual([]);
        fs.rmSync(copy.root, { recursive: true });
      }
    },
  );

  test('failing, and failing to undo, is undone by the next run', { timeout: 120_000 }, async () => {
    for (let step = 10; step <= steps; step += 3) {
      const copy = copyOf(repo);
      const { error } = await onBrokenDisk(copy.root, { from: step, to: step + 12 }, () =>
        carryOut(copy, run),
      );
      dropLocks(copy);
      expectSound(copy, before, after, `step ${step}`);
      await carryOut(copy, run);
      expect(differences(copy.state(), after), `step ${step}, ${error}`).toEqual([]);
      fs.rmSync(copy.root, { recursive: true });
    }
  });
});

test('what the user wrote between the cut and the next run stays', { timeout: 60_000 }, async () => {
  const repo = copyOf(await prepare('1'));
  const upgrade: Run = { verb: 'install', version: '2' };
  const steps = Number((await start(copyOf(repo).root, upgrade, 0)).stdout);
  let kept = 0;
  for (let step = 1; step <= steps; step += 5) {
    const copy = copyOf(repo);
    await start(copy.root, upgrade, step);
    copy.write('.claude/gates/flow.md', 'written meanwhile\n');
    await install(copy, desiredInMonorepo('3'), { version: '3' });
    expect(copy.read('.claude/gates/flow.md'), `step ${step}`).toContain('written meanwhile');
    kept += 1;
  }
  expect(kept).toBeGreaterThan(5);
});

function expectNotInstalled(error: unknown): void {
  if ((error as { code?: string }).code !== 'not-installed') throw error;
}
