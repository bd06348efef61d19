import { act, type Effect } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { clientNames } from '../clients.ts';
import { migrationNames } from '../migrations/index.ts';
import type { Call } from '../program.ts';
import { toolNames } from '../runners/index.ts';
import { asObject, findManifest, jsonObject } from '../scripts/manifest.ts';

/** Packages whose command goes by another name. */
const commands: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'biome',
  '@playwright/test': 'playwright',
  '@angular/cli': 'ng',
  '@nestjs/cli': 'nest',
  '@vue/cli': 'vue',
  '@tailwindcss/cli': 'tailwindcss',
  '@redocly/cli': 'redocly',
  '@stryker-mutator/core': 'stryker',
  '@changesets/cli': 'changeset',
  '@sveltejs/kit': 'svelte-kit',
  '@mikro-orm/cli': 'mikro-orm',
  '@sequelize/cli': 'sequelize',
  '@commitlint/cli': 'commitlint',
  '@graphql-codegen/cli': 'graphql-codegen',
  '@arethetypeswrong/cli': 'attw',
  '@anthropic-ai/claude-code': 'claude',
  '@openai/codex': 'codex',
  '@google/gemini-cli': 'gemini',
  '@github/copilot': 'copilot',
  '@qwen-code/qwen-code': 'qwen',
  '@sourcegraph/amp': 'amp',
  '@sentry/cli': 'sentry-cli',
  '@railway/cli': 'railway',
  'opencode-ai': 'opencode',
  'sequelize-cli': 'sequelize',
  'dotenv-cli': 'dotenv',
  typescript: 'tsc',
  'ruff-lsp': 'ruff',
  '@adonisjs/cli': 'ace',
};

/** Programs of other tables that also come as packages. */
const others = new Set(
  'tsx ts-node ts-node-esm vite-node zx nodemon concurrently cross-env dotenv env-cmd npm-run-all run-s run-p turbo nx lerna npm pnpm yarn bun create-agent-gates supabase wrangler vercel netlify firebase neonctl turso cdk serverless sls poetry uv pip ansible ansible-playbook aider http httpie'.split(
    ' ',
  ),
);

/** "prettier@3" and "ruff==0.8" are prettier and ruff. */
export function commandOf(spec: string): string {
  const name = /^(@[^/@]+\/[^@]+|[^@=<>~!\s[]+)/.exec(spec)?.[1] ?? spec;
  return Object.hasOwn(commands, name) ? (commands[name] as string) : name;
}

export const isUsualTool = (name: string): boolean =>
  toolNames.has(name) || migrationNames.has(name) || clientNames.has(name) || others.has(name);

/**
 * npx, dlx, uvx and their kind: a usual tool does what it does; a command that lies in the repository's own packages is a script;
 * anything else is fetched and run.
 */
export function oneOffEffects(words: readonly Arg[], call: Call, by: string, fetched?: Arg): Effect[] {
  const [spec, ...rest] = words;
  if (!spec) return [];
  if (spec.text === undefined) return [act('run.dynamic', by), act('install', by)];
  const name = commandOf(spec.text);
  const scripted = act('run.script', `${by} ${name}`);
  const brings = fetched?.text === undefined ? name : commandOf(fetched.text);
  if (isUsualTool(name) || (fetched && isUsualTool(brings)))
    return [scripted, ...call.context.run([known(name), ...rest])];
  if (isLocal(name, call) || isDeclared(spec.text, call)) return [scripted];
  return [scripted, act('install', by, spec.text)];
}

/** Is it a dependency that package.json names? */
function isDeclared(spec: string, { context }: Call): boolean {
  const name = /^(@[^/@]+\/[^@]+|[^@]+)/.exec(spec)?.[1] ?? spec;
  const manifest = findManifest(['package.json'], context);
  const json = manifest && jsonObject(manifest.text);
  return ['dependencies', 'devDependencies', 'optionalDependencies'].some((key) =>
    Object.hasOwn(asObject(json?.[key]) ?? {}, name),
  );
}

/** Is it a command of an installed package, here or further up? */
function isLocal(name: string, { context }: Call): boolean {
  const places = [
    'node_modules/.bin',
    '../node_modules/.bin',
    '../../node_modules/.bin',
    '.venv/bin',
    'vendor/bin',
  ];
  return places.some((place) => {
    const target = context.target(known(`${place}/${name}`));
    return target.kind === 'path' && context.world.kind(target.path) === 'file';
  });
}
