import type { DocumentedRow } from './row.ts';

/** curl 7.88 and wget 1.21. */
export const networkOptions: DocumentedRow[] = [
  [
    'curl … https://x.example/a',
    ['network.read'],
    `
    -0 -1 -2 -3 -4 -6 -a -B -f -G -g -I -i -j -k -L -l -N -p -q -R -S -s -v --alpn --anyauth --append
    --basic --buffer --cert-status --clobber --compressed --compressed-ssh --create-dirs --crlf --digest
    --disable --disable-epsv --disallow-username-in-url --doh-cert-status --doh-insecure --eprt --epsv
    --fail --fail-early --fail-with-body --false-start --form-escape --ftp-create-dirs --ftp-pasv
    --ftp-pret --ftp-skip-pasv-ip --ftp-ssl --ftp-ssl-ccc --ftp-ssl-control --ftp-ssl-reqd --get
    --globoff --haproxy-protocol --head --http0.9 --http1.0 --http1.1 --http2 --http2-prior-knowledge
    --http3 --http3-only --ignore-content-length --include --insecure --ipv4 --ipv6
    --junk-session-cookies --keepalive --list-only --location --location-trusted --mail-rcpt-allowfails
    --metalink --negotiate --no-alpn --no-append --no-buffer --no-cert-status --no-clobber
    --no-compressed --no-compressed-ssh --no-create-dirs --no-crlf --no-digest --no-disable
    --no-disable-eprt --no-disable-epsv --no-disallow-username-in-url --no-doh-cert-status
    --no-doh-insecure --no-eprt --no-epsv --no-fail --no-fail-early --no-fail-with-body --no-false-start
    --no-ftp-create-dirs --no-ftp-pasv --no-ftp-pret --no-ftp-skip-pasv-ip --no-ftp-ssl-ccc
    --no-ftp-ssl-control --no-globoff --no-haproxy-protocol --no-http0.9 --no-http2-prior-knowledge
    --no-ignore-content-length --no-include --no-insecure --no-ipv4 --no-ipv6 --no-junk-session-cookies
    --no-keepalive --no-list-only --no-location --no-location-trusted --no-mail-rcpt-allowfails --no-npn
    --no-parallel --no-parallel-immediate --no-path-as-is --no-post301 --no-post302 --no-post303
    --no-progress-bar --no-progress-meter --no-proxy-insecure --no-proxy-ssl-allow-beast
    --no-proxy-ssl-auto-client-cert --no-proxytunnel --no-raw --no-remote-time --no-remove-on-error
    --no-retry-all-errors --no-retry-connrefused --no-sasl-ir --no-sessionid --no-show-error --no-silent
    --no-socks5-gssapi --no-socks5-gssapi-nec --no-ssl --no-ssl-allow-beast --no-ssl-auto-client-cert
    --no-ssl-no-revoke --no-ssl-reqd --no-ssl-revoke-best-effort --no-styled-output
    --no-suppress-connect-headers --no-tcp-fastopen --no-tcp-nodelay --no-tftp-no-options
    --no-tr-encoding --no-trace-time --no-use-ascii --no-verbose --no-xattr --npn --ntlm --ntlm-wb
    --parallel --parallel-immediate --path-as-is --post301 --post302 --post303 --progress-bar
    --progress-meter --proxy-anyauth --proxy-basic --proxy-digest --proxy-insecure --proxy-negotiate
    --proxy-ntlm --proxy-ssl-allow-beast --proxy-ssl-auto-client-cert --proxy-tlsv1 --proxytunnel --raw
    --remote-time --remove-on-error --retry-all-errors --retry-connrefused --sasl-ir --sessionid
    --show-error --silent --socks5-basic --socks5-gssapi --socks5-gssapi-nec --ssl --ssl-allow-beast
    --ssl-auto-client-cert --ssl-no-revoke --ssl-reqd --ssl-revoke-best-effort --sslv2 --sslv3
    --styled-output --suppress-connect-headers --tcp-fastopen --tcp-nodelay --tftp-no-options --tlsv1
    --tlsv1.0 --tlsv1.1 --tlsv1.2 --tlsv1.3 --tr-encoding --trace-time --use-ascii --verbose --xattr
    -A=N -b=x=1 -C=N -c=OUT -D=OUT -E=IN -e=N -H=N -m=N -o=OUT -P=N -Q=N!network.write -r=N
    -t=N!network.write -U=N -u=N -w=N -x=N -Y=N -y=N -z=N --abstract-unix-socket=N!network.write
    --alt-svc=OUT --aws-sigv4=N --cacert=IN --capath=IN/ --cert=IN --cert-type=N --ciphers=N
    --connect-timeout=N --connect-to=N --continue-at=N --cookie=IN --cookie-jar=OUT --create-file-mode=N
    --crlfile=IN --curves=N --delegation=N --dns-interface=N --dns-ipv4-addr=N --dns-ipv6-addr=N
    --dns-servers=N --doh-url=N --dump-header=OUT --egd-file=IN --engine=N!run.option --etag-compare=IN
    --etag-save=OUT --expect100-timeout=N --ftp-account=N --ftp-alternative-to-user=N --ftp-method=N
    --ftp-port=N --ftp-ssl-ccc-mode=N --happy-eyeballs-timeout-ms=N --header=N --hostpubmd5=N
    --hostpubsha256=N --hsts=OUT --interface=N --keepalive-time=N --key=IN --key-type=N
    --krb=N!run.option --libcurl=OUT --limit-rate=N --local-port=N --login-options=N
    --mail-auth=N!network.write --mail-from=N!network.write --mail-rcpt=N!network.write --max-filesize=N
    --max-redirs=N --max-time=N --netrc-file=IN --noproxy=N --oauth2-bearer=N --output=OUT
    --output-dir=N --parallel-max=N --pass=N --pinnedpubkey=N --preproxy=N --proto=N --proto-default=N
    --proto-redir=N --proxy=N --proxy-cacert=IN --proxy-capath=IN/ --proxy-cert=IN --proxy-cert-type=N
    --proxy-ciphers=N --proxy-crlfile=IN --proxy-header=N --proxy-key=IN --proxy-key-type=N
    --proxy-pass=N --proxy-pinnedpubkey=N --proxy-service-name=N --proxy-tls13-ciphers=N
    --proxy-tlsauthtype=N --proxy-tlspassword=N --proxy-tlsuser=N --proxy-user=N --proxy1.0=N
    --pubkey=IN --quote=N!network.write --random-file=IN --range=N --rate=N --referer=N
    --request-target=N --resolve=N --retry=N --retry-delay=N --retry-max-time=N --sasl-authzid=N
    --service-name=N --socks4=N --socks4a=N --socks5=N --socks5-gssapi-service=N --socks5-hostname=N
    --speed-limit=N --speed-time=N --stderr=OUT --telnet-option=N!network.write --tftp-blksize=N
    --time-cond=N --tls-max=N --tls13-ciphers=N --tlsauthtype=N --tlspassword=N --tlsuser=N --trace=OUT
    --trace-ascii=OUT --unix-socket=N!network.write --url=N --user=N --user-agent=N --write-out=N`,
  ],
  [
    'curl … https://x.example/a',
    ['network.read', 'network.write'],
    `
    -d=N --data=N --data-ascii=N --data-binary=N --data-raw=N --data-urlencode=N --json=N -F=a=7
    --form=a=7 --form-string=a=7 -T=IN --upload-file=IN`,
  ],
  ['curl … https://x.example/a', ['network.read', 'write a'], '-O --remote-name --remote-name-all'],
  ['curl … https://x.example/a', ['network.read', 'read /home/dev/.netrc'], '-n --netrc --netrc-optional'],
  [
    'wget … https://x.example/a',
    ['network.read', 'write a'],
    `
    -d -E -F -H -k -L -N -q -S -v --no-cache --no-check-certificate --no-cookies --no-directories
    --no-dns-cache --no-follow-ftp --no-ftps-resume-ssl --no-glob --no-host-directories --no-hsts
    --no-http-keep-alive --no-if-modified-since --no-iri --no-netrc --no-passive-ftp --no-proxy
    --no-remove-listing --no-use-server-timestamps --no-verbose --no-warc-compression --no-warc-digests
    --no-warc-keep-log --adjust-extension[=off] --ask-password[=off] --auth-no-challenge[=off]
    --check-certificate[=off] --content-on-error[=off] --continue[=off] --convert-links[=off]
    --debug[=off] --follow-ftp[=off] --ftps-clear-data-connection[=off] --ftps-fallback-to-ftp[=off]
    --ftps-implicit[=off] --ftps-resume-ssl[=off] --html-extension[=off] --https-only[=off]
    --ignore-case[=off] --ignore-length[=off] --inet4-only[=off] --inet6-only[=off] --iri[=off]
    --keep-badhash[=off] --keep-session-cookies[=off] --no-clobber[=off] --no-parent[=off]
    --preserve-permissions[=off] --quiet[=off] --random-wait[=off] --relative[=off] --report-speed[=off]
    --restrict-file-names[=off] --retr-symlinks[=off] --retry-connrefused[=off]
    --retry-on-host-error[=off] --save-headers[=off] --server-response[=off] --show-progress[=off]
    --span-hosts[=off] --strict-comments[=off] --timestamping[=off] --unlink[=off] --verbose[=off]
    --warc-cdx[=off] -A=N -a=OUT -B=N -D=N -e=N!run.option -I=N -l=N -o=OUT -Q=N -R=N -T=N -t=N -U=N
    -w=N -X=N --accept=N --accept-regex=N --append-output=OUT --base=N --bind-address=N
    --ca-certificate=IN --ca-directory=IN/ --certificate=IN --certificate-type=N --ciphers=N
    --compression=N --config=N!run.option --connect-timeout=N --crl-file=IN --cut-dirs=N
    --default-page=N --dns-timeout=N --domains=N --exclude-directories=N --exclude-domains=N
    --execute=N!run.option --follow-tags=N --ftp-password=N --ftp-user=N --header=N --hsts-file=OUT
    --http-password=N --http-user=N --ignore-tags=N --include-directories=N --level=N --limit-rate=N
    --load-cookies=IN --local-encoding=N --max-redirect=N --output-file=OUT --password=N
    --pinnedpubkey=N --prefer-family=N --private-key=IN --private-key-type=N --progress=N
    --proxy-password=N --proxy-user=N --quota=N --read-timeout=N --referer=N --regex-type=N --reject=N
    --reject-regex=N --rejected-log=OUT --remote-encoding=N --retry-on-http-error=N --save-cookies=OUT
    --secure-protocol=N --start-pos=N --timeout=N --tries=N --use-askpass=N!run.option --user=N
    --user-agent=N --wait=N --waitretry=N --warc-file=OUT --warc-header=N --warc-max-size=N`,
  ],
  ['curl … https://x.example/a', ['network.read'], '-X=get --request=head'],
  ['curl … https://x.example/a', ['network.read', 'network.write'], '-X=post --request=delete'],
  [
    'wget … https://x.example/a',
    ['network.read', 'write …'],
    `
    -r -m -p --recursive[=on] --mirror[=on] --page-requisites[=on] --content-disposition[=on]
    --trust-server-names[=on]`,
  ],
  ['wget … https://x.example/a', ['network.read'], '--spider[=on]'],
  [
    'wget … https://x.example/a',
    ['network.read', 'write a', 'network.write'],
    `
    --method=post --post-file=IN --body-file=IN`,
  ],
  [
    'wget … https://x.example/a',
    ['network.read', 'write a'],
    `
    --post-data=N!network.write --body-data=N!network.write`,
  ],
];
