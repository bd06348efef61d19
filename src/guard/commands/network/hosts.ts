import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { isRemotePlace } from '../files/rsync.ts';
import { landings, treeOf, wholeOf } from '../landing.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';

/** Programs that speak to other machines: copies over ssh, raw sockets, names and routes; keys and certificates. */

const asks = (names: string, options: Options = {}): Program => ({
  names: names.split(' '),
  act: 'network.read',
  options,
  operands: 'text',
});

const runsLocally = /^(?:proxycommand|localcommand|knownhostscommand|permitlocalcommand)\b/i;

/** Options that scp and sftp hand to ssh. */
const sshOptions: Options = {
  'S D': { act: 'run.shell', value: true },
  'i F': 'reads',
  o: 'value',
  'c J l P X': 'value',
  '3 4 6 A B C O p q R s T v a N': 'flag',
  r: 'recursive',
};

const sshSettings = (parsed: ParsedArgs): Effect[] =>
  optionValues(parsed, 'o')
    .filter(({ text, prefix }) => text === undefined || runsLocally.test(prefix))
    .map(({ prefix }) => act('run.shell', parsed.by, `-o ${prefix}`));

function scpEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const { by, operands } = parsed;
  const place = operands.at(-1);
  if (!place || operands.length < 2) return sshSettings(parsed);
  const recursive = hasOption(parsed, 'r');
  const effects = operands.slice(0, -1).flatMap((source): Effect[] => {
    const isRemote = isRemotePlace(source);
    const from = context.target(source);
    const taken = isRemote
      ? act('network.read', by, source.prefix)
      : read(recursive ? wholeOf(from, context) : from, by);
    if (isRemotePlace(place)) return [taken];
    const name = isRemote ? known((source.text ?? '').split(/[/:]/).at(-1) || '.') : source;
    const landed = landings(
      source.text === undefined ? source : name,
      place,
      { into: operands.length > 2 },
      context,
    );
    return [taken, ...landed.map((target) => write(recursive ? treeOf(target) : target, by))];
  });
  return [
    ...sshSettings(parsed),
    ...effects,
    ...(isRemotePlace(place) ? [act('network.write', by, place.prefix)] : []),
  ];
}

/** `sftp host:file [place]` fetches it. */
function sftpEffects({ context }: Call, parsed: ParsedArgs): Effect[] {
  const [source, place = known('.')] = parsed.operands;
  const [, name] = /:(?:.*\/)?([^/]+)\/?$/.exec(source?.text ?? '') ?? [];
  const landed = name === undefined ? [] : landings(known(name), place, {}, context);
  return [
    ...sshSettings(parsed),
    ...landed.map((target) => write(hasOption(parsed, 'r') ? treeOf(target) : target, parsed.by)),
  ];
}

function netcatEffects(_: Call, parsed: ParsedArgs): Effect[] {
  return hasOption(parsed, 'z') ? [] : [act('network.write', parsed.by)];
}

/** Each address is a word TYPE:…; some types open files, some run programs. */
function socatEffects({ args, context }: Call): Effect[] {
  return args.flatMap((arg): Effect[] => {
    const [, type, rest] = /^([A-Za-z0-9-]+):([^,]*)/.exec(arg.text ?? arg.prefix) ?? [];
    if (arg.text === undefined) return [act('run.option', 'socat', `${arg.prefix}…`)];
    if (/^(?:exec|system|shell)$/i.test(type ?? ''))
      return [act('run.option', 'socat', type), ...context.shell(known(rest ?? ''))];
    const file = /^(?:open|create|creat|file|gopen)$/i.test(type ?? '')
      ? rest
      : /^[./]/.test(arg.text)
        ? arg.text.split(',')[0]
        : undefined;
    return file === undefined
      ? []
      : [read(context.target(known(file)), 'socat'), write(context.target(known(file)), 'socat')];
  });
}

const opensslReads =
  /^-(?:in|inkey|key|cert|certfile|CA|CAfile|CAkey|untrusted|trusted|signature|verify|prverify|sign|data|sigfile|peerkey|dhparam|cert_chain|issuer|recip|signer|kfile|paramfile)$/;
