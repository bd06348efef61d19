import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The package's `templates/` directory: beside `src/` when run from the sources, beside `dist/` in the package.
 * Throws when none lies above `from` (a directory).
 */
export function findTemplatesDir(from: string = import.meta.dirname): string {
  let directory = from;
  for (;;) {
    const candidate = join(directory, 'templates');
    if (existsSync(join(candidate, 'presets'))) return candidate;
    const parent = dirname(directory);
    if (parent === directory)
      throw new Error('the package is incomplete: its templates directory is missing');
    directory = parent;
  }
}
