import { compileGlobs } from '../guard/paths/globs.ts';
import type { Policy } from '../policy/policy.ts';

/** Among these files, those a test runner could run: in the policy's set of tests, and code, not a snapshot, a fixture or configuration. */
export function runnableTests(policy: Policy, files: readonly string[]): string[] {
  const tests = compileGlobs(policy.paths.tests ?? [], false);
  return files.filter((file) => tests.matches(file) && isCode.test(file) && !isSupport.test(file));
}

const isCode =
  /\.(?:[cm]?[jt]sx?|vue|svelte|php|phpt|py|rb|go|rs|java|kts?|cs|fs|vb|exs?|erl|dart|groovy|scala|clj[cs]?|swift|mm?|c|cc|cpp|cxx|d|zig|nim|cr|hs|ml|jl|lua|pl|t|r|R|sol|sh|bash|zsh|fish|bats|ps1|feature|robot)$/;
const isSupport =
  /\.(?:config|setup)\.\w+$|(?:^|\/)(?:fixtures|__mocks__|__snapshots__|support|helpers)\/|(?:^|\/)(?:conftest\.py|test_helper\.rb|spec_helper\.rb|rails_helper\.rb|Pest\.php|TestCase\.php|setup\.\w+)$/;
