import { apply } from '../../src/scaffold/apply.ts';
import { ScaffoldError } from '../../src/scaffold/errors.ts';
import { plan, planRemove } from '../../src/scaffold/plan.ts';
import { desiredInMonorepo, type Version } from './templates.ts';

/** One run in a process of its own: `install ROOT VERSION` or `remove ROOT`. Exits 3 on a ScaffoldError. */
const [verb, root = '', version = '1'] = process.argv.slice(2);
const planned =
  verb === 'remove'
    ? planRemove(root, { version })
    : plan(root, desiredInMonorepo(version as Version), { version });
apply(planned, { waitMs: 0 }).catch((error: unknown) => {
  if (!(error instanceof ScaffoldError)) throw error;
  process.stderr.write(`${error.code}: ${error.message}`);
  process.exitCode = 3;
});
