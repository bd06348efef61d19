import { note } from '@clack/prompts';
import type { DetectedComponent } from '../../detect/detection.ts';
import { certain } from '../../scaffold/answers.ts';
import { asFound, type Survey } from '../answers/found.ts';
import { promptTexts as texts } from '../messages/prompts.ts';
import { definitions } from '../terminal/layout.ts';
import { askOne } from './ask.ts';
import type { Terminal } from './terminal.ts';

/** Shows what was found and why it is believed, then asks for the preset. */
export async function askPreset(
  { detection, presets, fits }: Survey,
  terminal: Terminal,
  width: number,
): Promise<string> {
  if (detection.components.length > 0) {
    note(evidenceTable(detection.components, width), texts.evidence, plainNote(terminal));
  }
  const fitting = fits.map(({ preset }) => preset);
  const others = presets.filter((preset) => !fitting.some(({ name }) => name === preset.name));
  // "Anything else" comes after all else.
  const rest = [
    ...others.filter(({ name }) => name !== 'generic'),
    ...others.filter(({ name }) => name === 'generic'),
  ];
  const found = { value: asFound, label: texts.presetFound };
  const named = (fits: Survey['fits']) =>
    fits.map(({ preset: { name, title } }) => ({ value: name, label: title, hint: texts.fits }));
  // One that names few of many components says less than what was found.
  const choices = [
    ...named(fits.filter(({ certainty }) => certainty >= certain)),
    ...(detection.components.length > 0 ? [found] : []),
    ...named(fits.filter(({ certainty }) => certainty < certain)),
    ...rest.map(({ name, title }) => ({ value: name, label: title, hint: name })),
  ];
  return askOne(terminal, texts.preset, choices, choices[0]?.value ?? asFound);
}

function evidenceTable(components: readonly DetectedComponent[], width: number): string {
  const longest = Math.max(...components.map(({ dir }) => dir.length));
  return definitions(components.map(evidenceRow), width, Math.min(longest, 24));
}

function evidenceRow(component: DetectedComponent): [string, string] {
  const stackEvidence = component.evidence.filter(({ about }) => about === 'stack');
  const { dir } = component;
  const inDir = (file: string) => (file.startsWith(`${dir}/`) ? file.slice(dir.length + 1) : file);
  const because = [...new Set(stackEvidence.map(({ file, says }) => `${inDir(file)}: ${says}`))].join('; ');
  return [dir, `${component.stack}${texts.certainty(component.certainty)}${because ? ` (${because})` : ''}`];
}

/** clack dims what a note says; this one is there to be read. */
export function plainNote(terminal: Terminal): Terminal & { format: (line: string) => string } {
  return { ...terminal, format: (line) => line };
}
