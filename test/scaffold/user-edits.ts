import fc from 'fast-check';
import { blockBegin, blockEnd } from '../../src/scaffold/block.ts';
import type { Repo } from './repo.ts';

/** One thing a user does to an installed repo. `token` is a word that is nowhere else: it must never get lost. */
export type Edit = { what: keyof typeof edits; where: number; token: string };

const texts = [
  '.claude/agents/coder.md',
  '.claude/agents/tester.md',
  '.claude/gates/flow.md',
  '.claude/rules/tests.md',
  '.github/workflows/gates.yml',
  '.claude/hooks/gates.mjs',
  '.claude/hooks/gates.sh',
  'CLAUDE.md',
  'AGENTS.md',
  '.gitignore',
  '.gitattributes',
];
const settings = '.claude/settings.json';

type Settings = {
  hooks?: Record<string, { matcher?: string; hooks: Record<string, unknown>[] }[]>;
  permissions?: Record<string, string[]>;
  [key: string]: unknown;
};

const edits = {
  'add a line': onText((lines, where, token) => lines.splice(where % (lines.length + 1), 0, token)),
  'replace a line': onText((lines, where, token) => lines.splice(where % lines.length, 1, token)),
  'delete a line': onText((lines, where) => lines.splice(where % lines.length, 1)),
  'swap the halves': onText((lines, where) => lines.push(...lines.splice(0, where % lines.length))),
  'break lines with CRLF': onFile((text) => text.replaceAll(/\r?\n/g, '\r\n')),
  'break lines with LF': onFile((text) => text.replaceAll('\r\n', '\n')),
  'drop the last line break': onFile((text) => text.replace(/\r?\n$/, '')),
  'delete a file': (repo: Repo, where: number) => {
    const file = [...texts, settings, '.claude/gates/gates.json'][where % (texts.length + 2)] ?? '';
    if (repo.exists(file)) repo.remove(file);
  },
  'move a file': (repo: Repo, where: number, token: string) => {
    const file = texts[where % texts.length] ?? '';
    if (!repo.exists(file)) return;
    repo.write(`${file}.${token}`, `${repo.read(file)}\n${token}\n`);
    repo.remove(file);
  },
  'delete the block': onClaude((text, block) => text.replace(block, '')),
  'move the block up': onClaude((text, block) => `${block.trimEnd()}\n${text.replace(block, '')}`),
  'add a key': onSettings((json, _, token) => {
    json[token] = { nested: [token] };
  }),
  'add a rule': onSettings((json, where, token) => {
    json.permissions ??= {};
    const list = ['deny', 'ask', 'allow'][where % 3] ?? '';
    json.permissions[list] ??= [];
    json.permissions[list].splice(where % (json.permissions[list].length + 1), 0, token);
  }),
  'delete a rule': onSettings((json, where) => {
    const lists = Object.values(json.permissions ?? {});
    lists[where % lists.length]?.splice(where % 3, 1);
  }),
  'add a hook': onSettings((json, where, token) => {
    json.hooks ??= {};
    const event = ['PreToolUse', 'PostToolUse', 'SessionStart', 'Stop'][where % 4] ?? '';
    json.hooks[event] ??= [];
    const groups = json.hooks[event];
    const handler = { type: 'command', command: token };
    if (where % 2 === 0 || groups.length === 0)
      groups.splice(where % (groups.length + 1), 0, { hooks: [handler] });
    else groups[where % groups.length]?.hooks.push(handler);
  }),
  'edit a hook': onSettings((json, where, token) => {
    const handlers = handlersOf(json);
    Object.assign(handlers[where % handlers.length] ?? {}, { statusMessage: token });
  }),
  'edit a matcher': onSettings((json, where, token) => {
    const groups = Object.values(json.hooks ?? {}).flat();
    Object.assign(groups[where % groups.length] ?? {}, { matcher: token });
  }),
  'delete a hook': onSettings((json, where) => {
    const groups = Object.values(json.hooks ?? {}).flat();
    groups[where % groups.length]?.hooks.splice(0, 1);
  }),
  'edit a value': onSettings((json, _, token) => {
    json.disableAllHooks = token;
  }),
  'lay the settings out anew': onSettings(() => {}),
  'edit the policy': (repo: Repo, _: number, token: string) => {
    const file = '.claude/gates/gates.json';
    if (repo.exists(file)) repo.write(file, repo.read(file).replace('[', `["${token}", `));
  },
};

export const editArbitrary: fc.Arbitrary<Omit<Edit, 'token'>> = fc.record({
  what: fc.constantFrom(...(Object.keys(edits) as (keyof typeof edits)[])),
  where: fc.nat(40),
});

export function perform(repo: Repo, { what, where, token }: Edit): void {
  edits[what](repo, where, token);
}

function onFile(change: (text: string) => string) {
  return (repo: Repo, where: number) => {
    const file = [...texts, settings][where % (texts.length + 1)] ?? '';
    if (repo.exists(file)) repo.write(file, change(repo.read(file)));
  };
}

function onText(change: (lines: string[], where: number, token: string) => void) {
  return (repo: Repo, where: number, token: string) => {
    const file = texts[where % texts.length] ?? '';
    if (!repo.exists(file)) return;
    const text = repo.read(file);
    const ending = text.includes('\r\n') ? '\r\n' : '\n';
    const lines = text.split(/\r?\n/);
    const before = markersIn(lines);
    change(lines, where, token);
    // Someone who breaks the markers is told so and stops there; that has a test of its own.
    if (markersIn(lines) === before) repo.write(file, lines.join(ending));
  };
}

function markersIn(lines: readonly string[]): string {
  return lines.filter((line) => line === blockBegin || line === blockEnd).join();
}

function onClaude(change: (text: string, block: string) => string) {
  return (repo: Repo) => {
    for (const file of ['CLAUDE.md', 'AGENTS.md']) {
      const text = repo.exists(file) ? repo.read(file) : '';
      const [start, end] = [text.indexOf(blockBegin), text.indexOf(blockEnd)];
      if (start < 0 || end < 0) continue;
      const lineEnd = text.indexOf('\n', end);
      const block = text.slice(start, lineEnd < 0 ? text.length : lineEnd + 1);
      repo.write(file, change(text, block));
    }
  };
}

function onSettings(change: (json: Settings, where: number, token: string) => void) {
  return (repo: Repo, where: number, token: string) => {
    if (!repo.exists(settings)) return;
    const text = repo.read(settings);
    const json = JSON.parse(text.replace(/^\uFEFF/, '')) as Settings;
    change(json, where, token);
    const indent = [2, 4, '\t', 0][where % 4];
    repo.write(settings, JSON.stringify(json, null, indent) + (where % 3 === 0 ? '' : '\n'));
  };
}

function handlersOf(json: Settings): Record<string, unknown>[] {
  return Object.values(json.hooks ?? {}).flatMap((groups) => groups.flatMap(({ hooks }) => hooks));
}
