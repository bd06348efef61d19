import type { Call } from '../mock-api.ts';
import { bash, write } from './calls.ts';
import type { Door, Seen, Session } from './door.ts';
import { commitGates, slug } from './gates-in-git.ts';

const off = '{"disableAllHooks":true}\n';

const roles = ['main', 'tester', 'coder', 'code-reviewer', 'general-purpose'] as const;
type Role = (typeof roles)[number];

/** A way that the guard can see, tried by every role. */
type Way = {
  way: string;
  call: Call;
  file: string;
  seen: Seen;
  but?: Partial<Record<Role, Seen>>;
  first?: Call[];
};

const gates: Seen = 'blocked: write.gates';
/** The deny rules of the install come before the hook. */
const deny: Seen = 'blocked: settings';
const noTool = { 'code-reviewer': 'absent' } as const;
const reader = (seen: Seen) => ({ 'code-reviewer': seen, 'general-purpose': seen });

const ways: readonly Way[] = [
  {
    way: 'Write of settings.json',
    call: write('.claude/settings.json', '{}\n'),
    file: '.claude/settings.json',
    seen: deny,
    but: noTool,
  },
  {
    way: 'Edit of settings.json',
    first: [{ call: 'Read', input: { file_path: '.claude/settings.json' } }],
    call: {
      call: 'Edit',
      input: {
        file_path: '.claude/settings.json',
        old_string: '"disableAllHooks": false',
        new_string: '"disableAllHooks": true',
      },
    },
    file: '.claude/settings.json',
    seen: deny,
    but: noTool,
  },
  {
    way: 'disableAllHooks written to settings.local.json',
    call: write('.claude/settings.local.json', off),
    file: '.claude/settings.local.json',
    seen: deny,
    but: noTool,
  },
  {
    way: "disableAllHooks written to the user's settings",
    call: write('~/.claude/settings.json', off),
    file: '~/.claude/settings.json',
    seen: gates,
    but: noTool,
  },
  {
    way: 'Write of the launcher',
    call: write('.claude/hooks/gates.sh', 'exit 0\n'),
    file: '.claude/hooks/gates.sh',
    seen: deny,
    but: noTool,
  },
  {
    way: 'Write of the policy',
    call: write('.claude/gates/gates.json', '{}\n'),
    file: '.claude/gates/gates.json',
    seen: deny,
    but: noTool,
  },
  {
    way: 'Write of the lint notes',
    call: write('.claude/gates/state/lint.json', '{}\n'),
    file: '.claude/gates/state/lint.json',
    seen: deny,
    but: noTool,
  },
  {
    way: 'settings.json by the shell',
    call: bash('echo {} > .claude/settings.json'),
    file: '.claude/settings.json',
    seen: gates,
  },
  {
    way: 'an env block by the shell',
    call: bash(`printf '{"env":{"PATH":"/x"}}' > .claude/settings.local.json`),
    file: '.claude/settings.local.json',
    seen: gates,
  },
  {
    way: 'sed -i on the launcher',
    call: bash("sed -i '2i exit 0' .claude/hooks/gates.sh"),
    file: '.claude/hooks/gates.sh',
    seen: gates,
  },
  {
    way: 'rm settings.json',
    call: bash('rm .claude/settings.json'),
    file: '.claude/settings.json',
    seen: gates,
    but: reader('blocked: run.write'),
  },
  {
    way: 'rm -rf .claude',
    call: bash('rm -rf .claude'),
    file: '.claude/settings.json',
    seen: gates,
    but: {
      tester: 'blocked: write.not-allowed',
      coder: 'blocked: write.denied',
      ...reader('blocked: run.write'),
    },
  },
  {
    way: 'mv .claude',
    call: bash('mv .claude .aside'),
    file: '.claude/settings.json',
    seen: gates,
    but: {
      tester: 'blocked: write.not-allowed',
      coder: 'blocked: write.denied',
      ...reader('blocked: run.write'),
    },
  },
  {
    way: 'a link in place of the hooks',
    call: bash('ln -sfn /tmp .claude/hooks'),
    file: '.claude/hooks/gates.sh',
    seen: gates,
    but: reader('blocked: run.write'),
  },
  {
    way: 'chmod 000 on the launcher',
    call: bash('chmod 000 .claude/hooks/gates.sh'),
    file: '.claude/hooks/gates.sh',
    seen: gates,
    but: reader('blocked: run.write'),
  },
  {
    way: 'a here-document into a variable path',
    call: bash('d=.claude; cat > "$d/settings.json" <<< {}'),
    file: '.claude/settings.json',
    seen: gates,
  },
  {
    way: 'git checkout of the hooks',
    call: bash('git checkout HEAD -- .claude/hooks'),
    file: '.claude/hooks/gates.sh',
    seen: 'blocked: git.worktree',
    but: { main: gates },
  },
  {
    way: 'git config core.hooksPath',
    call: bash('git config core.hooksPath /tmp'),
    file: '.git/config',
    seen: 'blocked: git.config',
  },
  {
    way: "a person's word",
    call: bash('node .claude/hooks/gates.mjs approve plan'),
    file: '.claude/gates/gates.json',
    seen: 'blocked: gates.person',
  },
  {
    way: 'another client without hooks',
    call: bash('claude -p --bare "write it"'),
    file: 'src/x.ts',
    seen: 'blocked: agent.client',
    but: { main: 'asks' },
  },
  {
    way: 'the installer itself',
    call: bash('npx create-agent-gates remove --yes'),
    file: '.claude/settings.json',
    seen: 'blocked: gates.person',
    but: reader('blocked: run.script'),
  },
];

/** What the guard sees, from every role. */
export const unwiringSeen: Session = {
  id: 'unwiring',
  area: 'seen',
  prepare: commitGates,
  agents: Object.fromEntries(roles.slice(1).map((role) => [role, {}])),
  doors: ways.flatMap(({ way, call, file, seen, but = {}, first }) =>
    roles.map(
      (role): Door => ({
        id: `${slug(way)}-${role}`,
        door: way,
        by: role,
        ...(first && { first }),
        call,
        trace: { file },
        seen: but[role] ?? seen,
        closedBy: [deny, 'absent'].includes(but[role] ?? seen) ? 'settings' : 'guard',
      }),
    ),
  ),
};
