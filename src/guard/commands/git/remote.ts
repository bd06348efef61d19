import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { treeOf } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { anyTracked } from './change.ts';
import { negatable } from './options.ts';
import { transportEffects } from './outward.ts';

/** git's verbs that talk to other machines or serve them. */

const runsThere: Options = { 'upload-pack exec receive-pack': { act: 'run.shell', value: true } };

const fetchOptions: Options = {
  ...runsThere,
  'depth deepen shallow-since shallow-exclude refmap j jobs o server-option negotiation-tip filter recurse-submodules-default':
    'value',
  'submodule-prefix bundle-uri': 'value',
  ...negatable({
    'recurse-submodules': 'optional',
    'a f k m p P t n q v u 4 6 all append atomic unshallow update-shallow negotiate-only dry-run porcelain force':
      'flag',
    'keep multiple auto-maintenance auto-gc write-commit-graph prefetch prune prune-tags refetch tags':
      'flag',
    'set-upstream update-head-ok quiet verbose progress ipv4 ipv6 stdin write-fetch-head show-forced-updates':
      'flag',
  }),
};

const transport = (_: Call, parsed: ParsedArgs): Effect[] => transportEffects(parsed.operands, parsed);

/** "https://host/team/name.git" is cloned into "name", a bare copy into "name.git". */
function clonedPlace([source, place]: readonly Arg[], isBare: boolean): Arg | undefined {
  if (place || !source) return place;
  if (source.text === undefined) return undefined;
  const name = source.text
    .replace(/\/+$/, '')
    .replace(/(?:\/\.git|\.git|\.bundle)$/, '')
    .split(/[/:]/)
    .at(-1);
  return known(name ? `${name}${isBare ? '.git' : ''}` : '.');
}

function cloneEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const { by, operands } = parsed;
  const place = clonedPlace(operands, hasOption(parsed, 'bare'));
  const [source] = operands;
  const isLocal = source?.text !== undefined && !/^[^/]*:/.test(source.text);
  return [
    write(place ? treeOf(context.target(place)) : { kind: 'unknown' }, by),
    ...(isLocal && source ? [read(context.target(source), by)] : []),
    ...transportEffects(operands, parsed),
  ];
}

const serves = (names: string, what: Program['act'] = 'run.service'): Program => ({
  names: names.split(' '),
  act: what,
  style: 'raw',
});

export const remoteVerbs: Program[] = [
  {
    names: ['fetch', 'fetch-pack'],
    act: 'git.fetch',
    options: fetchOptions,
    operands: 'text',
    effects: transport,
  },
  {
    names: ['pull'],
    act: 'git.fetch',
    options: {
      ...fetchOptions,
      's strategy X strategy-option cleanup': 'value',
      ...negatable({
        'r rebase S gpg-sign log': 'optional',
        'commit edit ff ff-only stat summary squash autostash allow-unrelated-histories verify': 'flag',
        'verify-signatures': 'flag',
        'signoff j jobs': 'optional',
      }),
      'no-verify': { act: 'git.config' },
    },
    operands: 'text',
    effects: (call, parsed) => [
      act('git.history', parsed.by),
      act('git.worktree', parsed.by),
      write(anyTracked(call.context), parsed.by),
      ...transport(call, parsed),
    ],
  },
  {
    names: ['clone'],
    act: 'git.fetch',
    options: {
      ...runsThere,
      u: { act: 'run.shell', value: true },
      'c config': { act: 'git.config', value: true },
      'b branch o origin depth shallow-since shallow-exclude reference reference-if-able j jobs server-option filter':
        'value',
      'bundle-uri ref-format revision': 'value',
      template: 'reads-tree',
      'separate-git-dir': 'writes-tree',
      'recurse-submodules recursive': 'optional',
      'bare mirror': 'flag',
      'l s n q v 4 6 local no-local no-hardlinks shared dissociate quiet verbose progress no-checkout sparse':
        'flag',
      'single-branch no-single-branch tags no-tags shallow-submodules no-shallow-submodules remote-submodules no-remote-submodules':
        'flag',
      'reject-shallow no-reject-shallow also-filter-submodules ipv4 ipv6': 'flag',
    },
    operands: 'text',
    effects: cloneEffects,
  },
  {
    names: ['push', 'send-pack', 'http-push'],
    act: 'git.push',
    options: {
      ...runsThere,
      ...negatable({
        'repo o push-option recurse-submodules': 'value',
        'force-with-lease signed': 'optional',
        'f n q v u d 4 6 all branches prune mirror dry-run porcelain delete tags follow-tags atomic force':
          'flag',
        'force-if-includes set-upstream thin quiet verbose progress verify ipv4 ipv6': 'flag',
      }),
      'no-verify': { act: 'git.config' },
    },
    operands: 'text',
    effects: transport,
  },
  { names: ['request-pull'], act: 'network.read', options: { p: 'flag' }, operands: 'text' },
  {
    names: ['send-email', 'imap-send'],
    act: 'network.write',
    style: 'raw',
    effects: ({ args, context }, { by }) =>
      args.filter(({ prefix }) => !prefix.startsWith('-')).map((file) => read(context.target(file), by)),
  },
  serves(
    'daemon instaweb gui citool gitk http-backend upload-pack receive-pack upload-archive shell cvsserver web--browse fsmonitor--daemon',
  ),
  // Prints passwords, or stores them.
  {
    names: ['credential', 'credential-cache', 'credential-store'],
    act: 'environment.read',
    style: 'raw',
    effects: ({ args }, { by }) =>
      args.every(({ text }) => text !== 'fill' && text !== 'get') ? [] : [act('secret.read', by)],
  },
  serves('hook', 'run.script'),
  {
    names: ['for-each-repo'],
    act: 'git.read',
    options: { config: 'value', 'keep-going': 'flag' },
    stopAtOperand: true,
    operands: 'text',
    effects: ({ context }, { operands }) => context.run([known('git'), ...operands], { cwd: undefined }),
  },
  {
    names: ['bugreport', 'diagnose'],
    act: 'git.read',
    options: { 'o output-directory': 'value', 's suffix mode': 'value', 'diagnose no-suffix': 'flag' },
    // The suffix is a date by default.
    effects: ({ context }, parsed) => {
      const place = context.from(optionValues(parsed, 'o')[0] ?? known('.'));
      const made = place.target(known('git-'));
      return [
        write(made.kind === 'path' ? { kind: 'unknown', prefix: made.path } : { kind: 'unknown' }, parsed.by),
      ];
    },
  },
];
