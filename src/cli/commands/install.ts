import type { Detection } from '../../detect/detection.ts';
import { type Answers, policyFrom } from '../../scaffold/answers.ts';
import type { Plan } from '../../scaffold/plan.ts';
import { survey } from '../answers/found.ts';
import { readAnswersFile, withGiven } from '../answers/given.ts';
import { decidedBy } from '../answers/questions.ts';
import { settle } from '../answers/settle.ts';
import type { Invocation } from '../command-line/commands.ts';
import { installTexts as texts } from '../messages/install.ts';
import { carryOut } from '../plan/carry-out.ts';
import { desiredFiles } from '../plan/desired-files.ts';
import { farewell } from '../plan/farewell.ts';
import { planned } from '../plan/planned.ts';
import { gitRoot, isInstalled, repoRoot } from '../repo.ts';
import { isInteractive } from '../terminal/interactive.ts';
import { run as upgrade } from './upgrade.ts';

/** Installs into a repo; where gates are installed already, brings them up to date. */
export async function run(invocation: Invocation): Promise<number> {
  const { operands, options, io } = invocation;
  const root = repoRoot(operands[0], io);
  if (isInstalled(root)) return upgrade({ ...invocation, operands: [root] });
  const asking = isInteractive(io) && !options.yes && !options.json;
  const {
    detection,
    answers,
    plan,
    warnings,
    wasShown = false,
  } = await (asking ? withPerson(root, invocation) : alone(root, invocation));
  return carryOut(
    {
      command: 'install',
      components: detection.components,
      warnings,
      plan,
      wasShown,
      farewell: (plan, paint, width) => farewell(plan, answers, paint, width),
    },
    options,
    io,
  );
}

type Decided = { detection: Detection; answers: Answers; plan: Plan; warnings: string[]; wasShown?: boolean };

async function alone(root: string, { options, io }: Invocation): Promise<Decided> {
  const { named, decided, answersWith, warnings } = prepare(root, { options, io });
  const { detection, answers, uncertain } = answersWith(named);
  const doubts = settle(answers, uncertain, decided, options.yes ?? false);
  const plan = planned(root, desiredFiles(policyFrom(answers)), options);
  return { detection, answers, plan, warnings: [...warnings, ...doubts.warnings] };
}

async function withPerson(root: string, { options, io }: Invocation): Promise<Decided> {
  const { ask, reviewOn } = await import('../prompts/prompts.ts');
  const decided = await ask({ root, options, ...prepare(root, { options, io }) }, reviewOn(io));
  // The warnings have been shown, before the first question.
  return { ...decided, warnings: [], wasShown: options.dryRun !== true };
}

function prepare(root: string, { options, io }: Pick<Invocation, 'options' | 'io'>) {
  const file = readAnswersFile(options.answers, io);
  const seen = survey(root, io.cwd);
  return {
    seen,
    named: options.preset ?? (typeof file.preset === 'string' ? [file.preset] : []),
    decided: decidedBy(options, file),
    answersWith(presets: readonly string[]) {
      const { preset: _name, ...rest } = file;
      const found = seen.answers(presets);
      return { ...found, answers: withGiven(found.answers, rest, options) };
    },
    warnings: [
      ...placeWarnings(root),
      ...seen.detection.warnings.map(({ file, says }) => `${file}: ${says}`),
    ],
  };
}

/** What is weaker here than in the top directory of a git repository. */
function placeWarnings(root: string): string[] {
  const top = gitRoot(root);
  if (top === undefined) return [texts.noGit];
  return top === root ? [] : [texts.belowGit(top)];
}
