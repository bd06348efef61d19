import { defineConfig } from 'vitest/config';

/** `npm run fuzz`: hours of generated commands under the system's bash. */
export default defineConfig({ test: { include: ['test/fuzz/**/*.fuzz.ts'], reporters: ['verbose'] } });
