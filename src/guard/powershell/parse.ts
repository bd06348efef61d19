import { type Arg, known, unknown } from '../shell/arg.ts';
import { BoundsError, limits } from '../shell/limits.ts';
import { Fault, hereString, quoted, readEscape, smartDash, smartDouble, smartSingle } from './strings.ts';
import type { Element, Redirect, Script, Statement, Word } from './syntax.ts';
import {
  assignment,
  blank,
  calling,
  comment,
  constant,
  ends,
  isAssigning,
  isAsWritten,
  keywords,
  leading,
  number,
  redirect,
  separators,
  stopParsing,
  variable,
  verbatim,
} from './tokens.ts';

/**
 * The commands of a PowerShell script (about_Parsing, about_Operators): pipelines of words, quoted or bare. What is more than
 * that makes its command unclear; the commands in its braces and parentheses are read all the same.
 */
export function parsePowerShell(source: string): Script {
  if (Buffer.byteLength(source) > limits.sourceBytes) throw new BoundsError('too long');
  const reader = new Reader(source);
  const statements: Statement[] = [];
  try {
    reader.readStatements(statements, '');
    return { statements };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { statements, fault: error.message };
  }
}

type Note = (why: string) => void;
type Parts = { words: Word[]; redirects: Redirect[]; nested: Statement[] };

class Reader {
  private at = 0;
  private depth = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** Up to `closer`, which is taken too; '' is the end of the text. */
  readStatements(into: Statement[], closer: '' | ')' | '}'): void {
    this.depth += 1;
    if (this.depth > limits.depth) throw new BoundsError('too deep');
    let joint: Statement['joint'] = ';';
    for (;;) {
      this.take(separators);
      if (this.isAtEnd()) {
        if (closer !== '') throw new Fault(`no ${closer}`);
        break;
      }
      if (this.peek() === closer) {
        this.at += 1;
        break;
      }
      const pipeline: Element[] = [];
      const start = this.at;
      for (;;) {
        pipeline.push(this.readElement());
        // PowerShell 7 goes on with the line before, and 5.1 refuses it.
        if (this.at === start && this.peek() === '|') throw new Fault('| at the start');
        if (this.peek() !== '|' || this.source[this.at + 1] === '|') break;
        this.at += 1;
        this.take(separators);
      }
      into.push({ joint, pipeline });
      joint = ';';
      const operator = this.source.slice(this.at, this.at + 2);
      if (operator === '&&' || operator === '||') {
        joint = operator;
        this.at += 2;
      } else if (this.peek() === '&') this.at += 1;
      if (this.at === start) throw new Fault(this.peek());
    }
    this.depth -= 1;
  }

