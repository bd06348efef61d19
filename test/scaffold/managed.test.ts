import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DesiredFile } from '../../src/scaffold/desired.ts';
import type { FileAction, FileState } from '../../src/scaffold/plan.ts';
import { makeRepo } from './repo.ts';
import { changes, fileIn, install } from './steps.ts';

/** One managed file through one upgrade. Null is a file that is not there, or not shipped. */
type Scenario = {
  name: string;
  path?: string;
  base: string | null;
  disk: string | null;
  next: string | null;
  state: FileState;
  action: FileAction;
  result: string | null;
  conflict?: boolean;
};

const steps = ['a:', '  - run: one', 'b:', '  - run: one', 'c:', '  - run: one', ''];
const text = (...lines: string[]) => `${lines.join('\n')}\n`;

const scenarios: Scenario[] = [
  {
    name: 'nothing changed',
    base: 'a\n',
    disk: 'a\n',
    next: 'a\n',
    state: 'unchanged',
    action: 'keep',
    result: 'a\n',
  },
  {
    name: 'only the user changed it',
    base: 'a\n',
    disk: 'b\n',
    next: 'a\n',
    state: 'user-only',
    action: 'keep',
    result: 'b\n',
  },
  {
    name: 'only the template changed',
    base: 'a\n',
    disk: 'a\n',
    next: 'b\n',
    state: 'template-only',
    action: 'update',
    result: 'b\n',
  },
  {
    name: 'both made the same change',
    base: 'a\n',
    disk: 'b\n',
    next: 'b\n',
    state: 'equal',
    action: 'keep',
    result: 'b\n',
  },
  {
    name: 'both changed different places',
    base: text('1', '2', '3', '4', '5'),
    disk: text('one', '2', '3', '4', '5'),
    next: text('1', '2', '3', '4', 'five'),
    state: 'both',
    action: 'update',
    result: text('one', '2', '3', '4', 'five'),
  },
  {
    name: 'both changed the same line',
    base: text('1', '2', '3'),
    disk: text('1', 'mine', '3'),
    next: text('1', 'theirs', '3'),
    state: 'both',
    action: 'keep',
    result: text('1', 'mine', '3'),
    conflict: true,
  },
  {
    name: 'the second of three identical blocks was edited, the third is changed by us',
    path: 'steps.yml',
    base: steps.join('\n'),
    disk: steps.with(3, '  - run: mine').join('\n'),
    next: steps.with(5, '  - run: two').join('\n'),
    state: 'both',
    action: 'update',
    result: steps.with(3, '  - run: mine').with(5, '  - run: two').join('\n'),
  },
  {
    name: 'both added the same lines at the same place',
    base: text('1', '2', '3', '4', '5', '6'),
    disk: text('1', '2', 'new', '3', '4', '5', '6'),
    next: text('1', '2', 'new', '3', '4', '5', 'six'),
    state: 'both',
    action: 'update',
    result: text('1', '2', 'new', '3', '4', '5', 'six'),
  },
  {
    name: 'the user moved a block and the template changed another',
    base: text('A', 'a', '', 'B', 'b', '', 'C', 'c'),
    disk: text('B', 'b', '', 'A', 'a', '', 'C', 'c'),
    next: text('A', 'a', '', 'B', 'b', '', 'C', 'sea'),
    state: 'both',
    action: 'update',
    result: text('B', 'b', '', 'A', 'a', '', 'C', 'sea'),
  },
  {
    name: 'the user deleted the end, the template changed the beginning',
    base: text('1', '2', '3', '4', '5'),
    disk: text('1', '2', '3'),
    next: text('one', '2', '3', '4', '5'),
    state: 'both',
    action: 'update',
    result: text('one', '2', '3'),
  },
  {
    name: 'a checkout gave it CRLF',
    base: text('1', '2'),
    disk: '1\r\n2\r\n',
    next: text('1', '2'),
    state: 'unchanged',
    action: 'keep',
    result: '1\r\n2\r\n',
  },
  {
    name: 'a checkout gave it CRLF and the template changed',
    base: text('1', '2'),
    disk: '1\r\n2\r\n',
    next: text('1', '2', '3'),
    state: 'template-only',
    action: 'update',
    result: '1\r\n2\r\n3\r\n',
  },
  {
    name: 'it has CRLF and both changed it',
    base: text('1', '2', '3', '4', '5'),
    disk: 'one\r\n2\r\n3\r\n4\r\n5\r\n',
    next: text('1', '2', '3', '4', 'five', 'six'),
    state: 'both',
    action: 'update',
    result: 'one\r\n2\r\n3\r\n4\r\nfive\r\nsix\r\n',
  },
  {
    name: 'the user took away the last line break and the template adds a line in the middle',
    base: text('1', '2', '3', '4', '5'),
    disk: '1\n2\n3\n4\n5',
    next: text('1', 'new', '2', '3', '4', '5'),
    state: 'both',
    action: 'update',
    result: '1\nnew\n2\n3\n4\n5',
  },
  {
    name: 'the user took away the last line break and the template adds a line at the end',
    base: text('1', '2', '3', '4', '5'),
    disk: '1\n2\n3\n4\n5',
    next: text('1', '2', '3', '4', '5', '6'),
    state: 'both',
    action: 'update',
    result: '1\n2\n3\n4\n5\n6\n',
  },
  {
    name: 'a clean merge would give one key twice',
    path: 'agent.md',
    base: text('---', 'name: a', 'x: 1', 'y: 1', 'z: 1', '---', 'Body'),
    disk: text('---', 'model: haiku', 'name: a', 'x: 1', 'y: 1', 'z: 1', '---', 'Body'),
    next: text('---', 'name: a', 'x: 1', 'y: 1', 'z: 1', 'model: opus', '---', 'Body'),
    state: 'both',
    action: 'keep',
    result: text('---', 'model: haiku', 'name: a', 'x: 1', 'y: 1', 'z: 1', '---', 'Body'),
    conflict: true,
  },
  {
    name: 'a clean merge would be no JSON',
    path: 'a.json',
    base: '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}\n',
    disk: '{\n  "a": 1,\n  "b": 2\n}\n',
    next: '{\n  "x": 0,\n  "a": 1,\n  "b": 2,\n  "c": 3\n}\n',
    state: 'both',
    action: 'update',
    result: '{\n  "x": 0,\n  "a": 1,\n  "b": 2\n}\n',
  },
  {
    name: 'the user deleted it',
    base: 'a\n',
    disk: null,
    next: 'a\n',
    state: 'deleted-by-user',
    action: 'keep',
    result: null,
  },
  {
    name: 'the user deleted it and the template changed',
    base: 'a\n',
    disk: null,
    next: 'b\n',
    state: 'deleted-by-user',
    action: 'keep',
    result: null,
  },
  {
    name: 'no longer shipped, unedited',
    base: 'a\n',
    disk: 'a\n',
    next: null,
    state: 'retired',
    action: 'delete',
    result: null,
  },
  {
    name: 'no longer shipped, with CRLF',
    base: 'a\n',
    disk: 'a\r\n',
    next: null,
    state: 'retired',
    action: 'delete',
    result: null,
  },
  {
    name: 'no longer shipped, edited',
    base: 'a\n',
    disk: 'b\n',
    next: null,
    state: 'retired-edited',
    action: 'keep',
    result: 'b\n',
  },
  {
    name: 'newly shipped',
    base: null,
    disk: null,
    next: 'a\n',
    state: 'new',
    action: 'create',
    result: 'a\n',
  },
  {
    name: 'newly shipped, there already and the same',
    base: null,
    disk: 'a\n',
    next: 'a\n',
    state: 'equal',
    action: 'keep',
    result: 'a\n',
  },
  {
    name: 'newly shipped, there already and other',
    base: null,
    disk: 'theirs\n',
    next: 'a\n',
    state: 'collision',
    action: 'keep',
    result: 'theirs\n',
    conflict: true,
  },
];

