import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { replayTexts as texts } from '../messages/replay.ts';

/**
 * The client's transcripts (2.1.332): `<its directory>/projects/<start directory, everything but letters and digits as ->/<session>.jsonl`,
 * agents in `<session>/subagents/agent-<id>.jsonl` with `agent-<id>.meta.json` beside. The format is not documented as stable.
 */
export type Transcript = { file: string; session: string; role: string };

export type PastCall = {
  session: string;
  role: string;
  tool: string;
  input: Record<string, unknown>;
  cwd: string;
};

/** What could not be read, and why. */
export type Unread = { file: string; why: string };

/** Transcripts of sessions started in the root or below; a row's `cwd` says later whether it was really there. */
export function findTranscripts(clientDir: string, root: string): { found: Transcript[]; unread: Unread[] } {
  const projects = join(clientDir, 'projects');
  const unread: Unread[] = [];
  const list = (directory: string): string[] => {
    try {
      return readdirSync(directory).sort();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && code !== 'ENOTDIR') unread.push({ file: directory, why: String(code) });
      return [];
    }
  };
  const start = encoded(root);
  const found = list(projects)
    .filter((name) => encoded(name) === start || encoded(name).startsWith(`${start}-`))
    .map((name) => join(projects, name))
    .flatMap((directory) =>
      list(directory).flatMap((name) => {
        if (name.endsWith('.jsonl')) {
          const session = basename(name, '.jsonl');
          return [{ file: join(directory, name), session, role: 'main' }];
        }
        return agentsOf(join(directory, name, 'subagents'), name, list, unread);
      }),
    );
  return { found, unread };
}

/** Every tool call in it that was made inside the root, in order. */
export function* callsOf(
  transcript: Transcript,
  isInside: (cwd: string) => boolean,
  unread: Unread[],
): Generator<PastCall> {
  const { file, session, role } = transcript;
  let broken = 0;
  let unusable = 0;
  const seen = new Set<string>();
  try {
    for (const line of linesOf(file)) {
      const row = parsed(line);
      if (row === undefined) {
        broken++;
        continue;
      }
      if (row.type !== 'assistant') continue;
      for (const block of blocksOf(row)) {
        if (block.type !== 'tool_use') continue;
        const { id, name, input } = block;
        // A resumed session repeats what came before.
        if (typeof id === 'string' && seen.has(id)) continue;
        if (typeof id === 'string') seen.add(id);
        if (typeof name !== 'string' || !isRecord(input) || typeof row.cwd !== 'string') unusable++;
        else if (isInside(row.cwd)) yield { session, role, tool: name, input, cwd: row.cwd };
      }
    }
  } catch (error) {
    unread.push({ file, why: (error as Error).message });
  }
  if (broken > 0) unread.push({ file, why: texts.brokenLines(broken) });
  if (unusable > 0) unread.push({ file, why: texts.unusableCalls(unusable) });
}

function agentsOf(
  directory: string,
  session: string,
  list: (directory: string) => string[],
  unread: Unread[],
): Transcript[] {
  return list(directory)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => {
      const file = join(directory, name);
      const role = roleOf(file);
      if (role === undefined) unread.push({ file, why: texts.noRole });
      return { file, session, role: role ?? texts.unknownRole };
    });
}

function roleOf(file: string): string | undefined {
  const meta = join(dirname(file), `${basename(file, '.jsonl')}.meta.json`);
  if (!existsSync(meta)) return undefined;
  try {
    const { agentType } = parsed(readFileSync(meta, 'utf8')) ?? {};
    return typeof agentType === 'string' && agentType !== '' ? agentType : undefined;
  } catch {
    return undefined;
  }
}

/** Line by line: a transcript can be larger than a string may be. */
function* linesOf(file: string): Generator<string> {
  const handle = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(1 << 16);
    const decoder = new StringDecoder('utf8');
    let rest: string[] = [];
    for (let size = readSync(handle, buffer); size > 0; size = readSync(handle, buffer)) {
      const [first = '', ...others] = decoder.write(buffer.subarray(0, size)).split('\n');
      rest.push(first);
      for (const next of others) {
        yield rest.join('');
        rest = [next];
      }
    }
    yield rest.join('') + decoder.end();
  } finally {
    closeSync(handle);
  }
}

/** An empty line is an object without anything. */
function parsed(line: string): Record<string, unknown> | undefined {
  if (line.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function blocksOf({ message }: Record<string, unknown>): Record<string, unknown>[] {
  const content = isRecord(message) ? message.content : undefined;
  return Array.isArray(content) ? content.filter(isRecord) : [];
}

function encoded(directory: string): string {
  return directory.replace(/[^a-zA-Z0-9]/g, '-');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
