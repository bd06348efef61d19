import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { blockBegin, blockEnd } from '../../src/scaffold/block.ts';
import { commitAll, makeRepo } from './repo.ts';
import { changes, fileIn, install, uninstall } from './steps.ts';
import { desired, flow } from './templates.ts';

const block = (inner: string) => `${blockBegin}\n${inner}\n${blockEnd}\n`;
const first = block('The gates of this repo:\n\n@.claude/gates/flow.md');
const second = block('The gates of this repo, checked by code:\n\n@.claude/gates/flow.md');

describe('CLAUDE.md', () => {
  test('that is missing is made from the skeleton and goes with it', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    expect(repo.read('CLAUDE.md')).toBe(`# Project\n\nInvariants: none yet.\n\n${first}`);
    await uninstall(repo);
    expect(repo.exists('CLAUDE.md')).toBe(false);
  });

  test('made from the skeleton and filled in stays, without the block', async () => {
    const repo = makeRepo();
    await install(repo, '1');
    repo.write('CLAUDE.md', repo.read('CLAUDE.md').replace('none yet.', 'entries balance.'));
    await install(repo, '2');
    await uninstall(repo);
    expect(repo.read('CLAUDE.md')).toBe('# Project\n\nInvariants: entries balance.\n');
  });

  test.each([
    ['with a last line break', '# Mine\n\nText.\n'],
    ['without one', '# Mine\n\nText.'],
    ['with blank lines at its end', '# Mine\n\n\n\n'],
    ['with CRLF', '# Mine\r\n\r\nText.\r\n'],
    ['with a byte-order mark', '\uFEFF# Mine\n'],
    ['that is empty', ''],
  ])('of theirs, %s, gets the block and loses it again', async (_, text) => {
    const repo = makeRepo({ 'CLAUDE.md': text });
    await install(repo, '1');
    const installed = repo.read('CLAUDE.md');
    expect(installed.startsWith(text.trimEnd())).toBe(true);
    expect(installed.replaceAll('\r\n', '\n')).toContain(first);
    if (text.includes('\r\n')) expect(installed).not.toMatch(/[^\r]\n/);
    await install(repo, '2');
    expect(repo.read('CLAUDE.md').replaceAll('\r\n', '\n')).toContain(second);
    await uninstall(repo);
    expect(repo.read('CLAUDE.md')).toBe(text);
  });

  test('with the block moved to the top keeps it there', async () => {
    const repo = makeRepo({ 'CLAUDE.md': '# Mine\n' });
    await install(repo, '1');
    repo.write('CLAUDE.md', `${first}\n# Mine\n\nMore.\n`);
    await install(repo, '2');
    expect(repo.read('CLAUDE.md')).toBe(`${second}\n# Mine\n\nMore.\n`);
    await uninstall(repo);
    expect(repo.read('CLAUDE.md')).toBe('\n# Mine\n\nMore.\n');
  });

  test('with the block edited keeps the edit and takes ours where they do not meet', async () => {
    const repo = makeRepo({ 'CLAUDE.md': '# Mine\n' });
    await install(repo, '1');
    repo.write('CLAUDE.md', repo.read('CLAUDE.md').replace('flow.md\n', 'flow.md\nMine too.\n'));
    await install(repo, '2');
    const merged = block('The gates of this repo, checked by code:\n\n@.claude/gates/flow.md\nMine too.');
    expect(repo.read('CLAUDE.md')).toBe(`# Mine\n\n${merged}`);
  });

  test('with the same line of the block edited by both keeps theirs', async () => {
    const repo = makeRepo({ 'CLAUDE.md': '# Mine\n' });
    await install(repo, '1');
    const edited = repo.read('CLAUDE.md').replace('The gates of this repo:', 'Our gates:');
    repo.write('CLAUDE.md', edited);
    const planned = await install(repo, '2');
    expect(planned.conflicts).toMatchObject([
      { path: 'CLAUDE.md', outcome: 'mine', aside: 'CLAUDE.md.gates-new' },
    ]);
    expect(repo.read('CLAUDE.md')).toBe(edited);
    expect(repo.read('CLAUDE.md.gates-new')).toBe(`# Mine\n\n${second}`);
    expect(changes(await install(repo, '2'))).toEqual([]);
  });

  test('with the block in conflict is marked when asked for, which is told until it is settled', async () => {
    const repo = makeRepo({ 'CLAUDE.md': '# Mine\n' });
    await install(repo, '1');
    repo.write('CLAUDE.md', repo.read('CLAUDE.md').replace('The gates of this repo:', 'Our gates:'));
    const planned = await install(repo, '2', { onConflict: 'markers' });
    expect(repo.read('CLAUDE.md')).toContain(
      '<<<<<<< yours\nOur gates:\n=======\nThe gates of this repo, checked',
    );
    expect(planned.leftovers).toEqual(['CLAUDE.md']);
    expect(planned.conflicts).toMatchObject([
      { path: 'CLAUDE.md', reason: 'both-edited', outcome: 'markers' },
    ]);
    expect((await install(repo, '2')).leftovers).toEqual(['CLAUDE.md']);
  });

  test('with the block deleted stays without it', async () => {
    const repo = makeRepo({ 'CLAUDE.md': '# Mine\n' });
    await install(repo, '1');
    repo.write('CLAUDE.md', '# Mine\n');
    expect(changes(await install(repo, '1'))).toEqual([]);
    await install(repo, '2');
    expect(repo.read('CLAUDE.md')).toBe('# Mine\n');

    repo.write('CLAUDE.md', `# Mine\n\n${first.replace('flow.md\n', 'flow.md\nMine too.\n')}`);
    await install(repo, '2');
    const merged = second.replace('flow.md\n', 'flow.md\nMine too.\n');
    expect(repo.read('CLAUDE.md'), 'put back, it is ours again').toBe(`# Mine\n\n${merged}`);
  });

  test('that was deleted stays deleted', async () => {
    const repo = makeRepo({ 'CLAUDE.md': '# Mine\n' });
    await install(repo, '1');
    repo.remove('CLAUDE.md');
    const planned = await install(repo, '2');
    expect(fileIn(planned, 'CLAUDE.md').state).toBe('deleted-by-user');
    expect(repo.exists('CLAUDE.md')).toBe(false);
  });

  test.each([
    ['the beginning twice', `# Mine\n${first}${first}`, '6:1'.replace('6', '7')],
    ['only a beginning', `# Mine\n${blockBegin}\n`, '2:1'],
    ['only an end', `# Mine\n\n${blockEnd}\n`, '3:1'],
    ['the end first', `${blockEnd}\n${blockBegin}\n`, '2:1'],
  ])('with %s stops with the line', async (_, text, where) => {
    const repo = makeRepo({ 'CLAUDE.md': text });
    const before = repo.state();
    await expect(install(repo, '1')).rejects.toMatchObject({
      code: 'broken-markers',
      message: expect.stringMatching(new RegExp(`^CLAUDE\\.md:${where}: `)),
    });
    expect(repo.state()).toEqual(before);
  });
});

