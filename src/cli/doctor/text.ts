import { doctorTexts as texts } from '../messages/doctor.ts';
import type { Paint } from '../terminal/colour.ts';
import { definitions, wrap } from '../terminal/layout.ts';
import type { Finding } from './check.ts';
import type { Diagnosis } from './diagnose.ts';

const styles = { allow: 'green', ask: 'yellow', block: 'red', failed: 'red' } as const;

/** What is wrong first, each with its fix, and the verdict last, where a terminal ends. */
export function diagnosisText(diagnosis: Diagnosis, paint: Paint, width: number): string {
  const { findings, sound, skipped, probed, holes } = diagnosis;
  const { headings } = texts;
  const problems = findings.filter(({ level }) => level === 'problem');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const rows = (pairs: readonly (readonly [string, string])[]) => definitions(pairs, width, 20);
  const probes = probed.map(({ role, call, answer, rule }) => {
    const says = paint(styles[answer], texts.answers[answer].padEnd(8));
    return `  ${role.padEnd(20)}  ${says} ${call}${rule === null ? '' : `  ${paint('dim', rule)}`}`;
  });
  const parts: [string, string][] = [
    [headings.checked, rows(sound.map(({ id, says }) => [id, says]))],
    [headings.skipped, rows(skipped.map(({ id, why }) => [id, why]))],
    [headings.probes, probes.join('\n')],
    [headings.holes, rows(holes.map(({ role, says }) => [role, says]))],
    [paint('yellow', headings.warnings), findingsText(warnings, width)],
    [paint('red', headings.problems), findingsText(problems, width)],
  ];
  const sections = parts
    .filter(([, body]) => body !== '')
    .map(([title, body]) => `${paint('bold', title)}\n${body}\n`);
  const verdict =
    problems.length === 0 ? paint('green', texts.isSound) : paint('red', texts.notSound(problems.length));
  return `${[...sections, verdict].join('\n')}\n`;
}

function findingsText(findings: readonly Finding[], width: number): string {
  return findings
    .map(({ id, says, fix }) =>
      [`  ${id}`, ...wrap(`${says}. ${fix}.`, width - 4).map((line) => `    ${line}`)].join('\n'),
    )
    .join('\n');
}
