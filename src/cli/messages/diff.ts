export const diffTexts = {
  yours: 'What you changed since the install:',
  noneOfYours: 'You changed nothing since the install.',
  deleted: (path: string) => `You deleted ${path}.`,
  upgrade: 'What an upgrade would change:',
  upToDate: 'An upgrade would change nothing.',
};
