export const replayTexts = {
  brokenLines: (count: number) => `${count} ${count === 1 ? 'line is' : 'lines are'} not JSON`,
  unusableCalls: (count: number) =>
    `${count} tool ${count === 1 ? 'call lacks' : 'calls lack'} a name, an input or a directory`,
  noRole: 'nothing says which agent it was; judged as any other agent',
  unknownRole: 'unknown agent',
  none: (directory: string, root: string) => `No sessions of ${root} in ${directory}.`,
  summary: (calls: number, sessions: number) =>
    `${calls} tool ${calls === 1 ? 'call' : 'calls'} in ${sessions} ${sessions === 1 ? 'session' : 'sessions'}, judged by`,
  installed: "this repo's policy, against the files as they are now.",
  shipped:
    'the shipped policy with tests in tests/ (no gates are installed here), against the files as they are now.',
  counts: (allow: number, ask: number, block: number) =>
    `${allow} allowed, ${ask} would ask, ${block} would be blocked`,
  decisions: { ask: 'would ask', block: 'would block' },
  times: (count: number) => `${count} ×`,
  more: (count: number) => `and ${count} more: see --json`,
  unread: 'Could not be read',
};
