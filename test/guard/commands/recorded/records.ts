import archives from './archives.json' with { type: 'json' };
import awk from './awk.json' with { type: 'json' };
import editors from './editors.json' with { type: 'json' };
import files from './files.json' with { type: 'json' };
import find from './find.json' with { type: 'json' };
import output from './output.json' with { type: 'json' };
import sed from './sed.json' with { type: 'json' };
import text from './text.json' with { type: 'json' };

/** What a line was seen to do, files relative to where it ran; `besides`: what the guard may foresee that did not happen. */
export type Recorded = { line: string; ran: string[]; wrote: string[]; read: string[]; besides: string[] };

export const records: Readonly<Record<string, readonly Recorded[]>> = {
  archives,
  awk,
  editors,
  files,
  find,
  output,
  sed,
  text,
};
