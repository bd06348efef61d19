import { act, type Effect } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import type { Call, Program } from '../program.ts';

/** Versions of Node and of package managers. */
const versionTools: readonly Program[] = [
  {
    names: ['corepack'],
    act: 'run.read',
    style: 'raw',
    effects: (call) => {
      const [first, ...rest] = call.args;
      const manager = /^(npm|pnpm|yarn|npx|pnpx)(?:@.*)?$/.exec(first?.text ?? '');
      return manager ? call.context.run([known(manager[1] ?? ''), ...rest]) : [act('install', 'corepack')];
    },
  },
  {
    names: ['nvm', 'fnm', 'n', 'volta', 'nodist', 'nodeenv'],
    act: 'run.read',
    style: 'raw',
    effects: versionManager,
  },
  {
    names: ['lerna-lite', 'rush', 'rushx', 'pnpm-sync'],
    act: 'run.script',
    style: 'raw',
    effects: (call) => [
      act(
        /^(?:install|update|add|remove|link|purge)$/.test(call.args[0]?.text ?? '')
          ? 'install'
          : 'run.script',
        call.name,
      ),
    ],
  },
  {
    names: ['bower', 'jspm', 'volo', 'cnpm', 'tnpm', 'nypm', 'ni', 'nun', 'nup', 'nci'],
    act: 'install',
    anyOption: true,
  },
  {
    names: ['nr'],
    act: 'run.script',
    style: 'raw',
    effects: (call) =>
      call.args.length === 0 ? [] : call.context.run([known('npm'), known('run'), ...call.args]),
  },
];

function versionManager(call: Call): Effect[] {
  const [verb, ...rest] = call.args;
  const word = verb?.text ?? '';
  if (/^(?:exec|run)$/.test(word)) {
    const at = rest.findIndex(({ text }) => text === '--');
    // The version comes first: nvm exec 20 npm test; volta run --node 20 npm test.
    const command = at >= 0 ? rest.slice(at + 1) : afterVersion(rest);
    const isNode = call.name === 'nvm' && word === 'run';
    return command.length === 0 ? [] : call.context.run(isNode ? [known('node'), ...command] : command);
  }
  const reads =
    /^(?:use|current|ls|list|which|where|version|version-remote|ls-remote|list-remote|env|deactivate|default|--version|--help|help|completions|lsr|)$/;
  return [act(reads.test(word) ? 'run.read' : 'install', call.name, word)];
}

function afterVersion(words: readonly Arg[]): readonly Arg[] {
  const at = words.findIndex(
    ({ text }) => text === undefined || !/^(?:-.*|v?\d[\w.]*|lts\/.*|node|stable|system)$/.test(text),
  );
  return at < 0 ? [] : words.slice(at);
}

export const nodeVersionPrograms: readonly Program[] = versionTools;
