import { defineConfig } from 'vitest/config';
import { viteTemplates } from './scripts/templates-plugin.mjs';

/** Tests over real toolchains: a compiler's first run takes seconds, and two at once are enough for two cores. */
export default defineConfig({
  plugins: [viteTemplates],
  test: {
    include: ['test/toolchains/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
