import { fold, type Scope } from './constants.ts';
import { loadedModule, moduleName } from './modules.ts';
import { closing, indexWithin, isSign, opening, splitAt, statement } from './slices.ts';
import type { Token } from './tokens.ts';
import type { Value } from './values.ts';

/** Learns what the statement that starts at `at` binds: imports, assignments of literals, loops over literals. */
export function learn(all: readonly Token[], at: number, scope: Scope): void {
  if (scope.work < 0) return;
  const token = all[at];
  if (token?.kind === 'sign') {
    if (token.text === '=' && isSign(all[at - 1], '}')) learnDestructuring(all, at, scope);
    else if (token.text === '=') learnAssignment(all, at, scope);
    return;
  }
  if (token?.kind !== 'name') return;
  if (token.text === 'import') learnImport(all, at, scope);
  else if (token.text === 'from') learnFromImport(all, at, scope);
  else if (/^(?:for|foreach)$/.test(token.text)) learnLoop(all, at, scope);
  else if (/^(?:forEach|map|each)$/.test(token.text)) learnCallback(all, at, scope);
}

function learnAssignment(all: readonly Token[], at: number, scope: Scope): void {
  const name = all[at - 1];
  // f(mode='w') names an argument, x.y = z a property.
  if (name?.kind !== 'name' || isSign(all[at - 2], '(', ',', '.', '->')) return;
  const expression = statement(all, at + 1);
  const loaded = loadedModule(expression);
  if (loaded) {
    scope.aliases.set(name.text, [loaded.module, ...memberNames(expression.slice(loaded.end))].join('.'));
    return;
  }
  const [head] = splitAt(expression, [',']);
  scope.variables.set(name.text, fold(head ?? [], scope));
}

const memberNames = (slice: readonly Token[]): string[] =>
  slice.flatMap((token) => (token.kind === 'name' ? [token.text] : []));

function learnDestructuring(all: readonly Token[], at: number, scope: Scope): void {
  const loaded = loadedModule(statement(all, at + 1));
  if (!loaded) return;
  let open = at - 1;
  while (open >= 0 && !isSign(all[open], '{')) open -= 1;
  bindNames(all.slice(open + 1, at - 1), loaded.module, ':', scope);
}

/** "a, b as c" or "a, b: c". */
function bindNames(slice: readonly Token[], module: string, separator: string, scope: Scope): void {
  for (const piece of splitAt(slice, [','])) {
    const names = memberNames(piece).filter((name) => name !== 'as');
    const isRenamed = names.length === 2 || piece.some((token) => isSign(token, separator));
    const [original, local] = names;
    if (original === undefined) continue;
    scope.aliases.set(isRenamed && local !== undefined ? local : original, `${module}.${original}`);
  }
}

/** Python's "import a.b as c", JavaScript's "import x, * as y, { z } from 'm'". */
function learnImport(all: readonly Token[], at: number, scope: Scope): void {
  const clause = statement(all, at + 1);
  const from = clause.findIndex((token) => token.kind === 'name' && token.text === 'from');
  const source = clause[from + 1];
  if (from >= 0 && source?.kind === 'string') {
    const module = moduleName(source.parts.join(''));
    const open = clause.findIndex((token) => isSign(token, '{'));
    if (open >= 0) bindNames(clause.slice(open + 1, closing(clause, open)), module, ':', scope);
    const whole = clause.slice(0, open < 0 ? from : open).filter((token) => token.kind === 'name');
    for (const token of whole)
      if (token.kind === 'name' && token.text !== 'as') scope.aliases.set(token.text, module);
    return;
  }
  // from m import f: read by its first word.
  if (isName(all[at - 2], 'from') || isSign(all[at - 2], '.')) return;
  for (const piece of splitAt(clause, [','])) {
    const names = memberNames(piece);
    const as = names.indexOf('as');
    if (as > 0) scope.aliases.set(names[as + 1] ?? '', names.slice(0, as).join('.'));
  }
}

