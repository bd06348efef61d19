import coreutils from './coreutils.json' with { type: 'json' };
import make from './make.json' with { type: 'json' };
import node from './node.json' with { type: 'json' };
import npm from './npm.json' with { type: 'json' };
import parallel from './parallel.json' with { type: 'json' };
import perl from './perl.json' with { type: 'json' };
import python from './python.json' with { type: 'json' };
import rubyAndPhp from './ruby-php.json' with { type: 'json' };
import shells from './shells.json' with { type: 'json' };
import utilLinux from './util-linux.json' with { type: 'json' };
import xargs from './xargs.json' with { type: 'json' };

export type Recorded = { line: string; ran: string[]; wrote: string[] };

export const records: Readonly<Record<string, readonly Recorded[]>> = {
  coreutils,
  utilLinux,
  xargs,
  make,
  npm,
  python,
  node,
  perl,
  rubyAndPhp,
  shells,
  parallel,
};
