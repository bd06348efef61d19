import { act } from '../../effects.ts';
import type { Program } from '../program.ts';
import { snapshotUpdate } from '../snapshots.ts';
import { extensions, tool } from './tool.ts';

const sourceExtensions = 'ts tsx js jsx mts cts mjs cjs'.split(' ');
/** Files of the language itself. */
export const sources = extensions(...sourceExtensions);
const formatted = extensions(
  ...sourceExtensions,
  ...'json jsonc json5 md mdx yml yaml css scss less html vue svelte astro graphql hbs'.split(' '),
);

const tests: readonly Program[] = [
  tool({
    names: 'vitest',
    values:
      'c config r root dir t testNamePattern reporter pool project environment browser shard maxWorkers minWorkers testTimeout bail retry mode coverage.provider coverage.reporter coverage.include changed sequence.seed exclude',
    outputs: 'outputFile output-file',
    outputTrees: 'coverage.reportsDirectory',
    snapshots: 'u update',
  }),
  tool({
    names: 'jest',
    flags: 'coverage',
    values:
      'c config t testNamePattern testPathPattern testPathPatterns maxWorkers w reporters coverageReporters collectCoverageFrom rootDir roots projects shard env testTimeout preset selectProjects testRunner runner seed changedSince',
    outputs: 'outputFile',
    outputTrees: 'coverageDirectory',
    snapshots: 'u updateSnapshot',
  }),
  tool({
    names: 'playwright',
    values:
      'c config g grep grep-invert project reporter workers j retries timeout shard trace repeat-each max-failures x tsconfig',
    outputs: 'o',
    outputTrees: 'output',
    snapshots: 'u update-snapshots',
    effects: (_, parsed) =>
      /^(?:install|uninstall|install-deps)$/.test(parsed.operands[0]?.text ?? '')
        ? [act('install', parsed.by)]
        : [],
  }),
  tool({
    names:
      'mocha _mocha jasmine karma cypress testcafe nightwatch uvu cucumber-js stryker poku japa es-check artillery k6 autocannon lighthouse lhci',
    values:
      'c config g grep f fgrep r require reporter R spec s t timeout browser b env e project p parallel u ui opts match T concurrency tags',
    outputs: 'reporter-output output-file',
    outputTrees: 'coverage-directory',
    effects: (_, parsed) =>
      parsed.by === 'cypress' && parsed.operands[0]?.text === 'install'
        ? [act('install', 'cypress install')]
        : [],
  }),
  tool({
    names: 'ava tap node-tap wdio wtr web-test-runner test-storybook',
    values: 'c config r require reporter R s t timeout browser b env p parallel match m T concurrency tags',
    outputs: 'reporter-output output-file',
    outputTrees: 'coverage-directory',
    snapshots: 'u update-snapshots updateSnapshot updateSnapshots update snapshot',
  }),
  tool({
    names: 'backstop loki',
    values: 'config filter storiesFilter',
    effects: (_, parsed) =>
      /^(?:approve|reference|update)$/.test(parsed.operands[0]?.text ?? '')
        ? [snapshotUpdate(parsed.by, parsed.operands[0]?.text)]
        : [],
  }),
];

/** nyc and c8 measure the command after them. */
const coverage: Program = {
  names: ['nyc', 'c8', 'istanbul', '0x', 'clinic'],
  act: 'run.build',
  anyOption: true,
  stopAtOperand: true,
  options: {
    'r reporter t temp-directory n include x exclude e extension cwd lines functions branches statements require i':
      'value',
    'report-dir reports-dir o': 'writes-tree',
    'all clean check-coverage per-file silent skip-full instrument source-map 100': 'optional',
  },
  effects: (call, parsed) =>
    /^(?:report|check-coverage|merge|instrument|cover)$/.test(parsed.operands[0]?.text ?? '') ||
    parsed.operands.length === 0
      ? []
      : call.context.run(parsed.operands),
};

const linters: readonly Program[] = [
  tool({
    names: 'eslint eslint_d xo standard ts-standard semistandard tslint',
    values:
      'c config ext env global parser parser-options plugin rule rulesdir ignore-path ignore-pattern max-warnings f format cache-location cache-strategy resolve-plugins-relative-to fix-type report-unused-disable-directives-severity report-unused-inline-configs flag cache-file stdin-filename suppress-rule suppressions-location print-config concurrency',
    outputs: 'o output-file',
    fixes: 'fix',
    checks: 'fix-dry-run',
    whole: sources,
    effects: (_, parsed) => (parsed.unlisted.includes('--init') ? [act('install', 'eslint --init')] : []),
  }),
  tool({
    names: 'prettier prettierd',
    values:
      'config ignore-path plugin parser log-level loglevel tab-width print-width end-of-line trailing-comma stdin-filepath config-precedence cache-location cache-strategy find-config-path file-info arrow-parens embedded-language-formatting experimental-operator-position html-whitespace-sensitivity object-wrap prose-wrap quote-props cursor-offset range-start range-end',
    fixes: 'w write',
    whole: formatted,
  }),
  tool({
    names: 'biome rome',
    verbs: 'check format lint ci init migrate rage search start stop explain version',
    values:
      'config-path max-diagnostics log-level log-kind reporter stdin-file-path since only skip diagnostic-level indent-style indent-width line-width line-ending colors attribute-position bracket-same-line bracket-spacing expand trailing-commas semicolons arrow-parentheses quote-properties jsx-quote-style javascript-formatter-quote-style vcs-enabled vcs-client-kind vcs-use-ignore-file vcs-root vcs-default-branch files-max-size files-ignore-unknown format-with-errors',
    fixes: 'write fix apply apply-unsafe apply-suggested',
    whole: formatted,
  }),
  tool({
    names: 'oxlint',
    values:
      'c config D W A deny warn allow f format threads ignore-path ignore-pattern tsconfig max-warnings',
    fixes: 'fix fix-suggestions fix-dangerously',
    whole: sources,
  }),
  tool({
    names: 'oxfmt',
    fixes: 'always',
    checks: 'check list-different',
    values: 'c config ignore-path',
    whole: sources,
  }),
  tool({
    names: 'dprint',
    fixes: 'write',
    fixVerbs: 'fmt',
    verbs: 'check output-file-paths init',
    values: 'c config plugins',
  }),
  tool({
    names: 'stylelint',
    values: 'c config custom-syntax f formatter ignore-path config-basedir max-warnings',
    outputs: 'o output-file',
    fixes: 'fix',
  }),
  tool({
    names: 'markdownlint markdownlint-cli2 remark textlint alex cspell htmlhint',
    values: 'c config i ignore p ignore-path r rules s f format',
    outputs: 'o output',
    fixes: 'f fix',
    whole: ['*.md'],
  }),
  tool({ names: 'svelte-check', values: 'workspace threshold output tsconfig fail-on-warnings ignore' }),
  tool({
    names: 'knip syncpack',
    values: 'c config t tsConfig W workspace reporter directory',
    fixes: 'fix',
    fixVerbs: 'fix fix-mismatches format',
    verbs: 'list lint list-mismatches',
    whole: [...sources, 'package.json'],
  }),
  tool({
    names:
      'depcheck madge dependency-cruiser depcruise publint attw size-limit bundlesize commitlint secretlint jscpd dpdm skott type-coverage arethetypeswrong typedoc jsdoc license-checker snyk retire',
    values: 'c config f from t to o out p project',
  }),
];

export const javascriptRunners: readonly Program[] = [...tests, coverage, ...linters];