function shipped(path: string, content: string | null): DesiredFile[] {
  return content === null ? [] : [{ path, kind: 'managed', content }];
}

describe('a managed file', () => {
  test.each(scenarios)('$name', async ({ path = 'file.md', base, disk, next, ...expected }) => {
    const repo = makeRepo();
    await install(repo, shipped(path, base));
    if (disk !== null) repo.write(path, disk);
    else if (base !== null) repo.remove(path);

    const planned = await install(repo, shipped(path, next), { version: '2' });
    expect(fileIn(planned, path)).toMatchObject({ state: expected.state, action: expected.action });
    expect(repo.exists(path) ? repo.read(path) : null).toBe(expected.result);
    expect(planned.conflicts.map((conflict) => conflict.path)).toEqual(expected.conflict ? [path] : []);
    if (expected.conflict) expect(repo.read(`${path}.gates-new`)).toBe(next);
    expect(repo.exists(`${path}.gates-new`)).toBe(expected.conflict === true);

    const again = await install(repo, shipped(path, next), { version: '2' });
    expect(changes(again)).toEqual([]);
    expect(again.conflicts).toEqual([]);
    expect(again.leftovers).toEqual(expected.conflict ? [`${path}.gates-new`] : []);
  });
});

describe('a conflict', () => {
  const base = text('1', '2', '3');
  const mine = text('1', 'mine', '3');
  const theirs = text('1', 'theirs', '3');

  async function conflicting(path: string, options: Parameters<typeof install>[2]) {
    const repo = makeRepo();
    await install(repo, shipped(path, base));
    repo.write(path, mine);
    return { repo, planned: await install(repo, shipped(path, theirs), { version: '2', ...options }) };
  }

  test('decided for us keeps the user text beside', async () => {
    const { repo, planned } = await conflicting('a.md', { onConflict: 'theirs' });
    expect(repo.read('a.md')).toBe(theirs);
    expect(repo.read('a.md.gates-mine')).toBe(mine);
    expect(planned.leftovers).toEqual([]);
    expect(planned.conflicts).toMatchObject([{ path: 'a.md', outcome: 'theirs', aside: 'a.md.gates-mine' }]);
  });

  test('is marked in Markdown', async () => {
    const { repo, planned } = await conflicting('a.md', { onConflict: 'markers' });
    expect(repo.read('a.md')).toBe(
      text('1', '<<<<<<< yours', 'mine', '=======', 'theirs', '>>>>>>> create-agent-gates', '3'),
    );
    expect(planned.leftovers).toEqual(['a.md']);
    expect(changes(await install(repo, shipped('a.md', theirs), { version: '2' }))).toEqual([]);
  });

  test.each(['run.sh', 'flow.yml', 'a.json'])('is never marked in %s', async (path) => {
    const { repo } = await conflicting(path, { onConflict: 'markers' });
    expect(repo.read(path)).toBe(mine);
    expect(repo.read(`${path}.gates-new`)).toBe(theirs);
  });

  test('in front matter is never marked: the client would skip the agent', async () => {
    const repo = makeRepo();
    const agent = (model: string) => text('---', 'name: a', `model: ${model}`, '---', '', 'Body');
    await install(repo, shipped('a.md', agent('inherit')));
    repo.write('a.md', agent('haiku'));
    await install(repo, shipped('a.md', agent('opus')), { version: '2', onConflict: 'markers' });
    expect(repo.read('a.md')).toBe(agent('haiku'));
    expect(repo.read('a.md.gates-new')).toBe(agent('opus'));
  });

  test('is decided path by path when answers are there', async () => {
    const { repo } = await conflicting('a.md', { onConflict: 'mine', choices: { 'a.md': 'theirs' } });
    expect(repo.read('a.md')).toBe(theirs);
  });

  test('that was not looked at is offered again only for a newer version', async () => {
    const { repo } = await conflicting('a.md', {});
    repo.remove('a.md.gates-new');
    expect(changes(await install(repo, shipped('a.md', theirs), { version: '2' }))).toEqual([]);
    const newer = text('1', 'newer', '3');
    await install(repo, shipped('a.md', newer), { version: '3' });
    expect(repo.read('a.md')).toBe(mine);
    expect(repo.read('a.md.gates-new')).toBe(newer);
  });

  test('leaves alone an edited X.gates-new, and takes back its own', async () => {
    const { repo } = await conflicting('a.md', {});
    const newer = text('1', 'newer', '3');
    await install(repo, shipped('a.md', newer), { version: '3' });
    expect(repo.read('a.md.gates-new')).toBe(newer);

    repo.write('a.md.gates-new', 'half merged\n');
    const newest = text('1', 'newest', '3');
    const planned = await install(repo, shipped('a.md', newest), { version: '4' });
    expect(repo.read('a.md.gates-new')).toBe('half merged\n');
    expect(repo.read('a.md.gates-new.1')).toBe(newest);
    expect(planned.leftovers).toEqual(['a.md.gates-new', 'a.md.gates-new.1']);
  });

  test('is over when the user takes ours: the copy goes', async () => {
    const { repo } = await conflicting('a.md', {});
    repo.write('a.md', theirs);
    const planned = await install(repo, shipped('a.md', theirs), { version: '2' });
    expect(planned.leftovers).toEqual([]);
    expect(repo.exists('a.md.gates-new')).toBe(false);
  });

  test('without a readable base keeps the user file', async () => {
    const repo = makeRepo();
    await install(repo, shipped('a.md', text('1', '2', '3', '4', '5')));
    repo.write('.claude/gates/base.json.gz', 'broken');
    repo.write('a.md', text('one', '2', '3', '4', '5'));
    const planned = await install(repo, shipped('a.md', text('1', '2', '3', '4', 'five')), { version: '2' });
    expect(planned.warnings).toEqual([expect.stringContaining('base.json.gz')]);
    expect(repo.read('a.md')).toBe(text('one', '2', '3', '4', '5'));
    expect(repo.read('a.md.gates-new')).toBe(text('1', '2', '3', '4', 'five'));
  });

  test('with a base of another version, as a git merge may leave it, keeps the user file', async () => {
    const repo = makeRepo();
    const first = text('1', '2', '3', '4', '5', '6', '7');
    await install(repo, shipped('a.md', first));
    const otherBase = fs.readFileSync(`${repo.root}/.claude/gates/base.json.gz`);
    const second = first.replace('4', 'four');
    await install(repo, shipped('a.md', second), { version: '2' });
    repo.write('.claude/gates/base.json.gz', otherBase);
    repo.write('a.md', second.replace('1', 'one'));
    await install(repo, shipped('a.md', second.replace('7', 'seven')), { version: '3' });
    expect(repo.read('a.md')).toBe(second.replace('1', 'one'));
    expect(repo.read('a.md.gates-new')).toBe(second.replace('7', 'seven'));
  });

  test('over bytes that are no text keeps them', async () => {
    const repo = makeRepo();
    await install(repo, shipped('a.md', base));
    const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x31]);
    repo.write('a.md', bytes);
    const planned = await install(repo, shipped('a.md', theirs), { version: '2', onConflict: 'markers' });
    expect(fileIn(planned, 'a.md').after).toEqual(bytes);
    expect(repo.read('a.md.gates-new')).toBe(theirs);
  });
});

