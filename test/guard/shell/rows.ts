import type { Call, Context } from '../../../src/guard/commands/program.ts';
import { type Effect, read, write } from '../../../src/guard/effects.ts';
import { type Arg, known } from '../../../src/guard/shell/arg.ts';
import { evaluateShell } from '../../../src/guard/shell/evaluate.ts';
import { fakeWorld } from '../fake-world.ts';

/** `try` hands its context to the test; `put` writes its operands, `get` reads them, `see` shows what it was called with. */
export function evaluate(source: string, onTry: (context: Context, call: Call) => Effect[] = () => []) {
  const calls: Call[] = [];
  const effects = evaluateShell(
    source,
    { world: fakeWorld(['src/a.ts', 'tests/b.ts']), settings: { services: [] }, cwd: '/repo' },
    {
      effectsOf: (call) => {
        calls.push(call);
        if (call.name === 'try') return onTry(call.context, call);
        if (call.name === 'put') return call.args.map((arg) => write(call.context.target(arg), 'put'));
        if (call.name === 'get') return call.args.map((arg) => read(call.context.target(arg), 'get'));
        return [];
      },
      outputOf: () => undefined,
    },
  );
  return { effects, calls, see: calls.find((call) => call.name === 'see') };
}

export const paths = (effects: readonly Effect[]): string[] =>
  effects.flatMap((effect) =>
    effect.kind === 'act'
      ? []
      : effect.target.kind === 'path'
        ? [effect.target.path]
        : [`${effect.target.kind}`],
  );

export const words = (...texts: string[]): Arg[] => texts.map(known);
