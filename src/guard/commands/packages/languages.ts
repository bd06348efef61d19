import { act } from '../../effects.ts';
import type { Program } from '../program.ts';
import { rewritten } from '../runners/tool.ts';
import { snapshotUpdate } from '../snapshots.ts';
import { othersAre, rawVerb, verbs } from './verbs.ts';

/** Haskell, OCaml, Lua, Erlang, Nim, C++, Perl, Julia: build verbs build, the rest installs. */
const others: readonly Program[] = [
  {
    names: ['cabal'],
    act: 'run.read',
    subcommands: verbs([
      ['run.build', 'build test bench check haddock clean v2-build v2-test repl configure sdist'],
      ['run.script', 'run exec'],
      ['run.build', 'list info help outdated path list-bin'],
      ['publish', 'upload report'],
    ]),
    otherwise: othersAre('install'),
  },
  {
    names: ['stack'],
    act: 'run.read',
    subcommands: [
      rawVerb(
        'exec',
        (call) => {
          const words = call.args.filter(({ text }) => text !== '--');
          return words.length === 0 ? [] : call.context.run(words);
        },
        'run.script',
      ),
      ...verbs([
        ['run.build', 'build test bench haddock clean purge ghci repl'],
        ['run.script', 'run runghc script eval'],
        ['run.build', 'path query list ls dot'],
        ['publish', 'upload'],
      ]),
    ],
    otherwise: othersAre('install'),
  },
  {
    names: ['opam'],
    act: 'run.read',
    subcommands: [
      rawVerb(
        'exec',
        (call) => {
          const at = call.args.findIndex(({ text }) => text === '--');
          return at < 0 ? [] : call.context.run(call.args.slice(at + 1));
        },
        'run.script',
      ),
      ...verbs([['run.build', 'list show search info help env config var lint']]),
    ],
    otherwise: othersAre('install'),
  },
  {
    names: ['dune'],
    act: 'run.build',
    subcommands: [
      {
        names: ['promote', 'promotion'],
        act: 'run.build',
        style: 'raw',
        effects: () => [snapshotUpdate('dune promote')],
      },
    ],
    otherwise: (call) => [
      act('run.build', 'dune'),
      ...(call.args.some(({ text }) => text === '--auto-promote')
        ? [snapshotUpdate('dune', '--auto-promote')]
        : []),
    ],
  },
  {
    names: ['rebar3'],
    act: 'run.build',
    subcommands: verbs([
      ['install', 'upgrade update unlock plugins new'],
      ['publish', 'hex'],
      ['run.build', 'compile eunit ct dialyzer xref cover edoc shell release tar'],
    ]),
    otherwise: 'run.build',
  },
  {
    names: [
      'luarocks',
      'cpan',
      'cpanm',
      'cpm',
      'carton',
      'nimble',
      'vcpkg',
      'conan',
      'hex',
      'gleam-deps',
      'raco',
      'quicklisp',
      'spack',
      'tlmgr',
      'ghcup',
      'elan',
      'juliaup',
      'sdk',
      'jabba',
      'coursier-install',
      'arduino-cli',
      'platformio',
      'pio',
      'west',
      'alr',
    ],
    act: 'run.read',
    subcommands: verbs([
      ['run.build', 'list show search help info which path config doc'],
      ['run.build', 'build test make lint check'],
    ]),
    otherwise: othersAre('install'),
  },
  {
    names: ['gleam'],
    act: 'run.build',
    subcommands: [
      ...verbs([
        ['install', 'add remove update deps new'],
        ['publish', 'publish hex'],
        ['run.build', 'build check test run docs shell export clean lsp'],
      ]),
      rawVerb('format', (call, parsed) =>
        call.args.some(({ text }) => text === '--check')
          ? []
          : rewritten(
              call.args.filter(({ text }) => !text?.startsWith('-')),
              ['*.gleam'],
              parsed.by,
              call,
            ),
      ),
    ],
    otherwise: 'run.build',
  },
];

export const languagePackages: readonly Program[] = others;
