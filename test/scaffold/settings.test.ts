import { describe, expect, test } from 'vitest';
import type { SettingsEntries } from '../../src/scaffold/desired.ts';
import { ScaffoldError } from '../../src/scaffold/errors.ts';
import { checkSettings } from '../../src/scaffold/settings.ts';
import { mergeSettings, noShare, type SettingsShare } from '../../src/scaffold/settings-merge.ts';

const nothing: SettingsEntries = { values: [], elements: [], hooks: [] };
const wanting = (entries: Partial<SettingsEntries>): SettingsEntries => ({ ...nothing, ...entries });

describe('a settings file the client would ignore', () => {
  const cases: [name: string, text: string, where: string, what: RegExp][] = [
    ['a line comment', '{\n  // why\n  "a": 1\n}', '2:3', /comment/],
    ['a block comment', '{ "a": /* why */ 1 }', '1:8', /comment/],
    ['a comma before a brace', '{\n  "a": 1,\n}', '3:1', /comma before "}"/],
    ['a comma before a bracket', '{\r\n  "a": [1,\r\n  ]\r\n}', '3:3', /comma before "]"/],
    ['a missing comma', '{ "a": 1 "b": 2 }', '1:10', /comma expected/],
    ['a cut file', '{ "a": 1', '1:9', /close brace expected/],
    ['a merge conflict', '{\n<<<<<<< HEAD\n}', '2:1', /not JSON/],
    ['single quotes', "{ 'a': 1 }", '1:3', /not JSON/],
    ['two values', '{} {}', '1:4', /end of file expected/],
    ['a control character in a string', '{ "a": "\u0001" }', '1:8', /not JSON/],
    ['an array', '[]', '1:1', /must be an object/],
    ['a number', '1', '1:1', /must be an object/],
    ['hooks as a list', '{ "hooks": [] }', '1:12', /hooks must be an object/],
    ['one event as an object', '{ "hooks": { "Stop": {} } }', '1:22', /hooks.Stop must be an array/],
    [
      'a group that is a string',
      '{ "hooks": { "Stop": ["x"] } }',
      '1:23',
      /an entry of hooks.Stop must be an object/,
    ],
    ['a group without hooks', '{ "hooks": { "Stop": [{"matcher": ""}] } }', '1:23', /without "hooks"/],
    ['handlers that are no list', '{ "hooks": { "Stop": [{"hooks": {}}] } }', '1:33', /must be an array/],
    [
      'a handler that is a string',
      '{ "hooks": { "Stop": [{"hooks": ["x"]}] } }',
      '1:34',
      /a hook of Stop must be an object/,
    ],
    [
      'a handler without a type',
      '{ "hooks": { "Stop": [{"hooks": [{"command": "x"}]}] } }',
      '1:34',
      /without a "type"/,
    ],
    ['permissions as a list', '{ "permissions": [] }', '1:18', /permissions must be an object/],
    ['deny as a string', '{ "permissions": { "deny": "x" } }', '1:28', /permissions.deny must be an array/],
    ['a rule that is a number', '{ "permissions": { "allow": [1] } }', '1:30', /must be a string/],
    ['a key twice', '{ "a": 1, "a": 2 }', '1:11', /"a" is there twice/],
    ['a key twice further in', '{ "hooks": { "Stop": [], "Stop": [] } }', '1:26', /"Stop" is there twice/],
    ['a value where we need an object', '{ "sandbox": true }', '1:14', /sandbox must be an object/],
  ];
  const entries = wanting({ values: [{ path: ['sandbox', 'enabled'], value: true }] });

  test.each(cases)('%s is said with its place', (_, text, where, what) => {
    const check = () => checkSettings('.claude/settings.json', text, entries);
    expect(check).toThrow(ScaffoldError);
    expect(check).toThrow(new RegExp(`^\\.claude/settings\\.json:${where}: `));
    expect(check).toThrow(what);
    expect(check).not.toThrow(/\n/);
  });

  test.each([
    '{}',
    '{ "hooks": { "Stop": [] }, "unknown": [[1], {"a": {"a": 1}}] }',
    '{ "env": { "A": "1", "A": "2" } }',
    '{\r\n\t"permissions": { "allow": ["a"], "defaultMode": "plan" }\r\n}\r\n',
    '{ "hooks": { "Stop": [{ "matcher": "", "hooks": [{ "type": "command", "command": "x", "extra": 1 }] }] } }',
  ])('a good one is not: %j', (text) => {
    expect(() => checkSettings('.claude/settings.json', text, entries)).not.toThrow();
  });
});

