import type { TableCase } from '../guard/commands/table-cases.ts';

const S = 'run.script';
const W = 'run.write';

const manifest = (name: string | undefined, scripts: Record<string, string> = {}) =>
  JSON.stringify({ ...(name !== undefined && { name }), scripts });

const packages = {
  'packages/web/package.json': manifest('@app/web', { make: 'touch made', test: 'touch tested' }),
  'packages/api/package.json': manifest('api', { make: 'touch made' }),
  'packages/node_modules/x/package.json': manifest('never', { make: 'touch made' }),
  'packages/.hidden/package.json': manifest('hidden', { make: 'touch made' }),
  'packages/empty/README.md': '',
  'apps/site/package.json': manifest(undefined, { make: 'touch made' }),
  'libs/deep/core/package.json': manifest('core', { make: 'touch made' }),
  'other/package.json': manifest('other', { make: 'touch made' }),
} as const;

const web = 'write packages/web/made';
const api = 'write packages/api/made';
const site = 'write apps/site/made';
const core = 'write libs/deep/core/made';
const all = [S, W, web, api, site, core] as const;

/** Runs over the packages of a workspace, as npm 11, pnpm 10, yarn 4, Turborepo 2, Nx 21 and Lerna 8 have them. */
export const npmWorkspace = {
  files: {
    'package.json': JSON.stringify({
      workspaces: ['packages/*', './apps/site/', 'libs/**', '!packages/none'],
      scripts: {
        'lint:a': 'touch a',
        'lint:b': 'touch b',
        'lint:b:c': 'touch c',
        pretest: 'touch pre',
        test: 'touch it',
        posttest: 'touch post',
        start: 'touch started',
        stop: 'touch stopped',
        restart: 'touch restarted',
        args: 'touch',
        object: 5,
        empty: '',
      },
    }),
    ...packages,
  },
  cases: [
    ['npm run make -w @app/web', S, W, web],
    ['npm run make -w api', S, W, api],
    ['npm run make -w packages/api', S, W, api],
    ['npm run make --workspace=./packages/api', S, W, api],
    ['npm run make -w web -w api', S, W, web, api],
    ['npm run make -w unheard', ...all],
    ['npm run make --workspaces', ...all],
    ['npm run make -ws', ...all],
    ['npm -w api run make', S, W, api],
    ['cd packages/api && npm run make', S, W, api],
    ['cd packages/web && npm run make -w api', S, W, api],
    ['npm --prefix packages/api run make', S, W, api],
    ['turbo run make', ...all],
    ['turbo make', ...all],
    ['turbo run make --filter=api', S, W, api],
    ['turbo run make -F api', S, W, api],
    ['turbo run make --filter=@app/*', S, W, web],
    ['turbo run make --filter=./packages/*', S, W, web, api],
    ['turbo run make --filter=./packages', S, W, web, api],
    ['turbo run make --filter=...api', S, W, api],
    ['turbo run make --filter=api...', S, W, api],
    ['turbo run make --filter=...^api', S, W, api],
    ['turbo run make --filter=api^...', S, W, api],
    ['turbo run make --filter=api[main]', S, W, api],
    ['turbo run make --filter={./packages/api}', S, W, api],
    ['turbo run make --filter=!api', ...all],
    ['turbo run api#make', ...all],
    ['turbo run make -- -a', ...all],
    ['turbo run make --cwd packages/api', ...all],
    ['turbo run missing', S],
    ['turbo login', S, 'network.write'],
    ['turbo --dry run make', ...all],
    ['turbo --concurrency 2 run make', ...all],
    ['lerna run make', ...all],
    ['lerna run make --scope api', S, W, api],
    ['lerna publish', S, 'git.push', 'publish'],
    ['lerna version', S, 'git.push', 'publish'],
    ['lerna bootstrap', S, 'install bootstrap'],
    ['lerna clean', S, 'install clean'],
    ['nx run api:make', S, W, api],
    ['nx make api', S, W, api],
    ['nx make web', S, W, web],
    ['nx run-many -t make', ...all],
    ['nx run-many --target=make', ...all],
    ['nx run-many --targets make -p api', ...all],
    ['nx affected -t make', ...all],
    ['nx affected --target make --base main', ...all],
    ['nx make', ...all],
    ['nx run', S],
    ['nx migrate latest', S, 'install migrate'],
    ['nx add x', S, 'install add'],
    ['nx g lib', S, 'install g'],
    ['nx generate lib', S, 'install generate'],
    ['nx release', S, 'publish release'],
    ['nx build x', S],
    ['nx', S],
    ['yarn workspace api make', S, W, api],
    ['yarn workspace @app/web run make', S, W, web],
    ['yarn workspace api add x', S, 'install'],
    ['yarn workspaces foreach -A run make', ...all],
    ['yarn workspaces foreach --include api run make', ...all],
    ['yarn workspaces list', S],
    ['yarn workspaces focus api', S, 'install'],
    ['yarn workspaces foreach', S],
    ['pnpm -r make', ...all],
    ['pnpm --filter api make', S, W, api],
    ['pnpm -F ./packages/api make', S, W, api],
    ['pnpm --filter api --filter core make', S, W, api, core],
    ['run-s lint:a', S, W, 'write a'],
    ['run-s "lint:*"', S, W, 'write a', 'write b'],
    ['run-p "lint:**"', S, W, 'write a', 'write b', 'write c'],
    ['npm-run-all lint:a lint:b', S, W, 'write a', 'write b'],
    ['run-s "args x y"', S, W, 'write x', 'write y'],
    ['run-s --silent -c lint:a', S, W, 'write a'],
    ['npm test', 'run.build', S, W, 'write pre', 'write it', 'write post'],
    ['npm t', 'run.build', S, W, 'write pre', 'write it', 'write post'],
    ['npm start', 'run.build', S, W, 'write started'],
    ['npm stop', 'run.build', S, W, 'write stopped'],
    ['npm restart', 'run.build', S, W, 'write restarted'],
    ['yarn start', 'run.build', S, W, 'write started'],
    ['npm run args -- x y', S, W, 'write x', 'write y'],
    ['npm run args x', S, W, 'write x'],
    ['yarn args x', S, W, 'write x'],
    ['yarn run args -- x', S, W, 'write x'],
    ['npm run object', S],
    ['npm run empty', S],
  ] satisfies TableCase[],
};

