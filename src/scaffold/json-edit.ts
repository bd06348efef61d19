import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { lineEnding } from './text.ts';

/**
 * Edits of a JSON text that leave every other byte alone. jsonc-parser's own `modify` formats anew the lines it
 * touches, which would unfold a user's one-line arrays; here only what is inserted gets a layout, taken from
 * its neighbours. All functions expect valid JSON without a byte-order mark.
 */

export function valueAt(text: string, path: JSONPath): unknown {
  let value = parsed(text);
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}

/** The last text read and its value: one text is asked about many times before it changes. */
let lastRead: { text: string; value: unknown } = { text: '{}', value: {} };

function parsed(text: string): unknown {
  if (lastRead.text !== text) lastRead = { text, value: JSON.parse(text) };
  return lastRead.value;
}

/** Sets the value of a property or replaces an element; objects on the way are made. */
export function setAt(text: string, path: JSONPath, value: unknown): string {
  const root = rootOf(text);
  const node = findNodeAtLocation(root, path);
  if (node !== undefined) {
    return splice(text, node.offset, node.length, layout(text, value, indentAt(text, node.offset)));
  }
  const [parent, rest] = nearest(root, path);
  const [key, ...inner] = rest;
  const nested = inner.reduceRight<unknown>((held, part) => ({ [part]: held }), value);
  return insert(text, parent, [{ key: `${JSON.stringify(String(key))}: `, value: nested }]);
}

/** Adds elements to the end of the array at this path; the array and objects on the way are made. */
export function appendAt(text: string, path: JSONPath, ...values: unknown[]): string {
  const array = findNodeAtLocation(rootOf(text), path);
  if (array === undefined) return setAt(text, path, values);
  return insert(
    text,
    array,
    values.map((value) => ({ key: '', value })),
  );
}

/** Removes a property or an element, with its comma. */
export function removeAt(text: string, path: JSONPath): string {
  const found = findNodeAtLocation(rootOf(text), path);
  if (found === undefined) return text;
  const node = found.parent?.type === 'property' ? found.parent : found;
  const siblings = node.parent?.children ?? [];
  const index = siblings.indexOf(node);
  const previous = siblings[index - 1];
  const next = siblings[index + 1];
  if (next !== undefined) return splice(text, node.offset, next.offset - node.offset, '');
  if (previous !== undefined) {
    return splice(text, endOf(previous), endOf(node) - endOf(previous), '');
  }
  const parent = node.parent as Node;
  return splice(text, parent.offset + 1, parent.length - 2, '');
}

function rootOf(text: string): Node {
  const root = parseTree(text);
  if (root === undefined) throw new Error('not JSON');
  return root;
}

function nearest(root: Node, path: JSONPath): [Node, JSONPath] {
  for (let count = path.length - 1; count > 0; count -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, count));
    if (node !== undefined) return [node, path.slice(count)];
  }
  return [root, path];
}

type Item = { key: string; value: unknown };

function insert(text: string, container: Node, items: readonly Item[]): string {
  const last = container.children?.at(-1);
  const eol = lineEnding(text);
  const outer = indentAt(text, container.offset);
  const inOneLine = last !== undefined && !text.slice(container.offset, last.offset).includes('\n');
  if (inOneLine && items.every(({ value }) => typeof value !== 'object' || value === null)) {
    const more = items.map(({ key, value }) => `, ${key}${JSON.stringify(value)}`);
    return splice(text, endOf(last), 0, more.join(''));
  }
  const indent = last === undefined || inOneLine ? outer + indentUnit(text) : indentAt(text, last.offset);
  const lines = items
    .map(({ key, value }) => `${eol}${indent}${key}${layout(text, value, indent)}`)
    .join(',');
  if (last !== undefined) return splice(text, endOf(last), 0, `,${lines}`);
  return splice(text, container.offset + 1, container.length - 2, `${lines}${eol}${outer}`);
}

function layout(text: string, value: unknown, indent: string): string {
  const lines = JSON.stringify(value, null, indentUnit(text)).split('\n');
  return lines.join(`${lineEnding(text)}${indent}`);
}

/** White space at the start of the line that holds this offset. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** What one level is indented by: as the first indented line is. */
function indentUnit(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}

function endOf(node: Node): number {
  return node.offset + node.length;
}

function splice(text: string, offset: number, length: number, replacement: string): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}
