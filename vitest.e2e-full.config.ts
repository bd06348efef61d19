import { defineConfig } from 'vitest/config';
import { clientVersions } from './test/e2e/client-versions.ts';

/** `npm run e2e:full`: every session over every version of the client, and what was seen goes into docs/doors.md. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', './test/e2e/doors/record.ts'],
    projects: clientVersions.map(({ version }) => ({
      test: {
        name: version,
        include: ['test/e2e/**/*.test.ts', 'test/e2e/**/*.full.ts'],
        env: { CLIENT_VERSION: version },
        globalSetup: ['test/e2e/fetch-clients.ts'],
        testTimeout: 120_000,
        hookTimeout: 240_000,
      },
    })),
  },
});
