import type { Act } from '../../../policy/acts.ts';
import { act, write } from '../../effects.ts';
import { wordsAfterDashes } from '../inner-command.ts';
import { frozenWith, rawVerb, verbs } from '../packages/verbs.ts';
import type { Call, Options, Program } from '../program.ts';
import { rewritten } from '../runners/tool.ts';
import { ansiblePrograms } from './ansible.ts';
import { runInside } from './inside.ts';

const kubectlOptions: Options = {
  'n namespace c container context cluster user kubeconfig l selector o output s server token as as-group as-uid cache-dir certificate-authority client-certificate client-key request-timeout field-selector f filename k kustomize tail since v log-flush-frequency password profile tls-server-name username vmodule pod-running-timeout retries':
    'value',
  'profile-output': 'writes',
  'A all-namespaces i stdin t tty q quiet w watch insecure-skip-tls-verify disable-compression match-server-version warnings-as-errors R recursive':
    'flag',
};

const kubectl: Program = {
  names: ['kubectl', 'oc', 'k3s-kubectl', 'microk8s.kubectl', 'kubecolor'],
  act: 'run.read',
  options: kubectlOptions,
  optionsAnywhere: true,
  subcommands: [
    {
      names: ['exec', 'rsh', 'attach', 'debug'],
      act: 'run.remote',
      anyOption: true,
      effects: (call, parsed) =>
        runInside(parsed.afterDashes ?? parsed.operands.slice(1), { mappings: [] }, call),
    },
    {
      names: ['run'],
      act: 'run.cloud',
      anyOption: true,
      effects: (call, parsed) => runInside(parsed.afterDashes ?? [], { mappings: [] }, call),
    },
    {
      names: ['cp'],
      act: 'run.remote',
      anyOption: true,
      effects: (call, parsed) => {
        const to = parsed.operands[1];
        return !to || /^[^/.][^:]*:/.test(to.text ?? '')
          ? []
          : [write(call.context.target(to), 'kubectl cp')];
      },
    },
    rawVerb('get describe', (call, parsed) => [act(readsOf(call), parsed.by)]),
    ...verbs([
      [
        'network.read',
        'logs top version explain api-resources api-versions cluster-info events diff wait projects status whoami',
      ],
    ]),
    rawVerb('config', (call) => [
      act(
        call.args.some(({ text }) => text === '--raw') ? 'secret.read' : 'environment.read',
        'kubectl config',
      ),
    ]),
    rawVerb('auth', (call) => [
      act(
        call.args[0]?.text === 'can-i' || call.args[0]?.text === 'whoami' ? 'network.read' : 'run.cloud',
        'kubectl auth',
      ),
    ]),
    rawVerb('kustomize', () => [act('run.build', 'kubectl kustomize')]),
    rawVerb('rollout', (call) => [
      act(
        /^(?:status|history)$/.test(call.args[0]?.text ?? '') ? 'network.read' : 'run.cloud',
        'kubectl rollout',
      ),
    ]),
    ...verbs([['run.build', 'completion options help plugin']]),
  ],
  otherwise: 'run.cloud',
};

/** A secret's value comes out in full only in a format that one asks for. */
function readsOf({ args }: Call): Act {
  if (!args.some(({ text }) => /^secrets?(?:\/|$)/.test(text ?? ''))) return 'network.read';
  const isShown = args.some(({ text }, at) => {
    const format = /^(?:-o|--output|--template)=?(.*)$/s.exec(text ?? '');
    return format !== null && !/^(?:wide|name)$/.test(format[1] || (args[at + 1]?.text ?? ''));
  });
  return isShown ? 'secret.read' : 'environment.read';
}

/** A post-renderer is a program, whatever is done with what it prints. */
const isDryRun = ({ args }: Call): boolean =>
  args.some(({ text }) => /^--dry-run(?:=(?:client|server))?$/.test(text ?? '')) &&
  !args.some(({ prefix }) => prefix.startsWith('--post-renderer'));

const helm: Program = {
  names: ['helm', 'helmfile', 'kustomize'],
  act: 'run.read',
  options: {
    'n namespace kube-context kubeconfig registry-config repository-config repository-cache burst-limit qps kube-apiserver kube-as-group kube-as-user kube-ca-file kube-tls-server-name kube-token e environment f file':
      'value',
    'debug kube-insecure-skip-tls-verify': 'flag',
  },
  optionsAnywhere: true,
  subcommands: [
    rawVerb('install upgrade rollback uninstall', (call, parsed) => [
      act(isDryRun(call) ? 'network.read' : 'run.cloud', 'helm', parsed.by.split(' ').at(-1)),
    ]),
    ...verbs([
      ['network.read', 'list ls status history search show inspect diff version env verify'],
      ['environment.read', 'get'],
      ['run.build', 'template lint build package test completion help'],
      ['publish', 'push'],
      ['network.write', 'registry'],
      ['install', 'pull fetch'],
    ]),
    ...['dependency', 'dep', 'repo', 'plugin'].map((noun) =>
      rawVerb(noun, (call) => [
        act(/^(?:list|ls)$/.test(call.args[0]?.text ?? '') ? 'network.read' : 'install', 'helm', noun),
      ]),
    ),
  ],
  otherwise: 'run.cloud',
};

