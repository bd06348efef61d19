import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { treeOf } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { codeEffects } from './code.ts';
import { interpreter } from './run.ts';

/** Languages of the JVM, of BEAM, and compiled ones that can be run from source. */

const java: Program = {
  names: ['java', 'javaw'],
  act: 'run.read',
  anyOption: true,
  style: 'single-dash',
  stopAtOperand: true,
  options: {
    'cp classpath class-path p module-path upgrade-module-path limit-modules patch-module add-modules enable-native-access source add-exports add-opens add-reads d describe-module':
      'value',
    'jar m module': 'reads',
    'version showversion help X help-extra list-modules validate-modules ea enableassertions da esa dsa server client verbose enable-preview':
      'flag',
    'agentlib agentpath javaagent D': 'optional',
  },
  operands: { first: ['reads'], rest: 'text' },
  effects: ({ args }) =>
    args.length > 0 && args.every(({ text }) => /^--?(?:version|fullversion|help|h|\?)$/.test(text ?? ''))
      ? []
      : [act('run.script', 'java')],
};

const javaLike = (names: readonly string[], code: string, ...harmless: string[]): Program =>
  interpreter({
    names,
    language: 'java',
    grammar: {
      code,
      values: 'cpEI',
      attached: 'iD',
      long: {
        classpath: 'value',
        'class-path': 'value',
        'module-path': 'value',
        'add-modules': 'value',
        eval: 'code',
        startup: 'value',
        feedback: 'value',
      },
      harmless: ['h', 'version', 'help', ...harmless],
    },
    inPlace: true,
  });

const compilers: Program = {
  names: ['javac', 'kotlinc', 'scalac', 'groovyc', 'ecj'],
  act: 'run.build',
  anyOption: true,
  style: 'single-dash',
  options: {
    'd s h': 'writes-tree',
    'cp classpath class-path p module-path module-source-path m module module-version add-modules limit-modules upgrade-module-path source sourcepath source-path target release system profile processor processorpath processor-path processor-module-path encoding bootclasspath boot-class-path extdirs endorseddirs jvm-target':
      'value',
    'include-runtime nowarn verbose deprecation parameters version help': 'flag',
  },
  operands: 'reads',
};

/** jar: c makes, u changes, x unpacks into the working directory or -C's, t and d tell. */
const jar: Program = {
  names: ['jar'],
  act: 'run.build',
  style: 'raw',
  effects: jarEffects,
};

const jarModes: Readonly<Record<string, string>> = {
  create: 'c',
  update: 'u',
  extract: 'x',
  list: 't',
  'describe-module': 'd',
  'generate-index': 'i',
  validate: 'v',
};

function jarEffects(call: Call): Effect[] {
  const { context } = call;
  let mode = '';
  let file: Arg | undefined;
  let place: Arg = known('.');
  for (let at = 0; at < call.args.length; at += 1) {
    const arg = call.args[at] as Arg;
    const word = arg.text ?? arg.prefix;
    const long = /^--([\w-]+)(?:=(.*))?$/s.exec(word);
    const letters = /^-?([a-zA-Z0]+)$/.exec(word)?.[1];
    if (long) {
      mode ||= jarModes[long[1] ?? ''] ?? '';
      if (long[1] === 'file') file = long[2] === undefined ? call.args[++at] : known(long[2]);
    } else if (letters !== undefined && (at === 0 || word.startsWith('-'))) {
      mode ||= /[cuxtid]/.exec(letters)?.[0] ?? '';
      // The values follow in the letters' order: cfe app.jar Main.
      for (const letter of letters.match(/[fmeCp]/g) ?? []) {
        const value = call.args[++at];
        if (letter === 'f') file = value;
        else if (letter === 'C' && value) place = value;
      }
    }
  }
  const archive = file && context.target(file);
  if (mode === 'x')
    return [...(archive ? [read(archive, 'jar')] : []), write(treeOf(context.target(place)), 'jar')];
  if (!archive) return [];
  return mode === 'c' || mode === 'u' || mode === 'i' ? [write(archive, 'jar')] : [read(archive, 'jar')];
}

const elixir: Program = {
  names: ['elixir', 'iex'],
  act: 'run.interpreter',
  style: 'raw',
  effects: (call) => beamEffects(call),
};

function beamEffects(call: Call): Effect[] {
  const effects: Effect[] = [];
  const words = call.args;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]?.text;
    const value = words[at + 1];
    if (word === '-S' && value) return [...effects, ...sessionEffects(call, at + 1)];
    if ((word === '-e' || word === '--eval' || word === '--rpc-eval') && value) {
      effects.push(...codeEffects(value, 'elixir', call));
      at += 1;
    } else if ((word === '-r' || word === '-pr') && value) {
      effects.push(act('run.script', call.name), read(call.context.target(value), call.name));
      at += 1;
    } else if (word !== undefined && !word.startsWith('-')) {
      return [
        ...effects,
        act('run.script', call.name),
        read(call.context.target(words[at] as (typeof words)[number]), call.name),
      ];
    }
  }
  if (call.stdin.kind === 'text')
    effects.push(...codeEffects({ text: call.stdin.text, prefix: call.stdin.text }, 'elixir', call));
  return effects;
}

