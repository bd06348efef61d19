import type { Call, Program } from '../commands/program.ts';
import { act, type Effect, read } from '../effects.ts';
import type { Arg } from '../shell/arg.ts';
import { powerShellEffects } from './evaluate.ts';

/** pwsh and powershell.exe as commands (about_Pwsh, about_PowerShell_exe). */

/** By the beginning of a name; 'code' and 'file' take all that follows. */
const options: readonly [
  names: RegExp,
  what: 'flag' | 'version' | 'value' | 'code' | 'file' | 'directory',
][] = [
  [/^(?:v|version)$/, 'version'],
  [/^(?:h|he|hel|help|\?)$/, 'flag'],
  [
    /^(?:nol|nologo|noe|noexit|nop|noprofile|noni|noninteractive|sta|mta|l|login|noprofileloadtime|interactive|i)$/,
    'flag',
  ],
  [
    /^(?:ex|exe|exec|executionpolicy|ep|w|windowstyle|inp|inputformat|if|o|outputformat|of|config|configurationname|custompipename)$/,
    'value',
  ],
  [/^(?:wd|wo|workingdirectory)$/, 'directory'],
  [/^(?:c|command)$/, 'code'],
  [/^(?:f|fi|fil|file)$/, 'file'],
];

function effects(call: Call): Effect[] {
  const { args, context, stdin } = call;
  let here = context;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] as Arg;
    const rest = args.slice(at + 1);
    if (word.text === undefined) return [act('run.shell', call.name)];
    const name = /^(?:--?|\/)([^:]*)$/.exec(word.text)?.[1]?.toLowerCase();
    // The first word that is no option is a file to pwsh and code to powershell.exe.
    if (word.text === '-' || name === undefined)
      return word.text === '-'
        ? onInput(call)
        : [...script(word, call), ...code([word, ...rest], { ...call, context: here })];
    switch (options.find(([names]) => names.test(name))?.[1]) {
      case 'flag':
        break;
      // Of powershell.exe it says which one is meant.
      case 'version':
        if (/^\d/.test(rest[0]?.text ?? '')) at += 1;
        break;
      case 'value':
        at += 1;
        break;
      case 'directory':
        if (rest[0]) here = here.from(rest[0]);
        at += 1;
        break;
      case 'code':
        if (rest[0]?.text === '-') return onInput(call);
        return code(rest, { ...call, context: here });
      case 'file':
        return rest[0]?.text === '-' ? onInput(call) : script(rest[0], call);
      default:
        return [act('run.shell', call.name, word.text)];
    }
  }
  const isAsked = args.some(({ text }) => /^(?:--?|\/)(?:v|version|h|help|\?)$/i.test(text ?? ''));
  return isAsked || stdin.kind === 'none' ? [] : onInput(call);
}

const script = (file: Arg | undefined, { name, context }: Call): Effect[] =>
  file === undefined ? [] : [act('run.script', name), read(context.target(file), name)];

/** The words that follow -Command make one text. */
function code(words: readonly Arg[], { name, context }: Call): Effect[] {
  const texts = words.map(({ text }) => text);
  if (texts.some((text) => text === undefined)) return [act('run.shell', name)];
  return powerShellEffects(texts.join(' '), context);
}

function onInput({ name, stdin, context }: Call): Effect[] {
  if (stdin.kind === 'none') return [];
  if (stdin.kind === 'text') return powerShellEffects(stdin.text, context);
  return [act('run.shell', `${name} on standard input`)];
}

export const powerShellProgram: Program = {
  names: ['pwsh', 'powershell'],
  act: 'run.read',
  style: 'raw',
  effects,
};