const opensslWrites = /^-(?:out|keyout|writerand|CAserial|CRLserial|sess_out|msgfile|respout|reqout|outdir)$/;
const opensslWords =
  /^-(?:noout|text|subject|issuer_hash|subject_hash|hash|dates|startdate|enddate|serial|fingerprint|modulus|pubkey|purpose|email|ocsp_uri|checkend|checkhost|nameopt|certopt|inform|outform|pubin|pubout|nodes|noenc|x509|new|newkey|days|subj|addext|ext|sha1|sha224|sha256|sha384|sha512|md5|sha3-256|hex|base64|binary|r|c|a|A|d|e|aes-256-cbc|aes-128-cbc|aes-256-gcm|pbkdf2|iter|salt|nosalt|iv|K|k|md|hmac|mac|macopt|v|s|tls1_2|tls1_3|ssl3|V|stdname|algorithm|pkeyopt|rsa|traditional|topk8|nocrypt|v2|check|param_enc|name|list_curves|genkey|conv_form|CApath|print_certs|clcerts|nokeys|nocerts|cacerts|info|help|servername|connect|showcerts|brief|quiet|starttls|alpn|status|verify_return_error|1|crlf|port|accept|host|digest-commands|cipher-commands|commands|rand_serial|set_serial|extensions|reqexts|issuer|keyform|certform|passout|batch|utf8|multivalue-rdn|default|strict|hkdf|kdfopt|keylen|crl|nextupdate|lastupdate|seconds|multi|elapsed|evp)$/;

function opensslEffects({ args, context }: Call): Effect[] {
  const [verb] = args;
  const effects: Effect[] = /^(?:s_client|s_server|s_time|ocsp|cmp|tsget)$/.test(verb?.text ?? '')
    ? [act('network.write', `openssl ${verb?.text}`)]
    : [];
  for (let at = 1; at < args.length; at++) {
    const word = args[at]?.text;
    const next = args[at + 1];
    if (word === undefined) effects.push(act('run.option', 'openssl', `${args[at]?.prefix}…`));
    else if (opensslWrites.test(word) && next) {
      effects.push(write(context.target(next), `openssl ${word}`));
      at++;
    } else if (opensslReads.test(word) && next) {
      if (!next.prefix.startsWith('-')) effects.push(read(context.target(next), `openssl ${word}`));
      at++;
    } else if (/^-pass(?:in|out)?$/.test(word)) {
      const file = /^file:(.+)$/.exec(next?.text ?? '')?.[1];
      if (file !== undefined) effects.push(read(context.target(known(file)), `openssl ${word}`));
      if (/^env:/.test(next?.prefix ?? '')) effects.push(act('environment.read', 'openssl', next?.prefix));
      at++;
    } else if (!word.startsWith('-') && /^(?:dgst|sha\d+|md5|verify|prime)$/.test(verb?.text ?? '')) {
      effects.push(read(context.target(known(word)), 'openssl'));
    } else if (word.startsWith('-') && !opensslWords.test(word))
      effects.push(act('run.option', 'openssl', word));
  }
  return effects;
}

const gpgLooks =
  /^--?(?:k|K|list-.*|verify|fingerprint|check-.*|version|print-md|show-keys|with-.*|keyid-format|no-.*|batch|quiet|q|v|verbose|status-fd|dump-options|armor|a|homedir|keyring|locate-keys)$/;

/** Listing and verifying only look; all else makes files, keys or signatures. */
function gpgEffects({ args, context }: Call): Effect[] {
  const words = args.map(({ text, prefix }) => text ?? prefix);
  const options = words.filter((word) => word.startsWith('-'));
  const files = args
    .filter(({ prefix }) => !prefix.startsWith('-'))
    .map((file) => read(context.target(file), 'gpg'));
  const looksOnly = options.length > 0 && options.every((word) => gpgLooks.test(word.split('=')[0] ?? ''));
  if (looksOnly) return files;
  const effects: Effect[] = [act('run.write', 'gpg'), ...files];
  if (options.some((word) => /^(?:-d|--decrypt)$/.test(word)))
    effects.push(act('secret.read', 'gpg', '--decrypt'));
  if (options.some((word) => /^--export-secret/.test(word)))
    effects.push(read({ kind: 'tree', dir: `${context.world.home}/.gnupg` }, 'gpg --export-secret-keys'));
  args.forEach((arg, at) => {
    if (/^(?:-o|--output)$/.test(arg.text ?? '') && args[at + 1])
      effects.push(write(context.target(args[at + 1] as Arg), 'gpg -o'));
    const attachedName = /^--output=(.+)$|^-o(.+)$/.exec(arg.text ?? '');
    if (attachedName)
      effects.push(write(context.target(known(attachedName[1] ?? attachedName[2] ?? '')), 'gpg -o'));
  });
  return effects;
}

