import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { anyTracked } from '../git/change.ts';
import { treeOf } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';

/** gh, glab, hub, tea: what they ask the git host, and what they change there. */

/** Opening a browser (-w, --web) is left out: it is no reading. */
const viewOptions: Options = {
  'R repo json q jq t template L limit s state l label A author a assignee B base H head S search j job b branch':
    'value',
  'workflow attempt i interval e event u user created commit status key sort order owner visibility language topic':
    'value',
  'M m milestone mention app filename hostname g group P per-page p page F output O org color': 'value',
  'draft c comments name-only patch log log-failed exit-status verbose v watch fail-fast required archived no-archived':
    'flag',
  'fork source exclude-drafts exclude-pre-releases r ref y yaml all paginate raw files closed merged compact':
    'flag',
};

const asks = (names: string, options: Options = {}): Program => ({
  names: names.split(' '),
  act: 'network.read',
  options: { ...viewOptions, ...options },
  operands: 'text',
});

/** Files a change takes its text from. */
const changeOptions: Options = {
  'body-file notes-file': 'reads',
};

const changes = (names: string): Program => ({
  names: names.split(' '),
  act: 'git.host',
  options: { ...changeOptions, F: 'value' },
  operands: 'text',
  effects: ({ context }, parsed) =>
    optionValues(parsed, 'F')
      .filter(({ text }) => text !== '-' && !text?.includes('='))
      .map((file) => read(context.target(file), parsed.by)),
});

const downloads = (names: string): Program => ({
  names: names.split(' '),
  act: 'network.read',
  options: {
    'D dir': 'value',
    'O output': 'writes',
    'R repo p pattern A archive n name': 'value',
    'clobber skip-existing': 'flag',
  },
  operands: 'text',
  effects: ({ context }, parsed) => {
    const target = context.target(optionValues(parsed, 'D')[0] ?? known('.'));
    return hasOption(parsed, 'O')
      ? []
      : [write(target.kind === 'path' ? { kind: 'unknown', prefix: `${target.path}/` } : target, parsed.by)];
  },
});

const checkout = (names: string): Program => ({
  names: names.split(' '),
  act: 'git.fetch',
  style: 'raw',
  effects: ({ context }, { by }) => [act('git.worktree', by), write(anyTracked(context), by)],
});

/** A field or a body makes it a POST; a GraphQL query only reads as long as it is no mutation. */
function apiEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  const fields = [...optionValues(parsed, 'f'), ...optionValues(parsed, 'F')];
  const methods = optionValues(parsed, 'X');
  const method = methods.at(-1);
  const effects: Effect[] = optionValues(parsed, 'F').flatMap(({ text }) => {
    const file = /^[^=]*=@(.+)$/.exec(text ?? '')?.[1];
    return file === undefined || file === '-' ? [] : [read(context.target(known(file)), by)];
  });
  const asksOnly = method
    ? /^(?:get|head)$/i.test(method.text ?? '')
    : fields.length === 0 && !hasOption(parsed, 'input');
  const isQuery =
    operands[0]?.text === 'graphql' &&
    fields.every(({ text }) => text !== undefined && !/^query=(?:@|[\s\S]*\bmutation\b)/.test(text)) &&
    !hasOption(parsed, 'input');
  return asksOnly || isQuery ? effects : [...effects, act('git.host', by, method?.text)];
}

const api: Program = {
  names: ['api'],
  act: 'network.read',
  options: {
    'X method': 'value',
    'f raw-field': 'value',
    'F field form': 'value',
    input: 'reads',
    'H header q jq t template cache hostname p preview': 'value',
    'i include paginate silent slurp verbose output': 'flag',
  },
  operands: 'text',
  effects: apiEffects,
};

const family = (names: string, reads: string, more: readonly Program[] = []): Program => ({
  names: names.split(' '),
  act: 'run.read',
  otherwise: 'git.host',
  subcommands: [asks(reads), ...more],
});

