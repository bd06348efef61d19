import { describe, expect, it } from 'vitest';
import { probe } from './probe.ts';

/** What a later round of a loop does because of an earlier one; how many rounds there are is not known. */
describe('in a later round', () => {
  it.each([
    [
      'a function that an earlier one defined anew',
      'f() { :; }; while frob; do f; f() { note x; }; done',
      'note|x',
    ],
    ['the same over an open list', 'f() { :; }; for v in $X; do f; f() { note x; }; done', 'note|x'],
    ['an alias', 'while frob; do note a; alias note=evil; done', 'evil|a'],
    ['parameters that were set', 'set -- a; while frob; do note "$1"; set -- b; done', 'note|‹›'],
    ['a place that was gone to', 'while frob; do note "$PWD"; cd src; done', 'note|‹›'],
    ['the place before', 'cd src; cd ..; while frob; do note "$OLDPWD"; cd tests; cd ..; done', 'note|‹›'],
    ['input that was opened', 'while frob; do read v; note "$v"; exec <<< b; done <<< a', 'note|‹›'],
    ['an exported function', 'while frob; do bash -c f; f() { note x; }; export -f f; done', 'note|x'],
  ])('%s', (_what, source, expected) => {
    expect(probe(source).ran).toContain(expected);
  });

  it.each([
    ['hash', 'while frob; do note a; hash -p ./evil note; done', 'run.dynamic note'],
    ['alias', 'while frob; do note a; alias note=evil; done', 'run.dynamic note'],
    ['enable', 'while frob; do echo a; enable -n echo; done', 'run.dynamic echo'],
    ['set -k', 'while frob; do note LD_PRELOAD=x; set -k; done', 'environment.change note'],
    ['PATH', 'while frob; do note a; PATH=./bin; done', 'run.dynamic note'],
  ])('%s changed what a name means', (_what, source, expected) => {
    const acts = probe(source).effects.flatMap((effect) =>
      effect.kind === 'act' ? [`${effect.act} ${effect.by}`] : [],
    );
    expect(acts).toContain(expected);
  });
});

describe('after branches that define a function differently', () => {
  it.each([
    ['if frob; then f() { note a; }; else f() { note b; }; fi; f', ['note|a', 'note|b']],
    ['f() { note a; }; for v in $X; do f() { note b; }; done; f', ['note|a', 'note|b']],
    ['while frob; do f() { note a; }; done; f', ['f', 'note|a']],
    ['f() { note a; }; while frob; do unset -f f; done; f', ['f', 'note|a']],
  ])('%s', (source, expected) => {
    const ran = probe(source).ran.filter((line) => line !== 'frob');
    expect(ran.toSorted()).toEqual(expected);
  });
});
