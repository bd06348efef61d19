import path from 'node:path';

/** Where this copy of the runtime is installed. Taken from the file itself: the client's variables can be changed by settings. */
export type Installation = {
  project: string;
  policyFile: string;
  stateDir: string;
  /** What was kept for this runtime when a session started, under seal; absent where it was not started by gates.cjs. */
  keptDir?: string;
};

export function installation(runtimeFile: string, keptDir?: string): Installation {
  const project = path.resolve(path.dirname(runtimeFile), '..', '..');
  const gates = path.join(project, '.claude', 'gates');
  return {
    project,
    policyFile: path.join(gates, 'gates.json'),
    stateDir: path.join(gates, 'state'),
    ...(keptDir !== undefined && { keptDir }),
  };
}
