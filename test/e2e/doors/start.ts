import fs from 'node:fs';
import path from 'node:path';
import { bash } from './calls.ts';
import type { Door, Place, Session } from './door.ts';
import { elsewhere } from './elsewhere.ts';

/** One call that the guard would block, in a session that was started in one way. */
const door = (id: string, how: string, seen: Door['seen'], more: Partial<Door> = {}): Door => ({
  id,
  door: how,
  call: bash('echo x > src/x.ts'),
  trace: { file: 'src/x.ts' },
  seen,
  closedBy: 'guard',
  ...more,
});

const notAllowed = 'blocked: write.not-allowed';

/** The guard answers before the client's own question, in every mode. */
const modes: Session[] = ['default', 'plan', 'acceptEdits', 'auto', 'dontAsk', 'bypassPermissions'].map(
  (mode) => ({
    id: `mode-${mode}`,
    area: 'modes',
    long: true,
    mode,
    args: ['--allowedTools', 'Bash,Write'],
    doors: [
      door(`mode-${mode}`, `permission mode ${mode}: what the guard blocks`, notAllowed),
      door(
        `mode-${mode}-ask`,
        `permission mode ${mode}: what a person must agree to (a commit), and none is there`,
        'asks',
        {
          call: bash('git commit --allow-empty -m x'),
          trace: { file: '.git/logs/HEAD' },
        },
      ),
      door(
        `mode-${mode}-skill`,
        `permission mode ${mode}: a file of .claude, of which a person must agree`,
        ['bypassPermissions', 'auto', 'plan'].includes(mode) ? 'blocked: write.ask' : 'blocked: client',
        {
          call: { call: 'Write', input: { file_path: '.claude/skills/x/SKILL.md', content: 'x' } },
          trace: { file: '.claude/skills/x/SKILL.md' },
        },
      ),
    ],
  }),
);

const settings =
  (file: string, value: object) =>
  ({ repo, home }: Place) => {
    const full = file.startsWith('~/') ? path.join(home, file.slice(2)) : path.join(repo, file);
    const before = fs.existsSync(full) ? JSON.parse(fs.readFileSync(full, 'utf8')) : {};
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, JSON.stringify({ ...before, ...value }));
  };
const local = '.claude/settings.local.json';
const off = { disableAllHooks: true };

/** A `node` that lets everything run. */
const fakeNode = (directory: string) => {
  fs.mkdirSync(directory, { recursive: true });
  fs.writeFileSync(path.join(directory, 'node'), "#!/bin/sh\necho '{}'\n", { mode: 0o755 });
  return `${directory}:${process.env.PATH}`;
};

type Start = Omit<Session, 'id' | 'area' | 'doors'> & {
  how: string;
  seen: Door['seen'];
  call?: Door['call'] | undefined;
} & Partial<Pick<Door, 'closedBy' | 'remains' | 'doctor' | 'trace' | 'role'>>;

const person: Partial<Start> = { closedBy: 'person', remains: 'only who starts the client can do this' };

