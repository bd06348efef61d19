import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Answers, AnswersError, parseAnswers } from '../../scaffold/answers.ts';
import type { Options } from '../command-line/options.ts';
import { usageFailure } from '../failure.ts';
import type { Io } from '../io.ts';
import { answerTexts } from '../messages/answers.ts';

/** What --answers FILE holds: some or all of the answers, not checked yet. */
export type AnswersFile = Readonly<Record<string, unknown>>;

/** Throws a usage Failure when the file can't be read or is no JSON object. */
export function readAnswersFile(file: string | undefined, io: Io): AnswersFile {
  if (file === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(resolve(io.cwd, file), 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw usageFailure(answerTexts.unreadable(file, (error as Error).message));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw usageFailure(answerTexts.noObject(file));
  }
  return value as AnswersFile;
}

/** Lays what was given over what was found: the file, then the options, then each --set. Throws a usage Failure. */
export function withGiven(found: Answers, file: AnswersFile, options: Options): Answers {
  const { $schema: _schema, ...fromFile } = file;
  const answers: Record<string, unknown> = structuredClone({ ...found, ...fromFile });
  Object.assign(answers, simpleOptions(options));
  answers.database = databaseWith(answers.database, options);
  answers.roles = rolesWith(answers.roles, options);
  for (const assignment of options.set ?? []) assign(answers, assignment);
  try {
    return parseAnswers(answers);
  } catch (error) {
    if (error instanceof AnswersError) throw usageFailure(error.message, answerTexts.mendHint);
    throw error;
  }
}

function simpleOptions({
  main,
  tests,
  protect,
  lint,
  flow,
  sandbox,
  statusLine,
  startIn,
  ci,
}: Options): Partial<Answers> {
  const given = { main, tests, protect, lint, flow, sandbox, statusLine, startIn, ci };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Another kind of database leaves nothing of what was found about the first. */
function databaseWith(before: unknown, { db, dbRole, dbName, dbVia, dbUrl }: Options): unknown {
  const found = (before ?? {}) as Record<string, unknown>;
  const base = db === undefined || db === found.kind ? found : { kind: db };
  const given = { role: dbRole, name: dbName, via: dbVia, urlVariable: dbUrl };
  const details = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(details).length > 0 && (base.kind ?? 'none') === 'none') {
    throw usageFailure(answerTexts.databaseKind, answerTexts.databaseKindHint);
  }
  return { ...base, ...details };
}

function rolesWith(before: unknown, { roles, model }: Options): unknown {
  let answers = (before ?? {}) as Record<string, Record<string, unknown>>;
  if (roles) answers = Object.fromEntries(roles.map((name) => [name, answers[name] ?? {}]));
  for (const pair of model ?? []) {
    const [name = '', value = ''] = pair.split('=');
    if (value === '') throw usageFailure(answerTexts.modelShape(pair), answerTexts.modelHint);
    if (!Object.hasOwn(answers, name)) throw usageFailure(answerTexts.modelRole(name), answerTexts.modelHint);
    answers = { ...answers, [name]: { ...answers[name], model: value } };
  }
  return answers;
}

/** KEY=VALUE: a path of keys with dots between them; the value is JSON where it reads as JSON, else text. */
function assign(answers: Record<string, unknown>, assignment: string): void {
  const at = assignment.indexOf('=');
  if (at < 1) throw usageFailure(answerTexts.setShape(assignment), answerTexts.setHint);
  const keys = assignment.slice(0, at).split('.');
  const last = keys.pop() as string;
  let inner = answers;
  for (const key of keys) {
    const next = Object.hasOwn(inner, key) ? inner[key] : {};
    if (typeof next !== 'object' || next === null) throw usageFailure(answerTexts.setPath(assignment, key));
    Object.defineProperty(inner, key, { value: next, enumerable: true, writable: true, configurable: true });
    inner = next as Record<string, unknown>;
  }
  const value = jsonOrText(assignment.slice(at + 1));
  Object.defineProperty(inner, last, { value, enumerable: true, writable: true, configurable: true });
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
