import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { clientProgram, clientVersion } from './client-versions.ts';

export type ClientRun = {
  exitCode: number;
  stdout: string;
  stderr: string;
  events: Record<string, unknown>[];
  denials: { tool_name: string }[];
};

/** One headless session in `cwd`: clean home, dummy key, no traffic but to the mock. */
export async function runClient(
  cwd: string,
  prompt: string,
  api: { url: string },
  options: { args?: string[]; home?: string; env?: Record<string, string> } = {},
): Promise<ClientRun> {
  const home = options.home ?? fs.mkdtempSync(path.join(os.tmpdir(), 'gates-home-'));
  const args = [
    '-p',
    prompt,
    '--output-format',
    'stream-json',
    '--verbose',
    '--include-hook-events',
    ...(options.args ?? []),
  ];
  const result = await execa(clientProgram(clientVersion), args, {
    cwd,
    reject: false,
    // A session that waits for its own wake-up takes a minute more.
    timeout: 200_000,
    stdin: 'ignore',
    extendEnv: false,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      TMPDIR: os.tmpdir(),
      LANG: 'C.UTF-8',
      ANTHROPIC_BASE_URL: api.url,
      ANTHROPIC_API_KEY: 'sk-ant-dummy',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      DISABLE_AUTOUPDATER: '1',
      DISABLE_TELEMETRY: '1',
      // Root may bypass permissions only inside a sandbox, and says so by this.
      IS_SANDBOX: '1',
      ...options.env,
    },
  });
  const events = String(result.stdout)
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Record<string, unknown>];
      } catch {
        return [];
      }
    });
  const last = events.findLast((event) => event.type === 'result');
  return {
    exitCode: result.exitCode ?? -1,
    stdout: String(result.stdout),
    stderr: String(result.stderr),
    events,
    denials: (last?.permission_denials as { tool_name: string }[] | undefined) ?? [],
  };
}