/** Installs `first` into `text`, lets the user edit it, installs `second`. */
function upgrade(
  text: string,
  first: Partial<SettingsEntries>,
  edit: (installed: string) => string,
  second: Partial<SettingsEntries>,
  winner: 'mine' | 'theirs' = 'mine',
) {
  const installed = mergeSettings(text, noShare, wanting(first), 'mine');
  const edited = edit(installed.text);
  const merged = mergeSettings(edited, installed.share, wanting(second), winner);
  const again = mergeSettings(merged.text, merged.share, wanting(second), winner);
  expect(again, 'a second time changes nothing').toEqual({ ...merged, conflicts: [] });
  return { installed, edited, merged, json: JSON.parse(merged.text) };
}

const unedited = (text: string) => text;
const replace = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('a value', () => {
  const value = (content: unknown) => ({ values: [{ path: ['sandbox', 'enabled'], value: content }] });

  test('is set, changed and taken out with the object it came in', () => {
    const { installed, json, merged } = upgrade('{"a": 1}', value(true), unedited, value(false));
    expect(JSON.parse(installed.text)).toEqual({ a: 1, sandbox: { enabled: true } });
    expect(json).toEqual({ a: 1, sandbox: { enabled: false } });
    expect(JSON.parse(mergeSettings(merged.text, merged.share, nothing, 'mine').text)).toEqual({ a: 1 });
  });

  test('that the user deleted stays away', () => {
    const { json } = upgrade('{}', value(true), () => '{}', value('other'));
    expect(json).toEqual({});
  });

  test('that the user edited stays, where the template did not change it', () => {
    const { json, merged } = upgrade('{}', value(true), replace('true', '"mine"'), value(true));
    expect(json).toEqual({ sandbox: { enabled: 'mine' } });
    expect(merged.conflicts).toEqual([]);
    expect(mergeSettings(merged.text, merged.share, nothing, 'mine').text).toBe(merged.text);
  });

  describe('that yields', () => {
    const line = { type: 'command', command: 'gates' };
    const yielding = (content: unknown) => ({
      values: [{ path: ['statusLine'], value: content, yields: true as const }],
    });
    test('is set where nothing stands, changed, and taken out whole', () => {
      for (const start of ['{"a": 1}', '{}']) {
        const { installed, json, merged } = upgrade(
          start,
          yielding(line),
          unedited,
          yielding({ ...line, command: 'g2' }),
        );
        expect(JSON.parse(installed.text).statusLine).toEqual(line);
        expect(json.statusLine).toEqual({ ...line, command: 'g2' });
        const left = mergeSettings(merged.text, merged.share, nothing, 'mine');
        expect(JSON.parse(left.text)).toEqual(JSON.parse(start));
      }
    });
    test.each(['mine', 'theirs'] as const)('never takes the place of theirs, whoever wins: %s', (winner) => {
      const own = '{"statusLine": {"type": "command", "command": "own", "padding": 1}}';
      const { text, share, conflicts } = mergeSettings(own, noShare, wanting(yielding(line)), winner);
      expect([text, conflicts]).toEqual([own, []]);
      const again = mergeSettings(text, share, wanting(yielding({ ...line, command: 'g2' })), winner);
      expect([again.text, again.conflicts]).toEqual([own, []]);
      expect(mergeSettings(again.text, again.share, nothing, winner).text).toBe(own);
    });
  });

  test('that both changed is a conflict; the winner is kept', () => {
    const mine = upgrade('{}', value(true), replace('true', '"mine"'), value('ours'), 'mine');
    expect(mine.json).toEqual({ sandbox: { enabled: 'mine' } });
    expect(mine.merged.conflicts).toEqual(['sandbox.enabled is "mine", the gates want "ours"']);
    const ours = upgrade('{}', value(true), replace('true', '"mine"'), value('ours'), 'theirs');
    expect(ours.json).toEqual({ sandbox: { enabled: 'ours' } });
    const left = mergeSettings(ours.merged.text, ours.merged.share, nothing, 'mine');
    expect(JSON.parse(left.text)).toEqual({ sandbox: { enabled: 'mine' } });
  });

  test('of theirs that was replaced comes back, also after it was replaced twice', () => {
    const first = mergeSettings('{"sandbox": {"enabled": "theirs"}}', noShare, wanting(value(1)), 'theirs');
    const edited = first.text.replace('1', '"edit"');
    const second = mergeSettings(edited, first.share, wanting(value(2)), 'theirs');
    expect(JSON.parse(second.text)).toEqual({ sandbox: { enabled: 2 } });
    const left = mergeSettings(second.text, second.share, nothing, 'mine');
    expect(JSON.parse(left.text)).toEqual({ sandbox: { enabled: 'theirs' } });
  });

  test('that they had before us, the same, is never taken out', () => {
    const text = '{ "sandbox": { "enabled": true } }';
    const { merged } = upgrade(text, value(true), unedited, value(true));
    expect(merged.text).toBe(text);
    expect(mergeSettings(merged.text, merged.share, nothing, 'mine').text).toBe(text);
  });

  test('that they had before us, another, is a conflict once, and ours when they drop it', () => {
    const first = mergeSettings('{ "sandbox": { "enabled": false } }', noShare, wanting(value(true)), 'mine');
    expect(first.conflicts).toEqual(['sandbox.enabled is false, the gates want true']);
    const dropped = mergeSettings('{}', first.share, wanting(value(true)), 'mine');
    expect(JSON.parse(dropped.text)).toEqual({ sandbox: { enabled: true } });
  });

  test('that is an object stands for the values in it', () => {
    const sandbox = (more: object) => ({
      values: [{ path: ['sandbox'], value: { enabled: true, ...more } }],
    });
    const { json } = upgrade(
      '{}',
      sandbox({ mode: 'a' }),
      replace('"enabled": true', '"enabled": false'),
      sandbox({ mode: 'b' }),
    );
    expect(json).toEqual({ sandbox: { enabled: false, mode: 'b' } });
  });
});

