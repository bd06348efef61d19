import fs from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';

/** What a file was before the run: its path, and its time and size in one word. */
type Seen = ReadonlyMap<string, string>;

/** Report files that match, as they are now. `globs` relative to `dir`. */
export function seeReports(dir: string, globs: readonly string[]): Seen {
  if (globs.length === 0) return new Map();
  const isReport = picomatch([...globs]);
  const files = fs.existsSync(dir) ? walk(dir, '', 6) : [];
  return new Map(files.filter((file) => isReport(file)).map((file) => [file, stampOf(path.join(dir, file))]));
}

/** The texts of those that a run wrote; undefined when it wrote none. Others tell of an earlier run. */
export function readNewReports(dir: string, globs: readonly string[], before: Seen): string | undefined {
  const written = [...seeReports(dir, globs)].filter(([file, stamp]) => before.get(file) !== stamp);
  if (written.length === 0) return undefined;
  return written.map(([file]) => fs.readFileSync(path.join(dir, file), 'utf8')).join('\n');
}

function stampOf(file: string): string {
  const { mtimeNs, size } = fs.statSync(file, { bigint: true });
  return `${mtimeNs} ${size}`;
}

function walk(root: string, below: string, depth: number): string[] {
  return fs.readdirSync(path.join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isFile()) return [file];
    const skipped = entry.name.startsWith('.') || entry.name === 'node_modules';
    return entry.isDirectory() && !skipped && depth > 0 ? walk(root, file, depth - 1) : [];
  });
}
