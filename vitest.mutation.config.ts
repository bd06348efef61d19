import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run mutation` runs against each mutant of the guard: those that need no server, no other program and
 * no real shell, so that a mutant takes seconds.
 */
export default defineConfig({
  test: {
    include: ['test/guard/**/*.test.ts', 'test/policy/**/*.test.ts'],
    exclude: [
      'test/guard/sql/*-{server,grammar,facts,generated,shell}.test.ts',
      'test/guard/commands/real-programs.test.ts',
    ],
    testTimeout: 30_000,
    // The guard has no state of its own, so that its modules need to be loaded once only for all files of tests.
    isolate: false,
  },
});
