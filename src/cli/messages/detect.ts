export const detectTexts = {
  warning: 'Warning',
  workspace: (tools: string) => `A workspace of ${tools}.`,
  nothing:
    'No stack was recognised. The preset "generic" installs all gates without one; --tests then says where tests live.',
  certainty: (share: number) => (share >= 0.8 ? 'certain' : `a guess (${Math.round(share * 100)} %)`),
  because: '  because',
  tests: 'tests',
  runner: 'runner',
  testAll: 'all tests',
  testFile: 'one file',
  lint: 'linters',
  typecheck: 'types',
  packageManager: 'packages',
  database: 'database',
  as: (role: string) => `as ${role}`,
  service: 'container',
};
