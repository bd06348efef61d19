import { describe, expect, test } from 'vitest';
import { changedPolicy } from '../../src/cli/answers/changed-policy.ts';
import { defaultPolicy } from '../../src/policy/defaults.ts';
import { parsePolicy } from '../../src/policy/policy.ts';

/** A policy as a person might have left it: tabs, one-line lists, a box of their own making. */
const policy = defaultPolicy({ tests: ['test/**'] });
const { '*': _others, ...named } = policy.roles;
const edited = JSON.stringify(
  {
    ...policy,
    roles: { ...named, coder: { ...policy.roles.coder, model: 'opus', tools: ['mcp__db__read'] } },
  },
  null,
  '\t',
).replace('"components": []', '"components": [ ]');

describe('changedPolicy', () => {
  test('changes no byte when nothing is given, or only what stands there already', () => {
    expect(changedPolicy(edited, {}, {})).toBe(edited);
    expect(
      changedPolicy(edited, { flow: 'enforce', tests: ['test/**'] }, { main: 'architect', db: 'none' }),
    ).toBe(edited);
  });

  test('changes what was answered anew, and leaves the rest of the text alone', () => {
    const changed = changedPolicy(edited, {}, { flow: 'off', tests: ['spec/**'], protect: ['legal/**'] });
    expect(parsePolicy(changed)).toEqual({
      ...parsePolicy(edited),
      flow: { ...parsePolicy(edited).flow, mode: 'off' },
      paths: { ...policy.paths, tests: ['spec/**'], protected: ['legal/**'] },
    });
    expect(changed).toContain('"components": [ ]');
    expect(changed).toContain('\n\t\t"tests": [\n\t\t\t"spec/**"\n\t\t],');
  });

  test('adds and drops roles, and keeps what a person made of the others', () => {
    const { roles } = parsePolicy(
      changedPolicy(edited, {}, { roles: ['coder', 'tester'], model: ['tester=haiku'] }),
    );
    expect(Object.keys(roles)).toEqual(['coder', 'tester', 'architect']);
    expect(roles.coder).toMatchObject({ model: 'opus', tools: ['mcp__db__read'] });
    expect(roles.tester).toMatchObject({ model: 'haiku', write: { allow: ['@tests'] } });
  });

  test('does not bring back a role for all others that a person took out', () => {
    expect(parsePolicy(changedPolicy(edited, {}, { main: 'free' })).roles).not.toHaveProperty('*');
  });

  test('keeps a byte order mark', () => {
    expect(changedPolicy(`\uFEFF${edited}`, {}, { ci: 'github' })).toMatch(/^\uFEFF[\s\S]*"ci": "github"/);
  });
});
