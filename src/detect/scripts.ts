import type { Manifest } from './manifests/manifest.ts';

/** One program that a script starts, with its arguments. */
export type Call = { program: string; args: string[] };

/** Programs that only start another one. */
const launchers = new Set(
  'npx bunx dlx exec env cross-env cross-env-shell dotenv env-cmd time nice sudo @php php node bundle uv poetry pdm pipenv hatch run fvm command'.split(
    ' ',
  ),
);

const packageManagers = new Set(['npm', 'pnpm', 'yarn', 'bun', 'composer']);
/** These start an installed program by its name alone, unless it is a word of their own. */
const startsPrograms = new Set(['yarn', 'pnpm', 'bun']);
const ownVerbs = new Set([
  'install',
  'i',
  'add',
  'remove',
  'build',
  'link',
  'publish',
  'pack',
  'audit',
  'why',
]);
const parallelRunners = new Set(['run-s', 'run-p', 'npm-run-all', 'npm-run-all2', 'concurrently']);
/** Options that send a package manager to another directory: what it runs there says nothing about this one. */
const elsewhere = /^(?:-F|-C|--filter|--prefix|--cwd|--dir|--workspace)(?:=|$)|^(?:workspace|workspaces)$/;
const maxDepth = 6;

/**
 * The programs a script of a manifest starts in the end, other scripts followed. A reading aid, not a shell: what it
 * can't follow stays as the program that was named.
 */
export function callsOf(manifest: Manifest, script: string): Call[] {
  const calls = known.get(manifest) ?? new Map<string, Call[]>();
  known.set(manifest, calls);
  const result = calls.get(script) ?? expand(manifest, script, 0);
  calls.set(script, result);
  return result;
}

/** Asked for once per runner and linter. */
const known = new WeakMap<Manifest, Map<string, Call[]>>();

function expand(manifest: Manifest, script: string, depth: number): Call[] {
  const body = manifest.scripts.get(script);
  return body === undefined || depth > maxDepth ? [] : callsIn(body, manifest, depth);
}

function callsIn(body: string, manifest: Manifest, depth = 0): Call[] {
  const commands = splitCommands(body);
  const leaves = commands.findIndex(([program]) => program === 'cd' || program === 'pushd');
  return (leaves < 0 ? commands : commands.slice(0, leaves)).flatMap((words) =>
    follow(words, manifest, depth),
  );
}

function follow(words: string[], manifest: Manifest, depth: number): Call[] {
  let index = 0;
  while (index < words.length) {
    const word = words[index] ?? '';
    const isSetting = /^[A-Za-z_]\w*=/.test(word) || word.startsWith('-') || word === '--';
    const isFileOfSettings = /^\.env|\/\.env/.test(word);
    const isLauncher = launchers.has(word) && words.length > index + 1 && !/^bun$/.test(word);
    if (!isSetting && !isFileOfSettings && !isLauncher) break;
    if (word === 'node' && words[index + 1]?.startsWith('--test')) break;
    index++;
  }
  const [program, ...args] = words.slice(index);
  if (program === undefined) return [];
  const composed = program.startsWith('@') ? program.slice(1) : null;
  if (composed !== null && manifest.scripts.has(composed)) return expand(manifest, composed, depth + 1);
  if (packageManagers.has(program)) return followManager(program, args, manifest, depth);
  if (parallelRunners.has(program))
    return args
      .map((argument) => argument.replace(/^npm:/, ''))
      .flatMap((argument) =>
        manifest.scripts.has(argument)
          ? expand(manifest, argument, depth + 1)
          : argument.includes(' ')
            ? callsIn(argument, manifest, depth + 1)
            : [],
      );
  return [
    {
      program: program
        .replace(/^(?:\.?\/)?(?:vendor\/|node_modules\/\.)bin\//, '')
        .replace(/^\.\/(?=bin\/)/, ''),
      args,
    },
  ];
}

function followManager(program: string, args: string[], manifest: Manifest, depth: number): Call[] {
  if (args.some((argument) => elsewhere.test(argument))) return [];
  const start = args.findIndex((argument) => !argument.startsWith('-'));
  const rest = start < 0 ? [] : args.slice(start);
  const [verb, ...after] = rest;
  if (verb === undefined) return [{ program, args }];
  if (['exec', 'dlx', 'x'].includes(verb)) return follow(after, manifest, depth);
  if (verb === 'test' && program === 'bun') return [{ program: 'bun test', args: after }];
  const script = verb === 'run' || verb === 'run-script' ? after[0] : verb;
  if (script !== undefined && manifest.scripts.has(script)) {
    const extra = rest.slice(rest.indexOf(script) + 1).filter((argument) => argument !== '--');
    return expand(manifest, script, depth + 1).map((call) => ({ ...call, args: [...call.args, ...extra] }));
  }
  if (startsPrograms.has(program) && script === verb && !ownVerbs.has(verb))
    return follow(rest, manifest, depth);
  return [{ program, args }];
}

/** Words of each simple command: quotes are honoured, operators separate, redirections are dropped. */
function splitCommands(body: string): string[][] {
  const commands: string[][] = [[]];
  for (const [token] of body.matchAll(/"(?:\\.|[^"\\])*"|'[^']*'|&&|\|\||[;|&\n]|(?:\\.|[^\s"';|&])+/g)) {
    if (/^(?:&&|\|\||[;|&\n])$/.test(token)) commands.push([]);
    else if (!/^\d?[<>]/.test(token)) commands.at(-1)?.push(unquote(token));
  }
  return commands.filter((words) => words.length > 0);
}

function unquote(token: string): string {
  const quoted = /^(["'])([\s\S]*)\1$/.exec(token);
  return (quoted?.[2] ?? token).replace(/\\(["'])/g, '$1');
}
