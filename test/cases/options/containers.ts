import type { OptionRow } from './row.ts';

const inside = ['run.container', 'run.write', 'write tests/a.test.ts'] as const;
const there = ['run.container', 'run.write'] as const;

/** docker 29 and podman 5: `container run`, `exec`, `build`; Compose 2. */
const docker: readonly OptionRow[] = [
  {
    line: 'docker run @ -v .:/app node rm /app/tests/a.test.ts',
    does: inside,
    flags:
      '-d --detach --disable-content-trust --init -i --interactive --no-healthcheck --oom-kill-disable --privileged -P --publish-all -q --quiet --read-only --rm --sig-proxy -t --tty --use-api-socket --sig-proxy=false',
    values:
      '--add-host --annotation -a --attach --blkio-weight --blkio-weight-device --cap-add --cap-drop --cgroup-parent --cgroupns --cidfile --cpu-count --cpu-percent --cpu-period --cpu-quota --cpu-rt-period --cpu-rt-runtime -c --cpu-shares --cpus --cpuset-cpus --cpuset-mems --detach-keys --device --device-cgroup-rule --device-read-bps --device-read-iops --device-write-bps --device-write-iops --dns --dns-option --dns-search --domainname -e --env --env-file --expose --gpus --group-add --health-cmd --health-interval --health-retries --health-start-interval --health-start-period --health-timeout -h --hostname --io-maxbandwidth --io-maxiops --ip --ip6 --ipc --isolation --kernel-memory -l --label --label-file --link --link-local-ip --log-driver --log-opt --mac-address -m --memory --memory-reservation --memory-swap --memory-swappiness --mount --name --network --network-alias --oom-score-adj --pid --pids-limit --platform -p --publish --pull --restart --runtime --security-opt --shm-size --stop-signal --stop-timeout --storage-opt --sysctl --tmpfs --ulimit --userns --uts --volume-driver --volumes-from -w --workdir --arch --os --pod --secret --tz --umask --uidmap --gidmap --systemd --timeout --authfile --variant --pidfile --hostuser --image-volume --chrootdirs --env-merge --unsetenv',
    full: {
      '--entrypoint touch': [...inside, 'write rm'],
      '-u root': ['environment.change LOGNAME', 'environment.change USER', ...inside],
      '--user=root': ['environment.change LOGNAME', 'environment.change USER', ...inside],
      '-e A=1': ['environment.change A', ...inside],
      '--env=A=1': ['environment.change A', ...inside],
    },
  },
  {
    line: 'docker exec @ app rm x',
    does: there,
    flags: '-d --detach -i --interactive --privileged -t --tty -it',
    values: '--detach-keys --env-file -w --workdir -e --env',
    full: { '-u root': ['environment.change LOGNAME', 'environment.change USER', ...there] },
  },
  {
    line: 'docker @ exec app rm x',
    does: there,
    flags: '-D --debug --tls --tlsverify',
    values: '--config -c --context -H --host -l --log-level --tlscacert --tlscert --tlskey',
  },
  {
    line: 'docker build @ -o src/made .',
    does: ['run.build', 'write src/made'],
    flags: '--no-cache --pull -q --quiet --rm --force-rm --squash --compress --push --load --check',
    values:
      '--add-host --build-arg --cache-from --cache-to --cgroup-parent --build-context --builder -f --file --label --network --platform --progress --secret --ssh -t --tag --target --ulimit --shm-size --attest --allow --call --cpu-period --cpu-quota -c --cpu-shares --cpuset-cpus --cpuset-mems --isolation -m --memory --memory-swap --security-opt',
    writes: '--iidfile --metadata-file',
    value: '-osrc/other',
    full: {
      '-o type=local,dest=src/b': ['run.build', 'write src/b', 'write src/made'],
      '--output=src/b': ['run.build', 'write src/b', 'write src/made'],
      '-o type=docker': ['run.build', 'write src/made'],
    },
  },
  {
    line: 'docker cp @ app:/x src/made',
    does: ['run.container', 'write src/made'],
    flags: '-a --archive -L --follow-link -q --quiet',
  },
  {
    line: 'docker export @ app',
    does: ['network.read'],
    writes: '-o --output',
  },
  { line: 'docker save @ app', does: ['network.read'], writes: '-o --output' },
  {
    line: 'docker compose @ exec app rm x',
    does: there,
    flags: '--compatibility --dry-run --all-resources --verbose',
    values:
      '-f --file -p --project-name --profile --env-file --parallel --progress --ansi --project-directory',
  },
  {
    line: 'docker-compose exec @ app rm x',
    does: there,
    flags: '-d --detach --privileged -T --no-tty --no-TTY -i -t --interactive --tty',
    values: '--index -w --workdir -e --env',
  },
  {
    line: 'docker compose run @ -v .:/app app rm /app/tests/a.test.ts',
    does: inside,
    flags:
      '--build -d --detach -i --interactive --no-deps --rm -P --service-ports --use-aliases --remove-orphans -T --no-tty --quiet --quiet-build --quiet-pull -q',
    values:
      '--cap-add --cap-drop --entrypoint -e --env --env-from-file -l --label --name -p --publish --pull -w --workdir',
    value: 'env',
  },
  {
    line: 'docker compose build @ -o src/made',
    does: ['run.build', 'write src/made'],
    flags: '--no-cache --pull --push -q --quiet --with-dependencies --check --print',
    values: '--build-arg --builder -m --memory --ssh --provenance --sbom',
    value: '-osrc/other',
  },
];

