import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ClientRun, runClient } from '../client.ts';
import { type Call, type MockApi, type Step, startMockApi, type ToolResult } from '../mock-api.ts';
import { installedRepo } from '../repo.ts';
import type { Door, Place, Seen, Session } from './door.ts';

const files = {
  'src/total.ts': 'export const total = 1;\n',
  'tests/total.test.ts': "import assert from 'node:assert';\n",
  'docs/.keep': '',
  '.env': 'SECRET=hunter2-of-the-shop\n',
  '.gitignore': '.env\n',
};

const options = ['--preset', 'generic', '--tests', 'tests/**'];

type Entry = { event: string; role?: string; rule?: string; says?: string; paths?: string[] };

export type Played = { run: ClientRun; place: Place; seen(door: Door): Seen | `nothing: ${string}` };

/** Plays a session in a repository of its own. */
export async function play(session: Session): Promise<Played> {
  const repo = await installedRepo({ ...files, ...session.files }, [
    ...options,
    ...(session.install ?? ['--flow', 'off']),
  ]);
  const home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gates-home-')));
  const place = { repo, home };
  await session.prepare?.(place);
  const before = traces(session, place);
  const { scripts, steps } = scriptsOf(session);
  const api = await startMockApi(scripts);
  const of = <T>(value: T | ((place: Place) => T) | undefined) =>
    typeof value === 'function' ? (value as (place: Place) => T)(place) : value;
  const run = await runClient(
    path.join(repo, session.cwd ?? ''),
    `${session.prompt ?? ''} [[script:main]] go on`.trim(),
    api,
    {
      home,
      args: ['--permission-mode', session.mode ?? 'bypassPermissions', ...(of(session.args) ?? [])],
      env: of(session.env) ?? {},
    },
  );
  await api.close();
  const after = traces(session, place);
  const ledger = readLedger(repo);
  return {
    run,
    place,
    seen(door) {
      if (/unknown option/.test(run.stderr)) return 'absent';
      const at = steps.get(door.id);
      const result = api.results.find(({ script, step }) => script === at?.script && step === at?.step);
      return observe(door, result, ledger, api, before.get(door.id) !== after.get(door.id));
    },
  };
}

/** Each script's steps: the doors it plays, in order; the main one then starts the agents. */
function scriptsOf({ doors, agents = {} }: Session) {
  const scripts: Record<string, Step[]> = { main: [] };
  const steps = new Map<string, { script: string; step: number }>();
  for (const { id, by = 'main', first = [], call } of doors) {
    scripts[by] ??= [];
    const script = scripts[by];
    script.push(...first);
    if (call === undefined) continue;
    steps.set(id, { script: by, step: script.length });
    script.push(call);
  }
  for (const [script, input] of Object.entries(agents)) scripts.main?.push(agent(script, input));
  for (const script of Object.values(scripts)) script.push({ say: 'done' });
  return { scripts, steps };
}

/** The call that starts an agent which plays a script. */
export function agent(script: string, input: Record<string, unknown> = {}): Call {
  return {
    call: 'Agent',
    input: {
      description: script,
      prompt: `[[script:${script}]] go on`,
      subagent_type: script,
      run_in_background: false,
      ...input,
    },
  };
}

function observe(
  { by = 'main', role = by, call, trace, mayNotCome }: Door,
  result: ToolResult | undefined,
  ledger: readonly Entry[],
  api: MockApi,
  changed: boolean,
): Seen | `nothing: ${string}` {
  const left = trace === undefined ? undefined : 'text' in trace ? api.saw(trace.text) : changed;
  if (call === undefined) return left ? 'runs' : 'no effect';
  if (result === undefined && api.results.some(({ text }) => text.includes(`Agent type '${role}' not found`)))
    return 'absent';
  if (result === undefined) return mayNotCome ? 'no effect' : 'nothing: the call never came back';
  const { text, isError } = result;
  const no = refusal(text, role, ledger);
  if (no !== undefined) return left === true ? `nothing: carried out, though ${no}` : no;
  if (trace !== undefined && 'file' in trace && left === false)
    if (ledger.some(({ event, paths }) => event === 'restored' && paths?.includes(trace.file)))
      return 'put back';
  if (left ?? !isError) return 'runs';
  return isError ? 'blocked: client' : 'no effect';
}

/** Who said no, by what the model reads; the rule by the ledger's entry for the same words. */
function refusal(
  text: string,
  role: string,
  ledger: readonly Entry[],
): Seen | `nothing: ${string}` | undefined {
  if (/No such tool available|is not available|Agent type '[^']*' not found|Unknown skill/.test(text))
    return 'absent';
  if (text.includes('Blocked by .claude/hooks/gates.mjs')) {
    const entry = ledger.find(
      (candidate) =>
        candidate.event === 'blocked' && candidate.role === role && text.includes(candidate.says ?? '-'),
    );
    if (entry?.rule !== undefined) return `blocked: ${entry.rule}`;
    const failed = /(policy could not be read|call could not be understood|guard failed)/.exec(text)?.[1];
    return `blocked: ${failed ?? 'guard'}`;
  }
  if (/blocking because onFailure/.test(text)) return 'blocked: on-failure';
  // Its own line, or that it could not be started.
  if (/Blocked by \.claude\/hooks\/gates\.sh|hook error/.test(text)) return 'blocked: launcher';
  if (/EROFS|Read-only file system/.test(text)) return 'blocked: sandbox';
  if (/^Gates: /.test(text)) return 'asks';
  if (text.includes('denied by your permission settings')) return 'blocked: settings';
  return undefined;
}

function traces({ doors }: Session, { repo, home }: Place): Map<string, string> {
  return new Map(
    doors.flatMap(({ id, trace }): [string, string][] => {
      if (trace === undefined || 'text' in trace) return [];
      const { file } = trace;
      return [[id, read(file.startsWith('~/') ? path.join(home, file.slice(2)) : path.join(repo, file))]];
    }),
  );
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

function readLedger(repo: string): Entry[] {
  const text = read(path.join(repo, '.claude/gates/state/ledger.jsonl'));
  return text.split('\n').flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Entry] : []));
}
