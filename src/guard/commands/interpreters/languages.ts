/** How a language writes strings and comments: as much as is needed to find literals in one-liners. */
export type Language = {
  name: LanguageName;
  lineComments: readonly string[];
  blockComments?: readonly (readonly [string, string])[];
  /** Documentation, or data behind the code, from the start of a line on. */
  pages?: RegExp;
  strings: readonly StringForm[];
  /** Letters that may stand before a quote: r'…', f"…". */
  prefixes?: RegExp;
  /** `/…/` is a regular expression where a value may start. */
  regex?: true;
  /** q(…), qw(…), %x{…}: quotes with a delimiter of the author's choice. */
  chosen?: RegExp;
  /** Operators that join strings. */
  joins: readonly string[];
  /** `name arg, arg` without parentheses is a call. */
  bareCalls?: true;
  /** How names look, sigils included. */
  names: RegExp;
};

export type LanguageName =
  | 'python'
  | 'javascript'
  | 'ruby'
  | 'perl'
  | 'php'
  | 'lua'
  | 'r'
  | 'elixir'
  | 'julia'
  | 'java';

/** Longer openings first. `escapes`: all of C's, only the quote and backslash, or none. */
export type StringForm = {
  open: string;
  close: string;
  escapes: 'all' | 'quote' | 'none';
  /** What opens an embedded expression, or '$' for variables written as they are. */
  holes?: readonly string[];
  /** The text is run by a shell. */
  shell?: true;
};

const single = (escapes: StringForm['escapes'] = 'all'): StringForm => ({ open: "'", close: "'", escapes });
const double = (holes: readonly string[] = []): StringForm => ({
  open: '"',
  close: '"',
  escapes: 'all',
  holes,
});
const triple = (quote: string): StringForm => ({
  open: quote.repeat(3),
  close: quote.repeat(3),
  escapes: 'all',
});
const backticks = (holes: readonly string[]): StringForm => ({
  open: '`',
  close: '`',
  escapes: 'all',
  holes,
  shell: true,
});

const plainNames = /[A-Za-z_]\w*/y;
const rubyNames = /[@$]*[A-Za-z_]\w*(?:[!?](?!=))?/y;

const cComments = { lineComments: ['//'], blockComments: [['/*', '*/']] } as const;

export const languages: Readonly<Record<LanguageName, Language>> = {
  python: {
    name: 'python',
    lineComments: ['#'],
    strings: [triple('"'), triple("'"), double(), single()],
    prefixes: /^(?:[rbfu]|[rR][bBfF]|[bBfF][rR]|[RBFU])(?=["'])/,
    joins: ['+'],
    names: plainNames,
  },
  javascript: {
    name: 'javascript',
    ...cComments,
    strings: [double(), single(), { open: '`', close: '`', escapes: 'all', holes: ['${'] }],
    regex: true,
    joins: ['+'],
    names: /[A-Za-z_$][\w$]*/y,
  },
  ruby: {
    name: 'ruby',
    lineComments: ['#'],
    pages: /^=begin\b[\s\S]*?(?:^=end.*$|(?![\s\S]))/my,
    strings: [double(['#{']), single('quote'), backticks(['#{'])],
    regex: true,
    chosen: /^%([qQwWiIx]?)([^\sA-Za-z0-9=])/,
    joins: ['+'],
    bareCalls: true,
    names: rubyNames,
  },
  perl: {
    name: 'perl',
    lineComments: ['#'],
    pages: /^=[A-Za-z][\s\S]*?(?:^=cut.*$|(?![\s\S]))|^__(?:END|DATA)__$[\s\S]*/my,
    strings: [double(['$', '@']), single('quote'), backticks(['$', '@'])],
    chosen: /^(qq|qw|qx|q)\s*([^\sA-Za-z0-9_,;=>])/,
    joins: ['.'],
    bareCalls: true,
    names: /[$@%]*[A-Za-z_]\w*/y,
  },
  php: {
    name: 'php',
    lineComments: ['//', '#'],
    blockComments: [['/*', '*/']],
    strings: [double(['$', '{$']), single('quote'), backticks(['$', '{$'])],
    joins: ['.'],
    names: /\$*[A-Za-z_]\w*/y,
  },
  lua: {
    name: 'lua',
    lineComments: ['--'],
    strings: [{ open: '[[', close: ']]', escapes: 'none' }, double(), single()],
    joins: ['..'],
    names: plainNames,
    bareCalls: true,
  },
  r: { name: 'r', lineComments: ['#'], strings: [double(), single()], joins: [], names: plainNames },
  elixir: {
    name: 'elixir',
    lineComments: ['#'],
    strings: [{ ...triple('"'), holes: ['#{'] }, double(['#{']), single()],
    joins: ['<>'],
    names: rubyNames,
  },
  julia: {
    name: 'julia',
    lineComments: ['#'],
    strings: [{ ...triple('"'), holes: ['$'] }, double(['$']), backticks(['$'])],
    joins: ['*'],
    names: plainNames,
  },
  java: {
    name: 'java',
    ...cComments,
    strings: [triple('"'), double(['$']), single()],
    joins: ['+'],
    names: plainNames,
  },
};
