import { spawnSync } from 'node:child_process';
import { bash } from './calls.ts';
import type { Door, Layer, Seen, Session } from './door.ts';
import { commitGates } from './gates-in-git.ts';
import { inWords, script } from './unwire-script.ts';

/** `seen`: 'runs' when absent. `next`: what a call of the main session meets afterwards, which the guard blocked before. */
type Unseen = {
  file: string;
  seen?: Seen;
  next: Seen;
  doctor?: string;
  closedBy: Layer;
  remains?: string;
};

const notAllowed: Seen = 'blocked: write.not-allowed';
const settings = '.claude/settings.json';
const local = '.claude/settings.local.json';
const refused: Pick<Unseen, 'next' | 'closedBy' | 'remains'> = {
  next: notAllowed,
  closedBy: 'guard',
  remains: 'the running session keeps its hooks (ConfigChange); the file stays changed for the next',
};

/** The hook of the call that changed it. */
const pinned: Pick<Unseen, 'seen' | 'next' | 'closedBy'> = {
  seen: 'put back',
  next: notAllowed,
  closedBy: 'pins',
};

const noSeal = 'the main session has no seal, so a script it runs can switch the guard off';

const unseen: Record<string, Unseen> = {
  'settings-deleted': { file: settings, doctor: 'settings.missing', ...refused },
  'settings-broken': { file: settings, doctor: 'settings.json', ...refused },
  'settings-without-hooks': { file: settings, doctor: 'settings.wiring', ...refused },
  'settings-off': { file: settings, doctor: 'settings.hooks-off', ...refused },
  'local-off': { file: local, doctor: 'settings.hooks-off', ...refused },
  'local-path': { file: local, doctor: 'settings.env', ...refused },
  'local-node-options': { file: local, doctor: 'settings.env', ...refused },
  'user-off': { file: '~/.claude/settings.json', doctor: 'settings.hooks-off', ...refused },
  'launcher-open': { file: '.claude/hooks/gates.sh', ...pinned },
  'launcher-deleted': { file: '.claude/hooks/gates.sh', ...pinned },
  'starter-open': { file: '.claude/hooks/gates.cjs', ...pinned },
  'runtime-open': { file: '.claude/hooks/gates.mjs', ...pinned },
  'runtime-deleted': { file: '.claude/hooks/gates.mjs', ...pinned },
  'launcher-kept': {
    file: '.claude/hooks/gates.sh',
    next: 'blocked: launcher',
    doctor: 'runtime.missing',
    closedBy: 'pins',
  },
  'launcher-again': {
    file: '.claude/hooks/gates.sh',
    next: 'runs',
    closedBy: 'sandbox',
    remains:
      'a process that outlives its call replaces the launcher between a check and the next call; the check after that call puts it back and says so',
  },
  'policy-broken': {
    file: '.claude/gates/gates.json',
    next: 'blocked: policy could not be read',
    doctor: 'policy.invalid',
    closedBy: 'guard',
  },
  'policy-open': {
    file: '.claude/gates/gates.json',
    next: 'runs',
    closedBy: 'sandbox',
    remains: `${noSeal}; the policy is yours, and doctor can't know what you wanted: its diff shows it`,
  },
  'everything-deleted': {
    file: settings,
    next: 'blocked: launcher',
    doctor: 'not installed',
    closedBy: 'guard',
  },
};

const files = { 'tools/unwire.mjs': script };

const byMain: Session[] = Object.entries(unseen).map(([way, row]) => ({
  id: `script-${way}`,
  area: 'unseen',
  long: true,
  prepare: commitGates,
  files,
  doors: doorsOf(way, row),
}));

/** Nothing to take back from git: all but the pins is the same. */
const uncommitted: Session = {
  id: 'script-uncommitted',
  area: 'unseen',
  files,
  doors: ['launcher-open', 'starter-open', 'runtime-open', 'launcher-deleted'].flatMap((way) =>
    doorsOf(way, unseen[way] as Unseen, ['-uncommitted', ', gates not yet committed', `src/${way}.ts`]),
  ),
};

/** The main session has no seal: what no pin holds stays changed. */
function doorsOf(
  way: string,
  { file, seen = 'runs', next, doctor, closedBy, remains }: Unseen,
  [suffix, where, then] = ['', '', 'src/next.ts'],
): Door[] {
  return [
    {
      id: `script-${way}${suffix}`,
      door: `${inWords(way)} by a script${where}`,
      call: bash(`node tools/unwire.mjs ${way}`),
      trace: { file },
      seen,
      ...(seen === 'runs'
        ? {
            closedBy: 'sandbox',
            remains: 'the guard does not look into scripts, and the main session has no seal',
          }
        : { closedBy }),
      ...(doctor && { doctor }),
    },
    {
      id: `after-${way}${suffix}`,
      door: `the next call after that`,
      // Time enough for the client to take settings over.
      first: seen === 'runs' && way !== 'launcher-again' ? [bash('sleep 5')] : [],
      call: bash(`echo x > ${then}`),
      trace: { file: then },
      seen: next,
      closedBy,
      ...(remains && { remains }),
    },
  ];
}

