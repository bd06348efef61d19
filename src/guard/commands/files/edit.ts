import { act, type Effect, read, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import { patchPaths, stripPath } from '../patch-paths.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { visibleFile, visibleStdin } from '../visible.ts';
import { lispEffects, vimCommandEffects } from './vim-commands.ts';

/** Editors and patch. */

/** ed's own commands: w and r name files, ! runs a shell. Anything else changes the buffer alone. */
function edScriptEffects(call: Call): Effect[] {
  const script = visibleStdin(call);
  if (script === undefined) return [act('run.interpreter', 'ed')];
  return script.split('\n').flatMap((line): Effect[] => {
    const shell = /^\s*[0-9.,$;+/-]*\s*(?:[erwW]\s*|[Ee]\s*)?!(.*)$/.exec(line);
    if (shell) return call.context.shell(known(shell[1] ?? ''));
    const file = /^\s*(?:[0-9.,$;+-]|\/[^/]*\/)*\s*(wq|[wWrEef])\s+(\S.*)$/.exec(line);
    if (!file) return [];
    const target = call.context.target(known(file[2] ?? ''));
    return [/^w/i.test(file[1] ?? '') ? write(target, 'ed w') : read(target, 'ed r')];
  });
}

const viOptions: Options = {
  'c cmd': { act: 'run.interpreter', value: true },
  'S t U W w': { act: 'run.interpreter', value: true },
  // A file of keys, or, after -e, no more than silence.
  s: { act: 'run.interpreter', value: 'optional' },
  'u i T': 'value',
  'b d e E f F g h H l L m M N n R v V x X y Z o O p D A C': 'flag',
  'clean noplugin startuptime headless embed not-a-term literal': 'flag',
  V: 'optional',
  'remote remote-silent remote-tab servername': 'flag',
};

function editorEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  return parsed.operands.flatMap((arg): Effect[] => {
    if (arg.text?.startsWith('+'))
      return /^\+(\d*|\/.*)$/.test(arg.text) ? [] : [act('run.interpreter', parsed.by, arg.text)];
    return arg.text === '-'
      ? []
      : [read(context.target(arg), parsed.by), write(context.target(arg), parsed.by)];
  });
}

/** Commands given with -c, --cmd and +, and, for ex and vi -es, on standard input. */
function viEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context, stdin } = call;
  const plus = parsed.operands.filter(({ text }) => text?.startsWith('+'));
  const commands = [
    ...optionValues(parsed, 'c'),
    ...plus.map((arg) => known((arg.text ?? '').slice(1))),
    ...(stdin.kind === 'text' ? [known(stdin.text)] : []),
  ];
  return [
    ...editorEffects(call, parsed),
    ...commands.flatMap((command) => vimCommandEffects(command, parsed.by, context)),
  ];
}

function emacsEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const codes = optionValues(parsed, 'eval');
  return [
    ...editorEffects(call, parsed),
    ...codes.flatMap((code) => lispEffects(code, parsed.by, call.context)),
  ];
}

function patchEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const input = optionValues(parsed, 'i')[0] ?? parsed.operands[1];
  const isDry = hasOption(parsed, 'dry-run');
  const reads = input ? [read(context.target(input), 'patch')] : [];
  if (isDry) return reads;
  const named = parsed.operands[0];
  const output = hasOption(parsed, 'o');
  if (named) {
    const written = output ? [] : [write(context.target(named), 'patch')];
    return [...reads, ...written, ...originals(written)];
  }
  const text = input ? visibleFile(input, context) : visibleStdin(call);
  const paths = text === undefined ? undefined : patchPaths(text);
  // patch refuses names that leave its directory.
  if (!paths)
    return [
      ...reads,
      write(
        context.cwd === undefined ? { kind: 'unknown' } : { kind: 'unknown', prefix: `${context.cwd}/` },
        'patch',
      ),
    ];
  const strip = optionValues(parsed, 'p')[0]?.text;
  const count = strip === undefined ? undefined : Number(strip);
  const written = paths.map(({ path }) => write(context.target(known(stripPath(path, count))), 'patch'));
  // Without -p the last name is what counts, but patch tries the longer one too where it exists.
  const whole =
    count === undefined ? paths.map(({ path }) => write(context.target(known(path)), 'patch')) : [];
  return [...reads, ...written, ...whole, ...originals(written)];
}

/** What was there is kept when a piece doesn't fit, and so are the pieces: a.orig, a.rej. */
function originals(written: readonly Effect[]): Effect[] {
  return written.flatMap((effect) =>
    effect.kind === 'write' && effect.target.kind === 'path'
      ? [write({ kind: 'unknown', prefix: effect.target.path }, 'patch')]
      : [],
  );
}

export const editPrograms: Program[] = [
  {
    names: ['ed', 'red'],
    act: 'run.write',
    options: {
      'p prompt': 'value',
      'E G l q r s v extended-regexp traditional loose-exit-status restricted quiet silent script verbose':
        'flag',
      'strip-trailing-cr': 'flag',
    },
    operands: 'text',
    effects: (call, parsed) => [
      ...parsed.operands.flatMap((arg): Effect[] =>
        arg.text?.startsWith('!')
          ? call.context.shell(known(arg.text.slice(1)))
          : [read(call.context.target(arg), 'ed'), write(call.context.target(arg), 'ed')],
      ),
      ...edScriptEffects(call),
    ],
  },
  {
    names: ['ex'],
    act: 'run.write',
    options: { ...viOptions, s: 'flag' },
    operands: 'text',
    effects: viEffects,
  },
  {
    names: ['vi', 'vim', 'nvim', 'view', 'vimdiff', 'gvim', 'rvim', 'vim.tiny', 'vim.basic', 'elvis'],
    act: 'run.write',
    options: viOptions,
    operands: 'text',
    effects: viEffects,
  },
  {
    names: ['emacs', 'emacsclient'],
    act: 'run.write',
    style: 'single-dash',
    options: {
      'eval e execute': { act: 'run.interpreter', value: true },
      'f funcall l load script batch-eval': { act: 'run.interpreter', value: true },
      'nw q Q batch no-init-file quick no-splash n no-wait c create-frame t tty': 'flag',
    },
    operands: 'text',
    effects: emacsEffects,
  },
  {
    names: ['nano', 'pico', 'micro', 'joe', 'jed', 'mcedit', 'ne', 'kak', 'helix', 'hx'],
    act: 'run.write',
    options: { 'v view': 'flag', 's speller': 'runs', 'e c': { act: 'run.interpreter', value: true } },
    operands: 'text',
    effects: editorEffects,
  },
  {
    names: ['patch'],
    act: 'run.write',
    options: {
      'p strip': 'value',
      'i input': 'value',
      'o output': 'writes',
      'r reject-file': 'writes',
      'd directory': 'directory',
      'dry-run C check': 'flag',
      'e ed': { act: 'run.interpreter' },
      'B prefix Y basename-prefix z suffix V version-control D ifdef F fuzz g get x': 'value',
      'reject-format quoting-style read-only': 'value',
      merge: 'optional',
      b: 'flag',
      'c f l n N R s t T u v Z E': 'flag',
      backup: 'flag',
      'backup-if-mismatch no-backup-if-mismatch batch binary context force forward follow-symlinks': 'flag',
      'ignore-whitespace normal posix quiet silent remove-empty-files reverse set-time set-utc unified verbose':
        'flag',
    },
    operands: 'text',
    effects: patchEffects,
  },
];
