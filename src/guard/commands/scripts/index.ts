import { act, type Effect } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { justPrograms } from './just.ts';
import { makePrograms } from './make.ts';
import { inDirectory } from './manifest.ts';
import { matchingScripts, packageScriptEffects } from './npm-scripts.ts';
import { taskfilePrograms } from './taskfile.ts';
import { selectPackages, workspacePackages } from './workspaces.ts';

/** npm-run-all and its short forms: patterns of package.json scripts. */
const runAll: Program = {
  names: ['npm-run-all', 'npm-run-all2', 'run-s', 'run-p', 'wireit'],
  act: 'run.script',
  anyOption: true,
  options: {
    'c continue-on-error l print-label n print-name r race s sequential serial S p parallel P aggregate-output silent':
      'flag',
    'max-parallel npm-path node-run': 'value',
  },
  effects: (call, parsed) =>
    parsed.operands.flatMap((operand) => {
      const [pattern = '', ...extra] = (operand.text ?? '').split(/\s+/);
      return matchingScripts(pattern, call.context).flatMap((name) =>
        packageScriptEffects(known(name), extra.map(known), call.context),
      );
    }),
};

/** Task runners over the packages of a workspace: turbo run build --filter web, lerna run test. */
const monorepo: Program = {
  names: ['turbo', 'lerna', 'lage', 'ultra'],
  act: 'run.script',
  anyOption: true,
  options: {
    'F filter scope ignore concurrency cache-dir log-order output-logs ui env-mode log-prefix global-deps token team api summarize-dir':
      'value',
    cwd: 'directory',
    'force dry dry-run graph continue no-cache no-daemon only parallel remote-only profile summarize affected since stream no-bail include-dependents include-dependencies no-private':
      'optional',
  },
  effects: workspaceRun,
};

function workspaceRun(call: Call, parsed: ParsedArgs): Effect[] {
  const [verb, ...others] = parsed.operands.filter((word) => !(parsed.afterDashes ?? []).includes(word));
  if (/^(?:login|logout|link|unlink|telemetry)$/.test(verb?.text ?? ''))
    return [act('network.write', parsed.by)];
  if (/^(?:publish|version)$/.test(verb?.text ?? ''))
    return [act('publish', parsed.by), act('git.push', parsed.by)];
  if (/^(?:bootstrap|add|link|clean|import|init|create)$/.test(verb?.text ?? '') && call.name === 'lerna')
    return [act('install', parsed.by, verb?.text)];
  const tasks = verb?.text === 'run' ? others : verb ? [verb, ...others] : [];
  const { context } = call;
  const filters = optionValues(parsed, 'F');
  const packages =
    filters.length === 0
      ? workspacePackages(context)
      : filters.flatMap((filter) => selectPackages(filter.text ?? '', context) ?? workspacePackages(context));
  const dirs = [...new Set(packages.map(({ dir }) => dir))];
  const contexts = dirs.length === 0 ? [context] : dirs.map((dir) => inDirectory(dir, context));
  return tasks.flatMap((task) => {
    const name = known(task.text?.split('#').at(-1) ?? '');
    return contexts.flatMap((inside) => packageScriptEffects(name, parsed.afterDashes ?? [], inside));
  });
}

/** nx run app:target, nx test app, nx run-many -t build: a package's script of that name where there is one. */
const nx: Program = {
  names: ['nx'],
  act: 'run.script',
  anyOption: true,
  options: {
    't target targets p projects exclude c configuration parallel base head runner outputStyle output-style':
      'value',
    'all skip-nx-cache verbose dry-run watch affected': 'optional',
  },
  effects: (call, parsed) => {
    const [verb, target] = parsed.operands.map((word) => word.text);
    if (/^(?:migrate|add|init|import|repair|g|generate|release|connect)$/.test(verb ?? ''))
      return [act(verb === 'release' ? 'publish' : 'install', parsed.by, verb)];
    const named = verb === 'run' ? target?.split(':') : undefined;
    const names = named
      ? [named[1]]
      : verb?.startsWith('run') || verb === 'affected'
        ? optionValues(parsed, 't').map((value) => value.text)
        : [verb];
    const project = named ? named[0] : target;
    const packages =
      (project !== undefined && selectPackages(project, call.context)) || workspacePackages(call.context);
    return names.flatMap((name) =>
      name === undefined
        ? []
        : packages.flatMap(({ dir }) =>
            packageScriptEffects(known(name), parsed.afterDashes ?? [], inDirectory(dir, call.context)),
          ),
    );
  },
};

export const scriptPrograms: readonly Program[] = [
  ...makePrograms,
  ...justPrograms,
  ...taskfilePrograms,
  runAll,
  monorepo,
  nx,
];
