import {
  type Command,
  forEachChild,
  type ParsedScript,
  parse,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';
import { limits } from './limits.ts';
import { losesSeparator } from './lost-separator.ts';

/** A script whose every nested part was seen, or why it can't be read. */
export type Parsed = { script: ParsedScript } | { fault: 'shell.syntax' | 'shell.bounds'; why: string };

/**
 * The parser recovers from errors and resolves nested scripts lazily, so everything is walked here once: what comes
 * back holds no error at any depth. Forms that zsh reads in another way than bash (and that run code there) are refused.
 * `extendedGlobs`: `shopt -s extglob` was run by an earlier line.
 */
export function parseShell(source: string, extendedGlobs = false): Parsed {
  if (source.length > limits.sourceBytes) return { fault: 'shell.bounds', why: 'longer than 64 KiB' };
  if (source.includes('\0')) return { fault: 'shell.syntax', why: 'a NUL byte' };
  const script = parse(source);
  const fault = findFault(script, source, extendedGlobs || /\bshopt\s+-s\b[^\n;]*\bextglob\b/.test(source));
  return fault ?? { script };
}

type Fault = Extract<Parsed, { fault: string }>;

function findFault(script: ParsedScript, whole: string, extendedGlobs: boolean): Fault | undefined {
  let nodes = 0;
  let fault: Fault | undefined;
  const refuse = (why: string) => {
    fault ??= { fault: 'shell.syntax', why };
  };
  const visit = (node: SyntaxNode, depth: number, inTest: boolean, source: string): void => {
    if (fault) return;
    nodes += 1;
    if (depth > limits.depth || nodes > limits.nodes) {
      fault = { fault: 'shell.bounds', why: 'nested too deep or too long' };
      return;
    }
    const text = node.type === 'Script' ? (node.source ?? source) : source;
    const why =
      faultOf(node, extendedGlobs || inTest) ??
      (node.type === 'Command' ? skipped(node, text) : undefined) ??
      (isSubstitution(node) && node.script && losesSeparator(node.script, node.script.source ?? text)
        ? 'a ; behind a here-document in $(…), which bash 5.2 loses; write a line break'
        : undefined);
    if (why !== undefined) refuse(why);
    const within =
      node.type === 'Script'
        ? false
        : inTest || node.type === 'TestCommand' || node.type === 'ParameterExpansion';
    forEachChild(node, (child) => visit(child, depth + 1, within, text));
  };
  visit(script, 0, false, whole);
  return fault;
}

const isSubstitution = (
  node: SyntaxNode,
): node is Extract<SyntaxNode, { script: ParsedScript | undefined }> =>
  (node.type === 'CommandExpansion' ||
    node.type === 'ProcessSubstitution' ||
    node.type === 'ArithmeticCommandExpansion') &&
  !node.text.startsWith('`');

/** What is wrong with this node alone; its children are visited too. */
function faultOf(node: SyntaxNode, extendedGlobs: boolean): string | undefined {
  switch (node.type) {
    case 'Script':
      return node.errors?.[0]?.message;
    case 'Word':
      return splitToken(node);
    case 'HereDocBody':
      return node.parts && splitParts(node.parts);
    case 'DoubleQuoted':
    case 'LocaleString':
      return splitParts(node.parts);
    case 'Command':
      return node.name && /^=[A-Za-z_/]/.test(node.name.text) ? 'a zsh command path' : undefined;
    case 'Redirect':
      if (/^[<>]&$/.test(node.operator) && /^-./s.test(node.target?.text ?? ''))
        return 'text behind a closed descriptor';
      return node.target?.text === '!' ? 'a zsh redirect' : undefined;
    case 'ParameterExpansion':
      return node.parameter === '' || node.operation?.type === 'Unknown' ? 'a bad substitution' : undefined;
    case 'CommandExpansion':
    case 'ProcessSubstitution':
    case 'ArithmeticCommandExpansion':
      if (node.script === undefined) return 'a substitution without a script';
      // bash tries arithmetic first and loses some quotes on the way.
      if (/^\$\(\([\s\S]*\$['"]/.test(node.text)) return 'a subshell that looks like arithmetic';
      return node.text.startsWith('$(\\\n') ? splitMessage : undefined;
    case 'ArithmeticWord':
      return node.value.includes('\\\n') ? splitMessage : undefined;
    case 'ExtendedGlob':
      if (!extendedGlobs) return 'an extended glob, which bash does not read here';
      return /^(?:e\W|\+\w|#)/.test(node.pattern) ? 'a zsh glob qualifier' : undefined;
    default:
      return undefined;
  }
}

/** Anything but blanks between the words of a command is something the parser passed over. */
function skipped(node: Command, source: string): string | undefined {
  const parts = [...node.prefix, ...(node.name ? [node.name] : []), ...node.suffix];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (before === undefined || before.type === 'HereDoc') continue;
    if (!/^(?:[ \t]|\\\n)*$/.test(source.slice(before.end, part.pos))) return 'something between two words';
    // {name[index]}> is a redirect; the parser takes it for a word.
    const isElement = before.type === 'Word' && /^\{\w+\[[\s\S]*\]\}$/.test(before.text);
    if (isElement && part.type !== 'Word' && before.end === part.pos)
      return 'an array element as a descriptor';
  }
  const last = parts.at(-1);
  const isCut =
    last !== undefined && last.type !== 'HereDoc' && /^[ \t]*\(/.test(source.slice(last.end, node.end + 8));
  return isCut ? 'an unexpected (' : undefined;
}

const splitMessage = 'a line break inside a token';

/** The parser misreads a backslash and line break in the middle of some tokens; where it does not, words stay allowed. */
function splitToken(word: Word): string | undefined {
  if (!word.text.includes('\\\n')) return undefined;
  if (word.parts !== undefined) return splitParts(word.parts);
  return /[$`~*?[\]{}]/.test(word.text) ? splitMessage : undefined;
}

function splitParts(parts: readonly WordPart[]): string | undefined {
  for (const [index, part] of parts.entries()) {
    if (part.type === 'SingleQuoted' || part.type === 'AnsiCQuoted' || !part.text.includes('\\\n')) continue;
    if (part.type === 'BraceExpansion' || part.type === 'Glob' || part.type === 'ExtendedGlob')
      return splitMessage;
    if (part.type === 'SimpleExpansion') return splitMessage;
    if (part.type !== 'Literal') continue;
    const previous = parts[index - 1];
    if (part.text.startsWith('\\\n') && previous !== undefined && previous.type === 'SimpleExpansion')
      return splitMessage;
    if (/[$`~{]\\\n|\\\n[{}]/.test(part.text)) return splitMessage;
  }
  return undefined;
}
