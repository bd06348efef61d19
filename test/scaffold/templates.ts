import type { DesiredFile, SettingsEntries } from '../../src/scaffold/desired.ts';

/** Three versions of a small set of templates, in which every kind of file and of change occurs. */
export type Version = '1' | '2' | '3';

const guard: Record<Version, string> = {
  1: 'process.exit(0); // guard one\n',
  2: 'process.exit(0); // guard two\n',
  3: 'process.exit(0); // guard two\n',
};

const launcher: Record<Version, string> = {
  1: '#!/bin/sh\nexec node "$0/../gates.mjs" "$@"\n',
  2: '#!/bin/sh\nexec node "$0/../gates.mjs" "$@"\n',
  3: '#!/bin/sh\nset -u\nexec node "$0/../gates.mjs" "$@"\n',
};

function agent(role: string, lines: readonly string[]): string {
  return ['---', `name: ${role}`, 'model: inherit', '---', '', ...lines, ''].join('\n');
}

export const coder: Record<Version, string> = {
  1: agent('coder', ['You write code.', '', 'Never touch tests.', '', 'Report when done.']),
  2: agent('coder', ['You write code.', '', 'Never touch tests, nor docs.', '', 'Report when done.']),
  3: agent('coder', [
    'You write code, tests first.',
    '',
    'Never touch tests, nor docs.',
    '',
    'Report what changed.',
  ]),
};

const tester: Record<Version, string> = {
  1: agent('tester', ['You write tests.']),
  2: agent('tester', ['You write tests.']),
  3: agent('tester', ['You write tests.', '', 'Nothing else.']),
};

export const flow: Record<Version, string> = {
  1: '# Flow\n\nplan\nred\ngreen\n',
  2: '# Flow\n\nplan\napprove\nred\ngreen\n',
  3: '# Flow\n\nplan\napprove\nred\ngreen\nreview\n',
};

const run = (verb: string) => `sh "$CLAUDE_PROJECT_DIR/.claude/hooks/gates.sh" ${verb} || exit 2`;

const entries: Record<Version, SettingsEntries> = {
  1: {
    values: [
      { path: ['disableAllHooks'], value: false },
      { path: ['sandbox'], value: { enabled: true, network: { allowedDomains: [] } } },
    ],
    elements: [
      { path: ['permissions', 'deny'], value: 'Read(./.env)' },
      { path: ['permissions', 'ask'], value: 'Edit(CLAUDE.md)' },
    ],
    hooks: [
      {
        event: 'PreToolUse',
        matcher: '*',
        handler: { type: 'command', command: run('pre-tool-use'), timeout: 10 },
      },
      { event: 'PostToolUse', matcher: 'Bash', handler: { type: 'command', command: run('post-tool-use') } },
    ],
  },
  2: {
    values: [
      { path: ['disableAllHooks'], value: false },
      { path: ['sandbox'], value: { enabled: true, network: { allowedDomains: ['localhost'] } } },
    ],
    elements: [
      { path: ['permissions', 'deny'], value: 'Read(./.env)' },
      { path: ['permissions', 'deny'], value: 'Read(./secrets/**)' },
    ],
    hooks: [
      {
        event: 'PreToolUse',
        matcher: '*',
        handler: { type: 'command', command: run('pre-tool-use'), timeout: 10, onFailure: 'block' },
      },
      {
        event: 'PostToolUse',
        matcher: 'Bash|PowerShell',
        handler: { type: 'command', command: run('post-tool-use') },
      },
      { event: 'SessionStart', handler: { type: 'command', command: run('session-start') } },
    ],
  },
  3: {
    values: [{ path: ['disableAllHooks'], value: false }],
    elements: [{ path: ['permissions', 'deny'], value: 'Read(./secrets/**)' }],
    hooks: [
      {
        event: 'PreToolUse',
        matcher: '*',
        handler: { type: 'command', command: run('pre-tool-use'), timeout: 20, onFailure: 'block' },
      },
      { event: 'SessionStart', handler: { type: 'command', command: run('session-start') } },
    ],
  },
};

const block: Record<Version, string> = {
  1: 'The gates of this repo:\n\n@.claude/gates/flow.md',
  2: 'The gates of this repo, checked by code:\n\n@.claude/gates/flow.md',
  3: 'The gates of this repo, checked by code:\n\n@.claude/gates/flow.md\n@.claude/gates/decisions.md',
};

const workflow: Record<Version, string> = {
  1: 'on: push\njobs:\n  gates:\n    steps:\n      - run: node .claude/hooks/gates.mjs ci\n',
  2: 'on: push\njobs:\n  gates:\n    timeout-minutes: 5\n    steps:\n      - run: node .claude/hooks/gates.mjs ci\n',
  3: 'on: push\njobs:\n  gates:\n    timeout-minutes: 5\n    steps:\n      - run: node .claude/hooks/gates.mjs ci\n',
};

/** What an install of one version wants; `decisions.md` is new with 2, `rules/tests.md` is gone with 3. */
export function desired(version: Version): DesiredFile[] {
  const files: DesiredFile[] = [
    { path: '.claude/hooks/gates.mjs', kind: 'runtime', content: guard[version] },
    { path: '.claude/hooks/gates.sh', kind: 'runtime', content: launcher[version], executable: true },
    { path: '.claude/agents/coder.md', kind: 'managed', content: coder[version] },
    { path: '.claude/agents/tester.md', kind: 'managed', content: tester[version] },
    { path: '.claude/gates/flow.md', kind: 'managed', content: flow[version] },
    { path: '.github/workflows/gates.yml', kind: 'managed', content: workflow[version] },
    {
      path: '.claude/gates/gates.json',
      kind: 'owned',
      required: true,
      content: `{\n  "version": ${version},\n  "roles": ["coder", "tester"]\n}\n`,
      update: (current) => current.replace(/"version": \d/, `"version": ${version}`),
    },
    { path: '.claude/settings.json', kind: 'merged', merge: 'settings', entries: entries[version] },
    {
      path: 'CLAUDE.md',
      kind: 'merged',
      merge: 'block',
      block: block[version],
      whenMissing: '# Project\n\nInvariants: none yet.\n',
    },
    { path: '.gitignore', kind: 'merged', merge: 'lines', lines: ['/.claude/gates/state/'] },
    {
      path: '.gitattributes',
      kind: 'merged',
      merge: 'lines',
      lines:
        version === '1' ? ['/.claude/hooks/* text eol=lf'] : ['/.claude/hooks/** text eol=lf', '*.gz binary'],
    },
  ];
  if (version !== '1') {
    files.push({ path: '.claude/gates/decisions.md', kind: 'managed', content: '# Decisions\n\nNone.\n' });
  }
  if (version !== '3') {
    files.push({
      path: '.claude/rules/tests.md',
      kind: 'managed',
      content: '---\npaths: ["test/**"]\n---\n\nRed first.\n',
    });
  }
  return files;
}

/** The same, with settings of a component that name the root's launcher. */
export function desiredInMonorepo(version: Version): DesiredFile[] {
  const hooks = entries[version].hooks.map(({ handler, ...hook }) => ({
    ...hook,
    handler: { ...handler, command: String(handler.command).replace('/.claude/', '/../.claude/') },
  }));
  return [
    ...desired(version),
    {
      path: 'web/.claude/settings.json',
      kind: 'merged',
      merge: 'settings',
      entries: { ...entries[version], hooks },
    },
  ];
}
