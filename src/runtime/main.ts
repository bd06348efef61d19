import fs from 'node:fs';
import { blocked, type HookEvent } from './clients/claude-code.ts';
import { answerHook } from './hook.ts';
import { type Installation, installation } from './installation.ts';

/** From gates.cjs: where this runtime's compiled code is kept between starts. Undefined where it was started without. */
declare const kept: { directory: string; keepCode(): void } | undefined;

/** Without arguments: a hook of the client, its input on stdin. With a verb: a person, CI or an agent asks. */
async function main(): Promise<void> {
  const [verb, ...rest] = process.argv.slice(2);
  const at = installation(import.meta.filename, kept?.directory);
  if (verb !== undefined) {
    const { runVerb } = await import('./verbs.ts');
    process.exitCode = runVerb(verb, rest, at);
  } else if (await isTyped()) {
    const { helpText } = await import('./verbs.ts');
    process.stderr.write(helpText());
    process.exitCode = 2;
  } else await hook(at);
}

/** Did a person type this, without a verb? A hook's input is never a terminal. */
async function isTyped(): Promise<boolean> {
  try {
    return fs.fstatSync(0).isCharacterDevice() && (await import('node:tty')).isatty(0);
  } catch {
    return false;
  }
}

async function hook(at: Installation): Promise<void> {
  let answer = blocked('the guard could not read its input. A person looks at it.');
  let event: HookEvent | undefined;
  try {
    ({ answer, event } = await answerHook(fs.readFileSync(0, 'utf8'), at));
    if (process.env.GATES_PUT_BACK && event !== undefined)
      answer = (await import('./put-back.ts')).tellPutBack(process.env.GATES_PUT_BACK, answer, event, at);
  } catch {
    // The answer stays a block.
  }
  // Silence is not consent: gates.sh takes exit 0 without a last line of JSON for a guard that did not run.
  if (answer.exitCode === 0) fs.writeSync(1, `${answer.stdout ?? '{}'}\n`);
  if (answer.stderr !== undefined) fs.writeSync(2, answer.stderr);
  // Only here, where no agent runs yet: from then on the seal holds these files too.
  if (event?.event === 'SessionStart') {
    (await import('./policy-file.ts')).keepPolicy(at);
    await useOnce(event, at);
    kept?.keepCode();
  }
  // All is said: what Node does for a process that comes to its end by itself, this one need not wait for.
  process.exit(answer.exitCode);
}

/** V8 keeps what was compiled, and compiles what was run: so an everyday call is judged once before. */
async function useOnce({ session, cwd }: HookEvent, at: Installation): Promise<void> {
  const tool_input = { command: 'cd . && git status --short 2>/dev/null' };
  const call = { hook_event_name: 'PreToolUse', session_id: session, cwd, tool_name: 'Bash', tool_input };
  await answerHook(JSON.stringify(call), at);
}

void main();
