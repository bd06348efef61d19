import type { Reporter, TestModule } from 'vitest/node';
import { allDoors } from './all.ts';
import { readSeen, type SeenByVersion, writeSeen } from './seen.ts';
import { writeTable } from './table.ts';

/** Writes down what each row that passed has seen, version by version, and the table that follows from it. */
export default class Record implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const seen = readSeen();
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { door } = test.meta();
        if (door !== undefined && test.result().state === 'passed')
          seen[module.project.name] = { ...seen[module.project.name], [door.id]: door.seen };
      }
    writeSeen(inOrder(seen));
    writeTable();
  }
}

/** As the rows stand; those that are no more are left out. */
function inOrder(seen: SeenByVersion): SeenByVersion {
  return Object.fromEntries(
    Object.entries(seen).map(([version, rows]) => [
      version,
      Object.fromEntries(allDoors.flatMap(({ id }) => (rows[id] === undefined ? [] : [[id, rows[id]]]))),
    ]),
  );
}
