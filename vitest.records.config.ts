import { defineConfig } from 'vitest/config';

/** `npm run records`: makes the records of what programs do anew, for minutes, and compares. They are those of Debian 12. */
export default defineConfig({
  test: { include: ['test/**/*.records.ts'], maxWorkers: 2, reporters: ['verbose'] },
});
