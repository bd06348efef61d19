import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { SettingsEntries } from './desired.ts';
import { ScaffoldError } from './errors.ts';

/**
 * Reads a settings file as strictly as the client does: what it can't read it ignores as a whole, every hook and
 * rule in it, so that a merge into such a file would be a gate that looks closed and is open.
 * @throws ScaffoldError `unreadable-settings`, with file:line:column
 */
export function checkSettings(path: string, text: string, entries: SettingsEntries): void {
  const fail = (offset: number, what: string, hint: string): never => {
    throw new ScaffoldError('unreadable-settings', `${path}:${position(text, offset)}: ${what}`, hint);
  };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first !== undefined) {
    const [what, hint] = explain(text, first);
    fail(first.offset, what, hint);
  }
  try {
    JSON.parse(text);
  } catch (error) {
    fail(0, `is not JSON: ${(error as Error).message}`, 'Mend it and run again.');
  }
  for (const { node, what } of wrongShapes(root as Node, entries)) {
    fail(node.offset, what, 'The client ignores the whole file until this is mended. Mend it and run again.');
  }
}

/** Line and column of an offset, both from 1. */
function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

function explain(text: string, error: ParseError): [string, string] {
  const code = printParseErrorCode(error.error);
  const ignored = 'the client ignores the whole file';
  if (code === 'InvalidCommentToken' || /^\/[/*]/.test(text.slice(error.offset))) {
    return [`a comment, which JSON has not: ${ignored}`, 'Remove the comment and run again.'];
  }
  const before = text.slice(0, error.offset).trimEnd();
  if (before.endsWith(',') && /[}\]]/.test(text.charAt(error.offset))) {
    return [`a comma before "${text.charAt(error.offset)}": ${ignored}`, 'Remove the comma and run again.'];
  }
  const named = code
    .replaceAll(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
  return [`is not JSON (${named}): ${ignored}`, 'Mend it and run again.'];
}

type Wrong = { node: Node; what: string };

function* wrongShapes(root: Node, entries: SettingsEntries): Generator<Wrong> {
  if (root.type !== 'object') {
    yield { node: root, what: 'settings must be an object' };
    return;
  }
  yield* repeatedKeys(root);
  const touched = new Set([
    'hooks',
    'permissions',
    ...[...entries.values, ...entries.elements].map(({ path }) => path[0]),
  ]);
  for (const [key, value] of propertiesOf(root)) if (touched.has(key)) yield* repeatedKeysWithin(value);
  const permissions = findNodeAtLocation(root, ['permissions']);
  if (permissions !== undefined) {
    yield* mustBe(permissions, 'object', 'permissions');
    for (const list of ['allow', 'ask', 'deny', 'additionalDirectories']) {
      const node = findNodeAtLocation(permissions, [list]);
      if (node === undefined) continue;
      yield* mustBe(node, 'array', `permissions.${list}`);
      for (const rule of node.children ?? []) yield* mustBe(rule, 'string', `a rule in permissions.${list}`);
    }
  }
  for (const { path } of [...entries.values, ...entries.elements]) {
    for (let count = 1; count < path.length; count += 1) {
      const node = findNodeAtLocation(root, path.slice(0, count));
      if (node !== undefined) yield* mustBe(node, 'object', path.slice(0, count).join('.'));
    }
  }
  for (const { path } of entries.elements) {
    const node = findNodeAtLocation(root, path);
    if (node !== undefined) yield* mustBe(node, 'array', path.join('.'));
  }
  const hooks = findNodeAtLocation(root, ['hooks']);
  if (hooks === undefined) return;
  yield* mustBe(hooks, 'object', 'hooks');
  for (const [event, groups] of propertiesOf(hooks)) {
    yield* mustBe(groups, 'array', `hooks.${event}`);
    for (const group of groups.children ?? []) {
      yield* mustBe(group, 'object', `an entry of hooks.${event}`);
      const handlers = findNodeAtLocation(group, ['hooks']);
      if (handlers === undefined) {
        yield { node: group, what: `an entry of hooks.${event} without "hooks"` };
        return;
      }
      yield* mustBe(handlers, 'array', `"hooks" in an entry of hooks.${event}`);
      for (const handler of handlers.children ?? []) {
        yield* mustBe(handler, 'object', `a hook of ${event}`);
        const type = findNodeAtLocation(handler, ['type']);
        if (type?.type !== 'string') yield { node: handler, what: `a hook of ${event} without a "type"` };
      }
    }
  }
}

function* mustBe(node: Node, type: Node['type'], name: string): Generator<Wrong> {
  if (node.type !== type) yield { node, what: `${name} must be ${/^[ao]/.test(type) ? 'an' : 'a'} ${type}` };
}

/** With two keys of one name the client takes the last; which one a person means, only they know. */
function* repeatedKeys(node: Node): Generator<Wrong> {
  const seen = new Set<string>();
  for (const { children: [key] = [] } of node.type === 'object' ? (node.children ?? []) : []) {
    if (key === undefined) continue;
    if (seen.has(key.value)) yield { node: key, what: `the key "${key.value}" is there twice` };
    seen.add(key.value);
  }
}

function* repeatedKeysWithin(node: Node): Generator<Wrong> {
  yield* repeatedKeys(node);
  for (const child of node.children ?? []) yield* repeatedKeysWithin(child);
}

function propertiesOf(node: Node): [string, Node][] {
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key === undefined || value === undefined ? [] : [[String(key.value), value] as [string, Node]];
  });
}
