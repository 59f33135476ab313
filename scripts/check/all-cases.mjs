import { readFileSync } from 'node:fs';
import { inRoot } from '../setup/paths.mjs';
import { runTier } from './run-tier.mjs';
import { tiers } from './tiers.mjs';

const sharesCases = (file) => readFileSync(inRoot(file), 'utf8').includes("/share.js'");

/** What the check tries a share of, with all its cases. */
export async function allCases({ say }) {
  const ledger = { acknowledged: 0, problems: [] };
  for (const tier of tiers().map((one) => ({ ...one, specs: one.specs.filter(sharesCases) }))) {
    if (tier.specs.length === 0) continue;
    const { passed, failed, details } = await runTier({ ...tier, name: `cases of ${tier.name}`, share: 1 });
    ledger.acknowledged += passed;
    if (failed > 0) ledger.problems.push(details);
    say(`${ledger.acknowledged} passed`);
  }
  return ledger;
}
