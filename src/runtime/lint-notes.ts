import fs from 'node:fs';
import path from 'node:path';

/**
 * What linters said before (state/lint.json). `clean`: the content hash by command line; `missing`: linters that agents were told
 * are not installed. Notes that can't be read are none: everything is linted again.
 */
export type LintNotes = { clean: Record<string, string>; missing: string[] };

const file = (stateDir: string) => path.join(stateDir, 'lint.json');

export function lintNotes(stateDir: string): LintNotes {
  try {
    const { clean, missing } = JSON.parse(fs.readFileSync(file(stateDir), 'utf8')) as Partial<LintNotes>;
    return { clean: { ...clean }, missing: Array.isArray(missing) ? missing : [] };
  } catch {
    return { clean: {}, missing: [] };
  }
}

/** Replaces the notes whole. Of two hooks at once the later wins; the earlier's files are linted once more. */
export function keepLintNotes(stateDir: string, notes: LintNotes): void {
  const temporary = `${file(stateDir)}.${process.pid}`;
  fs.mkdirSync(stateDir, { recursive: true });
  fs.writeFileSync(temporary, JSON.stringify(notes));
  fs.renameSync(temporary, file(stateDir));
}
