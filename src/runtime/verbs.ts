import type { Installation } from './installation.ts';
import { ci } from './verbs/ci.ts';
import { ciRoundsVerb } from './verbs/ci-rounds.ts';
import { decide, start } from './verbs/decide.ts';
import { lintChanged, pushCheck } from './verbs/push-check.ts';
import { report } from './verbs/report.ts';
import { status } from './verbs/status.ts';
import { verify } from './verbs/verify-red.ts';

const verbs: Readonly<Record<string, (args: readonly string[], at: Installation) => number>> = {
  ci,
  'ci-rounds': ciRoundsVerb,
  status,
  start,
  report,
  'verify-red': verify,
  lint: lintChanged,
  'push-check': pushCheck,
  ...Object.fromEntries(['approve', 'grant', 'waive', 'dismiss', 'end'].map((verb) => [verb, decide(verb)])),
};

/** Exit codes: 0 sound, 1 not, 2 usage. */
export function runVerb(verb: string, args: readonly string[], at: Installation): number {
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (run) return run(args, at);
  process.stderr.write(`gates: there is no '${verb}'. Known: ${Object.keys(verbs).join(', ')}.\n`);
  return 2;
}
