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
    if (!runs)
      return [
        act(shows(call.name, words) ? 'secret.read' : 'environment.read', call.name),
        act('network.write', call.name),
      ];
    const command = optionCode(words);
    if (command !== undefined) return call.context.shell(known(command));
    return dashes < 0 ? [act('run.dynamic', call.name)] : runFrom(call, call.args, dashes + 1);
  },
};

/** macOS' keychains are asked for much that is public; of the others, what fetches or lists values. */
const readingVerbs: Readonly<Record<string, RegExp>> = {
  security: /^(?:find-(?:generic|internet)-password .*-[a-z]*[wg]|(?:dump-keychain|export)\b)/,
  op: /^(?:read|inject|signin .*--raw|(?:item|document) get)\b/,
  vault: /^(?:read|unwrap|print|kv get|token|write .*creds)\b/,
  doppler: /^secrets\b/,
  infisical: /^(?:secrets|export|token)\b/,
  bw: /^(?:get|list|export|unlock)\b/,
  pass: /^(?!ls|list|find|git|init|help|version)\S/,
  gopass: /^(?!ls|list|find|git|init|help|version|config|sum)\S/,
  sops: /^(?:-d|--decrypt|decrypt|exec|edit|[^-]\S*$)/,
};

/** A password manager's name alone does not tell whether it prints one. */
function shows(name: string, words: readonly (string | undefined)[]): boolean {
  const line = words.map((word) => word ?? '?').join(' ');
  const reads = Object.hasOwn(readingVerbs, name) ? readingVerbs[name] : undefined;
  return (
    reads ?? /(?:^| )(?:get|read|show|lookup|search|export|decrypt|cat|env|get-secret-value)(?: |$)/
  ).test(line);
}

function optionCode(words: readonly (string | undefined)[]): string | undefined {
  const at = words.indexOf('--command');
  return at < 0 ? undefined : words[at + 1];
}

export const secretPrograms: readonly Program[] = [secretManagers];
