import path from 'node:path';
import { hashFiles } from '../../gates/changed-tests.ts';
import { fileJobs, type LintEnd, type LintJob, lint, lintWords } from '../../gates/lint.ts';
import { machine } from '../../guard/machine.ts';
import { locate } from '../../guard/paths/location.ts';
import { type Answer, type HookEvent, remarked, told } from '../clients/claude-code.ts';
import type { Installation } from '../installation.ts';
import { keepLintNotes, lintNotes } from '../lint-notes.ts';
import { readPolicy } from '../policy-file.ts';

/** The tools that edit one file, and where their input names it. */
const edits: Readonly<Record<string, string>> = {
  Edit: 'file_path',
  MultiEdit: 'file_path',
  Write: 'file_path',
  NotebookEdit: 'notebook_path',
};

/** The client gives a hook of this event a minute. */
const maxSeconds = 45;

/** The file an edit was for, undefined when the call was no edit. */
export function editedFile({ tool }: HookEvent): string | undefined {
  const key = tool && Object.hasOwn(edits, tool.name) ? edits[tool.name] : undefined;
  const file = key === undefined ? undefined : tool?.input[key];
  return typeof file === 'string' ? file : undefined;
}

/** G3 after an edit: the file's linters mend what they can, and the agent is told what is left. Undefined: no linter ran. */
export function postEdit(event: HookEvent, edited: string, at: Installation): Answer | undefined {
  const world = machine(at.project, event.cwd);
  const location = locate(world.realpath(path.resolve(event.cwd, edited)), world);
  if (location.place !== 'inside') return undefined;
  const file = location.relative;
  const policy = readPolicy(at);
  const notes = lintNotes(at.stateDir);
  const hash = () => hashFiles(world.root, [file])[file] ?? '';
  const before = hash();
  const key = (job: LintJob) => `${job.cwd}\0${job.command}`;
  const jobs = fileJobs(policy, file, world.root).filter((job) => notes.clean[key(job)] !== before);
  if (jobs.length === 0) return undefined;
  const ends = lint(jobs, Math.min(policy.gates.lintSeconds, maxSeconds));
  const after = hash();
  const untold = ends.filter(
    ({ outcome, command }) => outcome !== 'missing' || !notes.missing.includes(toolOf(command)),
  );
  keepLintNotes(at.stateDir, {
    clean: {
      ...notes.clean,
      ...Object.fromEntries(
        ends.filter(({ outcome }) => outcome === 'clean').map((end) => [key(end), after]),
      ),
    },
    missing: [
      ...new Set([
        ...notes.missing,
        ...ends.filter(({ outcome }) => outcome === 'missing').map(({ command }) => toolOf(command)),
      ]),
    ],
  });
  return answer(file, untold, before !== after);
}

function answer(file: string, ends: readonly LintEnd[], mended: boolean): Answer {
  const words = [
    ...(mended ? [`linters changed ${file}: read it before the next edit`] : []),
    ...(ends.some(({ outcome }) => outcome !== 'clean') ? [lintWords(ends)] : []),
  ].join('\n');
  if (ends.some(({ outcome }) => outcome === 'failing')) return told(`${file} is written, but:\n${words}`);
  if (words === '') return { exitCode: 0 };
  const later = ends.some(({ outcome }) => outcome === 'unfinished')
    ? '\nWhat did not finish runs when the coder stops, and before a push.'
    : '';
  return remarked(`${words}${later}`);
}

/** The start of a command, without the file: a missing linter is said once, not once for each file. */
function toolOf(command: string): string {
  return command.split(/\s+/).slice(0, 2).join(' ');
}
