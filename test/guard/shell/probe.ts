import type { Call } from '../../../src/guard/commands/program.ts';
import type { Effect } from '../../../src/guard/effects.ts';
import type { Arg, Stdin } from '../../../src/guard/shell/arg.ts';
import { evaluateShell, type Place } from '../../../src/guard/shell/evaluate.ts';
import { fakeWorld } from '../fake-world.ts';

export type Probed = {
  /** Each command that ran, its words with `|` between: "note|a|b c". What isn't known stands in ‹ ›. */
  ran: string[];
  effects: Effect[];
};

/** What the evaluator would run, with command tables that know echo, printf '%s\n', pwd, cat and sh -c. */
export function probe(source: string, at: Partial<Place> = {}): Probed {
  const ran: string[] = [];
  const effects = evaluateShell(
    source,
    {
      world: fakeWorld(['src/a.ts', 'src/b.ts', 'tests/a.test.ts', 'notes.txt']),
      settings: { services: [] },
      cwd: '/repo',
      ...at,
    },
    {
      effectsOf: (call) => {
        const line = [call.name, ...call.args.map(shown)].join('|');
        if (!quiet.has(call.name) && !ran.includes(line)) ran.push(line);
        return effectsOf(call);
      },
      outputOf,
    },
  );
  return { ran, effects };
}

/** Commands that only help a case along. */
const quiet = new Set(['echo', 'printf', 'pwd', 'cat', 'sh', 'bash', 'env', 'xargs', 'true']);

function shown(arg: Arg): string {
  if (arg.text !== undefined) return arg.text;
  return `‹${arg.pattern ?? arg.prefix}›${arg.many ? '*' : ''}`;
}

function effectsOf({ name, args, stdin, context }: Call): Effect[] {
  if ((name === 'sh' || name === 'bash') && args[0]?.text === '-c')
    return context.shell(args[1] ?? { prefix: '' }, { parameters: args.slice(2) });
  if (name === 'sh' || name === 'bash')
    return stdin.kind === 'text' ? context.shell({ text: stdin.text, prefix: stdin.text }) : [];
  if (name === 'xargs')
    return context.run([
      ...args,
      ...(stdin.kind === 'text' ? words(stdin.text) : [{ prefix: '', many: true } as const]),
    ]);
  if (name === 'env') {
    const end = args.findIndex((arg) => !/^\w+=/.test(arg.text ?? ''));
    const assignments = args.slice(0, end).map(({ text = '' }) => {
      const value = text.slice(text.indexOf('=') + 1);
      return { name: text.slice(0, text.indexOf('=')), value: { text: value, prefix: value } };
    });
    return context.run(args.slice(end), { assignments });
  }
  return [];
}

const words = (text: string): Arg[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, prefix: word }));

function outputOf({ name, args, stdin, context }: Call): Stdin | undefined {
  if (name === 'pwd')
    return context.cwd === undefined ? undefined : { kind: 'text', text: `${context.cwd}\n` };
  if (name === 'cat') return args.length === 0 ? stdin : args[0]?.content;
  if (args.some((arg) => arg.text === undefined)) return undefined;
  const texts = args.map((arg) => arg.text);
  if (name === 'echo') return { kind: 'text', text: `${texts.join(' ')}\n` };
  if (name === 'printf' && texts[0] === '%s\\n')
    return {
      kind: 'text',
      text: texts
        .slice(1)
        .map((text) => `${text}\n`)
        .join(''),
    };
  if (name === 'printf' && texts[0] === '%s') return { kind: 'text', text: texts.slice(1).join('') };
  return undefined;
}
