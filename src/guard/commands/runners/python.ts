import { act, type Effect } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { hasOption } from '../parse-args.ts';
import type { Call, Program } from '../program.ts';
import { snapshotUpdate } from '../snapshots.ts';
import { extensions, tool } from './tool.ts';

const python = extensions('py', 'pyi');

const pytest = tool({
  names: 'pytest py.test ptw pytest-watch',
  values:
    'k m p c rootdir confcutdir ignore ignore-glob deselect W o override-ini maxfail tb color durations n numprocesses dist cov cov-report cov-config ds dc reruns timeout benchmark-only log-level log-cli-level import-mode x-args seed',
  outputs: 'junitxml junit-xml html json-report-file report-log resultlog log-file',
  outputTrees: 'basetemp',
  snapshots:
    'snapshot-update update-snapshots force-regen regen-all regtest-reset update-goldens allow-snapshot-deletion',
  effects: (call, parsed) => {
    const inline = parsed.unlisted.some((option) => option.startsWith('--inline-snapshot'));
    const rewrites = call.args.some((arg) =>
      /^--inline-snapshot=.*(?:fix|create|update|trim)/.test(arg.text ?? ''),
    );
    return inline && rewrites ? [snapshotUpdate('pytest', '--inline-snapshot')] : [];
  },
});

const formatters: readonly Program[] = [
  tool({
    names: 'ruff',
    verbs: 'check rule config linter clean server version analyze',
    fixVerbs: 'format',
    values:
      'config select ignore extend-select extend-ignore line-length target-version output-format exclude extend-exclude stdin-filename cache-dir per-file-ignores range',
    outputs: 'o output-file',
    fixes: 'fix fix-only unsafe-fixes add-noqa',
    checks: 'check diff no-fix',
    whole: python,
  }),
  tool({
    names: 'black blue',
    fixes: 'always',
    checks: 'check diff c code version',
    values:
      'l line-length t target-version config include exclude extend-exclude force-exclude W workers stdin-filename',
    whole: python,
  }),
  tool({
    names:
      'isort pyupgrade docformatter reorder-python-imports add-trailing-comma usort ssort unimport absolufy-imports',
    fixes: 'always',
    checks: 'c check check-only d diff version',
    values: 'l line-length profile settings-path settings-file sp skip s known-first-party p src',
    whole: python,
  }),
  tool({
    names: 'autopep8 yapf autoflake',
    fixes: 'i in-place',
    values: 'style max-line-length select ignore e exclude j jobs p imports',
    whole: python,
  }),
  tool({
    names: 'djlint curlylint',
    fixes: 'reformat',
    checks: 'check lint',
    values: 'profile indent extension e',
    whole: extensions('html'),
  }),
  tool({ names: 'djhtml', fixes: 'always', checks: 'check', whole: extensions('html') }),
];

const checkers: readonly Program[] = [
  tool({
    names:
      'flake8 pylint pyright basedpyright pyre ty pytype bandit pydocstyle vulture radon xenon interrogate pyflakes pycodestyle mccabe safety pip-audit semgrep import-linter lint-imports deptry refurb sourcery wily pyroma check-manifest twine-check',
    values:
      'config c max-line-length select ignore f format j jobs rcfile disable enable p project pythonversion level outputjson',
    outputs: 'o output output-file',
    fixes: 'autofix',
    whole: python,
  }),
  tool({
    names: 'mypy dmypy stubgen stubtest',
    values:
      'config-file python-version p package m module c exclude cache-dir follow-imports disable-error-code enable-error-code',
    outputs: 'junit-xml',
    outputTrees: 'html-report xml-report txt-report o output',
    effects: (_, parsed) =>
      parsed.unlisted.includes('--install-types') ? [act('install', 'mypy --install-types')] : [],
  }),
  tool({
    names:
      'behave robot lettuce nose2 nosetests green testfixtures locust hypothesis mutmut cosmic-ray stestr ward',
    values: 'c config t tags f format o out k',
  }),
  tool({
    names: 'sphinx-build sphinx-autobuild sphinx-apidoc mkdocs pdoc pdoc3 pydoc lektor pelican',
    values: 'b f config-file D A j',
    outputTrees: 'd site-dir o output-dir',
  }),
  tool({
    names:
      'pyproject-build flit hatchling cython nuitka pyinstaller py2app py2exe shiv pex cibuildwheel maturin setuptools-scm build',
    values: 'C config-setting',
    outputTrees: 'o outdir',
  }),
];

/** tox and nox build environments of their own and run what their configuration says. */
const environments = tool({
  names: 'tox nox invoke inv fab doit pyb',
  values: 'e s session k c conf f noxfile workdir p parallel',
});

/** coverage run is python under another name. */
const coverage: Program = {
  names: ['coverage', 'coverage3'],
  act: 'run.build',
  subcommands: [
    {
      names: ['run'],
      act: 'run.build',
      anyOption: true,
      stopAtOperand: true,
      options: {
        'a append branch p parallel-mode L pylib timid m module': 'flag',
        'source include omit rcfile context concurrency data-file': 'value',
      },
      effects: (call, parsed) => {
        const isModule =
          hasOption(parsed, 'a') &&
          parsed.options.some(({ asWritten }) => /^(?:-m|--module)$/.test(asWritten));
        return parsed.operands.length === 0
          ? []
          : call.context.run([known('python'), ...(isModule ? [known('-m')] : []), ...parsed.operands]);
      },
    },
    {
      names: ['html'],
      act: 'run.build',
      anyOption: true,
      options: { 'd directory': 'writes-tree', 'title include omit': 'value' },
    },
    {
      names: ['xml', 'json', 'lcov'],
      act: 'run.build',
      anyOption: true,
      options: { o: 'writes', 'include omit': 'value' },
    },
  ],
  otherwise: 'run.build',
};

const publishers: Program = {
  names: ['twine'],
  act: 'run.build',
  style: 'raw',
  effects: (call): Effect[] => (call.args[0]?.text === 'check' ? [] : [act('publish', 'twine')]),
};

const notebooks: Program = {
  names: [
    'jupyter',
    'papermill',
    'nbconvert',
    'nbqa',
    'nbstripout',
    'streamlit',
    'gunicorn',
    'uvicorn',
    'hypercorn',
    'daphne',
    'waitress-serve',
    'celery',
    'rq',
    'dramatiq',
    'huey_consumer',
    'airflow',
    'dagster',
    'prefect',
    'fastapi',
    'litestar',
    'sanic',
    'quart',
  ],
  act: 'run.build',
  style: 'raw',
  effects: (call: Call): Effect[] =>
    /^(?:lab|notebook|server)$/.test(call.args[0]?.text ?? '') ? [act('run.service', call.name)] : [],
};

export const pythonRunners: readonly Program[] = [
  pytest,
  ...formatters,
  ...checkers,
  environments,
  coverage,
  publishers,
  notebooks,
];
