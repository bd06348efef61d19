/** What the tokens of PowerShell look like, each from where it starts (about_Parsing, and its own tokenizer). */

/** Words that PowerShell reads as its own where a command may start. */
export const keywords: ReadonlySet<string | undefined> = new Set(
  (
    'begin break catch class clean configuration continue data do dynamicparam else elseif end enum filter finally for foreach ' +
    'function hidden if in inlinescript parallel param process sequence static switch trap try until using var while workflow'
  ).split(' '),
);
/** Those that a pipeline may follow. */
export const leading: ReadonlySet<string | undefined> = new Set(['return', 'exit', 'throw']);

/** Blanks of any script, as a part of a class of characters; JavaScript's `\s` has others. */
const space = '\\p{Z}\\t\\f\\v\\u0085';
const token = (source: string, flags = 'uy') => new RegExp(source, flags);

/** What a word ends at (`(` and `{` too, where it began without a variable). */
export const ends = token(`[${space}\\r\\n;|&)}]`, 'u');
// A backquote in front of a blank or a line's end, where no word has begun, is a blank too.
const gap = `[${space}]|\`(?:\\r\\n?|[${space}\\n])|<#[\\s\\S]*?#>`;
export const blank = token(`(?:${gap})+`);
export const comment = /#[^\r\n]*/y;
export const separators = token(`(?:${gap}|[\\r\\n;]|#[^\\r\\n]*)+`);
export const redirect = /[1-6*]?>>?(?:&[12](?=[\s;|)}]|$))?/y;
export const hereStringHead = token(`@(['"])[${space}]*(?:\\r\\n?|\\n)`);
/** $x, [int]$x, $x.y, $x[1]; several with commas between. Others stand by themselves before a bare `=`. */
export const assignment = (() => {
  const to = /(?:\[[\w.[\], ]+\]\s*)*\$(?:\{[^}]*\}|[\w:?^$]+)(?:\.\w+|\[[\w'"$. +-]+\])*/.source;
  return token(`${to}(?:\\s*,\\s*${to})*\\s*(?:[-+*/%]|\\?\\?)?=(?!=)\\s*`, 'y');
})();
export const isAssigning = /^(?:[-+*/%]|\?\?)?=$/;
/** `&` and `.` call what follows. */
export const calling = token(`&(?!&)|\\.(?=[${space}'"$({])`);
/** 7z is a word, 7 and 7+ are numbers. */
export const number = token(
  `(?:0x[\\da-f]+|0b[01]+|\\d+(?:\\.(?!\\.)\\d*)?(?:e[+-]?\\d+)?)(?:u?[ysl]|[udn])?(?:[kmgtp]b)?(?=[${space}\\r\\n&(),;{|}!#%*+/<=>\\]-]|\\.\\.|$)`,
  'iuy',
);
/** A number that is the text it was written as. */
export const isAsWritten = /^(?:0|[1-9]\d{0,8})$/;
export const constant = token(`\\$(?:null|true|false)(?=[${space}\\r\\n;|&)},]|$)`, 'iuy');
export const variable = /\$(?:\{[^}]*\}|[\w:?^$])/y;
/** Behind it, what follows goes to the program as it stands, to the line's end or a pipe that is in no quotes. */
export const stopParsing = token(`--%(?=[${space}\\r\\n]|$)`);
export const verbatim = /(?:[^\r\n"|&]|&(?!&)|"[^"\r\n]*"?)*/y;
