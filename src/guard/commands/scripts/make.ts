import { act, type Effect, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Context, ParsedArgs, Program } from '../program.ts';
import { expandMake, type Makefile, parseMakefile, shellsIn } from './makefile.ts';
import { directoryHere } from './manifest.ts';
import { onceAtATime } from './nesting.ts';
import { runPieces } from './shell-text.ts';

/** make TARGET: the recipes of the target and of what it depends on. */
const make: Program = {
  names: ['make', 'gmake', 'bmake', 'remake'],
  act: 'run.script',
  anyOption: true,
  options: {
    'C directory': 'directory',
    'f file makefile': 'reads',
    'I include-dir o old-file assume-old W what-if new-file assume-new': 'value',
    'j jobs l load-average max-load O output-sync shuffle debug': 'optional',
    'n just-print dry-run recon': 'flag',
    'q question': 'flag',
    't touch': 'flag',
    'E eval': { act: 'run.script', value: true },
  },
  effects: makeEffects,
};

function makeEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const found = makefileOf(call, parsed);
  const shell = parsed.operands
    .flatMap(({ text }) => /^SHELL\s*[:?+]?=\s*(.*)$/s.exec(text ?? '')?.[1] ?? [])
    .at(-1);
  // Another program gets every line of every recipe.
  if (shell !== undefined && !/(?:^|\/)(?:ba|da|z|k)?sh$/.test(shell))
    return [act('run.shell', 'make', 'SHELL='), ...context.shell(known(shell))];
  if (!found) return [];
  if (hasOption(parsed, 'q')) return [];
  const dry = ['n', 't'].find((name) => hasOption(parsed, name));
  const variables = new Map([...environment(call), ...found.makefile.variables]);
  const here = directoryHere(context);
  for (const [name, value] of [
    ['MAKE', dry === undefined ? 'make' : `make -${dry}`],
    ['CURDIR', here],
    ['PWD', here],
  ] as const)
    variables.set(name, value);
  const targets: Arg[] = [];
  for (const operand of parsed.operands) {
    const assignment = /^([\w.-]+)[:?+]?=(.*)$/s.exec(operand.text ?? '');
    if (assignment) variables.set(assignment[1] ?? '', assignment[2]);
    else targets.push(operand);
  }
  const first = found.makefile.firstTarget;
  const wanted = targets.length > 0 ? targets : first === undefined ? [] : [known(first)];
  const run: MakeRun = { ...found, variables, context, dry, seen: new Set() };
  return [
    ...found.makefile.shells.flatMap((code) => runPieces(expandMake(code, variables), context)),
    ...wanted.flatMap((target) => (target.text === undefined ? [] : targetEffects(target.text, run))),
  ];
}

const environment = ({ assignments }: Call): Map<string, string | undefined> =>
  new Map(assignments.map(({ name, value }) => [name, value.text]));

/** The makefile, and the lines that --eval adds to it. */
function makefileOf(call: Call, parsed: ParsedArgs): { makefile: Makefile; path: string } | undefined {
  const file = optionValues(parsed, 'f').at(-1);
  const added = optionValues(parsed, 'E').flatMap(({ text }) => text ?? []);
  const source =
    file?.content ?? (file && /^(?:-|\/dev\/stdin)$/.test(file.text ?? '') ? call.stdin : undefined);
  const text = source?.kind === 'text' ? source.text : undefined;
  if (added.length === 0 && source === undefined) return makefileAt(file, call);
  const lines = [...added.map((line) => line.replace(';', '\n\t')), text ?? ''].join('\n');
  return { makefile: parseMakefile(lines, environment(call)), path: 'standard input' };
}

function makefileAt(file: Arg | undefined, call: Call): { makefile: Makefile; path: string } | undefined {
  const names = file ? [file] : ['GNUmakefile', 'makefile', 'Makefile'].map(known);
  const { context } = call;
  for (const name of names) {
    const target = context.target(name);
    const text = target.kind === 'path' ? context.world.readText(target.path) : undefined;
    if (target.kind === 'path' && text !== undefined)
      return { makefile: parseMakefile(text, environment(call)), path: target.path };
  }
  return undefined;
}

type MakeRun = {
  makefile: Makefile;
  path: string;
  variables: ReadonlyMap<string, string | undefined>;
  context: Context;
  /** Nothing is run but what says that it always is. */
  dry: string | undefined;
  seen: Set<string>;
};

function targetEffects(target: string, run: MakeRun): Effect[] {
  const rule = run.makefile.rules.get(target);
  if (!rule || run.seen.has(target)) return [];
  run.seen.add(target);
  const expanded = (words: readonly string[]) =>
    words.flatMap((word) => {
      const pieces = expandMake(word, run.variables);
      return pieces.every((piece) => piece !== undefined) ? pieces.join('').split(/\s+/) : [];
    });
  const prerequisites = expanded(rule.prerequisites);
  const variables = new Map(run.variables);
  variables.set('@', target).set('<', prerequisites[0]).set('^', prerequisites.join(' '));
  const recipe = run.makefile.oneShell ? [rule.recipe.join('\n')] : rule.recipe;
  const lines = run.dry === undefined ? recipe : recipe.filter(runsAlways);
  const touched =
    run.dry === 't' && recipe.length > 0 ? [write(run.context.target(known(target)), 'make -t')] : [];
  return [
    ...[...prerequisites, ...expanded(rule.orderOnly)].flatMap((name) => targetEffects(name, run)),
    ...touched,
    ...onceAtATime(`${run.path} ${target}`, () =>
      lines.flatMap((line) => {
        const pieces = expandMake(line.replace(/^[\s@+-]+/, ''), variables);
        return [...shellsIn(line).map((code) => expandMake(code, variables)), pieces].flatMap((one) =>
          runPieces(one, run.context),
        );
      }),
    ),
    ...(lines.length === 0 ? [] : [act('run.script', `make ${target}`)]),
  ];
}

/** With -n and -t these lines run all the same. */
const runsAlways = (line: string): boolean => /^[\s@-]*\+|\$[({]MAKE[)}]/.test(line);

export const makePrograms: readonly Program[] = [make];
