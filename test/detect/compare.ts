import picomatch from 'picomatch';
import {
  certaintyOf,
  type DetectedComponent,
  type Detection,
  type Subject,
} from '../../src/detect/detection.ts';
import { pathsOf, type Repo, type TrueComponent } from './repo.ts';

/** One field of one component, held against the truth. */
export type Verdict = {
  repo: string;
  dir: string;
  field: string;
  right: boolean;
  certainty: number;
  found: string;
  wanted: string;
};

export function compare(repo: Repo, detection: Detection): Verdict[] {
  const { truth } = repo;
  const verdict = (
    dir: string,
    field: string,
    right: boolean,
    certainty: number,
    found: unknown,
    wanted: unknown,
  ) => ({
    repo: repo.slug,
    dir,
    field,
    right,
    certainty,
    found: JSON.stringify(found),
    wanted: JSON.stringify(wanted),
  });
  const tools = sorted(detection.workspace.tools);
  const trueTools = sorted(
    (truth.workspace ?? '')
      .split('+')
      .filter(Boolean)
      .map((tool) => tool.replace('turborepo', 'turbo').replace('dart-pub', 'pub')),
  );
  const verdicts: Verdict[] = [
    verdict('', 'workspace', same(tools, trueTools), tools.length > 0 ? 0.95 : 0.5, tools, truth.workspace),
  ];
  const taken = new Set<DetectedComponent>();
  for (const wanted of truth.components) {
    const found =
      detection.components.find((one) => one.dir === wanted.dir && one.stack === wanted.stack) ??
      detection.components.find((one) => one.dir === wanted.dir && !taken.has(one));
    if (!found) {
      verdicts.push(verdict(wanted.dir, 'component', false, 0, null, wanted.stack));
      continue;
    }
    taken.add(found);
    const check = (field: string, subject: Subject, right: boolean, is: unknown, should: unknown) =>
      verdicts.push(verdict(wanted.dir, field, right, certaintyOf(found, subject), is, should));
    verdicts.push(verdict(wanted.dir, 'component', true, found.certainty, found.stack, wanted.stack));
    check('stack', 'stack', found.stack === wanted.stack, found.stack, wanted.stack);
    const globs = missesOf(repo, found, wanted);
    check('testGlobs', 'testGlobs', globs.length === 0, globs.slice(0, 4), wanted.testGlobs);
    check(
      'testRunner',
      'testRunner',
      found.testRunner === wanted.testRunner,
      found.testRunner,
      wanted.testRunner,
    );
    check('testAll', 'testAll', sameCommand(repo, found, wanted), found.testAll, [
      wanted.testAll,
      ...(wanted.testAllAlso ?? []),
    ]);
    check(
      'packageManager',
      'packageManager',
      found.packageManager === wanted.packageManager,
      found.packageManager,
      wanted.packageManager,
    );
    verdicts.push(
      verdict(
        wanted.dir,
        'database',
        sameDatabases(found, wanted),
        weakest(found),
        [found.database?.kind ?? null, ...found.otherDatabases],
        wanted.database,
      ),
    );
    const typecheck = wanted.lint.length === 0 ? null : found.typecheck;
    const lint = [...found.lint, ...(typecheck === null ? [] : [typecheck])];
    check('lint', 'lint', sameLint(repo, lint, wanted), lint, wanted.lint);
  }
  for (const extra of detection.components)
    if (!taken.has(extra))
      verdicts.push(verdict(extra.dir, 'extra', false, extra.certainty, extra.stack, null));
  return verdicts;
}

