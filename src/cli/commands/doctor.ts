import { version } from '../../version.ts';
import type { Invocation } from '../command-line/commands.ts';
import { diagnose } from '../doctor/diagnose.ts';
import { examine } from '../doctor/patient.ts';
import { diagnosisText } from '../doctor/text.ts';
import { exits } from '../failure.ts';
import { printDocument } from '../output.ts';
import { installedRoot } from '../repo.ts';
import { painter } from '../terminal/colour.ts';
import { widthOf } from '../terminal/layout.ts';

/** Is the install wired, valid, unmodified and alive? */
export async function run({ operands, options, io }: Invocation): Promise<number> {
  const root = installedRoot(operands[0], io);
  const diagnosis = await diagnose(examine(root, io), { client: options.client ?? false });
  const isSound = diagnosis.findings.every(({ level }) => level !== 'problem');
  const exit = isSound ? exits.done : exits.failed;
  if (options.json) printDocument(io, { version, command: 'doctor', root, ...diagnosis, exit });
  else io.stdout.write(diagnosisText(diagnosis, painter(io.stdout, io.env), widthOf(io.stdout.columns)));
  return exit;
}
