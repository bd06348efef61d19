import { defineConfig } from 'vitest/config';
import { viteTemplates } from './scripts/templates-plugin.mjs';

export default defineConfig({
  plugins: [viteTemplates],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'test/fixtures/**'],
    testTimeout: 30_000,
  },
});
