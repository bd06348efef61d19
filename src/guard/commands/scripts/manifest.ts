import path from 'node:path';
import { known } from '../../shell/arg.ts';
import type { Context } from '../program.ts';

/** A manifest found from the working directory upwards, as far as the repository goes. `dir` is where it lies on this disk. */
export type Manifest = { dir: string; file: string; text: string };

export function findManifest(names: readonly string[], context: Context): Manifest | undefined {
  const { world } = context;
  const start = directoryHere(context);
  if (start === undefined) return undefined;
  for (let dir = start; ; dir = path.posix.dirname(dir)) {
    for (const name of names) {
      const file = path.posix.join(dir, name);
      const text = world.readText(file);
      if (text !== undefined) return { dir, file, text };
    }
    if (dir === world.root || dir === '/') return undefined;
  }
}

/** The working directory on this disk: in a container that is another path than the one the command sees. */
export function directoryHere(context: Context): string | undefined {
  const target = context.cwd === undefined ? undefined : context.target(known('.'));
  return target?.kind === 'path' ? target.path : undefined;
}

/** The same context in a directory of this disk. */
export function inDirectory(dir: string, context: Context): Context {
  const here = directoryHere(context);
  return here === dir
    ? context
    : context.from(known(here === undefined ? dir : path.posix.relative(here, dir) || '.'));
}

type Json = Readonly<Record<string, unknown>>;

/** The object in a JSON text; undefined when it is none. Comments are allowed (deno.jsonc). */
export function jsonObject(text: string): Json | undefined {
  for (const candidate of [text, text.replace(/^\s*\/\/.*$/gm, '').replace(/,(\s*[}\]])/g, '$1')]) {
    try {
      return asObject(JSON.parse(candidate.replace(/^\uFEFF/, '')));
    } catch {
      // Not JSON in this form.
    }
  }
  return undefined;
}

export const asObject = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;

export const asTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((item): item is string => typeof item === 'string')
      : [];
