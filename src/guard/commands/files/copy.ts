import { act, type Effect, makeDirectory, read, type Target, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { entryOf, landings, treeOf, wholeOf, withLinked } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Context, Options, ParsedArgs, Program } from '../program.ts';

/** cp, mv, ln, install: files that land somewhere. */

const backup: Options = { b: 'flag', backup: 'optional', 'S suffix': 'value' };

/** With --backup, what stood at a landing is kept beside it under a longer name. */
function backupEffects(landed: readonly Target[], parsed: ParsedArgs): Effect[] {
  if (!hasOption(parsed, 'b') && !hasOption(parsed, 'backup') && !hasOption(parsed, 'S')) return [];
  return landed.map((target) =>
    write(
      target.kind === 'path' ? { kind: 'unknown', prefix: target.path } : target,
      `${parsed.by} --backup`,
    ),
  );
}

type Split = { sources: readonly Arg[]; place: Arg | undefined; into: boolean };

/** Sources and place as cp, ln and install tell them apart. */
function splitOperands(parsed: ParsedArgs): Split {
  const directory = optionValues(parsed, 't')[0];
  if (directory) return { sources: parsed.operands, place: directory, into: true };
  const { operands } = parsed;
  const place = operands.at(-1);
  // A last word that may be several holds sources too.
  const sources = place?.many ? operands : operands.slice(0, -1);
  return { sources, place, into: sources.length > 1 };
}

function allLandings(parsed: ParsedArgs, context: Context, replaces: boolean): Target[] {
  const { sources, place, into } = splitOperands(parsed);
  if (!place) return [];
  const rules = { into, exact: hasOption(parsed, 'T'), replaces };
  return sources.flatMap((source) => landings(source, place, rules, context));
}

/** Through a link, its target can be read and written under another name; so making one counts as doing both. */
function linkedEffects(target: Target, context: Context, by: string): Effect[] {
  const whole = wholeOf(target, context);
  return [read(whole, by), write(whole, by)];
}

/** Ways of copying that put a new file where a link was, rather than write through it. */
const replacing =
  /^-[abdlPsS]$|^--(?:archive|backup|link|no-dereference|remove-destination|suffix|symbolic-link)$/;

function copyEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const through = allLandings(parsed, context, false);
  const replaces = parsed.options.some(({ asWritten }) => replacing.test(asWritten));
  const landed = replaces ? allLandings(parsed, context, true) : through;
  const links = landed.filter(
    (link) =>
      link.kind === 'path' && through.every((file) => file.kind !== 'path' || file.path !== link.path),
  );
  const effects = [...links.map((link) => write(link, parsed.by)), ...backupEffects(landed, parsed)];
  const { sources, place } = splitOperands(parsed);
  if (parsed.options.some(({ asWritten }) => /^(?:-L|--dereference)$/.test(asWritten)))
    for (const source of sources)
      effects.push(read(withLinked(wholeOf(context.target(source), context)), parsed.by));
  if (hasOption(parsed, 's') || hasOption(parsed, 'l'))
    for (const source of sources) effects.push(...linkedEffects(context.target(source), context, parsed.by));
  // --parents rebuilds each source's whole path below the place.
  if (hasOption(parsed, 'parents') && place) effects.push(write(treeOf(context.target(place)), parsed.by));
  return effects;
}

function linkEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const { by } = parsed;
  const onlyOne = parsed.operands.length === 1 && !hasOption(parsed, 't');
  const { sources, place, into } = onlyOne
    ? { sources: parsed.operands, place: known('.'), into: true }
    : splitOperands(parsed);
  if (!place) return [];
  // -n takes a link to a directory for the place itself, -T any directory.
  const isWhole = hasOption(parsed, 'T');
  const mayBeWhole = hasOption(parsed, 'n');
  const symbolic = hasOption(parsed, 's');
  const landed: Target[] = [];
  const effects = sources.flatMap((source) => {
    const here = landings(source, place, { into, exact: isWhole, replaces: true }, context);
    if (mayBeWhole && !into) here.push(entryOf(place, context));
    landed.push(...here);
    return [
      ...here.map((target) => write(target, by)),
      ...linkTargets(source, here[0], symbolic && !hasOption(parsed, 'r'), context).flatMap((target) =>
        linkedEffects(target, context, by),
      ),
    ];
  });
  return [...effects, ...backupEffects(landed, parsed)];
}

