import { format } from 'node:util';
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';

/**
 * What tests import as `vitest` while mutants are tried: it only collects, so that a test costs its own microseconds. Has what
 * the guard's tests use; more than that fails when they are bundled or loaded.
 */
chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = (value, message) => chai.expect(value, message);
Object.assign(expect, chai.expect, globalThis[Symbol.for('matchers-object')]);
setState({ assertionCalls: 0 }, expect);

const newSuite = (parent, name) => ({ parent, name, before: [], beforeEach: [], after: [], tests: [] });
let suite = newSuite(undefined, '');

/** Each test of a file: { name, run, suites }, outermost suite first. */
export function collect(load) {
  suite = newSuite(undefined, '');
  const all = suite.tests;
  load();
  return all;
}

export function describe(name, body) {
  const outer = suite;
  suite = { ...newSuite(outer, name), tests: outer.tests };
  body();
  suite = outer;
}

export function test(name, run) {
  const suites = [];
  for (let at = suite; at !== undefined; at = at.parent) suites.unshift(at);
  const names = [...suites.slice(1).map((each) => each.name), name];
  suite.tests.push({ name: names.join(' '), run, suites });
}

const each = (declare) => (rows) => (name, body) => {
  for (const row of rows) {
    const words = Array.isArray(row) ? row : [row];
    const holes = name.match(/%[a-z]/g)?.length ?? 0;
    declare(format(name, ...words.slice(0, holes)), () => body(...words));
  }
};
describe.each = each(describe);
test.each = each(test);

export const it = test;

export const beforeAll = (run) => suite.before.push(run);
export const beforeEach = (run) => suite.beforeEach.push(run);
export const afterAll = (run) => suite.after.push(run);
