import type { Call, Program } from '../commands/program.ts';
import { act, type Effect, read } from '../effects.ts';
import { type Arg, unknown } from '../shell/arg.ts';
import { powerShellEffects } from './evaluate.ts';

/** pwsh and powershell.exe as commands (about_Pwsh, about_PowerShell_exe). */

/** How far a name may be cut, the name, and what follows it; 'code' and 'file' take all that does. */
const options: readonly [
  least: string,
  name: string,
  what: 'flag' | 'help' | 'version' | 'value' | 'directory' | 'code' | 'file',
][] = [
  ['v', 'version', 'version'],
  ['h', 'help', 'help'],
  ['?', '?', 'help'],
  ['l', 'login', 'flag'],
  ['nol', 'nologo', 'flag'],
  ['noe', 'noexit', 'flag'],
  ['nop', 'noprofile', 'flag'],
  ['noprofileloadtime', 'noprofileloadtime', 'flag'],
  ['noni', 'noninteractive', 'flag'],
  ['i', 'interactive', 'flag'],
  ['sta', 'sta', 'flag'],
  ['mta', 'mta', 'flag'],
  ['ex', 'executionpolicy', 'value'],
  ['ep', 'ep', 'value'],
  ['w', 'windowstyle', 'value'],
  ['inp', 'inputformat', 'value'],
  ['if', 'if', 'value'],
  ['o', 'outputformat', 'value'],
  ['of', 'of', 'value'],
  ['config', 'configurationname', 'value'],
  ['cus', 'custompipename', 'value'],
  ['wo', 'workingdirectory', 'directory'],
  ['wd', 'wd', 'directory'],
  ['c', 'command', 'code'],
  ['f', 'file', 'file'],
];

function effects(call: Call): Effect[] {
  const left = [...call.args];
  let inside = call;
  let isAsked = false;
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word.text === undefined) return [act('run.shell', call.name)];
    if (word.text === '-') return onInput(inside);
    const [, written] = /^(?:[-\u2013-\u2015]{1,2}|\/)([^:]*)$/.exec(word.text.toLowerCase()) ?? [];
    // The first word that is no option is a file to pwsh and code to powershell.exe.
    if (written === undefined) return [...script(word, call), ...code([word, ...left], inside)];
    switch (options.find(([least, name]) => written.startsWith(least) && name.startsWith(written))?.[2]) {
      case 'flag':
        break;
      case 'help':
        isAsked = true;
        break;
      case 'version':
        // Of powershell.exe it may say which one is meant.
        if (/^\d/.test(String(left[0]?.text))) left.shift();
        else isAsked = true;
        break;
      case 'value':
        left.shift();
        break;
      case 'directory':
        inside = { ...inside, context: inside.context.from(left.shift() ?? unknown()) };
        break;
      case 'code':
        return left[0]?.text === '-' ? onInput(inside) : code(left, inside);
      case 'file':
        return left[0]?.text === '-' ? onInput(inside) : script(left[0], call);
      default:
        return [act('run.shell', call.name, word.text)];
    }
  }
  return isAsked ? [] : onInput(inside);
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
