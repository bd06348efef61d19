import type { Arg } from '../shell/arg.ts';
import type { Cmdlet, ParameterUse } from './cmdlet.ts';
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

const tables = new WeakMap<Cmdlet, readonly Parameter[]>();

export function parametersOf(cmdlet: Cmdlet): readonly Parameter[] {
  const cached = tables.get(cmdlet);
  if (cached) return cached;
  const rows = (table: Readonly<Record<string, ParameterUse>>, isDynamic: boolean): Parameter[] =>
    Object.entries(table).map(([key, use]) => {
      const names = key.split(' ');
      return { name: names[0] ?? key, names: names.map((name) => name.toLowerCase()), use, isDynamic };
    });
  const parameters = [
    ...rows({ ...cmdlet.parameters, ...common }, false),
    ...rows(cmdlet.dynamic ?? {}, true),
  ];
  tables.set(cmdlet, parameters);
  return parameters;
}

/**
 * about_Parameters: names without case, cut short as far as they stay unique, values behind a colon or as the next word; what
 * is left goes to the positions that no name took. Undefined where the real one would refuse, or would know more than the row.
 */
export function bind(cmdlet: Cmdlet, words: readonly Word[]): Bound | undefined {
  const values = new Map<string, Arg[]>();
  const positional: Word[] = [];
  let isNamed = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    const text = word.bare ? (word.items[0]?.text ?? word.items[0]?.prefix ?? '') : '';
    const [, written, colon, attached] = /^-([A-Za-z_?]\w*)(:?)([\s\S]*)$/.exec(text) ?? [];
    if (written === undefined) {
      // -5 is a number; -- and -x.y are not read here.
      if (/^-(?!\d|$)/.test(text)) return undefined;
      positional.push(word);
      continue;
    }
    const parameter = find(cmdlet, written.toLowerCase());
    if (parameter === undefined || values.has(parameter.name)) return undefined;
    if (written.length > 1) isNamed = true;
    if (parameter.use === 'flag') {
      if (colon === '' && (attached !== '' || word.items.length > 1)) return undefined;
      const value = colon === '' ? '$true' : attached || words[++at]?.items[0]?.text;
      if (value === '$true') values.set(parameter.name, []);
      else if (value !== '$false') return undefined;
      continue;
    }
    if (colon === '' && attached !== '') return undefined;
    const rest = word.items.slice(1);
    if (colon !== '' && attached !== '')
      values.set(parameter.name, [{ ...after(word.items[0] as Arg, written.length + 2) }, ...rest]);
    else {
      const next = words[++at];
      if (next === undefined) return undefined;
      values.set(parameter.name, [...next.items]);
    }
  }
  return place(cmdlet, positional, values) ? { values, isNamed } : undefined;
}

function place(cmdlet: Cmdlet, positional: readonly Word[], values: Map<string, Arg[]>): boolean {
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

function find(cmdlet: Cmdlet, written: string): Parameter | undefined {
  const all = parametersOf(cmdlet);
  const exact = all.find(({ names }) => names.includes(written));
  if (exact) return exact;
  const starting = all.filter(({ names }) => names.some((name) => name.startsWith(written)));
  const own = starting.filter(({ isDynamic }) => !isDynamic);
  const [first, ...others] = own.length > 0 ? own : starting;
  return others.length === 0 ? first : undefined;
}

function after(arg: Arg, count: number): Arg {
  return {
    ...arg,
    prefix: arg.prefix.slice(count),
    ...(arg.text !== undefined && { text: arg.text.slice(count) }),
    ...(arg.pattern !== undefined && { pattern: arg.pattern.slice(count) }),
  };
}
