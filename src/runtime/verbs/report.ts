import { reportOf } from '../../flow/report.ts';
import { reportHtml } from '../../flow/report-html.ts';
import { reportMarkdown } from '../../flow/report-markdown.ts';
import { flowOf, flowState } from '../flow/current.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';

/** `report [--html]`: the record of the last run on standard output, as Markdown for a pull request or as one HTML page. */
export function report(args: readonly string[], at: Installation): number {
  const unknown = args.find((arg) => arg !== '--html');
  if (unknown !== undefined) {
    process.stderr.write(`gates report: '${unknown}' is not an option. Usage: report [--html]\n`);
    return 2;
  }
  const state = flowState(readPolicy(at), at, {});
  const run = state.run();
  if (!run) {
    process.stderr.write('gates report: there is no run to report.\n');
    return 1;
  }
  const record = reportOf(run, state.entries);
  process.stdout.write(
    args.includes('--html') ? reportHtml(record, flowOf(state, run)) : reportMarkdown(record),
  );
  return 0;
}