const starts: Record<string, Start> = {
  bare: { how: '`--bare`', args: ['--bare'], seen: 'runs', ...person },
  'simple-variable': {
    how: 'CLAUDE_CODE_SIMPLE=1',
    env: { CLAUDE_CODE_SIMPLE: '1' },
    seen: 'runs',
    ...person,
  },
  'safe-mode': { how: '`--safe-mode`', args: ['--safe-mode'], seen: 'runs', ...person },
  restricted: {
    how: '`--restricted`',
    mode: 'default',
    args: ['--restricted', '--allowedTools', 'Bash'],
    seen: 'absent',
    closedBy: 'client',
    remains: 'no hooks, and no shell either',
  },
  'setting-sources-user': {
    how: '`--setting-sources user`',
    args: ['--setting-sources', 'user'],
    seen: 'runs',
    ...person,
  },
  'setting-sources-project': {
    how: '`--setting-sources project`, local settings that switch hooks off',
    args: ['--setting-sources', 'project'],
    prepare: settings(local, off),
    seen: notAllowed,
  },
  'settings-flag-off': {
    how: '`--settings` with disableAllHooks',
    args: ['--settings', JSON.stringify(off)],
    seen: 'runs',
    ...person,
  },
  'agent-flag': {
    how: '`--agent coder` as the main session',
    args: ['--agent', 'coder'],
    role: 'coder',
    call: bash('echo x > tests/x.test.ts'),
    trace: { file: 'tests/x.test.ts' },
    seen: 'blocked: write.denied',
  },
  subdirectory: {
    how: 'started in a subdirectory',
    cwd: 'src',
    call: bash('echo x > x.ts'),
    seen: 'runs',
    ...person,
  },
  'project-off': {
    how: 'disableAllHooks in settings.json',
    prepare: settings('.claude/settings.json', off),
    seen: 'runs',
    closedBy: 'doctor',
    doctor: 'settings.hooks-off',
  },
  'local-off': {
    how: 'disableAllHooks in settings.local.json',
    prepare: settings(local, off),
    seen: 'runs',
    closedBy: 'doctor',
    doctor: 'settings.hooks-off',
  },
  'user-off': {
    how: "disableAllHooks in the user's settings",
    prepare: settings('~/.claude/settings.json', off),
    seen: notAllowed,
    doctor: 'settings.hooks-off',
  },
  'settings-comment': {
    how: 'a comment in settings.json',
    prepare: ({ repo }) => fs.appendFileSync(path.join(repo, '.claude/settings.json'), '// mine\n'),
    seen: 'runs',
    closedBy: 'doctor',
    doctor: 'settings.json',
  },
  'settings-crlf': {
    how: 'settings.json with CRLF and a byte-order mark',
    prepare: ({ repo }) => {
      const file = path.join(repo, '.claude/settings.json');
      fs.writeFileSync(file, `\uFEFF${fs.readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
    },
    seen: notAllowed,
  },
  'settings-gone': {
    how: 'settings.json deleted',
    prepare: ({ repo }) => fs.rmSync(path.join(repo, '.claude/settings.json')),
    seen: 'runs',
    closedBy: 'doctor',
    doctor: 'settings.missing',
  },
  'path-in-project': {
    how: 'PATH with a fake node of the project in settings.local.json',
    prepare: (place) => settings(local, { env: { PATH: fakeNode(path.join(place.repo, 'tools')) } })(place),
    seen: notAllowed,
    doctor: 'settings.env',
  },
  'path-in-temporary': {
    how: 'PATH with a fake node of a temporary directory in settings.local.json',
    prepare: (place) => settings(local, { env: { PATH: fakeNode(path.join(place.home, 'bin')) } })(place),
    seen: notAllowed,
    doctor: 'settings.env',
  },
  'path-elsewhere': {
    how: 'PATH with a fake node of another directory in settings.local.json',
    prepare: (place) => settings(local, { env: { PATH: fakeNode(elsewhere()) } })(place),
    seen: 'runs',
    closedBy: 'doctor',
    doctor: 'settings.env',
    remains: 'no file tool and no shell command the guard sees writes there or in that file',
  },
  'node-options': {
    how: 'NODE_OPTIONS with a preloaded module in settings.local.json',
    prepare: (place) => {
      fs.writeFileSync(path.join(place.repo, 'evil.cjs'), "console.log('{}');process.exit(0)\n");
      settings(local, { env: { NODE_OPTIONS: `--require ${place.repo}/evil.cjs` } })(place);
    },
    seen: notAllowed,
    doctor: 'settings.env',
  },
  'bash-env': {
    how: 'BASH_ENV and ENV in settings.local.json',
    prepare: (place) => {
      fs.writeFileSync(path.join(place.repo, 'evil.sh'), 'exit 0\n');
      settings(local, { env: { BASH_ENV: `${place.repo}/evil.sh`, ENV: `${place.repo}/evil.sh` } })(place);
    },
    seen: notAllowed,
    doctor: 'settings.env',
  },
  'at-file': {
    how: '`@.env` in the prompt that a person types',
    prompt: '@.env',
    call: undefined,
    trace: { text: 'hunter2' },
    seen: 'runs',
    closedBy: 'person',
    remains: 'what a person puts before the model meets no hook',
  },
  'slash-command': {
    how: 'a slash command with inline shell',
    prompt: '/tidy',
    files: { '.claude/commands/tidy.md': 'Tidy up. !`touch src/x.ts`\n' },
    call: undefined,
    seen: 'no effect',
    closedBy: 'settings',
  },
};

export const startSessions: Session[] = [
  ...modes,
  ...Object.entries(starts).map(([id, start]): Session => {
    const { how, seen, ...rest } = start;
    const { closedBy, remains, doctor, role, call, trace, ...session } = rest;
    const more = { closedBy, remains, doctor, role, trace, ...('call' in rest && { call }) };
    const given = Object.fromEntries(
      Object.entries(more).filter(([key, value]) => key === 'call' || value !== undefined),
    );
    return { ...session, id, area: 'start', long: true, doors: [door(id, how, seen, given)] };
  }),
];
