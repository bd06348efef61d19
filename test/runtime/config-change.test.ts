import fs from 'node:fs';
import { expect, test } from 'vitest';
import { appendEntry } from '../../src/flow/ledger.ts';
import { configChange } from '../../src/runtime/hooks/config-change.ts';
import { gatedRepo } from './repo.ts';

/** The client's question about its local settings. */
function local() {
  const repo = gatedRepo({}, {});
  const file = `${repo.at.project}/.claude/settings.local.json`;
  const change = () =>
    configChange(
      {
        event: 'ConfigChange',
        role: 'main',
        session: 's',
        cwd: repo.at.project,
        source: 'local_settings',
        file,
      },
      repo.at,
    );
  return { ...repo, file, change };
}

test('a harmless change is taken over, one that un-wires the gates is not', () => {
  const { write, change } = local();
  write('.claude/settings.local.json', '{"model":"x"}');
  expect(change()).toEqual({ exitCode: 0 });
  write('.claude/settings.local.json', '{"disableAllHooks":true}');
  expect(change().stderr).toContain('switches all hooks off');
});

test('nor is a file the seal has just put back: the client read it before', () => {
  const { at, change } = local();
  const restored = { event: 'restored' as const, role: 'coder', paths: ['.claude/settings.local.json'] };
  appendEntry(at.stateDir, restored, {}, new Date(Date.now() - 60_000));
  expect(change()).toEqual({ exitCode: 0 });
  appendEntry(at.stateDir, { ...restored, paths: ['src/a.ts'] });
  expect(change()).toEqual({ exitCode: 0 });
  appendEntry(at.stateDir, restored);
  expect(change().stderr).toContain('settings.local.json was put back a moment ago');
  expect(fs.existsSync(`${at.project}/.claude/settings.local.json`)).toBe(false);
});