describe('a file of theirs', () => {
  test('is taken over when asked for, and given back on remove', async () => {
    const repo = makeRepo({ 'a.md': 'theirs\n' });
    await install(repo, shipped('a.md', 'ours\n'), { adopt: true });
    expect(repo.read('a.md')).toBe('ours\n');
    expect(repo.read('a.md.gates-mine')).toBe('theirs\n');
  });

  test('is never touched by later versions', async () => {
    const repo = makeRepo({ 'a.md': 'theirs\n' });
    await install(repo, shipped('a.md', 'ours\n'));
    const planned = await install(repo, shipped('a.md', 'ours, newer\n'), {
      version: '2',
      onConflict: 'theirs',
    });
    expect(fileIn(planned, 'a.md').state).toBe('collision');
    expect(repo.read('a.md')).toBe('theirs\n');
    expect(repo.read('a.md.gates-new')).toBe('ours, newer\n');
    await install(repo, shipped('a.md', 'ours, newer\n'), { version: '2', choices: { 'a.md': 'theirs' } });
    expect(repo.read('a.md')).toBe('ours, newer\n');
    expect(repo.exists('a.md.gates-new')).toBe(false);
  });

  test('makes room when it goes', async () => {
    const repo = makeRepo({ 'a.md': 'theirs\n' });
    await install(repo, shipped('a.md', 'ours\n'));
    repo.remove('a.md');
    await install(repo, shipped('a.md', 'ours\n'));
    expect(repo.read('a.md')).toBe('ours\n');
    expect(repo.exists('a.md.gates-new')).toBe(false);
  });
});
