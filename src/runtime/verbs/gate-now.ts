import type { Run } from '../../flow/machine.ts';
import { headCommit } from '../../gates/changed-tests.ts';
import { isUnderWay } from '../flow/advance.ts';
import { flowState } from '../flow/current.ts';
import { gates } from '../flow/gates.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';

/** `red`, `green`: what the gate would say now, for the run under way, else for what is not committed. Nothing is written down. */
export function gateNow(gate: 'red' | 'green'): (args: readonly string[], at: Installation) => number {
  return (_args, at) => {
    const policy = readPolicy(at);
    const state = flowState(policy, at, {});
    const run = state.run();
    const none: Run = {
      id: '',
      flow: policy.flow.default,
      title: '',
      base: headCommit(at.project),
      node: 'end',
      finished: [],
      rounds: {},
      granted: {},
      disputes: 0,
      findings: [],
    };
    const { passed, says } = gates[gate](state, isUnderWay(run) ? run : none, at.project);
    process[passed ? 'stdout' : 'stderr'].write(`gates ${gate}: ${passed ? 'passes' : 'fails'}: ${says}\n`);
    return passed ? 0 : 1;
  };
}
