import { applyPreset, type PresetFit, suggestPresets } from '../../detect/apply-preset.ts';
import { detect } from '../../detect/detect.ts';
import type { Detection } from '../../detect/detection.ts';
import { loadPreset, type Preset, PresetError } from '../../detect/preset.ts';
import { findTemplatesDir } from '../../detect/templates-dir.ts';
import { type Answers, answersFrom, type Uncertain } from '../../scaffold/answers.ts';
import { usageFailure } from '../failure.ts';
import { answerTexts as texts } from '../messages/answers.ts';
import { catalogue, presets } from '../package-data.ts';

/** The name that stands for what was found, without a preset laid over it. */
export const asFound = 'detected';

/** A repo looked at once; answers follow from it with or without presets. */
export type Survey = {
  detection: Detection;
  presets: readonly Preset[];
  /** Presets that fit what was found, the best first. */
  fits: readonly PresetFit[];
  /** Throws a usage Failure for a preset that doesn't exist or can't be read. */
  answers(presetNames: readonly string[]): Found;
};

export type Found = { detection: Detection; answers: Answers; uncertain: Uncertain[] };

export function survey(root: string, cwd: string): Survey {
  const templatesDir = findTemplatesDir();
  const detection = detect(root, { catalogue });
  const fits = suggestPresets(presets, detection);
  return {
    detection,
    presets,
    fits,
    answers(names) {
      const chosen = names
        .filter((name) => name !== asFound)
        .map((name) => load(name, { templatesDir, cwd }));
      if (chosen.length === 0) return found(detection, nameOf(fits));
      return found(applied(joined(chosen), detection), chosen.map(({ name }) => name).join(', '));
    },
  };
}

function found(detection: Detection, presetName: string): Found {
  const { answers, uncertain } = answersFrom(detection, presetName);
  if (detection.components.length === 0)
    uncertain.unshift({ answer: 'preset', option: '--preset', why: texts.noStack });
  return { detection, answers, uncertain };
}

/** A preset that is certain to fit gives its name to what was found. */
function nameOf([best]: readonly PresetFit[]): string {
  return best && best.certainty >= 0.8 ? best.preset.name : asFound;
}

/** Several presets as one: the components of all. What none of them names stays, unless all drop it. */
function joined([first, ...more]: readonly Preset[]): Preset {
  const all = [first as Preset, ...more];
  return {
    ...(first as Preset),
    name: all.map(({ name }) => name).join(', '),
    components: all.flatMap(({ components }) => components),
    others: all.every(({ others }) => others === 'drop') ? 'drop' : 'keep',
  };
}

function load(name: string, options: { templatesDir: string; cwd: string }): Preset {
  return orUsage(() => loadPreset(name, options));
}

function applied(preset: Preset, detection: Detection): Detection {
  return orUsage(() => applyPreset(preset, detection, catalogue));
}

function orUsage<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof PresetError) throw usageFailure(error.message, texts.presetHint);
    throw error;
  }
}
