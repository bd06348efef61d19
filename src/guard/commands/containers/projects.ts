import { act, type Effect } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import { wordsAfterDashes } from '../inner-command.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, Program } from '../program.ts';
import { composeCall } from './docker.ts';
import { type Place, projectMapping, runInside, shellInside } from './inside.ts';

/** Tools that run a project's programs in its own containers: the project lies in one place there. */

const html = (call: Call): Place => ({ mappings: projectMapping('/var/www/html', call.context) });

/** What sail runs in the application's container under the same name, or another. */
const sailPrograms: Readonly<Record<string, readonly string[]>> = {
  php: ['php'],
  composer: ['composer'],
  artisan: ['php', 'artisan'],
  art: ['php', 'artisan'],
  a: ['php', 'artisan'],
  debug: ['php', 'artisan'],
  test: ['php', 'artisan', 'test'],
  tinker: ['php', 'artisan', 'tinker'],
  dusk: ['php', 'artisan', 'dusk'],
  phpunit: ['phpunit'],
  pest: ['pest'],
  pint: ['pint'],
  phpstan: ['phpstan'],
  node: ['node'],
  npm: ['npm'],
  npx: ['npx'],
  pnpm: ['pnpm'],
  pnpx: ['pnpx'],
  yarn: ['yarn'],
  bun: ['bun'],
  bunx: ['bunx'],
  deno: ['deno'],
};

const sail: Program = { names: ['sail'], act: 'run.container', style: 'raw', effects: sailEffects };

function sailEffects(call: Call): Effect[] {
  const [verb, ...words] = call.args;
  const name = verb?.text;
  if (verb === undefined) return [];
  if (name === undefined) return [act('run.dynamic', 'sail')];
  const program = Object.hasOwn(sailPrograms, name) ? sailPrograms[name] : undefined;
  if (program) return runInside([...program.map(known), ...words], html(call), call);
  if (name === 'bin' || name === 'run-bin') return runInside(words, html(call), call);
  if (/^(?:shell|bash|root-shell|root-bash)$/.test(name))
    return runInside([known('bash'), ...words], html(call), call);
  const client = {
    mysql: 'mysql',
    mariadb: 'mariadb',
    psql: 'psql',
    mongodb: 'mongosh',
    redis: 'redis-cli',
    valkey: 'valkey-cli',
  }[name];
  if (client) return databaseClient(client, words, call);
  return name === 'share' ? [act('network.write', 'sail share')] : composeCall(call.args, call);
}

/** As the user of the application's .env, which is not read. */
function databaseClient(client: string, words: readonly Arg[], call: Call): Effect[] {
  const user =
    client === 'psql'
      ? [known('-U'), unknown()]
      : client.endsWith('cli') || client === 'mongosh'
        ? []
        : [known('-u'), unknown()];
  return runInside([known(client), ...user, ...words], { mappings: [] }, call);
}

/** ddev and lando: verbs of their own, and the project's programs as verbs. */
const ddev: Program = {
  names: ['ddev', 'lando', 'fin', 'warden', 'dip', 'docksal'],
  act: 'run.container',
  style: 'raw',
  effects: projectTool,
};

const ownPrograms = new Set(
  'php composer artisan art drush wp npm npx node yarn pnpm bun pest phpunit pint phpstan magento craft typo3 sake cake yii console python pip manage.py rails rake bundle rspec rubocop go cargo symfony drupal blackfire'.split(
    ' ',
  ),
);

