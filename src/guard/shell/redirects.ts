import path from 'node:path';
import type { Redirection, Word } from 'unbash';
import { act, read, type Target, write } from '../effects.ts';
import { type Arg, known, type Stdin } from './arg.ts';
import { targetOf } from './call.ts';
import { connect, type Descriptor, openInput } from './descriptors.ts';
import { isSh, isZsh } from './dialect.ts';
import { add, type Evaluation } from './evaluation.ts';
import { isStream, nowhere, worldAfter } from './log.ts';
import { runNested } from './nested.ts';
import type { State } from './state.ts';
import { concat, isWord, someWord } from './values.ts';
import { assignTo } from './variables.ts';
import { expandHereDoc, expandText, expandWord } from './words.ts';

/**
 * Applies redirections to the state: their effects happen now, descriptors lead elsewhere from here on. Gives true when
 * one of them may fail: bash then runs nothing.
 */
export function redirect(
  evaluation: Evaluation,
  state: State,
  redirections: readonly Redirection[],
): boolean {
  let mayFail = false;
  const redirected = new Set<number>();
  for (const redirection of redirections) {
    const { descriptor, operator } = redirection;
    const opened = open(evaluation, state, redirection);
    if (opened?.mayFail) mayFail = true;
    if (descriptor?.type === 'FileDescriptorVariable') {
      if (isSh(evaluation)) add(evaluation, act('shell.syntax', '{…}>', 'which sh reads in two ways'));
      if (!assignTo(evaluation, state, known(descriptor.name), someWord)) mayFail = true;
      continue;
    }
    if (opened === undefined) continue;
    const fd = descriptor?.value ?? (operator.startsWith('<') ? 0 : 1);
    if (isZsh(evaluation)) openBoth(state, fd, opened.descriptor, redirected.has(fd));
    redirected.add(fd);
    connect(state, fd, opened.descriptor);
    if (opened.both) connect(state, 2, opened.descriptor);
  }
  return mayFail;
}

/** zsh reads from the pipe and the file, and writes to both: what comes where is left open. */
function openBoth(state: State, fd: number, opened: Descriptor, isAgain: boolean): void {
  const before = state.descriptors.get(fd);
  if (before?.piped !== true && !isAgain) return;
  const unknown = { kind: 'unknown', from: 'several streams' } as const;
  if (opened.input !== undefined) state.inputs = state.inputs.with(opened.input, unknown);
  if (before?.capture !== undefined) state.captures = state.captures.with(before.capture, unknown);
}

/** `both`: errors go there too. */
type Opened = { descriptor: Descriptor; both?: boolean; mayFail?: boolean };

