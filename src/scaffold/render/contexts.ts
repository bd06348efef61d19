import type { Component, Database, Policy, Role } from '../../policy/policy.ts';
import { type BoxWords, pathWords } from './box.ts';

/** What the templates are filled with. Every field is there: a missing one is an error (strict templates). */

export type ComponentWords = {
  /** "backend: " in front of a command, '' where there is one component. */
  where: string;
  testAll: string;
  testFile: string;
  testCase: string;
  lint: string;
  typecheck: string;
};

export function componentWords(policy: Policy): ComponentWords[] {
  const alone = policy.components.length === 1;
  return policy.components.map((component) => ({
    where:
      alone && component.dir === '.'
        ? ''
        : `in ${component.dir === '.' ? 'the root' : `\`${component.dir}\``}, `,
    testAll: component.testAll ?? '',
    testFile: placeholders(component.testFile),
    testCase: placeholders(component.testCase),
    lint: lintWords(component),
    typecheck: component.typecheck ?? '',
  }));
}

/** "{file}" is for code; people read FILE. */
function placeholders(command: string | undefined): string {
  return (command ?? '').replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
}

function lintWords({ lint = [] }: Component): string {
  return lint.map((command) => `\`${placeholders(command)}\``).join(', ');
}

export type RoleRow = { name: string; box: string; heldBy: string; write: string; database: string };

/** One row per role of the policy. */
export function roleRows(policy: Policy): RoleRow[] {
  return Object.entries(policy.roles).map(([name, role]) => ({
    name: rowName(policy, name),
    box: role.box,
    heldBy: holders(policy, name),
    write: writeWords(policy, role),
    database: databaseWords(policy.database, role),
  }));
}

function rowName(policy: Policy, name: string): string {
  if (name === '*') return 'any other agent';
  return name === 'architect' && policy.main === 'architect' ? 'architect (main session)' : name;
}

/** The main session has no seal: a seal is taken when an agent starts. */
function holders(policy: Policy, name: string): string {
  const isMain = name === 'architect' && policy.main === 'architect';
  const layers = isMain ? ['guard'] : ['guard', 'seal'];
  return policy.sandbox ? [...layers, "sandbox for the gates' files"].join(', ') : layers.join(', ');
}

function writeWords(policy: Policy, { box, write }: Role): string {
  const names = (entries: readonly string[] = []) =>
    entries
      .map((entry) => pathWords(policy, entry, 'short'))
      .filter((words) => words !== '')
      .join(', ');
  const allowed = names(write.allow);
  const asked = names(write.ask);
  const denied = names(write.deny);
  const parts: string[] = [];
  if (allowed) parts.push(allowed);
  else if (box === 'guardrail' && write.allow === undefined) parts.push('anything');
  if (denied) parts.push(`but ${denied}`);
  if (asked) parts.push(`${parts.length > 0 ? '; ' : ''}on asking ${asked}`);
  return parts.length > 0 ? parts.join(' ').replaceAll(' ; ', '; ') : 'nothing';
}

export function writesNothing(box: BoxWords): boolean {
  return !box.writeRest && box.write.length === 0 && box.writeAsk.length === 0;
}

function databaseWords({ kind }: Database, role: Role): string {
  if (kind === 'none') return '-';
  const may = role.may as Record<string, string | undefined>;
  const allowed = (act: string) =>
    (may[act] ?? may.sql ?? (role.box === 'guardrail' ? 'allow' : 'block')) === 'allow';
  if (allowed('sql.write')) return 'reads and writes';
  if (allowed('sql.rolled-back')) return 'reads; writes only with ROLLBACK';
  return allowed('sql.read') ? 'reads' : 'nothing';
}

/** A command that reads one table, as the guard lets it through for a reviewer. */
export function databaseExample({ kind, role, name, via, urlVariable }: Database): string {
  const prefix = via ? `${via} ` : '';
  const database = name ?? 'DATABASE';
  switch (kind) {
    case 'postgres':
      return urlVariable
        ? `${prefix}psql "$${urlVariable}" -c 'SELECT 1'`
        : `${prefix}psql -U ${role} -d ${database} -c 'SELECT 1'`;
    case 'mysql':
    case 'mariadb':
      return `${prefix}${kind === 'mysql' ? 'mysql' : 'mariadb'} -u ${role} ${database} -e 'SELECT 1'`;
    case 'sqlite':
      return `${prefix}sqlite3 -readonly ${database} 'SELECT 1'`;
    case 'sqlserver':
      return `${prefix}sqlcmd -U ${role} -d ${database} -Q 'SELECT 1'`;
    case 'mongodb':
      return urlVariable
        ? `${prefix}mongosh "$${urlVariable}" --eval 'db.stats()'`
        : `${prefix}mongosh -u ${role} ${database} --eval 'db.stats()'`;
    case 'none':
      return '';
  }
}
