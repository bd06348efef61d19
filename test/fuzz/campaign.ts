import fc from 'fast-check';
import { commands } from './commands.ts';
import { hasUnknown, isBlind, type Predicted, predict, surprise } from './predict.ts';
import { closeScratch, openScratch, plantTree, runAll, type Scratch, type Shell, treeOf } from './scratch.ts';
import type { Weight } from './words.ts';

export type Campaign = { seed: number; runs: number; weight: Weight; shell?: Shell };

export type Outcome = {
  failures: Failure[];
  /** How many commands were run: fewer than asked for where too much failed. */
  ran: number;
  /** Commands for which the guard left something open, or couldn't see at all. */
  unknown: number;
  blind: number;
};

/** What happened and was not predicted, made as small as it goes. */
type Failure = { command: string; what: string; seed: number; path: string };

const batch = 100;
const mostFailures = 5;

/** Runs generated commands under the system's bash and compares what they did with what the guard said. */
export async function runCampaign({ seed, runs, weight, shell }: Campaign): Promise<Outcome> {
  const scratch = openScratch(shell);
  const outcome: Outcome = { failures: [], ran: 0, unknown: 0, blind: 0 };
  try {
    const all = fc.sample(commands(weight), { seed, numRuns: runs });
    for (let first = 0; first < runs && outcome.failures.length < mostFailures; first += batch) {
      const part = all.slice(first, first + batch);
      outcome.ran += part.length;
      const predicted = part.map((command, offset) => predictIn(scratch, first + offset, command));
      const observed = await runAll(scratch, part, first);
      for (const [offset, known] of predicted.entries()) {
        if (isBlind(known)) outcome.blind += 1;
        if (hasUnknown(known)) outcome.unknown += 1;
        const seen = observed[offset];
        const what = seen && surprise(known, seen)?.replaceAll(treeOf(scratch, first + offset), '.');
        if (what !== undefined && outcome.failures.length < mostFailures)
          outcome.failures.push(await shrink(what, seed, first + offset, weight, shell));
      }
    }
  } finally {
    closeScratch(scratch);
  }
  return outcome;
}

function predictIn(scratch: Scratch, index: number, command: string): Predicted {
  plantTree(scratch, index);
  return predict(scratch, index, command);
}

/** The smallest command near the failing one that still does what nobody said; alone, with no others that run beside it. */
async function shrink(
  what: string,
  seed: number,
  index: number,
  weight: Weight,
  shell: Shell | undefined,
): Promise<Failure> {
  const scratch = openScratch(shell);
  let next = 0;
  const surpriseOf = async (command: string): Promise<string | undefined> => {
    const at = next++;
    const predicted = predictIn(scratch, at, command);
    const [observed] = await runAll(scratch, [command], at);
    return observed && surprise(predicted, observed)?.replaceAll(treeOf(scratch, at), '.');
  };
  try {
    const property = fc.asyncProperty(
      commands(weight),
      async (command) => (await surpriseOf(command)) === undefined,
    );
    const result = await fc.check(property, {
      seed,
      path: String(index),
      numRuns: 1,
      interruptAfterTimeLimit: 60_000,
    });
    const command =
      result.counterexample?.[0] ??
      fc.sample(commands(weight), { seed, path: String(index), numRuns: 1 })[0] ??
      '';
    return {
      command,
      what: (await surpriseOf(command)) ?? `${what} (not seen again alone)`,
      seed,
      path: String(index),
    };
  } finally {
    closeScratch(scratch);
  }
}

/** For the reader of a failed run. */
export const report = ({ failures }: Outcome): string =>
  failures
    .map(({ command, what, seed, path }) => `${what}\nby (seed ${seed}, path ${path}):\n${command}`)
    .join('\n\n');
