import type { Effect } from '../../../src/guard/effects.ts';
import type { World } from '../../../src/guard/world.ts';

/** What a reader understands without finding it in the line. */
const plainWords = 'code script archive on standard input (loaded file) start files … an unknown command';

/** Where a line runs something by another name: a text of the line, and the words that messages say for it. */
const otherNames: Record<string, string> = {
  'sail ': 'docker compose exec down php artisan tinker bash mongosh redis-cli valkey-cli',
  'ddev art ': 'artisan',
  'gio trash': 'rm',
  'git save': 'git commit',
  'hub push': 'git push',
  '-m django': 'django-admin',
  'dotnet ef': 'dotnet-ef',
  'mix run -e': 'elixir',
  'npm create vite': 'create-vite',
  'npm create agent-gates': 'create-agent-gates',
  yarn: 'install',
  'bun test': 'vitest',
  'bun ': 'node',
  'uv run -m': 'python',
  'coverage run': 'python',
  'gates.sh': 'gates.mjs',
  'sudo -e': 'sudoedit',
  'sudo -': 'bash',
  'doas -s': 'bash',
  'su ': 'bash',
  'xargs <<<': 'echo',
  'rtk read': 'cat',
  '--init-file': '--rcfile',
  ' -b': '--backup',
  ' -S': '--backup',
  '--suffix': '--backup',
  ' -o': '--output',
  '-osrc': '--output',
  '-E rename': 'mv',
  '-E copy': 'cp',
  '-E remove': 'rm',
  '-E make_directory': 'mkdir',
  'sudo --edit': 'sudoedit',
  '--server': '-S',
  '--module': 'python -m',
  'deno fmt': 'prettier',
  ridgepole: '--apply',
  'django-admin ': 'manage.py',
  'nr ': 'npm run',
  'nvm run': 'node',
  tempfile: 'mktemp',
  'pdm cache': 'config',
  '--pest': '--test',
  ' W ': 'w',
  '--cert': '-E',
  '--proxy-cert': '-E',
  '--cookie': '-b',
  '--upload-file': '-T',
  '--remote-name': '-O',
  'uv run tool.py': 'python',
  'os.system': 'rm',
  __import__: 'rm',
  'bash -c': 'shell',
  'rsync -e': 'shell',
  'tar rf': '-c',
};

/** Messages say what does it in words of the line or of the files it runs: each `by` of an effect that holds another word. */
export function unnamed(line: string, effects: readonly Effect[], world: World): string[] {
  const names = Object.entries(otherNames).flatMap(([text, words]) => (line.includes(text) ? words : []));
  const known = [line, plainWords, ...names, textsBelow(world.root, world)].join('\n');
  const isKnown = (word: string) =>
    known.includes(word) || (/^-\w$/.test(word) && hasLetter(line, word[1] ?? ''));
  return effects.map(({ by }) => by).filter((by) => by === '' || !by.split(/\s+|\.\//).every(isKnown));
}

/** In a cluster of options, with or without its dash. */
const hasLetter = (line: string, letter: string): boolean => new RegExp(`\\s-?\\w*${letter}`).test(line);

const textsBelow = (dir: string, world: World): string =>
  world
    .list(dir)
    .map((name) => {
      const file = `${dir}/${name}`;
      if (world.isLink(file)) return '';
      return world.kind(file) === 'directory' ? textsBelow(file, world) : world.readText(file);
    })
    .join('\n')
    .replaceAll('\\\\', '\\');
