import type { Act } from '../../policy/acts.ts';
import type { Effect } from '../effects.ts';
import type { Arg, Stdin } from '../shell/arg.ts';
import type { Bound } from './bind.ts';
import type { Session } from './session.ts';

/**
 * What a parameter's values are.
 *  flag    a switch                value    anything that does nothing by itself
 *  reads   files that are read     writes   … written           an act   as value, and it happens
 */
export type ParameterUse = 'flag' | 'value' | 'reads' | 'writes' | Act;

/** A cmdlet of the modules that come with PowerShell: all its parameters, as a shorter name may mean any of them. */
export type Cmdlet = {
  name: string;
  /** Aliases on every system. */
  aliases?: string;
  /** Aliases on Windows, or in Windows PowerShell 5.1; elsewhere they are programs. */
  windows?: string;
  act: Act;
  /** "Path PSPath": the name, then its aliases. */
  parameters: Readonly<Record<string, ParameterUse>>;
  /** Those that the file system adds: a short name means one of these only where it means none of the others. */
  dynamic?: Readonly<Record<string, ParameterUse>>;
  /** The act says it all, whatever the parameters are. */
  unchecked?: true;
  positions?: readonly string[];
  /** The last position takes all words that are left. */
  takesRest?: true;
  /** The parameter that the pipeline's objects go to, as far as they matter. */
  input?: string;
  /** What the table can't say. */
  effects?: (call: CmdletCall) => Effect[];
  /** What it hands on; unknown without one. */
  output?: (call: CmdletCall) => Stdin;
};

export type CmdletCall = {
  by: string;
  bound: Bound;
  input: Stdin;
  session: Session;
  /** A parameter's values, those from the pipeline included. */
  values(name: string): readonly Arg[];
  has(name: string): boolean;
  /** PowerShell code that runs in this session. */
  run(code: string): Effect[];
};