function projectTool(call: Call): Effect[] {
  const [verb, ...words] = call.args;
  const name = verb?.text;
  if (!verb) return [];
  const place: Place = {
    mappings: projectMapping(call.name === 'lando' ? '/app' : '/var/www/html', call.context),
  };
  if (name === undefined) return [act('run.dynamic', call.name)];
  if (name === 'exec' || name === '.' || name === 'env' || name === 'run')
    return runInside(wordsAfterDashes(words) ?? commandWords(words), place, call);
  if (name === 'ssh' || name === 'shell' || name === 'bash') {
    const at = words.findIndex(({ text }) => text === '-c' || text === '--command');
    const code = at < 0 ? undefined : words[at + 1];
    return code ? shellInside(code, place, call) : [act('run.shell', `${call.name} ${name}`)];
  }
  if (ownPrograms.has(name))
    return runInside([known(name === 'art' ? 'artisan' : name), ...words], place, call);
  const client = { mysql: 'mysql', mariadb: 'mariadb', psql: 'psql', 'redis-cli': 'redis-cli' }[name];
  if (client) return databaseClient(client, words, call);
  if (/^(?:import-db|db-import|snapshot|restore-snapshot|delete|destroy|rebuild|clean|pull|push)$/.test(name))
    return [act('migrate', `${call.name} ${name}`)];
  if (/^(?:describe|list|status|logs|info|version|config|help|export-db|db-export)$/.test(name))
    return [act('network.read', `${call.name} ${name}`)];
  return [act('run.service', `${call.name} ${name}`)];
}

/** The words after the options that come before the command. */
function commandWords(words: readonly Arg[]): readonly Arg[] {
  let at = 0;
  while (words[at]?.text?.startsWith('-'))
    at += /^(?:-s|--service|-d|--dir|-u|--user)$/.test(words[at]?.text ?? '') ? 2 : 1;
  return words.slice(at);
}

/** Virtual machines: the project lies at /vagrant; Lima, Distrobox and their kind have the home directory where it is here. */
const vagrant: Program = {
  names: ['vagrant'],
  act: 'run.read',
  subcommands: [
    {
      names: ['ssh'],
      act: 'run.container',
      anyOption: true,
      options: { 'c command': 'value', 'p plain t tty': 'flag' },
      effects: (call, parsed) =>
        optionValues(parsed, 'c').flatMap((code) =>
          shellInside(code, { mappings: projectMapping('/vagrant', call.context) }, call),
        ),
    },
    {
      names: ['status', 'global-status', 'port', 'version', 'validate', 'list-commands'],
      act: 'network.read',
      style: 'raw',
    },
  ],
  otherwise: 'run.service',
};

const sameDisk: Program = {
  names: [
    'lima',
    'limactl',
    'colima',
    'distrobox',
    'toolbox',
    'apptainer',
    'singularity',
    'devcontainer',
    'orb',
    'flatpak-spawn',
    'guix-shell',
  ],
  act: 'run.container',
  style: 'raw',
  effects: (call) => {
    const dashes = wordsAfterDashes(call.args);
    const words = call.args.map(({ text }) => text ?? '');
    if (dashes) return dashes.length === 0 ? [] : call.context.run(dashes);
    if (/^(?:list|ls|ps|info|status|version|inspect|config|read-configuration)$/.test(words[0] ?? ''))
      return [];
    if (call.name === 'lima') return call.args.length === 0 ? [] : call.context.run(call.args);
    if (!/^(?:shell|ssh|exec|run|enter)$/.test(words[0] ?? ''))
      return [act('run.service', call.name, words[0])];
    // limactl shell NAME words, apptainer exec IMAGE words, devcontainer exec --workspace-folder . words
    const rest = call.args
      .slice(1)
      .filter(
        ({ text }, at, all) =>
          !text?.startsWith('-') &&
          !/^--(?:workspace-folder|workdir|bind|name|container)$/.test(all[at - 1]?.text ?? ''),
      );
    const command = call.name === 'devcontainer' || call.name === 'orb' ? rest : rest.slice(1);
    return command.length === 0 ? [act('run.shell', call.name)] : call.context.run(command);
  },
};

/** lxc exec NAME -- words: nothing of this disk is there. */
const otherDisk: Program = {
  names: ['lxc', 'incus', 'multipass', 'machinectl', 'lxc-attach', 'pct', 'crictl', 'ctr'],
  act: 'run.container',
  style: 'raw',
  effects: (call) => {
    const words = wordsAfterDashes(call.args);
    if (words) return runInside(words, { mappings: [] }, call);
    return /^(?:list|ls|info|version|ps|images|image|logs|status)$/.test(call.args[0]?.text ?? '')
      ? []
      : [act('run.service', call.name, call.args[0]?.text)];
  },
};

export const projectContainerPrograms: readonly Program[] = [sail, ddev, vagrant, sameDisk, otherDisk];
