import { act, type Effect, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { sources } from './javascript.ts';
import { newFileIn, rewritten, tool } from './tool.ts';

/** astro add, storybook init, nuxi module add. */
function installsByVerb({ by, operands }: ParsedArgs): boolean {
  const [verb = '', noun = ''] = operands.map(({ text }) => text ?? '');
  if (/^(?:upgrade|add|install)$/.test(verb) || (verb === 'module' && noun === 'add')) return true;
  return /^(?:storybook|sb)$/.test(by) && /^(?:init|automigrate|migrate|remove)$/.test(verb);
}

/** What compiles, bundles or serves. */
const builders: readonly Program[] = [
  tool({
    names: 'tsc vue-tsc tsgo ttsc tspc ng-packagr',
    values: 'p project target t module m lib jsx moduleResolution rootDir types typeRoots baseUrl',
    outputTrees: 'outDir declarationDir',
    outputs: 'outFile tsBuildInfoFile generateTrace',
  }),
  tool({ names: 'esbuild', outputs: 'outfile metafile', outputTrees: 'outdir' }),
  tool({
    names:
      'vite webpack rollup rolldown parcel swc babel tsup tsdown unbuild microbundle rspack rsbuild farm snowpack next nuxt nuxi astro svelte-kit gatsby remix react-router vue-cli-service react-scripts craco ember eleventy hexo vitepress vuepress docusaurus storybook sb start-storybook build-storybook electron electron-builder electron-forge expo react-native metro ionic cap capacitor quasar solid-start vinxi nitro tailwindcss postcss sass node-sass lessc graphql-codegen openapi-typescript orval swagger-codegen openapi-generator-cli buf-gen protoc-gen-ts api-extractor rescript wp-scripts gulp grunt brunch node-gyp prebuildify nexe ncc',
    values: 'c config m mode p port h host b base env target l logLevel turbo',
    outputTrees: 'outDir out-dir',
    outputs: 'o outfile output',
    fixes: 'fix',
    effects: (_, parsed) =>
      installsByVerb(parsed) ? [act('install', parsed.by, parsed.operands[0]?.text)] : [],
  }),
  {
    names: ['ng', 'nest', 'ionic-cli', 'sv', 'vue', 'stencil'],
    act: 'run.build',
    style: 'raw',
    effects: frameworkCli,
  },
  {
    names: [
      'serve',
      'http-server',
      'live-server',
      'json-server',
      'browser-sync',
      'localtunnel',
      'lt',
      'ngrok',
      'vercel-dev',
      'pm2',
      'forever',
      'miniflare',
      'msw',
      'mockoon-cli',
      'prism',
    ],
    act: 'run.service',
    anyOption: true,
  },
];

/** add, update: dependencies; generate, new: source files; lint --fix. */
function frameworkCli(call: Call): Effect[] {
  const [verb, ...rest] = call.args.map((arg) => arg.text ?? '');
  if (/^(?:add|update|new|create|init|upgrade)$/.test(verb ?? ''))
    return [act('install', `${call.name} ${verb}`)];
  if (/^(?:g|generate)$/.test(verb ?? '') && !rest.some((word) => /^(?:-d|--dry-run)$/.test(word)))
    return [write(newFileIn('.', call), `${call.name} generate`)];
  return verb === 'lint' && rest.includes('--fix')
    ? rewritten([], sources, `${call.name} lint --fix`, call)
    : [];
}

/** npm packages that do a shell's work on any system. */
const fileTools: readonly Program[] = [
  {
    names: ['rimraf', 'del', 'del-cli', 'trash', 'trash-cli', 'rm-cli'],
    act: 'run.write',
    options: {
      'g glob no-glob v verbose i interactive f force preserve-root no-preserve-root dry-run': 'optional',
    },
    effects: (call, parsed) => parsed.operands.map((file) => write(call.context.target(file), parsed.by)),
  },
  {
    names: ['mkdirp', 'make-dir-cli', 'touch-cli'],
    act: 'run.write',
    operands: 'writes',
    options: { 'm mode': 'value', 'p print': 'flag' },
  },
  {
    names: ['cpy', 'cpy-cli', 'ncp', 'cpx', 'cpx2', 'copyfiles', 'cp-cli', 'copy', 'mv-cli', 'move-cli'],
    act: 'run.write',
    operands: 'copies',
    options: {
      'u up e exclude rename cwd': 'value',
      'f flat a all V verbose s soft w watch c clean parents': 'optional',
    },
  },
  {
    names: ['shx'],
    act: 'run.read',
    stopAtOperand: true,
    options: {},
    effects: (call, parsed) => (parsed.operands.length === 0 ? [] : call.context.run(parsed.operands)),
  },
  {
    names: ['degit', 'tiged', 'giget'],
    act: 'network.read',
    style: 'raw',
    effects: (call) => downloads(call),
  },
  tool({ names: 'sort-package-json', fixes: 'always', checks: 'c check', whole: ['package.json'] }),
  tool({ names: 'plop hygen yo', effects: (call) => [write(newFileIn('.', call), call.name)] }),
];

function downloads(call: Call): Effect[] {
  const place = call.args.filter((arg) => !arg.text?.startsWith('-'))[1]?.text;
  return [write(newFileIn(place ?? '.', call), call.name)];
}

/** ncu -u and taze -w write newer versions into package.json. */
const updaters: Program = {
  names: ['ncu', 'npm-check-updates', 'taze', 'npm-check', 'updates'],
  act: 'network.read',
  style: 'raw',
  effects: (call) =>
    call.args.some((arg) => /^(?:-[a-z]*[uwy]|--upgrade|--write|--update|--install|-i)$/.test(arg.text ?? ''))
      ? [act('install', call.name), write(call.context.target(known('package.json')), call.name)]
      : [],
};

/** Tools around commits: they stage, install hooks, or publish. */
const commitTools: readonly Program[] = [
  {
    names: ['lint-staged', 'pretty-quick', 'nano-staged'],
    act: 'run.build',
    style: 'raw',
    effects: (call) => [act('git.index', call.name)],
  },
  {
    names: [
      'husky',
      'simple-git-hooks',
      'lefthook',
      'pre-commit',
      'prek',
      'overcommit',
      'captainhook',
      'yorkie',
    ],
    act: 'run.build',
    style: 'raw',
    effects: hookManager,
  },
  {
    names: ['semantic-release', 'np', 'release-it', 'auto', 'release-please', 'lerna-publish', 'bumpp'],
    act: 'publish',
    style: 'raw',
    effects: (call) => [act('git.push', call.name), act('git.commit', call.name)],
  },
  {
    names: [
      'standard-version',
      'commit-and-tag-version',
      'bump2version',
      'bumpversion',
      'bump-my-version',
      'cz',
      'git-cz',
      'commitizen',
    ],
    act: 'git.commit',
    anyOption: true,
  },
  {
    names: ['changeset', 'changesets'],
    act: 'run.build',
    style: 'raw',
    effects: (call) => {
      const verb = call.args[0]?.text;
      if (verb === 'publish') return [act('publish', 'changeset publish')];
      if (verb === 'status') return [];
      const here = call.context.target(known('.'));
      const dir = here.kind === 'path' ? here.path : undefined;
      if (dir === undefined) return [];
      return verb === 'version'
        ? ['package.json', 'CHANGELOG.md'].map((name) =>
            write({ kind: 'tree', dir, name }, 'changeset version'),
          )
        : [write({ kind: 'tree', dir: `${dir}/.changeset` }, 'changeset')];
    },
  },
];

function hookManager(call: Call): Effect[] {
  const verb = call.args.find((arg) => !arg.text?.startsWith('-'))?.text;
  const reads = /^(?:run|dump|version|validate-config|validate-manifest|sample-config|check|list|help)$/;
  if (verb !== undefined && reads.test(verb)) return [];
  if (verb === 'autoupdate')
    return [write(call.context.target(known('.pre-commit-config.yaml')), 'pre-commit autoupdate')];
  return verb === undefined && call.name === 'pre-commit' ? [] : [act('git.config', call.name, verb)];
}

export const nodeTools: readonly Program[] = [...builders, ...fileTools, updaters, ...commitTools];
