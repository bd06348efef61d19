import { act, type Effect, read } from '../../effects.ts';
import type { Arg, Stdin } from '../../shell/arg.ts';
import { hasOption } from '../parse-args.ts';
import type { Program } from '../program.ts';
import { echoText, printfText } from './printf.ts';
import { reader, unlistedValue } from './reader.ts';

/** Programs that print or test what they are told, and the manuals. */

const output = (text: string | undefined): Stdin | undefined =>
  text === undefined ? undefined : { kind: 'text', text };

const only = (names: string, more: Partial<Program> = {}): Program => ({
  names: names.split(' '),
  act: 'run.read',
  style: 'raw',
  ...more,
});

/** Numbers from first to last, when there are few enough of them to be worth telling. */
function sequence(args: readonly Arg[]): Stdin | undefined {
  const numbers = args.map(({ text }) => (/^-?\d+$/.test(text ?? '') ? Number(text) : undefined));
  if (numbers.length === 0 || numbers.length > 3 || !numbers.every((number) => number !== undefined))
    return undefined;
  const [first = 1, step = 1, last = 1] =
    numbers.length === 1 ? [1, 1, numbers[0]] : numbers.length === 2 ? [numbers[0], 1, numbers[1]] : numbers;
  if (step === 0 || (last - first) / step > 1000) return undefined;
  let text = '';
  for (let number = first; step > 0 ? number <= last : number >= last; number += step) text += `${number}\n`;
  return { kind: 'text', text };
}

export const wordPrograms: Program[] = [
  only('echo', { output: ({ args }) => output(echoText(args)) }),
  only('printf', { output: ({ args }) => output(printfText(args)) }),
  only('true false : test [ expr factor yes sleep usleep clear tput nproc tty logname getconf locale errno'),
  only('seq', { output: ({ args }) => sequence(args) }),
  reader(
    'date gdate',
    {
      's set': { act: 'run.system', value: true },
      'f file': 'reads',
      'r reference': 'reads',
      j: 'flag',
      'd date rfc-3339 v z': 'value',
      'u utc universal R rfc-email rfc-2822 n debug resolution': 'flag',
      'I iso-8601': 'optional',
    },
    'text',
    {
      // A word that is no format sets the clock.
      effects: (_, parsed): Effect[] =>
        parsed.operands.some(({ prefix }) => !prefix.startsWith('+')) && !hasOption(parsed, 'j')
          ? [act('run.system', 'date', 'sets the clock')]
          : [],
      output: () => ({ kind: 'unknown', from: 'date' }),
    },
  ),
  reader(
    'cal ncal',
    { '1 3 j m y Y h J M b e o p w s n A B C d H monday sunday julian year twelve-months': 'flag' },
    'text',
  ),
  reader(
    'man',
    {
      'P pager': { act: 'run.shell', value: true },
      'H html': { act: 'run.shell', value: 'optional' },
      'T troff-device X gxditview': { act: 'run.option', value: 'optional' },
      'Z ditroff': { act: 'run.option' },
      'C config-file': 'reads',
      'p preprocessor': unlistedValue,
      'L locale m systems M manpath S s sections e extension E encoding R recode r prompt': 'value',
      'a all k apropos f whatis w where path location W where-cat location-cat d debug D default i ignore-case I match-case K':
        'flag',
      'global-apropos l local-file u update 7 ascii t troff c catman no-hyphenation nh no-justification nj':
        'flag',
      'names-only no-subpages regex wildcard': 'flag',
      warnings: 'optional',
    },
    'text',
    {
      effects: ({ context }, { operands, by }) =>
        operands.filter(({ prefix }) => prefix.includes('/')).map((page) => read(context.target(page), by)),
    },
  ),
  reader(
    'info',
    {
      'o output': 'writes',
      'k apropos f file n node d directory index-search': 'value',
      'a w O all where': 'flag',
    },
    'text',
  ),
  reader(
    'tldr cheat',
    { 'p platform L language s': 'value', 'l list r raw m': 'flag', 'u update': { act: 'network.read' } },
    'text',
  ),
];
