import { act, type Effect, write } from '../../effects.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { newFileIn } from '../runners/tool.ts';

/**
 * A tool that carries schema changes to a database. Verbs are names separated by blanks, "migrate+dev" for two words in a row,
 * with `*` for any rest; the first list that holds the verb counts. Verbs in none are the application's own: opaque.
 */
export type MigrationTool = {
  names: string;
  style?: 'single-dash';
  /** Options with a value that may be the next word. */
  values?: string;
  /** Only tell, or change nothing but generated files. */
  tells?: string;
  /** Change the database. */
  applies: string;
  /** Options with which `applies` only shows what it would do. */
  shows?: string;
  /** Make new source files: verbs, and the directory they land in. */
  makes?: readonly (readonly [verbs: string, dir: string])[];
  /** A session inside the application, with its database: arbitrary code. */
  opens?: string;
  /** Hand SQL to the database. */
  sql?: string;
  /** Commands may be cut short as long as they stay unique: "mig:fr" (Symfony's console). */
  abbreviates?: true;
  /** An environment of its own for tests, whose database anyone may migrate: RAILS_ENV=test. */
  testEnvironment?: { variable: string; value: RegExp };
  effects?: (call: Call, parsed: ParsedArgs) => Effect[];
};

type Kind = 'tells' | 'applies' | 'opens' | 'sql' | { makes: string };

export function migrationTool(row: MigrationTool): Program {
  const options: Options = Object.fromEntries(
    (row.values ?? '')
      .split(' ')
      .filter(Boolean)
      .map((name) => [name, 'value']),
  );
  return {
    names: row.names.split(' '),
    act: 'run.build',
    anyOption: true,
    ...(row.style && { style: row.style }),
    options,
    effects: (call, parsed) => [...verbEffects(row, call, parsed), ...(row.effects?.(call, parsed) ?? [])],
  };
}

function verbEffects(row: MigrationTool, call: Call, parsed: ParsedArgs): Effect[] {
  const words = parsed.operands.map((operand) => operand.text);
  if (words.length > 0 && words[0] === undefined)
    return [act('migrate', parsed.by, 'a verb that is only known at run time')];
  if (words.length === 0) return [];
  const kind = kindOf(row, words);
  return kind === undefined ? [act('run.script', parsed.by, words[0])] : kindEffects(row, kind, call, parsed);
}

/** Effects of one verb, for tools that take several (rails db:drop db:create). */
export function kindEffects(row: MigrationTool, kind: Kind, call: Call, parsed: ParsedArgs): Effect[] {
  const by = `${parsed.by} ${parsed.operands[0]?.text ?? ''}`.trim();
  if (kind === 'tells') return [];
  if (kind === 'applies') return isShown(row, call) || isTest(row, call) ? [] : [act('migrate', by)];
  if (kind === 'opens') return [act('run.interpreter', by), act('migrate', by)];
  if (kind === 'sql') return [act('sql.unseen', by)];
  return [act('run.write', by), write(newFileIn(kind.makes, call), by)];
}

function isShown(row: MigrationTool, call: Call): boolean {
  const shows = row.shows?.split(' ') ?? [];
  return call.args.some(({ text }) =>
    shows.some((option) => text === option || text?.startsWith(`${option}=`)),
  );
}

function isTest({ testEnvironment }: MigrationTool, call: Call): boolean {
  if (!testEnvironment) return false;
  const { variable, value } = testEnvironment;
  const last = call.assignments.findLast(({ name }) => name === variable)?.value.text;
  const operand = call.args
    .findLast(({ text }) => text?.startsWith(`${variable}=`))
    ?.text?.slice(variable.length + 1);
  const environment = operand ?? last;
  return environment !== undefined && value.test(environment);
}

export function kindOf(row: MigrationTool, words: readonly (string | undefined)[]): Kind | undefined {
  const verb = words.slice(0, 3).filter((word): word is string => word !== undefined);
  const candidates = verb.map((_, at) => verb.slice(0, at + 1).join('+')).reverse();
  const lists: readonly (readonly [string | undefined, Kind])[] = [
    [row.applies, 'applies'],
    [row.opens, 'opens'],
    [row.sql, 'sql'],
    ...(row.makes ?? []).map(([verbs, dir]) => [verbs, { makes: dir }] as const),
    [row.tells, 'tells'],
  ];
  const named = lists.flatMap(([names, kind]) => (names?.split(' ') ?? []).map((name) => ({ name, kind })));
  for (const candidate of candidates) {
    const exact = named.find(({ name }) => name === candidate);
    if (exact) return exact.kind;
  }
  // A longer beginning says more: db:test:* before db:*.
  const beginnings = named
    .filter(({ name }) => name.endsWith('*') && candidates.some((one) => one.startsWith(name.slice(0, -1))))
    .sort((a, b) => b.name.length - a.name.length);
  if (beginnings[0]) return beginnings[0].kind;
  const short = candidates.at(-1) ?? '';
  if (!row.abbreviates || short === '') return undefined;
  return lists.find(([names]) => names?.split(' ').some((name) => abbreviates(short, name)))?.[1];
}

/** "m:f" could be migrate:fresh; the lists' order puts what changes the database first. */
function abbreviates(short: string, full: string): boolean {
  const parts = short.split(':');
  const whole = full.split(':');
  return (
    parts.length === whole.length && parts.every((part, at) => part !== '' && whole[at]?.startsWith(part))
  );
}
