import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientVersion } from '../client-versions.ts';
import { doctorFindings } from './doctor.ts';
import { type Session, seenOn } from './door.ts';
import { removeElsewhere } from './elsewhere.ts';
import { type Played, play } from './play.ts';

/** What was seen is left with the test, where the long form's reporter finds it. */
declare module 'vitest' {
  interface TaskMeta {
    door?: { id: string; seen: string };
  }
}

/** Plays each session once and holds every door of it against what its row says. */
export function playAll(sessions: readonly Session[]): void {
  for (const session of sessions) describe(session.id, () => playOne(session));
}

function playOne(session: Session): void {
  const impossible = session.impossible?.();
  if (impossible !== undefined) {
    test.skip(`${session.id}: ${impossible}`);
    return;
  }
  let played: Played;
  beforeAll(async () => {
    played = await play(session);
  });
  afterAll(() => {
    session.cleanUp?.(played.place);
    // Something of the session may still run and write.
    for (const directory of Object.values(played.place))
      fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
    removeElsewhere();
  });

  for (const door of session.doors)
    test(door.id, async ({ task }) => {
      const seen = played.seen(door);
      task.meta.door = { id: door.id, seen };
      expect(seen, played.run.stderr).toBe(seenOn(clientVersion, door));
      if (door.doctor !== undefined) expect(await doctorFindings(played.place)).toContain(door.doctor);
    });
}