function learnFromImport(all: readonly Token[], at: number, scope: Scope): void {
  const clause = statement(all, at + 1);
  const split = clause.findIndex((token) => token.kind === 'name' && token.text === 'import');
  if (split <= 0) return;
  const names = clause.slice(split + 1).filter((token) => !isSign(token, '(', ')'));
  bindNames(names, memberNames(clause.slice(0, split)).join('.'), 'as', scope);
}

const isName = (token: Token | undefined, ...names: string[]): boolean =>
  token?.kind === 'name' && names.includes(token.text);

/** for x in […], for (const x of […]), foreach ($list as $x), for my $x (qw(…)). */
function learnLoop(all: readonly Token[], at: number, scope: Scope): void {
  const separator = indexWithin(all, at + 1, at + 60, (token) => isName(token, 'in', 'of', 'as'));
  const words = all[at + 2];
  if (separator < 0 || (separator > at + 8 && !isName(all[separator], 'as'))) {
    const variable = all.slice(at + 1, at + 3).find((token) => token.kind === 'name' && token.text !== 'my');
    const open = indexWithin(all, at + 1, at + 5, (token) => isSign(token, '('));
    if (open < 0 || words === undefined) return;
    const list = fold(all.slice(open, closing(all, open) + 1), scope);
    bindEach(variable?.kind === 'name' ? variable.text : '$_', list, scope);
    return;
  }
  if (isName(all[separator], 'as')) {
    const open = indexWithin(all, at + 1, separator, (token) => isSign(token, '('));
    const variable = all[separator + 1];
    if (variable?.kind === 'name')
      bindEach(variable.text, fold(all.slice(open + 1, separator), scope), scope);
    return;
  }
  const variable = all[separator - 1];
  if (variable?.kind !== 'name') return;
  const list = statement(all, separator + 1);
  const colon = list.findIndex((token) => isSign(token, ':') || isName(token, 'do'));
  bindEach(variable.text, fold(colon < 0 ? list : list.slice(0, colon), scope), scope);
}

/** ['a', 'b'].forEach(x => …), %w[a b].each { |x| … }. */
function learnCallback(all: readonly Token[], at: number, scope: Scope): void {
  if (!isSign(all[at - 1], '.')) return;
  const list = fold(all.slice(receiverStart(all, at - 2), at - 1), scope);
  const variable = all
    .slice(at + 1, at + 6)
    .find((token) => token.kind === 'name' && !isName(token, 'do', 'function'));
  if (variable?.kind === 'name') bindEach(variable.text, list, scope);
}

function bindEach(name: string, list: Value, scope: Scope): void {
  const texts = list.glob ? list.texts : (list.items ?? []).flatMap((item) => item.texts);
  if (texts.length === 0 || texts.length > 32) {
    scope.variables.delete(name);
    return;
  }
  const isPath = list.glob && list.path ? { path: true as const } : {};
  scope.variables.set(name, { texts, ...(list.glob ? { glob: true } : {}), ...isPath });
}

const maxLinks = 40;

/** Where the expression that ends at `end` starts: "require('fs').promises" as a whole. */
export function receiverStart(all: readonly Token[], end: number): number {
  let at = end;
  for (let links = 0; links < maxLinks; links += 1) {
    const token = all[at];
    if (isSign(token, ')', ']', '}')) {
      at = opening(all, at);
      const before = all[at - 1];
      const continues = before?.kind === 'name' || isSign(before, ')', ']');
      if (continues && !isName(before, 'in', 'of', 'await', 'return')) {
        at -= 1;
        continue;
      }
    }
    if (!isSign(all[at - 1], '.', '->', '::')) return Math.max(at, 0);
    // Ruby's and JavaScript's "x&.y", "x?.y".
    at -= isSign(all[at - 2], '?', '&') ? 3 : 2;
    if (at < 0) return 0;
  }
  return Math.max(at, 0);
}
