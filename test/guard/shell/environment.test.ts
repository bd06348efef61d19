import { describe, expect, it } from 'vitest';
import { probe } from './probe.ts';

/** Variables that a program is said to see changed. */
const changes = (source: string): string[] =>
  probe(source).effects.flatMap((effect) =>
    effect.kind === 'act' && effect.act === 'environment.change' ? [`${effect.by} ${effect.detail}`] : [],
  );

describe('variables that reach programs', () => {
  it.each([
    ['LD_PRELOAD=./x.so note', ['note LD_PRELOAD']],
    ['BASH_ENV=./x sh -c note', ['sh BASH_ENV', 'note BASH_ENV']],
    ['GIT_DIR=/x git status', ['git GIT_DIR']],
    ['export FOO=1; note', ['note FOO']],
    ['export FOO; FOO=1; note', ['note FOO']],
    ['declare -x FOO=1; note', ['note FOO']],
    ['set -a; FOO=1; note', ['note FOO']],
    ['FOO=1 BAR=2 note', ['note FOO', 'note BAR']],
    ['env FOO=1 note', ['note FOO']],
    ['PATH=./bin; note', ['note PATH']],
    ['EDITOR=./x; git commit', ['git EDITOR']],
    ['PAGER=./x git log', ['git PAGER']],
    ['PAGER=$X git log', ['git PAGER']],
    ['(export FOO=1; note); frob', ['note FOO']],
    ['f() { note; }; FOO=1 f', ['note FOO']],
    ['FOO=1 eval note', ['note FOO']],
    ['FOO=1 command note', ['note FOO']],
    ['export FOO=1; FOO=2; sh -c note', ['sh FOO', 'note FOO']],
  ])('%s', (source, expected) => {
    expect(changes(source)).toEqual(expected);
  });

  it.each([
    'FOO=1; note',
    'export FOO; note',
    'export -n FOO=1; note',
    'LC_ALL=C LANG=C TZ=UTC NO_COLOR=1 CI=1 note',
    'LC_COLLATE=C note',
    'PAGER=cat GIT_PAGER= git log',
    'PGUSER=app PGDATABASE=x psql',
    'FOO=1 true; note',
    'FOO=1; export BAR=2; unset BAR; note',
    'local FOO=1; note',
    'IFS=, read a b <<< x; note',
    'for FOO in a b; do note $FOO; done',
  ])('nothing changes with: %s', (source) => {
    expect(changes(source)).toEqual([]);
  });
});
