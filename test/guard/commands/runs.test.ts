import path from 'node:path';
import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../../src/guard/commands/program.ts';
import { effectsOf, outputOf } from '../../../src/guard/commands/registry.ts';
import type { Target } from '../../../src/guard/effects.ts';
import type { Arg } from '../../../src/guard/shell/arg.ts';
import { evaluateShell } from '../../../src/guard/shell/evaluate.ts';
import { fakeWorld } from '../fake-world.ts';
import { covers } from '../shell/recorded/covers.ts';
import { records } from './runs/records.ts';
import { tree } from './runs/tree.ts';

const world = fakeWorld(tree);

/**
 * The guard against the record of what programs did: all that happened is foreseen, and nothing else. A line that ends in "# or less"
 * may do less than is foreseen (what a status or a condition decides); one in "# or more" is code of which the guard does not see all,
 * and says so.
 */
/** What the guard says of a line: calls of `note`, and what it writes in the tree. */
function said(line: string): { ran: string[]; writes: Target[]; isOpaque: boolean } {
  const ran = new Set<string>();
  const noted = (call: Call) => {
    if (call.name === 'note') ran.add(call.args.map(shown).join('|'));
    return effectsOf(call);
  };
  const effects = evaluateShell(
    line,
    { world, settings: { services: [] }, cwd: world.root },
    { effectsOf: noted, outputOf },
  );
  const writes = effects.flatMap((effect) => (effect.kind === 'write' ? [effect.target] : []));
  const isOpaque = effects.some(
    (effect) => effect.kind === 'act' && /^run\.(?:interpreter|shell|script)$/.test(effect.act),
  );
  return { ran: [...ran], writes, isOpaque };
}

const shown = (arg: Arg): string =>
  arg.text ?? `‹${arg.pattern === undefined ? arg.prefix : ''}›${arg.many ? '*' : ''}`;

function isIn(file: string, target: Target): boolean {
  const whole = path.posix.join(world.root, file);
  // A directory stands for all in it.
  if (target.kind === 'path') return `${whole}/`.startsWith(`${target.path}/`);
  if (target.kind === 'unknown') return target.prefix === undefined || whole.startsWith(target.prefix);
  const below = path.posix.relative(target.dir, whole);
  if (below.startsWith('..')) return false;
  return (
    target.name === undefined || picomatch.isMatch(path.posix.basename(whole), target.name, { dot: true })
  );
}

describe.each(Object.entries(records))('%s', (_topic, lines) => {
  test.each(lines.map((each) => [each.line, each] as const))('%s', (line, done) => {
    const { ran, writes, isOpaque } = said(line);
    const unseen = [
      ...done.ran.filter((one) => !ran.some((open) => covers(open, one))).map((one) => `note ${one}`),
      ...done.wrote
        .filter((file) => !writes.some((target) => isIn(file, target)))
        .map((file) => `write ${file}`),
    ];
    const notDone = [
      ...ran.filter((open) => !done.ran.some((one) => covers(open, one))).map((open) => `note ${open}`),
      ...writes
        .filter((target) => !done.wrote.some((file) => isIn(file, target)))
        .map((target) => `write ${JSON.stringify(target)}`),
    ];
    // What is open is said to be.
    const mayBeMore = line.endsWith('# or more') && isOpaque;
    expect({
      unseen: mayBeMore ? [] : unseen,
      notDone: line.endsWith('# or less') || mayBeMore ? [] : notDone,
    }).toEqual({
      unseen: [],
      notDone: [],
    });
  });
});
