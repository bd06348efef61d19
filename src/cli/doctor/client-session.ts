import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { probeSession } from '../../gates/probes.ts';
import { startDirectories } from '../../policy/policy.ts';
import { statePath } from '../../scaffold/paths.ts';
import { doctorTexts as texts } from '../messages/doctor.ts';
import { type Finding, problem } from './check.ts';
import { startLoopbackModel } from './loopback-model.ts';
import type { Patient } from './patient.ts';
import { runProgram, whichProgram } from './run-program.ts';

/** No role may do it, the gates being its target; and where nothing blocks it, it does no harm. */
const probeFile = `${statePath}/doctor-probe`;

const patience = 60_000;

/**
 * Starts the real client where people start it, with a model on this machine that makes one call, and sees that the hook answered.
 * Nothing leaves the machine: the client has the user's settings, but neither their login nor their servers.
 */
export async function clientFindings(patient: Patient): Promise<Finding[]> {
  const program = whichProgram('claude', patient.env);
  if (program === undefined) return [problem('client-session.missing', texts.noClient, texts.fixes.noClient)];
  const found: Finding[] = [];
  for (const dir of ['.', ...(patient.policy === undefined ? [] : startDirectories(patient.policy))])
    found.push(...(await oneSession(program, dir, patient)));
  return found;
}

async function oneSession(program: string, dir: string, patient: Patient): Promise<Finding[]> {
  const { root } = patient;
  const up = dir === '.' ? '' : `${dir.replace(/[^/]+/g, '..')}/`;
  const model = await startLoopbackModel(`: > ${posix.join(up, probeFile)}`);
  const configDir = mkdtempSync(join(tmpdir(), 'gates-doctor-'));
  try {
    const settings = patient.settings.find(({ scope }) => scope === 'user')?.text;
    if (settings !== undefined) writeFileSync(join(configDir, 'settings.json'), settings);
    const environment = environmentFor(model.url, configDir);
    const ran = await runProgram(program, arguments_(environment), {
      cwd: join(root, dir),
      env: { ...patient.env, ...environment },
      milliseconds: patience,
    });
    const result = model.result();
    const came = existsSync(join(root, probeFile));
    rmSync(join(root, probeFile), { force: true });
    if (came) return [problem('client-session.open', texts.sessionOpen(dir), texts.fixes.sessionOpen)];
    if (result === undefined) {
      const why = lastLine(ran === undefined ? texts.noAnswer : ran.stderr || ran.stdout);
      return [problem('client-session.failed', texts.sessionFailed(dir, why), texts.fixes.sessionFailed)];
    }
    return result.includes('Blocked by .claude/hooks/gates.mjs')
      ? []
      : [
          problem(
            'client-session.unasked',
            texts.sessionUnasked(dir, oneLine(result)),
            texts.fixes.sessionOpen,
          ),
        ];
  } finally {
    rmSync(configDir, { recursive: true, force: true });
    await model.close();
  }
}

function arguments_(env: Record<string, string>): string[] {
  return [
    '-p',
    'doctor',
    '--session-id',
    probeSession,
    '--strict-mcp-config',
    // Above the user's own `env`, which could name another server.
    '--settings',
    JSON.stringify({ env }),
  ];
}

/** https://code.claude.com/docs/en/settings#environment-variables; an empty one is as good as none. */
function environmentFor(url: string, configDir: string): Record<string, string> {
  return {
    CLAUDE_CONFIG_DIR: configDir,
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: 'none',
    ANTHROPIC_AUTH_TOKEN: '',
    CLAUDE_CODE_OAUTH_TOKEN: '',
    CLAUDE_CODE_USE_BEDROCK: '',
    CLAUDE_CODE_USE_VERTEX: '',
    CLAUDE_CODE_USE_FOUNDRY: '',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1',
  };
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, 200);
}
