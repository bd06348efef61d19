import { type Arg, known } from '../shell/arg.ts';
import type { Cmdlet, ParameterUse } from './cmdlet.ts';
import { respelt } from './session.ts';
import type { Word } from './syntax.ts';

/** The words of a cmdlet, given to its parameters. */
export type Bound = {
  /** By the parameter's own name. A switch has no values. */
  values: ReadonlyMap<string, readonly Arg[]>;
  /** A parameter was named by more than a letter. */
  isNamed: boolean;
};

/** What every cmdlet takes (about_CommonParameters). The variables they set are no files. */
const common: Readonly<Record<string, ParameterUse>> = {
  'Verbose vb': 'flag',
  'Debug db': 'flag',
  'ErrorAction ea': 'value',
  'WarningAction wa': 'value',
  'InformationAction infa': 'value',
  'ProgressAction proga': 'value',
  'ErrorVariable ev': 'value',
  'WarningVariable wv': 'value',
  'InformationVariable iv': 'value',
  'OutVariable ov': 'value',
  'OutBuffer ob': 'value',
  'PipelineVariable pv': 'value',
  'WhatIf wi': 'flag',
  'Confirm cf': 'flag',
};

type Parameter = { name: string; names: readonly string[]; use: ParameterUse; isDynamic: boolean };

export function parametersOf(cmdlet: Cmdlet): readonly Parameter[] {
  const rows = (table: Readonly<Record<string, ParameterUse>>, isDynamic: boolean): Parameter[] =>
    Object.entries(table).map(([key, use]) => ({
      name: key.replace(/ .*/, ''),
      names: key.toLowerCase().split(' '),
      use,
      isDynamic,
    }));
  return [...rows({ ...cmdlet.parameters, ...common }, false), ...rows(cmdlet.dynamic ?? {}, true)];
}

/**
 * about_Parameters: names without case, cut short as far as they stay unique, values behind a colon or as the next word; what
 * is left goes to the positions that no name took. Undefined where the real one would refuse, or would know more than the row.
 */
export function bind(cmdlet: Cmdlet, words: readonly Word[]): Bound | undefined {
  const values = new Map<string, readonly Arg[]>();
  const parameters = parametersOf(cmdlet);
  const positional: Word[] = [];
  let isNamed = false;
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [first, ...others] = word.items;
    const text = word.bare ? (first.text ?? first.prefix) : '';
    const [, written, colon, attached] = /^-([A-Za-z_?]\w*)(:?)(.*)$/s.exec(text) ?? [];
    if (written === undefined) {
      // -5 is a number; -- and -x.y are not read here.
      if (/^-(?!\d|$)/.test(text)) return undefined;
      positional.push(word);
      continue;
    }
    const parameter = find(parameters, written.toLowerCase());
    if (parameter === undefined || values.has(parameter.name)) return undefined;
    if (written.length > 1) isNamed = true;
    const isWhole = attached === '' && first.text !== undefined;
    // Of `-Path a, b` the comma belongs to a, but none may follow the name itself.
    if (colon === '' && !(isWhole && others.length === 0)) return undefined;
    const value = isWhole
      ? colon === '' && parameter.use === 'flag'
        ? [known('$true')]
        : left.shift()?.items
      : [respelt(first, (whole) => whole.slice(written.length + 2)), ...others];
    if (value === undefined) return undefined;
    if (parameter.use !== 'flag') values.set(parameter.name, value);
    else if (value[0]?.text === '$true') values.set(parameter.name, []);
    else if (value[0]?.text !== '$false') return undefined;
  }
  return place(cmdlet, positional, values) ? { values, isNamed } : undefined;
}

function place(cmdlet: Cmdlet, positional: readonly Word[], values: Map<string, readonly Arg[]>): boolean {
  const isLiteral = values.has('LiteralPath');
  const open = (cmdlet.positions ?? []).filter(
    (name) => !values.has(name) && !(isLiteral && (name === 'Path' || name === 'FilePath')),
  );
  for (const [index, { items }] of positional.entries()) {
    const name = open[index] ?? (cmdlet.takesRest ? open.at(-1) : undefined);
    if (name === undefined) return cmdlet.takesRest === true;
    values.set(name, [...(values.get(name) ?? []), ...items]);
  }
  return true;
}

function find(all: readonly Parameter[], written: string): Parameter | undefined {
  const exact = all.find(({ names }) => names.includes(written));
  if (exact) return exact;
  const starting = all.filter(({ names }) => names.some((name) => name.startsWith(written)));
  const own = starting.filter(({ isDynamic }) => !isDynamic);
  const [first, ...others] = own.length > 0 ? own : starting;
  return others.length === 0 ? first : undefined;
}
