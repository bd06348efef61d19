export const explainTexts = {
  noRole: 'whose call is it? --role is missing',
  noRoleHint:
    'Roles: architect, tester, coder, code-reviewer, security-reviewer, performance-reviewer, main, or any other agent.',
  noCommand: 'there is no command to explain',
  noCommandHint: "Put it after the options: explain --role coder 'git push'.",
  badJson: (why: string) => `the tool's input is not valid JSON: ${why}`,
  otherRole: (role: string) => `The policy has no role ${role}: this is what any other agent may do.`,
  notInstalled: (root: string) =>
    `No gates are installed in ${root}: this is the shipped policy, with tests in tests/.`,
  guardFailed: (why: string) => `the guard failed: ${why}`,
  decisions: { allow: 'allowed', ask: 'a person would be asked', block: 'blocked' },
  effects: 'It would:',
  noEffects: 'It would do nothing that matters to a role.',
  opaque:
    'What it changes cannot be seen from outside, so the seal looks afterwards and puts back what the role may not change.',
  unknownPath: 'a path that cannot be known beforehand',
  unknownPathBelow: (prefix: string) => `a path that starts with ${prefix}`,
  placeholders: { what: 'this', role: 'role', set: 'its paths in gates.json' } as Readonly<
    Record<string, string>
  >,
  example: (role: string, command: string) => `Such as: ${role}: ${command}`,
  lineNoObject: 'the line is not a JSON object',
  lineNeeds: (key: string) => `"${key}" must be a string`,
  lineNoCall: 'the line has neither "command" (a string) nor "input" (an object)',
};
