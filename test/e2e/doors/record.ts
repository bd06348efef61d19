import type { Reporter, TestModule } from 'vitest/node';
import { allDoors } from './all.ts';
import { readSeen, type SeenByVersion, writeSeen } from './seen.ts';
import { writeTable } from './table.ts';

/** Writes down what a whole run of the long form saw, version by version, and the table that follows from it. */
export default class Record implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const now: SeenByVersion = {};
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { door } = test.meta() as { door?: { id: string; seen: string } };
        if (door === undefined || test.result().state !== 'passed') continue;
        now[module.project.name] = { ...now[module.project.name], [door.id]: door.seen };
      }
    const whole = Object.entries(now).filter(([, rows]) =>
      allDoors.every(({ id }) => Object.hasOwn(rows, id)),
    );
    const missing = Object.entries(now).flatMap(([version, rows]) =>
      allDoors.filter(({ id }) => !Object.hasOwn(rows, id)).map(({ id }) => `${version}: ${id}`),
    );
    if (missing.length > 0) console.error(`Not recorded, as these rows did not pass: ${missing.join(', ')}`);
    if (whole.length === 0) return;
    writeSeen({ ...readSeen(), ...Object.fromEntries(whole) });
    writeTable();
  }
}
