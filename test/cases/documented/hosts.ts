import type { DocumentedRow } from './row.ts';

/** OpenSSH 9.2, netcat-openbsd and ncat 7.9, iputils, bind 9.18, lftp 4.9, age 1.1, aria2 1.36, HTTPie 3.2, gh 2.80, glab 1.70. */
export const hostOptions: DocumentedRow[] = [
  [
    'scp … src/a.ts host:/tmp',
    ['network.write host:/tmp', 'read src/a.ts', 'run.write'],
    `
    -3 -4 -6 -A -B -C -O -p -q -R -s -T -v -c=N -D=N!run.shell -F=IN -i=IN -J=N -l=N -o=N -P=N
    -S=N!run.shell -X=N -o=ProxyJump=x`,
  ],
  ['scp … src host:/tmp', ['network.write host:/tmp', 'read src/**', 'run.write'], '-r'],
  ['scp … host:/x/a src', ['network.read host:/x/a', 'run.write', 'write src/a'], '-p -q'],
  ['scp … host:/x/a b', ['network.read host:/x/a', 'run.write', 'write b'], '-C'],
  ['scp … host:/x/ b', ['network.read host:/x/', 'run.write', 'write b/**'], '-r'],
  ['scp … one:a two:', ['network.read one:a', 'network.write two:', 'run.write'], '-3'],
  [
    'sftp … host',
    ['network.write'],
    `
    -4 -6 -A -a -C -f -N -p -q -r -v -B=N -b=IN -c=N -D=N!run.shell -F=IN -i=IN -J=N -l=N -o=N -P=N -R=N
    -S=N!run.shell -s=N -X=N`,
  ],
  ['sftp … host:x/a.ts', ['network.write', 'write a.ts'], '-q'],
  ['sftp … host:x/a.ts src', ['network.write', 'write src/a.ts'], '-q -P=N'],
  ['sftp … host:x src', ['network.write', 'write src/x/**'], '-r'],
  [
    'nc … host 80',
    ['network.read', 'network.write'],
    `
    -4 -6 -C -D -h -k -l -N -n -r -S -t -U -u -v --listen --udp --verbose --nodns --keep-open --ssl
    --sctp --telnet --recv-only --send-only -c=N!run.shell -e=N!run.shell -G=N -I=N -i=N -m=N -O=N -o=OUT
    -p=N -q=N -s=N -T=N -w=N -X=N -x=N --exec=N!run.shell --sh-exec=N!run.shell --lua-exec=N!run.shell
    --output=OUT --hex-dump=OUT --wait=N --source-port=N --source=N --interval=N --proxy=N --proxy-type=N
    --max-conns=N --delay=N`,
  ],
  ['nc … host 80', ['network.read'], '-z'],
  ['lftp … host', ['network.write'], '-c=N!run.shell -e=N!run.shell -f=IN -u=N -p=N'],
  [
    'ping … host',
    ['network.read'],
    `
    -4 -6 -a -A -b -B -d -f -h -L -n -O -q -r -R -U -v -c=N -D=N -F=N -i=N -I=N -l=N -m=N -M=N -p=N -Q=N
    -s=N -S=N -t=N -T=N -w=N -W=N`,
  ],
  [
    'mtr … host',
    ['network.read'],
    '-4 -6 -I -n -r -T -U -b -c=N -f=N -i=N -m=N -s=N --report --report-wide --no-dns --report-cycles=N',
  ],
  ['traceroute … host', ['network.read'], '-4 -6 -d -F -I -n -T -U -f=N -i=N -m=N -p=N -q=N -s=N -w=N'],
  [
    'dig … example.org',
    ['network.read'],
    '-4 -6 -h -i -m -r -u -v -b=N -c=N -f=IN -k=IN -p=N -q=N -t=N -x=N -y=N',
  ],
  [
    'host … example.org',
    ['network.read'],
    '-4 -6 -a -A -C -d -i -l -r -s -T -U -V -v -w -c=N -m=N -N=N -p=N -R=N -t=N -W=N',
  ],
  [
    'ssh-keygen … -f tests/key',
    ['run.write', 'write tests/key', 'write tests/key.pub'],
    `
    -A -c -e -g -h -H -i -K -k -L -p -q -Q -u -v -X -a=N -b=N -C=N -D=N -E=N -I=N -m=N -N=N -n=N -O=N -P=N
    -R=N -r=N -s=N -t=N -V=N -w=N -Z=N -z=N`,
  ],
  ['ssh-keygen … -f tests/key', ['read tests/key'], '-y -l -B -F=N'],
  [
    'ssh-keygen … -t rsa',
    ['run.write', 'write /home/dev/.ssh/id_ed25519', 'write /home/dev/.ssh/id_ed25519.pub'],
    '-q',
  ],
  [
    'ssh-keygen … -q',
    ['run.write', 'write /home/dev/.ssh/known_hosts', 'write /home/dev/.ssh/known_hosts.pub'],
    '-H -R=N',
  ],
  [
    'age … a',
    ['read a'],
    `
    -a -e -p --armor --encrypt -d!secret.read --decrypt!secret.read -i=IN -j=N -o=OUT -r=N -R=IN
    --identity=IN --output=OUT --recipient=N --recipients-file=IN`,
  ],
  [
    'http … example.org/a',
    ['network.read'],
    `
    -b -c -f -F -h -I -j -q -S -v --all --body --check-status --chunked --compress --continue --debug
    --follow --form --headers --ignore-stdin --json --meta --multipart --no-verify --offline
    --path-as-is --quiet --sorted --stream --traceback --unsorted --verbose -a=N -A=N -o=OUT -p=N -s=N
    --auth=N --auth-type=N --boundary=N --cert=IN --cert-key=IN --ciphers=N --default-scheme=N
    --format-options=N --max-redirects=N --output=OUT --pretty=N --print=N --proxy=N --raw=N!network.write
    --response-charset=N --response-mime=N --session=OUT --session-read-only=OUT --ssl=N --style=N
    --timeout=N --verify=N`,
  ],
  ['http … example.org/a', ['network.read', 'write …'], '-d --download'],
  [
    'gh pr view … 12',
    ['network.read'],
    `
    -c --comments -q=N --jq=N --json=N -t=N --template=N -R=N --repo=N`,
  ],
  [
    'gh pr list …',
    ['network.read'],
    `
    --app=N -a=N --assignee=N -A=N --author=N -B=N --base=N --draft -H=N --head=N -l=N --label=N -L=N
    --limit=N -S=N --search=N -s=N --state=N`,
  ],
  ['gh pr diff … 12', ['network.read'], '--color=N --name-only --patch'],
  ['gh pr checks … 12', ['network.read'], '--fail-fast -i=N --interval=N --required --watch'],
  ['gh issue list …', ['network.read'], '--mention=N -m=N --milestone=N'],
  [
    'gh run list …',
    ['network.read'],
    '-b=N --branch=N -c --commit=N --created=N -e=N --event=N --status=N -u=N --user=N',
  ],
  [
    'gh run view … 1',
    ['network.read'],
    '-a=N --attempt=N --exit-status -j=N --job=N --log --log-failed -v --verbose',
  ],
  ['gh release list …', ['network.read'], '--exclude-drafts --exclude-pre-releases --order=N'],
  [
    'gh repo list …',
    ['network.read'],
    '--archived --fork --language=N -l=N --no-archived --source --topic=N --visibility=N',
  ],
  ['gh workflow view … x', ['network.read'], '-r --ref -y --yaml'],
  ['gh cache list …', ['network.read'], '--key=N'],
  ['gh search issues … x', ['network.read'], '--owner=N --sort=N --filename=N'],
  ['gh auth status …', ['network.read'], '-a --active --hostname=N -t!secret.read --show-token!secret.read'],
  [
    'gh run download … 1',
    ['network.read', 'write …'],
    '-n=N --name=N -p=N --pattern=N -R=N --repo=N -A=N --archive=N --clobber --skip-existing',
  ],
  ['gh run download … 1', ['network.read', 'write src/…'], '-D=src --dir=src'],
  ['gh run download … 1', ['network.read'], '-O=OUT --output=OUT'],
  ['gh issue create …', ['git.host'], '--body-file=IN --notes-file=IN -F=IN'],
  [
    'gh api … x',
    ['network.read'],
    `
    --cache=N -H=N --header=N --hostname=N -i --include -q=N --jq=N --paginate -p=N --preview=N --silent
    --slurp -t=N --template=N --verbose`,
  ],
  ['gh api … x', ['git.host', 'network.read'], '-f=a=b --raw-field=a=b -F=a=b --field=a=b --input=IN'],
  ['gh api … x', ['git.host put', 'network.read'], '-X=put --method=put'],
  ['gh api … x', ['network.read'], '-X=get --method=head'],
  ['gh repo clone … o/r src/x', ['git.fetch', 'write src/x/**'], '-u=N --upstream-remote-name=N'],
  [
    'glab mr list …',
    ['network.read'],
    '--all --author=N --closed -F=N -g=N --group=N --merged --output=N -P=N --per-page=N --page=N --source --org=N',
  ],
  ['glab repo clone … g/r', ['git.fetch', 'write r/**'], '-g=N --group=N -p=N --preserve-namespace=N'],
  ['glab ci list …', ['network.read'], '--order=N --sort=N --compact --raw --files'],
];
