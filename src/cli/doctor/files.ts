import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { installedPath, journalPath } from '../../scaffold/paths.ts';
import { doctorTexts as texts } from '../messages/doctor.ts';
import { type Check, type Finding, problem, type Skipped, warning } from './check.ts';
import type { Patient } from './patient.ts';
import { runProgram } from './run-program.ts';

/** Without these no hook gives an answer. */
const runtimeFiles = ['gates.sh', 'gates.cjs', 'gates.mjs'].map((name) => `.claude/hooks/${name}`);

const markers = /^(<{7}|>{7}|={7})( |$)/m;

export const fileChecks: readonly Check[] = [
  {
    id: 'runtime',
    sound: texts.sound.runtime,
    look({ root, record, recordFault }) {
      if (record === undefined) return [problem('runtime.record', recordFault ?? '', texts.fixes.record)];
      const recorded = Object.entries(record.files).filter(([, { kind }]) => kind === 'runtime');
      const unknown = runtimeFiles.filter((file) => !recorded.some(([path]) => path === file));
      return [
        ...unknown.map((file) => problem('runtime.record', texts.unrecorded(file), texts.fixes.rerun)),
        ...recorded.flatMap(([file, { hash }]) => runtimeFindings(root, file, hash)),
      ];
    },
  },
  {
    id: 'conflicts',
    sound: texts.sound.conflicts,
    look({ root, record }) {
      const ours = Object.keys(record?.files ?? {});
      const interrupted = existsSync(join(root, journalPath))
        ? [problem('conflicts.interrupted', texts.interrupted, texts.fixes.rerun)]
        : [];
      return [
        ...interrupted,
        ...ours.flatMap((file) => [...markersIn(root, file), ...leftBeside(root, file)]),
      ];
    },
  },
  {
    id: 'git',
    sound: texts.sound.git,
    look: async (patient) =>
      patient.hasGit ? ignoredFindings(patient) : [warning('git.none', texts.noGit, texts.fixes.git)],
  },
];

/** What git ignores and does not track stays on this machine. One finding for each line that says so. */
async function ignoredFindings({ root, env, record }: Patient): Promise<Finding[] | Skipped> {
  const ours = Object.keys(record?.files ?? {});
  const ran = await runProgram('git', ['check-ignore', '-v', '-z', '--stdin'], {
    cwd: root,
    env,
    input: [installedPath, ...ours].join('\0'),
    milliseconds: 10_000,
  });
  // 0: some are ignored, 1: none is.
  if (ran === undefined || ![0, 1].includes(ran.code ?? -1)) return { skipped: texts.skipped.gitSilent };
  const fields = ran.stdout.split('\0');
  const lines = new Map<string, string>();
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [source = '', line, pattern, file = ''] = fields.slice(at, at + 4);
    const where = `${source}:${line} (${pattern})`;
    if (!lines.has(where)) lines.set(where, file);
  }
  return [...lines].map(([where, file]) =>
    warning('git.ignored', texts.ignored(where, file), texts.fixes.ignored),
  );
}

function runtimeFindings(root: string, file: string, hash: string): Finding[] {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, file));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return [
      missing
        ? problem('runtime.missing', texts.missing(file), texts.fixes.restore)
        : problem('runtime.unreadable', texts.unreadable(file), texts.fixes.readable),
    ];
  }
  if (createHash('sha256').update(bytes).digest('hex') === hash) return [];
  if (bytes.includes('\r\n')) return [problem('runtime.crlf', texts.crlf(file), texts.fixes.crlf)];
  return [problem('runtime.modified', texts.modified(file), texts.fixes.restore)];
}

function markersIn(root: string, file: string): Finding[] {
  const text = read(root, file);
  return /^<{7}( |$)/m.test(text) && markers.test(text)
    ? [problem('conflicts.markers', texts.markers(file), texts.fixes.markers)]
    : [];
}

function leftBeside(root: string, file: string): Finding[] {
  return names(join(root, dirname(file)))
    .filter((name) => name.startsWith(`${basename(file)}.gates-`))
    .map((name) => {
      const beside = join(dirname(file), name);
      return warning('conflicts.left', texts.leftBeside(beside, file), texts.fixes.leftBeside);
    });
}

function names(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

function read(root: Patient['root'], file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
}
