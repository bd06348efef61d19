import { type CallRow, callTables, type Place } from './calls.ts';
import { fold, interpolated, type Scope } from './constants.ts';
import { type LanguageName, languages } from './languages.ts';
import { loadedModule } from './modules.ts';
import { learn, receiverStart } from './scope.ts';
import { argumentsIn, closing, isSign, splitAt, statement } from './slices.ts';
import { type Parts, type Token, tokens } from './tokens.ts';
import { onlyText, unseen, type Value } from './values.ts';

/** What source text does to files and which commands it runs, as far as literals tell. `directory`: where it has changed to. */
export type CodeAction =
  | { kind: 'read' | 'write' | 'load'; file: Parts; glob?: true; directory: string | undefined }
  | { kind: 'shell'; code: Parts; directory: string | undefined }
  | { kind: 'command'; words: readonly Parts[]; directory: string | undefined };

const limits = { characters: 64 * 1024, tokens: 8000, depth: 60, work: 200_000, actions: 300 };

/** Over the limits nothing is found: the code stays opaque, as any code is. */
export function actionsIn(code: string, name: LanguageName, given: readonly Parts[] = []): CodeAction[] {
  if (code.length > limits.characters) return [];
  const language = languages[name];
  const all = tokens(code, language);
  if (all.length > limits.tokens || depthOf(all) > limits.depth) return [];
  const scope: Scope = {
    language,
    aliases: new Map(),
    variables: argumentVariables(given),
    work: limits.work,
  };
  const scan: Scan = { all, scope, directory: '', actions: [] };
  // A comprehension uses its variable before it names it.
  for (let at = 0; at < all.length; at += 1) learn(all, at, scope);
  for (let at = 0; at < all.length && scan.actions.length < limits.actions; at += 1) {
    learn(all, at, scope);
    const token = all[at];
    if (token?.kind === 'shell')
      for (const code of interpolated(token, scope).texts)
        scan.actions.push({ kind: 'shell', code, directory: scan.directory });
    if (token?.kind === 'name') readCall(scan, at, token.text);
  }
  return scan.actions;
}

/** Where programs find the words after their code. */
function argumentVariables(given: readonly Parts[]): Map<string, Value> {
  const items = given.map((parts): Value => ({ texts: [parts] }));
  const after = (first: Value[]): Value => ({ texts: [], items: [...first, ...items] });
  return new Map([
    ['sys.argv', after([unseen])],
    ['process.argv', after([unseen])],
    ['$argv', after([unseen])],
    ['ARGV', after([])],
    ['$ARGV', after([])],
    ['@ARGV', after([])],
  ]);
}

type Scan = { all: readonly Token[]; scope: Scope; directory: string | undefined; actions: CodeAction[] };
type Site = { row: CallRow; given: Token[][]; self: Value };

