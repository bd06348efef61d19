import { describe, expect, it } from 'vitest';
import { known } from '../../../src/guard/shell/arg.ts';
import { evaluate } from './rows.ts';

/** Reads and writes of what runs in a container that has src as /app; what is not known stands in ‹ ›. */
const reached = (source: string): string[] =>
  evaluate('try', (context) =>
    context.shell(known(source), { elsewhere: { mapped: { there: '/app', here: '/repo/src' } } }),
  ).effects.flatMap((effect) => {
    if (effect.kind === 'act') return [];
    const { target } = effect;
    if (target.kind === 'path') return [target.path];
    return [target.kind === 'unknown' ? `‹${target.prefix ?? ''}›` : `${target.dir} ‹${target.name}›`];
  });

describe('in a container with a directory of this disk', () => {
  it.each<[string, string[]]>([
    ['put a', ['/repo/src/a']],
    ['put .', ['/repo/src']],
    ['put /app', ['/repo/src']],
    ['put /app/', ['/repo/src']],
    ['put /app/a/../b', ['/repo/src/b']],
    ['put ..b', ['/repo/src/..b']],
    ['put ../app/b', ['/repo/src/b']],
    ['put ..', []],
    ['put ../x', []],
    ['put /apple', []],
    ['cd /etc; put x', []],
    ['cd /etc; put ../app/x', ['/repo/src/x']],
    ['put *.ts', ['/repo/src ‹*.ts›']],
    ['put sub/*.ts', ['/repo/src/sub ‹*.ts›']],
    ['put a*', ['/repo/src ‹a*›']],
    ['put /app/sub/a*', ['/repo/src/sub ‹a*›']],
    ['put /etc/*', []],
    ['put /*/x', ['‹›']],
    ['put "sub/$X"', ['‹/repo/src/sub/›']],
    ['put "a$X"', ['‹/repo/src/a›']],
    ['put "/app/$X"', ['‹/repo/src/›']],
    ['put "/app/sub$X"', ['‹/repo/src/sub›']],
    ['put "$X"', ['‹›']],
    ['put "/$X"', ['‹›']],
    ['put "/ap$X"', ['‹›']],
    ['put "/app$X"', ['‹/repo/src›']],
    ['put "/etc/$X"', []],
    ['cd /etc; put "a$X"', ['‹›']],
    ['cd "$X"; put a', ['‹›', '/repo/src/a']],
    ['cd "$X"; put /app/b', ['/repo/src/b']],
    ['cd "$X"; put /etc/b', []],
    ['cd "$X"; put "$Y"', ['‹›']],
    ['get /root/.ssh/id_rsa', ['/dev/null/root/.ssh/id_rsa']],
    ['get ../.env', ['/dev/null/.env']],
    ['get .env', ['/repo/src/.env']],
    ['get /etc/passwd', []],
    ['put /root/.ssh/id_rsa', []],
    ['get "/root/$X"', []],
  ])('%s', (source, expected) => {
    expect(reached(source)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['put a /app/b "$X" *.ts; echo > c', []],
    ['get .env', ['/dev/null/.env']],
    ['get /x/server.pem', ['/dev/null/x/server.pem']],
    ['get a /etc/passwd "$X"', []],
  ])('without one: %s', (source, expected) => {
    const { effects } = evaluate('try', (context) => context.shell(known(source), { elsewhere: {} }));
    expect(
      effects.flatMap((effect) =>
        effect.kind !== 'act' && effect.target.kind === 'path' ? [effect.target.path] : [effect.kind],
      ),
    ).toEqual(expected);
  });
});