describe('CLAUDE.md and AGENTS.md', () => {
  test('a pointer stays one, the block goes where it points', async () => {
    const repo = makeRepo({ 'CLAUDE.md': '@AGENTS.md\n', 'AGENTS.md': '# Agents\n' });
    await install(repo, '1');
    expect(repo.read('CLAUDE.md')).toBe('@AGENTS.md\n');
    expect(repo.read('AGENTS.md')).toBe(`# Agents\n\n${first}`);
    expect(changes(await install(repo, '1'))).toEqual([]);
    await install(repo, '2');
    expect(repo.read('AGENTS.md')).toBe(`# Agents\n\n${second}`);
    await uninstall(repo);
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  test('a symlink stays one, the block goes where it leads', async () => {
    const repo = makeRepo({ 'AGENTS.md': '# Agents\n' });
    fs.symlinkSync('AGENTS.md', path.join(repo.root, 'CLAUDE.md'));
    commitAll(repo);
    await install(repo, '1');
    expect(fs.readlinkSync(path.join(repo.root, 'CLAUDE.md'))).toBe('AGENTS.md');
    expect(repo.read('AGENTS.md')).toBe(`# Agents\n\n${first}`);
    await uninstall(repo);
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  test.each(['symlink', 'pointer'])('a %s into another directory imports from there', async (kind) => {
    const repo = makeRepo({ '.agents/AGENTS.md': '# Agents\n' });
    fs.symlinkSync('.agents/AGENTS.md', path.join(repo.root, 'AGENTS.md'));
    if (kind === 'symlink') fs.symlinkSync('AGENTS.md', path.join(repo.root, 'CLAUDE.md'));
    else repo.write('CLAUDE.md', '@AGENTS.md\n');
    commitAll(repo);
    await install(repo, '1');
    const [, imported] = /^@(.*flow\.md)$/m.exec(repo.read('.agents/AGENTS.md')) ?? [];
    expect(repo.read(path.posix.join('.agents', imported ?? ''))).toBe(flow['1']);
    expect(changes(await install(repo, '1'))).toEqual([]);
    await uninstall(repo);
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  test('an AGENTS.md alone is imported by the new CLAUDE.md, which hides it otherwise', async () => {
    const repo = makeRepo({ 'AGENTS.md': '# Agents\n' });
    await install(repo, '1');
    expect(repo.read('AGENTS.md')).toBe('# Agents\n');
    expect(repo.read('CLAUDE.md').startsWith('@AGENTS.md\n\n# Project\n')).toBe(true);
    await uninstall(repo);
    expect(repo.files()).toEqual(['AGENTS.md']);
  });

  test('an AGENTS.md outside the repo is imported and never written', async () => {
    const [repo, other] = [makeRepo(), makeRepo({ 'AGENTS.md': '# Shared\n' })];
    fs.symlinkSync(path.join(other.root, 'AGENTS.md'), path.join(repo.root, 'AGENTS.md'));
    await install(repo, '1');
    expect(repo.read('CLAUDE.md').startsWith('@AGENTS.md\n\n# Project\n')).toBe(true);
    repo.write('CLAUDE.md', '@AGENTS.md\n');
    await install(repo, '2');
    expect(repo.read('CLAUDE.md'), 'the block was deleted').toBe('@AGENTS.md\n');
    await uninstall(repo);
    expect(other.read('AGENTS.md')).toBe('# Shared\n');
  });

  test('an AGENTS.md that the client does not read is not made to be read', async () => {
    const repo = makeRepo({ 'AGENTS.md': '# Agents\n', '.claude/CLAUDE.md': '# Mine\n' });
    await install(repo, '1');
    expect(repo.read('CLAUDE.md')).not.toContain('AGENTS.md');
  });

  test('a CLAUDE.md turned into a pointer, the block moved along, is followed', async () => {
    const repo = makeRepo({ 'CLAUDE.md': '# Mine\n' });
    await install(repo, '1');
    repo.write('AGENTS.md', repo.read('CLAUDE.md'));
    repo.write('CLAUDE.md', '@AGENTS.md\n');
    await install(repo, '2');
    expect(repo.read('AGENTS.md')).toBe(`# Mine\n\n${second}`);
    await uninstall(repo);
    expect(repo.read('AGENTS.md').trimEnd()).toBe('# Mine');
  });
});

describe('.gitignore and .gitattributes', () => {
  test.each([
    ['with a last line break', 'node_modules\n'],
    ['without one', 'node_modules'],
    ['with CRLF', 'a\r\nb\r\n'],
    ['with CRLF and no last line break', 'a\r\nb\r\nc'],
    ['that is empty', ''],
    ['with blank lines', '\n\na\n\n'],
  ])('%s get our lines and lose them again', async (_, text) => {
    const repo = makeRepo({ '.gitignore': text });
    await install(repo, '1');
    const lines = repo.read('.gitignore').split(/\r?\n/);
    expect(lines.filter((line) => line === '/.claude/gates/state/')).toHaveLength(1);
    expect(repo.read('.gitignore').startsWith(text)).toBe(true);
    if (text.includes('\r\n')) expect(repo.read('.gitignore')).not.toMatch(/[^\r]\n/);
    await install(repo, '3');
    await uninstall(repo);
    expect(repo.read('.gitignore')).toBe(text);
  });

  test('with our line there already lose nothing', async () => {
    const repo = makeRepo({ '.gitignore': '/.claude/gates/state/\nx\n' });
    await install(repo, '1');
    expect(repo.read('.gitignore')).toBe('/.claude/gates/state/\nx\n');
    await uninstall(repo);
    expect(repo.read('.gitignore')).toBe('/.claude/gates/state/\nx\n');
  });

  test('follow a line that changes, and a deleted one stays away', async () => {
    const repo = makeRepo({ '.gitattributes': '*.png binary\n' });
    await install(repo, '1');
    await install(repo, '2');
    expect(repo.read('.gitattributes')).toBe('*.png binary\n/.claude/hooks/** text eol=lf\n*.gz binary\n');
    repo.write('.gitattributes', '*.png binary\n/.claude/hooks/** text eol=lf\nmine text\n');
    expect(changes(await install(repo, '2'))).toEqual([]);
    await uninstall(repo);
    expect(repo.read('.gitattributes')).toBe('*.png binary\nmine text\n');
  });
});

describe('settings.json', () => {
  test('keeps its byte-order mark and CRLF, and is given back as it was', async () => {
    const text = '\uFEFF{\r\n\t"model": "opus",\r\n\t"hooks": {}\r\n}';
    const repo = makeRepo({ '.claude/settings.json': text });
    await install(repo, '1');
    expect(repo.read('.claude/settings.json')).toMatch(/^\uFEFF\{\r\n\t"model": "opus",\r\n/);
    await install(repo, '3');
    await uninstall(repo);
    expect(repo.read('.claude/settings.json')).toBe(text);
  });

  test.each(['', '\n', '{}', '{}\n', '{\n}\n', '{ "hooks": {} }'])(
    '%j is given back as it was',
    async (text) => {
      const repo = makeRepo({ '.claude/settings.json': text });
      await install(repo, '1');
      expect(JSON.parse(repo.read('.claude/settings.json')).hooks.PreToolUse).toHaveLength(1);
      await uninstall(repo);
      expect(repo.read('.claude/settings.json')).toBe(text);
    },
  );

  test('that says the opposite is a conflict once: theirs stays, ours lies beside', async () => {
    const repo = makeRepo({ '.claude/settings.json': '{\n  "disableAllHooks": true\n}\n' });
    const planned = await install(repo, '1');
    expect(planned.conflicts).toMatchObject([
      {
        path: '.claude/settings.json',
        reason: 'setting',
        detail: '.claude/settings.json: disableAllHooks is true, the gates want false',
        outcome: 'mine',
      },
    ]);
    expect(JSON.parse(repo.read('.claude/settings.json'))).toMatchObject({ disableAllHooks: true });
    expect(JSON.parse(repo.read('.claude/settings.json.gates-new'))).toMatchObject({
      disableAllHooks: false,
    });
    expect(changes(await install(repo, '1'))).toEqual([]);
    await uninstall(repo);
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  test('decided for us is ours, and theirs comes back on remove', async () => {
    const repo = makeRepo({ '.claude/settings.json': '{\n  "disableAllHooks": true\n}\n' });
    await install(repo, '1', { onConflict: 'theirs' });
    expect(JSON.parse(repo.read('.claude/settings.json'))).toMatchObject({ disableAllHooks: false });
    await uninstall(repo);
    expect(repo.read('.claude/settings.json')).toBe('{\n  "disableAllHooks": true\n}\n');
    expect(repo.git('status', '--porcelain')).toBe('');
  });
});

test('several shared files in one plan do not disturb each other', async () => {
  const repo = makeRepo({
    '.gitignore': 'x\n',
    '.claude/settings.json': '{"model": "opus"}\n',
    'CLAUDE.md': '# Mine\n',
  });
  for (const version of ['1', '2', '3', '1'] as const) await install(repo, desired(version), { version });
  expect(changes(await install(repo, desired('1'), { version: '1' }))).toEqual([]);
  await uninstall(repo);
  expect(repo.git('status', '--porcelain')).toBe('');
});
