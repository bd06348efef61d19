import { ruleIds, ruleOf } from '../../guard/rules.ts';
import { version } from '../../version.ts';
import type { Invocation } from '../command-line/commands.ts';
import { explainerFor } from '../explain/explainer.ts';
import { toolInput } from '../explain/input.ts';
import { answerLines } from '../explain/lines.ts';
import { rulesText, verdictText } from '../explain/text.ts';
import { exits, usageFailure } from '../failure.ts';
import { explainTexts } from '../messages/explain.ts';
import { printDocument } from '../output.ts';
import { painter } from '../terminal/colour.ts';
import { widthOf } from '../terminal/layout.ts';

/** What the guard would say to a call, without running anything. */
export async function run({ operands, options, io }: Invocation): Promise<number> {
  const width = widthOf(io.stdout.columns);
  const paint = painter(io.stdout, io.env);
  if (options.rules) {
    const rules = Object.fromEntries(ruleIds.map((id) => [id, ruleOf(id)]));
    if (options.json) printDocument(io, { version, command: 'explain', rules, exit: exits.done });
    else io.stdout.write(rulesText(rules, paint, width));
    return exits.done;
  }
  const explainer = explainerFor(options.dir, io);
  if (options.jsonl) return (await answerLines(explainer, io)) ? exits.done : exits.failed;

  const { role, tool = 'Bash', cwd } = options;
  if (role === undefined) throw usageFailure(explainTexts.noRole, explainTexts.noRoleHint);
  const input = toolInput(tool, operands);
  const verdict = explainer.answer({ role, tool, input, ...(cwd === undefined ? {} : { cwd }) });
  const exit = verdict.decision === 'allow' ? exits.done : exits.blocked;
  const { root, installed } = explainer;
  if (options.json) {
    const { decision, rule = null, reason = null, effects } = verdict;
    printDocument(io, {
      version,
      command: 'explain',
      root,
      installed,
      verdict: decision,
      rule,
      reason,
      effects,
      exit,
    });
    return exit;
  }
  if (!explainer.knows(role)) io.stderr.write(`${explainTexts.otherRole(role)}\n`);
  if (!installed) io.stderr.write(`${explainTexts.notInstalled(root)}\n`);
  io.stdout.write(verdictText(verdict, root, paint, width));
  return exit;
}
