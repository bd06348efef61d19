import { describe, expect, it } from 'vitest';
import { probe } from './probe.ts';

/** Reads and writes, as "operator path"; what isn't known stands in ‹ ›. */
function files(source: string): string[] {
  return probe(source).effects.flatMap((effect) => {
    if (effect.kind === 'act') return [];
    const { target } = effect;
    const where =
      target.kind === 'path'
        ? target.path.replace('/repo/', '')
        : target.kind === 'tree'
          ? `${target.dir.replace('/repo/', '')}/‹${target.name}›`
          : `‹${target.prefix?.replace('/repo/', '') ?? ''}›`;
    return [`${effect.kind} ${effect.by} ${where}`];
  });
}

describe('redirects', () => {
  it.each([
    ['frob > a', ['write > a']],
    ['frob >> a', ['write >> a']],
    ['frob >| a', ['write >| a']],
    ['frob 2> a', ['write > a']],
    ['frob &> a', ['write &> a']],
    ['frob &>> a', ['write &>> a']],
    ['frob >& a', ['write >& a']],
    ['frob {fd}> a', ['write > a']],
    ['frob 7> a', ['write > a']],
    ['frob < a', ['read < a']],
    ['frob <> a', ['read <> a', 'write <> a']],
    ['> a', ['write > a']],
    ['x=1 > a', ['write > a']],
    ['exec > a', ['write > a']],
    ['{ frob; } > a', ['write > a']],
    ['( frob ) > a', ['write > a']],
    ['if frob; then frob; fi > a', ['write > a']],
    ['for x in 1; do frob; done > a', ['write > a']],
    ['while frob; do frob; done > a', ['write > a']],
    ['case x in x) frob ;; esac > a', ['write > a']],
    ['[[ x ]] > a', ['write > a']],
    ['((1)) > a', ['write > a']],
    ['f() { frob; } > a; f', ['write > a']],
    ['f() { frob; } > a', []],
    ['f() { frob > a; }; f', ['write > a']],
    ['frob > a > b 2> c', ['write > a', 'write > b', 'write > c']],
    ['> a frob', ['write > a']],
    ['frob | frob > a', ['write > a']],
    ['frob > a &', ['write > a']],
    ['! frob > a', ['write > a']],
    ['time frob > a', ['write > a']],
    ['x=$(frob > a)', ['write > a']],
    ['frob > "a b"', ['write > a b']],
    ['x=a; frob > $x.txt', ['write > a.txt']],
    ['frob > $X', ['write > ‹›']],
    ['frob > src/$X', ['write > ‹src/›']],
    ['cd src && frob > a', ['write > src/a']],
    ['frob > src/*.ts', ['write > src/‹*.ts›']],
    ['frob > ~/a', ['write > /home/dev/a']],
    ['frob > $(echo a)', ['write > a']],
    ['echo $(< a)', ['read < a']],
    ['sh -c "frob > a"', ['write > a']],
    ['frob >& "it\'s"', ['write >& ‹›']],
    ['frob >& $((i-1))', ['write >& ‹-›']],
  ])('%s', (source, expected) => {
    expect(files(source)).toEqual(expected);
  });

  it.each([
    'frob > /dev/null 2>&1',
    'frob >&2 2>&- <&- 3>&1',
    'frob > /dev/stderr > /dev/stdout > /dev/tty > /dev/fd/3',
    'frob < /dev/null < /dev/stdin < /dev/zero',
    'frob &> /dev/null',
    'frob <<< a',
    'frob <<E\n> a\nE',
    'frob "> a" \\> a',
    'frob 2>&1 | frob |& frob',
    'exec 3>&1 4<&0 5>&-',
    '[[ a > b ]]; ((a > b))',
    'x=">a"; frob $x',
  ])('nothing is written by: %s', (source) => {
    expect(files(source)).toEqual([]);
  });
});

describe('where output goes', () => {
  it.each([
    ['x=$(echo a); note $x', 'note|a'],
    ['x=$(echo a > f); note "[$x]"', 'note|[]'],
    ['x=$(echo a >&2); note "[$x]"', 'note|[]'],
    ['x=$(echo a 2>&1); note $x', 'note|a'],
    ['x=$({ cd README.md; echo a; } 2>&1); note "$x"', 'note|‹›'],
    ['x=$({ let 1/0; echo a; } 2>&1); note "$x"', 'note|‹›'],
    ['x=$({ test -f nowhere; false; echo a; } 2>&1); note "$x"', 'note|a'],
    ['x=$({ echo a >&2; } 2>&1); note $x', 'note|a'],
    ['x=$(echo a 3>&1 1>&2 2>&3); note "[$x]"', 'note|[]'],
    ['x=$({ echo a >&3; } 3>&1); note $x', 'note|a'],
    ['x=$(exec > f; echo a); note "[$x]"', 'note|[]'],
    ['x=$(echo a; frob > f; echo b); note $x', 'note|a|b'],
    ['x=$(echo a; frob); note "$x"', 'note|‹a›'],
    ['x=$(frob 2>&1 >f); note "$x"', 'note|‹›'],
  ])('%s', (source, expected) => {
    expect(probe(source).ran).toContain(expected);
  });
});
