import { describe, expect, test } from 'vitest';
import { type Answers, offeredRoles, parseAnswers, policyFrom } from '../../src/scaffold/answers.ts';
import type { DesiredFile, SettingsEntries } from '../../src/scaffold/desired.ts';
import { render } from '../../src/scaffold/render/render.ts';
import { makeRepo } from './repo.ts';
import { changes, install, uninstall } from './steps.ts';

/** The real templates over files that hold a bit of everything: nothing of the user's is touched, nothing is ours but what we say. */

const answers = (more: Partial<Answers>): Answers =>
  parseAnswers({ preset: 'generic', roles: {}, main: 'architect', tests: ['test/**'], ...more });

const variants: Record<string, Answers> = {
  'the smallest answers': answers({ main: 'free', tests: [] }),
  'all roles': answers({ roles: Object.fromEntries(offeredRoles.map((name) => [name, {}])), ci: 'github' }),
  'the sandbox': answers({ sandbox: true, flow: 'record' }),
};

function desired(given: Answers): DesiredFile[] {
  return render(policyFrom(given), { runtimeText: '// runtime\n', schemaText: '{}\n', invariants: [] });
}

const richSettings = {
  $schema: 'https://json.schemastore.org/claude-code-settings.json',
  apiKeyHelper: '/usr/local/bin/key',
  cleanupPeriodDays: 7,
  env: { FOO: 'bar', NODE_ENV: 'test' },
  includeCoAuthoredBy: false,
  permissions: {
    allow: ['Bash(npm test:*)', 'Read(~/notes/**)'],
    ask: ['Bash(git push:*)'],
    deny: ['Read(./private/**)'],
    additionalDirectories: ['../docs'],
    defaultMode: 'plan',
  },
  hooks: {
    PreToolUse: [
      {
        matcher: 'Bash',
        hooks: [{ type: 'command', command: 'echo mine', timeout: 3, statusMessage: 'mine' }],
      },
      { hooks: [{ type: 'http', url: 'http://localhost:1/hook', headers: { a: 'b' } }] },
    ],
    Stop: [{ hooks: [{ type: 'prompt', prompt: 'Done?', model: 'haiku' }] }],
    Notification: [{ matcher: '', hooks: [] }],
    SomeFutureEvent: [{ matcher: 'x', if: 'y', hooks: [{ type: 'agent', prompt: 'z' }] }],
  },
  model: 'opus',
  statusLine: { type: 'command', command: 'date', padding: 0 },
  outputStyle: 'Explanatory',
  sandbox: { network: { allowedDomains: ['example.com'] }, filesystem: { denyWrite: ['./mine'] } },
  enabledMcpjsonServers: ['memory'],
  enabledPlugins: { 'a@b': true },
  extraKnownMarketplaces: { b: { source: { source: 'github', repo: 'x/y' } } },
  spinnerVerbs: null,
  numbers: [1, 2.5, -3e10, 0],
  'key with "quotes" and \\': '\u00e9\u4e2d\ud83d\ude00\t',
};

const richClaude = `---
title: mine
---

# Mine <!-- a comment -->

- a list
    indented code

\`\`\`md
@not-an-import.md
\`\`\`

@docs/mine.md

Trailing spaces   \nend without a line break`;

/** Layouts that people and formatters give a settings file. */
const layouts: Record<string, (value: unknown) => string> = {
  'two spaces': (value) => `${JSON.stringify(value, null, 2)}\n`,
  tabs: (value) => `${JSON.stringify(value, null, '\t')}\n`,
  'four spaces, CRLF, no last line break': (value) => JSON.stringify(value, null, 4).replaceAll('\n', '\r\n'),
  'one line': (value) => JSON.stringify(value),
  'a byte-order mark': (value) => `\uFEFF${JSON.stringify(value, null, 2)}\n`,
};

/** Paths to all that is in a value: objects by key, everything else by its JSON. */
function leaves(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => leaves(element, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [`${path}=${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

/** What of `before` is no longer there in its order, and what came in between. */
function compare(
  before: readonly string[],
  after: readonly string[],
): { missing: string[]; added: string[] } {
  let found = 0;
  const added = after.filter((leaf) => {
    const isTheirs = leaf === before[found];
    if (isTheirs) found += 1;
    return !isTheirs;
  });
  return { missing: before.slice(found), added };
}

/** Everything we may add, by the entries we ask for. */
function ourLeaves({ values, elements, hooks }: SettingsEntries): Set<string> {
  return new Set([
    ...values.flatMap(({ path, value }) => leaves(value, `.${path.join('.')}`)),
    ...elements.flatMap(({ path, value }) => leaves(value, `.${path.join('.')}[]`)),
    ...hooks.flatMap(({ event, matcher, handler }) => [
      ...(matcher === undefined ? [] : [`.hooks.${event}[].matcher=${JSON.stringify(matcher)}`]),
      ...leaves(handler, `.hooks.${event}[].hooks[]`),
    ]),
  ]);
}

function entriesOf(files: readonly DesiredFile[]): SettingsEntries {
  const file = files.find(({ path }) => path === '.claude/settings.json');
  if (file?.kind !== 'merged' || file.merge !== 'settings') throw new Error('no settings are rendered');
  return file.entries;
}

const parse = (text: string) => JSON.parse(text.replace(/^\uFEFF/, ''));

describe.each(Object.keys(variants))('%s', (name) => {
  const files = desired(variants[name] as Answers);

  test.each(Object.keys(layouts))('over rich files, %s', async (layout) => {
    const text = layouts[layout]?.(richSettings) ?? '';
    const theirs = {
      '.claude/settings.json': text,
      'CLAUDE.md': richClaude,
      '.gitignore': '# mine\nnode_modules\n!keep',
      '.gitattributes': '*.png binary\n\n',
    };
    const repo = makeRepo(theirs);
    const before = repo.state();

    await install(repo, files);
    const after = parse(repo.read('.claude/settings.json'));
    const { missing, added } = compare(leaves(richSettings), leaves(after));
    expect(missing).toEqual([]);
    expect(added.filter((leaf) => !ourLeaves(entriesOf(files)).has(leaf))).toEqual([]);
    expect(added.length).toBeGreaterThan(10);
    expect(Object.keys(after).filter((key) => key in richSettings)).toEqual(Object.keys(richSettings));
    for (const file of ['CLAUDE.md', '.gitignore', '.gitattributes'] as const) {
      expect(repo.read(file).startsWith(theirs[file])).toBe(true);
    }
    expect(changes(await install(repo, files))).toEqual([]);

    await uninstall(repo);
    expect(repo.state()).toEqual(before);
  });

  test('with changed answers touch only what is ours', async () => {
    const repo = makeRepo({
      '.claude/settings.json': layouts.tabs?.(richSettings) ?? '',
      'CLAUDE.md': richClaude,
    });
    const before = repo.state();
    for (const other of [...Object.values(variants), variants[name] as Answers])
      await install(repo, desired(other));
    expect(changes(await install(repo, files))).toEqual([]);
    const now = leaves(parse(repo.read('.claude/settings.json')));
    expect(compare(leaves(richSettings), now).missing).toEqual([]);
    await uninstall(repo);
    expect(repo.state()).toEqual(before);
  });
});