/** All the databases of a component are as sure as the least sure of them. */
function weakest(found: DetectedComponent): number {
  const certainties = found.evidence
    .filter(({ about }) => about === 'database')
    .map(({ certainty }) => certainty);
  return certainties.length === 0 ? 0 : Math.min(...certainties);
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const support =
  /(?:^|\/)(?:tests?|specs?|e2e|tests-e2e|__tests__|__mocks__|__snapshots__|__e2e__|cypress|fixtures|testdata|testing|integration_test|benches|factories)(?:\/|$)|[._-](?:tests?|spec|e2e|setup)\b|(?:^|\/)(?:conftest\.py|phpunit|vitest|jest|playwright|cypress|karma|bunfig|\.rspec|\.mocharc|tsconfig\.spec)|tests?\.\w+$/i;

/** Real test files that no glob matches, and source files that one does. */
function missesOf(repo: Repo, found: DetectedComponent, wanted: TrueComponent): string[] {
  const all = pathsOf(repo);
  const isTest = picomatch([...wanted.testGlobs, ...(wanted.e2e?.globs ?? []), '__none__'], { dot: true });
  const isFound = found.testGlobs.length > 0 ? picomatch(found.testGlobs, { dot: true }) : () => false;
  const anyTest = picomatch(
    repo.truth.components.flatMap((one) => [...one.testGlobs, ...(one.e2e?.globs ?? []), '__none__']),
    { dot: true },
  );
  const missed = all.filter((path) => isTest(path) && !isFound(path)).map((path) => `missed ${path}`);
  const wrong = all
    .filter((path) => isFound(path) && !anyTest(path) && !support.test(path))
    .map((path) => `not a test ${path}`);
  return [...missed, ...wrong];
}

/** The same suite by another spelling: package manager words, "run once" flags and launchers don't count. */
function sameCommand(repo: Repo, found: DetectedComponent, wanted: TrueComponent): boolean {
  if (found.testAll === null || wanted.testAll === null) return found.testAll === wanted.testAll;
  const accepted = [wanted.testAll, ...(wanted.testAllAlso ?? [])];
  const mine = canonical(found.testAll);
  return accepted.some(
    (command) => canonical(command) === mine || startsComponent(repo, canonical(command), found, mine),
  );
}

function canonical(command: string): string {
  return command
    .replace(/^npx nx test (\S+)$/, 'nx test $1')
    .replace(
      /^(?:npx|bunx|pnpm exec|uv run|poetry run|bundle exec|fvm|vendor\/bin\/|\.\/vendor\/bin\/|\.\/)\s*/,
      '',
    )
    .replace(
      /^(npm|pnpm|yarn|bun)(?=\s)((?:\s+(?:-F|--filter)[= ]\S+|\s+-[wr])*)(?:\s+run)?\s+/,
      (whole, manager) =>
        whole.startsWith('bun test')
          ? whole
          : manager === 'bun' && /^bun test$/.test(command)
            ? whole
            : 'script ',
    )
    .replace(/\s+(?:--\s+)?(?:--run|--watch=false|--compact|--package \S+|-B|--features \S+)(?=\s|$)/g, '')
    .replace(/^vitest run\b/, 'vitest')
    .trim();
}

/** A root script that starts this package's own script among others. */
function startsComponent(repo: Repo, command: string, found: DetectedComponent, mine: string): boolean {
  const script = /^script (\S+)/.exec(command)?.[1];
  const own = /^script (\S+)/.exec(mine)?.[1];
  const root = scriptsOf(repo, '.')[script ?? ''];
  if (root?.includes(mine)) return true;
  if (root === undefined || own === undefined || found.dir === '.') return false;
  const name = (JSON.parse(repo.contents?.[`${found.dir}/package.json`] ?? '{}') as { name?: string }).name;
  const words = root.split(/\s+/);
  return (
    words.includes(own) &&
    (words.some((word) => word.includes(found.dir)) || (name !== undefined && words.includes(name)))
  );
}

function scriptsOf(repo: Repo, dir: string): Record<string, string> {
  const at = dir === '.' ? '' : `${dir}/`;
  const read = (file: string) => {
    try {
      return (
        (JSON.parse((repo.contents?.[`${at}${file}`] ?? '{}').replace(/^\uFEFF/, '')) as { scripts?: object })
          .scripts ?? {}
      );
    } catch {
      return {};
    }
  };
  return Object.fromEntries(
    Object.entries({ ...read('composer.json'), ...read('package.json') }).map(([key, body]) => [
      key,
      Array.isArray(body) ? body.join(' && ') : String(body),
    ]),
  );
}

const names: Record<string, string> = { pgsql: 'postgres', postgresql: 'postgres' };

function sameDatabases(found: DetectedComponent, wanted: TrueComponent): boolean {
  const kinds = [found.database?.kind, ...found.otherDatabases].filter((kind) => kind !== undefined);
  return same(sorted(kinds), sorted(wanted.database.map((name) => names[name] ?? name)));
}

const lintTools =
  'eslint prettier biome ultracite oxlint tsc vue-tsc svelte-check knip cspell pint phpstan mypy ty ruff rubocop brakeman erb_lint golangci-lint clippy fmt checkstyle spring-javaformat nx turbo credo analyze'.split(
    ' ',
  );

/** Every tool of the truth is run, and nothing that writes. */
function sameLint(repo: Repo, lint: string[], wanted: TrueComponent): boolean {
  if (lint.length === 0 || wanted.lint.length === 0) return lint.length === wanted.lint.length;
  const mine = toolsOf(repo, wanted.dir, lint);
  const theirs = toolsOf(repo, wanted.dir, wanted.lint);
  return (
    theirs.every((tool) => mine.includes(tool)) &&
    !lint.some((command) => /--fix|--write|\bfix\b/.test(command))
  );
}

function toolsOf(repo: Repo, dir: string, commands: string[]): string[] {
  const scripts = { ...scriptsOf(repo, '.'), ...scriptsOf(repo, dir) };
  const atRoot = scriptsOf(repo, '.');
  const expand = (text: string, depth = 0): string => {
    const script =
      /(?:npm|pnpm|yarn|bun|composer)(?:\s+(?:-w|--prefix \S+|--cwd \S+|turbo|--filter\S* ?\S*))*(?:\s+run)?\s+([\w:.-]+)/.exec(
        text,
      )?.[1];
    const body =
      script === undefined ? undefined : (/ -w | --prefix | --cwd /.test(text) ? atRoot : scripts)[script];
    return body === undefined || depth > 4
      ? text
      : `${body
          .split(/&&/)
          .map((part) => expand(part.trim(), depth + 1))
          .join(' && ')}`;
  };
  const text = commands
    .map((command) => expand(command))
    .join('\n')
    .replace(/scripts\/lint\.sh/, 'mypy ty ruff')
    .replace(/\bultracite\b/g, 'biome');
  return lintTools
    .filter((tool) => tool !== 'ultracite')
    .filter((tool) => new RegExp(`(?:^|[\\s/"'@])${tool}(?:$|[\\s:"'])`).test(text));
}
