import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runVerb } from '../../src/runtime/verbs.ts';
import { gatedRepo } from './repo.ts';

/** `push-check` and `lint`, for people: what the branch changed since it left main. */
let said = '';
beforeEach(() => {
  said = '';
  const keep = (text: string | Uint8Array) => {
    said += text;
    return true;
  };
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function branch(files: Record<string, string>, mode: 'enforce' | 'record' | 'off' = 'enforce') {
  const repo = gatedRepo(
    { 'src/old.txt': '\t\n', 'tests/old.js': 'process.exit(1)\n' },
    {
      components: [
        {
          dir: '.',
          stack: 'generic',
          lintFix: ["! grep -n '\t' {file}", "sed -i.bak 's/ *$//' {file} && rm {file}.bak"],
          testFile: 'node {file}',
        },
      ],
      flow: { mode, default: 'feature', flows: {} },
    },
  );
  repo.git('checkout', '-q', '-b', 'topic');
  for (const [file, text] of Object.entries(files)) repo.write(file, text);
  repo.git('add', '-A');
  repo.git('commit', '-q', '--allow-empty', '-m', 'more');
  return { ...repo, verb: (...words: string[]) => runVerb(words[0] ?? '', words.slice(1), repo.at) };
}

describe('push-check', () => {
  test('what the branch changed is sound, what was bad before is not its matter', () => {
    expect(branch({ 'src/a.txt': 'a\n', 'tests/a.js': '' }).verb('push-check'), said).toBe(0);
    expect(said).toBe('gates: 2 changed files, nothing to mend.\n');
  });
  test.each<[string, Record<string, string>, string]>([
    ['a linter’s complaint', { 'src/a.txt': '\t\n' }, 'src/a.txt` says:'],
    ['what a linter mended', { 'src/a.txt': 'a  \n' }, 'linters changed src/a.txt'],
    ['a failing test', { 'tests/a.js': 'process.exit(1)\n' }, 'tests/a.js: the test command ended with 1'],
  ])('%s stops it', (_name, files, expected) => {
    expect(branch(files).verb('push-check')).toBe(1);
    expect(said).toContain(expected);
  });
  test('a run in the middle stops it, unless the flow is not enforced', () => {
    const repo = branch({});
    repo.verb('start', 'feature', 'x');
    expect(repo.verb('push-check')).toBe(1);
    expect(said).toContain('run R1 is in the middle: a person agrees to the plan');
    repo.verb('end', 'given', 'up');
    expect(repo.verb('push-check')).toBe(0);
    const recorded = branch({}, 'record');
    recorded.verb('start', 'feature', 'x');
    expect(recorded.verb('push-check')).toBe(0);
  });
  test('nothing to compare with is said', () => {
    expect(branch({}).verb('push-check', '--base', 'nowhere')).toBe(2);
    expect(said).toContain("('nowhere')");
    expect(branch({}).verb('push-check', '--bsae', 'x')).toBe(2);
  });
});

test('lint looks at no test', () => {
  expect(branch({ 'tests/a.js': 'process.exit(1)\n' }).verb('lint'), said).toBe(0);
  expect(branch({ 'src/a.txt': '\t\n' }).verb('lint', '--base', 'main')).toBe(1);
});
