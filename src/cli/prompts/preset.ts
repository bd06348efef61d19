import { note } from '@clack/prompts';
import type { DetectedComponent } from '../../detect/detection.ts';
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
  const found = {
    value: asFound,
    label: texts.presetFound,
    hint: detection.components.map(componentName).join(', '),
  };
  const choices = [
    ...fitting.map(({ name, title }) => ({ value: name, label: title, hint: texts.fits })),
    ...(detection.components.length > 0 ? [found] : []),
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
  const because = [...new Set(stackEvidence.map(({ file, says }) => `${file}: ${says}`))].join('; ');
  return [
    component.dir,
    `${component.stack}${texts.certainty(component.certainty)}${because ? ` (${because})` : ''}`,
  ];
}

function componentName({ dir, stack }: DetectedComponent): string {
  return dir === '.' ? stack : `${stack} in ${dir}`;
}

/** clack dims what a note says; this one is there to be read. */
export function plainNote(terminal: Terminal): Terminal & { format: (line: string) => string } {
  return { ...terminal, format: (line) => line };
}
