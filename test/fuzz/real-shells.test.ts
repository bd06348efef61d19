import { describe, expect, it } from 'vitest';
import { report, runCampaign } from './campaign.ts';
import { isInstalled } from './scratch.ts';

/** `npm run fuzz` runs many more, from a seed of its own. */
describe('what bash really does was predicted', () => {
  it('for 1,500 commands with expansions', async () => {
    const outcome = await runCampaign({ seed: 20_261_130, runs: 1500, weight: { dynamic: true } });
    expect(report(outcome)).toBe('');
    expect(outcome.blind).toBeLessThan(1500 / 5);
  }, 240_000);

  it('for 500 commands whose words are static, and hardly ever by leaving it open', async () => {
    const outcome = await runCampaign({ seed: 20_261_130, runs: 500, weight: { dynamic: false } });
    expect(report(outcome)).toBe('');
    expect(outcome.unknown / 500).toBeLessThan(0.1);
  }, 240_000);

  it.skipIf(!isInstalled('zsh'))(
    'for 300 commands under zsh, where it is installed',
    async () => {
      const outcome = await runCampaign({
        seed: 20_261_130,
        runs: 300,
        weight: { dynamic: true },
        shell: 'zsh',
      });
      expect(report(outcome)).toBe('');
    },
    240_000,
  );
});
