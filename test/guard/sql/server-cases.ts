import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SqlCases, Texts } from '../../cases/sql.ts';
import type { Run } from './server-process.ts';
import { titled } from './session-cases.ts';

export type Server = {
  /** Everything that must not change: rows, catalog, users, settings, files in the client's directory. */
  snapshot(cwd: string): string;
  /** Tables and all the rest as they were at first. */
  reset(): void;
  stop(): Promise<void>;
};

/** A way of handing texts to a client: as arguments, or on its standard input. `strict`: it fails at the first error. */
export type Form<Kind> = {
  name: string;
  cases: SqlCases;
  run(server: Kind, texts: Texts, cwd: string, strict: boolean): Run;
};

/** What the guard lets through runs and leaves everything as it was; what it refuses for changing something does change it. */
export function describeServer<Kind extends Server>(
  name: string,
  start: () => Promise<Kind>,
  forms: readonly Form<Kind>[],
): void {
  let server: Kind;
  let root: string;
  let cwd: string;
  let before: string;
  let isClean = false;

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'sql-'));
    server = await start();
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  beforeEach(() => {
    cwd = mkdtempSync(path.join(root, 'cwd-'));
    if (!isClean) {
      server.reset();
      before = server.snapshot(cwd);
    }
    isClean = false;
  });

  const expectUnchanged = () => {
    expect(server.snapshot(cwd)).toBe(before);
    isClean = true;
  };
  const rows = (list: readonly Texts[]) => list.map((texts) => ({ title: titled(texts), texts }));

  for (const { name: form, cases, run } of forms)
    describe(`${name}: ${form}`, () => {
      test.each(rows(cases.reads))('runs and changes nothing: $title', ({ texts }) => {
        const { status, err } = run(server, texts, cwd, true);
        expect(status, err).toBe(0);
        expectUnchanged();
      });
      test.each(rows(cases.rolledBack))('runs and leaves nothing: $title', ({ texts }) => {
        const { status, err } = run(server, texts, cwd, true);
        expect(status, err).toBe(0);
        expectUnchanged();
      });
      test.each(rows(cases.changes.map(([texts]) => texts)))('changes something: $title', ({ texts }) => {
        run(server, texts, cwd, false);
        expect(server.snapshot(cwd)).not.toBe(before);
      });
    });
}
