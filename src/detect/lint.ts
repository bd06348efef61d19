import { type ComponentContext, fillExec } from './component-context.ts';
import type { DetectedComponent, DetectedLinter, Evidence } from './detection.ts';
import { type Manifest, valueAt } from './manifests/manifest.ts';
import { matchFiles } from './match-files.ts';
import { runAtRoot } from './package-manager.ts';
import { type Call, callsOf } from './scripts.ts';
import { runs, scriptsThatRun } from './test-runners.ts';
import type { Linter } from './tools.ts';

export type Linting = Pick<DetectedComponent, 'lint' | 'lintFix' | 'linters' | 'typecheck'> & {
  evidence: Evidence[];
};

type NamedLinter = { name: string; linter: Linter };
type FoundLinter = NamedLinter & { evidence: Evidence };

/** A script whose every program is a known checker and none writes. */
type CheckScript = { script: string; linters: string[]; types: boolean };

export function findLinting(context: ComponentContext): Linting {
  const { manifest, manager, stack, catalogue } = context;
  const known = stack.linters.flatMap((name) => {
    const linter = catalogue.linters.get(name);
    return linter === undefined ? [] : [{ name, linter }];
  });
  const found = known.flatMap((one) => findLinter(context, one) ?? []);
  const scripts = manager === null ? [] : checkScripts(manifest, known);
  const covered = new Set(scripts.flatMap(({ linters }) => linters));
  const hasTypes = scripts.some(({ types }) => types);
  const hasOwnTypes = found.some(({ linter }) => linter.kind === 'types' && !linter.usual);
  const bare = found.filter(
    ({ name, linter }) =>
      !covered.has(name) &&
      linter.check !== undefined &&
      !(linter.kind === 'types' && (hasTypes || (hasOwnTypes && linter.usual))),
  );
  const run = ({ script }: CheckScript) => manager?.run(script) ?? script;
  const check = ({ linter }: FoundLinter) => fillExec(context, linter.check ?? '');
  const lint = [
    ...scripts.filter(({ types }) => !types).map(run),
    ...bare.filter(({ linter }) => linter.kind !== 'types').map(check),
  ];
  const [typecheck = null, ...moreTypes] = [
    ...scripts.filter(({ types }) => types).map(run),
    ...bare.filter(({ linter }) => linter.kind === 'types').map(check),
  ];
  return {
    lint: lint.length > 0 ? [...lint, ...moreTypes] : [...fromRoot(context, known), ...moreTypes],
    lintFix: found.flatMap(({ linter }) => (linter.fixFile ? [fillExec(context, linter.fixFile)] : [])),
    linters: found.map((one) => describe(context, one)),
    typecheck,
    evidence: found.map(({ evidence }) => evidence),
  };
}

function describe(context: ComponentContext, { name, linter }: FoundLinter): DetectedLinter {
  const fill = (command: string | undefined) => (command === undefined ? null : fillExec(context, command));
  return { name, files: linter.files, checkFile: fill(linter.checkFile), fixFile: fill(linter.fixFile) };
}

/** The best sign of a linter: a script that starts it, its configuration, its being installed. */
function findLinter(context: ComponentContext, { name, linter }: NamedLinter): FoundLinter | null {
  const { tree, dir, manifest, root } = context;
  const main = manifest.files[0] ?? '';
  const at = (file: string, key: string | undefined, says: string, certainty: number): FoundLinter => ({
    name,
    linter,
    evidence: {
      about: linter.kind === 'types' ? 'typecheck' : 'lint',
      file,
      ...(key === undefined ? {} : { key }),
      says: `${says} (${linter.title})`,
      certainty,
    },
  });
  const [script] = scriptsThatRun(manifest, linter.command);
  const sure = linter.kind === 'format' ? 0.75 : 0.95;
  if (script !== undefined) return at(main, `scripts.${script}`, 'starts it', sure);
  const installed = linter.dependencies.find((dependency) => manifest.dependencies.has(dependency));
  const shared = linter.dependencies.find((dependency) => root?.dependencies.has(dependency));
  const origin = installed === undefined ? undefined : manifest.dependencies.get(installed);
  const [config] = linter.config.flatMap((glob) => matchFiles(tree, dir, glob, 1));
  const key = linter.manifestKeys.find((path) => valueAt(manifest.data, path) !== undefined);
  if (config !== undefined && linter.usual) return at(config, undefined, 'comes with the toolchain', 0.6);
  const isBacked = installed !== undefined || shared !== undefined || linter.dependencies.length === 0;
  if (config !== undefined)
    return at(config, undefined, 'is its configuration', isBacked ? sure - 0.05 : 0.7);
  if (key !== undefined) return at(main, key, 'is its configuration', 0.85);
  if (origin !== undefined && linter.needs !== 'config')
    return at(origin.file, `${origin.key}.${installed}`, 'is installed', 0.75);
  return null;
}

/** As few scripts as cover what scripts can cover: the usual names first, and none that adds nothing. */
function checkScripts(manifest: Manifest, known: NamedLinter[]): CheckScript[] {
  const covered = new Set<string>();
  return [...manifest.scripts.keys()]
    .filter((script) => !/fix|watch|write|^pre|^post|staged|update|:(?:real|all)$/i.test(script))
    .flatMap((script) => {
      const names = checkersOf(callsOf(manifest, script), known);
      return names === null ? [] : [{ script, names }];
    })
    .sort((a, b) => position(a.script) - position(b.script))
    .flatMap(({ script, names }) => {
      const adds = names.some((name) => !covered.has(name));
      for (const name of names) covered.add(name);
      const kinds = names.map((name) => known.find((one) => one.name === name)?.linter.kind);
      return adds ? [{ script, linters: names, types: kinds.every((kind) => kind === 'types') }] : [];
    });
}

const usual = [
  'lint:check',
  'lint',
  'style:check',
  'check',
  'format:check',
  'typecheck',
  'type-check',
  'types:check',
];

function position(script: string): number {
  return usual.includes(script) ? usual.indexOf(script) : usual.length;
}

/** The linters that calls run, or null when one of them is anything else, or writes. */
function checkersOf(calls: Call[], known: NamedLinter[]): string[] | null {
  const names = calls.map((call) => {
    const [hit] = known
      .filter(({ linter }) => linter.command !== undefined && runs(call, linter.command))
      .sort((a, b) => (b.linter.command ?? '').length - (a.linter.command ?? '').length);
    if (hit === undefined) return null;
    const has = (word: string) => call.args.includes(word);
    const writes =
      hit.linter.writes.some(has) || (hit.linter.reads.length > 0 && !hit.linter.reads.some(has));
    return writes ? null : hit.name;
  });
  return names.length === 0 || names.includes(null) ? null : names.filter((name) => name !== null);
}

/**
 * A member without a linter of its own is checked by the workspace's, unless that only starts the members' own.
 */
function fromRoot({ root, dir, manager, isMember }: ComponentContext, known: NamedLinter[]): string[] {
  if (root === null || manager === null || !isMember || dir === '.') return [];
  const direct = known.filter(({ linter }) => linter.delegates !== true);
  return checkScripts(root, direct)
    .filter(({ linters }) =>
      linters.some((name) => direct.find((one) => one.name === name)?.linter.kind === 'lint'),
    )
    .map(({ script }) => runAtRoot(manager.name, script, dir));
}
