import { act, type Effect } from '../../effects.ts';
import { type Arg, type Assignment, known, unknown } from '../../shell/arg.ts';
import { leadingAssignments } from '../inner-command.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';

export const env: Program = {
  names: ['env'],
  act: 'run.read',
  stopAtOperand: true,
  options: {
    'i ignore-environment': 'flag',
    '0 null': 'flag',
    'u unset': 'value',
    'C chdir': 'directory',
    'S split-string': 'value',
    'v debug': 'flag',
    'a argv0': 'value',
    // Another search path for the command.
    P: { act: 'environment.change', value: true },
    'block-signal default-signal ignore-signal': 'optional',
    'list-signal-handling': 'flag',
  },
  effects: envEffects,
};

function envEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const splits = optionValues(parsed, 'S');
  if (splits.length > 0) {
    const words = splits.map((value) => splitWords(value.text));
    if (words.some((list) => list === undefined)) return [act('run.dynamic', 'env -S')];
    const split = [known('env'), ...words.flatMap((list) => list ?? []), ...parsed.operands];
    return call.context.run(split, { assignments: removed(call, parsed) });
  }
  const operands = parsed.operands[0]?.text === '-' ? parsed.operands.slice(1) : parsed.operands;
  const { assignments, command } = leadingAssignments(operands);
  if (command.length === 0) return [act('environment.read', 'env')];
  return call.context.run(command, { assignments: [...removed(call, parsed), ...assignments] });
}

/** What the line itself has set is no longer that after -i and -u. */
function removed(call: Call, parsed: ParsedArgs): Assignment[] {
  const isAll = hasOption(parsed, 'i') || parsed.operands[0]?.text === '-';
  const unset = optionValues(parsed, 'u').map(({ text }) => text);
  return call.assignments
    .filter(({ name }) => isAll || unset.includes(name))
    .map(({ name }) => ({ name, value: unknown() }));
}

/** The words of env -S: quotes, backslashes and a comment as env(1) has them. Undefined when it holds a variable. */
function splitWords(text: string | undefined): Arg[] | undefined {
  if (text === undefined || text.includes('$')) return undefined;
  const words: Arg[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string;
    if (char === '\\' && quote !== "'") {
      at += 1;
      const next = text[at] ?? '';
      if (next === 'c' && quote === '') break;
      if (next === '_' && quote === '') {
        if (word !== undefined) words.push(known(word));
        word = undefined;
      } else word = (word ?? '') + ({ n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', _: ' ' }[next] ?? next);
    } else if (quote !== '' && char === quote) quote = '';
    else if (quote === '' && (char === '"' || char === "'")) {
      quote = char;
      word ??= '';
    } else if (quote === '' && /\s/.test(char)) {
      if (word !== undefined) words.push(known(word));
      word = undefined;
    } else if (quote === '' && char === '#' && word === undefined) break;
    else word = (word ?? '') + char;
  }
  return quote !== '' ? undefined : word === undefined ? words : [...words, known(word)];
}