describe('an element', () => {
  const deny = (...rules: string[]) => ({
    elements: rules.map((value) => ({ path: ['permissions', 'deny'], value })),
  });

  test('comes after theirs, and each is followed on its own', () => {
    const theirs = '{ "permissions": { "deny": ["theirs"] } }';
    const { json } = upgrade(theirs, deny('a', 'b', 'c'), replace(', "b"', ''), deny('b', 'c', 'd'));
    expect(json.permissions.deny).toEqual(['theirs', 'c', 'd']);
  });

  test('wanted twice is there once', () => {
    const { json } = upgrade('{}', deny('a', 'a'), unedited, deny('a', 'a', 'b'));
    expect(json.permissions.deny).toEqual(['a', 'b']);
  });

  test('that they had before us is not taken out', () => {
    const theirs = '{ "permissions": { "deny": ["a"] } }';
    const { json, merged } = upgrade(theirs, deny('a', 'b'), unedited, deny('b'));
    expect(json.permissions.deny).toEqual(['a', 'b']);
    expect(JSON.parse(mergeSettings(merged.text, merged.share, nothing, 'mine').text)).toEqual(
      JSON.parse(theirs),
    );
  });

  test('deleted by the user leaves the list that came with it', () => {
    const { json } = upgrade('{}', deny('a'), replace('"a"', ''), deny('a'));
    expect(json).toEqual({ permissions: { deny: [] } });
  });

  test('leaves the layout of a one-line list', () => {
    const text = '{\n  "permissions": {\n    "deny": ["x", "y"]\n  },\n  "z": {"k": [1,2]}\n}\n';
    const { merged } = upgrade(text, deny('a'), unedited, deny('a'));
    expect(merged.text).toBe(text.replace('"y"]', '"y", "a"]'));
    expect(mergeSettings(merged.text, merged.share, nothing, 'mine').text).toBe(text);
  });
});

