import { describe, expect, it } from 'vitest';
import { read, write } from '../../../src/guard/effects.ts';
import { known, unknown } from '../../../src/guard/shell/arg.ts';
import { evaluate, paths, words } from './rows.ts';

describe('what a row is given', () => {
  it('the name without its directory, the words, the input, the variables', () => {
    const { see } = evaluate('A=1; export B=2; C=3 /opt/see "$A" x <<< in');
    expect(see).toMatchObject({ name: 'see', path: '/opt/see', stdin: { kind: 'text', text: 'in\n' } });
    expect(see?.args.map((arg) => arg.text)).toEqual(['1', 'x']);
    expect(see?.assignments.map(({ name, value }) => `${name}=${value.text}`)).toEqual(['B=2', 'C=3']);
  });

  it('the directory it runs in, and targets from there', () => {
    const { effects } = evaluate('cd src && try', (context) => [
      write(context.target(known('a')), 'try'),
      write(context.target(known('../b')), 'try'),
      write(context.from(known('../tests')).target(known('c')), 'try'),
      write(context.from(unknown()).target(known('d')), 'try'),
    ]);
    expect(paths(effects)).toEqual(['/repo/src/a', '/repo/b', '/repo/tests/c', 'unknown']);
  });

  it('a world that knows what the line did before', () => {
    const kinds: string[] = [];
    evaluate('put new; try; put src; try', ({ world }) => {
      kinds.push(world.kind('/repo/new'), world.kind('/repo/src'), world.kind('/repo/tests'));
      return [];
    });
    expect(kinds).toEqual(['unknown', 'directory', 'directory', 'unknown', 'unknown', 'directory']);
  });

  it('nothing on this disk for streams', () => {
    const { effects } = evaluate('put /dev/null /dev/stdout /dev/fd/3 /dev/tty >(cat)');
    expect(effects).toEqual([]);
  });

  it('what a process substitution holds', () => {
    const { see } = evaluate('see <(put a) <<< x');
    expect(see?.args[0]?.content).toEqual({ kind: 'unknown', from: 'put' });
  });
});

describe('what a row may run', () => {
  it('another program, elsewhere in the tree, with input and variables of its own', () => {
    const { effects, see } = evaluate('A=1 try', (context) =>
      context.run(words('see', 'x'), {
        cwd: '/repo/src',
        stdin: { kind: 'text', text: 'in' },
        assignments: [{ name: 'LD_PRELOAD', value: known('y') }],
      }),
    );
    expect(see?.context.cwd).toBe('/repo/src');
    expect(see?.stdin).toEqual({ kind: 'text', text: 'in' });
    expect(see?.assignments.map(({ name }) => name)).toEqual(['A', 'LD_PRELOAD']);
    expect(effects).toContainEqual({
      kind: 'act',
      act: 'environment.change',
      by: 'see',
      detail: 'LD_PRELOAD',
    });
  });

  it('no function and no builtin of the shell', () => {
    const { calls } = evaluate('put() { see; }; try', (context) => [
      ...context.run(words('put', 'a')),
      ...context.run(words('cd', 'src')),
    ]);
    expect(calls.map((call) => call.name)).toEqual(['try', 'put', 'cd']);
  });

  it('shell code with parameters, in a shell of its own', () => {
    const { effects } = evaluate('x=1; cd src; try', (context) =>
      context.shell(known('cd ..; put "$0" "$1" "a$x"; x=2'), { parameters: words('p', 'q') }),
    );
    expect(paths(effects)).toEqual(['/repo/p', '/repo/q', 'unknown']);
    expect(paths(evaluate('x=1; try; put $x', (context) => context.shell(known('x=2'))).effects)).toEqual([
      '/repo/1',
    ]);
  });

  it('nothing that it cannot see', () => {
    const { effects } = evaluate('try', (context) => context.shell(unknown('rm ')));
    expect(effects).toEqual([{ kind: 'act', act: 'run.shell', by: 'try' }]);
  });
});

describe('elsewhere', () => {
  const there = (source: string, mapped?: { there: string; here: string }) =>
    paths(
      evaluate('try', (context) => context.shell(known(source), { elsewhere: mapped ? { mapped } : {} }))
        .effects,
    );
  const app = { there: '/app', here: '/repo/src' };

  it('is another disk', () => {
    expect(there('put /etc/x a; echo > b')).toEqual([]);
  });

  it('but for what is mapped', () => {
    expect(there('put a /app/b /app/../etc/c /etc/d; cd sub; echo > e', app)).toEqual([
      '/repo/src/a',
      '/repo/src/b',
      '/repo/src/sub/e',
    ]);
  });

  it('leaves open what may be mapped', () => {
    expect(there('put "$X" "/app/$X" "/etc/$X"', app)).toEqual(['unknown', 'unknown']);
    expect(there('put *.ts', app)).toEqual(['tree']);
  });

  it('has a home of its own', () => {
    expect(there('put ~/a', app)).toEqual(['unknown']);
  });

  it('is inherited by what runs there', () => {
    const { effects } = evaluate('try', (context) =>
      context
        .run(words('try2'), { elsewhere: { mapped: app } })
        .concat(context.run(words('put', '/app/x'), { elsewhere: { mapped: app } })),
    );
    expect(paths(effects)).toEqual(['/repo/src/x']);
  });
});

describe('the answer', () => {
  it('holds each effect once, in order', () => {
    const { effects } = evaluate('put a; put b; put a; try', () => [
      read({ kind: 'path', path: '/x' }, 'try'),
    ]);
    expect(paths(effects)).toEqual(['/repo/a', '/repo/b', '/x']);
  });
});
