import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the build made for a user's repo. Beside this file in the package, in dist/ when run from the sources. */
export function runtimeTexts(): { runtimeText: string; schemaText: string } {
  const directory = runtimeDir();
  return {
    runtimeText: readFileSync(join(directory, 'gates.mjs'), 'utf8'),
    schemaText: readFileSync(join(directory, 'gates.schema.json'), 'utf8'),
  };
}

function runtimeDir(): string {
  let directory = import.meta.dirname;
  for (;;) {
    const candidate = join(directory, 'dist', 'runtime');
    if (existsSync(candidate)) return candidate;
    const parent = dirname(directory);
    if (parent === directory)
      throw new Error('the package is incomplete: dist/runtime is missing (npm run build makes it)');
    directory = parent;
  }
}
