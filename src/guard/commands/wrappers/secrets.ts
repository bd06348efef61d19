import { act } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import { runFrom } from '../inner-command.ts';
import type { Program } from '../program.ts';

/** Secret managers: `run -- cmd` gives a program the secrets as environment; everything else shows or changes them. */
const secretManagers: Program = {
  names: [
    'doppler',
    'op',
    'infisical',
    'aws-vault',
    'chamber',
    'vault',
    'bw',
    'pass',
    'gopass',
    'keyring',
    'akeyless',
    'teller',
    'sops',
    'security',
    'secret-tool',
  ],
  act: 'run.read',
  style: 'raw',
  effects: (call) => {
    const dashes = call.args.findIndex((arg) => arg.text === '--');
    const words = call.args.map((arg) => arg.text);
    const runs = /^(?:run|exec|exec-env|exec-file)$/.test(words[0] ?? '');
    if (words.length === 0 || words.every((word) => /^(?:-v|-h|help|version|status)$/.test(word ?? '')))
      return [];
    if (!runs) return [act('secret.read', call.name), act('network.write', call.name)];
    const command = optionCode(words);
    if (command !== undefined) return call.context.shell(known(command));
    return dashes < 0 ? [act('run.dynamic', call.name)] : runFrom(call, call.args, dashes + 1);
  },
};

function optionCode(words: readonly (string | undefined)[]): string | undefined {
  const at = words.indexOf('--command');
  return at < 0 ? undefined : words[at + 1];
}

export const secretPrograms: readonly Program[] = [secretManagers];
