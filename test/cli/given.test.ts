import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readAnswersFile, withGiven } from '../../src/cli/answers/given.ts';
import { decidedBy } from '../../src/cli/answers/questions.ts';
import { settle } from '../../src/cli/answers/settle.ts';
import { Failure } from '../../src/cli/failure.ts';
import { type Answers, parseAnswers } from '../../src/scaffold/answers.ts';
import { testIo } from './test-io.ts';

const found: Answers = parseAnswers({
  preset: 'node-ts',
  roles: { tester: {}, coder: { model: 'sonnet' } },
  main: 'architect',
  tests: ['test/**'],
  database: { kind: 'postgres', role: 'app', via: 'docker compose exec -T db' },
});

function failureOf(run: () => unknown): Failure {
  try {
    run();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('did not fail');
}

describe('withGiven', () => {
  test('changes nothing when nothing is given', () => {
    expect(withGiven(found, {}, {})).toEqual(found);
  });

  test('lays the file over what was found, options over the file, --set over all', () => {
    const file = { main: 'free', flow: 'record', tests: ['spec/**'] };
    const answers = withGiven(found, file, {
      flow: 'off',
      tests: ['t/**'],
      set: ['tests=["x/**"]', 'roles.coder.box=barrier'],
    });
    expect(answers).toMatchObject({ main: 'free', flow: 'off', tests: ['x/**'] });
    expect(answers.roles.coder).toEqual({ model: 'sonnet', box: 'barrier' });
  });

  test('keeps what was found of the same database, forgets it for another', () => {
    expect(withGiven(found, {}, { dbRole: 'web' }).database).toEqual({
      kind: 'postgres',
      role: 'web',
      via: 'docker compose exec -T db',
    });
    expect(withGiven(found, {}, { db: 'mysql', dbRole: 'web' }).database).toEqual({
      kind: 'mysql',
      role: 'web',
    });
    expect(withGiven(found, {}, { db: 'none' }).database).toEqual({ kind: 'none' });
  });

  test('keeps what was said about a role that stays', () => {
    const { roles } = withGiven(
      found,
      {},
      { roles: ['coder', 'code-reviewer'], model: ['code-reviewer=opus'] },
    );
    expect(roles).toEqual({ coder: { model: 'sonnet' }, 'code-reviewer': { model: 'opus' } });
  });

  test.each([
    [{}, { set: ['flow'] }, /--set flow/],
    [{}, { set: ['flow=sometimes'] }, /^flow:/],
    [{}, { set: ['main.x=1'] }, /main holds no further keys/],
    [{}, { set: ['__proto__.polluted=true'] }, /__proto__/],
    [{}, { model: ['tester'] }, /a role and a model/],
    [{}, { model: ['architect=opus'] }, /architect: no such role/],
    [{}, { roles: ['poet'] }, /roles\.poet\.box/],
    [{ colour: 'blue' }, {}, /^there is no answer called colour$/],
    [{}, { set: ['roles.poet.box=barrier', 'roles.poet.verse=1'] }, /no answer called roles\.poet\.verse/],
    [{}, { tests: ['../other/**'] }, /^tests\.0: "\.\.\/other\/\*\*" lies outside the repository/],
    [{}, { protect: ['~/x'] }, /"~\/x" lies outside/],
  ])('refuses %j with %j', (file, options, message) => {
    const failure = failureOf(() => withGiven(found, file, options));
    expect(failure.exit).toBe(2);
    expect(failure.message).toMatch(message);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('asks for the kind when only details of a database are given', () => {
    const none = { ...found, database: { kind: 'none' as const } };
    expect(failureOf(() => withGiven(none, {}, { dbRole: 'app' })).hint).toBe('Add --db');
  });
});

describe('settle', () => {
  const doubts = [{ answer: 'tests' as const, option: '--tests', why: 'no test files were found' }];

  test('names every missing answer with its option, in order', () => {
    const failure = failureOf(() =>
      settle(found, [], decidedBy({ preset: ['node-ts'], lint: false }, { flow: 'off' }), false),
    );
    expect(failure.exit).toBe(2);
    expect(failure.missing.map(({ option }) => option)).toEqual([
      '--roles',
      '--model',
      '--main',
      '--tests',
      '--protect',
      '--db',
      '--sandbox',
      '--ci',
    ]);
  });

  test('lets --yes take what is certain, and names what is not', () => {
    expect(settle(found, [], new Set(), true).warnings).toEqual([]);
    const failure = failureOf(() => settle(found, doubts, new Set(), true));
    expect(failure.missing).toEqual([{ option: '--tests', says: 'no test files were found' }]);
  });

  test('lets a doubt through that has a safe answer', () => {
    const role = { answer: 'database' as const, option: '--db-role', why: 'the role was not found' };
    expect(settle(found, [role], new Set(), true).warnings).toEqual(['the role was not found (--db-role)']);
    expect(failureOf(() => settle(found, [role, ...doubts], new Set(), true)).missing).toHaveLength(1);
  });

  test('warns instead where a preset or the option itself decides', () => {
    expect(settle(found, doubts, new Set(['preset']), true).warnings).toEqual([
      'no test files were found (--tests)',
    ]);
    expect(settle(found, doubts, new Set(['tests']), true).warnings).toEqual([]);
  });
});

describe('readAnswersFile', () => {
  const directory = mkdtempSync(join(tmpdir(), 'answers-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  const { io } = testIo({ cwd: directory });

  test('reads an object, byte order mark and all', () => {
    writeFileSync(join(directory, 'a.json'), '\uFEFF{"main":"free"}');
    expect(readAnswersFile('a.json', io)).toEqual({ main: 'free' });
  });

  test.each([
    ['b.json', '{,}', /can't be read/],
    ['c.json', '[]', /no JSON object/],
    ['missing.json', undefined, /can't be read/],
  ])('refuses %s', (name, text, message) => {
    if (text !== undefined) writeFileSync(join(directory, name), text);
    const failure = failureOf(() => readAnswersFile(name, io));
    expect(failure.exit).toBe(2);
    expect(failure.message).toMatch(message);
  });
});
