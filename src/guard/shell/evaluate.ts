import type { CommandSettings } from '../commands/program.ts';
import { act, type Effect } from '../effects.ts';
import type { World } from '../world.ts';
import type { Arg, Cwd, Stdin } from './arg.ts';
import { runProgram } from './call.ts';
import type { Commands, Evaluation } from './evaluation.ts';
import { BoundsError } from './limits.ts';
import { newLog } from './log.ts';
import { runSource } from './nested.ts';
import { newState } from './shell.ts';
import type { State } from './state.ts';
import { runExitTraps } from './traps.ts';

/** Where a command line is run. */
export type Place = {
  world: World;
  settings: CommandSettings;
  cwd: Cwd;
  stdin?: Stdin;
  /** The shell the client hands its commands to; bash unless said otherwise. */
  shell?: 'bash' | 'zsh';
};

/**
 * What a command line of bash would do: every effect it can have, whichever way its conditions go. What can't be known is
 * an unknown target or an opaque act, never left out.
 */
export function evaluateShell(source: string, place: Place, commands: Commands): Effect[] {
  return evaluate(place, commands, (evaluation, state) => {
    for (const end of runSource(evaluation, state, source, 'shell')) runExitTraps(evaluation, end);
  });
}

/** The same for one program and its words. */
export function evaluateProgram(args: readonly Arg[], place: Place, commands: Commands): Effect[] {
  return evaluate(place, commands, (evaluation, state) =>
    runProgram(evaluation, state, { args, stdin: place.stdin ?? { kind: 'none' } }),
  );
}

function evaluate(
  place: Place,
  commands: Commands,
  run: (evaluation: Evaluation, state: State) => void,
): Effect[] {
  const evaluation: Evaluation = {
    world: place.world,
    settings: place.settings,
    commands,
    log: newLog(),
    budget: { steps: 0 },
    written: new Map(),
    nesting: 0,
    calls: [],
    loops: 0,
    returns: false,
    concurrent: false,
    inherited: [],
    elsewhere: undefined,
    dialect: place.shell ?? 'bash',
  };
  const state = newState({ cwd: place.cwd, stdin: place.stdin ?? { kind: 'none' }, parameters: [] });
  try {
    run(evaluation, state);
  } catch (error) {
    if (!(error instanceof BoundsError || isStackOverflow(error))) throw error;
    return [...evaluation.log.effects, act('shell.bounds', 'shell', (error as Error).message)];
  }
  return evaluation.log.effects;
}

const isStackOverflow = (error: unknown): boolean =>
  error instanceof RangeError && /call stack/i.test(error.message);
