import path from 'node:path';
import { defaultPolicy } from '../src/policy/defaults.ts';
import { checkAgent, sealAgent } from '../src/runtime/seals.ts';

/** `seal.cjs TREE ROLE take|check COUNT`: takes or checks the seal of one agent, so often, in one process. */
const [project = '', role = '', what = '', count = '0'] = process.argv.slice(2);
const policy = defaultPolicy({ tests: ['tests/**'] });
const stateDir = path.join(project, '.claude/gates/state');
const agent = { agentId: role, role, cwd: project };
for (let time = 0; time < Number(count); time++) {
  if (what === 'take') sealAgent(agent, policy, project, stateDir);
  else {
    const { restored } = checkAgent(agent, [], policy, project, stateDir, new Date());
    if (restored.length > 0) throw new Error(`the seal is broken: ${JSON.stringify(restored)}`);
  }
}
