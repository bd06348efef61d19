import { type Effect, read, type Target, write } from '../../effects.ts';
import { wholeOf } from '../landing.ts';
import { hasOption } from '../parse-args.ts';
import type { Call, Options, ParsedArgs, Program } from '../program.ts';
import { unlistedValue } from '../text/reader.ts';

/** Compressors of single files. Which of their letters take a value differs from one to the next. */

/** Compressors replace a file by one with their ending; what they unpack loses it. */
function compressEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { context, name } = call;
  const effects: Effect[] = [];
  const toStandard = hasOption(parsed, 'c');
  const looksOnly = hasOption(parsed, 't') || hasOption(parsed, 'l');
  const named = ['o', 'output-dir-flat'].some((option) => hasOption(parsed, option));
  const keeps = hasOption(parsed, 'k') || /^(un)?(zstd|lz4|brotli)/.test(name);
  const { operands } = parsed;
  // lz4 IN OUT
  const out = /lz4/.test(name) && operands.length === 2 && !hasOption(parsed, 'm') ? operands[1] : undefined;
  if (out && out.text !== '-') effects.push(write(context.target(out), name));
  for (const file of operands) {
    if (file.text === '-' || (file === out && !file.many)) continue;
    const target = hasOption(parsed, 'r') ? wholeOf(context.target(file), context) : context.target(file);
    effects.push(read(target, name));
    if (toStandard || looksOnly) continue;
    if (!named) effects.push(...besides(target).map((beside) => write(beside, name)));
    if (!keeps || hasOption(parsed, 'rm')) effects.push(write(target, name));
  }
  return effects;
}

/** Without its last ending, or with any after it. */
function besides(target: Target): Target[] {
  if (target.kind !== 'path') return [target];
  const shorter = target.path.replace(/\.[^./]+$/, '');
  return shorter === target.path ||
    !/\.(gz|z|bz2|xz|lzma|lz|lzo|lz4|zst|br|t[gbxz]z2?|tzst|Z)$/i.test(target.path)
    ? [{ kind: 'unknown', prefix: `${target.path}.` }]
    : [
        { kind: 'path', path: shorter },
        { kind: 'unknown', prefix: `${shorter}.` },
      ];
}

const common: Options = {
  'c stdout to-stdout': 'flag',
  't test': 'flag',
  'l list': 'flag',
  'k keep': 'flag',
  'd decompress uncompress f force h q quiet v verbose V z compress fast best #': 'flag',
};

const compressor = (names: string, options: Options): Program => ({
  names: names.split(' '),
  act: 'run.read',
  options: { ...common, ...options },
  operands: 'text',
  effects: compressEffects,
});

const listOfFiles: Options = { 'files files0': { act: 'run.option', value: 'optional' } };

export const compressPrograms: Program[] = [
  compressor('gzip gunzip pigz unpigz compress uncompress', {
    'r recursive': 'flag',
    'S suffix b p processes': 'value',
    'a ascii L license M n no-name N name m T rsyncable synchronous i independent': 'flag',
  }),
  compressor('bzip2 bunzip2 pbzip2 lbzip2', { 's small L license e n u S r m p b': 'flag' }),
  compressor('xz unxz lzma unlzma', {
    ...listOfFiles,
    'S suffix T threads C check F format M memlimit memory memlimit-compress memlimit-decompress': 'value',
    'memlimit-mt-decompress block-size block-list flush-timeout': 'value',
    'lzma1 lzma2 x86 arm armthumb arm64 powerpc ia64 sparc riscv delta': 'optional',
    'e extreme Q no-warn robot single-stream no-sparse ignore-check no-adjust no-sync': 'flag',
  }),
  compressor('zstd unzstd zstdmt pzstd', {
    r: 'flag',
    rm: 'flag',
    o: 'writes',
    trace: 'writes',
    'output-dir-flat output-dir-mirror': 'writes-tree',
    D: 'reads',
    'patch-from': 'reads',
    filelist: unlistedValue,
    // Numbers, always attached.
    'T M B b e i p long adapt': 'optional',
    fast: 'optional',
    'memory threads stream-size size-hint target-compressed-block-size format maxdict dictID block-size':
      'value',
    'H C ultra check no-check progress no-progress single-thread auto-threads rsyncable exclude-compressed':
      'flag',
    'sparse no-sparse content-size no-content-size no-dictID asyncio no-asyncio pass-through no-pass-through':
      'flag',
  }),
  compressor('lz4 unlz4', {
    r: 'flag',
    m: 'flag',
    rm: 'flag',
    D: 'reads',
    'B b e i T': 'optional',
    fast: 'optional',
    'sparse no-sparse content-size no-content-size frame-crc no-frame-crc favor-decSpeed BD BI BX ultra H C':
      'flag',
    'n no-name': 'flag',
  }),
  compressor('lzop lzip plzip', {
    'o output': 'writes',
    'S suffix b T': 'value',
    'p path': 'optional',
    'x n N name e C F m i L U unlink P': 'flag',
  }),
  compressor('brotli unbrotli', {
    'rm j': 'flag',
    'o output': 'writes',
    'D dictionary': 'reads',
    'q quality w lgwin S suffix C comment': 'value',
    large_window: 'optional',
    'n no-copy-stat s squash K concatenated': 'flag',
  }),
];