/** kubectl 1.34, helm 3, terraform 1.14, ansible 2.17. */
const clusters: readonly OptionRow[] = [
  {
    line: 'kubectl @ exec pod -- rm x',
    does: ['run.remote', 'run.write'],
    flags: '--insecure-skip-tls-verify --disable-compression --match-server-version --warnings-as-errors',
    values:
      '--as --as-group --as-uid --cache-dir --certificate-authority --client-certificate --client-key --cluster --context --kubeconfig --log-flush-frequency -n --namespace --password --profile --request-timeout -s --server --tls-server-name --token --user --username -v --vmodule',
    full: { '--profile-output src/made': ['run.remote', 'run.write', 'write src/made'] },
  },
  {
    line: 'kubectl exec @ pod rm x',
    does: ['run.remote', 'run.write'],
    flags: '-q --quiet -i --stdin -t --tty -it',
    values: '-c --container -f --filename --pod-running-timeout -n --namespace',
  },
  {
    line: 'kubectl cp @ pod:/x src/made',
    does: ['run.remote', 'write src/made'],
    flags: '--no-preserve',
    values: '-c --container --retries -n --namespace',
  },
  {
    line: 'helm @ list',
    does: ['network.read'],
    flags: '--debug --kube-insecure-skip-tls-verify',
    values:
      '--burst-limit --kube-apiserver --kube-as-group --kube-as-user --kube-ca-file --kube-context --kube-tls-server-name --kube-token --kubeconfig -n --namespace --qps --registry-config --repository-cache --repository-config',
  },
  {
    line: 'terraform @ validate',
    does: ['run.build'],
    full: { '-chdir=src': ['run.build'] },
  },
  {
    line: 'terraform plan @ -out src/made',
    does: ['network.read', 'write src/made'],
    flags:
      '-destroy -refresh-only -refresh=false -compact-warnings -detailed-exitcode -input=false -lock=false -no-color',
    joined: '-lock-timeout -parallelism -state',
    apart: '-var -var-file -target -replace',
    value: '-out=src/other',
    full: {
      '-generate-config-out=src/b': ['network.read', 'write src/b', 'write src/made'],
      '-generate-config-out src/b': ['network.read', 'write src/b', 'write src/made'],
    },
  },
  {
    line: "ansible all @ -a 'rm x'",
    does: ['run.remote', 'run.write'],
    flags:
      '-b --become -K --ask-become-pass -k --ask-pass -C --check -D --diff -o --one-line -v --verbose --list-hosts --syntax-check -J',
    values:
      '-i --inventory -u --user -f --forks -l --limit -e --extra-vars -c --connection -T --timeout -t --tree -M --module-path -B --background -P --poll --playbook-dir --become-method --become-user --private-key --key-file --ssh-common-args --vault-id --vault-password-file',
    value: '-mping',
    full: {
      '-m shell': ['run.remote', 'run.write'],
      '-m ansible.builtin.command': ['run.remote', 'run.write'],
      '-m ping': ['run.remote'],
      '--module-name=copy': ['run.remote'],
    },
  },
  {
    line: 'vagrant ssh @',
    does: ['run.container'],
    full: {
      "-c 'rm /vagrant/tests/a.test.ts'": ['run.container', 'run.write', 'write tests/a.test.ts'],
      "--command='rm /vagrant/tests/a.test.ts'": ['run.container', 'run.write', 'write tests/a.test.ts'],
    },
  },
];

const read = ['network.read'] as const;

/** Global options of hosted services' command lines. */
const clouds: readonly OptionRow[] = [
  {
    line: 'aws @ s3 ls',
    does: read,
    value: 'delete',
    flags:
      '--debug --no-verify-ssl --no-paginate --no-sign-request --no-cli-pager --cli-auto-prompt --no-cli-auto-prompt',
    values:
      '--endpoint-url --output --query --profile --region --color --ca-bundle --cli-read-timeout --cli-connect-timeout --cli-binary-format --cli-error-format',
  },
  {
    line: 'gcloud @ secrets versions access latest',
    does: ['network.read', 'secret.read'],
    value: 'delete',
    flags: '-q --quiet --log-http --no-user-output-enabled',
    values:
      '--account --billing-project --configuration --flags-file --flatten --format --project --verbosity --access-token-file --impersonate-service-account --trace-token',
  },
  {
    line: 'az @ ssh vm',
    does: ['run.remote'],
    value: 'delete',
    flags: '--debug --only-show-errors --verbose',
    values: '--output -o --query --subscription -g --resource-group -n --name -l --location',
  },
  {
    line: 'heroku @ logs',
    does: read,
    value: 'delete',
    flags: '--json --tail',
    values: '-a --app -r --remote',
  },
  {
    line: 'fly @ status',
    does: read,
    value: 'delete',
    flags: '--debug --verbose -j --json',
    values: '-a --app -c --config -o --org -r --region --access-token',
  },
  {
    line: 'vercel @ ls',
    does: read,
    value: 'delete',
    flags: '-d --debug --no-color',
    values: '-A --local-config -Q --global-config --cwd -t --token -S --scope -T --team',
  },
  { line: 'wrangler @ tail', does: read, value: 'delete', values: '-c --config --cwd -e --env --env-file' },
  {
    line: 'firebase @ projects:list',
    does: read,
    value: 'delete',
    flags: '-j --json --debug --non-interactive -i --interactive',
    values: '-P --project --account --token',
  },
  {
    line: 'doctl @ auth init',
    does: ['network.read', 'secret.read'],
    value: 'delete',
    flags: '--interactive --trace -v --verbose',
    values:
      '-t --access-token -u --api-url -c --config --context -o --output --http-retry-max --http-retry-wait-max --http-retry-wait-min',
  },
];

export const containerOptions: readonly OptionRow[] = [...docker, ...clusters, ...clouds];
