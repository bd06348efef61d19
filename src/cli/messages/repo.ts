export const repoTexts = {
  noDirectory: (named: string) => `there is no directory ${named}`,
  notDirectory: (named: string) => `${named} is not a directory`,
  noDirectoryHint: 'Name the directory of a repository, or none for this one. Commands: see --help',
  diskRoot: 'this is the root of the disk, not a repository',
  home: (root: string) => `${root} is your home directory: its .claude is the client's own`,
  noRepoHint: 'Run it in the repository, or name its directory',
  notInstalled: (root: string) => `no gates are installed in ${root}`,
  notInstalledHint: 'create-agent-gates installs them',
  policyMissing: (file: string) => `${file} is missing`,
  policyBroken: (file: string, why: string) => `${file} ${why}`,
  policyHint: 'Mend it, or take it back from git',
};