function open(evaluation: Evaluation, state: State, redirection: Redirection): Opened | undefined {
  if (redirection.type === 'HereDoc')
    return {
      descriptor: openInput(state, toStdin(expandHereDoc(evaluation, state, redirection), 'a here-document')),
    };
  if (redirection.target === undefined) return undefined;
  if (redirection.type === 'HereString') {
    const written = expandText(evaluation, state, redirection.target);
    // zsh globs here too.
    const isOpen = isZsh(evaluation) && /[*?[]/.test(redirection.target.text);
    const text = concat(isOpen ? { prefix: '' } : written, known('\n'));
    return { descriptor: openInput(state, toStdin(text, 'a here-string')) };
  }
  const { operator } = redirection;
  const file = fileOf(evaluation, state, redirection.target);
  if (operator === '>&' || operator === '<&')
    return duplicate(evaluation, state, operator, file, redirection.descriptor !== undefined);
  return { ...openFile(evaluation, state, operator, file), both: operator.startsWith('&') };
}

const toStdin = (value: Arg, from: string): Stdin =>
  value.text === undefined
    ? { kind: 'unknown', from, prefix: value.prefix }
    : { kind: 'text', text: value.text };

/** The one field a redirect's word must give; where it gives none or several, bash runs nothing. */
function fileOf(evaluation: Evaluation, state: State, word: Word): Arg {
  const fields = expandWord(evaluation, state, word);
  return fields.length === 1 ? (fields[0] as Arg) : fields.length === 0 ? known('') : { prefix: '' };
}

/** >&2, 2>&-, >&file, <&3- */
function duplicate(
  evaluation: Evaluation,
  state: State,
  operator: '>&' | '<&',
  from: Arg,
  isNumbered: boolean,
): Opened {
  const digits = from.text === undefined ? undefined : /^(\d+)-?$/.exec(from.text)?.[1];
  if (digits !== undefined) return { descriptor: state.descriptors.get(Number(digits)) ?? {} };
  const isNumber = from.word && from.prefix === '';
  // A number below zero is no descriptor's.
  if (isNumber && operator === '>&' && !isNumbered) openFile(evaluation, state, '>&', { prefix: '-' });
  const isFile = operator === '>&' && !isNumbered && from.text !== '-' && !isNumber;
  if (isFile && /[$`'"\\~*?[{]/.test(from.text ?? '')) return expandedAgain(evaluation, state, from);
  if (isFile && from.text === undefined && !isWord(from) && from.variable === undefined)
    add(evaluation, act('run.dynamic', '>&'));
  return isFile
    ? { ...openFile(evaluation, state, '>&', from), both: true }
    : { descriptor: { closed: true }, mayFail: from.text !== '-' };
}

/** bash expands the word behind >& a second time, whatever quotes it stood in. */
function expandedAgain(evaluation: Evaluation, state: State, from: Arg): Opened {
  runNested(evaluation, state, `: ${from.text}`, '>&');
  return { ...openFile(evaluation, state, '>&', { prefix: '' }), both: true };
}

function openFile(evaluation: Evaluation, state: State, operator: string, file: Arg): Opened {
  const { text } = file;
  if (text !== undefined && isStream(text)) return { descriptor: openStream(state, text, file) };
  if (/^\/dev\/(?:tcp|udp)\//.test(file.prefix)) {
    add(evaluation, act('network.write', operator, file.prefix));
    return { descriptor: openInput(state, { kind: 'unknown', from: 'the network' }), mayFail: true };
  }
  const target = targetOf(evaluation, state, file);
  const mayFail = !opensSurely(evaluation, target, operator);
  if (operator === '<') {
    add(evaluation, read(target, operator));
    return { descriptor: openInput(state, { kind: 'file', file }), mayFail };
  }
  if (operator === '<>') add(evaluation, read(target, operator));
  add(evaluation, write(target, operator));
  if (operator === '<>')
    return { descriptor: openInput(state, { kind: 'unknown', from: text ?? 'a file' }), mayFail };
  if (target.kind !== 'path' || target === nowhere) return { descriptor: {}, mayFail };
  if (!operator.includes('>>')) evaluation.written.set(target.path, { text: '', fetched: false });
  return { descriptor: { file: target.path }, mayFail };
}

function opensSurely(evaluation: Evaluation, target: Target, operator: string): boolean {
  if (target === nowhere) return true;
  if (target.kind !== 'path') return false;
  const world = worldAfter(evaluation.world, evaluation.log);
  // Elsewhere another user may own what is there.
  if (![world.root, ...world.temporary].some((own) => target.path.startsWith(`${own}/`))) return false;
  const kind = world.kind(target.path);
  if (kind === 'file') return true;
  return operator !== '<' && kind === 'missing' && world.kind(path.dirname(target.path)) === 'directory';
}

const standard: Readonly<Record<string, number>> = { '/dev/stdin': 0, '/dev/stdout': 1, '/dev/stderr': 2 };

function openStream(state: State, text: string, file: Arg): Descriptor {
  if (file.content !== undefined) return openInput(state, file.content);
  const number = /^\/dev\/fd\/(\d+)$/.exec(text)?.[1];
  const fd = number === undefined ? standard[text] : Number(number);
  if (fd !== undefined) return state.descriptors.get(fd) ?? {};
  return openInput(state, { kind: 'none' });
}
