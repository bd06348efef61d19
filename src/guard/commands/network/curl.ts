import { act, type Effect, read, type Target, write } from '../../effects.ts';
import { type Arg, known, unknown } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Context, Options, ParsedArgs, Program } from '../program.ts';
import { visibleSource } from '../visible.ts';

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

const curlOptions: Options = {
  'o output': 'value',
  'output-dir': 'value',
  'O remote-name': 'flag',
  'remote-name-all': 'flag',
  'J remote-header-name': 'flag',
  'D dump-header c cookie-jar trace trace-ascii stderr etag-save libcurl hsts alt-svc': 'writes',
  'K config': { act: 'run.option', value: true },
  'X request': 'value',
  'd data data-ascii data-binary json': 'value',
  'data-raw': 'value',
  'data-urlencode url-query': 'value',
  'F form': 'value',
  'form-string': 'value',
  'T upload-file': 'value',
  'G get': 'flag',
  'b cookie': 'value',
  'n netrc netrc-optional': 'flag',
  'netrc-file cacert key cert-bundle etag-compare proxy-cacert proxy-key crlfile egd-file random-file pubkey':
    'reads',
  capath: 'reads-tree',
  'E cert proxy-cert': 'value',
  'H header proxy-header': 'value',
  'w write-out': 'value',
  url: 'value',
  'Q quote mail-from mail-rcpt mail-auth telnet-option t unix-socket abstract-unix-socket': {
    act: 'network.write',
    value: true,
  },
  'engine krb proxy-engine': { act: 'run.option', value: true },
  'A user-agent e referer u user U proxy-user x proxy preproxy noproxy m max-time connect-timeout retry retry-delay':
    'value',
  'retry-max-time max-redirs max-filesize limit-rate r range C continue-at z time-cond y speed-time Y speed-limit':
    'value',
  'resolve connect-to interface local-port dns-servers dns-interface dns-ipv4-addr dns-ipv6-addr doh-url':
    'value',
  'ciphers tls13-ciphers tls-max curves proto proto-default proto-redir socks4 socks4a socks5 socks5-hostname':
    'value',
  'oauth2-bearer aws-sigv4 delegation service-name proxy-service-name sasl-authzid login-options pass cert-type':
    'value',
  'key-type keepalive-time expect100-timeout happy-eyeballs-timeout-ms request-target parallel-max rate':
    'value',
  'create-file-mode ftp-account ftp-method ftp-port P hostpubmd5 hostpubsha256 pinnedpubkey variable':
    'value',
  'f i I k l L M N p q R s S v V Z 0 1 2 3 4 6 a B j # g': 'flag',
  'fail fail-early fail-with-body include show-headers head insecure list-only location location-trusted no-buffer':
    'flag',
  'proxytunnel disable remote-time silent show-error verbose parallel parallel-immediate globoff compressed':
    'flag',
  'http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 http3-only ipv4 ipv6 tlsv1 tlsv1.0 tlsv1.1 tlsv1.2':
    'flag',
  'tlsv1.3 sslv2 sslv3 ssl ssl-reqd append use-ascii junk-session-cookies progress-bar no-progress-meter raw':
    'flag',
  'retry-all-errors retry-connrefused anyauth basic digest negotiate ntlm path-as-is post301 post302 post303':
    'flag',
  'create-dirs no-clobber no-keepalive no-sessionid no-alpn tcp-nodelay tcp-fastopen tr-encoding styled-output':
    'flag',
  'remove-on-error skip-existing trace-time trace-ids next no-fail no-compressed no-styled-output ssl-no-revoke':
    'flag',
  'ca-native doh-insecure http2-server-push disallow-username-in-url mail-rcpt-allowfails crlf metalink':
    'flag',
  'form-escape haproxy-protocol ignore-content-length xattr ntlm-wb false-start cert-status suppress-connect-headers':
    'flag',
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
  'o output-file a append-output save-cookies rejected-log warc-file': 'writes',
  'i input-file load-cookies ca-certificate certificate private-key crl-file': 'reads',
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
  'remote-encoding restrict-file-names retry-on-http-error regex-type report-speed prefer-family': 'value',
  'q v c N S b x k K E H L n d F 4 6 nv nc nd nH np quiet verbose no-verbose continue timestamping server-response':
    'flag',
  'background force-directories no-directories no-host-directories no-parent convert-links backup-converted':
    'flag',
  'adjust-extension span-hosts relative no-clobber no-check-certificate no-cookies no-cache no-proxy no-config':
    'flag',
  'random-wait inet4-only inet6-only show-progress no-hsts https-only unlink keep-session-cookies no-iri':
    'flag',
  'retry-connrefused debug force-html no-dns-cache no-glob no-passive-ftp compression': 'flag',
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
