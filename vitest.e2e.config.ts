import { defineConfig } from 'vitest/config';

/** Tests over the real client: one session takes seconds, and two at once are enough for two cores. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