const clone = (by: string): Program => ({
  names: ['clone'],
  act: 'git.fetch',
  stopAtOperand: true,
  options: { 'u upstream-remote-name g group p preserve-namespace': 'value' },
  operands: 'text',
  effects: ({ context }, { operands }) => {
    const place: Arg | undefined =
      operands[1] ??
      (operands[0]?.text === undefined ? undefined : known(operands[0].text.split('/').at(-1) ?? '.'));
    return [write(place ? treeOf(context.target(place)) : { kind: 'unknown' }, `${by} clone`)];
  },
});

const readsOnly = (names: string): Program => ({ names: names.split(' '), act: 'run.read', style: 'raw' });

export const hubPrograms: Program[] = [
  {
    names: ['gh'],
    act: 'run.read',
    options: { 'R repo': 'value', 'version help': 'flag' },
    subcommands: [
      family('pr', 'view list diff checks status', [
        checkout('checkout co'),
        changes('create edit comment review merge close reopen ready lock unlock update-branch revert'),
      ]),
      family('issue', 'view list status', [
        changes('create edit comment close reopen delete pin unpin lock unlock transfer develop'),
      ]),
      family('run', 'view list watch', [downloads('download')]),
      family('release', 'view list', [
        downloads('download'),
        changes('create edit delete upload delete-asset'),
      ]),
      family('repo', 'view list', [clone('gh repo')]),
      family('workflow', 'view list'),
      family('gist', 'view list', [clone('gh gist')]),
      family('label', 'list'),
      family('cache', 'list'),
      family('secret', 'list'),
      family('variable', 'list get'),
      family('ruleset rs', 'view list check'),
      family('org ssh-key gpg-key', 'list'),
      family('project', 'view list item-list field-list'),
      family('search', 'code commits issues prs repos'),
      { ...family('codespace cs', 'list view ports logs'), otherwise: 'run.remote' },
      {
        names: ['auth'],
        act: 'run.read',
        otherwise: 'git.config',
        subcommands: [
          asks('status', { 'active a': 'flag', 't show-token': { act: 'secret.read' } }),
          { names: ['token'], act: 'secret.read', style: 'raw' },
        ],
      },
      {
        names: ['extension', 'ext', 'extensions'],
        act: 'run.read',
        otherwise: 'install',
        subcommands: [asks('list search'), { names: ['exec'], act: 'run.unknown', style: 'raw' }],
      },
      { names: ['config'], act: 'run.read', otherwise: 'git.config', subcommands: [readsOnly('get list')] },
      { names: ['alias'], act: 'run.read', otherwise: 'git.config', subcommands: [readsOnly('list')] },
      { names: ['agent-task', 'copilot'], act: 'agent.client', style: 'raw' },
      { names: ['browse'], act: 'run.system', style: 'raw' },
      asks('status'),
      readsOnly('version help completion'),
      { names: ['attestation', 'at'], act: 'network.read', style: 'raw' },
      api,
    ],
  },
  {
    names: ['glab'],
    act: 'run.read',
    options: { 'R repo': 'value', 'version help': 'flag' },
    subcommands: [
      family('mr', 'view list diff issues approvers', [checkout('checkout')]),
      family('issue incident', 'view list board'),
      family('ci pipeline pipe', 'view list status trace get lint'),
      family('repo project', 'view list search contributors', [clone('glab repo')]),
      family('release', 'view list', [downloads('download')]),
      family('label variable snippet schedule milestone iteration', 'list get view'),
      { names: ['auth'], act: 'run.read', otherwise: 'git.config', subcommands: [asks('status')] },
      {
        names: ['config', 'alias'],
        act: 'run.read',
        otherwise: 'git.config',
        subcommands: [readsOnly('get list')],
      },
      readsOnly('version help completion check-update'),
      api,
    ],
    otherwise: 'git.host',
  },
  {
    // What hub doesn't know it hands to git.
    names: ['hub'],
    act: 'run.read',
    style: 'raw',
    effects: ({ args, context }) =>
      /^(?:pull-request|fork|create|delete|release|issue|pr|api|gist|sync|ci-status|browse|compare)$/.test(
        args[0]?.text ?? '',
      )
        ? [act('git.host', 'hub', args[0]?.text)]
        : context.run([known('git'), ...args]),
  },
  { names: ['tea', 'jira', 'linear', 'bkt'], act: 'git.host', style: 'raw' },
];
