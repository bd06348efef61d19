import { writeOutput } from '../descriptors.ts';
import { testBuiltin } from '../tests.ts';
import { someWord } from '../values.ts';
import { assignTo } from '../variables.ts';
import { type Builtin, ends } from './builtin.ts';
import { declare, unset } from './declare.ts';
import { cd, popd, pushd } from './directories.ts';
import { getopts, letBuiltin, mapfile, printfInto, readBuiltin } from './input.ts';
import { set, shift, shopt } from './options.ts';
import * as running from './running.ts';

const succeeds: Builtin = (_evaluation, state) => ends(state, 0);
const either: Builtin = (_evaluation, state) => ends(state, undefined);

/** Prints something of the shell's own. */
const prints: Builtin = (_evaluation, state, { args }) => {
  writeOutput(state, { kind: 'unknown', from: args[0]?.text ?? '' });
  return ends(state, undefined);
};

/** What it writes the tables say, as for a program; that it succeeds is certain while somebody can read it. */
const printer: Builtin = (evaluation, state, { args }) => {
  running.runsAs(evaluation, state, args);
  return ends(state, state.descriptors.get(1)?.closed ? undefined : 0);
};

export const builtins: Readonly<Record<string, Builtin>> = {
  ':': succeeds,
  true: succeeds,
  false: (_evaluation, state) => ends(state, 1),
  echo: printer,
  pwd: printer,
  printf: (evaluation, state, invocation) =>
    printfInto(evaluation, state, invocation.args) ?? printer(evaluation, state, invocation),
  test: (evaluation, state, { args }) => ends(state, testBuiltin(evaluation, state, args.slice(1))),
  '[': (evaluation, state, { args }) => ends(state, testBuiltin(evaluation, state, args.slice(1, -1))),

  cd,
  pushd,
  popd,
  dirs: prints,

  declare,
  typeset: declare,
  local: declare,
  export: declare,
  readonly: declare,
  unset,
  read: readBuiltin,
  mapfile,
  readarray: mapfile,
  getopts,
  let: letBuiltin,

  set,
  shopt,
  shift,

  eval: running.evalBuiltin,
  source: running.source,
  '.': running.source,
  exec: running.exec,
  command: running.command,
  builtin: running.command,
  exit: running.exit,
  return: running.returnBuiltin,
  break: running.breakBuiltin,
  continue: running.continueBuiltin,
  trap: running.trap,
  alias: running.alias,
  unalias: succeeds,
  hash: running.hash,
  enable: running.enable,
  history: running.history,
  fc: running.fc,
  compgen: running.compgen,

  bg: either,
  bind: either,
  caller: prints,
  complete: either,
  compopt: either,
  disown: either,
  fg: either,
  help: prints,
  jobs: prints,
  logout: either,
  suspend: either,
  times: prints,
  type: prints,
  ulimit: prints,
  umask: prints,
  wait: (evaluation, state, { args }) => {
    const at = args.findIndex((arg) => arg.text === '-p');
    const name = at < 0 ? undefined : args[at + 1];
    if (name !== undefined) assignTo(evaluation, state, name, someWord);
    return ends(state, undefined);
  },
};
