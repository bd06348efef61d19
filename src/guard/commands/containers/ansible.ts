import { act, type Effect, write } from '../../effects.ts';
import { othersAre, verbs } from '../packages/verbs.ts';
import { optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';

/** Ansible: ad-hoc commands and playbooks run on other machines. */
export const ansiblePrograms: readonly Program[] = [
  {
    names: ['ansible'],
    act: 'run.remote',
    anyOption: true,
    options: {
      'a args': 'value',
      'm module-name': 'value',
      'i inventory u user f forks l limit e extra-vars c connection T timeout t tree M module-path B background P poll playbook-dir become-method become-user private-key key-file ssh-common-args ssh-extra-args scp-extra-args sftp-extra-args vault-id vault-password-file task-timeout':
        'value',
    },
    effects: (call, parsed) => ansibleCommand(call, parsed),
  },
  {
    names: [
      'ansible-playbook',
      'ansible-pull',
      'ansible-console',
      'ansible-test',
      'ansible-navigator',
      'ansible-builder',
      'ansible-runner',
    ],
    act: 'run.remote',
    anyOption: true,
  },
  { names: ['ansible-doc', 'ansible-inventory', 'ansible-config'], act: 'network.read', anyOption: true },
  {
    names: ['ansible-galaxy'],
    act: 'run.read',
    options: { 'v verbose': 'flag' },
    subcommands: ['collection', 'role'].map((noun) => ({
      names: [noun],
      act: 'run.read' as const,
      subcommands: verbs([
        ['network.read', 'list info search'],
        ['run.write', 'init'],
        ['run.build', 'build verify'],
        ['publish', 'publish'],
      ]),
      otherwise: othersAre('install'),
    })),
    otherwise: othersAre('install'),
  },
  {
    names: ['ansible-vault'],
    act: 'run.read',
    style: 'raw',
    effects: (call) => {
      const [verb, ...files] = call.args;
      const name = verb?.text ?? '';
      if (name === 'view' || name === 'decrypt_string') return [act('secret.read', 'ansible-vault')];
      const targets = files
        .filter(({ text }) => !text?.startsWith('-'))
        .map((file) => write(call.context.target(file), `ansible-vault ${name}`));
      return name === 'encrypt_string'
        ? []
        : [
            act(name === 'encrypt' || name === 'create' ? 'run.write' : 'secret.read', 'ansible-vault'),
            ...targets,
          ];
    },
  },
];

function ansibleCommand(call: Call, parsed: ParsedArgs): Effect[] {
  const module = optionValues(parsed, 'm').at(-1)?.text ?? 'command';
  const isShell = /(?:^|\.)(?:shell|command|raw|script)$/.test(module);
  return isShell
    ? optionValues(parsed, 'a').flatMap((code) => call.context.shell(code, { elsewhere: {} }))
    : [];
}
