import { Writable } from 'node:stream';
import type { Io, Output } from '../io.ts';
import { hasColour, painter } from '../terminal/colour.ts';
import { widthOf } from '../terminal/layout.ts';
import type { Review } from './review.ts';

/** What clack reads from and draws on. */
export type Terminal = { input: Io['stdin']; output: Output };

/** On Node 20 clack paints whatever NO_COLOR says, so the paint is taken off behind it. */
function terminalOf(io: Io): Terminal {
  return { input: io.stdin, output: hasColour(io.stdout, io.env) ? io.stdout : unpainted(io.stdout) };
}

/** A note's frame takes six columns. */
export function reviewOn(io: Io): Review {
  return {
    terminal: terminalOf(io),
    paint: painter(io.stdout, io.env),
    width: widthOf(io.stdout.columns) - 6,
  };
}

function unpainted(output: Output): Output {
  const plain = new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      output.write(String(chunk).replace(/\x1b\[[\d;]*m/g, ''), done);
    },
  });
  output.on('resize', () => plain.emit('resize'));
  return Object.defineProperties(plain, {
    isTTY: { get: () => output.isTTY },
    columns: { get: () => output.columns },
    rows: { get: () => (output as Output & { rows?: number }).rows },
  }) as Output;
}
