import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

/**
 * Mutation tests of the guard, a room at a time as all of it would take days: `npm run mutation -- ROOM… [--sample LINES] [--seed N]`.
 * A room is a folder or a file below src/guard. With --sample, blocks of lines that a seed picks, about LINES of them in each
 * room. Prints each mutant that no test told apart, and each room's score; exit code 1 below --least (90).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    least: { type: 'string', default: '90' },
    concurrency: { type: 'string', default: '1' },
  },
});
const guard = 'src/guard';
const rooms = positionals.length > 0 ? positionals : fs.readdirSync(guard);
const blockLines = 8;

const filesIn = (room) => {
  const whole = path.join(guard, room);
  if (!fs.existsSync(whole)) fail(`${whole} is not there; name folders or files below ${guard}`);
  if (fs.statSync(whole).isFile()) return [whole];
  return fs
    .readdirSync(whole, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.join(whole, name));
};

/** The tests of the guard that need no server, no other program and no real shell. */
function quickTests() {
  const slow = /-(?:server|facts|generated|shell|bash|slow)\.test\.ts$|real-(?:programs|options)\.test\.ts$/;
  return ['test/guard', 'test/policy'].flatMap((dir) =>
    fs
      .readdirSync(dir, { recursive: true })
      .filter((name) => name.endsWith('.test.ts') && !slow.test(name))
      .sort()
      .map((name) => path.posix.join(dir, name)),
  );
}

/** mulberry32: the same numbers for the same seed on every machine. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sampled(files, lines, random) {
  const blocks = files.flatMap((file) => {
    const count = fs.readFileSync(file, 'utf8').split('\n').length;
    return Array.from(
      { length: Math.ceil(count / blockLines) },
      (_, at) => `${file}:${at * blockLines + 1}-${Math.min(count, (at + 1) * blockLines)}`,
    );
  });
  const keyed = blocks.map((block) => ({ block, key: random() })).sort((a, b) => a.key - b.key);
  return keyed.slice(0, Math.ceil(lines / blockLines)).map(({ block }) => block);
}

// Generated statements for the tests that ask PostgreSQL's grammar.
process.env.SQL_RUNS ??= '300';

const scores = [];
for (const room of rooms) {
  const files = filesIn(room);
  const mutate = values.sample
    ? sampled(files, Number(values.sample), randomFrom(Number(values.seed)))
    : files;
  const results = await new Stryker({
    mutate,
    testRunner: 'in-process',
    plugins: [fileURLToPath(new URL('./mutation/runner.mjs', import.meta.url))],
    inProcess: { tests: quickTests() },
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    reporters: [],
    tempDirName: '.stryker-tmp',
    ignorePatterns: ['dist', 'examples', '.git', 'test/fixtures', 'test/e2e', 'test/toolchains'],
    // Stryker would load TypeScript's old programming interface to rewrite it.
    tsconfigFile: 'no-tsconfig.json',
    disableTypeChecks: false,
    timeoutMS: 8_000,
    logLevel: 'error',
    allowConsoleColors: false,
  }).runMutationTest();
  report(room, results);
}
const low = scores.filter(({ score }) => score < Number(values.least));
process.exit(low.length > 0 ? 1 : 0);

function report(room, results) {
  const told = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { fileName, location, mutatorName, replacement, status } of missed) {
    const shown = path.relative('.', fileName);
    console.log(
      `${shown}:${location.start.line}:${location.start.column} ${mutatorName}${status === 'NoCoverage' ? ' (no test comes by)' : ''}: ${original(shown, location)} → ${oneLine(replacement)}`,
    );
  }
  const all = told.length + missed.length;
  const score = all === 0 ? 100 : (100 * told.length) / all;
  scores.push({ room, score });
  console.log(`${room}: ${score.toFixed(1)} % of ${all} mutants told apart\n`);
}

function original(file, { start, end }) {
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return oneLine(lines.join(' '));
}

function oneLine(text = '') {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 70 ? `${flat.slice(0, 69)}…` : flat;
}

function fail(why) {
  console.error(`mutation: ${why}.`);
  process.exit(2);
}
