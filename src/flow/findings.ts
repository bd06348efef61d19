import * as v from 'valibot';
import type { Finding } from './ledger-entry.ts';

/** The blocks of JSON that agents end their reports with: ```findings, ```dispute, ```tests. */

const findingsSchema = v.object({
  findings: v.array(
    v.object({
      id: v.pipe(v.string(), v.minLength(1)),
      severity: v.picklist(['critical', 'high', 'medium', 'low']),
      file: v.string(),
      line: v.optional(v.number()),
      problem: v.pipe(v.string(), v.minLength(1)),
      test: v.optional(v.string(), ''),
    }),
  ),
});

const disputeSchema = v.object({ test: v.string(), wrong: v.pipe(v.string(), v.minLength(1)) });

const coverSchema = v.object({ finding: v.string(), test: v.string() });

export type BlockResult<T> = { found: T } | { missing: true } | { invalid: string };

/** The findings of a reviewer; an empty list means it found nothing. An id that is `taken` gets a number. */
export function readFindings(
  message: string,
  role: string,
  taken: readonly string[],
): BlockResult<Finding[]> {
  const block = readBlock(message, 'findings', findingsSchema);
  if (!('found' in block)) return block;
  const ids = new Set(taken);
  const unique = (id: string): string => {
    let name = id;
    for (let n = 2; ids.has(name); n++) name = `${id}-${n}`;
    ids.add(name);
    return name;
  };
  return { found: block.found.findings.map((finding) => ({ ...finding, id: unique(finding.id), role })) };
}

/** The coder says that a test is wrong. */
export function readDispute(message: string): BlockResult<{ test: string; wrong: string }> {
  return readBlock(message, 'dispute', disputeSchema);
}

/** The tester says which test covers which finding. */
export function readCovers(message: string): BlockResult<{ finding: string; test: string }[]> {
  return readBlock(message, 'tests', v.array(coverSchema));
}

/** The last fenced block of that name. */
function readBlock<Schema extends v.GenericSchema>(
  message: string,
  name: string,
  schema: Schema,
): BlockResult<v.InferOutput<Schema>> {
  const text = [...message.matchAll(/^[ \t]*```([\w-]+)[ \t]*\r?\n([\s\S]*?)^[ \t]*```/gm)]
    .filter(([, label]) => label === name)
    .at(-1)?.[2];
  if (text === undefined) return { missing: true };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { invalid: `the ${name} block is not JSON: ${(error as Error).message}` };
  }
  const result = v.safeParse(schema, json);
  if (result.success) return { found: result.output };
  const issue = result.issues[0];
  return { invalid: `the ${name} block: ${v.getDotPath(issue) ?? 'whole'}: ${issue.message}` };
}
