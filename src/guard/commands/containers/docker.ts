import { act, type Effect, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { verbs } from '../packages/verbs.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { bindMounts, type Mapping, runInside, serviceMappings } from './inside.ts';

const execOptions: Options = {
  'e env': 'value',
  'env-file detach-keys index': 'value',
  'u user': 'value',
  'w workdir': 'value',
};

/** docker run's options with a value. The others are flags. */
const runOptions: Options = {
  'a attach add-host annotation blkio-weight blkio-weight-device cap-add cap-drop cgroup-parent cgroupns cidfile cpu-count cpu-percent cpu-period cpu-quota cpu-rt-period cpu-rt-runtime c cpu-shares cpus cpuset-cpus cpuset-mems detach-keys device device-cgroup-rule device-read-bps device-read-iops device-write-bps device-write-iops dns dns-option dns-search domainname env-file expose gpus group-add health-cmd health-interval health-retries health-start-interval health-start-period health-timeout h hostname io-maxbandwidth io-maxiops ip ip6 ipc isolation kernel-memory l label label-file link link-local-ip log-driver log-opt mac-address m memory memory-reservation memory-swap memory-swappiness name network net network-alias oom-score-adj pid pids-limit platform p publish pull restart runtime security-opt shm-size stop-signal stop-timeout storage-opt sysctl tmpfs ulimit userns uts volume-driver volumes-from env-from-file':
    'value',
  // podman's own.
  'arch authfile cgroup-conf chrootdirs conmon-pidfile env-merge gidmap group-entry hosts-file hostuser image-volume init-ctr init-path os passwd-entry personality pidfile pod preserve-fds requires sdnotify secret subgidname subuidname systemd timeout tz uidmap umask unsetenv variant':
    'value',
  'e env': 'value',
  entrypoint: 'value',
  'v volume': 'value',
  mount: 'value',
  'u user': 'value',
  'w workdir': 'value',
};

const lastText = (parsed: ParsedArgs, name: string): string | undefined =>
  optionValues(parsed, name).at(-1)?.text;

/** docker exec CONTAINER words, docker compose exec SERVICE words. */
const exec: Program = {
  names: ['exec'],
  act: 'run.container',
  anyOption: true,
  stopAtOperand: true,
  options: execOptions,
  effects: (call, parsed) => {
    const [name, ...words] = parsed.operands;
    const place = {
      mappings: serviceMappings(name, words, call),
      workdir: lastText(parsed, 'w'),
      user: optionValues(parsed, 'u').at(-1),
      environment: optionValues(parsed, 'e'),
    };
    return runInside(words, place, call);
  },
};

/** Images whose entry point is the program of the same name. */
const programImages = new Set(
  'composer git terraform tofu migrate dbmate goose atlas flyway liquibase sqitch hadolint shellcheck prettier eslint psql mysql aws-cli kubectl helm ansible ansible-playbook golangci-lint trivy'.split(
    ' ',
  ),
);

const run: Program = {
  names: ['run'],
  act: 'run.container',
  anyOption: true,
  stopAtOperand: true,
  options: runOptions,
  effects: (call, parsed) => runEffects(call, parsed, 'image'),
};

const composeRun: Program = { ...run, effects: (call, parsed) => runEffects(call, parsed, 'service') };

function runEffects(call: Call, parsed: ParsedArgs, kind: 'image' | 'service'): Effect[] {
  const [subject, ...rest] = parsed.operands;
  const entrypoint = optionValues(parsed, 'entrypoint').at(-1);
  const words = entrypoint ? [entrypoint, ...rest] : rest;
  const mounts = bindMounts(optionValues(parsed, 'v'), optionValues(parsed, 'mount'), call.context);
  const mappings: Mapping[] = [
    ...mounts,
    ...(kind === 'service' ? serviceMappings(subject, words, call) : []),
  ];
  const place = {
    mappings,
    workdir: lastText(parsed, 'w'),
    user: optionValues(parsed, 'u').at(-1),
    environment: optionValues(parsed, 'e'),
  };
  const image =
    (subject?.text ?? '')
      .replace(/[:@].*$/, '')
      .split('/')
      .at(-1) ?? '';
  const isProgram = kind === 'image' && programImages.has(image) && !entrypoint;
  return [
    ...runInside(words, place, call),
    ...(isProgram ? runInside([known(image === 'aws-cli' ? 'aws' : image), ...words], place, call) : []),
  ];
}

/** docker cp FROM TO, one of them "container:path". */
const cp: Program = {
  names: ['cp'],
  act: 'run.container',
  options: { 'a archive L follow-link q quiet all': 'flag', index: 'value' },
  effects: (call, parsed) => {
    const [from, to] = parsed.operands;
    if (!from || !to) return [];
    const remote = /^([^:/]+):(.*)$/s.exec(to.text ?? '');
    if (!remote) return to.text === '-' ? [] : [write(call.context.target(to), parsed.by)];
    const mappings = serviceMappings(known(remote[1] ?? ''), [], call);
    return [
      ...runInside([known('cp'), known('/nowhere'), known(remote[2] ?? '')], { mappings }, call),
      { kind: 'read', target: call.context.target(from), by: parsed.by },
    ];
  },
};

const build: Program = {
  names: ['build', 'b', 'bake'],
  act: 'run.build',
  anyOption: true,
  options: {
    'o output': 'value',
    'iidfile metadata-file': 'writes',
    'add-host allow attest build-arg build-context builder cache-from cache-to call cgroup-parent cpu-period cpu-quota c cpu-shares cpuset-cpus cpuset-mems f file isolation label m memory memory-swap network platform progress provenance sbom secret security-opt shm-size ssh t tag target ulimit':
      'value',
  },
  effects: (call, parsed) =>
    optionValues(parsed, 'o').flatMap((value) => {
      const place =
        /(?:^|,)dest=([^,]+)/.exec(value.text ?? '')?.[1] ??
        (value.text?.includes('=') ? undefined : value.text);
      return place === undefined ? [] : [write(call.context.target(known(place)), `${parsed.by} --output`)];
    }),
};

/** Deleting volumes deletes the database in them. */
const deletesData = (by: string): Effect => act('migrate', by, 'deletes volumes, and the data in them');

const withVolumes = (names: string, ...options: string[]): Program => ({
  names: names.split(' '),
  act: 'run.service',
  style: 'raw',
  effects: (call, parsed) =>
    call.args.some(({ text }) =>
      options.some(
        (option) =>
          text === option ||
          (option.length === 2 && /^-[a-z]+$/.test(text ?? '') && text?.includes(option[1] ?? '-')),
      ),
    )
      ? [deletesData(parsed.by)]
      : [],
});

const reads = 'ps logs top port images ls list events stats version info history diff search wait volumes';

/** Verbs of containers, as they stand alone and under `docker container`. */
const containerVerbs: readonly Program[] = [
  exec,
  run,
  cp,
  ...verbs([
    ['network.read', reads],
    ['environment.read', 'inspect'],
  ]),
  { names: ['export', 'save'], act: 'network.read', anyOption: true, options: { 'o output': 'writes' } },
  withVolumes('rm', '-v', '--volumes'),
];

const composeOptions: Options = {
  'f file p project-name profile env-file parallel progress ansi': 'value',
  'project-directory': 'directory',
  'compatibility dry-run all-resources verbose no-ansi v version': 'flag',
};

const compose: Program = {
  names: ['compose'],
  act: 'run.read',
  options: composeOptions,
  subcommands: [
    exec,
    composeRun,
    cp,
    build,
    withVolumes('down', '-v', '--volumes'),
    withVolumes('rm', '-v', '--volumes'),
    ...verbs([
      ['network.read', reads],
      ['environment.read', 'config convert'],
      ['publish', 'push publish'],
    ]),
  ],
  otherwise: 'run.service',
};

const docker: Program = {
  names: ['docker', 'podman', 'nerdctl', 'finch'],
  act: 'run.read',
  options: {
    'H host c context config l log-level tlscacert tlscert tlskey namespace n address': 'value',
    'D debug tls tlsverify v version h help remote': 'flag',
  },
  subcommands: [
    ...containerVerbs,
    build,
    compose,
    { names: ['container'], act: 'run.read', subcommands: containerVerbs, otherwise: 'run.service' },
    {
      names: ['image', 'manifest'],
      act: 'run.read',
      subcommands: [
        build,
        ...verbs([
          ['network.read', 'ls list history pull inspect'],
          ['publish', 'push'],
        ]),
        ...containerVerbs.filter(({ names }) => names.includes('save')),
      ],
      otherwise: 'run.service',
    },
    {
      names: ['volume'],
      act: 'run.read',
      subcommands: [
        ...verbs([['network.read', 'ls list inspect']]),
        {
          names: ['rm', 'remove', 'prune'],
          act: 'run.service',
          style: 'raw',
          effects: (_, parsed) => [deletesData(parsed.by)],
        },
      ],
      otherwise: 'run.service',
    },
    {
      names: ['system'],
      act: 'run.read',
      subcommands: [withVolumes('prune', '--volumes'), ...verbs([['network.read', 'df info events']])],
      otherwise: 'run.service',
    },
    {
      names: [
        'network',
        'context',
        'plugin',
        'node',
        'service',
        'stack',
        'config',
        'builder',
        'trust',
        'pod',
        'machine',
      ],
      act: 'run.read',
      subcommands: verbs([['network.read', 'ls list inspect show ps du logs']]),
      otherwise: 'run.service',
    },
    {
      names: ['buildx'],
      act: 'run.read',
      subcommands: [build, ...verbs([['network.read', 'ls inspect du version']])],
      otherwise: 'run.service',
    },
    ...verbs([
      ['publish', 'push'],
      ['network.write', 'login logout'],
      ['network.read', 'pull'],
      ['environment.read', 'secret'],
    ]),
  ],
  otherwise: 'run.service',
};

const composeNames = ['docker-compose', 'podman-compose', 'nerdctl-compose'];

export const dockerPrograms: readonly Program[] = [docker, { ...compose, names: composeNames }];

/** docker compose words, for the tools around it. */
export const composeCall = (words: readonly Arg[], call: Call): Effect[] =>
  call.context.run([known('docker'), known('compose'), ...words]);
