import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { userEffects } from '../../guard/commands/databases-users.ts';
import { doctorTexts as texts } from '../messages/doctor.ts';
import { type Check, problem, warning } from './check.ts';
import { runProgram, whichProgram } from './run-program.ts';

/** What each version of the client brought that the gates lean on; docs/doors.md shows what was seen. */
export const clientFloors = [
  { version: '2.1.49', level: 'problem', says: texts.floors.configChange },
  { version: '2.1.69', level: 'problem', says: texts.floors.roles },
  { version: '2.1.90', level: 'problem', says: texts.floors.exit2 },
  { version: '2.1.295', level: 'warning', says: texts.floors.onFailure },
] as const;

const nodeFloor = '20.12.0';
const patience = 1000;

export const machineChecks: readonly Check[] = [
  {
    id: 'node',
    sound: texts.sound.node,
    look: async ({ root, env }) => {
      const ran = await runProgram('node', ['--version'], { cwd: root, env, milliseconds: 10 * patience });
      if (ran === undefined || ran.code !== 0)
        return [problem('node.missing', texts.noNode, texts.fixes.node)];
      const version = versionIn(ran.stdout);
      return version !== undefined && isOlder(version, nodeFloor)
        ? [problem('node.old', texts.oldNode(version), texts.fixes.node)]
        : [];
    },
  },
  {
    id: 'client',
    sound: texts.sound.client,
    look: async ({ root, env }) => {
      if (whichProgram('claude', env) === undefined) return { skipped: texts.skipped.client };
      const ran = await runProgram('claude', ['--version'], { cwd: root, env, milliseconds: patience });
      const version = versionIn(ran?.stdout ?? '');
      if (version === undefined) return { skipped: texts.skipped.clientSilent };
      const below = clientFloors.filter((floor) => isOlder(version, floor.version));
      return below.map(({ level, version: floor, says }) => ({
        level,
        id: 'client.old',
        says: texts.oldClient(version, floor, says),
        fix: texts.fixes.client,
      }));
    },
  },
  {
    id: 'sandbox',
    sound: texts.sound.sandbox,
    look: ({ policy, env }) => {
      if (!policy?.sandbox) return { skipped: texts.skipped.sandbox };
      if (process.platform !== 'linux') return { skipped: texts.skipped.sandboxSystem };
      return ['bwrap', 'socat']
        .filter((program) => whichProgram(program, env) === undefined)
        .map((program) => problem('sandbox.program', texts.noSandbox(program), texts.fixes.sandbox));
    },
  },
  {
    id: 'database',
    sound: texts.sound.database,
    look: async ({ policy, root, env }) => {
      const { kind, role, urlVariable, via } = policy?.database ?? { kind: 'none' as const };
      if (policy === undefined || kind === 'none' || kind === 'sqlite')
        return { skipped: texts.skipped.database };
      const named =
        role === undefined
          ? []
          : userEffects({ name: role }, kind, { database: policy.database, services: [] });
      if (named.some((effect) => effect.kind === 'act' && effect.act === 'sql.superuser'))
        return [problem('database.superuser', texts.superuser(role ?? ''), texts.fixes.superuser)];
      if (role === undefined) return [warning('database.role', texts.noRole, texts.fixes.databaseRole)];
      const url = urlVariable === undefined ? undefined : env[urlVariable];
      if (kind !== 'postgres' || via || !url || whichProgram('psql', env) === undefined)
        return { skipped: texts.skipped.server(role) };
      const query = 'select rolsuper or rolbypassrls from pg_roles where rolname = current_user';
      const ran = await runProgram('psql', ['-XAtw', '-c', query, url], {
        cwd: root,
        env: { ...env, PGCONNECT_TIMEOUT: '1' },
        milliseconds: patience,
      });
      if (ran?.code !== 0) return { skipped: texts.skipped.server(role) };
      return ran.stdout.trim() === 't'
        ? [problem('database.superuser', texts.superuser(role), texts.fixes.superuser)]
        : [];
    },
  },
  {
    id: 'main-branch',
    sound: texts.sound.branch,
    look: async ({ root, env, hasGit }) => {
      if (!hasGit) return { skipped: texts.skipped.git };
      const git = (...args: string[]) => runProgram('git', args, { cwd: root, env, milliseconds: patience });
      const [remote, hooksPath] = await Promise.all([
        git('remote', 'get-url', 'origin'),
        git('rev-parse', '--git-path', 'hooks'),
      ]);
      if (/github/.test(remote?.stdout ?? '') && whichProgram('gh', env) !== undefined) {
        const ran = await runProgram(
          'gh',
          ['api', 'repos/{owner}/{repo}/branches/main', '--jq', '.protected'],
          {
            cwd: root,
            env,
            milliseconds: patience,
          },
        );
        if (ran?.code === 0 && ran.stdout.trim() === 'true') return [];
        if (ran?.code === 0) return [warning('main-branch.open', texts.openBranch, texts.fixes.branch)];
      }
      const hooks = hooksPath?.stdout.trim();
      const prePush = [hooks && join(resolve(root, hooks), 'pre-push'), join(root, '.husky/pre-push')];
      return prePush.some((file) => file && existsSync(file))
        ? []
        : [warning('main-branch.open', texts.noPrePush, texts.fixes.branch)];
    },
  },
];

function versionIn(text: string): string | undefined {
  return /\d+\.\d+\.\d+/.exec(text)?.[0];
}

export function isOlder(version: string, floor: string): boolean {
  const numbers = (text: string) => text.split('.').map(Number);
  const [given, wanted] = [numbers(version), numbers(floor)];
  const differs = wanted.findIndex((part, index) => part !== given[index]);
  return differs >= 0 && (given[differs] ?? 0) < (wanted[differs] ?? 0);
}
