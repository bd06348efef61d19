import type { Call } from '../mock-api.ts';

/** The calls that most doors are. */
export const bash = (command: string, more: object = {}): Call => ({
  call: 'Bash',
  input: { command, ...more },
});

export const write = (file_path: string, content = 'x\n'): Call => ({
  call: 'Write',
  input: { file_path, content },
});
