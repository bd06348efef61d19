import type { DetectedComponent, DetectedLinter, Evidence } from './detection.ts';
import { type Manifest, valueAt } from './manifests/manifest.ts';
import { runAtRoot } from './package-manager.ts';
import { type Call, callsOf } from './scripts.ts';
import { type ComponentContext, fillExec, runs, scriptsThatRun } from './test-suite.ts';
import type { Linter } from './tools.ts';
import { matchFiles } from './tree.ts';

export type Linting = Pick<DetectedComponent, 'lint' | 'lintFix' | 'linters' | 'typecheck'> & {
  evidence: Evidence[];
};

type FoundLinter = { name: string; linter: Linter; evidence: Evidence };

/** A script whose every program is a known checker and none writes. */
type CheckScript = { script: string; linters: string[]; types: boolean };

export function findLinting(context: ComponentContext): Linting {
  const { manifest, manager, stack, catalogue } = context;
  const all = stack.linters.flatMap((name) => {
    const linter = catalogue.linters.get(name);
    return linter === undefined ? [] : [{ name, linter }];
  });
  const found = all.flatMap(({ name, linter }) => findLinter(context, name, linter) ?? []);
  const scripts = manager === null ? [] : checkScripts(manifest, all);
  const shared = fromRoot(context, found, all);
  const covered = new Set(scripts.flatMap(({ linters }) => linters));
  const bare = found
    .filter(({ name, linter }) => !covered.has(name) && linter.check !== undefined)
    .filter(({ linter }) => !scripts.some(({ types }) => types && linter.kind === 'types'));
  const exec = manager?.exec ?? '';
  const check = ({ linter }: FoundLinter) => fillExec(exec, { check: linter.check ?? '' }).check;
  const lint = [
    ...scripts.filter(({ types }) => !types).map(({ script }) => manager?.run(script) ?? script),
    ...bare.filter(({ linter }) => linter.kind !== 'types').map(check),
  ];
  const types = [
    ...scripts.filter((script) => script.types).map(({ script }) => manager?.run(script) ?? script),
    ...bare.filter(({ linter }) => linter.kind === 'types').map(check),
  ];
  return {
    lint: lint.length > 0 ? lint : shared,
    lintFix: found.flatMap(({ linter }) =>
      linter.fixFile ? [fillExec(exec, { fix: linter.fixFile }).fix] : [],
    ),
    linters: found.map(({ name, linter }) => describe(name, linter, exec)),
    typecheck: types[0] ?? null,
    evidence: found.map(({ evidence }) => evidence),
  };
}

function describe(name: string, linter: Linter, exec: string): DetectedLinter {
  const { checkFile = null, fixFile = null } = linter;
  return { name, files: linter.files, ...fillExec(exec, { checkFile, fixFile }) };
}

function findLinter(context: ComponentContext, name: string, linter: Linter): FoundLinter | null {
  const { tree, dir, manifest, root } = context;
  const about = linter.kind === 'types' ? 'typecheck' : 'lint';
  const at = (file: string, key: string | undefined, says: string, certainty: number): FoundLinter => ({
    name,
    linter,
    evidence: {
      about,
      file,
      ...(key === undefined ? {} : { key }),
      says: `${says} (${linter.title})`,
      certainty,
    },
  });
  const [script] = scriptsThatRun(manifest, linter);
  if (script !== undefined) return at(manifest.files[0] ?? '', `scripts.${script}`, 'starts it', 0.95);
  const installed = linter.dependencies.find((dependency) => manifest.dependencies.has(dependency));
  const origin = installed === undefined ? undefined : manifest.dependencies.get(installed);
  const [config] = linter.config.flatMap((glob) => matchFiles(tree, dir, glob, 1));
  const key = linter.manifestKeys.find((path) => valueAt(manifest.data, path) !== undefined);
  if (config !== undefined && linter.needs !== 'dependency')
    return at(
      config,
      undefined,
      'is its configuration',
      origin || linter.dependencies.length === 0 ? 0.9 : 0.7,
    );
  if (key !== undefined) return at(manifest.files[0] ?? '', key, 'is its configuration', 0.85);
  if (origin !== undefined && linter.needs !== 'config')
    return at(origin.file, `${origin.key}.${installed}`, 'is installed', 0.8);
  const shared = root && linter.dependencies.find((dependency) => root.dependencies.has(dependency));
  return shared && config !== undefined ? at(config, undefined, 'is its configuration', 0.85) : null;
}

/** As few scripts as cover what scripts can cover: the first one wins, one that adds nothing is left out. */
function checkScripts(manifest: Manifest, all: { name: string; linter: Linter }[]): CheckScript[] {
  const covered = new Set<string>();
  return [...manifest.scripts.keys()]
    .filter((script) => !/fix|watch|write|pre|post|staged|update|:(?:real|all)$/i.test(script))
    .flatMap((script) => {
      const names = readOnlyLinters(callsOf(manifest, script), all);
      return names === null ? [] : [{ script, names }];
    })
    .sort((a, b) => position(a.script) - position(b.script))
    .flatMap(({ script, names }) => {
      const fresh = names.filter((name) => !covered.has(name));
      for (const name of names) covered.add(name);
      const kinds = names.map((name) => all.find((one) => one.name === name)?.linter.kind);
      return fresh.length === 0
        ? []
        : [{ script, linters: names, types: kinds.every((kind) => kind === 'types') }];
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

/** The linters a script runs, or null when it does anything else, or writes. */
function readOnlyLinters(calls: Call[], all: { name: string; linter: Linter }[]): string[] | null {
  const names: string[] = [];
  for (const call of calls) {
    const hit = all
      .filter(({ linter }) => linter.command !== undefined && runs(call, linter.command))
      .sort((a, b) => (b.linter.command ?? '').length - (a.linter.command ?? '').length)[0];
    if (hit === undefined || hit.linter.writes.some((word) => call.args.includes(word))) return null;
    if (hit.linter.reads.length > 0 && !hit.linter.reads.some((word) => call.args.includes(word)))
      return null;
    names.push(hit.name);
  }
  return names.length === 0 ? null : names;
}

/** A package that has no linter of its own is checked by the workspace's. */
function fromRoot(
  context: ComponentContext,
  found: FoundLinter[],
  all: { name: string; linter: Linter }[],
): string[] {
  const { root, dir, manager, manifest } = context;
  if (
    root === null ||
    root === manifest ||
    manager === null ||
    found.some(({ linter }) => linter.kind === 'lint')
  )
    return [];
  return checkScripts(root, all)
    .filter(({ types }) => !types)
    .map(({ script }) => runAtRoot(manager.name, script, dir));
}
