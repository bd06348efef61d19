import { act, type Effect } from '../../effects.ts';
import { type Assignment, known } from '../../shell/arg.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { aliasesOf, expandAlias } from './alias.ts';
import { changeVerbs } from './change.ts';
import { extensionVerbs } from './extensions.ts';
import { historyVerbs } from './history.ts';
import { objectVerbs } from './objects.ts';
import { otherVersionPrograms } from './others.ts';
import { outwardVerbs } from './outward.ts';
import { patchVerbs } from './patches.ts';
import { readVerbs } from './read.ts';
import { refVerbs } from './refs.ts';
import { remoteVerbs } from './remote.ts';
import { stashVerbs } from './stash.ts';

/** Settings for one run that can neither run a program nor name another file. */
const harmlessSetting =
  /^(?:(?:color|advice|column|i18n|log|status|blame|versionsort)\.[\w.-]+|core\.(?:quotepath|abbrev|precomposeunicode|ignorecase|autocrlf|safecrlf|filemode|preloadindex|commentchar|whitespace|symlinks|longpaths)|diff\.(?:noprefix|mnemonicprefix|renames|renamelimit|algorithm|context|interhunkcontext|colormoved|colormovedws|wserrorhighlight|suppressblankempty|submodule|ignoresubmodules|statgraphwidth|relative|indentheuristic|srcprefix|dstprefix)|grep\.(?:linenumber|column|patterntype|extendedregexp|fullname|fallbacktonoindex|threads)|user\.(?:name|email)|committer\.(?:name|email)|author\.(?:name|email)|commit\.(?:gpgsign|verbose|cleanup)|tag\.(?:gpgsign|sort)|branch\.sort|gc\.auto|maintenance\.auto|protocol\.version|submodule\.recurse|merge\.(?:conflictstyle|renames|stat)|format\.pretty|pretty\.[\w-]+|init\.defaultbranch|safe\.directory|pack\.threads|index\.threads|feature\.[\w-]+|pull\.(?:rebase|ff)|fetch\.prune|rebase\.autosquash)$/;

/** A pager only counts as none; a file system monitor only as off. */
const harmlessValue =
  /^(?:(?:core\.pager|pager\.[\w-]+)=(?:cat|less|false|true|)|core\.fsmonitor=(?:false|)|core\.usebuiltinfsmonitor=false)$/;

function settingEffects(parsed: ParsedArgs): Effect[] {
  const settings = [...optionValues(parsed, 'c'), ...optionValues(parsed, 'config-env')];
  return settings.flatMap((setting) => {
    const [name = ''] = setting.prefix.split('=');
    const isNamed = setting.prefix.includes('=') || setting.text !== undefined;
    const isHarmless =
      isNamed &&
      (harmlessSetting.test(name.toLowerCase()) ||
        harmlessValue.test(`${name.toLowerCase()}${setting.text?.slice(name.length) ?? '=?'}`));
    return isHarmless
      ? []
      : [act('git.config', 'git -c', name || 'a setting that is only known at run time')];
  });
}

/** GIT_CONFIG_KEY_0=… and its kind are settings as well; /dev/null for a file of them is none. */
function settingsByVariable(assignments: readonly Assignment[]): Effect[] {
  return assignments
    .filter(({ name, value }) => {
      if (/^GIT_CONFIG_(?:GLOBAL|SYSTEM)$/.test(name)) return value.text !== '/dev/null';
      if (name.startsWith('GIT_CONFIG_KEY_')) return !harmlessSetting.test(value.text?.toLowerCase() ?? '?');
      return name === 'GIT_CONFIG_PARAMETERS' || name === 'GIT_CONFIG';
    })
    .map(({ name }) => act('git.config', 'git', name));
}

/** A verb git doesn't have is an alias or a program git-NAME. */
function aliasEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const [verb, ...rest] = parsed.operands;
  const given = optionValues(parsed, 'c').map(({ text }) => text ?? '');
  const expansion = expandAlias(verb?.text ?? '', aliasesOf(context.world, given), isVerb);
  if (!expansion) return [act('git.unknown', 'git', verb?.text ?? 'a verb that is only known at run time')];
  const words = [...expansion.words.map((word) => known(word)), ...rest];
  if (expansion.shell === undefined) return context.run([known('git'), ...words]);
  // git puts the words behind the code, which runs at the root.
  const code = known(`${expansion.shell} "$@"`);
  return context.shell(code, { parameters: [code, ...words], cwd: context.world.root });
}

const verbs: readonly Program[] = [
  ...readVerbs,
  ...objectVerbs,
  ...outwardVerbs,
  ...changeVerbs,
  ...patchVerbs,
  ...stashVerbs,
  ...historyVerbs,
  ...refVerbs,
  ...remoteVerbs,
  ...extensionVerbs,
];

const isVerb = (word: string): boolean => verbs.some(({ names }) => names.includes(word));

const git: Program = {
  names: ['git'],
  act: 'run.read',
  options: {
    C: 'directory',
    c: 'value',
    'config-env': 'value',
    'exec-path': { act: 'git.config', value: 'optional' },
    'git-dir work-tree namespace super-prefix': { act: 'run.option', value: true },
    'attr-source list-cmds': 'value',
    'p P h v paginate no-pager no-replace-objects no-optional-locks no-lazy-fetch no-advice bare': 'flag',
    'literal-pathspecs glob-pathspecs noglob-pathspecs icase-pathspecs html-path man-path info-path': 'flag',
    'version help': 'flag',
  },
  before: ({ assignments }, parsed) => [...settingEffects(parsed), ...settingsByVariable(assignments)],
  subcommands: verbs,
  otherwise: aliasEffects,
};

export const gitPrograms: Program[] = [git, ...otherVersionPrograms];
