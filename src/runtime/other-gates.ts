import { spawnSync } from 'node:child_process';
import type { Verdict } from '../guard/verdict.ts';

/** What decides; settings that un-wire the gates are refused by ConfigChange. */
const deciding = ['hooks/gates.sh', 'hooks/gates.cjs', 'hooks/gates.mjs', 'gates/gates.json'].map(
  (file) => `.claude/${file}`,
);

/**
 * Would this command put other gates in the place of these, or none? A checked-out commit brings its own launcher, runtime and policy, and
 * they count from the next call on. Returns a sentence without its end.
 */
export function otherGates(
  command: string,
  { effects }: Pick<Verdict, 'effects'>,
  project: string,
): string | undefined {
  const does = (name: string) => effects.some((effect) => effect.kind === 'act' && effect.act === name);
  if (!does('git.worktree')) return undefined;
  // A pull brings the team's own branch; a pull request is anybody's.
  if (does('git.fetch') && !does('git.history'))
    return 'this checks out commits that are not here yet, and with them their gates';
  if (/\$\(|`/.test(command) && effects.some(({ by }) => /^git (checkout|switch|reset)$/.test(by)))
    return 'this checks out a commit that is known only at run time, and with it its gates';
  if (effects.some(({ by }) => /^git (clean|stash( push| save)?)$/.test(by)) && isUncommitted(project))
    return 'the gates here are not committed, and this would take them away';
  const words = [...new Set(command.match(/[\w./@{}^~+-]+/g))].slice(0, 50);
  // `git switch topic` takes origin's topic where there is none here.
  const names = words.flatMap((word) => (word === '-' ? ['@{-1}'] : [word, `refs/remotes/origin/${word}`]));
  const here = git(project, ['hash-object', '--', ...deciding], '');
  const there = git(
    project,
    ['cat-file', '--batch-check=%(objectname)'],
    names
      .flatMap((name) => [`${name}^{commit}`, ...deciding.map((file) => `${name}:${file}`)])
      .map((object) => `${object}\n`)
      .join(''),
  );
  for (const [index, name] of names.entries()) {
    const [commit, ...files] = there.slice(index * (deciding.length + 1));
    if (!isObject(commit)) continue;
    const other = deciding.find((_file, place) => files[place] !== here[place]);
    if (other !== undefined)
      return `${name.replace('refs/remotes/', '')} holds another ${other}, which would count from the next call on`;
  }
  return undefined;
}

function isUncommitted(project: string): boolean {
  return git(project, ['status', '--porcelain', '--', ...deciding], '').some((line) => line !== '');
}

/** "<name> missing" where there is none. */
function isObject(line = ''): boolean {
  return /^[0-9a-f]{40,}$/.test(line);
}

function git(cwd: string, args: readonly string[], input: string): string[] {
  return spawnSync('git', args, { cwd, input, encoding: 'utf8' }).stdout?.split('\n') ?? [];
}
