import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import type { Context } from '../program.ts';

/**
 * What a command line of vi does (vim -c …, +…, ex's input) as far as its words tell: files written and read, shell code. The
 * act run.interpreter, which the caller gives, says that there may be more.
 */
export function vimCommandEffects(command: Arg, by: string, context: Context): Effect[] {
  return command.text === undefined
    ? []
    : command.text.split('\n').flatMap((line) => lineEffects(line, by, context));
}

/** A bar ends most commands; those that run a shell take the whole line. */
function lineEffects(line: string, by: string, context: Context): Effect[] {
  const text = line.replace(/^[\s:]+/, '').replace(modifiers, '');
  const called = functionEffects(text, by, context);
  const executed = /^exe(?:c(?:u(?:te?)?)?)?\s+(['"])(.*)\1/.exec(text)?.[2];
  if (executed !== undefined) return [...called, ...lineEffects(executed, by, context)];
  const shell = /^(?:r(?:e(?:ad?)?)?\s*|[^!'"|]*?\bw(?:r(?:ite?)?)?\s+)?[%$.,;'<>\d\s]*!\s*(.+)$/s.exec(
    text,
  )?.[1];
  if (shell !== undefined) return [...called, ...context.shell(known(shell))];
  const bar = text.search(/(?<!\\)\|/);
  const here = bar < 0 ? text : text.slice(0, bar);
  const rest = bar < 0 ? [] : lineEffects(text.slice(bar + 1), by, context);
  return [...called, ...fileEffects(here, by, context), ...rest];
}

const modifiers =
  /^(?:(?:sil(?:e(?:nt?)?)?!?|noa(?:utocmd)?|keep\w*|lockmarks|bufdo|argdo|windo|tabdo)\s+[:\s]*)+/;

const writing =
  /^[%$.,;'<>\d+-]*\s*(?:w(?:r(?:ite?)?)?|wq|x(?:it?)?|sav(?:eas)?|up(?:date)?|mk(?:exrc|vimrc|session|view))!?\s+(?:>>\s*)?(?:\+\+\S+\s+)*([^\s!].*)$/;
const reading =
  /^[%$.,\d]*\s*(?:r(?:e(?:ad?)?)?|e(?:d(?:it?)?)?|sp(?:lit)?|vs(?:plit)?|tabe(?:dit)?|so(?:urce)?)!?\s+([^\s!].*)$/;

function fileEffects(text: string, by: string, context: Context): Effect[] {
  const written = writing.exec(text)?.[1];
  if (written !== undefined) return [write(context.target(known(written.trim())), `${by} w`)];
  const found = reading.exec(text)?.[1];
  if (found === undefined) return [];
  const target = context.target(known(found.trim()));
  return /^so/.test(text) ? [act('run.script', `${by} source`), read(target, by)] : [read(target, by)];
}

/** system('…'), delete('…'), writefile([…], '…') wherever they stand. */
function functionEffects(text: string, by: string, context: Context): Effect[] {
  const call =
    /\b(system|systemlist|delete|rename|mkdir|writefile|readfile|jobstart|job_start|termopen)\s*\(([^()]*)/g;
  return [...text.matchAll(call)].flatMap(([, name = '', given = '']): Effect[] => {
    const strings = [...given.matchAll(/'((?:[^']|'')*)'|"((?:\\.|[^"\\])*)"/g)].map(
      ([, single, double]) => single?.replaceAll("''", "'") ?? (double ?? '').replace(/\\(.)/g, '$1'),
    );
    const file = (at: number): Effect[] => {
      const name = strings.at(at);
      return name === undefined ? [] : [write(context.target(known(name)), by)];
    };
    switch (name) {
      case 'delete':
      case 'mkdir':
        return file(0);
      case 'rename':
        return [...file(0), ...file(1)];
      case 'writefile':
        return file(-1);
      case 'readfile':
        return strings[0] === undefined ? [] : [read(context.target(known(strings[0])), by)];
      default:
        return strings[0] === undefined ? [] : context.shell(known(strings.join(' ')));
    }
  });
}

/** (shell-command "…"), (delete-file "…"): calls of Emacs Lisp with a literal. */
export function lispEffects(code: Arg, by: string, context: Context): Effect[] {
  const calls = /\(([a-z-]+)\s+"((?:[^"\\]|\\.)*)"(?:[^()"]*"((?:[^"\\]|\\.)*)")*/g;
  return [...(code.text ?? '').matchAll(calls)].flatMap(([whole, name = '', first = '']): Effect[] => {
    if (/^(?:(?:async-)?shell-command(?:-to-string)?|compile|start-process-shell-command)$/.test(name))
      return context.shell(known(first));
    if (/^(?:call-process|process-file|start-process|process-lines)$/.test(name)) {
      const words = [...whole.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => known(word));
      return context.run(name === 'start-process' ? words.slice(1) : words);
    }
    if (
      /^(?:delete-file|delete-directory|write-file|make-directory|with-temp-file|set-file-modes)$/.test(name)
    )
      return [write(context.target(known(first)), by)];
    if (/^(?:rename-file|copy-file|make-symbolic-link|add-name-to-file)$/.test(name))
      return [...whole.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, file = '']) =>
        write(context.target(known(file)), by),
      );
    return /^(?:insert-file-contents(?:-literally)?|find-file)$/.test(name)
      ? [read(context.target(known(first)), by)]
      : [];
  });
}
