import type { Token } from './tokens.ts';
import {
  character,
  concat,
  decoded,
  joinItems,
  joinPaths,
  mapText,
  onlyText,
  text,
  unseen,
  type Value,
  withHoles,
  words,
} from './values.ts';

export function functionResult(name: string, given: readonly Value[]): Value {
  const [first = unseen] = given;
  if (/(?:^|\.)(?:join|resolve)$/.test(name) && /(?:^|\.)(?:path|File)\./.test(name))
    return given.length === 0 ? unseen : given.reduce(joinPaths);
  if (
    /(?:^|\.)(?:Pure)?(?:Posix)?Path$|(?:^|\.)(?:Path\.of|Paths\.get)$|^Pathname(?:\.new)?$|(?:^|\.)File$/.test(
      name,
    )
  )
    return given.length === 0 ? { ...text('.'), path: true } : { ...given.reduce(joinPaths), path: true };
  if (/(?:^|\.)i?glob(?:Sync)?$|^Dir$/.test(name)) return { ...first, glob: true };
  switch (name) {
    case 'chr':
    case 'String.fromCharCode':
      return given.map(character).reduce(concat, text(''));
    case 'base64.b64decode':
    case 'atob':
    case 'base64_decode':
    case 'Base64.decode64':
      return decoded(first, 'base64');
    case 'Buffer.from':
      return decoded(first, onlyText(given[1]) ?? 'utf8');
    case 'bytes.fromhex':
    case 'hex2bin':
      return decoded(first, 'hex');
    case 'codecs.decode':
      return decoded(first, onlyText(given[1]) ?? 'utf8');
    case 'str':
    case 'String':
    case 'bytes':
    case 'os.fspath':
    case 'os.path.abspath':
    case 'os.path.normpath':
    case 'File.expand_path':
      return first;
    case 'process.cwd':
    case 'os.getcwd':
    case 'Dir.pwd':
    case 'getcwd':
      return text('.');
    case 'implode':
      return joinItems(first, given[1]);
    case 'shlex.split':
    case 'explode':
      return words(given.at(-1) ?? unseen, undefined);
    case 'list':
    case 'tuple':
    case 'sorted':
    case 'set':
      return first;
    default:
      return unseen;
  }
}

export function methodResult(value: Value, method: string, given: readonly Value[]): Value {
  const [first] = given;
  switch (method) {
    case 'decode':
    case 'encode':
    case 'toString':
    case 'to_s':
    case 'resolve':
    case 'absolute':
    case 'expanduser':
    case 'as_posix':
    case 'String':
      return value;
    case 'strip':
    case 'trim':
    case 'chomp':
      return mapText(value, (known) => known.trim());
    case 'lower':
    case 'toLowerCase':
    case 'downcase':
      return mapText(value, (known) => known.toLowerCase());
    case 'reverse':
      return value.items
        ? { texts: [], items: [...value.items].reverse() }
        : mapText(value, (known) => [...known].reverse().join(''));
    case 'replace':
    case 'replaceAll':
    case 'gsub': {
      const [from, to] = [onlyText(first), onlyText(given[1])];
      if (from === undefined || to === undefined) return unseen;
      return mapText(value, (known) => known.replaceAll(from, to));
    }
    case 'join':
      if (value.items) return joinItems(first ?? text(''), value);
      return first?.items ? joinItems(value, first) : unseen;
    case 'split':
      return words(value, onlyText(first));
    case 'slice':
      return value.items ? { texts: [], items: value.items.slice(Number(onlyText(first) ?? 0)) } : unseen;
    case 'concat':
      return [value, ...given].reduce(concat);
    case 'format':
      return withHoles(value, /\{[^{}]*\}/);
    case 'joinpath':
      return { ...[value, ...given].reduce(joinPaths), path: true };
    case 'glob':
    case 'rglob':
      return first && value.path
        ? {
            ...joinPaths(value, method === 'rglob' ? joinPaths(text('**'), first) : first),
            glob: true,
            path: true,
          }
        : unseen;
    default:
      return unseen;
  }
}

export function indexed(value: Value, index: readonly Token[]): Value {
  const signs = index.map((token) => (token.kind === 'sign' ? token.text : '')).join('');
  const number = index.find((token) => token.kind === 'number');
  if (signs === '::-' || signs === ':::-') return methodResult(value, 'reverse', []);
  if (signs === ':' && value.items && number?.kind === 'number')
    return { texts: [], items: value.items.slice(number.value) };
  if (index.length === 1 && number?.kind === 'number' && value.items)
    return value.items[number.value] ?? unseen;
  return unseen;
}
