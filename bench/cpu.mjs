import { spawnSync } from 'node:child_process';

/**
 * CPU seconds (user and system) of command lines, by bash's own account of its children (`times`, POSIX): what the
 * processes really used, waiting not counted. One number for all lines together.
 */
export function cpuSeconds(lines) {
  const script = `${lines.map((line) => `${line} >/dev/null 2>&1`).join('\n')}\ntimes`;
  // With a socket for its input, which is what Node's pipes are, bash takes itself for a remote shell and runs ~/.bashrc.
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
    encoding: 'utf8',
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const children = stdout.trim().split('\n').at(-1) ?? '';
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  if (status !== 0 || parts.length !== 2) throw new Error(`bash could not measure: ${stdout}${stderr}`);
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Nothing that makes Node do more or less than usual. */
const environment = { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8' };

export function quoted(word) {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/**
 * Ratios of each case to the first one. Every round measures all cases one after the other, so that a machine that
 * is busy for a while is busy for all of them; the median of the rounds counts.
 */
export function ratios(cases, { rounds, runs }) {
  const measured = cases.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { lines }] of cases.entries()) measured[index].push(cpuSeconds(lines(runs)) / runs);
  }
  const [base] = measured;
  return cases.map(({ name, goal }, index) => ({
    name,
    goal,
    milliseconds: median(measured[index]) * 1000,
    ratio: median(measured[index].map((seconds, round) => seconds / base[round])),
  }));
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
