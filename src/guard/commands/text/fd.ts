import { act, type Effect, read } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import { optionValues, parseArgs } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { commandEffects } from './found.ts';

const fdOptions: Options = {
  'C base-directory': 'directory',
  'e extension': 'value',
  'search-path': 'value',
  'd max-depth maxdepth min-depth exact-depth t type S size changed-within newer change-newer-than': 'value',
  'changed-before older change-older-than o owner E exclude c color j threads max-results path-separator':
    'value',
  'changed-after batch-size max-buffer-time gen-completions format and': 'value',
  'ignore-file': 'reads',
  hyperlink: 'optional',
  'strip-cwd-prefix': 'flag',
  'H hidden I no-ignore u unrestricted s case-sensitive i ignore-case g glob F fixed-strings a absolute-path':
    'flag',
  'l list-details p full-path 0 print0 1 q quiet show-errors one-file-system prune regex no-ignore-vcs':
    'flag',
  'no-ignore-parent no-global-ignore-file no-hidden ignore ignore-vcs no-require-git relative-path has-results':
    'flag',
};

function fdEffects(outer: Call): Effect[] {
  const at = outer.args.findIndex(({ text }) => /^(?:-[xX]|--exec|--exec-batch)$/.test(text ?? ''));
  const options = at < 0 ? outer.args : outer.args.slice(0, at);
  const parsed = parseArgs({}, [fdOptions], options, outer.name);
  const context = optionValues(parsed, 'C').reduce((from, place) => from.from(place), outer.context);
  const call = { ...outer, context };
  const unlisted = [...parsed.unlisted, ...parsed.unseen.map(({ prefix }) => `${prefix}…`)];
  const effects: Effect[] = unlisted.map((option) => act('run.option', call.name, option));
  for (const file of optionValues(parsed, 'ignore-file'))
    effects.push(read(context.target(file), 'fd --ignore-file'));
  if (at < 0) return effects;
  const command = call.args.slice(at + 1);
  const end = command.findIndex(({ text }) => text === ';');
  const words = end < 0 ? command : command.slice(0, end);
  const isMarked = words.some(({ text }) => anyMark.test(text ?? ''));
  const marked = isMarked ? words : [...words, known('{}')];
  // Parts of a path are no longer what the search asked for.
  const isPart = words.some(({ text }) => /\{(?:\.|\/\/)\}/.test(text ?? ''));
  const extensions = optionValues(parsed, 'e').map(({ text }) =>
    text === undefined ? undefined : `*.${text}`,
  );
  const names = extensions.length > 0 && !isPart ? extensions : [undefined];
  return [
    ...effects,
    ...commandEffects(
      marked.map(markOf),
      { starts: startsOf(parsed), names, below: true, stdin: call.stdin },
      false,
      call,
    ),
  ];
}

const anyMark = /\{(?:\.|\/\/|\/\.?)?\}/;

/** `{.}` and `{//}` are the beginning of a path, `{/}` and `{/.}` a bare name, which the command looks for where it stands. */
function markOf(word: Arg): Arg {
  const [, before = '', mark] = /^(.*?)\{(\/\/|\.|\/\.?)\}/s.exec(word.text ?? '') ?? [];
  if (mark === undefined) return word;
  return mark === '.' || mark === '//' ? known(`${before}{}`) : unknown(before);
}

const startsOf = (parsed: ParsedArgs): Arg[] => {
  const named = [...optionValues(parsed, 'search-path'), ...parsed.operands.slice(1)];
  return named.length > 0 ? named : [known('.')];
};

export const fdProgram: Program = {
  names: ['fd', 'fdfind'],
  act: 'run.read',
  style: 'raw',
  effects: fdEffects,
};