  /** A command, whatever `return` or assignment stands in front of it. */
  private readElement(): Element {
    const element: { -readonly [Key in keyof Element]: Element[Key] } & Parts = {
      words: [],
      redirects: [],
      nested: [],
      unclear: undefined,
      isExpression: false,
    };
    const unclear: Note = (why) => {
      element.unclear ??= why;
    };
    if (this.take(assignment) !== '') unclear('a variable is set');
    const isCalled = this.take(calling) !== '';
    let isBlock = false;
    for (;;) {
      this.take(blank);
      const char = this.peek();
      if (char === '' || /[\r\n;|&)}]/.test(char)) break;
      if (char === '#') {
        this.take(comment);
        break;
      }
      const operator = this.take(redirect);
      if (operator !== '') {
        if (operator.includes('&')) continue;
        this.take(blank);
        element.redirects.push({ operator, file: this.readWord(element.nested, unclear) });
        continue;
      }
      const isFirst = element.words.length === 0;
      if (!isFirst && this.take(stopParsing) !== '') {
        unclear('--%');
        element.words.push(...verbatimWords(this.take(verbatim)));
        continue;
      }
      const isNumber = isFirst && !isCalled && this.stands(number);
      if (isNumber || (isFirst && !isCalled && /['"$({!+\-[@]/.test(char))) {
        element.isExpression = true;
        if (/[!+\-[]/.test(char)) unclear('an expression');
      }
      const word = this.readWord(element.nested, unclear);
      if (isNumber && !word.items.every(({ text }) => isAsWritten.test(String(text))))
        unclear('an expression');
      const name = isFirst && !isCalled && word.bare ? word.items[0].text?.toLowerCase() : undefined;
      if (leading.has(name)) {
        if (name !== 'exit') unclear(String(name));
        continue;
      }
      if (keywords.has(name)) {
        isBlock = true;
        element.isExpression = true;
        unclear(String(name));
      }
      if (element.isExpression && isAssigning.test(String(word.items[0].text))) {
        element.words = [];
        element.isExpression = false;
        continue;
      }
      element.words.push(word);
      // `if (…) {…} rm x`: what follows a block is a command of its own.
      if (isBlock && this.source[this.at - 1] === '}') break;
    }
    if (element.isExpression && element.words.length > 1) unclear('an expression');
    return element;
  }

  /** A word and those that commas join to it. */
  private readWord(nested: Statement[], unclear: Note): Word {
    const bare = !/['"]/.test(this.peek());
    const items: [Arg, ...Arg[]] = [this.readItem(nested, unclear)];
    for (;;) {
      const before = this.at;
      this.take(blank);
      if (this.peek() !== ',') {
        this.at = before;
        return { items, bare };
      }
      this.at += 1;
      this.take(separators);
      items.push(this.readItem(nested, unclear));
    }
  }

  private readItem(nested: Statement[], unclear: Note): Arg {
    const start = this.at;
    const first = this.peek();
    if (first === "'" || first === '"') {
      const item = this.readQuoted(nested, unclear);
      if (!this.isAtEnd() && !ends.test(this.peek()) && this.peek() !== ',')
        unclear('a value that is computed');
      return item;
    }
    const here = hereString(this.source, this.at);
    if (here) return this.taken(here, nested, unclear);
    const fixed = this.take(constant);
    if (fixed !== '') return known(fixed.toLowerCase());
    let text = '';
    let isOpen = false;
    const add = (piece: string | undefined) => {
      if (piece === undefined) isOpen = true;
      else if (!isOpen) text += piece;
    };
    let wild = false;
    while (!this.isAtEnd()) {
      const char = this.peek();
      if (char === ',' || ends.test(char) || (/[({]/.test(char) && this.at > start && !isOpen)) break;
      if (char === "'" || char === '"') add(this.readQuoted(nested, unclear).text);
      else if (char === '`') {
        const escaped = readEscape(this.source, this.at);
        this.at = escaped.end;
        add(escaped.text);
      } else if (/^-\w+:$/.test(text) && this.stands(constant)) {
        add(this.take(constant).toLowerCase());
      } else if (char === '$' || char === '(' || char === '{' || (char === '@' && this.at === start)) {
        unclear(char === '$' ? 'a variable' : char);
        this.readGroup(nested);
        add(undefined);
      } else {
        if (
          char === '<' ||
          char === '>' ||
          smartSingle.test(char) ||
          smartDouble.test(char) ||
          smartDash.test(char)
        )
          throw new Fault(char);
        if (/[*?[]/.test(char)) wild = true;
        add(char);
        this.at += 1;
      }
    }
    if (this.at === start) throw new Fault(this.peek());
    const literal = wild ? text.slice(0, text.search(/[*?[]/)) : text;
    if (isOpen) return unknown(literal);
    return wild ? { prefix: literal, pattern: text, many: true } : known(text);
  }

  /** $x, ${x}, $( ), ( ), @( ), @{ }, { }: their commands go to `nested`. */
  private readGroup(nested: Statement[]): void {
    if (this.take(variable) !== '') return;
    const opener = this.source.slice(this.at).match(/^(?:[$@]?\(|@?\{)/)?.[0];
    if (opener === undefined) {
      this.at += 1;
      return;
    }
    this.at += opener.length;
    // The keys of a table are no commands.
    const into = opener === '@{' ? [] : nested;
    this.readStatements(into, opener.endsWith('(') ? ')' : '}');
  }

  private readQuoted(nested: Statement[], unclear: Note): Arg {
    return this.taken(quoted(this.source, this.at), nested, unclear);
  }

  private taken({ text, code, end }: ReturnType<typeof quoted>, nested: Statement[], unclear: Note): Arg {
    this.at = end;
    if (text.text === undefined) unclear('a text with variables');
    for (const part of code) {
      const inner = new Reader(part);
      inner.depth = this.depth;
      inner.readStatements(nested, '');
    }
    return text;
  }

  private peek(): string {
    return this.source[this.at] ?? '';
  }

  private isAtEnd(): boolean {
    return this.at >= this.source.length;
  }

  private stands(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.source);
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}

const verbatimWords = (text: string): Word[] =>
  (text.match(/(?:[^\s"]|"[^"]*"?)+/g) ?? []).map((word) => ({
    items: [/["%]/.test(word) ? unknown() : known(word)],
    bare: false,
  }));
