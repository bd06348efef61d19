import { act, type Effect, read, type Target, write } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Context, Options, ParsedArgs, Program } from '../program.ts';
import { visibleSource } from '../visible.ts';
import { curlOptions } from './curl-options.ts';

/** curl, wget, httpie: what is fetched, what is sent, and where an answer is written. */

const readsMethod = /^(?:GET|HEAD|OPTIONS|TRACE|PROPFIND)$/i;

/** Something leaves the machine when the method isn't known to only ask. */
const sends = (methods: readonly Arg[]): boolean =>
  methods.some(({ text }) => text === undefined || !readsMethod.test(text));

/** file:///path reads a file of this machine. */
const fileUrl = ({ prefix, text }: Arg, context: Context): Effect[] => {
  const path = /^file:(?:\/\/[^/]*)?(\/.*)$/is.exec(text ?? prefix)?.[1];
  if (path === undefined) return [];
  return [read(context.target(text === undefined ? unknown(path) : known(path)), 'file://')];
};

/** The name a server's file is kept under: the end of its address, or whatever the server says. */
function remoteName(url: Arg, context: Context): Target {
  const path =
    url.text === undefined ? undefined : /^(?:[a-z+]+:\/\/)?[^/?#]+\/([^?#]*)/i.exec(url.text)?.[1];
  const name = path?.split('/').at(-1);
  return name ? context.target(known(name)) : anythingHere(context);
}

const anythingHere = ({ cwd }: Context): Target =>
  cwd === undefined ? { kind: 'unknown' } : { kind: 'unknown', prefix: `${cwd}/` };

/** "@name" in a value stands for a file's content. */
const attached = (value: Arg, mark: RegExp, context: Context, by: string): Effect[] => {
  const found = mark.exec(value.text ?? value.prefix);
  if (!found) return value.text === undefined && value.prefix === '' ? [read({ kind: 'unknown' }, by)] : [];
  const name = found[1] ?? '';
  if (name === '-') return [];
  return [read(context.target(value.text === undefined ? unknown(name) : known(name)), by)];
};

/** Lines `name = value` of a configuration: each is an option of the command line. */
function configured(call: Call, parsed: ParsedArgs): Effect[] {
  return optionValues(parsed, 'K').flatMap((file) => {
    const reads = file.text === '-' ? [] : [read(call.context.target(file), 'curl -K')];
    const words = (visibleSource(file, call) ?? '').split('\n').flatMap((line): Arg[] => {
      const [, name, quoted, bare] =
        /^\s*(?:--)?([\w-]+)(?:\s*[=:]\s*|\s+|$)(?:"((?:\\.|[^"\\])*)"|(\S*))/.exec(line) ?? [];
      if (name === undefined) return [];
      const value = quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '';
      return [known(name.length === 1 ? `-${name}` : `--${name}`), ...(value === '' ? [] : [known(value)])];
    });
    const rest = words.filter(({ text }) => !/^(?:-K|--config)$/.test(text ?? ''));
    return [...reads, ...(rest.length > 0 ? call.context.run([known('curl'), ...rest]) : [])];
  });
}

function curlEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context } = call;
  const by = 'curl';
  const urls = [...parsed.operands, ...optionValues(parsed, 'url')];
  const effects: Effect[] = [...configured(call, parsed), ...urls.flatMap((url) => fileUrl(url, context))];
  const isGet = hasOption(parsed, 'G') || hasOption(parsed, 'I');
  const bodies = ['d', 'data-raw', 'data-urlencode', 'F', 'form-string', 'T'].filter((name) =>
    hasOption(parsed, name),
  );
  if (sends(optionValues(parsed, 'X')) || (bodies.length > 0 && !(isGet && !hasOption(parsed, 'T'))))
    effects.push(act('network.write', by));
  const files = [
    ...optionValues(parsed, 'd').flatMap((value) => attached(value, /^@(.+)$/s, context, 'curl -d')),
    ...optionValues(parsed, 'data-urlencode').flatMap((value) =>
      attached(value, /^[^=@]*@(.+)$/s, context, 'curl --data-urlencode'),
    ),
    ...optionValues(parsed, 'F').flatMap((value) =>
      attached(value, /^[^=]*=[@<]([^;,]+)/s, context, 'curl -F'),
    ),
    ...optionValues(parsed, 'T')
      .filter(({ text }) => text !== '-' && text !== '.')
      .map((file) => read(context.target(file), 'curl -T')),
  ];
  if (files.length > 0) effects.push(act('network.write', by), ...files);
  for (const value of optionValues(parsed, 'b'))
    if (!value.prefix.includes('=')) effects.push(read(context.target(value), 'curl -b'));
  for (const value of optionValues(parsed, 'E'))
    effects.push(read(context.target(known((value.text ?? value.prefix).split(':')[0] ?? '')), 'curl -E'));
  for (const name of ['H', 'w'])
    for (const value of optionValues(parsed, name))
      effects.push(...attached(value, /^@(.+)$/s, context, `curl -${name}`));
  if (hasOption(parsed, 'n'))
    effects.push(read(context.target(known(`${context.world.home}/.netrc`)), 'curl -n'));
  return [...effects, ...writtenByCurl(urls, parsed, context)];
}

function writtenByCurl(urls: readonly Arg[], parsed: ParsedArgs, context: Context): Effect[] {
  const directory = optionValues(parsed, 'output-dir').at(-1);
  const place = directory ? context.from(directory) : context;
  const named = optionValues(parsed, 'o')
    .filter(({ text }) => text !== '-')
    // "#1" in a name stands for what a pattern in the address matched.
    .map((file) =>
      write(place.target(/#\d/.test(file.prefix) ? unknown(file.prefix.split('#')[0]) : file), 'curl -o'),
    );
  const byServer = hasOption(parsed, 'J');
  const remote = hasOption(parsed, 'O') || hasOption(parsed, 'remote-name-all') ? urls : [];
  return [
    ...named,
    ...remote.map((url) => write(byServer ? anythingHere(place) : remoteName(url, place), 'curl -O')),
  ];
}

const wgetOptions: Options = {
  'O output-document': 'value',
  'P directory-prefix': 'value',
  'o output-file a append-output save-cookies rejected-log warc-file hsts-file': 'writes',
  'i input-file': 'reads',
  'load-cookies ca-certificate certificate private-key crl-file': 'reads',
  'ca-directory': 'reads-tree',
  'post-data body-data': { act: 'network.write', value: true },
  'post-file body-file': 'reads',
  method: 'value',
  'e execute config use-askpass': { act: 'run.option', value: true },
  spider: 'flag',
  'r recursive m mirror p page-requisites': 'flag',
  'content-disposition trust-server-names': 'flag',
  't tries T timeout dns-timeout connect-timeout read-timeout w wait waitretry Q quota limit-rate l level B base':
    'value',
  'U user-agent header referer user password http-user http-password ftp-user ftp-password proxy-user proxy-password':
    'value',
  'A accept R reject D domains exclude-domains I include-directories X exclude-directories accept-regex reject-regex':
    'value',
  'cut-dirs default-page secure-protocol ciphers bind-address max-redirect progress start-pos local-encoding':
    'value',
  'remote-encoding retry-on-http-error regex-type prefer-family compression certificate-type private-key-type':
    'value',
  'pinnedpubkey follow-tags ignore-tags warc-header warc-max-size': 'value',
  // Only attached, whatever the manual says.
  'restrict-file-names report-speed': 'optional',
  'q v c N S b x k K E H L n d F 4 6 nv nc nd nH np quiet verbose no-verbose continue timestamping server-response':
    'flag',
  'background force-directories no-directories no-host-directories no-parent convert-links backup-converted':
    'flag',
  'adjust-extension span-hosts relative no-clobber no-check-certificate no-cookies no-cache no-proxy no-config':
    'flag',
  'random-wait inet4-only inet6-only show-progress no-hsts https-only unlink keep-session-cookies no-iri':
    'flag',
  'retry-connrefused debug force-html no-dns-cache no-glob no-passive-ftp ask-password auth-no-challenge iri':
    'flag',
  'check-certificate content-on-error follow-ftp no-follow-ftp ftps-clear-data-connection ftps-fallback-to-ftp':
    'flag',
  'ftps-implicit ftps-resume-ssl no-ftps-resume-ssl html-extension ignore-case ignore-length keep-badhash':
    'flag',
  'no-http-keep-alive no-if-modified-since no-netrc no-remove-listing no-use-server-timestamps warc-cdx':
    'flag',
  'no-warc-compression no-warc-digests no-warc-keep-log preserve-permissions retr-symlinks save-headers':
    'flag',
  'retry-on-host-error strict-comments': 'flag',
};

function wgetEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const by = 'wget';
  const effects: Effect[] = [];
  if (
    sends(optionValues(parsed, 'method')) ||
    parsed.options.some(({ asWritten }) => /^--(post|body)-file$/.test(asWritten))
  )
    effects.push(act('network.write', by));
  if (hasOption(parsed, 'spider')) return effects;
  const named = optionValues(parsed, 'O').at(-1);
  if (named) return named.text === '-' ? effects : [...effects, write(context.target(named), 'wget -O')];
  const directory = optionValues(parsed, 'P').at(-1);
  const place = directory ? context.from(directory) : context;
  const manyFiles =
    hasOption(parsed, 'r') || hasOption(parsed, 'content-disposition') || hasOption(parsed, 'i');
  const targets = manyFiles ? [anythingHere(place)] : parsed.operands.map((url) => remoteName(url, place));
  return [...effects, ...targets.map((target) => write(target, by))];
}

/** http [METHOD] URL [item…]: an item that carries data makes it a POST. */
function httpieEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  const [first] = operands;
  const isMethod =
    first?.text !== undefined &&
    /^[A-Za-z]+$/.test(first.text) &&
    operands.length > 1 &&
    !/^localhost$/i.test(first.text);
  const items = operands.slice(isMethod ? 2 : 1);
  const carriesData = items.some(({ text }) => text === undefined || /^[^:=@]*(?:[^=]=[^=]|:=|@)/.test(text));
  const effects: Effect[] =
    (isMethod && first && sends([first])) || (!isMethod && carriesData) ? [act('network.write', by)] : [];
  for (const item of items) effects.push(...attached(item, /^[^:=@]*(?::?=@|@)(.+)$/s, context, by));
  if (hasOption(parsed, 'd') && !hasOption(parsed, 'o'))
    effects.push(write(anythingHere(context), `${by} -d`));
  return effects;
}

