import path from 'node:path';
import { act, type Effect } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';

/** GNU parallel: a shell command template, and arguments after `:::` or on standard input. Moreutils' has `--`. */
const parallel: Program = {
  names: ['parallel', 'sem'],
  act: 'run.read',
  stopAtOperand: true,
  options: {
    'j jobs max-procs P delay timeout retries halt joblog-format colsep C N n max-args L max-lines s max-chars d delimiter U er bnr dnr bner parens seqreplace slotreplace E eof tagstring tag-string ctagstring tmpdir tempdir block blocksize block-timeout recstart recend memfree memsuspend load nice termseq term-seq wd workdir env trc transferfile tf return basefile bf shuf-seed results-format rsync-opts ssh-delay id semaphore-name semaphore-timeout st shard bin group-by filter limit total-jobs total arg-sep arg-file-sep process-slot-var profile J tmpl template D debug header trim':
      'value',
    I: 'value',
    'joblog jl results result res': 'writes',
    'a arg-file': 'reads',
    'q quote': 'flag',
    'sshlogin S sshloginfile slf': { act: 'run.remote', value: true },
    'k keep-order keeporder u ungroup group latest-line ll line-buffer lb bar progress eta v verbose t tag ctag r no-run-if-empty m X xargs x exit pipe pipepart pipe-part spreadstdin 0 null shuf will-cite citation bibtex resume resume-failed retry-failed dryrun dry-run plus fg semaphore wait cat fifo round-robin no-notice bg silent tmux csv color color-failed onall nonall transfer cleanup compress tty o files regexp tee link xapply gnu hgrp p interactive':
      'flag',
  },
  effects: parallelEffects,
};

const maxJobs = 100;

function parallelEffects(call: Call, parsed: ParsedArgs): Effect[] {
  const { operands } = parsed;
  const split = operands.findIndex((word) => /^:::+\+?$/.test(word.text ?? ''));
  const dashes = operands.findIndex((word) => word.text === '--');
  const template = split >= 0 ? operands.slice(0, split) : dashes >= 0 ? operands.slice(0, dashes) : operands;
  const given = split >= 0 ? listed(operands.slice(split)) : dashes >= 0 ? operands.slice(dashes + 1) : [];
  // A list without items leaves it to the input.
  const items = given.length > 0 ? given : fromInput(call, parsed);
  if (template.length === 0)
    return items.flatMap((item) => (item.many ? [act('run.shell', 'parallel')] : call.context.shell(item)));
  const jobs: readonly Arg[] = items.length > maxJobs ? [{ prefix: '', many: true }] : items;
  return jobs.flatMap((item) => jobEffects(template, item, call, parsed));
}

/** Items after `:::`; several lists combine, and each is used somewhere. `::::` names files of items. */
function listed(words: readonly Arg[]): Arg[] {
  const isFiles = words.some((word) => /^::::\+?$/.test(word.text ?? ''));
  if (isFiles) return [{ prefix: '', many: true }];
  return words.filter((word) => !/^:::\+?$/.test(word.text ?? ''));
}

function fromInput(call: Call, parsed: ParsedArgs): Arg[] {
  const { stdin } = call;
  if (stdin.kind !== 'text' || hasOption(parsed, 'a')) return [{ prefix: '', many: true }];
  return stdin.text
    .split(/[\n\0]/)
    .filter((line) => line !== '')
    .map(known);
}

/** `{}` and `{1}`, and with less of a path: `{.}` without its ending, `{/}` its name, `{//}` its directory, `{/.}`. */
const inBraces = (more: string): string => `\\{(?:[#%]|\\d*([./]${more}))\\}`;

const placeholders = new RegExp(inBraces('{0,2}'), 'g');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function partOfPath(text: string, part: string): string {
  const { dir, base, name } = path.posix.parse(text);
  if (part === '//') return dir || '.';
  if (part === '/') return base;
  return part === '/.' ? name : part === '.' ? path.posix.join(dir, name) : text;
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function jobEffects(template: readonly Arg[], item: Arg, call: Call, parsed: ParsedArgs): Effect[] {
  const code = template.map((word) => word.text);
  if (!code.every((word) => word !== undefined)) return [act('run.shell', 'parallel')];
  const mark = optionValues(parsed, 'I').at(-1)?.text;
  const words = hasOption(parsed, 'q')
    ? code.map((word) => (/^\{.*\}$/.test(word) ? word : quote(word)))
    : code;
  const text = words.join(' ');
  const places = mark ? new RegExp(`${escaped(mark)}|${inBraces('{1,2}|\\d+')}`, 'g') : placeholders;
  // {= perl code =}
  if (text.includes('{=')) return [act('run.shell', 'parallel {= =}')];
  const isPlain = text.search(places) < 0;
  if (item.text !== undefined) {
    const { text: given } = item;
    return call.context.shell(
      known(
        isPlain
          ? `${text} ${quote(given)}`
          : text.replace(places, (_, part) => quote(partOfPath(given, part ?? ''))),
      ),
    );
  }
  // The item is quoted by parallel itself, so it stays one word wherever it lands.
  const positional = isPlain ? `${text} "$1"` : text.replace(places, '"$1"');
  return call.context.shell(known(positional), { parameters: [known('parallel'), { prefix: item.prefix }] });
}

export const parallelPrograms: readonly Program[] = [parallel];
