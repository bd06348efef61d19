import { act, type Effect, read } from '../effects.ts';
import { type Arg, known } from '../shell/arg.ts';
import { behindScript, codeEffects } from './interpreters/code.ts';
import type { LanguageName } from './interpreters/languages.ts';
import type { Call } from './program.ts';
import { onceAtATime } from './scripts/nesting.ts';

/** bash /dev/stdin */
export const isStandardInput = ({ text }: Arg): boolean =>
  /^\/dev\/(?:stdin|fd\/0)$|^\/proc\/self\/fd\/0$/.test(text ?? '');

/** A file run by a shell or an interpreter does what its name says (bash gradlew test), and whatever else it holds. */
export function scriptEffects(
  script: Arg,
  rest: readonly Arg[],
  call: Call,
  language: 'shell' | LanguageName,
): Effect[] {
  if (script.text === undefined) {
    if (script.many && script.pattern === undefined) return [act('run.shell', call.name)];
    return [act('run.script', call.name), read(call.context.target(script), call.name)];
  }
  if (isGatesFile(script, call)) return call.context.run([known('gates.mjs'), ...rest]);
  const path = script.text.includes('/') ? script.text : `./${script.text}`;
  return [
    ...call.context.run([known(path), ...rest], { interpreted: true }),
    ...packageCommand(script.text, rest, call),
    ...writtenEffects(script, rest, call, language),
  ];
}

/** A file that the same line has written: what it holds is known as far as the line shows it. */
export function writtenEffects(
  script: Arg,
  rest: readonly Arg[],
  call: Call,
  language: 'shell' | LanguageName,
): Effect[] {
  const { context, name } = call;
  const target = context.target(script);
  if (target.kind !== 'path') return [];
  const found = context.written(target.path);
  if (found === undefined) return [];
  const code = known(found.text);
  // A script may run itself.
  const effects = onceAtATime(target.path, () =>
    found.text === ''
      ? []
      : language === 'shell'
        ? context.shell(code, { parameters: [script, ...rest] })
        : codeEffects(code, language, call, behindScript(language, script, rest)),
  );
  return [
    ...(found.fetched ? [act('run.shell', name, 'a file that this line fetches')] : []),
    // A part of a script need not be a whole one.
    ...effects.filter((effect) => effect.kind !== 'act' || !/^shell\./.test(effect.act)),
  ];
}

const shells = /(?:^|\/)(?:ba|da|a|z|k|mk)?sh$/;

/** The same for a file that is run by its name: its first line says what reads it. */
export function directEffects(call: Call): Effect[] {
  const { args, context, path } = call;
  const target = context.target(known(path));
  const text = target.kind === 'path' ? context.written(target.path)?.text : undefined;
  if (text === undefined) return [];
  const reader = /^#!\s*(?:\S*\/env\s+(?:-S\s+)?)?(\S+)/.exec(text)?.[1];
  return reader === undefined || shells.test(reader)
    ? writtenEffects(known(path), args, call, 'shell')
    : context.run([known(reader), known(path), ...args]);
}

/** The gates' runtime where it is installed: what its verbs do is known, and asking it runs nothing else. */
function isGatesFile(script: Arg, { context }: Call): boolean {
  const target = context.target(script);
  const { project, root } = context.world;
  const homes = [project, root].map((dir) => `${dir}/.claude/hooks/gates.`);
  return (
    target.kind === 'path' &&
    homes.some((home) => ['mjs', 'cjs', 'sh'].some((ending) => target.path === home + ending))
  );
}

/** node node_modules/eslint/bin/eslint.js is eslint. */
function packageCommand(path: string, rest: readonly Arg[], call: Call): Effect[] {
  const inPackage = /(?:^|\/)node_modules\/(?:@[^/]+\/)?([^/.][^/]*)\/(?:.*\/)?([^/]+?)\.[cm]?js$/.exec(path);
  if (!inPackage) return [];
  const [, packageName = '', file = ''] = inPackage;
  const name = /^(?:cli|index|bin|main|run)$/.test(file) ? packageName : file;
  return call.context.run([known(name), ...rest]);
}