export const curlPrograms: Program[] = [
  { names: ['curl'], act: 'network.read', options: curlOptions, operands: 'text', effects: curlEffects },
  {
    names: ['wget', 'wget2'],
    act: 'network.read',
    options: wgetOptions,
    operands: 'text',
    effects: wgetEffects,
  },
  {
    names: ['aria2c'],
    act: 'network.read',
    anyOption: true,
    options: {
      'd dir': 'directory',
      'o out': 'writes',
      'l log': 'writes',
      'i input-file': 'reads',
      'x max-connection-per-server s split j max-concurrent-downloads': 'value',
    },
    operands: 'text',
    effects: ({ context }, parsed) =>
      hasOption(parsed, 'o') ? [] : parsed.operands.map((url) => write(remoteName(url, context), parsed.by)),
  },
  {
    names: ['http', 'https', 'httpie', 'xh', 'xhs', 'curlie'],
    act: 'network.read',
    options: {
      'o output': 'writes',
      'd download': 'flag',
      'session session-read-only': 'writes',
      'cert cert-key': 'reads',
      raw: { act: 'network.write', value: true },
      'a auth A auth-type timeout max-redirects proxy verify ssl ciphers s style pretty p print response-charset':
        'value',
      'response-mime format-options boundary default-scheme': 'value',
      'f j F v h b c q S I form json follow verbose headers body continue quiet stream check-status offline':
        'flag',
      'ignore-stdin multipart compress unsorted sorted all meta m path-as-is chunked debug traceback no-verify':
        'flag',
    },
    operands: 'text',
    effects: httpieEffects,
  },
];
