import { act, type Effect, read } from '../effects.ts';
import { type Arg, known } from '../shell/arg.ts';
import type { Call } from './program.ts';

/** A file run by a shell or an interpreter does what its name says (bash gradlew test), and whatever else it holds. */
export function scriptEffects(script: Arg, rest: readonly Arg[], call: Call): Effect[] {
  if (script.text === undefined) {
    if (script.many && script.pattern === undefined) return [act('run.shell', call.name)];
    return [act('run.script', call.name), read(call.context.target(script), call.name)];
  }
  if (isGatesFile(script, call)) return call.context.run([known('gates.mjs'), ...rest]);
  const path = script.text.includes('/') ? script.text : `./${script.text}`;
  return [...call.context.run([known(path), ...rest]), ...packageCommand(script.text, rest, call)];
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
