import { usageFailure } from '../failure.ts';
import { explainTexts } from '../messages/explain.ts';

/** The one field that says what a tool is about; a tool that isn't here takes its input as JSON. */
const subjects: Readonly<Record<string, string>> = {
  Bash: 'command',
  Monitor: 'command',
  PowerShell: 'command',
  Read: 'file_path',
  Write: 'file_path',
  Edit: 'file_path',
  MultiEdit: 'file_path',
  NotebookEdit: 'notebook_path',
  NotebookRead: 'notebook_path',
  Grep: 'path',
  Glob: 'path',
  Agent: 'subagent_type',
  Task: 'subagent_type',
  WebFetch: 'url',
  WebSearch: 'query',
  Skill: 'skill',
};

const shells = new Set(['Bash', 'Monitor', 'PowerShell']);

/** A tool's input from the words after the options. Throws a usage Failure when they say nothing. */
export function toolInput(tool: string, words: readonly string[]): Record<string, unknown> {
  const [first] = words;
  if (words.length === 1 && first !== undefined && first.trimStart().startsWith('{') && !shells.has(tool)) {
    return jsonInput(first);
  }
  const subject = subjects[tool];
  if (shells.has(tool)) {
    if (words.length === 0) throw usageFailure(explainTexts.noCommand, explainTexts.noCommandHint);
    return { command: shellCode(words) };
  }
  if (subject === undefined || words.length === 0) return {};
  return { [subject]: words.join(' ') };
}

/** One word is shell code already; several are the words of one command, as the caller's shell split them. */
export function shellCode(words: readonly string[]): string {
  return words.length === 1 ? (words[0] as string) : words.map(quoted).join(' ');
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function jsonInput(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw usageFailure(explainTexts.badJson((error as Error).message));
  }
}
