/** As much of a makefile as tells what a target runs. Conditionals are read as if both sides held. */
export type Makefile = {
  rules: ReadonlyMap<string, MakeRule>;
  /** Undefined: assigned in a way that isn't followed. */
  variables: ReadonlyMap<string, string | undefined>;
  /** What is made when nothing is named. */
  firstTarget: string | undefined;
  /** Shell code that runs while the file is read: `$(shell …)` and `!=`. */
  shells: readonly string[];
  /** All lines of a recipe go to one shell. */
  oneShell: boolean;
};

/** `orderOnly`: those after `|`, which are made too and in no list. */
type MakeRule = { prerequisites: string[]; orderOnly: string[]; recipe: string[] };

/** Text with holes where a variable isn't known. */
export type Pieces = readonly (string | undefined)[];

/** `environment`: what is set there is not set by `?=`. */
export function parseMakefile(text: string, environment: ReadonlyMap<string, string | undefined>): Makefile {
  const rules = new Map<string, MakeRule>();
  const variables = new Map<string, string | undefined>();
  const shells: string[] = [];
  let current: MakeRule[] = [];
  /** Prerequisites of the line before the recipe, which come before all others. */
  let own: string[] = [];
  let firstTarget: string | undefined;
  let defining = false;
  for (const line of logicalLines(text)) {
    if (defining || /^\s*(?:override\s+)?define\s/.test(line)) {
      defining = !/^\s*endef\b/.test(line);
      const name = /define\s+(\S+)/.exec(line)?.[1];
      if (name !== undefined) variables.set(name, undefined);
    } else if (line.startsWith('\t')) for (const rule of current) addLine(rule, line.slice(1), own);
    else if (/^\s*(?:#|$)/.test(line) || isDirective(line)) continue;
    else {
      shells.push(...shellsIn(line), ...(/^[^#:=]*!=(.*)/s.exec(line)?.slice(1) ?? []));
      if (assign(line, variables, environment)) continue;
      const rule = ruleIn(line);
      if (!rule) continue;
      own = rule.prerequisites;
      current = rule.targets.map((target) => {
        const known = rules.get(target) ?? { prerequisites: [], orderOnly: [], recipe: [] };
        known.prerequisites.push(...own);
        known.orderOnly.push(...rule.orderOnly);
        for (const one of rule.recipe) addLine(known, one, own);
        rules.set(target, known);
        return known;
      });
      firstTarget ??= rule.targets.find((target) => !target.startsWith('.') && !target.includes('%'));
    }
  }
  const goal = variables.get('.DEFAULT_GOAL') ?? firstTarget;
  return { rules, variables, firstTarget: goal, shells, oneShell: rules.has('.ONESHELL') };
}

function addLine(rule: MakeRule, line: string, own: readonly string[]): void {
  rule.prerequisites = [...new Set([...own, ...rule.prerequisites])];
  rule.recipe.push(line);
}

/** Lines joined at their backslashes; in recipes the shell sees the backslash itself. */
function logicalLines(text: string): string[] {
  const lines: string[] = [];
  let open = false;
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const last = lines.at(-1);
    if (open && last !== undefined)
      lines[lines.length - 1] = last.startsWith('\t')
        ? `${last}\n${line.replace(/^\t/, '')}`
        : `${last.slice(0, -1)} ${line.trimStart()}`;
    else lines.push(line);
    open = /(?:^|[^\\])(?:\\\\)*\\$/.test(line);
  }
  return lines;
}

const isDirective = (line: string): boolean =>
  /^\s*(?:-?include|sinclude|ifeq|ifneq|ifdef|ifndef|else|endif|vpath|unexport|export\s+\w+\s*$|undefine)\b/.test(
    line,
  );

const assignment = /^\s*(?:(?:export|override)\s+)*([\w.-]+)\s*(\?=|:{1,3}=|\+=|!=|=)\s*(.*)$/;

function assign(
  line: string,
  variables: Map<string, string | undefined>,
  environment: ReadonlyMap<string, string | undefined>,
): boolean {
  const match = assignment.exec(line);
  if (!match) return false;
  const [, name = '', operator, value = ''] = match;
  const before = variables.get(name);
  if (operator === '!=') variables.set(name, undefined);
  else if (operator === '+=')
    variables.set(
      name,
      variables.has(name) && before === undefined ? undefined : `${before ?? ''} ${value}`.trim(),
    );
  else if (operator !== '?=' || !(variables.has(name) || environment.has(name)))
    variables.set(name, variables.has(name) && before !== value ? undefined : value);
  return true;
}

function ruleIn(line: string): (MakeRule & { targets: string[] }) | undefined {
  const match = /^([^:=#]+?)\s*::?(?!=)\s*([^;]*?)(?:;(.*))?$/s.exec(line.replace(/\s#.*$/, '')) as
    | [string, string, string, string?]
    | null;
  if (!match) return undefined;
  const [, targets, prerequisites, recipe] = match;
  // target: VAR = value
  if (/^[\w.-]+\s*[:+?]?=/.test(prerequisites)) return undefined;
  const [listed = [], orderOnly = []] = prerequisites.split('|').map(wordsOf);
  return {
    targets: wordsOf(targets),
    prerequisites: listed,
    orderOnly,
    recipe: recipe === undefined ? [] : [recipe.trim()],
  };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The code of each `$(shell …)`. */
export const shellsIn = (text: string): string[] =>
  [...text.matchAll(/\$[({]shell\s/g)].map((found) => {
    const open = found.index + 1;
    return text.slice(open + 'shell '.length, closing(text, open)).trim();
  });

const maxExpansion = 20;

/** A recipe line with its variables replaced; `$$` is a dollar for the shell. */
export function expandMake(
  text: string,
  variables: ReadonlyMap<string, string | undefined>,
  depth = 0,
): Pieces {
  const pieces: (string | undefined)[] = [];
  let literal = '';
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '$') {
      literal += text[at];
      continue;
    }
    const next = text[at + 1] ?? '';
    if (next === '$') {
      literal += '$';
      at += 1;
      continue;
    }
    const end = next === '(' || next === '{' ? closing(text, at + 1) : at + 1;
    const name = end === at + 1 ? next : text.slice(at + 2, end);
    pieces.push(literal);
    literal = '';
    const value = variables.get(name);
    pieces.push(
      ...(value === undefined || depth > maxExpansion
        ? [undefined]
        : expandMake(value, variables, depth + 1)),
    );
    at = end;
  }
  pieces.push(literal);
  return pieces;
}

function closing(text: string, open: number): number {
  const [from, to] = text[open] === '(' ? ['(', ')'] : ['{', '}'];
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === from) depth += 1;
    if (text[at] === to) depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