/**
 * The text of a symbolic link is relative to the directory the link stands in. Where nothing is there, what the writer may
 * have had in mind counts too: the same text seen from here.
 */
function linkTargets(source: Arg, link: Target | undefined, symbolic: boolean, context: Context): Target[] {
  if (!symbolic || source.prefix.startsWith('/')) return [context.target(source)];
  if (link?.kind !== 'path') return [{ kind: 'unknown' }];
  const seen = context.from(known(link.path.replace(/\/[^/]*$/, '') || '/')).target(source);
  const isThere = seen.kind !== 'path' || context.world.kind(seen.path) !== 'missing';
  return isThere || source.prefix.startsWith('..') ? [seen] : [seen, context.target(source)];
}

function installEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const { by } = parsed;
  if (hasOption(parsed, 'd')) return parsed.operands.flatMap((arg) => directoriesMade(arg, context, by));
  const { sources } = splitOperands(parsed);
  const landed = allLandings(parsed, context, true);
  const leading = hasOption(parsed, 'D') ? splitOperands(parsed) : undefined;
  return [
    ...sources.map((source) => read(context.target(source), by)),
    ...landed.map((target) => write(target, by)),
    ...backupEffects(landed, parsed),
    ...(leading?.place ? parentsMade(leading.place, hasOption(parsed, 't'), context, by) : []),
  ];
}

/** install -D makes what leads to the file: the place itself, where that is the directory. */
const parentsMade = (place: Arg, isDirectory: boolean, context: Context, by: string): Effect[] =>
  isDirectory ? directoriesMade(place, context, by) : missingParents(place, context, by);

/** A directory and, as mkdir -p has it, all that are missing above it. */
export function directoriesMade(arg: Arg, context: Context, by: string): Effect[] {
  return [makeDirectory(context.target(arg), by), ...missingParents(arg, context, by)];
}

function missingParents(arg: Arg, context: Context, by: string): Effect[] {
  const target = context.target(arg);
  if (target.kind !== 'path') return [];
  const effects: Effect[] = [];
  for (let at = target.path.lastIndexOf('/'); at > 0; at = target.path.lastIndexOf('/', at - 1)) {
    const parent = target.path.slice(0, at);
    const kind = context.world.kind(parent);
    if (kind === 'directory' || kind === 'file') break;
    effects.push(makeDirectory({ kind: 'path', path: parent }, by));
  }
  return effects;
}

/** gio moves to the trash, removes, copies: each verb is a program of its own elsewhere. */
const gioVerbs: Readonly<Record<string, string>> = {
  trash: 'rm',
  remove: 'rm',
  rename: 'mv',
  move: 'mv',
  copy: 'cp',
  save: 'tee',
  mkdir: 'mkdir',
  cat: 'cat',
  list: 'ls',
  tree: 'ls',
  info: 'stat',
};