export const hostPrograms: Program[] = [
  {
    names: ['scp', 'rcp', 'pscp'],
    act: 'run.write',
    options: sshOptions,
    operands: 'text',
    effects: scpEffects,
  },
  {
    names: ['sftp', 'psftp'],
    act: 'network.write',
    options: { ...sshOptions, b: 'reads', 'B R s': 'value', f: 'flag' },
    operands: 'text',
    effects: sftpEffects,
  },
  {
    names: ['nc', 'ncat', 'netcat', 'nc.openbsd', 'nc.traditional'],
    act: 'network.read',
    options: {
      'e c exec sh-exec lua-exec': { act: 'run.shell', value: true },
      'o output hex-dump': 'writes',
      z: 'flag',
      'w wait p source-port s source i interval q X x proxy proxy-type T I O m max-conns G d delay': 'value',
      'l u v n k 4 6 U N C D t r S h listen udp verbose nodns keep-open ssl sctp telnet recv-only send-only':
        'flag',
    },
    operands: 'text',
    effects: netcatEffects,
  },
  { names: ['socat'], act: 'network.write', style: 'raw', effects: socatEffects },
  {
    names: [
      'telnet',
      'ftp',
      'tftp',
      'websocat',
      'wscat',
      'grpcurl',
      'mail',
      'mailx',
      'sendmail',
      'mutt',
      'rclone',
      'nmap',
      'masscan',
    ],
    act: 'network.write',
    style: 'raw',
  },
  {
    names: ['lftp'],
    act: 'network.write',
    options: { 'c e': { act: 'run.shell', value: true }, f: 'reads', 'u p': 'value' },
    operands: 'text',
  },
  asks('ping ping6', {
    'c i s t W w I M m S T Q D F p l': 'value',
    '4 6 a A b B d f h L n O q r R U v V o': 'flag',
  }),
  asks('traceroute traceroute6 tracepath mtr', {
    'm q w p f i s c report-cycles': 'value',
    '4 6 I T U n F d r report report-wide no-dns b': 'flag',
  }),
  asks('dig', { f: 'reads', k: 'reads', 'b c p q t x y': 'value', '4 6 i m r u v h': 'flag' }),
  asks('host drill', { 'c N R t W m p': 'value', '4 6 a A C d i l r s T U v V w': 'flag' }),
  {
    names: [
      'nslookup',
      'whois',
      'getent',
      'ssh-keyscan',
      'resolvectl',
      'nmcli',
      'speedtest',
      'arp',
      'tshark',
    ],
    act: 'network.read',
    style: 'raw',
  },
  {
    names: ['ssh-keygen'],
    act: 'run.read',
    options: {
      f: 'value',
      'y l B': 'flag',
      F: 'value',
      H: 'flag',
      R: 'value',
      'b C N P t a m n I O s V z E Z r D w': 'value',
      'q v e i p c h k L u g x X Q A K': 'flag',
    },
    operands: 'text',
    effects: ({ context }, parsed) => {
      const files = optionValues(parsed, 'f');
      if (hasOption(parsed, 'y') || hasOption(parsed, 'F'))
        return files.map((file) => read(context.target(file), 'ssh-keygen'));
      const name = hasOption(parsed, 'H') || hasOption(parsed, 'R') ? 'known_hosts' : 'id_ed25519';
      const place = files[0] ?? known(`${context.world.home}/.ssh/${name}`);
      const pair = place.text === undefined ? [place] : [place, known(`${place.text}.pub`)];
      return [
        act('run.write', 'ssh-keygen'),
        ...pair.map((file) => write(context.target(file), 'ssh-keygen')),
      ];
    },
  },
  { names: ['ssh-add', 'ssh-copy-id'], act: 'run.system', style: 'raw' },
  { names: ['openssl'], act: 'run.read', style: 'raw', effects: opensslEffects },
  { names: ['gpg', 'gpg2', 'gpgv'], act: 'run.read', style: 'raw', effects: gpgEffects },
  {
    names: ['age'],
    act: 'run.read',
    options: {
      'o output': 'writes',
      'i identity R recipients-file': 'reads',
      'r recipient j': 'value',
      'd decrypt': { act: 'secret.read' },
      'e p a encrypt armor': 'flag',
    },
    operands: 'reads',
  },
];
