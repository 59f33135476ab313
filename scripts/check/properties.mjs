import { runTier } from './run-tier.mjs';
import { tiers } from './tiers.mjs';

/** The rules with all their examples, other ones each time; the check tries a share of them. */
export async function manyProperties({ rounds, say }) {
  const rules = tiers().find(({ name }) => name === 'rules');
  const specs = rules.specs.filter((file) => file.endsWith('.properties.spec.ts'));
  const ledger = { acknowledged: 0, problems: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const { passed, failed, details } = await runTier({ ...rules, name: 'properties', specs, share: 1 });
    ledger.acknowledged += passed;
    if (failed > 0) ledger.problems.push(details);
    say(`${round}/${rounds} rounds`);
  }
  return ledger;
}
