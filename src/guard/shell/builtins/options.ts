import { act, type Effect } from '../../effects.ts';
import type { Arg } from '../arg.ts';
import { doubtOutput } from '../descriptors.ts';
import { isZsh } from '../dialect.ts';
import { add } from '../evaluation.ts';
import type { State } from '../state.ts';
import { type Builtin, ends } from './builtin.ts';

const longNames: Readonly<Record<string, string>> = {
  allexport: 'a',
  noglob: 'f',
  physical: 'P',
  nounset: 'u',
  errexit: 'e',
  xtrace: 'x',
};

/** set [-+letters] [-+o name] [--] [parameter…] */
export const set: Builtin = (evaluation, state, { args }) => {
  const words = args.slice(1);
  if (words.length === 0 || (words.length === 1 && /^[-+]o$/.test(words[0]?.text ?? ''))) {
    if (words.length === 0) add(evaluation, act('environment.read', 'set'));
    return ends(state, 0);
  }
  let at = 0;
  for (; at < words.length; at += 1) {
    const text = words[at]?.text;
    if (text === '--' || text === '-') {
      state.parameters = text === '--' || at + 1 < words.length ? words.slice(at + 1) : state.parameters;
      if (text === '-' && isZsh(evaluation)) state.parameters = [{ prefix: '', many: true }];
      return ends(state, 0);
    }
    if (text === undefined && words[at]?.prefix === '') turn(state, '?', true);
    if (text === undefined || !/^[-+]\w/.test(text)) break;
    const isOn = text.startsWith('-');
    for (const letter of text.slice(1)) {
      if (letter === 'o') {
        at += 1;
        if (isZsh(evaluation) && !isReadInZsh(words[at])) add(evaluation, unreadInZsh('set'));
        turn(state, optionOf(words[at]), isOn);
      } else turn(state, letter, isOn);
    }
  }
  if (at < words.length) state.parameters = words.slice(at);
  return ends(state, 0);
};

/** What `set -o` and `shopt` call an option, as `State.options` has it. */
export const optionOf = (word: Arg | undefined): string =>
  word?.text === undefined ? '?' : (longNames[word.text] ?? word.text);

/** Of zsh's other options many change what words and globs mean. */
export const isReadInZsh = (word: Arg | undefined): boolean =>
  word?.text !== undefined &&
  (Object.hasOwn(longNames, word.text) || /^(?:pipefail|notify)$/.test(word.text));

export const unreadInZsh = (by: string): Effect => act('shell.syntax', by, 'an option of zsh');

function turn(state: State, option: string, isOn: boolean): void {
  const options = new Set(state.options);
  options.delete(`${option}?`);
  if (isOn) options.add(option);
  else options.delete(option);
  state.options = options;
  if (isOn && (option === 'e' || option === '?')) doubtOutput(state);
}

/** An option that isn't known may be one of these, by which globs match more. */
export const widening = ['dotglob?', 'nocaseglob?', 'globstar?'] as const;

/** shopt [-su] name… */
export const shopt: Builtin = (_evaluation, state, { args }) => {
  const words = args.slice(1);
  const switches = words.find((word) => word.text !== undefined && /^-\w*[su]/.test(word.text))?.text;
  if (switches !== undefined)
    for (const word of words)
      if (word.text === undefined) state.options = new Set([...state.options, ...widening]);
      else if (!word.text.startsWith('-')) turn(state, word.text, switches.includes('s'));
  return ends(state, switches === undefined ? undefined : 0);
};

/** shift [n] */
export const shift: Builtin = (_evaluation, state, { args }) => {
  const count = args[1] === undefined ? 1 : Number(args[1].text ?? Number.NaN);
  if (
    state.parameters.slice(0, Number.isNaN(count) ? undefined : count).some((value) => value.many) ||
    Number.isNaN(count)
  ) {
    state.parameters = [{ prefix: '', many: true }];
    return ends(state, undefined);
  }
  if (count > state.parameters.length) return ends(state, 1);
  state.parameters = state.parameters.slice(count);
  return ends(state, 0);
};
