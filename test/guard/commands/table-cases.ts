import { describe, expect, test } from 'vitest';
import type { Call, Change, Context } from '../../../src/guard/commands/program.ts';
import { effectsOf } from '../../../src/guard/commands/registry.ts';
import { act, type Effect, type Target } from '../../../src/guard/effects.ts';
import { resolveTarget } from '../../../src/guard/paths/target.ts';
import { type Arg, type Cwd, known, type Stdin, unknown } from '../../../src/guard/shell/arg.ts';
import type { World } from '../../../src/guard/world.ts';
import { fakeWorld } from '../fake-world.ts';
import { unnamed } from './named-by.ts';

/**
 * `[command line, ...effects]`. The line is split as a shell would split plain words: quotes and backslashes, `$X` for text that
 * isn't known, globs; `<<< 'text'` at the end is its standard input. Effects: "read src/a.ts", "write src/**" for a tree,
 * "write src/…" for an unknown path, acts with their detail ("run.option --pre"). run.read and git.read, which the harmless rows
 * come down to, are left out, so a line alone is one that any barrier lets through.
 */
export type TableCase = readonly [line: string, ...effects: string[]];

export const files = {
  'src/a.ts': 'a',
  'src/b.ts': 'b',
  'src/deep/c.ts': 'c',
  'tests/a.test.ts': 't',
  'docs/guide.md': 'g',
  'README.md': 'r',
  '.env': 'SECRET=1',
  '.claude/settings.json': '{}',
  'empty/': '',
} as const;

export function describeTable(
  name: string,
  cases: readonly TableCase[],
  world: World = fakeWorld(files),
): void {
  describe(name, () => {
    test.each(cases.map((row) => ({ line: row[0], effects: row.slice(1) })))('$line', ({ line, effects }) => {
      const found = effectsOfLine(line, world);
      expect(shownEffects(found, world)).toEqual([...effects].sort());
      expect(unnamed(line, found, world)).toEqual([]);
    });
  });
}

export function effectsOfLine(line: string, world: World = fakeWorld(files)): Effect[] {
  const { args, stdin } = wordsOf(line);
  return effectsOf(callOf(args, stdin, contextIn(world, world.root)));
}

export function callOf(args: readonly Arg[], stdin: Stdin, context: Context): Call {
  const assignments = [];
  let first = 0;
  for (; /^\w+=/.test(args[first]?.prefix ?? ''); first++) {
    const [name = '', value = ''] = (args[first]?.text ?? '').split('=');
    assignments.push({ name, value: known(value) });
  }
  const path = args[first]?.text ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { name, path, args: args.slice(first + 1), assignments, stdin, context };
}

/** Runs what it is given through the tables; shell code as plain commands split at ; and &&. */
export function contextIn(world: World, cwd: Cwd): Context {
  const context: Context = {
    world,
    cwd,
    settings: { services: [] },
    target: (arg) => resolveTarget(arg, cwd, world),
    written: () => undefined,
    from: (directory) => contextIn(world, directoryAt(directory, cwd, world)),
    run: (args, change) =>
      args[0]?.text === undefined
        ? [act('run.dynamic', args[0]?.prefix ?? '')]
        : effectsOf(callOf(args, change?.stdin ?? { kind: 'none' }, inChange(context, change))),
    shell: (code, change) =>
      code.text === undefined
        ? [act('run.shell', 'shell')]
        : code.text
            .split(/;|&&|\n/)
            .filter((part) => part.trim() !== '')
            .flatMap((part) => context.run(wordsOf(part).args, change)),
  };
  return context;
}

function inChange(context: Context, change: Change | undefined): Context {
  return change && 'cwd' in change ? contextIn(context.world, change.cwd) : context;
}

function directoryAt(directory: Arg, cwd: Cwd, world: World): Cwd {
  const target = resolveTarget(directory, cwd, world);
  return target.kind === 'path' ? target.path : undefined;
}

/** Words of a simple command. */
export function wordsOf(line: string): { args: Arg[]; stdin: Stdin } {
  const here = /^(.*?) <<< '([^']*)'$/s.exec(line);
  const args: Arg[] = [];
  for (const [word] of (here?.[1] ?? line).matchAll(/(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\])+/gs))
    args.push(wordOf(word));
  return { args, stdin: here ? { kind: 'text', text: `${here[2]}\n` } : { kind: 'none' } };
}

function wordOf(word: string): Arg {
  let text = '';
  let pattern = '';
  let isGlob = false;
  for (const [part] of word.matchAll(/'[^']*'|"(?:\\.|[^"\\])*"|\\.|\$X|[^\s'"\\$]+|\$/gs)) {
    const quoted = part.startsWith("'") || part.startsWith('"') || part.startsWith('\\');
    const value = part.startsWith("'")
      ? part.slice(1, -1)
      : part.startsWith('"')
        ? part.slice(1, -1).replace(/\\(["\\$`])/g, '$1')
        : part.startsWith('\\')
          ? part.slice(1)
          : part;
    if (!part.startsWith("'") && value.includes('$X')) {
      const start = unknown(text + value.slice(0, value.indexOf('$X')));
      return quoted ? start : { ...start, many: true };
    }
    if (!quoted && /[*?]|\[.+\]/.test(value)) isGlob = true;
    text += value;
    pattern += value;
  }
  if (!isGlob) return known(text);
  return { prefix: text.slice(0, text.search(/[*?[]/)), pattern, many: true };
}

export function shownEffects(effects: readonly Effect[], world: World): string[] {
  const shown = effects.map((effect) => {
    if (effect.kind === 'act') return effect.detail ? `${effect.act} ${effect.detail}` : effect.act;
    return `${effect.kind} ${shownTarget(effect.target, world)}${effect.kind === 'write' && effect.makes ? '/' : ''}`;
  });
  return [...new Set(shown)].filter((text) => text !== 'run.read' && text !== 'git.read').sort();
}

function shownTarget(target: Target, { root }: World): string {
  const short = (file: string) =>
    file === root ? '.' : file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;
  if (target.kind === 'unknown') return target.prefix === undefined ? '?' : `${short(target.prefix)}…`;
  if (target.kind === 'path') return short(target.path);
  const { dir, name, except, depth, whole } = target;
  const below = `${short(dir)}/${depth === 1 ? '' : '**'}${name && depth !== 1 ? '/' : ''}${name ?? ''}${whole ? '/**' : ''}`;
  return except?.length ? `${below} but ${except.join(' ')}` : below;
}
