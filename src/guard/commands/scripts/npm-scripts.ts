import { act, type Effect } from '../../effects.ts';
import type { Arg } from '../../shell/arg.ts';
import type { Context } from '../program.ts';
import { asObject, findManifest, inDirectory, jsonObject, type Manifest } from './manifest.ts';
import { onceAtATime } from './nesting.ts';
import { runText } from './shell-text.ts';

export type PackageScripts = { manifest: Manifest; scripts: ReadonlyMap<string, string> };

/** The scripts of the nearest package.json (or the tasks of a deno.json). */
function packageScripts(context: Context): PackageScripts | undefined {
  return scriptsIn(['package.json'], 'scripts', context);
}

export const denoTasks = (context: Context): PackageScripts | undefined =>
  scriptsIn(['deno.json', 'deno.jsonc'], 'tasks', context) ?? packageScripts(context);

function scriptsIn(names: readonly string[], key: string, context: Context): PackageScripts | undefined {
  const manifest = findManifest(names, context);
  const json = manifest && jsonObject(manifest.text);
  if (!manifest || !json) return undefined;
  const entries = Object.entries(asObject(json[key]) ?? {}).flatMap(([name, value]) => {
    const text = asObject(value)?.command ?? value;
    return typeof text === 'string' ? [[name, text] as const] : [];
  });
  return { manifest, scripts: new Map(entries) };
}

export const hasScript = (name: string | undefined, context: Context): boolean =>
  name !== undefined && (packageScripts(context)?.scripts.has(name) ?? false);

/** npm run NAME: the script with those before and after it, in the package's directory. */
export function packageScriptEffects(
  name: Arg,
  extra: readonly Arg[],
  context: Context,
  found: PackageScripts | undefined = packageScripts(context),
): Effect[] {
  const base = act('run.script', `script ${name.text ?? `${name.prefix}…`}`);
  if (!found || name.text === undefined) return [base];
  const { manifest, scripts } = found;
  const inPackage = inDirectory(manifest.dir, context);
  const names = [`pre${name.text}`, name.text, `post${name.text}`];
  return [
    base,
    ...onceAtATime(`${manifest.file} ${name.text}`, () =>
      names.flatMap((script) => {
        const text = scripts.get(script);
        return text === undefined ? [] : runText(text, script === name.text ? extra : [], inPackage);
      }),
    ),
  ];
}

/** npm-run-all's patterns: "lint:*" is every script one level below, "lint:**" all of them. */
export function matchingScripts(pattern: string, context: Context): string[] {
  if (!pattern.includes('*')) return [pattern];
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((piece) =>
      piece === '**' ? '.*' : piece === '*' ? '[^:]*' : piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  const names = [...(packageScripts(context)?.scripts.keys() ?? [])];
  return names.filter((name) => new RegExp(`^${source}$`).test(name));
}