/** iex -S mix is a session inside the application, with its database: what code does there is not to be seen. */
function sessionEffects(call: Call, at: number): Effect[] {
  const inner = call.context.run(call.args.slice(at));
  return call.name === 'iex' ? [...inner, act('migrate', 'iex -S')] : inner;
}

const erlang: Program = {
  names: ['erl', 'escript', 'werl'],
  act: 'run.interpreter',
  anyOption: true,
  style: 'single-dash',
  options: {
    'eval s run sname name pa pz config mode setcookie boot env': 'value',
    'noshell noinput detached hidden smp version': 'flag',
  },
  effects: (call, parsed) =>
    call.name === 'escript' && parsed.operands[0]
      ? [act('run.script', 'escript'), read(call.context.target(parsed.operands[0]), 'escript')]
      : optionValues(parsed, 'eval').flatMap((code) => erlangShell(code.text ?? '', call)),
};

/** os:cmd("…") */
function erlangShell(code: string, call: Call): Effect[] {
  return [...code.matchAll(/os:cmd\(\s*"((?:\\.|[^"\\])*)"/g)].flatMap(([, shell = '']) =>
    call.context.shell({ text: shell, prefix: shell }),
  );
}

const haskell: Program = {
  names: ['ghci', 'runghc', 'runhaskell'],
  act: 'run.interpreter',
  anyOption: true,
  options: { e: 'value', 'i package X': 'value' },
  operands: { first: ['reads'], rest: 'text' },
};

/** Compilers: the output is written, the rest read. Options are too many to list, and building is opaque anyway. */
const nativeCompilers: Program = {
  names: [
    'gcc',
    'g++',
    'cc',
    'c++',
    'clang',
    'clang++',
    'rustc',
    'ld',
    'ar',
    'as',
    'nvcc',
    'ghc',
    'ocamlc',
    'ocamlopt',
    'swiftc',
    'nim',
    'zig',
    'dmd',
    'fpc',
    'gfortran',
    'tcc',
    'emcc',
    'ranlib',
    'crystal',
    'v',
    'odin',
  ],
  act: 'run.build',
  style: 'raw',
  effects: (call) =>
    call.args.flatMap((arg, at): Effect[] => {
      const output = arg.text === '-o' ? call.args[at + 1] : undefined;
      return output ? [{ kind: 'write', target: call.context.target(output), by: `${call.name} -o` }] : [];
    }),
};

const swift: Program = {
  names: ['swift'],
  act: 'run.interpreter',
  anyOption: true,
  style: 'single-dash',
  stopAtOperand: true,
  options: { e: 'value', 'sdk target I L F D': 'value', version: 'flag' },
  subcommands: [
    { names: ['build', 'test'], act: 'run.build', anyOption: true },
    { names: ['run'], act: 'run.script', anyOption: true },
    { names: ['repl'], act: 'run.interpreter', anyOption: true },
    {
      names: ['package'],
      act: 'run.build',
      subcommands: [
        {
          names: [
            'update',
            'resolve',
            'add-dependency',
            'add-target',
            'edit',
            'unedit',
            'init',
            'reset',
            'purge-cache',
          ],
          act: 'install',
          anyOption: true,
        },
        {
          names: [
            'describe',
            'dump-package',
            'show-dependencies',
            'show-executables',
            'tools-version',
            'completion-tool',
          ],
          act: 'run.build',
          anyOption: true,
        },
        {
          names: ['clean', 'compute-checksum', 'diagnose-api-breaking-changes', 'plugin'],
          act: 'run.build',
          anyOption: true,
        },
      ],
      otherwise: 'run.build',
    },
    { names: ['format', 'lint'], act: 'run.build', anyOption: true },
  ],
  otherwise: (call, parsed) => scriptOf(call, parsed),
};

function scriptOf(call: Call, parsed: ParsedArgs): Effect[] {
  const [script] = parsed.operands;
  if (!script || hasOption(parsed, 'version')) return [];
  return [act('run.script', call.name), read(call.context.target(script), call.name)];
}

export const machinePrograms: readonly Program[] = [
  java,
  javaLike(['groovy'], 'e', 'v'),
  // Theirs of -v talk more, and run.
  javaLike(['scala', 'kotlin', 'scala-cli', 'amm', 'clojure', 'clj', 'bb'], 'e'),
  javaLike(['jshell', 'groovysh', 'kscript', 'nashorn', 'jjs'], ''),
  compilers,
  jar,
  elixir,
  erlang,
  haskell,
  nativeCompilers,
  swift,
];
