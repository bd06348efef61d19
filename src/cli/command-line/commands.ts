import type { Io } from '../io.ts';
import type { OptionName, Options } from './options.ts';

export type Invocation = { operands: string[]; options: Options; io: Io };

/** Resolves to the exit code. Throws Failure for an end with an error. */
export type Run = (invocation: Invocation) => Promise<number>;

export type CommandRow = {
  /** As Commander writes them: '[dir]', '<command...>'. */
  operands: string;
  /** Groups as the help shows them. */
  options: readonly { title: 'answers' | 'options'; names: readonly OptionName[] }[];
  /** Words after the first operand belong to it, whatever they look like. */
  passThrough?: true;
};

const answers = [
  'preset',
  'roles',
  'model',
  'main',
  'tests',
  'protect',
  'db',
  'dbRole',
  'dbName',
  'dbVia',
  'dbUrl',
  'lint',
  'noLint',
  'flow',
  'sandbox',
  'noSandbox',
  'statusLine',
  'noStatusLine',
  'startIn',
  'ci',
  'answers',
  'set',
] as const satisfies OptionName[];

export const commands = {
  install: {
    operands: '[dir]',
    options: [
      { title: 'answers', names: answers },
      { title: 'options', names: ['yes', 'dryRun', 'onConflict', 'adopt', 'restore', 'json'] },
    ],
  },
  upgrade: {
    operands: '[dir]',
    options: [
      { title: 'options', names: ['check', 'yes', 'dryRun', 'onConflict', 'adopt', 'restore', 'json'] },
      { title: 'answers', names: answers },
    ],
  },
  diff: {
    operands: '[dir]',
    options: [{ title: 'options', names: ['json'] }],
  },
  doctor: {
    operands: '[dir]',
    options: [{ title: 'options', names: ['client', 'json'] }],
  },
  replay: {
    operands: '[dir]',
    options: [{ title: 'options', names: ['json'] }],
  },
  remove: {
    operands: '[dir]',
    options: [{ title: 'options', names: ['yes', 'dryRun', 'json'] }],
  },
  detect: {
    operands: '[dir]',
    options: [{ title: 'options', names: ['json'] }],
  },
  presets: {
    operands: '[name]',
    options: [{ title: 'options', names: ['dir', 'json'] }],
  },
  explain: {
    operands: '[command...]',
    options: [{ title: 'options', names: ['role', 'tool', 'cwd', 'dir', 'jsonl', 'rules', 'json'] }],
    passThrough: true,
  },
} as const satisfies Record<string, CommandRow>;

export type CommandName = keyof typeof commands;

export function isCommand(word: string): word is CommandName {
  return Object.hasOwn(commands, word);
}
