import { act, type Effect } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Context, ParsedArgs, Program } from '../program.ts';
import { findManifest, inDirectory, type Manifest } from './manifest.ts';
import { onceAtATime } from './nesting.ts';
import { runPieces, runText } from './shell-text.ts';

type Recipe = {
  parameters: { name: string; fallback: string | undefined; takesRest: boolean }[];
  dependencies: string[];
  lines: string[];
};
type Justfile = {
  recipes: Map<string, Recipe>;
  variables: Map<string, string | undefined>;
  first: string | undefined;
  /** Code in backticks, whose output is a variable's value: it runs before any recipe. */
  shells: string[];
  /** Lines go to another program than a shell. */
  otherShell: boolean;
};

/** just RECIPE [arguments]: the recipe's lines, `{{…}}` filled in where it is a name with a known value. */
const just: Program = {
  names: ['just'],
  act: 'run.script',
  anyOption: true,
  stopAtOperand: true,
  options: {
    'f justfile': 'value',
    'd working-directory': 'directory',
    shell: 'value',
    'shell-arg tempdir dotenv-filename E dotenv-path chooser color command-color dump-format timestamp-format':
      'value',
    'l list summary dump evaluate variables groups n dry-run s show': 'flag',
    'fmt init e edit': { act: 'run.write' },
    'c command': 'flag',
  },
  effects: justEffects,
};

/** The justfile's text on standard input has no place of its own. */
const isStream = (file: Arg | undefined): boolean => /^(?:-|\/dev\/stdin)$/.test(file?.text ?? '');

function justEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const asks = ['l', 'n'].some((name) => hasOption(parsed, name));
  if (hasOption(parsed, 'c')) return parsed.operands.length === 0 ? [] : call.context.run(parsed.operands);
  const { context } = call;
  const shell = optionValues(parsed, 'shell').at(-1);
  if (shell && !/(?:^|\/)(?:ba|da|z|k)?sh$/.test(shell.text ?? ''))
    return [act('run.shell', 'just', '--shell')];
  const file = optionValues(parsed, 'f').at(-1);
  if (isStream(file)) return [act('run.shell', 'just', '-f -')];
  const manifest = justfileAt(file, context);
  if (!manifest || asks) return [];
  const justfile = parseJustfile(manifest.text);
  const words: Arg[] = [];
  for (const operand of parsed.operands) {
    const setting = /^(\w+)=(.*)$/s.exec(operand.text ?? '');
    if (setting && words.length === 0) justfile.variables.set(setting[1] ?? '', setting[2] ?? '');
    else words.push(operand);
  }
  const run: JustRun = { justfile, manifest, context: inDirectory(manifest.dir, context) };
  const effects = justfile.shells.flatMap((code) => runPieces([code], run.context));
  if (words.length === 0 && justfile.first !== undefined) words.push(known(justfile.first));
  // Words that are no recipe's arguments are recipes themselves.
  for (let at = 0; at < words.length; ) {
    const name = words[at]?.text ?? '';
    const parameters = justfile.recipes.get(name)?.parameters ?? [];
    const taken = parameters.some(({ takesRest }) => takesRest) ? words.length : parameters.length;
    effects.push(...recipeEffects(name, words.slice(at + 1, at + 1 + taken), run));
    at += 1 + taken;
  }
  return effects;
}

function justfileAt(file: Arg | undefined, context: Context): Manifest | undefined {
  if (!file) return findManifest(['justfile', 'Justfile', '.justfile'], context);
  const target = context.target(file);
  const text = target.kind === 'path' ? context.world.readText(target.path) : undefined;
  if (target.kind !== 'path' || text === undefined) return undefined;
  return { dir: target.path.replace(/\/[^/]*$/, '') || '/', file: target.path, text };
}

