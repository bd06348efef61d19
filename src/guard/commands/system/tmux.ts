import { act, type Effect } from '../../effects.ts';
import type { Arg } from '../../shell/arg.ts';
import type { Call, Context, Program } from '../program.ts';

/** tmux: several commands with `;` between, some of which only look, and some of which run shell code. */

const looks =
  /^(?:ls|list-.*|lsc|lsk|lsp|lsw|lsb|display|display-message|has|has-session|capture-pane|capturep|show|show-.*|info)$/;
const runs =
  /^(?:new|new-session|new-window|neww|split-window|splitw|respawn-.*|run|run-shell|if|if-shell|pipe-pane|pipep|popup|display-popup)$/;

const system = act('run.system', 'tmux');
const code = act('run.shell', 'tmux');

function tmuxEffects({ args, context }: Call): Effect[] {
  let at = 0;
  for (let word = args[at]; word?.prefix.startsWith('-'); word = args[at]) {
    if (word.text === '-V') return [];
    // A command of its own, a file of commands, or what is not known.
    if (!/^-(?:[2CDlNuUv]+|[LST].*)$/.test(word.text ?? '')) return [system, code];
    at += /^-[LST]$/.test(word.text ?? '') ? 2 : 1;
  }
  const commands: Arg[][] = [[]];
  for (const word of args.slice(at)) {
    commands.at(-1)?.push(word);
    if (word.text?.endsWith(';')) commands.push([]);
  }
  return commands.flatMap((command) => commandEffects(command, context));
}

function commandEffects([verb, ...words]: readonly Arg[], context: Context): Effect[] {
  if (verb === undefined) return [system];
  const name = verb.text?.replace(/;$/, '') ?? '';
  // What stands in #( ) of a format is run.
  if (words.some(({ text }) => text === undefined || text.includes('#(')) && !/^send/.test(name))
    return [system, code];
  if (/^show-env(?:ironment)?$/.test(name)) return [act('environment.read', 'tmux')];
  if (looks.test(name)) return [];
  if (/^(?:paste-buffer|pasteb|source.*)$/.test(name)) return [system, code];
  const last = words.at(-1);
  if (runs.test(name) && last && !last.prefix.startsWith('-')) return [system, ...context.shell(last)];
  if (!/^send(?:-keys)?$/.test(name)) return [system];
  return [system, ...sentKeys(words).flatMap((keys) => context.shell(keys))];
}

/** Words that are no names of keys are typed as they stand. */
function sentKeys(args: readonly Arg[]): Arg[] {
  const target = args.findIndex(({ text }) => text === '-t');
  const typed = args.filter((_arg, index) => target < 0 || (index !== target && index !== target + 1));
  return typed.filter(
    ({ text }) =>
      text === undefined ||
      !/^(?:-\w+|[CMS]-.|Enter|Escape|Space|Tab|BSpace|Up|Down|Left|Right|Home|End)$/.test(text),
  );
}

export const tmuxProgram: Program = { names: ['tmux'], act: 'run.read', style: 'raw', effects: tmuxEffects };
