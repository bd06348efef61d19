/** What one test did. `error`: it never got to assert anything (not collected, syntax, set-up). */
export type TestResult = {
  name: string;
  status: 'passed' | 'failed' | 'error' | 'skipped';
  message?: string;
};

export type ReportFormat = 'junit' | 'json' | 'tap' | 'text';

/** Reads a runner's report, or its output where it writes none. Throws nothing: what can't be read has no results. */
export function readReport(format: ReportFormat, runner: string, text: string): TestResult[] {
  return readFormat(format, runner, text).filter(({ message = '' }) => !holdsNoTest.test(message));
}

/** Runners complain of a file without tests as if it were a test. */
const holdsNoTest =
  /^\s*(?:Warning\s+)?No tests found in class|^\s*(?:Error: )?No test suite found in file|Your test suite must contain at least one test/;

function readFormat(format: ReportFormat, runner: string, text: string): TestResult[] {
  if (format === 'junit')
    return fileReporters.has(runner) ? readJunit(text).flatMap(withoutFiles) : readJunit(text);
  if (format === 'tap') return readTap(text);
  if (format === 'json') return readJson(runner, text);
  return readText(runner, text);
}

/** Is there a reader for this runner's form? */
export function canRead(format: ReportFormat, runner: string): boolean {
  if (format === 'json') return Object.hasOwn(jsonReaders, runner);
  return format !== 'text' || textReader(runner) !== undefined;
}

/** What a runner printed, in whichever form it has: where no report was written, or its place is not seen from here. */
export function readOutput(runner: string, output: string): TestResult[] {
  if (/<testcase\b/.test(output)) return readReport('junit', runner, output);
  if (/^(?:TAP version \d+|1\.\.\d+)\s*$/m.test(output)) return readTap(output);
  return readText(runner, output);
}

