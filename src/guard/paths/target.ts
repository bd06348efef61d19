import path from 'node:path';
import type { Target } from '../effects.ts';
import type { Arg, Cwd } from '../shell/arg.ts';
import type { World } from '../world.ts';

/** A word in path position as the system would resolve it from `cwd`. */
export function resolveTarget(arg: Arg, cwd: Cwd, world: World): Target {
  if (arg.text !== undefined) return fromText(arg.text, cwd, world);
  if (arg.pattern !== undefined) {
    const target = fromPattern(arg.pattern, cwd, world);
    if (target.kind !== 'tree') return target;
    return { ...target, ...(arg.except && { except: arg.except }), ...(arg.some && { some: arg.some }) };
  }
  const base = absolute(arg.prefix, cwd);
  if (arg.prefix === '' || base === undefined) return { kind: 'unknown' };
  return { kind: 'unknown', prefix: realPrefix(base, world) };
}

function fromText(text: string, cwd: Cwd, world: World): Target {
  const whole = absolute(text, cwd);
  return whole === undefined ? { kind: 'unknown' } : { kind: 'path', path: world.realpath(whole) };
}

/** "tests/*.ts" is anything named *.ts in tests; with a wildcard further up, anything so named below the literal part. */
function fromPattern(pattern: string, cwd: Cwd, world: World): Target {
  const parts = pattern.split('/');
  const firstWild = parts.findIndex((part) => /[*?[\]{}()!+@\\]/.test(part));
  const literal = parts.slice(0, Math.max(firstWild, 0)).join('/') || (pattern.startsWith('/') ? '/' : '.');
  const dir = absolute(literal, cwd);
  if (dir === undefined) return { kind: 'unknown' };
  const name = parts.at(-1) || '*';
  // A wildcard for a directory matches links too, but for `**`.
  const followed = parts.slice(firstWild, -1).some((part) => part !== '**' && part !== '')
    ? ({ followed: true } as const)
    : {};
  if (/^\*+$/.test(name) && firstWild < parts.length - 1)
    return { kind: 'tree', dir: world.realpath(dir), ...followed };
  const tree = { kind: 'tree', dir: world.realpath(dir), name, ...followed } as const;
  return firstWild === parts.length - 1 && name !== '**' ? { ...tree, depth: 1 } : tree;
}

/** Not normalised: `link/..` means something else to the system than to a string function. */
function absolute(text: string, cwd: Cwd): string | undefined {
  if (path.isAbsolute(text)) return text;
  return cwd === undefined ? undefined : `${cwd}/${text}`;
}

/** The part up to the last slash is resolved; what follows it stays as the start of a name. */
function realPrefix(base: string, world: World): string {
  const cut = base.lastIndexOf('/') + 1;
  const dir = world.realpath(base.slice(0, cut) || '/');
  return `${dir === '/' ? '' : dir}/${base.slice(cut)}`;
}
