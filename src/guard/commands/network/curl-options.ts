import type { Options } from '../program.ts';

/** Each long one may be undone by --no-. */
const curlFlags: Options = {
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
  'alpn npn keepalive sessionid buffer clobber progress-meter compressed-ssh sasl-ir tftp-no-options eprt epsv':
    'flag',
  'disable-eprt disable-epsv ftp-create-dirs ftp-pasv ftp-pret ftp-skip-pasv-ip ftp-ssl ftp-ssl-ccc ftp-ssl-control':
    'flag',
  'ftp-ssl-reqd proxy-anyauth proxy-basic proxy-digest proxy-insecure proxy-negotiate proxy-ntlm proxy-tlsv1':
    'flag',
  'proxy-ssl-allow-beast proxy-ssl-auto-client-cert ssl-allow-beast ssl-auto-client-cert doh-cert-status':
    'flag',
  'ssl-revoke-best-effort socks5-basic socks5-gssapi socks5-gssapi-nec': 'flag',
};

export const curlOptions: Options = {
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
  'netrc-file cacert key cert-bundle etag-compare proxy-cacert proxy-key proxy-crlfile crlfile egd-file random-file pubkey':
    'reads',
  'capath proxy-capath': 'reads-tree',
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
  'proxy-cert-type proxy-key-type proxy-ciphers proxy-tls13-ciphers proxy-pass proxy-pinnedpubkey proxy1.0':
    'value',
  'proxy-tlsauthtype proxy-tlsuser proxy-tlspassword tlsauthtype tlsuser tlspassword tftp-blksize': 'value',
  'socks5-gssapi-service ftp-alternative-to-user ftp-ssl-ccc-mode': 'value',
  'create-file-mode ftp-account ftp-method ftp-port P hostpubmd5 hostpubsha256 pinnedpubkey variable':
    'value',
  'no- ': { negates: curlFlags },
  ...curlFlags,
};
