import { type SqlEffect, type Step, sqlAct } from './statement.ts';

/** A step and the request it is sent in: what stands in one request is run or refused together. */
export type Sent = { step: Step; request: number };

export type SessionRules = {
  /** What becomes of a transaction that is still open at the end. */
  end: 'rolls-back' | 'commits';
  /** An error may end the transaction, and what comes after it runs all the same: only the first write is safe. */
  errorsMayEnd?: true;
  /** Whether statements may be skipped (\if): then no BEGIN is certain to have run. */
  skips?: boolean;
};

/**
 * What a session does to the database. A write counts as rolled back only when its transaction has begun for certain and ends in
 * a rollback: a BEGIN counts for later requests only when it is alone in its own, since a request with an error in it does
 * nothing at all.
 */
export function judgeSession(sent: readonly Sent[], rules: SessionRules): SqlEffect[] {
  const effects: SqlEffect[] = [];
  const open: { writes: string[]; request: number; alone: boolean }[] = [];
  const sizes = new Map<number, number>();
  for (const { request } of sent) sizes.set(request, (sizes.get(request) ?? 0) + 1);
  const close = (commits: boolean, what: string) => {
    const transaction = open.pop();
    const writes = transaction?.writes ?? [];
    if (!commits) effects.push(...writes.map((write) => sqlAct('sql.rolled-back', write)));
    else effects.push(...writes.map((write) => sqlAct('sql.write', write)));
    if (commits && (writes.length > 0 || transaction === undefined)) effects.push(sqlAct('sql.commit', what));
  };
  for (const { step, request } of sent) {
    effects.push(...step.also);
    const transaction = open[0];
    switch (step.does) {
      case 'begin':
      case 'may-begin':
        if (transaction) break;
        if (rules.skips || (step.does === 'may-begin' && rules.errorsMayEnd)) break;
        open.push({ writes: [], request, alone: sizes.get(request) === 1 });
        break;
      case 'commit':
        close(true, step.what);
        break;
      case 'rollback':
        close(false, step.what);
        break;
      case 'write': {
        const isInside = transaction && (transaction.alone || transaction.request === request);
        const isSafe = isInside && !(rules.errorsMayEnd && transaction.writes.length > 0);
        if (isSafe) transaction.writes.push(step.what);
        else effects.push(sqlAct('sql.write', step.what));
        break;
      }
      case 'keeps':
        effects.push(sqlAct('sql.write', step.what));
        break;
      case 'read':
        effects.push(sqlAct('sql.read'));
    }
  }
  if (open.length > 0) close(rules.end === 'commits', 'the end of --single-transaction');
  return effects;
}
