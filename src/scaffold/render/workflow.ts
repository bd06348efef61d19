import githubWorkflow from '../../../templates/core/_github/workflows/gates.yml.hbs';
import gitlabWorkflow from '../../../templates/core/_gitlab/gates.yml.hbs';
import type { Component, Policy } from '../../policy/policy.ts';

/** How a package manager brings what its lock file says, on a machine that has the language. */
export const installs: Readonly<Record<string, string>> = {
  npm: 'npm ci',
  pnpm: 'corepack enable && pnpm install --frozen-lockfile',
  yarn: 'corepack enable && yarn install --frozen-lockfile',
  bun: 'npx --yes bun install --frozen-lockfile',
  composer: 'composer install --no-interaction',
  bundler: 'bundle install',
  poetry: 'pipx install poetry && poetry install',
  uv: 'pipx install uv && uv sync',
  go: 'go mod download',
  cargo: 'cargo fetch',
};

/** The workflow's path and text, undefined when the policy wants none. */
export function workflow(policy: Policy): { path: string; content: string } | undefined {
  const context = workflowContext(policy);
  if (policy.ci === 'github')
    return { path: '.github/workflows/gates.yml', content: githubWorkflow(context) };
  return policy.ci === 'gitlab' ? { path: '.gitlab/gates.yml', content: gitlabWorkflow(context) } : undefined;
}

function workflowContext({ components, gates }: Policy): object {
  const lint = components.some(
    (component) => component.lint?.length || component.lintFix?.length || component.typecheck !== undefined,
  );
  const tests = components.some(({ testFile }) => testFile !== undefined);
  const where = ({ dir }: Component) => (dir === '.' ? 'the repository' : dir);
  const known = (component: Component) => installs[component.packageManager ?? ''];
  return {
    rounds: gates.ciRounds,
    lint,
    tests,
    changes: lint || tests,
    installs: components.flatMap((component) => {
      const run = known(component);
      return run === undefined ? [] : [{ where: where(component), dir: JSON.stringify(component.dir), run }];
    }),
    unknown: components.filter((component) => known(component) === undefined).map(where),
  };
}
