export const diffTexts = {
  yours: 'What you changed since the install:',
  noneOfYours: 'You changed nothing since the install.',
  deleted: (path: string) => `You deleted ${path}.`,
  replaced: (path: string) =>
    `Files a/${path} and b/${path} differ: the whole file is replaced by that of this version`,
  upgrade: 'What an upgrade would change:',
  upToDate: 'An upgrade would change nothing.',
};
