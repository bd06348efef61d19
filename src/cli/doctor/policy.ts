import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileGlobs } from '../../guard/paths/globs.ts';
import type { Policy } from '../../policy/policy.ts';
import { doctorTexts as texts } from '../messages/doctor.ts';
import { type Check, type Finding, problem, warning } from './check.ts';
import type { Patient } from './patient.ts';

/** Sets whose globs people wrote for this repo; the others name what may come (lock files, migrations). */
const ownSets = ['tests', 'protected'];

const looksLikeTest = /(^|\/)(tests?|specs?|__tests__)\/.|[._-](test|spec)s?\.\w+$|(^|\/)test_[^/]*\.py$/i;

export const policyChecks: readonly Check[] = [
  {
    id: 'policy',
    sound: texts.sound.policy,
    look: ({ policy, policyFault }) =>
      policy === undefined
        ? [problem('policy.invalid', policyFault ?? '', texts.fixes.policy)]
        : unknownSets(policy),
  },
  {
    id: 'paths',
    sound: texts.sound.paths,
    look: ({ policy, files }) => {
      if (policy === undefined) return { skipped: texts.skipped.policy };
      if (files.length === 0) return { skipped: texts.skipped.files };
      return ownSets.flatMap((name) => setFindings(name, policy.paths[name] ?? [], files));
    },
  },
  {
    id: 'tests',
    sound: texts.sound.tests,
    look: ({ policy, root }) =>
      policy === undefined ? { skipped: texts.skipped.policy } : testCommandFindings(policy, root),
  },
];

/** "@name" that names nothing protects nothing, and allows nothing. */
function unknownSets({ roles, paths }: Policy): Finding[] {
  return Object.entries(roles).flatMap(([role, { write }]) =>
    [write.allow, write.ask, write.deny]
      .flatMap((refs) => refs ?? [])
      .filter((ref) => ref.startsWith('@') && !Object.hasOwn(paths, ref.slice(1)))
      .map((ref) => problem('policy.unknown-set', texts.unknownSet(role, ref), texts.fixes.unknownSet)),
  );
}

function setFindings(name: string, globs: readonly string[], files: readonly string[]): Finding[] {
  const idle = globs.filter(
    (glob) => !glob.startsWith('!') && !files.some(compileGlobs([glob], false).matches),
  );
  const found =
    idle.length === 0 ? [] : [warning('paths.idle', texts.idleGlobs(name, idle), texts.fixes.paths(name))];
  if (name !== 'tests') return found;
  const set = compileGlobs(globs, false);
  const covered = files.some(set.matches);
  const stray = files.find((file) => looksLikeTest.test(file) && !file.startsWith('.'));
  if (covered) return found;
  if (stray !== undefined)
    return [problem('paths.tests', texts.testsElsewhere(stray), texts.fixes.paths(name))];
  return globs.length === 0 ? [warning('paths.tests', texts.noTests, texts.fixes.paths(name))] : found;
}

function testCommandFindings({ components, flow }: Policy, root: string): Finding[] {
  if (components.length === 0 && flow.mode !== 'off')
    return [warning('tests.none', texts.noComponents, texts.fixes.tests)];
  return components.flatMap(({ dir, testAll, testFile }) => {
    if (!existsSync(join(root, dir)))
      return [problem('tests.directory', texts.noDirectory(dir), texts.fixes.tests)];
    const missing = [
      ...(testAll === undefined ? ['testAll'] : []),
      ...(testFile === undefined ? ['testFile'] : []),
    ];
    const unknown =
      missing.length === 0
        ? []
        : [warning('tests.command', texts.noCommand(dir, missing), texts.fixes.tests)];
    const local = [testAll, testFile]
      .flatMap((command) => /^(?:\.\/)?[\w.-]+\/[\w./-]+/.exec(command ?? '')?.[0] ?? [])
      .filter((program) => !existsSync(join(root, dir, program)));
    return [
      ...unknown,
      ...[...new Set(local)].map((program) =>
        warning('tests.program', texts.noProgram(dir, program), texts.fixes.program),
      ),
    ];
  });
}

/** What stays open, by role, in few words. The whole list is decisions.md. */
export function holesOf(patient: Patient): { role: string; says: string }[] {
  const { policy, hasGit } = patient;
  if (policy === undefined) return [];
  const open: { role: string; says: string }[] = [];
  const guardrails = Object.entries(policy.roles)
    .filter(([name, { box }]) => box === 'guardrail' && name !== 'architect')
    .map(([name]) => name);
  const unseen = policy.sandbox ? texts.holes.unseenInside : texts.holes.unseen;
  open.push({ role: 'main session', says: policy.main === 'free' ? texts.holes.free : texts.holes.main });
  for (const role of guardrails) open.push({ role, says: hasGit ? unseen : texts.holes.noSeal });
  for (const [role, { tools = [], box }] of Object.entries(policy.roles)) {
    if (tools.length > 0) open.push({ role, says: texts.holes.tools(tools.join(', ')) });
    else if (box === 'barrier' && role !== '*') open.push({ role, says: texts.holes.barrier });
  }
  if (policy.flow.mode !== 'enforce') open.push({ role: 'all', says: texts.holes.flow(policy.flow.mode) });
  if (policy.ci === 'none') open.push({ role: 'all', says: texts.holes.ci });
  return open;
}
