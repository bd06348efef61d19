/** Inputs that no client sends, put to the installed launcher. `says`: part of what the model would read. */
export type InputRow = {
  id: string;
  input: string;
  bytes(repo: string): Buffer;
  seen: 'blocked' | 'runs';
  says: string;
};

const call = (repo: string, command: string, more: object = {}) =>
  JSON.stringify({
    session_id: 's',
    cwd: repo,
    hook_event_name: 'PreToolUse',
    tool_name: 'Bash',
    tool_input: { command },
    agent_id: 'a1',
    agent_type: 'coder',
    ...more,
  });
const notUnderstood = 'the call could not be understood';

export const inputRows: readonly InputRow[] = [
  {
    id: 'nothing',
    input: 'nothing at all',
    bytes: () => Buffer.alloc(0),
    seen: 'blocked',
    says: notUnderstood,
  },
  {
    id: 'half',
    input: 'half of an input',
    bytes: (repo) => Buffer.from(call(repo, 'ls').slice(0, -30)),
    seen: 'blocked',
    says: notUnderstood,
  },
  {
    id: 'two',
    input: 'two inputs, one after the other',
    bytes: (repo) => Buffer.from(`${call(repo, 'ls')}\n${call(repo, 'ls')}`),
    seen: 'blocked',
    says: notUnderstood,
  },
  { id: 'list', input: 'a list', bytes: () => Buffer.from('[]'), seen: 'blocked', says: 'not an object' },
  {
    id: 'no-tool-input',
    input: 'a call without tool_input',
    bytes: (repo) => Buffer.from(call(repo, 'ls', { tool_input: null })),
    seen: 'blocked',
    says: 'tool_input is not an object',
  },
  {
    id: 'command-not-text',
    input: 'a command that is a list',
    bytes: (repo) => Buffer.from(call(repo, 'ls', { tool_input: { command: ['ls'] } })),
    seen: 'blocked',
    says: 'Bash came without command',
  },
  {
    id: 'agent-without-type',
    input: 'an agent_id without agent_type',
    bytes: (repo) => Buffer.from(call(repo, 'ls', { agent_type: undefined })),
    seen: 'blocked',
    says: 'an agent without agent_type',
  },
  {
    id: 'unknown-event',
    input: 'an event no gate knows',
    bytes: (repo) => Buffer.from(call(repo, 'ls', { hook_event_name: 'PreEverything' })),
    seen: 'blocked',
    says: 'no gate listens to PreEverything',
  },
  {
    id: 'not-utf-8',
    input: 'bytes that are not UTF-8 in the path of a test',
    bytes: (repo) => Buffer.from(call(repo, 'echo x > tests/\u00ff.test.ts'), 'latin1'),
    seen: 'blocked',
    says: 'is not for the coder to change',
  },
  {
    id: 'nul',
    input: 'a NUL in a command',
    bytes: (repo) => Buffer.from(call(repo, 'echo x > tests/a.test.ts\u0000')),
    seen: 'blocked',
    says: 'Blocked by',
  },
  {
    id: 'byte-order-mark',
    input: 'a byte-order mark before the input',
    bytes: (repo) => Buffer.from(`\uFEFF${call(repo, 'ls')}`),
    seen: 'blocked',
    says: notUnderstood,
  },
  {
    id: 'deep',
    input: 'an object of 100,000 levels',
    bytes: (repo) =>
      Buffer.from(
        call(repo, 'ls').replace('{"command":"ls"}', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
      ),
    seen: 'blocked',
    says: 'Blocked by',
  },
  {
    id: 'huge-command',
    input: 'a command of 8 MB',
    bytes: (repo) => Buffer.from(call(repo, `echo ${'x'.repeat(8_000_000)}`)),
    seen: 'blocked',
    says: 'longer or deeper than the guard reads',
  },
  {
    id: 'huge-content',
    input: 'a file of 8 MB that the coder may write',
    bytes: (repo) =>
      Buffer.from(
        call(repo, '', {
          tool_name: 'Write',
          tool_input: { file_path: `${repo}/src/x.ts`, content: 'x'.repeat(8_000_000) },
        }),
      ),
    seen: 'runs',
    says: '',
  },
];
