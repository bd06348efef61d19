import { LockError } from '../flow/lock.ts';
import { PolicyError } from '../policy/policy-error.ts';
import type { Installation } from './installation.ts';
import { ci } from './verbs/ci.ts';
import { ciRoundsVerb } from './verbs/ci-rounds.ts';
import { decide, decisionUsages, start } from './verbs/decide.ts';
import { gateNow } from './verbs/gate-now.ts';
import { lintChanged, pushCheck } from './verbs/push-check.ts';
import { report } from './verbs/report.ts';
import { status } from './verbs/status.ts';
import { verify } from './verbs/verify-red.ts';

type Verb = {
  /** What stands behind the verb; '' for one that takes no words. */
  takes: string;
  says: string;
  run(args: readonly string[], at: Installation): number;
};

const verbs: Readonly<Record<string, Verb>> = {
  status: {
    takes: '[--line]',
    says: 'each role and its box, where the run stands, what is wrong with the wiring',
    run: status,
  },
  start: { takes: '[FLOW] [TITLE…]', says: 'begins a run', run: start },
  red: { takes: '', says: 'what the red gate would say now', run: gateNow('red') },
  green: { takes: '', says: 'what the green gate would say now', run: gateNow('green') },
  report: { takes: '[--html]', says: 'the record of the last run', run: report },
  lint: { takes: '[--base REF]', says: 'linters and types of what the branch changed', run: lintChanged },
  'push-check': {
    takes: '[--base REF]',
    says: 'the same, its tests, and no run left in the middle',
    run: pushCheck,
  },
  'verify-red': {
    takes: '--base REF [--json]',
    says: 'new tests fail on the base and pass here',
    run: verify,
  },
  ci: { takes: '', says: 'the gates are unmodified and hold', run: ci },
  'ci-rounds': { takes: '', says: 'in a GitHub workflow: whose a pull request is', run: ciRoundsVerb },
  ...Object.fromEntries(
    Object.entries(decisionUsages).map(([verb, { takes, says }]) => [
      verb,
      { takes, says: `a person ${says}`, run: decide(verb) },
    ]),
  ),
};

/** Exit codes: 0 sound, 1 not, 2 usage. */
export function runVerb(verb: string, args: readonly string[], at: Installation): number {
  if (['help', '--help', '-h'].includes(verb)) {
    process.stdout.write(helpText());
    return 0;
  }
  const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (known === undefined) {
    process.stderr.write(`gates: there is no '${verb}'. Known: ${Object.keys(verbs).join(', ')}.\n`);
    return 2;
  }
  if (known.takes === '' && args.length > 0) {
    process.stderr.write(`gates ${verb}: it takes no words.\n`);
    return 2;
  }
  try {
    return known.run(args, at);
  } catch (error) {
    if (error instanceof PolicyError)
      process.stderr.write(`gates ${verb}: ${error.message}. A person mends it.\n`);
    else if (error instanceof LockError)
      process.stderr.write(`gates ${verb}: ${error.message}. Try again.\n`);
    else throw error;
    return 1;
  }
}

export function helpText(): string {
  const lines = Object.entries(verbs).map(
    ([verb, { takes, says }]) => `  ${`${verb} ${takes}`.padEnd(28)} ${says}`,
  );
  return `Usage: node .claude/hooks/gates.mjs VERB\n\n${lines.join('\n')}\n`;
}
