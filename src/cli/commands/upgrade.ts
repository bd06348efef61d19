import { posix } from 'node:path';
import type { DetectedComponent } from '../../detect/detection.ts';
import type { Policy } from '../../policy/policy.ts';
import { certain } from '../../scaffold/answers.ts';
import { changedPolicy } from '../answers/changed-policy.ts';
import { type Survey, survey } from '../answers/found.ts';
import { readAnswersFile } from '../answers/given.ts';
import type { Invocation } from '../command-line/commands.ts';
import { exits } from '../failure.ts';
import { upgradeTexts as texts } from '../messages/upgrade.ts';
import { carryOut } from '../plan/carry-out.ts';
import { desiredFiles } from '../plan/desired-files.ts';
import { planned } from '../plan/planned.ts';
import { changesOf } from '../plan/text.ts';
import { installedRoot, readPolicy } from '../repo.ts';
import { isInteractive } from '../terminal/interactive.ts';

/** Brings an installed repo to this version, and to the answers that were given anew. */
export async function run({ operands, options, io }: Invocation): Promise<number> {
  const root = installedRoot(operands[0], io);
  const answersFile = readAnswersFile(options.answers, io);
  const update = (text: string) => changedPolicy(text, answersFile, options);
  const policy = readPolicy(root, update);
  const desired = desiredFiles(policy, update);
  const makePlan = (choices = {}) => planned(root, desired, options, choices);
  let plan = makePlan();
  const changes = changesOf(plan).length > 0;
  const asking =
    changes && isInteractive(io) && !options.yes && !options.json && !options.dryRun && !options.check;
  if (asking) {
    const { agree, begin, planAsking, reviewOn } = await import('../prompts/prompts.ts');
    const review = reviewOn(io);
    begin(texts.intro(root, plan.from, plan.version), review);
    plan = await planAsking(makePlan, options, review);
    await agree(plan, false, review);
  }
  const seen = survey(root, io.cwd);
  const warnings = [
    ...(presetDiffers(seen, policy, options.preset ?? []) ? [texts.presetUnused] : []),
    ...newComponents(seen, policy).map(({ dir, stack }) => texts.newComponent(dir, stack)),
  ];
  const work = {
    command: 'upgrade',
    components: policy.components,
    warnings,
    plan,
    wasShown: asking,
    farewell: texts.farewell,
    ...(options.check && changes ? { exit: exits.drift } : {}),
  } as const;
  return carryOut(work, { ...options, dryRun: options.dryRun || options.check || false }, io);
}

/** An installed repo keeps its components; a preset that says the same is no news. */
function presetDiffers(seen: Survey, { components }: Policy, presets: readonly string[]): boolean {
  if (presets.length === 0) return false;
  const wanted = seen.answers(presets).answers.components;
  const names = (list: Policy['components']) =>
    list
      .map(({ dir, stack }) => `${stack} ${dir}`)
      .sort()
      .join();
  return names(wanted) !== names(components);
}

/** What came into the repo since the install. A policy without components wants none. */
function newComponents({ detection }: Survey, { components }: Policy): DetectedComponent[] {
  if (components.length === 0) return [];
  const known = new Set(components.map(({ dir }) => posix.normalize(dir).replace(/\/$/, '')));
  return detection.components.filter(({ dir, certainty }) => certainty >= certain && !known.has(dir));
}