describe('a hook', () => {
  type Hook = SettingsEntries['hooks'][number];
  const hook = (matcher: string | undefined, more: object = {}, command = 'gate'): Hook => ({
    event: 'PreToolUse',
    ...(matcher === undefined ? {} : { matcher }),
    handler: { type: 'command', command, ...more },
  });
  const only = (...hooks: Hook[]) => ({ hooks });
  const group = (matcher: string | undefined, ...handlers: object[]) => ({
    ...(matcher === undefined ? {} : { matcher }),
    hooks: handlers,
  });
  const gate = (more: object = {}) => ({ type: 'command', command: 'gate', ...more });
  const theirs = { type: 'command', command: 'theirs' };
  const file = (...groups: object[]) => `${JSON.stringify({ hooks: { PreToolUse: groups } }, null, 2)}\n`;

  test('is put after theirs, in an entry of its own', () => {
    const { json } = upgrade(file(group('*', theirs)), only(hook('*')), unedited, only(hook('*')));
    expect(json.hooks.PreToolUse).toEqual([group('*', theirs), group('*', gate())]);
  });

  test('is changed where it stands', () => {
    const edit = (text: string) => file(...JSON.parse(text).hooks.PreToolUse, group('*', theirs));
    const { json } = upgrade('{}', only(hook('*')), edit, only(hook('*', { timeout: 5 })));
    expect(json.hooks.PreToolUse).toEqual([group('*', gate({ timeout: 5 })), group('*', theirs)]);
  });

  test('that the user deleted stays away, also when its matcher changes', () => {
    const { json } = upgrade(
      '{}',
      only(hook('Bash')),
      () => '{}',
      only(hook('Bash|PowerShell', { timeout: 5 })),
    );
    expect(json).toEqual({});
  });

  test('keeps an edited option and takes the other changes', () => {
    const { json } = upgrade(
      '{}',
      only(hook('*', { timeout: 10 })),
      replace('"timeout": 10', '"timeout": 60'),
      only(hook('*', { timeout: 10, onFailure: 'block' })),
    );
    expect(json.hooks.PreToolUse).toEqual([group('*', gate({ timeout: 60, onFailure: 'block' }))]);
  });

  test('keeps an edited matcher and takes the other changes', () => {
    const { json } = upgrade(
      '{}',
      only(hook('Bash')),
      replace('"Bash"', '"Bash|Mine"'),
      only(hook('Bash', { timeout: 5 })),
    );
    expect(json.hooks.PreToolUse).toEqual([group('Bash|Mine', gate({ timeout: 5 }))]);
  });

  test('whose option both changed is a conflict', () => {
    const both = (winner: 'mine' | 'theirs') =>
      upgrade(
        '{}',
        only(hook('*', { timeout: 1 })),
        replace('"timeout": 1', '"timeout": 2'),
        only(hook('*', { timeout: 3 })),
        winner,
      );
    expect(both('mine').json.hooks.PreToolUse).toEqual([group('*', gate({ timeout: 2 }))]);
    expect(both('mine').merged.conflicts).toEqual(['hooks.PreToolUse: timeout is 2, the gates want 3']);
    expect(both('theirs').json.hooks.PreToolUse).toEqual([group('*', gate({ timeout: 3 }))]);
  });

  test('moves with a new matcher and leaves what the user put beside it', () => {
    const edit = () => file(group('Bash', gate(), theirs));
    const { json } = upgrade('{}', only(hook('Bash')), edit, only(hook('Bash|PowerShell')));
    expect(json.hooks.PreToolUse).toEqual([group('Bash', theirs), group('Bash|PowerShell', gate())]);
  });

  test('with the command the user moved to another entry is followed there', () => {
    const edit = () => file(group('Write', theirs, gate()));
    const { json } = upgrade('{}', only(hook('Bash')), edit, only(hook('Bash', { timeout: 5 })));
    expect(json.hooks.PreToolUse).toEqual([group('Write', theirs, gate({ timeout: 5 }))]);
  });

  test('two with one command are told apart by their matcher', () => {
    const two = only(hook('Agent'), hook('Bash'));
    const edit = () => file(group('Bash', gate()));
    const { json } = upgrade(
      '{}',
      two,
      edit,
      only(hook('Agent', { timeout: 5 }), hook('Bash', { timeout: 5 })),
    );
    expect(json.hooks.PreToolUse).toEqual([group('Bash', gate({ timeout: 5 }))]);
  });

  test('two with one command, one deleted and one edited, are not taken for each other', () => {
    const two = only(hook('Agent'), hook('Bash'));
    const edit = () => file(group('Bash', gate({ timeout: 9 })));
    const next = only(hook('Agent'), hook('Bash', { onFailure: 'block' }));
    const { json } = upgrade('{}', two, edit, next);
    expect(json.hooks.PreToolUse).toEqual([group('Bash', gate({ timeout: 9, onFailure: 'block' }))]);
  });

  test('that is wanted no more goes, an edited one stays', () => {
    const gone = upgrade('{}', only(hook('*')), unedited, {});
    expect(gone.json).toEqual({});
    const edited = upgrade('{}', only(hook('*')), replace('"*"', '"Mine"'), {});
    expect(edited.json.hooks.PreToolUse).toEqual([group('Mine', gate())]);
    const taken = upgrade('{}', only(hook('*')), replace('"*"', '"Mine"'), {}, 'theirs');
    expect(taken.json).toEqual({});
  });

  test('that was there before us is neither doubled nor taken out', () => {
    const text = file(group('*', gate()));
    const { merged } = upgrade(text, only(hook('*')), unedited, only(hook('*')));
    expect(merged.text).toBe(text);
    expect(mergeSettings(text, merged.share, nothing, 'mine').text).toBe(text);
  });

  test('several with one matcher share an entry', () => {
    const { json } = upgrade(
      '{}',
      only(hook('*', {}, 'one'), hook('*', {}, 'two'), hook(undefined)),
      unedited,
      {},
    );
    expect(json).toEqual({});
    const installed = mergeSettings(
      '{}',
      noShare,
      wanting(only(hook('*', {}, 'one'), hook('*', {}, 'two'))),
      'mine',
    );
    expect(JSON.parse(installed.text).hooks.PreToolUse).toHaveLength(1);
  });
});