const clusters: Program = {
  names: [
    'minikube',
    'kind',
    'k3d',
    'k3s',
    'k9s',
    'microk8s',
    'skaffold',
    'tilt',
    'telepresence',
    'kubectx',
    'kubens',
    'stern',
    'kops',
    'kubeadm',
    'talosctl',
    'ctlptl',
    'devspace',
    'garden',
    'okteto',
    'werf',
  ],
  act: 'run.read',
  style: 'raw',
  effects: (call) => {
    const inner = wordsAfterDashes(call.args);
    const verb = call.args[0]?.text ?? '';
    if (/^(?:ssh|kubectl|exec)$/.test(verb) && inner)
      return [act('run.remote', call.name), ...runInside(inner, { mappings: [] }, call)];
    return [
      act(
        /^(?:status|list|ls|get|version|ip|logs|profile|diagnose|config|describe|help)$/.test(verb) ||
          call.name === 'stern'
          ? 'network.read'
          : 'run.service',
        call.name,
        verb,
      ),
    ];
  },
};

const terraformValue: Options = { chdir: 'directory' };

const terraform: Program = {
  names: ['terraform', 'tofu', 'terragrunt'],
  act: 'run.read',
  style: 'single-dash',
  options: terraformValue,
  subcommands: [
    frozenWith('init', '-lockfile=readonly', '--lockfile=readonly'),
    ...verbs([
      ['install', 'get'],
      ['run.build', 'validate graph version'],
      ['network.read', 'show refresh-only metadata modules'],
      ['environment.read', 'output console'],
      ['network.write', 'login logout'],
    ]),
    {
      names: ['plan'],
      act: 'network.read',
      style: 'single-dash',
      anyOption: true,
      options: {
        'out generate-config-out': 'writes',
        'var var-file target replace lock-timeout parallelism': 'value',
      },
    },
    rawVerb(
      'fmt hclfmt',
      (call, parsed) =>
        call.args.some(({ text }) => /^--?check\b/.test(text ?? ''))
          ? []
          : rewritten(
              call.args.filter(({ text }) => !text?.startsWith('-')),
              ['*.{tf,tfvars,hcl}'],
              parsed.by,
              call,
            ),
      'run.build',
    ),
    rawVerb('state', (call) => [
      act(
        /^(?:list|show)$/.test(call.args[0]?.text ?? '')
          ? 'network.read'
          : call.args[0]?.text === 'pull'
            ? 'secret.read'
            : 'run.cloud',
        'terraform state',
      ),
    ]),
    rawVerb('workspace', (call) => [
      act(
        /^(?:list|show)$/.test(call.args[0]?.text ?? '') ? 'network.read' : 'run.cloud',
        'terraform workspace',
      ),
    ]),
    rawVerb('providers', (call) => [
      act(
        /^(?:lock|mirror)$/.test(call.args[0]?.text ?? '') ? 'install' : 'run.build',
        'terraform providers',
      ),
    ]),
  ],
  otherwise: 'run.cloud',
};

const stacks: Program = {
  names: ['pulumi', 'cdk', 'cdktf', 'sst', 'sam', 'serverless', 'sls', 'amplify'],
  act: 'run.read',
  style: 'raw',
  effects: (call) => {
    const verbsGiven = call.args
      .filter(({ text }) => text === undefined || !text.startsWith('-'))
      .map(({ text }) => text ?? '');
    const [verb = '', next = ''] = verbsGiven;
    if (
      /^(?:preview|diff|synth|synthesize|list|ls|validate|about|whoami|logs|doctor|docs|print|package|build|context|get)$/.test(
        verb,
      )
    )
      return [act('run.build', call.name, verb)];
    if (verbsGiven.length > 0 && call.args.some(({ text }) => text === '--show-secrets'))
      return [act('secret.read', call.name, verb)];
    if (verb === 'stack' && /^(?:ls|output|graph|history|)$/.test(next))
      return [act('environment.read', call.name, verb)];
    if (verb === 'config' || verb === 'secret' || verb === 'secrets')
      return [act('environment.read', call.name, verb)];
    const inner = wordsAfterDashes(call.args);
    if (/^(?:shell|run)$/.test(verb) && inner) return call.context.run(inner);
    return [act('run.cloud', call.name, verb)];
  },
};

export const clusterPrograms: readonly Program[] = [
  kubectl,
  helm,
  clusters,
  terraform,
  stacks,
  ...ansiblePrograms,
];
