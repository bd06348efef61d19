import { act, type Effect, read, type Target, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import { patchPaths, stripPath } from '../patch-paths.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { visibleFile, visibleStdin } from '../visible.ts';
import { lispEffects, vimCommandEffects } from './vim-commands.ts';

/** Editors and patch. */

/** Where a command of ed counts: lines, patterns, marks, and the lines a `g` picks. */
const edAddress = String.raw`\s*(?:[gvGV]\/[^/]*\/)?(?:[0-9.,;%$+\s-]|'[a-z]|\/[^/]*\/|\?[^?]*\?)*`;
const edShell = new RegExp(`^${edAddress}(?:[erwW]\\s*|E\\s*)?!(.*)$`);
const edFile = new RegExp(`^${edAddress}(wq|[wWrEef])\\s+(\\S.*)$`);
const edSaves = new RegExp(`^${edAddress}(?:wq|[wW])\\s*$`);

/** ed's own commands: w and r name files, ! runs a shell. Anything else changes the buffer alone. */
function edScriptEffects(call: Call): Effect[] {
  const script = visibleStdin(call);
  if (script === undefined) return [act('run.interpreter', 'ed')];
  const lines = script.split('\n');
  // A file that is named becomes the one that w without a name writes.
  const saves = lines.some((line) => edSaves.test(line));
  return lines.flatMap((line): Effect[] => {
    const [, code] = edShell.exec(line) ?? [];
    if (code !== undefined) return call.context.shell(known(code));
    const [, command, name] = edFile.exec(line) ?? [];
    if (command === undefined || name === undefined) return [];
    const target = call.context.target(known(name));
    if (/^w/i.test(command)) return [write(target, 'ed w')];
    return [read(target, 'ed r'), ...(saves ? [write(target, 'ed w')] : [])];
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
  const patched = patchedFiles(call, parsed, input);
  const outputs = optionValues(parsed, 'o').map((file) => context.target(file));
  const isElsewhere = outputs.length > 0;
  const reads = [
    ...(input ? [context.target(input)] : []),
    ...patched.filter(({ kind }) => kind === 'path' || isElsewhere),
  ].map((target) => read(target, 'patch'));
  if (hasOption(parsed, 'dry-run')) return reads;
  const written = isElsewhere ? outputs : patched;
  return [...reads, ...[...written, ...written.flatMap(beside)].map((target) => write(target, 'patch'))];
}

function patchedFiles(call: Call, parsed: ParsedArgs, input: Arg | undefined): Target[] {
  const { context } = call;
  const named = parsed.operands[0];
  if (named) return [context.target(named)];
  const text = input ? visibleFile(input, context) : visibleStdin(call);
  const paths = text === undefined ? undefined : patchPaths(text);
  // patch refuses names that leave its directory.
  if (!paths)
    return [context.cwd === undefined ? { kind: 'unknown' } : { kind: 'unknown', prefix: `${context.cwd}/` }];
  const strip = optionValues(parsed, 'p')[0]?.text;
  const count = strip === undefined ? undefined : Number(strip);
  return paths.flatMap(({ path }) => [
    context.target(known(stripPath(path, count))),
    // Without -p the last name is what counts, but patch tries the longer one too where it exists.
    ...(count === undefined ? [context.target(known(path))] : []),
  ]);
}

/** What was there is kept when a piece doesn't fit, and so are the pieces: a.orig, a.rej. */
const beside = (target: Target): Target[] =>
  target.kind === 'path' ? [{ kind: 'unknown', prefix: target.path }] : [];

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
