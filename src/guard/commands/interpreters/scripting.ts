import { act } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import type { Program } from '../program.ts';
import { codeEffects } from './code.ts';
import { interpreter } from './run.ts';

const ruby = interpreter({
  names: ['ruby', 'jruby', 'truffleruby', 'irb', 'pry'],
  language: 'ruby',
  grammar: {
    code: 'e',
    values: 'CXIE',
    loads: 'r',
    attached: 'iFKTx',
    digits: '0W',
    long: {
      encoding: 'value',
      'external-encoding': 'value',
      'internal-encoding': 'value',
      enable: 'value',
      disable: 'value',
      dump: 'value',
      require: 'loads',
    },
    harmless: ['v', 'h', 'version', 'help', 'copyright'],
  },
  directory: 'CX',
  checks: ['c'],
  besides: ['w', 'W'],
  inPlace: true,
  operandsAreFiles: true,
});

/** perl -c is no mere check: it runs BEGIN blocks. */
const perl = interpreter({
  names: ['perl', 'perl5'],
  language: 'perl',
  grammar: {
    code: 'eE',
    values: 'I',
    attached: 'iFDMmxd',
    digits: '0lC',
    harmless: ['v', 'V', 'h', 'version', 'help'],
  },
  inPlace: true,
  operandsAreFiles: true,
});

const versionsOfPhp = [5, 7, 8].flatMap((major) =>
  Array.from({ length: 10 }, (_, minor) => [`php${major}.${minor}`, `php${major}${minor}`]).flat(),
);

const php = interpreter({
  names: ['php', 'php-cli', 'php5', 'php7', 'php8', ...versionsOfPhp],
  language: 'php',
  grammar: {
    code: 'rBRE',
    values: 'dcSztTfF',
    long: {
      run: 'code',
      'process-begin': 'code',
      'process-code': 'code',
      'process-end': 'code',
      define: 'value',
      'php-ini': 'value',
      server: 'value',
      docroot: 'value',
      file: 'value',
      'process-file': 'value',
    },
    harmless: ['v', 'm', 'h', 'version', 'modules', 'help', 'ini', 'rf', 'rc', 're', 'ri', 'rz'],
  },
  checks: ['l', 'syntax-check'],
  besides: ['n'],
  instead: ({ letters, long, values, operands }, call) => {
    if (letters.has('S') || long.includes('server')) return [act('run.service', 'php -S')];
    if (letters.has('i') || long.includes('info')) return [act('environment.read', 'php -i')];
    const file = values.get('f') ?? values.get('F') ?? values.get('file') ?? values.get('process-file');
    return file ? call.context.run([known('php'), file, ...operands]) : undefined;
  },
});

const psysh = interpreter({
  names: ['psysh'],
  language: 'php',
  grammar: { code: '', values: 'c', harmless: ['v', 'h', 'V', 'version', 'help'] },
});

const lua = interpreter({
  names: ['lua', 'lua5.1', 'lua5.2', 'lua5.3', 'lua5.4', 'luajit', 'luau', 'texlua'],
  language: 'lua',
  grammar: { code: 'e', values: '', loads: 'l', attached: 'jO', harmless: ['v', 'version', 'help'] },
});

const luac: Program = {
  names: ['luac'],
  act: 'run.build',
  anyOption: true,
  options: { o: 'writes', 'l p s v': 'flag' },
  operands: 'reads',
};

const r = interpreter({
  names: ['R', 'Rscript', 'littler'],
  language: 'r',
  grammar: {
    code: 'e',
    values: 'fgd',
    long: { file: 'value', gui: 'value', args: 'value', encoding: 'value' },
    harmless: ['version', 'help', 'h'],
  },
  instead: ({ operands, values }, call) => {
    const file = values.get('f') ?? values.get('file');
    if (file) return call.context.run([known('Rscript'), file]);
    if (operands[0]?.text !== 'CMD') return undefined;
    const verb = operands[1]?.text ?? '';
    if (/^(?:INSTALL|REMOVE)$/.test(verb)) return [act('install', `R CMD ${verb}`)];
    return [act('run.build', `R CMD ${verb}`)];
  },
});

const julia = interpreter({
  names: ['julia'],
  language: 'julia',
  grammar: {
    code: 'eE',
    values: 'CJptHOg',
    loads: 'L',
    long: {
      eval: 'code',
      print: 'code',
      load: 'loads',
      project: 'value',
      threads: 'value',
      sysimage: 'value',
    },
    harmless: ['v', 'h', 'version', 'help'],
  },
});

/** osascript -e: AppleScript's `do shell script "…"` is shell code. */
const osascript: Program = {
  names: ['osascript'],
  act: 'run.interpreter',
  anyOption: true,
  stopAtOperand: true,
  options: { e: 'value', 'l s': 'value', i: 'flag' },
  operands: { first: ['reads'], rest: 'text' },
  effects: (call, parsed) => {
    const codes = [
      ...parsed.options.map(({ value }) => value?.text),
      call.stdin.kind === 'text' ? call.stdin.text : '',
    ];
    return codes.flatMap((code = '') => [
      ...[...code.matchAll(/do\s+shell\s+script\s+"((?:\\.|[^"\\])*)"/gi)].flatMap(([, shell = '']) =>
        call.context.shell(known(shell.replace(/\\(.)/g, '$1'))),
      ),
      ...(/doShellScript/.test(code) ? codeEffects(known(code), 'javascript', call) : []),
    ]);
  },
};

/** Tcl: exec git push; file delete tests/a. */
const tcl: Program = {
  names: ['tclsh', 'wish', 'tclsh8.6'],
  act: 'run.interpreter',
  anyOption: true,
  style: 'single-dash',
  stopAtOperand: true,
  options: { encoding: 'value' },
  operands: { first: ['reads'], rest: 'text' },
  effects: (call) => {
    const code = call.stdin.kind === 'text' ? call.stdin.text : '';
    return [...code.matchAll(/(?:^|[[;\n{])\s*exec\s+([^\];\n}]+)/g)].flatMap(([, command = '']) =>
      call.context.shell(known(command)),
    );
  },
};

export const scriptingPrograms: readonly Program[] = [
  ruby,
  perl,
  php,
  psysh,
  lua,
  luac,
  r,
  julia,
  osascript,
  tcl,
];
