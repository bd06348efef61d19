import { version } from '../../version.ts';
import type { Invocation } from '../command-line/commands.ts';
import { exits } from '../failure.ts';
import { diffTexts as texts } from '../messages/diff.ts';
import { printDocument } from '../output.ts';
import { desiredFiles } from '../plan/desired-files.ts';
import { painted, upgradePatch, userPatch } from '../plan/patches.ts';
import { planned } from '../plan/planned.ts';
import { installedRoot, readPolicy } from '../repo.ts';
import { painter } from '../terminal/colour.ts';

/** What the user changed since the install, and what an upgrade would change. */
export async function run({ operands, options, io }: Invocation): Promise<number> {
  const root = installedRoot(operands[0], io);
  const { files, warnings } = planned(root, desiredFiles(readPolicy(root)), options);
  const changes = files.map((file) => ({ file, yours: userPatch(file), upgrade: upgradePatch(file) }));
  if (options.json) {
    const documents = changes.map(({ file: { path, kind, state, action }, yours, upgrade }) => ({
      path,
      kind,
      state,
      action,
      yours,
      upgrade,
    }));
    printDocument(io, { version, command: 'diff', root, files: documents, warnings, exit: exits.done });
    return exits.done;
  }
  const paint = painter(io.stdout, io.env);
  const section = (title: string, none: string, patches: (string | null)[]) => {
    const found = patches.filter((text) => text !== null);
    io.stdout.write(`${paint('bold', found.length > 0 ? title : none)}\n\n`);
    for (const text of found) io.stdout.write(`${painted(text, paint)}\n`);
  };
  section(
    texts.yours,
    texts.noneOfYours,
    changes.map(({ yours }) => yours),
  );
  for (const { file } of changes) {
    if (file.state === 'deleted-by-user') io.stdout.write(`${texts.deleted(file.path)}\n\n`);
  }
  section(
    texts.upgrade,
    texts.upToDate,
    changes.map(({ upgrade }) => upgrade),
  );
  for (const warning of warnings) io.stderr.write(`${warning}\n`);
  return exits.done;
}
