import { expect, it } from 'vitest';
import { report, runCampaign } from './campaign.ts';
import { unanswered } from './mutations.ts';
import { isInstalled, type Shell } from './scratch.ts';

/** The nightly run: FUZZ_RUNS commands from FUZZ_SEED, in campaigns that keep the scratch directory small. */
const runs = Number(process.env.FUZZ_RUNS ?? 100_000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const size = 2000;
/** Campaigns with faults; a night should find more than its first one. */
const mostFaults = 10;
const forever = 24 * 60 * 60 * 1000;

/** Most campaigns have expansions and bash; each fourth has static words, each sixth zsh where that is installed. */
const kindOf = (campaign: number): { dynamic: boolean; shell: Shell } => ({
  dynamic: campaign % 4 !== 3,
  shell: campaign % 6 === 5 && isInstalled('zsh') ? 'zsh' : 'bash',
});

it(
  `${runs} commands from seed ${seed}`,
  async () => {
    const sum = { all: 0, static: 0, open: 0, opaque: 0 };
    const faults: string[] = [];
    for (let done = 0; done < runs && faults.length < mostFaults; done += size) {
      const { dynamic, shell } = kindOf(done / size);
      const count = Math.min(size, runs - done);
      const outcome = await runCampaign({ seed: seed + done, runs: count, weight: { dynamic }, shell });
      if (outcome.failures.length > 0) faults.push(report(outcome));
      sum.all += outcome.ran;
      console.log(`${sum.all} commands, faults in ${faults.length} campaigns`, faults.at(-1) ?? '');
      sum.opaque += outcome.blind;
      if (dynamic) continue;
      sum.static += outcome.ran;
      sum.open += outcome.unknown;
    }
    const share = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`;
    console.log(
      `${sum.all} commands; opaque: ${share(sum.opaque, sum.all)}; open: ${share(sum.open, sum.static)} of the ${sum.static} with static words`,
    );
    expect(faults.join('\n\n')).toBe('');
  },
  forever,
);

it(
  `twice as many mutated inputs from seed ${seed}, each tenth of PowerShell`,
  () => {
    for (let done = 0; done < 2 * runs; done += size) {
      const language = (done / size) % 10 === 9 ? 'PowerShell' : 'bash';
      expect(unanswered(seed + done, Math.min(size, 2 * runs - done), language).slice(0, 3)).toEqual([]);
    }
  },
  forever,
);
