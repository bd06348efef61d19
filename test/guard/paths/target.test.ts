import { describe, expect, test } from 'vitest';
import type { Target } from '../../../src/guard/effects.ts';
import { resolveTarget } from '../../../src/guard/paths/target.ts';
import type { Arg } from '../../../src/guard/shell/arg.ts';
import { known, unknown } from '../../../src/guard/shell/arg.ts';
import { fakeWorld } from '../fake-world.ts';

const world = fakeWorld(['src/a.ts', 'real/a'], { links: { '/repo/link': 'real' } });
const glob = (pattern: string): Arg => ({ prefix: '', pattern, many: true });
const path = (file: string): Target => ({ kind: 'path', path: file });
const followed = (target: Target): Target => ({ ...target, followed: true }) as Target;
const tree = (dir: string, name?: string, depth?: 1): Target => ({
  kind: 'tree',
  dir,
  ...(name !== undefined && { name }),
  ...(depth && { depth }),
});

describe('a word in path position', () => {
  test.each<[Arg, Target]>([
    [known('src/a.ts'), path('/repo/src/a.ts')],
    [known('/etc/x'), path('/etc/x')],
    [known('link/../b'), path('/repo/b')],
    [known('link/b'), path('/repo/real/b')],
    [known('.'), path('/repo')],
    [unknown('src/x'), { kind: 'unknown', prefix: '/repo/src/x' }],
    [unknown('link/x'), { kind: 'unknown', prefix: '/repo/real/x' }],
    [unknown('/x'), { kind: 'unknown', prefix: '/x' }],
    [unknown('src/'), { kind: 'unknown', prefix: '/repo/src/' }],
    [unknown(''), { kind: 'unknown' }],
    [glob('*.ts'), tree('/repo', '*.ts', 1)],
    [glob('src/*.ts'), tree('/repo/src', '*.ts', 1)],
    [glob('link/*'), tree('/repo/real', '*', 1)],
    [glob('/*'), tree('/', '*', 1)],
    [glob('/etc/*.d'), tree('/etc', '*.d', 1)],
    [glob('src/*/a.ts'), followed(tree('/repo/src', 'a.ts'))],
    [glob('src/**/*'), tree('/repo/src')],
    [glob('src/**/**'), tree('/repo/src')],
    [glob('src/**/a*'), tree('/repo/src', 'a*')],
    [glob('src/**/*a'), tree('/repo/src', '*a')],
    [glob('src/*/'), followed(tree('/repo/src'))],
    [glob('src/**'), tree('/repo/src', '**')],
    [glob('src/[ab]'), tree('/repo/src', '[ab]', 1)],
    [glob('a?/b'), followed(tree('/repo', 'b'))],
  ])('%j', (arg, expected) => expect(resolveTarget(arg, '/repo', world)).toEqual(expected));

  test.each<[Arg, Target]>([
    [known('a'), { kind: 'unknown' }],
    [known('/a'), path('/a')],
    [unknown('a'), { kind: 'unknown' }],
    [unknown('/a'), { kind: 'unknown', prefix: '/a' }],
    [glob('*'), { kind: 'unknown' }],
    [glob('/a/*'), tree('/a', '*', 1)],
  ])('%j where nobody knows the directory', (arg, expected) =>
    expect(resolveTarget(arg, undefined, world)).toEqual(expected),
  );
});
