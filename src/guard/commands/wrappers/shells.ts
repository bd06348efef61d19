import { act, type Effect, read } from '../../effects.ts';
import { powerShellProgram } from '../../powershell/program.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { isReadInZsh, unreadInZsh } from '../../shell/builtins/options.ts';
import type { Call, Program } from '../program.ts';
import { isStandardInput, scriptEffects } from '../script-file.ts';

/** Shells whose language is bash's or near enough to be read as bash; what isn't valid bash is not read at all. */
const posixShells = ['sh', 'bash', 'dash', 'ash', 'ksh', 'ksh93', 'mksh', 'zsh', 'rbash', 'yash'];
const otherShells = ['fish', 'csh', 'tcsh', 'nu', 'xonsh', 'elvish', 'rc', 'es'];

type Invocation = {
  hasCode: boolean;
  fromStdin: boolean;
  /** Parsed, not run (-n), or only asked about itself. */
  harmless: boolean;
  startup: Arg[];
  /** `+o x` turns x off, which it is already. */
  options: Arg[];
  operands: readonly Arg[];
};

/** These take what follows the letter as its value. */
const attachesValue = new Set(['zsh', 'ksh', 'ksh93', 'mksh', 'yash']);

/** The words of a shell's command line as bash(1) reads them: `-lc`, `-euo pipefail -c`, `+x`, `--rcfile f`. */
function readInvocation(name: string, args: readonly Arg[]): Invocation {
  const invocation: Invocation = {
    hasCode: false,
    fromStdin: false,
    harmless: false,
    startup: [],
    options: [],
    operands: [],
  };
  let at = 0;
  for (; at < args.length; at += 1) {
    const word = args[at]?.text;
    if (word === undefined || !/^[-+]/.test(word)) break;
    if (word === '-' || word === '--') {
      at += 1;
      break;
    }
    if (word.startsWith('--')) {
      if (/^--(?:help|version)$/.test(word)) invocation.harmless = true;
      if (/^--(?:rcfile|init-file)$/.test(word)) {
        const value = args[++at];
        if (value) invocation.startup.push(value);
      } else if (word === '--command') invocation.hasCode = true;
      continue;
    }
    const attached = attachesValue.has(name) ? /o(.+)$/.exec(word)?.[1] : undefined;
    if (attached !== undefined) invocation.options.push(known(attached));
    const letters = word.slice(1, attached === undefined ? undefined : -1 - attached.length);
    if (word.startsWith('-') && letters.includes('c')) invocation.hasCode = true;
    if (word.startsWith('-') && letters.includes('s')) invocation.fromStdin = true;
    if (word.startsWith('-') && letters.includes('n')) invocation.harmless = true;
    for (const letter of letters) {
      // The value is the next word, wherever in a cluster the letter stands.
      const option = letter === 'o' || letter === 'O' ? args[++at] : known(letter);
      if (option && word.startsWith('-')) invocation.options.push(option);
    }
  }
  return { ...invocation, operands: args.slice(at) };
}

function shellEffects(call: Call): Effect[] {
  const { hasCode, fromStdin, harmless, startup, options, operands } = readInvocation(call.name, call.args);
  const { context } = call;
  const first = operands[0];
  const isOther = otherShells.includes(call.name);
  if (
    call.name === 'zsh' &&
    !options.every((word) => /^[cdefilnsuvx]$/.test(word.text ?? '') || isReadInZsh(word))
  )
    return [unreadInZsh('zsh')];
  if (harmless) return hasCode || !first ? [] : [read(context.target(first), call.name)];
  const loaded = startup.flatMap((file) => [
    act('run.script', `${call.name} --rcfile`),
    read(context.target(file), `${call.name} --rcfile`),
  ]);
  if (hasCode) {
    if (first === undefined) return loaded;
    const effects = isOther
      ? [act('run.shell', `${call.name} -c`)]
      : context.shell(first, { parameters: operands.slice(1), options });
    return [...loaded, ...effects];
  }
  if (!fromStdin && first?.content)
    return [
      ...loaded,
      ...stdinEffects({ ...call, stdin: first.content }, operands.slice(1), options, isOther),
    ];
  if (!fromStdin && first !== undefined && !isStandardInput(first))
    return [...loaded, ...scriptEffects(first, operands.slice(1), call, 'shell')];
  return [...loaded, ...stdinEffects(call, fromStdin ? operands : operands.slice(1), options, isOther)];
}

/** Code on standard input: `curl … | sh`, `bash <<EOF`, `bash -s -- arg`. */
function stdinEffects(
  call: Call,
  parameters: readonly Arg[],
  options: readonly Arg[],
  isOther: boolean,
): Effect[] {
  const { stdin, context } = call;
  const by = `${call.name} on standard input`;
  switch (stdin.kind) {
    case 'text':
      if (isOther) return [act('run.shell', by)];
      return context.shell(known(stdin.text), {
        stdin: { kind: 'none' },
        parameters: [known(call.name), ...parameters],
        options,
      });
    case 'file':
      return [act('run.script', by), read(context.target(stdin.file), by)];
    // An interactive shell with nothing to read runs its start files and ends.
    case 'none':
      return [act('run.script', `${call.name} start files`)];
    default:
      return [act('run.shell', by)];
  }
}

const posix: Program = {
  names: [...posixShells, ...otherShells],
  act: 'run.read',
  style: 'raw',
  effects: shellEffects,
};

/** Another language, so its code is not seen. */
const windows: Program = {
  names: ['cmd'],
  act: 'run.read',
  style: 'raw',
  effects: (call) => {
    const isAsked =
      call.args.length > 0 &&
      call.args.every(({ text }) => text !== undefined && /^\/(?:help|h|\?)$/i.test(text));
    return isAsked ? [] : [act('run.shell', call.name)];
  },
};

const wsl: Program = {
  names: ['wsl'],
  act: 'run.read',
  stopAtOperand: true,
  options: {
    'd distribution u user cd shell-type': 'value',
    'e exec': 'flag',
    'l list v verbose status help version': 'flag',
    'shutdown update install': { act: 'run.system' },
    't terminate unregister set-default import export mount': { act: 'run.system', value: true },
  },
  effects: (call, parsed) => (parsed.operands.length === 0 ? [] : call.context.run(parsed.operands)),
};

export const shellPrograms: readonly Program[] = [posix, powerShellProgram, windows, wsl];
