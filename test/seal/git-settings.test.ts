import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { programSettings } from '../../src/seal/git-settings.ts';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'git-settings-'));
afterAll(() => fs.rmSync(scratch, { recursive: true }));

/** What git itself reads out of the text. */
function namesByGit(text: string): string[] {
  const file = path.join(scratch, 'config');
  fs.writeFileSync(file, text);
  return execFileSync('git', ['config', '--file', file, '--list', '--name-only'], { encoding: 'utf8' })
    .trim()
    .split('\n');
}

const namesIn = (text: string) => programSettings(text).map((line) => line.split('=')[0]);

test.each([
  ['[core]\n\thooksPath = tools/hooks\n', 'core.hookspath'],
  ['[core]hooksPath=tools/hooks\n', 'core.hookspath'],
  ['[CORE]\n  HooksPath = x\n', 'core.hookspath'],
  ['\uFEFF[core]\nfsmonitor\n', 'core.fsmonitor'],
  ['[alias]\n\tst = !sh run\n', 'alias.st'],
  ['[alias.deep]\n\tst = x\n', 'alias.deep.st'],
  ['[filter "a]b"]\n\tsmudge = run\n', 'filter.a]b.smudge'],
  ['[diff "x"] textconv = run\n', 'diff.x.textconv'],
  ['[diff]\n\texternal = run\n', 'diff.external'],
  ['[merge "m"]\n\tdriver = run %A\n', 'merge.m.driver'],
  ['[credential]\n\thelper = run\n', 'credential.helper'],
  ['[credential "https://example.com"]\n\thelper = run\n', 'credential.https://example.com.helper'],
  ['[gpg]\n\tprogram = run\n', 'gpg.program'],
  ['[gpg "ssh"]\n\tprogram = run\n', 'gpg.ssh.program'],
  ['[include]\n\tpath = ../other\n', 'include.path'],
  ['[includeIf "gitdir:~/x/"]\n\tpath = ../other\n', 'includeif.gitdir:~/x/.path'],
  ['[remote "origin"]\n\turl = ext::sh -c run\n', 'remote.origin.url'],
  ['[remote "origin"]\n\tuploadpack = run\n', 'remote.origin.uploadpack'],
  ['[submodule "s"]\n\tupdate = !run\n', 'submodule.s.update'],
  [
    '[url "https://elsewhere.example/"]\n\tinsteadOf = https://example.com/\n',
    'url.https://elsewhere.example/.insteadof',
  ],
  ['[pager]\n\tlog = run\n', 'pager.log'],
  ['[sequence]\n\teditor = run\n', 'sequence.editor'],
  ['[mergetool "x"]\n\tcmd = run\n', 'mergetool.x.cmd'],
  ['[user]\n\tname = x # \\\n[core]\n\tpager = run\n', 'core.pager'],
  ['# \\\n[core]\n\teditor = run\n', 'core.editor'],
])('%j sets %s', (text, name) => {
  expect(namesByGit(text).map((each) => each.toLowerCase())).toContain(name);
  expect(namesIn(text)).toEqual([name]);
});

test.each([
  '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n\tlogallrefupdates = true\n',
  '[remote "origin"]\n\turl = git@example.com:a/b.git\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n',
  '[branch "main"]\n\tremote = origin\n\tmerge = refs/heads/main\n',
  '[user]\n\tname = A\n\temail = a@example.com\n[pull]\n\trebase = true\n',
  '[submodule "lib"]\n\tactive = true\n\turl = https://example.com/lib.git\n\tupdate = rebase\n',
  '# hooksPath = x\n; [core]\n[lfs]\n\trepositoryformatversion = 0\n',
  '[http]\n\tpostBuffer = 1\n[gc]\n\tauto = 0\n[credential]\n\tusername = x\n',
])('%j may change at any time', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test('a value that goes on in the next line is one with it', () => {
  const of = (end: string) => programSettings(`[core]\n\thooksPath = tools/\\\n${end}\n`);
  expect(of('hooks')).not.toEqual(of('other'));
});
