/** A piece of an awk program that names a file or a command: a literal, or what an expression certainly starts with. */
export type AwkText = { text: string } | { prefix: string };

export type AwkActions = {
  writes: AwkText[];
  reads: AwkText[];
  shell: AwkText[];
  /** ENVIRON is looked at. */
  environment: boolean;
  /** The list of input files is changed from inside (ARGV, ARGC). */
  inputs: boolean;
};

type Token = { kind: 'string' | 'regex' | 'number' | 'name' | 'operator' | 'newline'; text: string };

/** What a program does besides computing and printing. Undefined: it holds something that this reader is not sure about. */
export function awkActions(
  program: string,
  variables: ReadonlyMap<string, string> = new Map(),
): AwkActions | undefined {
  const written = tokenise(program);
  if (!written || written.some(({ text }) => text === '@')) return undefined;
  const constants = constantsAmong(variables, written);
  const tokens = written.map((token) => withValue(token, constants));
  const actions: AwkActions = { writes: [], reads: [], shell: [], environment: false, inputs: false };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.kind === 'operator' && (token.text === '|' || token.text === '|&')) {
      actions.shell.push(commandOf(tokens, at));
    } else if (token.kind === 'name') readName(tokens, at, actions);
  }
  return actions;
}

/** Variables that -v gave and the program nowhere changes, as far as their neighbours tell. */
function constantsAmong(
  variables: ReadonlyMap<string, string>,
  tokens: readonly Token[],
): ReadonlyMap<string, string> {
  const hidesNames = tokens.some(({ text }) =>
    /^(?:func(?:tion)?|g?sub|getline|split|patsplit|match)$/.test(text),
  );
  if (hidesNames) return new Map();
  const changed = new Set(tokens.filter((_, at) => isChanged(tokens, at)).map(({ text }) => text));
  return new Map([...variables].filter(([name]) => !changed.has(name)));
}

const isChanged = (tokens: readonly Token[], at: number): boolean =>
  /^(?:(?:[-+*/%^]|\*\*)?=|\[|\(|\+\+|--|in)$/.test(tokens[at + 1]?.text ?? '') ||
  /^(?:\+\+|--)$/.test(tokens[at - 1]?.text ?? '');

function withValue(token: Token, constants: ReadonlyMap<string, string>): Token {
  const value = token.kind === 'name' ? constants.get(token.text) : undefined;
  return value === undefined ? token : { kind: 'string', text: value };
}

function readName(tokens: readonly Token[], at: number, actions: AwkActions): void {
  switch (tokens[at]?.text) {
    case 'system':
      actions.shell.push(expressionAt(tokens, at + (isOperator(tokens[at + 1], '(') ? 2 : 1)));
      break;
    case 'ENVIRON':
      actions.environment = true;
      break;
    case 'ARGV':
    case 'ARGC':
      actions.inputs ||= isAssigned(tokens, at);
      break;
    case 'getline': {
      const arrow = inputArrow(tokens, at);
      if (arrow !== undefined) actions.reads.push(expressionAt(tokens, arrow + 1));
      break;
    }
    case 'print':
    case 'printf': {
      const arrow = outputArrow(tokens, at);
      if (arrow !== undefined) actions.writes.push(expressionAt(tokens, arrow + 1));
      break;
    }
  }
}

/** The command of `print | command` stands behind the bar, that of `command | getline` before it. */
function commandOf(tokens: readonly Token[], bar: number): AwkText {
  if (tokens[bar + 1]?.text !== 'getline') return expressionAt(tokens, bar + 1);
  const command = tokens[bar - 1];
  const before = tokens[bar - 2];
  const isAlone = before === undefined || before.kind === 'newline' || /^[{};(]$/.test(before.text);
  return command?.kind === 'string' && isAlone ? { text: command.text } : { prefix: '' };
}

/** `print a, b > file`: the first arrow outside of parentheses; inside of them it compares. */
function outputArrow(tokens: readonly Token[], print: number): number | undefined {
  let depth = 0;
  for (let at = print + 1; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as Token;
    if (kind === 'newline' && depth === 0) return undefined;
    if (kind !== 'operator') continue;
    if ('(['.includes(text)) depth++;
    else if (')]'.includes(text)) depth--;
    else if (depth === 0 && /^[;{}]$/.test(text)) return undefined;
    else if (depth === 0 && (text === '>' || text === '>>')) return at;
  }
  return undefined;
}

/** `getline < file`, `getline line < file`, `getline a[i] < file`. */
function inputArrow(tokens: readonly Token[], getline: number): number | undefined {
  let depth = 0;
  for (let at = getline + 1; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as Token;
    if (kind === 'operator' && text === '<' && depth === 0) return at;
    if (kind === 'operator' && '(['.includes(text)) depth++;
    else if (kind === 'operator' && ')]'.includes(text) && --depth < 0) return undefined;
    else if (depth === 0 && kind !== 'name' && kind !== 'number' && text !== '$') {
      if (text !== ']' && text !== ')') return undefined;
    }
  }
  return undefined;
}

/** A string that is the whole expression is known; one that begins a concatenation is its start. */
function expressionAt(tokens: readonly Token[], at: number): AwkText {
  const token = tokens[at];
  if (isOperator(token, '(')) {
    const inner = expressionAt(tokens, at + 1);
    return 'text' in inner && !isOperator(tokens[at + 2], ')') ? { prefix: inner.text } : inner;
  }
  if (token?.kind !== 'string') return { prefix: '' };
  const next = tokens[at + 1];
  if (next === undefined || next.kind === 'newline' || /^[;})]$/.test(next.text)) return { text: token.text };
  // Whether an operator belongs to the name or to what is printed, versions differ on.
  return next.kind === 'operator' && /^(?:\?|[<>=!]=?|==|&&|\|\||~|!~)$/.test(next.text)
    ? { prefix: '' }
    : { prefix: token.text };
}

const isOperator = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'operator' && token.text === text;

/** ARGV[1] = "x", ARGC++, delete ARGV[1], split(x, ARGV): anything but plain looking. */
function isAssigned(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.text === 'delete' || (before?.kind === 'operator' && /^(?:\+\+|--|,)$/.test(before.text)))
    return true;
  let after = at + 1;
  if (isOperator(tokens[after], '[')) {
    for (let depth = 0; after < tokens.length; after++) {
      if (isOperator(tokens[after], '[')) depth++;
      else if (isOperator(tokens[after], ']') && --depth === 0) break;
    }
    after++;
  }
  const next = tokens[after];
  return next?.kind === 'operator' && /^(?:[-+*/%^]?=|\*\*=|\+\+|--)$/.test(next.text);
}

