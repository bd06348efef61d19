import { version } from '../../version.ts';
import { survey } from '../answers/found.ts';
import { openQuestions } from '../answers/questions.ts';
import { shown } from '../answers/shown.ts';
import type { Invocation } from '../command-line/commands.ts';
import { exits } from '../failure.ts';
import { questionLabels } from '../messages/answers.ts';
import { presetsTexts as texts } from '../messages/presets.ts';
import { printDocument } from '../output.ts';
import { repoRoot } from '../repo.ts';
import { painter } from '../terminal/colour.ts';
import { definitions, widthOf } from '../terminal/layout.ts';

/** The presets there are; with a name, what it would answer in this repo and why. */
export async function run({ operands, options, io }: Invocation): Promise<number> {
  const width = widthOf(io.stdout.columns);
  const paint = painter(io.stdout, io.env);
  const root = repoRoot(options.dir, io);
  const seen = survey(root, io.cwd);
  const [name] = operands;
  if (name === undefined) {
    const presets = seen.presets.map(({ name, title, says }) => ({
      name,
      title,
      says,
      fits: seen.fits.some(({ preset }) => preset.name === name),
    }));
    if (options.json) printDocument(io, { version, command: 'presets', root, presets, exit: exits.done });
    else {
      const rows = presets.map(
        ({ name, title, says, fits }) =>
          [name, `${title}${fits ? ` (${texts.fits})` : ''}. ${says}`] as const,
      );
      io.stdout.write(`${definitions(rows, width, 16)}\n\n${texts.more}\n`);
    }
    return exits.done;
  }
  const { detection, answers, uncertain } = seen.answers([name]);
  if (options.json) {
    const doubts = uncertain.map(({ answer, option, why }) => ({ answer, option, why }));
    const { components } = detection;
    printDocument(io, {
      version,
      command: 'presets',
      root,
      preset: name,
      answers,
      components,
      doubts,
      exit: exits.done,
    });
    return exits.done;
  }
  const rows = openQuestions(answers).map(
    (question) => [questionLabels[question], shown(question, answers)] as const,
  );
  const because = detection.components.flatMap(({ dir, evidence }) =>
    evidence.map(({ about, file, says }) => [dir, `${about}: ${says} (${file})`] as const),
  );
  const doubts = uncertain.map(({ option, why }) => [option, why] as const);
  const parts = [`${paint('bold', texts.answers)}\n${definitions(rows, width, 12)}`];
  if (because.length > 0) parts.push(`${paint('bold', texts.because)}\n${definitions(because, width, 12)}`);
  if (doubts.length > 0) parts.push(`${paint('bold', texts.doubts)}\n${definitions(doubts, width, 12)}`);
  io.stdout.write(`${parts.join('\n\n')}\n`);
  return exits.done;
}
