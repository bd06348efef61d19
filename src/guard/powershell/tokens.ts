/** What the tokens of PowerShell look like, each from where it starts (about_Parsing, and its own tokenizer). */

/** Words that PowerShell reads as its own where a command may start. */
export const keywords = new Set(
  (
    'begin break catch class clean configuration continue data do dynamicparam else elseif end enum filter finally for foreach ' +
    'function hidden if in inlinescript parallel param process sequence static switch trap try until using var while workflow'
  ).split(' '),
);
/** Those that a pipeline may follow. */
export const leading = new Set(['return', 'exit', 'throw']);

/** What a word ends at, blanks of any script among it (`(` and `{` too, but for a reader that is among variables). */
export const ends = /[\p{Z}\t\f\v\u0085\r\n;|&)}]/u;
// A backquote in front of a blank or a line's end, where no word has begun, is a blank too.
export const blank = /(?:[\p{Z}\t\f\v\u0085]|`(?:\r\n?|[\p{Z}\t\f\v\u0085\n])|<#[\s\S]*?#>)+/uy;
export const comment = /#[^\r\n]*/y;
export const separators =
  /(?:[\p{Z}\t\f\v\u0085\r\n;]|`(?:\r\n?|[\p{Z}\t\f\v\u0085\n])|<#[\s\S]*?#>|#[^\r\n]*)+/uy;
export const redirect = /(?:[1-6*])?>>?(?:&[12](?=[\s;|)}]|$))?/y;
/** $x, [int]$x, $x.y, $x[1]; several with commas between. Others stand by themselves before a bare `=`. */
export const assignment = (() => {
  const to = /(?:\[[\w.[\], ]+\]\s*)*\$(?:\{[^}]*\}|[\w:?^$]+)(?:\.\w+|\[[\w'"$. +-]+\])*/.source;
  return new RegExp(`${to}(?:\\s*,\\s*${to})*\\s*(?:[-+*/%]|\\?\\?)?=(?!=)\\s*`, 'y');
})();
export const isAssigning = /^(?:[-+*/%]|\?\?)?=$/;
/** `&` and `.` call what follows. */
export const calling = /&(?!&)|\.(?=[\p{Z}\t\f\v\u0085'"$({])/uy;
/** 7z is a word, 7 and 7+ are numbers. */
export const number =
  /(?:0x[\da-f]+|0b[01]+|\d+(?:\.(?!\.)\d*)?(?:e[+-]?\d+)?)(?:u?[ysl]|[udn])?(?:[kmgtp]b)?(?=[\p{Z}\t\f\v\u0085\r\n&(),;{|}!#%*+/<=>\]-]|\.\.|$)/iuy;
/** A number that is the text it was written as. */
export const isAsWritten = /^(?:0|[1-9]\d{0,8})$/;
export const constant = /\$(?:null|true|false)(?=[\p{Z}\t\f\v\u0085\r\n;|&)},]|$)/iuy;
export const variable = /\$(?:\{[^}]*\}|[\w:]+|[?^$])/y;
/** Behind it, what follows goes to the program as it stands, to the line's end or a pipe that is in no quotes. */
export const stopParsing = /--%(?=[\p{Z}\t\f\v\u0085\r\n]|$)/uy;
export const verbatim = /(?:[^\r\n"|&]|&(?!&)|"[^"\r\n]*(?:"|(?=[\r\n]|$)))*/y;
