import picomatch from 'picomatch';
import { effectsOf, outputOf } from '../../../../src/guard/commands/registry.ts';
import type { Target } from '../../../../src/guard/effects.ts';
import type { Arg } from '../../../../src/guard/shell/arg.ts';
import { evaluateShell } from '../../../../src/guard/shell/evaluate.ts';
import { fakeWorld } from '../../fake-world.ts';
import { shownEffects } from '../table-cases.ts';
import type { Recorded } from './records.ts';
import { links, makes, texts } from './tree.ts';

const world = fakeWorld(
  { ...texts, ...Object.fromEntries(Object.keys(makes).map((name) => [name, ''])) },
  { links: Object.fromEntries(Object.entries(links).map(([name, target]) => [`/repo/${name}`, target])) },
);

const files = [...Object.keys(texts).filter((name) => !name.endsWith('/')), ...Object.keys(makes)];
const directories = Object.keys(texts).flatMap((name) =>
  name
    .split('/')
    .slice(0, -1)
    .map((_, at, parts) => parts.slice(0, at + 1).join('/')),
);
/** What stands there before a line runs, and what of it can be read. */
const before = { write: [...files, ...Object.keys(links), ...directories], read: files };

/** Acts that tell of what the guard does not know: what is done then need not be foreseen. */
const opaque = /^(?:run\.(?:interpreter|dynamic|shell|script|option)|read\.unknown)/;

/** What a record says and the guard does not, and the other way round, without what the record allows. */
export function disagreement({ line, ran, wrote, read }: Recorded): {
  unforeseen: string[];
  besides: string[];
} {
  const notes: (readonly Arg[])[] = [];
  const effects = evaluateShell(
    line,
    { world, settings: { services: [] }, cwd: '/repo' },
    {
      effectsOf: (call) => {
        if (call.name !== 'note') return effectsOf(call);
        notes.push(call.args);
        return [];
      },
      outputOf,
    },
  );
  const happened = { write: wrote, read };
  const found = new Set(
    notes
      .map((words) => words.map(shown).join('|'))
      .filter((note) => !ran.includes(note))
      .map((note) => `note ${note}`),
  );
  for (const effect of effects) {
    if (effect.kind === 'act') {
      if (effect.act !== 'run.read' && effect.act !== 'run.write')
        found.add(shownEffects([effect], world).join());
      continue;
    }
    const all = [...new Set([...before[effect.kind], ...happened[effect.kind]])];
    const { target } = effect;
    // The directory of a tree stays what it is when all below it changes.
    const meant = all.filter(
      (file) =>
        isAmong(file, target) &&
        !(target.kind === 'tree' && directories.includes(file) && target.dir === whole(file)),
    );
    if (meant.length === 0 || !meant.every((file) => happened[effect.kind].includes(file)))
      for (const each of shownEffects([effect], world)) found.add(each);
  }
  const isOpaque = effects.some((effect) => effect.kind === 'act' && opaque.test(effect.act));
  const unforeseen = isOpaque
    ? []
    : [
        ...ran
          .filter(
            (note) =>
              !notes.some((words) =>
                standsFor(words, note === '' && words.length === 0 ? [] : note.split('|')),
              ),
          )
          .map((note) => `note ${note}`),
        ...(['write', 'read'] as const).flatMap((kind) =>
          happened[kind]
            .filter((file) => !effects.some((effect) => effect.kind === kind && isAmong(file, effect.target)))
            .map((file) => `${kind} ${file}`),
        ),
      ];
  return { unforeseen, besides: [...found].sort() };
}

/** Links below the tree to this file. */
const leadHere = (file: string, { followed: _, ...target }: Extract<Target, { kind: 'tree' }>): boolean =>
  Object.keys(links).some((link) => world.realpath(whole(link)) === whole(file) && isAmong(link, target));

const whole = (file: string): string => (file.startsWith('..') ? `/${file.slice(3)}` : `/repo/${file}`);

function isAmong(file: string, target: Target): boolean {
  if (target.kind === 'tree' && target.followed && leadHere(file, target)) return true;
  const at = whole(file);
  if (target.kind === 'path') return target.path === at;
  if (target.kind === 'unknown') return target.prefix === undefined || at.startsWith(target.prefix);
  const { dir, name, except = [], depth, whole: isWhole } = target;
  if (at === dir) return name === undefined;
  if (!at.startsWith(dir === '/' ? '/' : `${dir}/`)) return false;
  const below = at.slice(dir.length + 1).split('/');
  const isNamed = (glob: string) => (part: string) =>
    picomatch.isMatch(part, glob, { dot: depth === undefined });
  if (except.some((glob) => below.some(isNamed(glob)))) return false;
  if (depth === 1 && !isWhole && below.length > 1) return false;
  // Of a directory so named, all that lies in it.
  return name === undefined || (depth === 1 ? below.slice(0, 1) : below).some(isNamed(name));
}

/** Do these words, some of which are not wholly known, stand for those? A path of a tree may be its top. */
function standsFor([word, ...words]: readonly Arg[], done: readonly string[]): boolean {
  if (word === undefined) return done.length === 0;
  const counts = word.many ? done.map((_, at) => at + 1).concat(0) : [1];
  return counts.some(
    (count) =>
      count <= done.length &&
      done.slice(0, count).every((each) => isLike(each, word)) &&
      standsFor(words, done.slice(count)),
  );
}

function isLike(text: string, { text: known, pattern, prefix }: Arg): boolean {
  if (known !== undefined) return text === known;
  if (pattern === undefined) return text.startsWith(prefix);
  const plain = (path: string) => path.replace(/^\.\//, '');
  return (
    picomatch.isMatch(plain(text), plain(pattern), { dot: true }) ||
    (pattern === `${text}/**/*` && text !== '')
  );
}

function shown(arg: Arg): string {
  if (arg.text !== undefined) return arg.text;
  return `‹${arg.pattern ?? arg.prefix}›${arg.many ? '*' : ''}`;
}