function parseJustfile(text: string): Justfile {
  const recipes = new Map<string, Recipe>();
  const variables = new Map<string, string | undefined>();
  const shells: string[] = [];
  let current: Recipe | undefined;
  let first: string | undefined;
  let otherShell = false;
  for (const line of text.replaceAll('\r\n', '\n').replace(/\\\n/g, ' ').split('\n')) {
    const shell = /^set\s+shell\s*:=\s*\[\s*['"]([^'"]*)/.exec(line)?.[1];
    if (shell !== undefined) otherShell = !/(?:^|\/)(?:ba|da|z|k)?sh$/.test(shell);
    if (/^\s+\S/.test(line)) current?.lines.push(line.trim());
    else if (/^(?:import|mod)\b/.test(line)) continue;
    else {
      const assignment = /^(?:export\s+)?(\w[\w-]*)\s*:=(.*)$/.exec(line) as [string, string, string] | null;
      const alias = /^alias\s+([\w-]+)\s*:=\s*([\w-]+)/.exec(line) as [string, string, string] | null;
      const header = headerOf.exec(line) as [string, string, string, string] | null;
      if (assignment) {
        const [, name, value] = assignment;
        shells.push(...[...value.matchAll(/`[^`]*`/g)].map(([code]) => code.slice(1, -1)));
        const literal = /^\s*(?:'([^']*)'|"([^"]*)")\s*(?:#.*)?$/.exec(value);
        if (literal) variables.set(name, literal[1] ?? literal[2]);
      } else if (alias) recipes.set(alias[1], { parameters: [], dependencies: [alias[2]], lines: [] });
      else if (header) {
        const [, name, parameters, dependencies] = header;
        current = recipeOf(parameters, dependencies);
        recipes.set(name, current);
        first ??= name;
      }
    }
  }
  return { recipes, variables, shells, first, otherShell };
}

/** A recipe's name, its parameters, and what comes before it; a default may hold a colon in quotes. */
const headerOf = /^@?([\w-]+)((?:'[^']*'|"[^"]*"|[^:'"])*):(?!=)(.*)$/;

function recipeOf(parameters: string, dependencies: string): Recipe {
  const named = [...parameters.matchAll(/([*+$]*)([\w-]+)(?:=(?:'([^']*)'|"([^"]*)"|(\S+)))?/g)];
  return {
    parameters: named.map(([, signs = '', name = '', single, double, bare]) => ({
      name,
      fallback: single ?? double ?? bare ?? (signs.includes('*') ? '' : undefined),
      takesRest: /[*+]/.test(signs),
    })),
    dependencies: [...dependencies.replace(/#.*$/, '').matchAll(/\(\s*([\w-]+)|([\w-]+)/g)].map(
      ([, called, plain]) => called ?? plain ?? '',
    ),
    lines: [],
  };
}

type JustRun = { justfile: Justfile; manifest: Manifest; context: Context };

function recipeEffects(name: string, given: readonly Arg[], run: JustRun): Effect[] {
  const recipe = run.justfile.recipes.get(name);
  if (!recipe) return [];
  const values = new Map<string, string | undefined>(run.justfile.variables);
  for (const [at, { name: parameter, fallback, takesRest }] of recipe.parameters.entries()) {
    const words = takesRest ? given.slice(at) : given.slice(at, at + 1);
    const isKnown = words.every(({ text }) => text !== undefined);
    values.set(
      parameter,
      words.length === 0 ? fallback : isKnown ? words.map(({ text }) => text).join(' ') : undefined,
    );
  }
  return onceAtATime(`${run.manifest.file} ${name}`, () => [
    ...recipe.dependencies.flatMap((other) => recipeEffects(other, [], run)),
    ...(run.justfile.otherShell
      ? [act('run.interpreter', 'just')]
      : bodyEffects(recipe.lines, values, run.context)),
  ]);
}

function bodyEffects(
  lines: readonly string[],
  values: ReadonlyMap<string, string | undefined>,
  context: Context,
): Effect[] {
  const interpreter = /^#!\s*(.*)$/.exec(lines[0] ?? '')?.[1];
  if (interpreter !== undefined) {
    const body = lines.slice(1).join('\n');
    return /\b(?:ba|da|z|k)?sh\b/.test(interpreter)
      ? runPieces(filled(body, values), context)
      : runText(`${interpreter} <<'GATES_END'\n${body}\nGATES_END`, [], context);
  }
  return lines.flatMap((line) => {
    const text = line.replace(/^[@-]+/, '');
    return text === '' || text.startsWith('#') ? [] : runPieces(filled(text, values), context);
  });
}

function filled(text: string, values: ReadonlyMap<string, string | undefined>): (string | undefined)[] {
  return text
    .split(/(\{\{.*?\}\})/)
    .map((piece) => {
      const name = /^\{\{\s*([\w-]+)\s*\}\}$/.exec(piece)?.[1];
      if (name !== undefined) return values.get(name);
      return piece.startsWith('{{') ? undefined : piece;
    })
    .filter((piece) => piece !== '');
}

export const justPrograms: readonly Program[] = [just];
