import { PassThrough } from 'node:stream';
import type { Io } from '../../src/cli/io.ts';

type Setting = {
  stdin?: string;
  env?: Record<string, string>;
  cwd?: string;
  terminal?: boolean;
  columns?: number;
};

/** An Io in memory, and what was written to it. `terminal`: both sides claim to be one. */
export function testIo({
  stdin,
  env = {},
  cwd = process.cwd(),
  terminal = false,
  columns = 80,
}: Setting = {}) {
  const input = new PassThrough();
  if (stdin !== undefined) input.end(stdin);
  const out = collector({ terminal, columns });
  const err = collector({ terminal, columns });
  const io: Io = {
    stdin: Object.assign(input, { isTTY: terminal, setRawMode: () => input }),
    stdout: out.stream,
    stderr: err.stream,
    env,
    cwd,
  };
  return { io, input, stdout: out.text, stderr: err.text };
}

function collector({ terminal, columns }: { terminal: boolean; columns: number }) {
  const chunks: string[] = [];
  const stream = Object.assign(new PassThrough(), { isTTY: terminal, columns, rows: 50 });
  stream.on('data', (chunk) => chunks.push(String(chunk)));
  return { stream, text: () => chunks.join('') };
}
