import type { Catalogue } from '../catalogue.ts';
import type { Evidence } from '../detection.ts';

/** An engine that a component uses, and why we think so. `engine` is a key of `templates/tools/databases.json`. */
export type EngineUse = { engine: string; evidence: Evidence };

/** Each engine once, with its first evidence. */
export function eachOnce(uses: readonly EngineUse[]): EngineUse[] {
  return uses.filter((use, index) => uses.findIndex(({ engine }) => engine === use.engine) === index);
}

/** By our name for it, or by what frameworks call it. */
export function engineNamed(catalogue: Catalogue, name: string): string | null {
  for (const [engine, row] of catalogue.databases)
    if (engine === name || row.names.includes(name)) return engine;
  return null;
}

export function engineOfUrl(catalogue: Catalogue, url: string): string | null {
  const scheme = /^((?:jdbc:)?[a-z][\w+]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined) return null;
  for (const [engine, row] of catalogue.databases) if (row.urlSchemes.includes(scheme)) return engine;
  return null;
}

export function engineOfImage(catalogue: Catalogue, image: string): string | null {
  const last = image.slice(image.lastIndexOf('/') + 1);
  for (const [engine, row] of catalogue.databases)
    if (row.images.includes(image) || row.images.includes(last)) return engine;
  return null;
}
