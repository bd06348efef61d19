import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import fs from 'fs-extra';

const cli = fileURLToPath(new URL('../../bin/create-agent-gates.js', import.meta.url));

/** A scratch repository with one commit, into which the built command line has installed the gates; without the flow, unless the options say otherwise. */
export async function installedRepo(
  files: Record<string, string>,
  options: string[] = ['--preset', 'generic', '--tests', 'tests/**', '--flow', 'off'],
): Promise<string> {
  const repo = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gates-repo-')));
  for (const [name, content] of Object.entries(files)) {
    fs.outputFileSync(path.join(repo, name), content);
  }
  const git = (...args: string[]) =>
    execa('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: repo });
  await git('init', '-q', '-b', 'main');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'start');
  await execa(process.execPath, [cli, repo, '--yes', ...options], { cwd: repo });
  return repo;
}
