/** What a sed script does besides editing its stream. `shell` holds commands to run; undefined is the text being edited. */
export type SedActions = { writes: string[]; reads: string[]; shell: (string | undefined)[] };

/**
 * Reads a script as GNU sed does, which takes all that BSD's and POSIX's take. Undefined: not a script it would run. Whether a
 * bracket expression hides the delimiter, as in s/[/]/x/, versions differ on: where both can be read, both count.
 */
export function sedActions(script: string): SedActions | undefined {
  const readings = [new SedReader(script, true), new SedReader(script, false)].filter((reader) =>
    reader.readAll(),
  );
  if (readings.length === 0) return undefined;
  const all = <T>(pick: (actions: SedActions) => T[]): T[] => [
    ...new Set(readings.flatMap(({ actions }) => pick(actions))),
  ];
  return {
    writes: all(({ writes }) => writes),
    reads: all(({ reads }) => reads),
    shell: all(({ shell }) => shell),
  };
}

class SedReader {
  readonly actions: SedActions = { writes: [], reads: [], shell: [] };
  private at = 0;
  private readonly script: string;
  private readonly bracketsHide: boolean;

  constructor(script: string, bracketsHide: boolean) {
    this.script = script;
    this.bracketsHide = bracketsHide;
  }

  readAll(): boolean {
    while (this.at < this.script.length) {
      this.skip(/[\s;{}]*/y);
      if (this.at >= this.script.length) return true;
      if (this.script[this.at] === '#') this.skip(/[^\n]*/y);
      else if (!this.readAddresses() || !this.readCommand()) return false;
    }
    return true;
  }

  private readAddresses(): boolean {
    if (!this.readAddress()) return true;
    this.skip(/[ \t]*/y);
    if (this.script[this.at] === ',') {
      this.at++;
      this.skip(/[ \t]*[+~]?/y);
      if (!this.readAddress()) return false;
    }
    this.skip(/[ \t]*/y);
    return true;
  }

  private readAddress(): boolean {
    if (this.skip(/\d+(?:~\d+)?|\$/y)) return true;
    const start = this.script[this.at];
    if (start !== '/' && start !== '\\') return false;
    if (start === '\\') this.at++;
    const delimiter = this.script[this.at++];
    if (delimiter === undefined || this.upTo(delimiter, this.bracketsHide) === undefined) return false;
    this.skip(/[IM]*/y);
    return true;
  }

  private readCommand(): boolean {
    this.skip(/[! \t]*/y);
    const command = this.script[this.at++];
    switch (command) {
      case undefined:
        return false;
      case '{':
        return true;
      case 's':
        return this.readSubstitution();
      case 'y': {
        const delimiter = this.script[this.at++];
        if (!delimiter || this.upTo(delimiter) === undefined || this.upTo(delimiter) === undefined)
          return false;
        return this.endOfCommand();
      }
      case 'a':
      case 'i':
      case 'c':
        this.readText();
        return true;
      case 'w':
      case 'W':
        return this.readFile(this.actions.writes);
      case 'r':
      case 'R':
        return this.readFile(this.actions.reads);
      case 'e': {
        const code = this.restOfLine().trim();
        this.actions.shell.push(code === '' ? undefined : code);
        return true;
      }
      case ':':
      case 'b':
      case 't':
      case 'T':
      case 'v':
        this.skip(/[ \t]*[^\s;}]*/y);
        return true;
      case 'l':
      case 'q':
      case 'Q':
        this.skip(/[ \t]*\d*/y);
        return this.endOfCommand();
      default:
        return '=dDgGhHnNpPxzF'.includes(command) && this.endOfCommand();
    }
  }

  private readSubstitution(): boolean {
    const delimiter = this.script[this.at++];
    if (!delimiter) return false;
    if (this.upTo(delimiter, this.bracketsHide) === undefined) return false;
    const replacement = this.upTo(delimiter);
    if (replacement === undefined) return false;
    for (;;) {
      this.skip(/[gpiImM\d \t]*/y);
      const flag = this.script[this.at];
      if (flag === 'e') {
        // What the line holds besides is not known; what replaces is run with it.
        this.actions.shell.push(undefined);
        if (!/^(?:&|\\\d)?$/.test(replacement)) this.actions.shell.push(replacement);
        this.at++;
      } else if (flag === 'w') {
        this.at++;
        return this.readFile(this.actions.writes);
      } else return this.endOfCommand();
    }
  }

  /** Text of a, i, c: to the end of the line, over every line that ends with a backslash. */
  private readText(): void {
    this.skip(/[ \t]*(?:\\[ \t]*\n)?/y);
    this.skip(/(?:[^\\\n]|\\[\s\S])*\\?\n?/y);
  }

  private readFile(names: string[]): boolean {
    const name = this.restOfLine().trimStart();
    if (name === '') return false;
    names.push(name);
    return true;
  }

  private restOfLine(): string {
    const end = this.script.indexOf('\n', this.at);
    const rest = this.script.slice(this.at, end < 0 ? undefined : end);
    this.at = end < 0 ? this.script.length : end + 1;
    return rest;
  }

  private endOfCommand(): boolean {
    this.skip(/[ \t\r]*/y);
    const next = this.script[this.at];
    return next === undefined || '\n;}#'.includes(next);
  }

  /** Up to an unescaped delimiter. */
  private upTo(delimiter: string, bracketsHide = false): string | undefined {
    const start = this.at;
    for (; this.at < this.script.length; this.at++) {
      const char = this.script[this.at];
      if (bracketsHide && this.skip(/\[\^?\]?(?:\[[:.=].*?[:.=]\]|[^\]\n])*\]/y)) this.at--;
      else if (char === '\\') this.at++;
      else if (char === delimiter) return this.script.slice(start, this.at++);
    }
    return undefined;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.script);
    if (!match) return false;
    this.at += match[0].length;
    return match[0] !== '';
  }
}
