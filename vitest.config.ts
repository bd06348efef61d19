import { defineConfig } from 'vitest/config';
import { viteTemplates } from './scripts/templates-plugin.mjs';

/** Tests of what the build makes; all others run from the sources. */
const built = ['test/cli/**/*.test.ts', 'test/package/**/*.test.ts', 'test/runtime/**/*.test.ts'];

export default defineConfig({
  plugins: [viteTemplates],
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'sources',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/fixtures/**', 'test/toolchains/**', ...built],
        },
      },
      { extends: true, test: { name: 'built', include: built, globalSetup: ['test/build.ts'] } },
    ],
  },
});