function depthOf(all: readonly Token[]): number {
  let depth = 0;
  let deepest = 0;
  for (const token of all) {
    if (isSign(token, '(', '[', '{')) depth += 1;
    if (isSign(token, ')', ']', '}')) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function readCall(scan: Scan, at: number, name: string): void {
  if (scan.scope.work < 0) return;
  const given = givenAt(scan, at, name);
  if (!given) return;
  const found = rowFor(scan, at, name);
  if (found) apply({ ...found, given }, scan);
}

/** The arguments of a call whose name stands at `at`; undefined when it is no call. */
function givenAt({ all, scope }: Scan, at: number, name: string): Token[][] | undefined {
  const next = all[at + 1];
  // f?.(x)
  const open = isSign(next, '?') && isSign(all[at + 2], '.') ? at + 3 : at + 1;
  if (isSign(all[open], '(')) return argumentsIn(all, open, closing(all, open));
  const isTag = name === '$' && next?.kind === 'string';
  if (isTag) return [[next]];
  const takesWords = scope.language.bareCalls || isSign(all[at - 1], '.');
  const isArgument =
    next?.kind === 'string' || next?.kind === 'words' || (next?.kind === 'name' && !isKeyword(next.text));
  if (takesWords && isArgument) return bareArguments(all, at + 1);
  // Methods of paths need no brackets in Ruby and Groovy: Pathname('x').delete
  return isSign(all[at - 1], '.') ? [] : undefined;
}

/** system 'git push' if ready */
function bareArguments(all: readonly Token[], start: number): Token[][] {
  const words = statement(all, start);
  const end = words.findIndex((token) => token.kind === 'name' && isKeyword(token.text));
  return splitAt(end < 0 ? words : words.slice(0, end), [',']);
}

const isKeyword = (name: string): boolean =>
  /^(?:if|unless|and|or|do|while|for|rescue|end|then|in|as)$/.test(name);

function rowFor({ all, scope }: Scan, at: number, name: string): Omit<Site, 'given'> | undefined {
  const table = callTables[scope.language.name];
  const isMethod = isSign(all[at - 1], '.', '->', '::');
  const start = isMethod ? receiverStart(all, at - (isSign(all[at - 2], '?', '&') ? 3 : 2)) : at;
  const receiver = all.slice(start, isMethod ? at - 1 : at).filter((token) => !isSign(token, '?', '&'));
  const path = calleePath(receiver, name, scope);
  const exact =
    path === undefined ? undefined : (table.exact.get(path) ?? table.exact.get(withoutPackage(path)));
  if (exact) return { row: exact, self: unseen };
  const self = isMethod ? fold(receiver, scope) : unseen;
  const row = table.methods
    .get(path?.split('.').at(-1) ?? name)
    ?.find((candidate) => !candidate.ofPath || self.path === true);
  return row && { row, self };
}

/** java.nio.file.Files.delete is Files.delete. */
const withoutPackage = (path: string): string => path.split('.').slice(-2).join('.');

/** "os.path.join" for a call that goes by names alone, imports resolved. */
function calleePath(receiver: readonly Token[], name: string, scope: Scope): string | undefined {
  if (receiver.length === 0) return scope.aliases.get(name) ?? name;
  const loaded = loadedModule(receiver);
  const rest = loaded ? receiver.slice(loaded.end) : receiver;
  const isPlain = rest.every((token) => token.kind === 'name' || isSign(token, '.', '::', '->'));
  if (!isPlain) return undefined;
  const names = rest.flatMap((token) =>
    token.kind === 'name' && token.text !== 'await' ? [token.text] : [],
  );
  const first = names[0] ?? '';
  const head = loaded ? [loaded.module] : [];
  const known = loaded ? names : [scope.aliases.get(first) ?? first, ...names.slice(1)];
  return [...head, ...known, name]
    .join('.')
    .replace(/^(?:fs|fsp|fsPromises|fse)(?:\.promises)?\.(?=[^.]+$)/, 'fs.');
}

function apply(site: Site, scan: Scan): void {
  const { row } = site;
  const { scope, directory, actions } = scan;
  const positional = site.given.filter((slice) => !isKeywordArgument(slice));
  const value = (place: number | 'self'): Value | undefined => {
    if (place === 'self') return site.self;
    const slice = positional[place];
    if (slice) return fold(slice, scope);
    const named = scope.language.name === 'python' ? (parameterNames[place] ?? []) : [];
    for (const name of named) {
      const given = keyword(site.given, name, scope);
      if (given) return given;
    }
    return undefined;
  };
  const files = (kind: 'read' | 'write' | 'load', places: readonly Place[] | undefined) => {
    const numbered = (places ?? []).flatMap((place) =>
      place === 'all' ? positional.map((_, at) => at) : [place],
    );
    for (const from of numbered.map(value))
      for (const file of [from, ...(from?.items ?? [])].flatMap((item) => item?.texts ?? []))
        push(kind, file, from);
  };
  const push = (kind: 'read' | 'write' | 'load', file: Parts, from: Value | undefined) =>
    actions.push({ kind, file, directory, ...(from?.glob ? { glob: true as const } : {}) });
  files('read', row.reads);
  // open(F, '-|', 'command') in Perl names no file.
  const isPipe =
    scope.language.name === 'perl' && /^(?:-\||\|-)$/.test(onlyText(value(row.mode ?? -1)) ?? '');
  if (!isPipe)
    files(row.mode === undefined || isWritingMode(site, positional, scope) ? 'write' : 'read', row.writes);
  if (row.loads !== undefined) files('load', [row.loads]);
  if (row.changesDirectory) scan.directory = moved(directory, onlyText(value(0)));
  if (row.evaluates !== undefined) {
    const code = onlyText(value(row.evaluates));
    // Each level is shorter than the one around it.
    if (code !== undefined) actions.push(...actionsIn(code, scope.language.name));
  }
  if (row.runs !== undefined) actions.push(...commands(row, positional, value, scan, site.given));
  if (scope.language.name === 'perl' && row.mode !== undefined) openInPerl(positional, scan);
}

/** How Python's functions name what may also be given by position: open(file=…), shutil.copy(src=…, dst=…), run(args=…). */
const parameterNames: readonly (readonly string[])[] = [
  ['file', 'path', 'src', 'args', 'filename', 'cmd', 'command'],
  ['dst'],
];

/** mode='w' in Python, mode: 'w' in Ruby and PHP. */
const isKeywordArgument = (slice: readonly Token[]): boolean =>
  slice[0]?.kind === 'name' && isSign(slice[1], '=', ':');

function keyword(given: readonly Token[][], name: string, scope: Scope): Value | undefined {
  for (const slice of given) {
    const at = slice.findIndex(
      (token, index) => token.kind === 'name' && token.text === name && isSign(slice[index + 1], '=', ':'),
    );
    if (at >= 0) return fold(statement(slice, at + 2).slice(0, endOfItem(slice, at + 2)), scope);
  }
  return undefined;
}

/** Length of the expression that ends at the next comma or bracket. */
function endOfItem(slice: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < slice.length; at += 1) {
    if (depth === 0 && isSign(slice[at], ',', '}', ')')) return at - start;
    if (isSign(slice[at], '(', '[', '{')) depth += 1;
    if (isSign(slice[at], ')', ']', '}')) depth -= 1;
  }
  return slice.length - start;
}

function isWritingMode({ row, given }: Site, positional: readonly Token[][], scope: Scope): boolean {
  const slice = positional[row.mode ?? 0];
  const mode = keyword(given, 'mode', scope) ?? (slice && fold(slice, scope));
  if (mode === undefined) return /[waxc+>]/.test(row.defaultMode ?? 'w');
  return mode.texts.some((parts) => {
    const text = parts.every((part) => part !== undefined) ? parts.join('') : 'w';
    return /[waxc+>]/.test(text.split(/[:,]/)[0] ?? '');
  });
}

/** Two-argument open: open(F, ">file"), open(F, "command |"); and open(F, "-|", "command"). */
function openInPerl(positional: readonly Token[][], { scope, actions, directory }: Scan): void {
  const mode = onlyText(positional[1] && fold(positional[1], scope))?.trim() ?? '';
  const command = positional[2] && fold(positional[2], scope);
  if (/^(?:-\||\|-)$/.test(mode)) {
    for (const code of command?.texts ?? []) actions.push({ kind: 'shell', code, directory });
    return;
  }
  if (command !== undefined) return;
  const [, sign = '', file = ''] = /^([+<>|]*)\s*(.*)$/.exec(mode) ?? [];
  if (sign === '|' || file.endsWith('|'))
    actions.push({ kind: 'shell', code: [file.replace(/\|$/, '')], directory });
  else if (file !== '') actions.push({ kind: /[>+]/.test(sign) ? 'write' : 'read', file: [file], directory });
}

function commands(
  row: CallRow,
  positional: readonly Token[][],
  value: (place: number | 'self') => Value | undefined,
  scan: Scan,
  given: readonly Token[][],
): CodeAction[] {
  const { scope } = scan;
  const first = value(row.runs ?? 0);
  if (!first) return [];
  const moves = keyword(given, 'cwd', scope);
  const directory = moves ? moved(scan.directory, onlyText(moves)) : scan.directory;
  const asCommand = (items: readonly Value[]): CodeAction[] => [
    { kind: 'command', words: items.map((item) => item.texts[0] ?? [undefined]), directory },
  ];
  if (first.items) return asCommand(first.items);
  const start = typeof row.runs === 'number' ? row.runs : 0;
  const following = positional.slice(start + 1).map((slice) => fold(slice, scope));
  const list = following[0]?.items ? following[0] : keyword(given, 'args', scope);
  if (list?.items) return asCommand([first, ...list.items]);
  if (row.spread && following.length > 0) return asCommand([first, ...following]);
  return first.texts.map((code) => ({ kind: 'shell', code, directory }));
}

function moved(from: string | undefined, to: string | undefined): string | undefined {
  if (to === undefined) return undefined;
  if (to.startsWith('/') || from === '') return to;
  return from === undefined ? undefined : `${from}/${to}`;
}
