import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SqlEffect } from '../../../src/guard/sql/statement.ts';
import type { Server } from './server-cases.ts';
import type { Run } from './server-process.ts';
import { shownEffects } from './session-cases.ts';

export type GeneratedForm<Kind> = {
  name: string;
  texts: fc.Arbitrary<string>;
  effectsOf(text: string): SqlEffect[];
  run(server: Kind, text: string, cwd: string): Run;
};

const runs = Number(process.env.SQL_RUNS ?? 400);
const seed = Number(process.env.SQL_SEED ?? 20261130);
const time = Math.max(120_000, runs * 100);

/** What the guard grants of generated texts, run on the real thing: nothing may have changed after any of them. */
export function describeGenerated<Kind extends Server>(
  name: string,
  start: () => Promise<Kind>,
  forms: readonly GeneratedForm<Kind>[],
): void {
  describe(`${name}, generated`, () => {
    let server: Kind;
    let cwd: string;

    beforeAll(async () => {
      server = await start();
      server.reset();
      cwd = mkdtempSync(path.join(tmpdir(), 'sql-'));
    }, 120_000);

    afterAll(async () => {
      await server?.stop();
      rmSync(cwd, { recursive: true, force: true });
    });

    for (const { name: form, texts, effectsOf, run } of forms)
      test(
        `${form}: what is granted changes nothing`,
        () => {
          const granted = fc
            .sample(texts, { numRuns: runs, seed })
            .filter((text) => !text.includes('\u0000'))
            .map((text) => ({ text, shown: shownEffects(effectsOf(text)) }))
            .filter(({ shown }) => shown.every((effect) => effect === 'sql.rolled-back'));
          const before = server.snapshot(cwd);
          let succeeded = 0;
          for (const { text } of granted) {
            const { status, err } = run(server, text, cwd);
            if (status === 0 && !/error/i.test(err)) succeeded++;
            expect(server.snapshot(cwd), text).toBe(before);
          }
          // It is no empty set, and not only noise that the server refuses.
          expect(granted.length).toBeGreaterThan(runs / 50);
          expect(succeeded / granted.length).toBeGreaterThan(0.1);
        },
        time,
      );
  });
}
