import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import type { Io } from '../io.ts';
import { explainTexts } from '../messages/explain.ts';
import type { Explainer, Question } from './explainer.ts';

/**
 * One answer a line, in the order of the calls. A line that can't be understood is answered with an error and
 * doesn't stop the rest. Resolves to whether every line was understood.
 */
export async function answerLines(explainer: Explainer, { stdin, stdout }: Io): Promise<boolean> {
  let allUnderstood = true;
  for await (const batch of batches(stdin)) {
    const answers = batch.map((line) => {
      const answer = answerLine(line, explainer);
      if ('error' in answer) allUnderstood = false;
      return `${JSON.stringify(answer)}\n`;
    });
    if (!stdout.write(answers.join(''))) await once(stdout, 'drain');
  }
  return allUnderstood;
}

type Answer =
  | { verdict: string; rule: string | null; reason: string | null; effects: unknown }
  | { error: string };

function answerLine(line: string, explainer: Explainer): Answer {
  try {
    const {
      decision,
      rule = null,
      reason = null,
      effects,
    } = explainer.answer(questionFrom(JSON.parse(line)));
    return { verdict: decision, rule, reason, effects };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

function questionFrom(value: unknown): Question {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(explainTexts.lineNoObject);
  const { role, tool = 'Bash', command, input, cwd } = value as Record<string, unknown>;
  if (typeof role !== 'string') throw new Error(explainTexts.lineNeeds('role'));
  if (typeof tool !== 'string') throw new Error(explainTexts.lineNeeds('tool'));
  if (cwd !== undefined && typeof cwd !== 'string') throw new Error(explainTexts.lineNeeds('cwd'));
  const given = typeof command === 'string' ? { command } : input;
  if (typeof given !== 'object' || given === null) throw new Error(explainTexts.lineNoCall);
  return { role, tool, input: given as Record<string, unknown>, ...(cwd === undefined ? {} : { cwd }) };
}

/** The lines of each chunk as it arrives, without the empty ones. */
async function* batches(stream: AsyncIterable<string | Buffer>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.write(chunk))).split('\n');
    rest = lines.pop() ?? '';
    yield lines.filter((line) => line.trim() !== '');
  }
  if (rest.trim() !== '') yield [rest];
}
