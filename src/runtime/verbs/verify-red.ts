import { parseArgs } from 'node:util';
import { runnableTests } from '../../gates/test-files.ts';
import { VerifyError, verifyRed } from '../../gates/verify-red.ts';
import type { Installation } from '../installation.ts';
import { readPolicy } from '../policy-file.ts';

/** `verify-red --base REF [--json]`: exit 0 when every new or changed test fails on the base and passes here, 1 when not, 2 usage. */
export function verify(args: readonly string[], at: Installation): number {
  let options: { base?: string | undefined; json?: boolean | undefined };
  try {
    options = parseArgs({
      args: [...args],
      options: { base: { type: 'string' }, json: { type: 'boolean' } },
    }).values;
  } catch (error) {
    process.stderr.write(
      `gates verify-red: ${(error as Error).message}. Usage: verify-red --base REF [--json]\n`,
    );
    return 2;
  }
  if (options.base === undefined) {
    process.stderr.write(
      'gates verify-red: name the commit to compare with: verify-red --base origin/main\n',
    );
    return 2;
  }
  const policy = readPolicy(at);
  try {
    const files = verifyRed(at.project, options.base, (changed) => runnableTests(policy, changed), policy);
    if (options.json) process.stdout.write(`${JSON.stringify({ base: options.base, files }, null, 2)}\n`);
    else
      process.stdout.write(
        files.length === 0 ? 'No test file is new or changed.\n' : files.map(lines).join(''),
      );
    return files.every(({ proved }) => proved) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof VerifyError)) throw error;
    process.stderr.write(`gates verify-red: ${error.message}.\n`);
    return 2;
  }
}

function lines({ file, proved, says, failToPass, passToPass }: ReturnType<typeof verifyRed>[number]): string {
  const tests = [
    ...failToPass.map((name) => `  fail → pass  ${name}`),
    ...passToPass.map((name) => `  pass → pass  ${name}`),
  ];
  return `${[`${proved ? 'proved' : 'NOT PROVED'}  ${file}: ${says}`, ...tests].join('\n')}\n`;
}
