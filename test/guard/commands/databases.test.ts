import { describe, expect, test } from 'vitest';
import { effectsOf, outputOf } from '../../../src/guard/commands/registry.ts';
import { evaluateShell } from '../../../src/guard/shell/evaluate.ts';
import { clientCases } from '../../cases/sql-clients.ts';
import { connectionCases } from '../../cases/sql-connections.ts';
import { fakeWorld } from '../fake-world.ts';
import { shownEffects } from './table-cases.ts';

const world = fakeWorld({ 'app.db': '', 'made.dump': '', 'other.sql': '' });
const database = {
  kind: 'postgres',
  role: 'app',
  urlVariable: 'DATABASE_URL',
  superusers: ['owner'],
} as const;
const settings = { services: [], database: { ...database, superusers: [...database.superusers] } };

describe('clients of databases, through the shell', () => {
  test.each([...clientCases, ...connectionCases].map(([command, ...effects]) => ({ command, effects })))(
    '$command',
    ({ command, effects }) => {
      const evaluated = evaluateShell(command, { world, settings, cwd: world.root }, { effectsOf, outputOf });
      const shown = shownEffects(evaluated, world).filter((effect) => !/^sql\.read\b/.test(effect));
      expect(shown).toEqual([...effects].sort());
    },
  );
});
