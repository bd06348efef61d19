import { act, type Effect } from '../effects.ts';
import type { Call, ParsedArgs } from './program.ts';

/**
 * Taking what a test gave for what it should give. Which files that rewrites only the runner knows, so it is an act of its own:
 * whoever does it decides what the tests demand.
 */
export const snapshotUpdate = (by: string, detail?: string): Effect => act('run.snapshots', by, detail);

/** Values with which such an option or variable rewrites nothing that is there already. */
const keeps = /^(?:0|no|none|false|off|never|auto|new|unseen|missing|)$/i;

/** Was one of these options given, by the first name of its table entry, with a value that rewrites? */
export const updatesByOption = (names: readonly string[], parsed: ParsedArgs): boolean =>
  parsed.options.some(({ name, value }) => names.includes(name) && !keeps.test(value?.text ?? 'all'));

/** Spellings that mean this to whatever runner a script, a task or ARGS=… hands them on to. */
const unmistakable =
  /(?:^|[\s=])(?:--?(?:(?:update|overwrite|accept|bless|regenerate|record)-?(?:all-?)?(?:snapshots?|goldens?|golden-?files)|(?:snapshot|golden)s?-?(?:update|record)|test-update-snapshots)|-[PD](?:update|record|overwrite)(?:snapshots?|goldens?))(?:=(\S*))?(?=\s|$)|^(?::?[\w-]+:)*record(?:paparazzi|roborazzi)\w*$/i;

/** Programs to which a snapshot is an unreleased version. */
const otherSnapshots = new Set(['mvn', 'mvnw', 'mvnd']);

/** The same for any program that may run tests: npm run check -- --update-snapshots. */
export function updatesByWords({ name, args }: Call): boolean {
  if (otherSnapshots.has(name)) return false;
  return args.some(({ text }) => {
    const found = unmistakable.exec(text ?? '');
    return found !== null && !keeps.test(found[1] ?? 'all');
  });
}
