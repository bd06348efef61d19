import { join } from 'node:path';
import { version } from '../../version.ts';
import { clientDir } from '../client-dir.ts';
import type { Invocation } from '../command-line/commands.ts';
import { explainerFor } from '../explain/explainer.ts';
import { exits } from '../failure.ts';
import { replayTexts as texts } from '../messages/replay.ts';
import { printDocument } from '../output.ts';
import { replay } from '../replay/replay.ts';
import { replayText } from '../replay/text.ts';
import { painter } from '../terminal/colour.ts';
import { widthOf, wrap } from '../terminal/layout.ts';

/** What the guard would have said to the tool calls of past sessions. */
export async function run({ operands, options, io }: Invocation): Promise<number> {
  const explainer = explainerFor(operands[0], io);
  const { root, installed } = explainer;
  const directory = clientDir(io.env);
  const replayed = replay(directory, explainer);
  if (options.json) {
    printDocument(io, { version, command: 'replay', root, installed, ...replayed, exit: exits.done });
    return exits.done;
  }
  if (replayed.calls === 0) {
    const says = wrap(texts.none(join(directory, 'projects'), root), widthOf(io.stderr.columns));
    io.stderr.write(`${says.join('\n')}\n`);
  }
  if (replayed.calls > 0 || replayed.unread.length > 0) {
    const paint = painter(io.stdout, io.env);
    io.stdout.write(replayText(replayed, installed, paint, widthOf(io.stdout.columns)));
  }
  return exits.done;
}
