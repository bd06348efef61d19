export const installTexts = {
  root: (root: string) => `Installing into ${root}`,
  noGit:
    'this is no git repository: there is nothing to compare with, no git hook and no CI to hold the gates outside the client. Run git init, then this again.',
  belowGit: (top: string) =>
    `the git repository starts above, in ${top}: the gates hold in sessions started here, not in those started there.`,

  overview: 'Answers',
  proceed: 'Take these answers?',
  take: 'Take them',
  some: 'Change some',
  all: 'Go through them all',
  which: 'Which ones?',

  commit: 'Commit',
  commitMessage: 'Add agent gates',
  verify: 'Verify',
  undo: 'Undo',
  next: 'Next',
  missing: 'Missing',
  noTestFile:
    'no command is known that runs one test file, so the red gate cannot pass: write it into .claude/gates/gates.json, as "testFile": "npm test -- {file}" of a component',
  nextFill: "write this project's invariants into CLAUDE.md, then open Claude Code here",
};