export const pnpmWorkspace = {
  files: {
    'package.json': manifest('root'),
    'pnpm-workspace.yaml':
      '# packages\npackages:\n  - "packages/*"\n  # a comment\n  - \'apps/site\' # the site\n  - libs/**\n\ncatalog:\n  - other\n',
    ...packages,
  },
  cases: [
    ['pnpm -r run make', S, W, web, api, site, core],
    ['pnpm --filter api run make', S, W, api],
    ['pnpm --dir packages/api run make', S, W, api],
    ['pnpm -C packages/api make', S, W, api],
  ] satisfies TableCase[],
};

/** Composer 2's scripts. */
export const composerProject = {
  files: {
    'composer.json': JSON.stringify({
      scripts: {
        one: 'touch one',
        many: ['touch a', '@one', '@php -r "unlink(\'b\');"', 'Some\\Class::method'],
        env: ['@putenv TO=made', 'touch $TO'],
        again: ['@again', 'touch c'],
        method: 'Some\\Class::method',
        install: 'touch never',
      },
    }),
    'composer.lock': '{}',
    'sub/a.php': '',
  },
  cases: [
    ['composer one', S, W, 'write one'],
    ['composer run one', S, W, 'write one'],
    ['composer run-script one', S, W, 'write one'],
    ['composer run-script --timeout 5 one', S, W, 'write one'],
    ['composer one -- x', S, W, 'write one', 'write x'],
    ['composer many', S, W, 'run.interpreter', 'write a', 'write b', 'write one'],
    ['composer env', S, W, 'environment.change TO', 'write made'],
    ['composer again', S, W, 'write c'],
    ['composer method', S, 'run.interpreter'],
    ['cd sub && composer one', S, W, 'write one'],
    ['composer -d sub one', S, W, 'write one'],
    ['composer install', 'install.frozen'],
    ['composer req x/y', 'install'],
    ['composer upd', 'install'],
    ['composer unheard', S],
    ['composer $X', 'run.dynamic', 'run.option … (a word that is only known at run time)'],
  ] satisfies TableCase[],
};
