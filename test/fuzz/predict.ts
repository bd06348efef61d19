import type { Call } from '../../src/guard/commands/program.ts';
import { effectsOf, outputOf } from '../../src/guard/commands/registry.ts';
import type { Effect } from '../../src/guard/effects.ts';
import { machine } from '../../src/guard/machine.ts';
import type { Arg } from '../../src/guard/shell/arg.ts';
import { evaluateShell } from '../../src/guard/shell/evaluate.ts';
import type { World } from '../../src/guard/world.ts';
import { acts } from '../../src/policy/acts.ts';
import { homeOf, type Observed, type Scratch, treeOf } from './scratch.ts';

export type Predicted = {
  command: string;
  effects: Effect[];
  calls: { name: string; args: readonly Arg[] }[];
};

/** What the guard says a command would do in its tree. */
export function predict(scratch: Scratch, index: number, command: string): Predicted {
  const tree = treeOf(scratch, index);
  const calls: Predicted['calls'] = [];
  const effects = evaluateShell(
    command,
    {
      world: worldOf(tree, homeOf(scratch, index)),
      settings: { services: [] },
      cwd: tree,
      shell: scratch.shell,
    },
    {
      effectsOf: (call: Call) => {
        calls.push({ name: call.name, args: call.args });
        return effectsOf(call);
      },
      outputOf,
    },
  );
  return { command, effects, calls };
}

/** The machine as it is, with the tree for a repository. */
const worldOf = (tree: string, home: string): World => ({ ...machine(tree, tree), home, temporary: [] });

/** Acts behind which anything may have happened. */
const isOpaque = (effect: Effect): boolean =>
  effect.kind === 'act' && ('opaque' in acts[effect.act] || effect.act.startsWith('shell.'));

export const isBlind = ({ effects }: Predicted): boolean => effects.some(isOpaque);

/** Did the guard have to leave something open? */
export const hasUnknown = (predicted: Predicted): boolean =>
  isBlind(predicted) ||
  predicted.effects.some((effect) => effect.kind !== 'act' && effect.target.kind === 'unknown');

/** What happened and was not predicted; undefined when everything was. */
export function surprise(predicted: Predicted, observed: Observed): string | undefined {
  if (isBlind(predicted)) return undefined;
  // A signal may have come anywhere, and a trap have run there.
  if (observed.timedOut && predicted.command.includes('trap')) return undefined;
  // A word that may be several names what lies anywhere; its start is the first one's.
  const hasMany = predicted.calls.some(({ args }) => args.some((arg) => arg.many));
  for (const file of observed.changed)
    if (!predicted.effects.some((effect) => covers(effect, file, hasMany))) return `changed ${file}`;
  for (const call of observed.ran)
    if (!predicted.calls.some((known) => coversCall(known, call))) return `ran ${JSON.stringify(call)}`;
  return undefined;
}

function covers(effect: Effect, file: string, hasMany: boolean): boolean {
  if (effect.kind !== 'write') return false;
  const { target } = effect;
  if (target.kind === 'path') return file === target.path || file.startsWith(`${target.path}/`);
  if (target.kind === 'tree') return file === target.dir || file.startsWith(`${target.dir}/`);
  return (
    hasMany || target.prefix === undefined || file.startsWith(target.prefix) || target.prefix.startsWith(file)
  );
}

/** Which number a process substitution gets is bash's affair. */
const descriptor = /\/(?:dev|proc\/self)\/fd\/\d+/g;

function coversCall({ name, args }: Predicted['calls'][number], [ran, ...words]: string[]): boolean {
  const fits = (at: number, word: number): boolean => {
    const arg = args[at];
    if (arg === undefined) return word === words.length;
    if (arg.many) {
      for (let next = word; next <= words.length; next += 1) if (fits(at + 1, next)) return true;
      return false;
    }
    const text = words[word];
    if (text === undefined) return false;
    const isSame =
      arg.text === undefined
        ? text.startsWith(arg.prefix)
        : arg.text.replace(descriptor, '') === text.replace(descriptor, '');
    return isSame && fits(at + 1, word + 1);
  };
  return name === ran && fits(0, 0);
}