/** The client's own sandbox holds what no role may write, from inside of scripts too. */
const bySandbox: Session = {
  id: 'sandbox',
  area: 'unseen',
  long: true,
  install: ['--flow', 'off', '--sandbox'],
  prepare: commitGates,
  files,
  impossible: () =>
    ['bwrap', 'socat'].some((program) => spawnSync(program, ['--version']).error)
      ? 'bubblewrap or socat is not installed'
      : undefined,
  doors: ['settings-off', 'launcher-open', 'runtime-open', 'policy-open', 'git-hook'].map(
    (way): Door => ({
      id: `sandbox-${way}`,
      door: `${inWords(way)} by a script, the sandbox on`,
      call: bash(`node tools/unwire.mjs ${way}`),
      trace: { file: unseen[way]?.file ?? '.git/hooks/pre-commit' },
      seen: 'blocked: sandbox',
      closedBy: 'sandbox',
    }),
  ),
};

/** Ways after which the hooks still run. */
const putBack = [
  'settings-deleted',
  'settings-broken',
  'settings-without-hooks',
  'settings-off',
  'local-off',
  'local-path',
  'local-node-options',
  'policy-open',
];

/** What an agent changed of the gates themselves: the pins see it first, by the launcher that is theirs the seal is checked. */
const byPins = ['launcher-open', 'launcher-deleted', 'starter-open', 'runtime-open', 'runtime-deleted'];

/** An agent has a seal: all comes back after the call. */
const byCoder: Session = {
  id: 'script-coder',
  area: 'unseen',
  prepare: commitGates,
  files,
  agents: { coder: {} },
  doors: [
    ...putBack.map(
      (way): Door => ({
        id: `script-${way}-coder`,
        door: `${inWords(way)} by a script`,
        by: 'coder',
        call: bash(`node tools/unwire.mjs ${way}`),
        trace: { file: unseen[way]?.file ?? '' },
        seen: 'put back',
        closedBy: 'seal',
      }),
    ),
    ...byPins.flatMap((way): Door[] => [
      {
        id: `script-${way}-coder`,
        door: `${inWords(way)} by a script`,
        by: 'coder',
        call: bash(`node tools/unwire.mjs ${way}`),
        trace: { file: unseen[way]?.file ?? '' },
        seen: 'put back',
        closedBy: 'pins',
      },
      {
        id: `after-${way}-coder`,
        door: "the coder's next call after that, a test",
        by: 'coder',
        call: bash(`echo x > tests/${way}.test.ts`),
        trace: { file: `tests/${way}.test.ts` },
        seen: 'blocked: write.denied',
        closedBy: 'guard',
      },
    ]),
    {
      id: 'script-git-hook-coder',
      door: `${inWords('git-hook')} by a script`,
      by: 'coder',
      call: bash('node tools/unwire.mjs git-hook'),
      trace: { file: '.git/hooks/pre-commit' },
      seen: 'put back',
      closedBy: 'seal',
    },
  ],
};

/** What a seal was taken of is known from the seal alone. */
const sealDeletedByCoder: Session = {
  id: 'script-seal-deleted-coder',
  area: 'unseen',
  prepare: commitGates,
  files,
  agents: { coder: {} },
  doors: [
    {
      id: 'script-seal-deleted-coder',
      door: `${inWords('seal-deleted')} by a script`,
      by: 'coder',
      call: bash('node tools/unwire.mjs seal-deleted'),
      trace: { file: 'tests/unsealed.test.ts' },
      seen: 'runs',
      closedBy: 'sandbox',
      remains:
        'without the seal nothing says what was there before; the agent is told, the ledger says so, and the diff shows it',
    },
    {
      id: 'after-seal-deleted-coder',
      door: 'the next script after that',
      by: 'coder',
      call: bash('node tools/unwire.mjs git-hook'),
      trace: { file: '.git/hooks/pre-commit' },
      seen: 'blocked: seal.open',
      closedBy: 'seal',
    },
  ],
};

export const unwiringByScript: Session[] = [byCoder, sealDeletedByCoder, uncommitted, ...byMain, bySandbox];
