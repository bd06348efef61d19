import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import * as v from 'valibot';
import { texts } from './stack.ts';

/** A preset names stacks and the directories they usually live in. It carries no template text and no code. */

const presetSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: v.pipe(v.string(), v.minLength(1)),
  title: v.string(),
  says: v.optional(v.string(), ''),
  /** Name or file of a preset that this one adds to: its components come first. */
  extends: v.optional(v.string()),
  components: v.optional(
    v.array(
      v.strictObject({
        /** Stacks that answer to it, the usual one first. */
        stacks: v.pipe(texts, v.minLength(1)),
        /** Where it usually lives, relative to the root, the usual place first. */
        dirs: v.optional(v.pipe(texts, v.minLength(1)), ['.']),
        /** Left out of the answer when the repo doesn't have it. */
        optional: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
  /** What becomes of components that were found but aren't named here. */
  others: v.optional(v.picklist(['keep', 'drop'])),
});

export type Preset = Required<Omit<v.InferOutput<typeof presetSchema>, '$schema' | 'extends'>> & {
  /** Where it was read from: a file. */
  source: string;
};

export class PresetError extends Error {}

export type PresetOptions = { templatesDir: string; cwd: string };

/** The presets that come with the package, by name. */
export function listPresets({ templatesDir }: Pick<PresetOptions, 'templatesDir'>): Preset[] {
  const directory = join(templatesDir, 'presets');
  return readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => loadPreset(join(directory, file), { templatesDir, cwd: directory }));
}

/**
 * By name one of ours; by path (it ends in .json, or holds a slash) a user's file; else an npm package that is
 * installed at or above `cwd` and names its file in package.json under "agentGatesPreset", or has a preset.json.
 * Only data is read: no code of a package runs. Throws PresetError with one line.
 */
export function loadPreset(nameOrFile: string, options: PresetOptions): Preset {
  return load(nameOrFile, options, []);
}

function load(nameOrFile: string, options: PresetOptions, above: string[]): Preset {
  const file = locate(nameOrFile, options);
  if (above.includes(file)) throw new PresetError(`the preset "${nameOrFile}" extends itself`);
  const { $schema, extends: parentName, ...own } = parse(file);
  const parent =
    parentName === undefined ? null : load(parentName, { ...options, cwd: dirname(file) }, [...above, file]);
  return {
    ...own,
    components: [...(parent?.components ?? []), ...own.components],
    others: own.others ?? parent?.others ?? 'keep',
    source: file,
  };
}

function locate(nameOrFile: string, { templatesDir, cwd }: PresetOptions): string {
  const scoped = nameOrFile.startsWith('@');
  if (nameOrFile.endsWith('.json') || isAbsolute(nameOrFile) || (nameOrFile.includes('/') && !scoped)) {
    const file = resolve(cwd, nameOrFile);
    if (existsSync(file)) return file;
    throw new PresetError(`there is no preset file ${nameOrFile}`);
  }
  const shipped = join(templatesDir, 'presets', `${nameOrFile}.json`);
  if (!scoped && existsSync(shipped)) return shipped;
  for (let directory = resolve(cwd); ; directory = dirname(directory)) {
    const home = join(directory, 'node_modules', nameOrFile);
    if (existsSync(home)) return packagePresetFile(home, nameOrFile);
    if (dirname(directory) === directory) break;
  }
  throw new PresetError(
    `there is no preset "${nameOrFile}": neither one of ours (see "presets"), nor an installed package`,
  );
}

function packagePresetFile(home: string, name: string): string {
  let named: unknown;
  try {
    named = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).agentGatesPreset;
  } catch {
    named = undefined;
  }
  const file = join(home, typeof named === 'string' ? named : 'preset.json');
  if (existsSync(file)) return file;
  throw new PresetError(
    `the package ${name} holds no preset: name its file in package.json as "agentGatesPreset"`,
  );
}

function parse(file: string): v.InferOutput<typeof presetSchema> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new PresetError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
  const result = v.safeParse(presetSchema, json);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new PresetError(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}
