import { act, type Effect, read, write } from '../../effects.ts';
import type { Arg } from '../../shell/arg.ts';
import { hasOption } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { reader, unlistedValue } from './reader.ts';

/** Programs that query XML. */

const isAddress = ({ prefix }: Arg): boolean => /^(?:https?|ftp):/i.test(prefix);

/** Files and addresses that a document names, and a parser told to looks up and prints. */
const namesOthers = /<!ENTITY|<!DOCTYPE[^>[]*(?:SYSTEM|PUBLIC)|XInclude|\0/i;
/** Spelt in another encoding, a document names them all the same. */
const otherEncoding = /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["']|us-ascii["']|iso-8859-1["'])/i;

function includedEffects(documents: readonly Arg[], call: Call, by: string): Effect[] {
  const { context, stdin } = call;
  const texts =
    documents.length === 0
      ? [stdin.kind === 'text' ? stdin.text : undefined]
      : documents.map((file) => {
          if (file.text === '-') return stdin.kind === 'text' ? stdin.text : undefined;
          const target = context.target(file);
          return target.kind === 'path' ? context.world.readText(target.path) : undefined;
        });
  const isPlain = texts.every(
    (text) => text !== undefined && !namesOthers.test(text) && !otherEncoding.test(text),
  );
  return isPlain ? [] : [act('read.unknown', by, 'what the document names')];
}

const documentEffects = (documents: readonly Arg[], { context }: Call, by: string): Effect[] =>
  documents
    .filter(({ text }) => text !== '-')
    .map((file) => (isAddress(file) ? act('network.read', by, file.prefix) : read(context.target(file), by)));

/** Options that make xmllint look up what a document names; c14n substitutes its entities. */
const lookingUp = [
  'noent',
  'c14n',
  'exc-c14n',
  'c14n11',
  'xinclude',
  'loaddtd',
  'dtdattr',
  'valid',
  'postvalid',
];

function xmllintEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  const found = lookingUp.find((option) => hasOption(parsed, option));
  return [
    ...documentEffects(operands, call, by),
    ...(found === undefined ? [] : includedEffects(operands, call, `${by} --${found}`)),
  ];
}

export const xmlPrograms: Program[] = [
  reader(
    'xmllint',
    {
      'o output': 'writes',
      noent: 'flag',
      c14n: 'flag',
      'exc-c14n': 'flag',
      c14n11: 'flag',
      xinclude: 'flag',
      loaddtd: 'flag',
      dtdattr: 'flag',
      valid: 'flag',
      postvalid: 'flag',
      'noout format pretty recover huge nonet debug copy nocdata dropdtd noblanks html xmlout version':
        'flag',
      'stream walker sax sax1 push memory timing quiet nowarning nsclean oldxml10 auto': 'flag',
      'insert compress repeat testIO noxincludenode nofixup-base-uris': 'flag',
      'xpath encode pattern maxmem pretty-level': 'value',
      'schema relaxng schematron dtdvalid': 'reads',
      shell: { act: 'run.interpreter' },
      'path dtdvalidfpi': unlistedValue,
    },
    'text',
    { style: 'single-dash', effects: xmllintEffects },
  ),
  {
    names: ['xmlstarlet', 'xml'],
    act: 'run.read',
    subcommands: [
      reader(
        'sel select',
        {
          't T template text R B C D I q Q xml-decl root indent noblanks': 'flag',
          'v m o c e a i f s N n': 'value',
          net: { act: 'network.read' },
        },
        'text',
        {
          // It substitutes entities without being asked.
          effects: (call, { by, operands }) => [
            ...documentEffects(operands.slice(-1), call, by),
            ...includedEffects(operands.slice(-1), call, by),
          ],
        },
      ),
      reader('val fo format el elements', { 'w e q b n o R B C H Q t s r a u v': 'flag', d: 'optional' }),
      reader('c14n', {}, 'reads', {
        effects: (call, { by, operands }) => includedEffects(operands, call, by),
      }),
      {
        names: ['ed', 'edit', 'tr', 'transform'],
        act: 'run.write',
        style: 'raw',
        effects: ({ args, context }) =>
          args
            .slice(-1)
            .flatMap((file) => [
              read(context.target(file), 'xmlstarlet ed'),
              write(context.target(file), 'xmlstarlet ed'),
            ]),
      },
    ],
  },
];