describe('layout', () => {
  const entries = wanting({
    values: [{ path: ['disableAllHooks'], value: false }],
    elements: [{ path: ['permissions', 'deny'], value: 'Read(.env)' }],
    hooks: [
      { event: 'Stop', handler: { type: 'command', command: 'gate' } },
      { event: 'PreToolUse', matcher: '*', handler: { type: 'command', command: 'gate' } },
      { event: 'PreToolUse', matcher: '*', handler: { type: 'command', command: 'other' } },
      { event: 'PreToolUse', handler: { type: 'command', command: 'gate' } },
    ],
  });

  test.each([
    ['tabs', '{\n\t"a": {\n\t\t"b": 1\n\t}\n}\n', /\n\t"permissions": \{\n\t\t"deny": \[\n\t\t\t"Read/],
    ['four spaces', '{\n    "a": 1\n}\n', /\n {4}"permissions": \{\n {8}"deny": \[\n {12}"Read/],
    ['CRLF', '{\r\n  "a": 1\r\n}\r\n', /\r\n {2}"permissions": \{\r\n/],
    ['no last line break', '{\n  "a": 1\n}', /\n\}$/],
    ['one line', '{"a":1,"b":[1,2]}', /^\{"a":1,"b":\[1,2\], "disableAllHooks": false,\n/],
  ])('%s is kept, and what was there is not laid out anew', (_, text, expected) => {
    const merged = mergeSettings(text, noShare, entries, 'mine');
    expect(merged.text).toMatch(expected);
    expect(merged.text.includes('\r\n')).toBe(text.includes('\r\n'));
    if (text.includes('\r\n')) expect(merged.text).not.toMatch(/[^\r]\n/);
    expect(JSON.parse(merged.text)).toMatchObject({ ...JSON.parse(text), disableAllHooks: false });
    const kept = text.replace(/\s*\}\s*$/, '');
    expect(merged.text.startsWith(kept)).toBe(true);
    const left = mergeSettings(merged.text, merged.share, nothing, 'mine');
    expect(JSON.parse(left.text)).toEqual(JSON.parse(text));
  });

  test('of an empty file has the same entries as that of another', () => {
    const empty = mergeSettings('{}\n', noShare, entries, 'mine');
    const other = mergeSettings('{\n  "own": 1\n}\n', noShare, entries, 'mine');
    expect(empty.text).toBe(other.text.replace('\n  "own": 1,', ''));
    expect(empty.share).toEqual(other.share);
  });

  test('an empty object the user has stays', () => {
    const share: SettingsShare = mergeSettings(
      '{"hooks": {}, "permissions": {"deny": []}}',
      noShare,
      entries,
      'mine',
    ).share;
    const text = mergeSettings('{"hooks": {}, "permissions": {"deny": []}}', noShare, entries, 'mine').text;
    expect(JSON.parse(mergeSettings(text, share, nothing, 'mine').text)).toEqual({
      hooks: {},
      permissions: { deny: [] },
    });
  });
});
