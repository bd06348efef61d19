import { expect, it } from 'vitest';
import { report, runCampaign } from './campaign.ts';

/** The nightly run: FUZZ_RUNS commands from FUZZ_SEED, in campaigns of 2,000 so that the scratch directory stays small. */
const runs = Number(process.env.FUZZ_RUNS ?? 100_000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const size = 2000;

it(
  `${runs} commands from seed ${seed}`,
  async () => {
    const sum = { static: 0, unknown: 0, blind: 0 };
    for (let done = 0; done < runs; done += size) {
      const dynamic = (done / size) % 4 !== 3;
      const outcome = await runCampaign({
        seed: seed + done,
        runs: Math.min(size, runs - done),
        weight: { dynamic },
      });
      expect(report(outcome)).toBe('');
      sum.blind += outcome.blind;
      if (!dynamic) {
        sum.static += Math.min(size, runs - done);
        sum.unknown += outcome.unknown;
      }
    }
    console.log(
      `opaque for ${((100 * sum.blind) / runs).toFixed(1)} % of all; open for ${((100 * sum.unknown) / (sum.static || 1)).toFixed(1)} % of those whose words are static`,
    );
  },
  24 * 60 * 60 * 1000,
);
