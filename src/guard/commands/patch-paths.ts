/**
 * The paths a patch touches: unified and context diffs, and git's own headers for renames, copies and modes. Undefined when
 * it holds what this reader doesn't know (ed scripts, binary formats without headers, nothing at all).
 */
export function patchPaths(patch: string): { path: string; stripped: boolean }[] | undefined {
  const paths: { path: string; stripped: boolean }[] = [];
  const add = (name: string, stripped: boolean) => {
    const path = unquote(name);
    if (path !== '' && path !== '/dev/null') paths.push({ path, stripped });
  };
  for (const line of patch.split(/\r?\n/)) {
    const header = /^(?:---|\+\+\+|\*\*\*) ([^\t]+?)(?:\t.*)?$/.exec(line)?.[1];
    if (header !== undefined && !/^\d+(,\d+)? (----|\*\*\*\*)$/.test(header)) add(header, false);
    const git = /^(?:rename|copy) (?:from|to) (.+)$/.exec(line)?.[1];
    if (git !== undefined) add(git, true);
    const index = /^Index: (.+)$/.exec(line)?.[1];
    if (index !== undefined) add(index, false);
    for (const name of gitHeaderPaths(line)) add(name, false);
  }
  return paths.length > 0 ? paths : undefined;
}

/** Takes the first `count` directories off, as `patch -p` does; all of them when `count` is undefined. */
export function stripPath(path: string, count: number | undefined): string {
  const parts = path.replace(/\/+/g, '/').split('/');
  return count === undefined ? (parts.at(-1) ?? '') : parts.slice(count).join('/') || (parts.at(-1) ?? '');
}

/** `diff --git a/x b/x`: needed where no other header names the file (a new empty file, a mode). */
function gitHeaderPaths(line: string): string[] {
  const rest = /^diff --git (.+)$/.exec(line)?.[1];
  if (rest === undefined) return [];
  const quoted = rest.match(/"(?:\\.|[^"\\])*"/g);
  if (quoted?.length === 2) return quoted;
  const middle = rest.indexOf(' b/');
  return middle < 0 ? rest.split(' ') : [rest.slice(0, middle), rest.slice(middle + 1)];
}

function unquote(name: string): string {
  if (!name.startsWith('"')) return name.trim();
  const escapes: Record<string, string> = { n: '\n', t: '\t', a: '\x07', b: '\b', f: '\f', r: '\r', v: '\v' };
  const bytes = name
    .slice(1, name.lastIndexOf('"'))
    .replace(/\\([0-7]{3}|.)/g, (_, code: string) =>
      /^[0-7]{3}$/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
    );
  return /[\x80-\xff]/.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;
}