const operators = /^(?:\*\*=|\|\||&&|\|&|\+\+|--|\*\*|[-+*/%^=!<>]=|>>|!~|[-+*/%^=!<>~?:,;(){}[\]$|&@])/;

function tokenise(program: string): Token[] | undefined {
  const tokens: Token[] = [];
  let at = 0;
  while (at < program.length) {
    const rest = program.slice(at);
    const blank = /^(?:[ \t\r]+|\\\r?\n|#[^\n]*)/.exec(rest)?.[0];
    const before = tokens.at(-1);
    if (blank !== undefined) {
      at += blank.length;
    } else if (rest.startsWith('\n')) {
      // A line goes on after a comma, an open brace or a logical operator.
      if (!(before?.kind === 'operator' && /^(?:,|\{|&&|\|\|)$/.test(before.text)))
        tokens.push({ kind: 'newline', text: '\n' });
      at++;
    } else if (rest.startsWith('"')) {
      const string = /^"((?:[^"\\\n]|\\[\s\S])*)"/.exec(rest);
      if (!string) return undefined;
      tokens.push({ kind: 'string', text: unescaped(string[1] ?? '') });
      at += string[0].length;
    } else if (rest.startsWith('/') && startsRegex(before)) {
      const regex = /^\/(?:[^/\\[\n]|\\[^\n]|\[\^?\]?(?:\[[:.=][^\n]*?[:.=]\]|\\[^\n]|[^\]\\\n])*\])*\//.exec(
        rest,
      );
      if (!regex) return undefined;
      tokens.push({ kind: 'regex', text: regex[0] });
      at += regex[0].length;
    } else {
      const word = /^(?:[A-Za-z_]\w*(?:::\w+)?|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|0[xX][\da-fA-F]+)/.exec(
        rest,
      )?.[0];
      const text = word ?? operators.exec(rest)?.[0];
      if (text === undefined) return undefined;
      const kind = word === undefined ? 'operator' : /^[A-Za-z_]/.test(word) ? 'name' : 'number';
      tokens.push({ kind, text });
      at += text.length;
    }
  }
  return tokens;
}

const wordsBeforeRegex = new Set(['print', 'printf', 'return', 'case', 'in', 'do', 'else', 'getline']);

/** After a value a slash divides, elsewhere it opens a regular expression. */
function startsRegex(before: Token | undefined): boolean {
  if (!before || before.kind === 'newline') return true;
  if (before.kind === 'name') return wordsBeforeRegex.has(before.text);
  return before.kind === 'operator' && !/^(?:\)|\]|\$|\+\+|--)$/.test(before.text);
}

const escapes: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  '\n': '',
};

const unescaped = (text: string): string =>
  text.replace(/\\([0-7]{1,3}|x[\da-fA-F]{1,2}|u[\da-fA-F]{1,8}|[\s\S])/g, (_, code: string) => {
    if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8) & 255);
    if (/^[xu]./.test(code)) return codePoint(Number.parseInt(code.slice(1), 16));
    return escapes[code] ?? code;
  });

const codePoint = (value: number): string => (value > 0x10ffff ? '' : String.fromCodePoint(value));
