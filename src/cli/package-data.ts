import { loadCatalogue } from '../detect/catalogue.ts';
import { listPresets } from '../detect/preset.ts';
import { findTemplatesDir } from '../detect/templates-dir.ts';

/** What the package knows about stacks. The build reads and checks it once and puts the result here in its place. */
export const catalogue = loadCatalogue(findTemplatesDir());

export const presets = listPresets({ templatesDir: findTemplatesDir() });
