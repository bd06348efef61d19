import { act, type Effect } from '../../effects.ts';
import { type Arg, type Assignment, known } from '../../shell/arg.ts';
import type { Context } from '../program.ts';
import { asObject, asTexts, findManifest, inDirectory, jsonObject } from './manifest.ts';
import { onceAtATime } from './nesting.ts';
import { runText } from './shell-text.ts';

/** The lines of a script in composer.json; undefined when there is none of that name. */
export function composerScript(name: string, context: Context): readonly string[] | undefined {
  const manifest = findManifest(['composer.json'], context);
  const scripts = manifest && asObject(jsonObject(manifest.text)?.scripts);
  return scripts && Object.hasOwn(scripts, name) ? asTexts(scripts[name]) : undefined;
}

/**
 * composer NAME: shell lines; "@php" and "@composer" for those programs, "@name" for another script, "@putenv A=1" for the
 * environment of those after it; "Class::method" is PHP that isn't seen.
 */
export function composerScriptEffects(name: string, extra: readonly Arg[], context: Context): Effect[] {
  const manifest = findManifest(['composer.json'], context);
  const lines = composerScript(name, context);
  const base = act('run.script', `composer ${name}`);
  if (!manifest || !lines) return [base];
  const inPackage = inDirectory(manifest.dir, context);
  const assignments: Assignment[] = [];
  return [
    base,
    ...onceAtATime(`${manifest.file} ${name}`, () =>
      lines.flatMap((line) => {
        const setting = /^@putenv\s+(\w+)=(.*)/.exec(line);
        if (!setting) return lineEffects(line, extra, inPackage, assignments);
        assignments.push({ name: setting[1] ?? '', value: known(setting[2] ?? '') });
        return [];
      }),
    ),
  ];
}

function lineEffects(
  line: string,
  extra: readonly Arg[],
  context: Context,
  assignments: readonly Assignment[],
): Effect[] {
  const [, name, rest = ''] = /^@([\w:.-]+)(?:\s+(.*))?$/s.exec(line) ?? [];
  if (name === 'php' || name === 'composer') return runText(`${name} ${rest}`, extra, context, assignments);
  if (name !== undefined) return composerScriptEffects(name, extra, context);
  if (/^[A-Za-z_\\][\w\\]*(?:::\w+)?$/.test(line) && (line.includes('::') || line.includes('\\')))
    return [act('run.interpreter', line)];
  return runText(line, extra, context, assignments);
}
