import { forEachChild, type ParsedScript, type Statement, type SyntaxNode } from 'unbash';

/** What is written as its commands are, with nothing of its own at the end. */
const lists = { Statement: 0, CompoundList: 0, AndOr: 0, Pipeline: 0 };

/**
 * bash 5.2 reads `$(…)` and `<(…)`, writes what it understood as text, and runs that text. A here-document is written at the
 * next separator or end of a list, and the next `;` after it is left out, as if nothing had been written since: in `$(cat <<E …
 * E` `echo a; rm b)`, rm and b become words of echo. `source`: the text that positions in `script` count in.
 */
export function losesSeparator(script: ParsedScript, source: string): boolean {
  /** A here-document waits to be written; one was written, and no separator since; but something else was. */
  let waits = false;
  let written = false;
  let behind = false;
  let lost = false;
  let functions = 0;

  const writeOut = () => {
    if (!waits) return;
    written = true;
    behind = false;
    waits = false;
  };
  const separate = (before: Statement) => {
    if (before.background || waits) return writeOut();
    // In a function each command gets a line.
    if (written && behind && functions === 0 && /^(?:[ \t]|\\\n)*;/.test(source.slice(before.end)))
      lost = true;
    written = false;
  };
  const visitList = (statements: readonly Statement[], separateAt: (before: Statement) => void) => {
    for (const [at, statement] of statements.entries()) {
      visit(statement);
      if (at > 0) writeOut();
      if (at < statements.length - 1 || statement.background) separateAt(statement);
    }
  };
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Script') return;
    if (node.type === 'HereDoc') waits = true;
    if (node.type === 'Function') functions += 1;
    if (node.type === 'AndOr' || node.type === 'Pipeline')
      for (const command of node.commands) {
        visit(command);
        if (node.operators.length > 0) writeOut();
      }
    else if (node.type === 'CompoundList') visitList(node.commands, separate);
    else
      forEachChild(node, (child) => {
        visit(child);
        if (child.type !== 'CompoundList') return;
        // What a condition has is written amid what it decides about, which then is text of the document.
        if ('clause' in node && node.clause === child) lost ||= waits;
        else writeOut();
      });
    if (node.type === 'Function') functions -= 1;
    if (!(node.type in lists)) behind = true;
  };
  visitList(script.commands, separate);
  return lost;
}
