import path from 'node:path';
import { act, type Effect, read } from '../effects.ts';
import { known, type Stdin } from '../shell/arg.ts';
import { clientBehindVia } from './database-via.ts';
import type { Call, Program } from './program.ts';
import { resolveRow, rowEffects } from './row-effects.ts';
import { directEffects } from './script-file.ts';
import { snapshotUpdate, updatesByWords } from './snapshots.ts';

/** What commands do, by tables: handed to the shell evaluator, which knows none of them. */
export type Commands = {
  /** What running this command would do. A program in no table is run.unknown; what that means, the box decides. */
  effectsOf(call: Call): Effect[];
  /** The standard output of a command as a pipe or a substitution would see it, where that can be computed. */
  outputOf(call: Call): Stdin | undefined;
};

/** Commands over these tables; no name stands in two of them. `missing` is told of a name in none, and may throw. */
export function commandsOver(
  families: readonly (readonly Program[])[],
  missing: (name: string) => void = () => {},
): Commands {
  const rows = new Map<string, Program>();
  for (const family of families) for (const row of family) for (const name of row.names) rows.set(name, row);

  const rowOf = ({ name, context }: Call): Program | undefined => {
    const row =
      rows.get(rowName(name)) ??
      // On such a disk GIT finds git.
      (context.world.caseInsensitive ? rows.get(rowName(name).toLowerCase()) : undefined) ??
      (gnuNames.has(name) ? rows.get(name.slice(1)) : undefined);
    if (!row) missing(name);
    return row;
  };

  /** git-push, as it lies in git's own directory. */
  const gitVerb = ({ name }: Call): string | undefined => {
    const verb = /^git-([\w-]+)$/.exec(name)?.[1];
    return verb !== undefined && rows.get('git')?.subcommands?.some(({ names }) => names.includes(verb))
      ? verb
      : undefined;
  };

  const ownEffects = (call: Call): Effect[] => {
    const verb = gitVerb(call);
    if (verb !== undefined) return call.context.run([known('git'), known(verb), ...call.args]);
    const row = rowOf(call);
    const effects = row ? rowEffects(row, named(call)) : [];
    // ./gradlew, bin/rails and vendor/bin/pint are scripts that do what their names say, and whatever else they hold.
    if (isScript(call)) {
      const held = call.interpreted ? [] : directEffects(call);
      return [act('run.script', call.path), read(scriptTarget(call), call.path), ...effects, ...held];
    }
    return row ? effects : [act('run.unknown', call.name)];
  };

  return {
    effectsOf: (call) => {
      const client = clientBehindVia(call);
      if (client) return call.context.run(client, { elsewhere: {} });
      const effects = ownEffects(call);
      const isTold = effects.some((effect) => effect.kind === 'act' && effect.act === 'run.snapshots');
      return !isTold && effects.some(mayRunTests) && updatesByWords(named(call))
        ? [...effects, snapshotUpdate(call.name)]
        : effects;
    },
    outputOf: (call) => {
      const row = rowOf(call);
      if (!row || isScript(call)) return undefined;
      const { leaf, outcome } = resolveRow(row, named(call));
      return outcome === 'row' ? leaf.program.output?.(leaf.call, leaf.parsed) : undefined;
    },
  };
}

const mayRunTests = (effect: Effect): boolean =>
  effect.kind === 'act' && /^run\.(?:build|script|unknown)$/.test(effect.act);

/** GNU programs beside BSD's own, as Homebrew names them. */
const gnuNames = new Set(
  (
    'gcp gmv grm gln gmkdir grmdir gtouch ginstall gdd gtee gtruncate gunlink gsplit gcsplit gchmod gchown gchgrp gmktemp gshred ' +
    'gcat ghead gtail gwc gsort guniq gcut gpaste gjoin gcomm gtr gtac gnl gfold gfmt gexpand gunexpand god gbase64 gbase32 ' +
    'gmd5sum gsha1sum gsha256sum gsha512sum gcksum gls gdir gstat gdf gdu gdate gecho gprintf genv gprintenv gpwd gwhoami gid ' +
    'ggroups guname ghostid gnproc guptime gusers gwho gtest gtrue gfalse gyes gseq gnumfmt gshuf gsleep gtimeout gnice gnohup ' +
    'gstdbuf greadlink grealpath gbasename gdirname gpathchk gfactor gexpr glink gsync gkill gsed ggrep gegrep gfgrep gfind ' +
    'gxargs glocate gtar'
  ).split(' '),
);

/** Where a system keeps programs: a path into one of these names the program itself. Anything else is a file of someone's. */
const systemDirectories = new Set([
  '/bin',
  '/sbin',
  '/usr/bin',
  '/usr/sbin',
  '/usr/local/bin',
  '/usr/local/sbin',
  '/usr/games',
  '/opt/homebrew/bin',
  '/opt/local/bin',
  '/snap/bin',
  '/usr/lib/git-core',
  '/usr/libexec/git-core',
  '/run/current-system/sw/bin',
]);

const rowName = (name: string): string => path.posix.basename(name.replace(/\.exe$/i, ''));

const named = (call: Call): Call => ({ ...call, name: rowName(call.name) });

const isScript = (call: Call): boolean =>
  call.path.includes('/') && !systemDirectories.has(path.posix.dirname(call.path));

const scriptTarget = (call: Call) => call.context.target(known(call.path));
