import gatesCjs from '../../../templates/core/_claude/hooks/gates.cjs.txt';
import gatesSh from '../../../templates/core/_claude/hooks/gates.sh';
import { pinsOf } from '../../policy/hook-commands.ts';
import type { Policy } from '../../policy/policy.ts';
import type { DesiredFile } from '../desired.ts';
import { agentFiles } from './agents.ts';
import { documentFiles } from './documents.ts';
import { settingsFiles } from './settings.ts';

export type RenderInput = {
  /** The text of the built runtime, which becomes .claude/hooks/gates.mjs. */
  runtimeText: string;
  /** The JSON Schema of the policy, as the build made it. */
  schemaText: string;
  /** Examples of project invariants for the CLAUDE.md skeleton, as the stacks suggest them. */
  invariants: readonly string[];
};

/** Everything an install puts into a repo but its own records (installed.json, base), before the disk is looked at. */
export function render(policy: Policy, { runtimeText, schemaText, invariants }: RenderInput): DesiredFile[] {
  return [
    { path: '.claude/hooks/gates.sh', kind: 'runtime', content: gatesSh, executable: true },
    { path: '.claude/hooks/gates.cjs', kind: 'runtime', content: gatesCjs },
    { path: '.claude/hooks/gates.mjs', kind: 'runtime', content: runtimeText },
    { path: '.claude/gates/gates.schema.json', kind: 'runtime', content: schemaText },
    { path: '.claude/gates/gates.json', kind: 'owned', content: policyText(policy), required: true },
    ...settingsFiles(policy, pinsOf([gatesSh, gatesCjs, runtimeText])),
    ...agentFiles(policy),
    ...documentFiles(policy, invariants),
    { path: '.gitignore', kind: 'merged', merge: 'lines', lines: ['/.claude/gates/state/'] },
    {
      path: '.gitattributes',
      kind: 'merged',
      merge: 'lines',
      lines: [
        // A shell script with CRLF does not start, and the hashes in installed.json are those of LF texts.
        '/.claude/hooks/gates.* text eol=lf',
        '/.claude/gates/*.json text eol=lf',
        '/.claude/gates/base.json.gz binary',
        '/.claude/hooks/gates.mjs linguist-generated',
      ],
    },
  ];
}

function policyText(policy: Policy): string {
  const { $schema: _schema, ...rest } = policy;
  return `${JSON.stringify({ $schema: './gates.schema.json', ...rest }, null, 2)}\n`;
}
