import path from 'node:path';
import { compileGlobs } from '../guard/paths/globs.ts';
import { fillCommand } from '../policy/command-template.ts';
import type { Component, Policy } from '../policy/policy.ts';
import { componentOf } from './run-tests.ts';
import { type CommandEnd, runTogether, type ShellCommand } from './run-together.ts';

/** G3: which linters a change is for, and what they said. */

/** A linter's command line; `file` relative to the root, absent for a command that looks at a whole component. */
export type LintJob = ShellCommand & { file?: string };

export type LintEnd = CommandEnd & LintJob & { outcome: 'clean' | 'failing' | 'unfinished' | 'missing' };

/** The linters of one file that take a file: they run after each edit. */
export function fileJobs(policy: Policy, file: string, root: string): LintJob[] {
  const component = componentOf(policy.components, file);
  if (component === undefined) return [];
  const relative = path.posix.relative(component.dir, file);
  return lintersOf(component)
    .filter(
      ({ run, files }) =>
        takesFile(run) && (files === undefined || compileGlobs(files, false).matches(relative)),
    )
    .map(({ run }) => ({
      command: fillCommand(run, { file: relative }),
      cwd: path.join(root, component.dir),
      file,
    }));
}

/** What looks at whole components: linters that take no file, and the type check, of each component with a changed file. */
export function componentJobs(policy: Policy, files: readonly string[], root: string): LintJob[] {
  const touched = new Set(files.map((file) => componentOf(policy.components, file)));
  return policy.components
    .filter((component) => touched.has(component))
    .flatMap((component) => {
      const whole = lintersOf(component)
        .map(({ run }) => run)
        .filter((run) => !takesFile(run));
      const commands = component.typecheck === undefined ? whole : [...whole, component.typecheck];
      return [...new Set(commands)].map((command) => ({ command, cwd: path.join(root, component.dir) }));
    });
}

/**
 * Runs linters. Different files side by side; those of one file, and those that look at all files, one after the other, as
 * two fixers of one file would write over each other. Bounded by `seconds` for all of them.
 */
export function lint(jobs: readonly LintJob[], seconds: number): LintEnd[] {
  const deadline = Date.now() + seconds * 1000;
  const left = () => (deadline - Date.now()) / 1000;
  const ends: LintEnd[] = [];
  let waiting = [...jobs];
  while (waiting.length > 0) {
    const busy = new Set<string | undefined>();
    const batch = waiting.filter(({ file }) => {
      if (busy.size >= maxAtOnce || busy.has(file)) return false;
      busy.add(file);
      return true;
    });
    waiting = waiting.filter((job) => !batch.includes(job));
    const ran: CommandEnd[] =
      left() > 0 ? runTogether(batch, left()) : batch.map((job) => ({ ...job, exitCode: null, output: '' }));
    ends.push(...ran.map((end): LintEnd => ({ ...end, outcome: outcomeOf(end) })));
  }
  return ends;
}

/** A linter takes a core, some take more. */
const maxAtOnce = 4;

/** The commands a component's files are checked with: those that mend what they find, else those that only look. */
function lintersOf({ lintFix, lint: look }: Component): { run: string; files?: string[] | undefined }[] {
  const chosen = lintFix?.length ? lintFix : (look ?? []);
  return chosen.map((linter) => (typeof linter === 'string' ? { run: linter } : linter));
}

function takesFile(command: string): boolean {
  return /\{file\}/.test(command);
}

/** How launchers say that the program behind them is not installed. */
const notInstalled =
  /npx canceled due to missing packages|npm (?:error|ERR!) code (?:ENOTCACHED|E404|EAI_AGAIN|ENOTFOUND|ECONNREFUSED)|could not determine executable to run|ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL|Command "\S+" not found|bundler: command not found|Failed to spawn: `|No module named (?:ruff|flake8|black|mypy|pylint)\b|no such (?:command|subcommand): `|Could not open input file: vendor\/bin/;

function outcomeOf({ exitCode, output }: CommandEnd): LintEnd['outcome'] {
  if (exitCode === null) return 'unfinished';
  if (exitCode === 0) return 'clean';
  return exitCode === 126 || exitCode === 127 || notInstalled.test(output) ? 'missing' : 'failing';
}

/** What a person or an agent reads of linters that were not content: a few lines each. */
export function lintWords(ends: readonly LintEnd[]): string {
  return ends
    .filter(({ outcome }) => outcome !== 'clean')
    .map(({ command, outcome, output }) => {
      if (outcome === 'unfinished') return `\`${command}\` did not finish in time`;
      if (outcome === 'missing') return `\`${command}\` is not installed here, so nothing was checked by it`;
      return `\`${command}\` says:\n${fewLines(output)}`;
    })
    .join('\n');
}

const shownLines = 12;

function fewLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, shownLines).map((line) => line.slice(0, 300));
  return [...shown, ...(lines.length > shownLines ? [`… ${lines.length - shownLines} more lines`] : [])].join(
    '\n',
  );
}
