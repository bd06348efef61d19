import { act, type Effect } from '../effects.ts';
import type { Call, Program } from './program.ts';

/** Verbs that only tell, of the runtime and of the installer. */
const asking: Readonly<Record<string, ReadonlySet<string>>> = {
  runtime: new Set(['status', 'report', 'explain', 'ci', '--help', '-h', '--version', 'help']),
  installer: new Set([
    'explain',
    'doctor',
    'diff',
    'detect',
    'presets',
    'replay',
    '--help',
    '-h',
    '--version',
    'help',
  ]),
};

/** Verbs of the runtime that start the project's own linters and tests. */
const running: ReadonlySet<string> = new Set(['red', 'green', 'lint', 'verify-red', 'push-check']);

/** The gates' own command line: asking is for everyone, running for those who may run tests; approving, waiving, granting and installing are a person's. */
const gates: Program = {
  names: ['gates.mjs', 'gates.cjs', 'gates.sh', 'create-agent-gates'],
  act: 'run.read',
  style: 'raw',
  effects: gatesEffects,
};

function gatesEffects(call: Call): Effect[] {
  const kind = call.name === 'create-agent-gates' ? 'installer' : 'runtime';
  const verb = call.args.find((arg) => arg.text === undefined || !arg.text.startsWith('-')) ?? call.args[0];
  if (kind === 'runtime' && verb?.text === 'start') return [act('gates.flow', call.name, 'start')];
  if (kind === 'runtime' && verb?.text !== undefined && running.has(verb.text) && call.args[0] === verb)
    return [act('run.build', call.name, verb.text)];
  const isAsking = verb?.text !== undefined && asking[kind]?.has(verb.text);
  const isFirst = call.args[0] === verb || kind === 'installer';
  return [act(isAsking && isFirst ? 'gates.read' : 'gates.person', call.name, verb?.text)];
}

export const gatesPrograms: readonly Program[] = [gates];
