import { buildAll, STEP_NAMES } from './setup/build-steps.mjs';
import { tell } from './setup/problem.mjs';

/** `node scripts/build.mjs [embedded] [views] [app]`; without a name everything. */
const named = process.argv.slice(2);
await tell(() => buildAll(named.length > 0 ? named : STEP_NAMES));
