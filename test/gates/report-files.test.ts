import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { judgeRed } from '../../src/gates/red.ts';
import { runAllTests } from '../../src/gates/run-tests.ts';

/** As surefire does: a report a class, beside those of earlier runs. */
test('reports that a runner writes unasked are read, those of an earlier run are not', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-reports-'));
  const reports = path.join(root, 'core/target/surefire-reports');
  fs.mkdirSync(reports, { recursive: true });
  fs.writeFileSync(
    path.join(reports, 'TEST-Old.xml'),
    '<testcase classname="Old" name="failed"><failure/></testcase>',
  );
  const report = '<testcase classname="Total" name="doubles"><failure message="4"/></testcase>';
  const component = (testAll: string) => ({
    dir: '.',
    stack: 'java',
    testRunner: 'junit',
    testAll,
    testReport: { format: 'junit' as const, arguments: '', files: ['**/target/surefire-reports/TEST-*.xml'] },
  });
  const verdict = (command: string) => judgeRed(runAllTests(component(command), { root, seconds: 10 }));
  expect(verdict(`echo '${report}' > core/target/surefire-reports/TEST-Total.xml; exit 1`)).toMatchObject({
    red: true,
    failing: ['Total > doubles'],
  });
  expect(verdict('echo nothing')).toMatchObject({ red: false });
  fs.rmSync(root, { recursive: true });
});