/** JUnit XML as vitest, pytest, phpunit, node:test and surefire write it: testcase with failure, error, warning or skipped inside. */
function readJunit(xml: string): TestResult[] {
  const cases = xml.matchAll(/<testcase\b((?:[^>"']|"[^"]*"|'[^']*')*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g);
  return [...cases].map(([, attributes = '', body = '']) => {
    const name = [attribute(attributes, 'classname'), attribute(attributes, 'name')]
      .filter(Boolean)
      .join(' > ');
    const fault = /<(failure|error|warning)\b((?:[^>"']|"[^"]*"|'[^']*')*?)(?:\/>|>([\s\S]*?)<\/\1>)/.exec(
      body,
    );
    if (fault) {
      const message = `${attribute(fault[2] ?? '', 'message')}\n${decode(fault[3] ?? '')}`.trim();
      return { name, status: faults[fault[1] ?? ''] ?? 'failed', message };
    }
    return { name, status: /<skipped\b/.test(body) ? 'skipped' : 'passed' };
  });
}

/** A warning is told beside a test that passed. */
const faults: Readonly<Record<string, TestResult['status']>> = { error: 'error', warning: 'passed' };

/** These report a file as a test of its name: one that failed could not be loaded, one that passed only was. */
const fileReporters: ReadonlySet<string> = new Set(['node-test', 'vitest']);

/** A path, after what JUnit calls the class, which is the same path or "test". */
const onlyFile = /^(?:test > )?(?:\/|[A-Z]:\\|\S+$).*\.[cm]?[jt]sx?$/;

function withoutFiles(result: TestResult): TestResult[] {
  const [first, second = first, ...more] = result.name.split(' > ');
  const isFile = more.length === 0 && (first === second || onlyFile.test(result.name));
  if (!isFile || !/\.[cm]?[jt]sx?$/.test(result.name)) return [result];
  return result.status === 'failed' ? [{ ...result, status: 'error' }] : [];
}

function attribute(text: string, name: string): string {
  const found = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`).exec(text);
  return decode(found?.[1] ?? found?.[2] ?? '');
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decode(text: string): string {
  return text
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, named) => {
      if (decimal || hex) return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16));
      return entities[named] ?? whole;
    });
}

function readTap(text: string): TestResult[] {
  return [...text.matchAll(/^(not )?ok\b[ \t]*\d*[ \t]*-?[ \t]*([^\n#]*)(#[ \t]*(?:skip|todo)\b)?/gim)].map(
    ([, not, name = '', skip]) => ({
      name: name.trim(),
      status: skip ? 'skipped' : not ? 'failed' : 'passed',
    }),
  );
}

type Json = Record<string, unknown>;
const list = (value: unknown): Json[] => (Array.isArray(value) ? value : []);
const string = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One shape a runner. Lines of JSON are read one by one. */
const jsonReaders: Readonly<Record<string, (text: string) => TestResult[]>> = {
  jest: (text) =>
    list((JSON.parse(text) as Json).testResults).flatMap((suite): TestResult[] => {
      const tests = list(suite.assertionResults);
      if (tests.length === 0)
        return suite.status === 'failed'
          ? [{ name: string(suite.name), status: 'error', message: string(suite.message) }]
          : [];
      return tests.map((test) => ({
        name: string(test.fullName),
        status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
        message: list(test.failureMessages).join('\n'),
      }));
    }),
  mocha: (text) => {
    const report = JSON.parse(text) as Json;
    const named = (key: string, status: TestResult['status']) =>
      list(report[key]).map(
        (test): TestResult => ({
          name: string(test.fullTitle),
          status,
          message: string((test.err as Json | undefined)?.message),
        }),
      );
    return [...named('passes', 'passed'), ...named('failures', 'failed'), ...named('pending', 'skipped')];
  },
  rspec: (text) => {
    const report = JSON.parse(text) as Json;
    const outside = Number((report.summary as Json | undefined)?.errors_outside_of_examples_count ?? 0);
    const examples = list(report.examples).map(
      (example): TestResult => ({
        name: string(example.full_description),
        status: example.status === 'passed' || example.status === 'failed' ? example.status : 'skipped',
        message: string((example.exception as Json | undefined)?.message),
      }),
    );
    return outside > 0
      ? [
          ...examples,
          { name: 'outside of examples', status: 'error', message: list(report.messages).join('\n') },
        ]
      : examples;
  },
  'go-test': (text) => {
    const events = jsonLines(text);
    const output = (test: unknown) =>
      events
        .filter((event) => event.Test === test && event.Action === 'output')
        .map((event) => string(event.Output))
        .join('');
    const results = events.flatMap((event): TestResult[] => {
      if (!event.Test || !['pass', 'fail', 'skip'].includes(string(event.Action))) return [];
      const status = event.Action === 'pass' ? 'passed' : event.Action === 'fail' ? 'failed' : 'skipped';
      return [{ name: string(event.Test), status, message: output(event.Test) }];
    });
    const broken =
      events.some((event) => event.Action === 'fail' && !event.Test) &&
      results.every((result) => result.status !== 'failed');
    return broken ? [...results, { name: 'build', status: 'error', message: text }] : results;
  },
  'flutter-test': dartEvents,
  'dart-test': dartEvents,
};

function dartEvents(text: string): TestResult[] {
  const names = new Map<unknown, string>();
  return jsonLines(text).flatMap((event): TestResult[] => {
    const test = event.test as Json | undefined;
    if (event.type === 'testStart' && test) names.set(test.id, string(test.name));
    if (event.type !== 'testDone' || event.hidden === true) return [];
    const status = event.skipped
      ? 'skipped'
      : event.result === 'success'
        ? 'passed'
        : event.result === 'failure'
          ? 'failed'
          : 'error';
    return [{ name: names.get(event.testID) ?? '', status }];
  });
}

function jsonLines(text: string): Json[] {
  return text.split('\n').flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line);
      return typeof value === 'object' && value !== null ? [value as Json] : [];
    } catch {
      return [];
    }
  });
}

function readJson(runner: string, text: string): TestResult[] {
  try {
    return jsonReaders[runner]?.(text) ?? [];
  } catch {
    return [];
  }
}

/** Runners that only talk to people: a line for each test, or a line of sums. */
const textReaders: Readonly<Record<string, RegExp>> = {
  'cargo-test': /^test (?<name>\S.*?) \.\.\. (?:(?<passed>ok)|(?<failed>FAILED)|(?<skipped>ignored))/gm,
  nextest: /^\s*(?:(?<passed>PASS)|(?<failed>FAIL)|(?<skipped>SKIP)) \[[^\]]*\] (?<name>.+)$/gm,
  minitest: /^(?<name>\S+#\S.*?) = [\d.]+ s = (?:(?<passed>\.)|(?<failed>F)|(?<error>E)|(?<skipped>S))/gm,
  'django-test':
    /^(?<name>[\w.]+ \([\w.]+\))(?:\n.*)? \.\.\. (?:(?<passed>ok)|(?<failed>FAIL)|(?<error>ERROR)|(?<skipped>skipped))/gm,
  unittest:
    /^(?<name>[\w.]+ \([\w.]+\))(?:\n.*)? \.\.\. (?:(?<passed>ok)|(?<failed>FAIL)|(?<error>ERROR)|(?<skipped>skipped))/gm,
  exunit: /^\s+\d+\) (?<failed>test) (?<name>.+)$|^ {2}\* (?<passed>test) (?<name2>.+?) \(\d/gm,
  xunit: /^\s*(?:(?<passed>Passed)|(?<failed>Failed)|(?<skipped>Skipped)) (?<name>\S.*?)(?: \[|$)/gm,
};

function textReader(runner: string): RegExp | undefined {
  const name = runner === 'nunit' || runner === 'mstest' ? 'xunit' : runner;
  return Object.hasOwn(textReaders, name) ? textReaders[name] : undefined;
}

function readText(runner: string, text: string): TestResult[] {
  const pattern = textReader(runner);
  if (!pattern) return [];
  return [...text.matchAll(pattern)].map(({ groups = {} }) => {
    const status =
      (['passed', 'failed', 'error', 'skipped'] as const).find((name) => groups[name] !== undefined) ??
      'error';
    return { name: (groups.name ?? groups.name2 ?? '').trim(), status };
  });
}
