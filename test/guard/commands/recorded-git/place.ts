/** The files of the repository in which git is run and which the guard is told of. `tracked` are committed as they are. */
export const tracked: Readonly<Record<string, string>> = {
  'src/a.ts': 'mark-a\none\ntwo\nthree\n',
  'src/b.ts': 'mark-b\none\n',
  'src/deep/c.ts': 'mark-c\none\n',
  'tests/a.test.ts': 'mark-t\none\n',
  'docs/guide.md': 'mark-g\none\n',
  'README.md': 'mark-r\none\n',
  '.gitignore': '.env\n*.log\n',
};

export const untracked: Readonly<Record<string, string>> = {
  '.env': 'mark-env=1\n',
  'debug.log': 'mark-log\n',
  'new.txt': 'mark-n\n',
  'extra/x.txt': 'mark-x\n',
  'fix.diff': '--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,4 +1,4 @@\n mark-a\n-one\n+1\n two\n three\n',
  'fix.mbox':
    'From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001\nFrom: A <a@example.org>\nDate: Mon, 1 Jan 2024 00:00:00 +0000\nSubject: [PATCH] fix\n\n---\n--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,4 +1,4 @@\n mark-a\n-one\n+1\n two\n three\n',
  'specs.txt': 'src/b.ts\n',
};

/** A word of its first line tells a file wherever its content turns up. */
export const marks: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...tracked, ...untracked }).flatMap(([file, text]) => {
    const [mark] = /^mark-\w+/.exec(text) ?? [];
    return mark === undefined ? [] : [[file, mark]];
  }),
);

export const repositorySettings = `[core]
	repositoryformatversion = 0
	filemode = true
	bare = false
	logallrefupdates = true
[remote "origin"]
	url = ../remote.git
	fetch = +refs/heads/*:refs/remotes/origin/*
[branch "main"]
	remote = origin
	merge = refs/heads/main
[alias]
	st = status
	throw = "reset --hard"
	made = !touch made
	Quoted = "log -1 '--format=a b'" # the last
	chain = throw HEAD~1
	both = "!touch first; touch second"
	here = !touch
`;

export const userSettings = `[user]
	name = Dev
	email = dev@example.org
[init]
	defaultBranch = main
[protocol "file"]
	allow = always
[protocol "ext"]
	allow = always
[advice]
	detachedHead = false
[alias]
	keep = stash push -m
	st = log ; never meant
[alias "x"]
	no = status
`;

export type Seen = {
  /** Files of the work tree and next to it, from the repository on, that are new, different or gone. */
  files: string[];
  /**
   * "index", "HEAD" (another branch or none), "worktrees" (more or fewer), "+ref", "-ref", ">ref" (moved on), "!ref" (moved elsewhere), "log" (a reflog cut),
   * "objects" (new ones), "remote" (its refs are others), "contact" (a program that serves a repository ran), "config KEY",
   * "hook NAME" (ran).
   */
  events: string[];
  /** Files whose content it printed. */
  shows: string[];
};

export type Section = {
  /** Shell code that brings the repository where the lines begin. */
  setup: string;
  /** Each in a repository of its own. With "~ " in front the guard may foresee more than happens. */
  lines: readonly string[];
};

/** A file that is different, and one whose change is staged. */
export const edited = 'echo mine >> src/b.ts; echo staged >> docs/guide.md; git add docs/guide.md';
