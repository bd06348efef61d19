import manifest from '../package.json' with { type: 'json' };

/** Of this package; written into what it installs. */
export const version: string = manifest.version;
