import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import { certainEffects, withHoles } from '../certain.ts';
import type { Call, Context } from '../program.ts';
import type { LanguageName } from './languages.ts';
import { actionsIn, type CodeAction } from './scan.ts';
import type { Parts } from './tokens.ts';
import { wholeText } from './values.ts';

/**
 * What code handed to an interpreter certainly does, found by its literals: a guardrail against mistakes, not against
 * someone who hides. The act run.interpreter says that there may be more.
 */
export function codeEffects(
  code: Arg | undefined,
  language: LanguageName,
  call: Call,
  operands: readonly Arg[] = [],
): Effect[] {
  const by = `${call.name} code`;
  const opaque = act('run.interpreter', by);
  if (code?.text === undefined) return [opaque];
  return [
    opaque,
    ...actionsIn(code.text, language, operands.map(partsOf)).flatMap((action) =>
      actionEffects(action, by, call.context),
    ),
  ];
}

/** The words after a script as code finds them: Node counts the script, other languages have its name elsewhere. */
export const behindScript = (language: LanguageName, script: Arg, rest: readonly Arg[]): readonly Arg[] =>
  language === 'javascript' ? [script, ...rest] : rest;

function actionEffects(action: CodeAction, by: string, base: Context): Effect[] {
  const context = inDirectory(action.directory, base);
  if (!context) return [];
  if (action.kind === 'shell') return shellEffects(action.code, context);
  if (action.kind === 'command') {
    const words = action.words.map(argOf);
    if (words[0]?.text === undefined) return [];
    const effects = context.run(words, { stdin: { kind: 'unknown', from: by } });
    return words.every((word) => word.text !== undefined) ? effects : certainEffects(effects);
  }
  const whole = wholeText(action.file);
  if (action.kind === 'load')
    return whole !== undefined && /(?:^|\/)gates\.(?:[mc]js|sh)$/.test(whole)
      ? [act('gates.person', by)]
      : [];
  const file = fileArg(action.file, action.glob === true, context);
  if (file.text === undefined && file.prefix === '') return [];
  const target = context.target(file);
  return [action.kind === 'read' ? read(target, by) : write(target, by)];
}

function inDirectory(directory: string | undefined, base: Context): Context | undefined {
  if (directory === undefined) return undefined;
  return directory === '' ? base : base.from(known(directory));
}

function shellEffects(code: Parts, context: Context): Effect[] {
  const whole = wholeText(code);
  if (whole !== undefined) return context.shell(known(whole));
  if (code[0] === undefined) return [];
  return certainEffects(context.shell(known(withHoles(code))));
}

const partsOf = (arg: Arg): Parts => (arg.text === undefined ? [arg.prefix, undefined] : [arg.text]);

function argOf(parts: Parts): Arg {
  const whole = wholeText(parts);
  return whole === undefined ? unknown(parts[0] ?? '') : known(whole);
}

function fileArg(parts: Parts, isGlob: boolean, { world }: Context): Arg {
  const arg = argOf(parts);
  if (arg.text === undefined) return arg;
  const text = arg.text.replace(/^~(?=\/|$)/, world.home).replace(/^file:\/\//, '');
  return isGlob && /[*?[]/.test(text)
    ? { prefix: text.slice(0, text.search(/[*?[]/)), pattern: text }
    : known(text);
}
