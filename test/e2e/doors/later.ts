import { write } from './calls.ts';
import type { Session } from './door.ts';

const remains = 'what it wakes the session for meets the guard, see after-later';

/** What is planned for later wakes the main session, which meets its hooks. */
export const later: Session = {
  id: 'later',
  area: 'tools',
  long: true,
  doors: [
    {
      id: 'cron',
      door: 'CronCreate',
      call: { call: 'CronCreate', input: { cron: '* * * * *', prompt: 'go on', recurring: false } },
      seen: 'runs',
      closedBy: 'guard',
      remains,
    },
    {
      id: 'wakeup',
      door: 'ScheduleWakeup',
      call: { call: 'ScheduleWakeup', input: { delaySeconds: 60, prompt: 'go on', reason: 'later' } },
      seen: { '2.1.295': 'blocked: client', else: 'runs' },
      closedBy: 'guard',
      remains,
    },
    {
      id: 'after-later',
      door: 'what the session does when the first of them is due',
      first: [{ say: 'waiting' }],
      call: write('src/later.ts'),
      trace: { file: 'src/later.ts' },
      mayNotCome: true,
      seen: { '2.1.332': 'blocked: write.not-allowed', else: 'no effect' },
      closedBy: 'guard',
      remains: 'older headless clients end before anything is due',
    },
  ],
};
