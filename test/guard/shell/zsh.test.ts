import { describe, expect, it } from 'vitest';
import { probe } from './probe.ts';

const notes = (source: string, shell: 'bash' | 'zsh'): string[] =>
  probe(source, { shell })
    .ran.filter((line) => /^note(?:\||$)/.test(line))
    .map((line) => line.slice(5));

/** The same source, as bash and as zsh run it. */
describe('where zsh differs from bash', () => {
  it.each([
    ['x="a b"; note $x "$x"', ['a|b|a b'], ['a b|a b']],
    ['x=; note a $x "$x"', ['a|'], ['a|']],
    ['x="*.ts"; cd src; note $x', ['‹*.ts›*'], ['*.ts']],
    ['note $(echo a b) "$(echo c d)"', ['a|b|c d'], ['a|b|c d']],
    [
      'for x in $Y; do note $x; done; y="a b"; for x in $y; do note "$x"; done',
      ['‹›*', 'a', 'b'],
      ['‹›*', 'a b'],
    ],
    ['a=(x "y z"); note $a; note "${a[1]}"', ['x', 'y z'], ['x|y z', 'x']],
    ['a=(x y); a[1]=q; note "${a[@]}"', ['x|q'], ['q|y']],
    ['x=a; note $x[1] "$x:h"', ['a[1]|a:h'], ['‹›*|‹›']],
    ['x=a; echo b | read x; note $x', ['a'], ['b']],
    ['v="note a"; $v', ['a'], []],
    ['note x=~/a', ['x=/home/dev/a'], ['x=~/a']],
    ['note =ls', ['=ls'], ['‹›']],
    ['x=$(echo "a\\tb"); note "$x"', ['a\\tb'], ['‹›']],
    ['note $((010))', ['8'], ['‹›']],
    ['echo a > f | while read x; do note "$x"; done', [], ['‹›']],
    ['export x={a,b}; note $x', ['b'], ['{a,b}']],
    ['cd src; note "$(cd -)"', ['/repo'], ['']],
    ['f() { local w=2; note $w; }; readonly w=1; f', ['1'], ['‹›']],
  ])('%s', (source, inBash, inZsh) => {
    expect(notes(source, 'bash')).toEqual(inBash);
    expect(notes(source, 'zsh')).toEqual(inZsh);
  });

  it('PATH has a second name there', () => {
    const acts = (shell: 'bash' | 'zsh') =>
      probe('path=(./bin $path); note', { shell }).effects.map(
        (effect) => effect.kind === 'act' && effect.act,
      );
    expect(acts('bash')).not.toContain('run.dynamic');
    expect(acts('zsh')).toContain('run.dynamic');
  });
});
