import type { Catalogue } from './catalogue.ts';
import { type DetectedComponent, type Detection, type Evidence, rootRelativeGlobs } from './detection.ts';
import { type Preset, PresetError } from './preset.ts';
import type { Stack } from './stack.ts';

type PresetComponent = Preset['components'][number];

/** How far a preset agrees with what was found: the share of its components that are there, by their certainty. */
export type PresetFit = { preset: Preset; certainty: number; evidence: Evidence[] };

/**
 * The detection as the preset would have it: its components, each with what was found for it, else with what the stack
 * usually has; the rest is kept or dropped as the preset says. A person chose it, so its stacks are certain.
 */
export function applyPreset(preset: Preset, detection: Detection, catalogue: Catalogue): Detection {
  const taken = new Set<DetectedComponent>();
  const chosen = preset.components.flatMap((wanted) => {
    const found = findFor(wanted, detection.components, taken);
    if (found) {
      taken.add(found);
      return [{ ...found, certainty: 1, evidence: [chosenBy(preset, found.stack), ...found.evidence] }];
    }
    return wanted.optional ? [] : [usual(preset, wanted, catalogue)];
  });
  const rest =
    preset.others === 'drop' ? [] : detection.components.filter((component) => !taken.has(component));
  return { ...detection, components: [...chosen, ...rest] };
}

/** Presets by how well they fit, the best first; those that find nothing here are left out. */
export function suggestPresets(presets: Preset[], detection: Detection): PresetFit[] {
  return presets
    .flatMap((preset) => agreement(preset, detection) ?? [])
    .sort((a, b) => b.certainty - a.certainty || b.preset.components.length - a.preset.components.length);
}

function agreement(preset: Preset, { components }: Detection): PresetFit | null {
  const needed = preset.components.filter(({ optional }) => !optional);
  const taken = new Set<DetectedComponent>();
  const found = needed.flatMap((wanted) => {
    const component = findFor(wanted, components, taken);
    if (component) taken.add(component);
    return component ?? [];
  });
  if (needed.length === 0 || found.length < needed.length) return null;
  const certainty = Math.min(...found.map((component) => component.certainty));
  const left = components.length - found.length;
  return {
    preset,
    certainty: certainty * (found.length / (found.length + left / 4)),
    evidence: found.flatMap(({ evidence }) => evidence.filter(({ about }) => about === 'stack').slice(0, 1)),
  };
}

/** The usual place first; a component elsewhere answers too. */
function findFor(
  wanted: PresetComponent,
  components: DetectedComponent[],
  taken: ReadonlySet<DetectedComponent>,
): DetectedComponent | undefined {
  const fitting = components.filter((one) => !taken.has(one) && wanted.stacks.includes(one.stack));
  return (
    wanted.dirs.map((dir) => fitting.find((one) => one.dir === dir)).find((one) => one !== undefined) ??
    fitting[0]
  );
}

function usual(preset: Preset, { stacks, dirs }: PresetComponent, catalogue: Catalogue): DetectedComponent {
  const [name = 'generic'] = stacks;
  const [dir = '.'] = dirs;
  const stack = catalogue.stacks.get(name);
  if (!stack)
    throw new PresetError(`the preset "${preset.name}" names the stack "${name}", which does not exist`);
  const runnerName = stack.defaultTestRunner ?? stack.testRunners[0];
  const runner = runnerName === undefined ? undefined : catalogue.testRunners.get(runnerName);
  const globs = stack.testGlobs.length > 0 ? stack.testGlobs : (runner?.testGlobs ?? []);
  return {
    dir,
    stack: name,
    certainty: 1,
    testGlobs: rootRelativeGlobs([...globs, ...(runner?.support ?? []), ...stack.testSupport], dir),
    testRunner: null,
    testAll: null,
    testFile: null,
    testCase: null,
    testReport: null,
    endToEnd: null,
    lint: [],
    lintFix: [],
    linters: [],
    typecheck: null,
    packageManager: null,
    database: null,
    otherDatabases: [],
    service: null,
    paths: stackPaths(stack, dir),
    evidence: [chosenBy(preset, name)],
  };
}

export function stackPaths(stack: Stack, dir: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(stack.paths).map(([set, globs]) => [set, rootRelativeGlobs(globs ?? [], dir)]),
  );
}

function chosenBy(preset: Preset, stack: string): Evidence {
  return {
    about: 'stack',
    file: preset.source,
    says: `the preset "${preset.name}" names ${stack}`,
    certainty: 1,
  };
}
