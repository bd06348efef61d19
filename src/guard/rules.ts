import { type Act, acts } from '../policy/acts.ts';
import { actRules } from './act-rules.ts';

/** Every rule of the guard: its id, what it says, what to do instead, and a call that only it stops. */
export type Rule = {
  /** Completes "Blocked: …"; `{what}` is the command or path. */
  says: string;
  instead: string;
  example: { role: string; command: string };
};

const pathRules = {
  'write.gates': {
    says: '{what} belongs to the gates; only a person changes it',
    instead: 'Say what should change and why',
    example: { role: 'coder', command: 'echo {} > .claude/settings.json' },
  },
  'write.git': {
    says: '{what} is inside the git directory',
    instead: 'Use git commands, not its files',
    example: { role: 'coder', command: 'echo x > .git/HEAD' },
  },
  'write.outside': {
    says: '{what} is outside the repository',
    instead: 'Write inside the repository or in a temporary directory',
    example: { role: 'coder', command: 'echo x > /etc/motd' },
  },
  'write.denied': {
    says: '{what} is not for the {role} to change ({set})',
    instead: 'Change the files of your own job',
    example: { role: 'coder', command: 'echo x > tests/a.test.ts' },
  },
  'write.not-allowed': {
    says: '{what} is not among the paths the {role} may write ({set})',
    instead: 'Write only there',
    example: { role: 'tester', command: 'echo x > src/a.ts' },
  },
  'write.ask': {
    says: '{what} may be changed only when a person agrees',
    instead: 'Wait for the answer',
    example: { role: 'architect', command: 'echo x >> CLAUDE.md' },
  },
  'write.none': {
    says: 'the {role} writes no files, and this would write {what}',
    instead: 'Print to standard output and report what you found',
    example: { role: 'code-reviewer', command: 'echo x > notes.md' },
  },
  'read.secret': {
    says: '{what} holds secrets, which are read only when a person agrees',
    instead: 'Use the example file (.env.example), or git grep, which leaves ignored files alone',
    example: { role: 'coder', command: 'cat .env' },
  },
} as const satisfies Record<string, Rule>;

const inputRules = {
  'input.invalid': {
    says: 'the call could not be understood: {what}',
    instead: 'This is a fault of the client or of the gates; a person runs doctor',
    example: { role: 'coder', command: '' },
  },
  'policy.invalid': {
    says: 'the policy could not be read: {what}',
    instead: 'A person mends .claude/gates/gates.json',
    example: { role: 'coder', command: '' },
  },
} as const satisfies Record<string, Rule>;

export type RuleId = Act | keyof typeof pathRules | keyof typeof inputRules;

export function ruleOf(id: RuleId): Rule {
  if (id in actRules) return { says: `{what} ${acts[id as Act].says}`, ...actRules[id as Act] };
  return { ...pathRules, ...inputRules }[id as keyof typeof pathRules | keyof typeof inputRules];
}

export const ruleIds = [pathRules, inputRules, actRules].flatMap((table) => Object.keys(table)) as RuleId[];
