import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { leadingAssignments, wordsAfterDashes } from '../inner-command.ts';
import { wholeOf } from '../landing.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';

/** The command line of a hosted service. The first pattern that fits its verbs counts; what fits none changes something there. */
type Cloud = {
  names: string;
  /** Options with a value that may be the next word. */
  values: string;
  rules: readonly (readonly [verbs: RegExp, effects: (call: Call, parsed: ParsedArgs) => Effect[]])[];
};

export const reads = (_: Call, parsed: ParsedArgs): Effect[] => [act('network.read', parsed.by)];
export const secrets = (_: Call, parsed: ParsedArgs): Effect[] => [
  act('secret.read', parsed.by),
  act('network.read', parsed.by),
];
export const sql = (_: Call, parsed: ParsedArgs): Effect[] => [act('sql.unseen', parsed.by)];
export const data = (_: Call, parsed: ParsedArgs): Effect[] => [
  act('migrate', parsed.by, parsed.operands[0]?.text),
];
export const remote =
  (...options: string[]) =>
  (call: Call, parsed: ParsedArgs): Effect[] => [
    act('run.remote', parsed.by),
    ...options
      .flatMap((option) => optionValues(parsed, option))
      .flatMap((code) => call.context.shell(code, { elsewhere: {} })),
  ];

/** `verb words`: the words run on this machine, with the service's variables. */
export const runsHere =
  (skip: number) =>
  (call: Call, parsed: ParsedArgs): Effect[] => {
    const words = wordsAfterDashes(call.args) ?? parsed.operands.slice(skip);
    return words.length === 0 ? [act('run.shell', parsed.by)] : call.context.run(words);
  };

/** `verb words`: the words run there. */
export const runsThere =
  (skip: number) =>
  (call: Call, parsed: ParsedArgs): Effect[] => {
    const words = wordsAfterDashes(call.args) ?? parsed.operands.slice(skip);
    const { assignments, command } = leadingAssignments(words);
    const inner =
      command.length === 1 && /\s/.test(command[0]?.text ?? '')
        ? call.context.shell(command[0] as Arg, { elsewhere: {} })
        : command.length > 0
          ? call.context.run(command, { elsewhere: {}, assignments })
          : [];
    return [act('run.remote', parsed.by), ...inner];
  };

const isElsewhere = ({ text }: Arg): boolean => /^(?:-$|[^./][^/]*:)/.test(text ?? '');

/** s3 cp FROM… TO, s3api get-object TO: a place without a scheme or machine is a file here. */
export function copies({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  const verb = operands.findIndex(({ text }) =>
    /^(?:cp|mv|sync|rsync|scp|download|get-object)$/.test(text ?? ''),
  );
  const places = operands.slice(verb + 1);
  const sources = operands[verb]?.text === 'get-object' ? [] : places.slice(0, -1);
  const sent = sources
    .filter((place) => !isElsewhere(place))
    .map((file) => read(wholeOf(context.target(file), context), by));
  const to = places.at(-1) ?? fileOption(parsed);
  if (!to || isElsewhere(to)) return [act('run.cloud', by), ...sent];
  return [act('network.read', by), ...sent, write(wholeOf(context.target(to), context), by)];
}

const fileOption = (parsed: ParsedArgs): Arg | undefined =>
  [...optionValues(parsed, 'file'), ...optionValues(parsed, 'destination')][0];

export const writesFile =
  (file: string) =>
  (call: Call, parsed: ParsedArgs): Effect[] => [
    act('secret.read', parsed.by),
    write(call.context.target(known(file)), parsed.by),
  ];

export function cloud({ names, values, rules }: Cloud): Program {
  const options: Options = Object.fromEntries(values.split(' ').map((name) => [name, 'value']));
  return {
    names: names.split(' '),
    act: 'run.read',
    anyOption: true,
    options,
    effects: (call, parsed) => {
      const line = parsed.operands.map(({ text }) => text ?? '?').join(' ');
      if (call.args.at(-1)?.text === '--help') return [];
      // vercel --prod: options alone act too, where nobody only asks for help.
      if (line === '')
        return call.args.every(({ text }) => /^(?:-v|-V|-h|--version)$/.test(text ?? ''))
          ? []
          : [act('run.cloud', parsed.by)];
      const rule = rules.find(([verbs]) => verbs.test(line));
      return rule ? rule[1](call, parsed) : [act('run.cloud', parsed.by, line.split(' ', 2).join(' '))];
    },
  };
}

export const usualReads =
  /^(?!(?:.* )?(?:delete|create|update|remove|set|add|deploy|destroy|reset|stop|start|restart|kill|put|patch|import|apply|run)(?: |$))(?:\S+ )*(?:list|ls|show|get|describe|info|status|logs?|version|whoami|help|inspect|search|view|history|tail|read|ps|docs|open|doctor|diff|validate|usage)(?: |$)/;
