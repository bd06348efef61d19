import fs from 'node:fs';
import { blocked } from './clients/claude-code.ts';
import { answerHook } from './hook.ts';
import { installation } from './installation.ts';
import { runVerb } from './verbs.ts';

/** Without arguments: a hook of the client, its input on stdin. With a verb: a person, CI or an agent asks. */
const [verb, ...rest] = process.argv.slice(2);
const at = installation(import.meta.url);

if (verb === undefined) {
  let answer = blocked('the guard could not read its input. A person looks at it.');
  try {
    answer = answerHook(fs.readFileSync(0, 'utf8'), at);
  } catch {
    // The answer stays a block.
  }
  // Silence is not consent: gates.sh takes exit 0 without a last line of JSON for a guard that did not run.
  if (answer.exitCode === 0) fs.writeSync(1, `${answer.stdout ?? '{}'}\n`);
  if (answer.stderr !== undefined) fs.writeSync(2, answer.stderr);
  process.exitCode = answer.exitCode;
} else {
  process.exitCode = runVerb(verb, rest, at);
}
