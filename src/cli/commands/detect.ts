import { detect } from '../../detect/detect.ts';
import type { DetectedComponent, Detection } from '../../detect/detection.ts';
import { version } from '../../version.ts';
import type { Invocation } from '../command-line/commands.ts';
import { exits } from '../failure.ts';
import { detectTexts as texts } from '../messages/detect.ts';
import { printDocument } from '../output.ts';
import { catalogue } from '../package-data.ts';
import { repoRoot } from '../repo.ts';
import { type Paint, painter } from '../terminal/colour.ts';
import { definitions, widthOf, wrap } from '../terminal/layout.ts';

/** What was found in a repo, and why it is believed. */
export async function run({ operands, options, io }: Invocation): Promise<number> {
  const root = repoRoot(operands[0], io);
  const found = detect(root, { catalogue });
  for (const { file, says } of found.warnings) io.stderr.write(`${texts.warning}: ${file}: ${says}\n`);
  if (options.json) {
    printDocument(io, { version, command: 'detect', root, ...found, exit: exits.done });
    return exits.done;
  }
  io.stdout.write(detectionText(found, painter(io.stdout, io.env), widthOf(io.stdout.columns)));
  return exits.done;
}

function detectionText({ workspace, components }: Detection, paint: Paint, width: number): string {
  const parts = workspace.kind === 'single' ? [] : [texts.workspace(workspace.tools.join(', '))];
  if (components.length === 0) parts.push(wrap(texts.nothing, width).join('\n'));
  for (const component of components) parts.push(componentText(component, paint, width));
  return `${parts.join('\n\n')}\n`;
}

function componentText(component: DetectedComponent, paint: Paint, width: number): string {
  const { dir, stack, certainty, database, service } = component;
  const rows: [string, string | null][] = [
    [texts.tests, component.testGlobs.join(', ')],
    [texts.runner, component.testRunner],
    [texts.testAll, component.testAll],
    [texts.testFile, component.testFile],
    [texts.lint, component.lint.join(', ')],
    [texts.typecheck, component.typecheck],
    [texts.packageManager, component.packageManager],
    [
      texts.database,
      database &&
        [database.kind, database.role && texts.as(database.role), database.via].filter(Boolean).join(', '),
    ],
    [texts.service, service && [service.name, service.dir].filter(Boolean).join(': ')],
  ];
  const known = rows.filter((row): row is [string, string] => Boolean(row[1]));
  const evidence = component.evidence.map(
    ({ about, file, key, says }) => [about, `${key ? `${file} (${key})` : file}: ${says}`] as const,
  );
  return [
    `${paint('bold', dir)}  ${stack}  ${paint('dim', texts.certainty(certainty))}`,
    definitions(known, width, 15),
    paint('dim', `${texts.because}\n${definitions(evidence, width, 15)}`),
  ].join('\n');
}
