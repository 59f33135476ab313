import { buildAll, STEP_NAMES } from './setup/build-steps.mjs';
import { checkPageWeights } from './setup/page-weights.mjs';
import { tell } from './setup/problem.mjs';

/** `node scripts/build.mjs [embedded] [views] [app]`; without a name everything. */
const named = process.argv.slice(2);
const steps = named.length > 0 ? named : STEP_NAMES;
await tell(async () => {
  await buildAll(steps);
  if (steps.includes('views')) checkPageWeights();
});
