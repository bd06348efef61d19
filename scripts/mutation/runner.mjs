import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { build } from 'esbuild';

/**
 * A test runner for Stryker that loads all tests once, in one bundle, and calls them: a mutant costs milliseconds where
 * starting Vitest for it costs half a second. The option `inProcess.tests` names the files of tests.
 */
class InProcessRunner {
  constructor(options) {
    this.files = options.inProcess.tests;
    // Where the mutated code looks which of its mutants is on, and counts.
    this.stryker = globalThis.__stryker__ ??= {};
    this.cost = new Map();
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.load = await bundled(this.files);
    this.tests = this.load();
  }

  async dryRun({ disableBail }) {
    const tests = await this.run(this.tests, disableBail);
    for (const { id, timeSpentMs } of tests) this.cost.set(id, timeSpentMs);
    return { status: 'complete', tests, mutantCoverage: this.stryker.mutantCoverage };
  }

  async mutantRun(options) {
    const result = await this.try(options);
    if (result.status !== 'killed') return result;
    // What the mutant left behind in a module must not be blamed on the next.
    const killers = this.tests.filter(({ id }) => result.killedBy.includes(id));
    const again = await this.run(killers, true);
    if (again.every(({ status }) => status !== failed)) return result;
    this.tests = this.load();
    const second = await this.try(options);
    this.tests = this.load();
    return second;
  }

  async try({ activeMutant, testFilter, hitLimit, mutantActivation, disableBail, sandboxFileName }) {
    Object.assign(this.stryker, { hitCount: 0, hitLimit, activeMutant: activeMutant.id });
    try {
      const tests = mutantActivation === 'static' ? this.load() : this.tests;
      const wanted = testFilter && new Set(testFilter);
      const chosen = wanted ? tests.filter(({ id }) => wanted.has(id)) : tests;
      const results = await this.run(this.likelyFirst(chosen, sandboxFileName), disableBail);
      if (hitLimit !== undefined && this.stryker.hitCount > hitLimit)
        return { status: 'timeout', reason: `more than ${hitLimit} hits` };
      const killers = results.filter(({ status }) => status === failed);
      if (killers.length === 0) return { status: 'survived', nrOfTests: results.length };
      return {
        status: 'killed',
        killedBy: killers.map(({ id }) => id),
        failureMessage: killers[0].failureMessage,
        nrOfTests: results.length,
      };
    } catch (error) {
      return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests: 0 };
    } finally {
      this.stryker.activeMutant = undefined;
    }
  }

  /** The tests of the mutant's own room first, and the quick before the slow. */
  likelyFirst(tests, mutated) {
    const room = path.dirname(path.relative('src', mutated)).split('/').slice(0, 2).join('/');
    const rank = ({ id }) => (id.startsWith(`test/${room}/`) ? 0 : 1e6) + (this.cost.get(id) ?? 0);
    return tests.toSorted((a, b) => rank(a) - rank(b));
  }

  async run(tests, disableBail) {
    const results = [];
    const begun = new Set();
    for (const test of tests) {
      const result = await this.one(test, begun);
      results.push(result);
      if (result.status === failed && !disableBail) break;
    }
    for (const suite of begun) for (const after of suite.after) await after();
    return results;
  }

  async one({ id, run, suites }, begun) {
    const start = performance.now();
    const result = { id, name: id, status: 0 };
    try {
      for (const suite of suites.filter((each) => !begun.has(each))) {
        begun.add(suite);
        for (const before of suite.before) await before();
      }
      this.stryker.currentTestId = id;
      for (const suite of suites) for (const before of suite.beforeEach) await before();
      await run();
    } catch (error) {
      Object.assign(result, { status: failed, failureMessage: String(error?.stack ?? error) });
    }
    this.stryker.currentTestId = undefined;
    return { ...result, timeSpentMs: performance.now() - start };
  }
}

/** Stryker's TestStatus.Failed. */
const failed = 1;

/** Bundles the tests with what they test. Calling what comes back loads all of it anew. */
async function bundled(files) {
  const standIn = fileURLToPath(new URL('./stand-in.mjs', import.meta.url));
  const loads = files.map(
    (file) => `${JSON.stringify(file)}: () => collect(() => require(${JSON.stringify(path.resolve(file))}))`,
  );
  const { outputFiles } = await build({
    stdin: {
      contents: `const { collect } = require(${JSON.stringify(standIn)}); module.exports = { ${loads.join()} };`,
      resolveDir: process.cwd(),
    },
    alias: { vitest: standIn },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['libpg-query'],
    logLevel: 'error',
  });
  const script = new vm.Script(`(function (require, module) {${outputFiles[0].text}\n})`);
  const require = createRequire(path.resolve('package.json'));
  return () => {
    const module = { exports: {} };
    script.runInThisContext()(require, module);
    return Object.entries(module.exports).flatMap(([file, load]) =>
      load().map((test, at) => ({ ...test, id: `${file}#${at} ${test.name}` })),
    );
  };
}

const create = (options) => new InProcessRunner(options);
create.inject = ['options'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory: create }];