export const copyPrograms: Program[] = [
  {
    names: ['gio'],
    act: 'run.read',
    style: 'raw',
    effects: ({ args, context }) => {
      const [verb, ...words] = args;
      const program = Object.hasOwn(gioVerbs, verb?.text ?? '') ? gioVerbs[verb?.text ?? ''] : undefined;
      const files = words.filter(({ text }) => !text?.startsWith('-'));
      return program === undefined
        ? [act('run.system', 'gio', verb?.text)]
        : context.run([known(program), ...files]);
    },
  },
  {
    names: ['cp'],
    act: 'run.write',
    options: {
      ...backup,
      'a archive': 'recursive',
      'r recursive R': 'recursive',
      't target-directory': 'writes-into',
      'T no-target-directory': 'flag',
      's symbolic-link': 'flag',
      'l link': 'flag',
      parents: 'flag',
      'd f i n H L P p u v x Z c X N': 'flag',
      'force interactive no-clobber dereference no-dereference verbose one-file-system': 'flag',
      'attributes-only copy-contents debug keep-directory-symlink remove-destination strip-trailing-slashes':
        'flag',
      'preserve context reflink update': 'optional',
      'no-preserve sparse': 'value',
    },
    operands: 'copies',
    effects: copyEffects,
  },
  {
    names: ['mv'],
    act: 'run.write',
    options: {
      ...backup,
      't target-directory': 'writes-into',
      'T no-target-directory': 'flag',
      'f i n u v Z h': 'flag',
      'force interactive no-clobber verbose context strip-trailing-slashes exchange no-copy debug': 'flag',
      update: 'optional',
    },
    operands: 'moves',
    effects: (call, parsed) => backupEffects(allLandings(parsed, call.context, true), parsed),
  },
  {
    names: ['ln'],
    act: 'run.write',
    options: {
      ...backup,
      's symbolic': 'flag',
      'n no-dereference h': 'flag',
      'r relative': 'flag',
      't target-directory': 'value',
      'T no-target-directory': 'flag',
      'd F f i L P v directory force interactive logical physical verbose': 'flag',
    },
    operands: 'text',
    effects: linkEffects,
  },
  {
    names: ['link'],
    act: 'run.write',
    operands: 'text',
    effects: linkEffects,
  },
  {
    names: ['install'],
    act: 'run.write',
    options: {
      ...backup,
      'd directory': 'flag',
      D: 'flag',
      't target-directory': 'value',
      'T no-target-directory': 'flag',
      'g group': 'value',
      'm mode': 'value',
      'o owner': 'value',
      'strip-program': { act: 'run.unknown', value: true },
      'c C p s v compare preserve-timestamps strip verbose debug preserve-context': 'flag',
      Z: 'flag',
      context: 'optional',
    },
    operands: 'text',
    effects: installEffects,
  },
  {
    names: ['rename', 'prename', 'file-rename', 'perl-rename'],
    act: 'run.write',
    options: {
      'n no-act nono dry-run': 'flag',
      'e expr': { act: 'run.interpreter', value: true },
      'v verbose f force o no-overwrite s symlink i interactive a all l last 0 null d filename path fullpath':
        'flag',
    },
    operands: 'text',
    effects: renameEffects,
  },
  {
    names: ['dd'],
    act: 'run.read',
    style: 'raw',
    effects: ({ args, context }) =>
      args.flatMap((arg) => {
        if (arg.text === undefined && !arg.prefix.includes('='))
          return [act('run.option', 'dd', `${arg.prefix}…`)];
        const equals = arg.prefix.indexOf('=') + 1;
        const file: Arg =
          arg.text === undefined ? { prefix: arg.prefix.slice(equals) } : known(arg.text.slice(equals));
        if (arg.prefix.startsWith('if=')) return [read(context.target(file), 'dd if=')];
        if (!arg.prefix.startsWith('of=')) return [];
        const isDevice = /^\/dev\/(?!null$|zero$|std|tty$|fd\/)/.test(file.prefix);
        return [
          write(context.target(file), 'dd of='),
          ...(isDevice ? [act('run.system', 'dd', file.prefix)] : []),
        ];
      }),
  },
];

/** Perl's rename runs an expression, util-linux's replaces text: either way the new names are in the files' directories. */
function renameEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, 'n')) return [];
  const expression = parsed.operands[0]?.text ?? '';
  const isPerl = /^(s|y|tr)\b|[;{}()$]/.test(expression);
  const names = parsed.operands.slice(isPerl || hasOption(parsed, 'e') ? 1 : 2);
  const effects: Effect[] = isPerl ? [act('run.interpreter', parsed.by)] : [];
  for (const name of names) {
    const entry = entryOf(name, context);
    effects.push(write(entry, parsed.by));
    if (entry.kind === 'path')
      effects.push(write({ kind: 'unknown', prefix: entry.path.replace(/[^/]*$/, '') }, parsed.by));
  }
  return effects;
}
