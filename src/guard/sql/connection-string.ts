/** What libpq takes for a database: its plain name, a URI, or `key=value` pairs. The last value of a key counts. */
export type ConnectionString =
  | { form: 'name' }
  | { form: 'parameters'; parameters: ReadonlyMap<string, string> }
  | { form: 'broken' };

export function parseConnection(text: string): ConnectionString {
  const uri = /^postgres(?:ql)?:\/\//.exec(text)?.[0];
  if (uri === undefined && !text.includes('=')) return { form: 'name' };
  const parameters = uri === undefined ? readPairs(text) : readUri(text.slice(uri.length));
  return parameters === undefined ? { form: 'broken' } : { form: 'parameters', parameters };
}

/** `key = value 'quoted value'`, as conninfo_parse reads it. */
function readPairs(text: string): Map<string, string> | undefined {
  const pairs = new Map<string, string>();
  const pair = /\s*([^=\s]+)\s*=\s*(?:'((?:\\[\s\S]|[^'\\])*)'|((?!')(?:\\[\s\S]|[^\s\\])*))/y;
  let end = 0;
  while (text.slice(end).trim() !== '') {
    pair.lastIndex = end;
    const found = pair.exec(text);
    if (!found) return undefined;
    const [, key = '', quoted, plain = ''] = found;
    pairs.set(key, (quoted ?? plain).replace(/\\([\s\S])/g, '$1'));
    end = pair.lastIndex;
  }
  return pairs;
}

/** `[user[:password]@][hosts][/dbname][?key=value&…]`: the credentials end at the first @ before any slash. */
function readUri(text: string): Map<string, string> | undefined {
  const pairs = new Map<string, string>();
  const credentials = /^([^@/:]*)(?::([^@/]*))?@/.exec(text);
  const user = credentials && percentDecoded(credentials[1] ?? '');
  if (user) pairs.set('user', user);
  const query = text.indexOf('?');
  if (query < 0) return pairs;
  for (const part of text.slice(query + 1).split('&')) {
    const [key = '', value, ...more] = part.split('=');
    const name = percentDecoded(key);
    const decoded = percentDecoded(value ?? '');
    if (name === undefined || decoded === undefined || value === undefined || more.length > 0)
      return undefined;
    pairs.set(name, decoded);
  }
  return pairs;
}

/** The hosts of a URI, with their ports: what stands between the credentials and the database. */
export function hostsOfUri(text: string): string | undefined {
  return /^\w[\w+]*:\/\/(?:[^@/?]*@)?([^/?]*)/.exec(text)?.[1];
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
