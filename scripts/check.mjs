import { runCommand } from './check/run-command.mjs';
import { runTier } from './check/run-tier.mjs';
import { staticChecks } from './check/static-checks.mjs';
import { tiers } from './check/tiers.mjs';
import { inRoot } from './setup/paths.mjs';

const MINUTE = 60_000;
const BUILD = [process.execPath, inRoot('scripts', 'build.mjs')];
const total = { passed: 0, failed: 0, skipped: 0 };

for (const { name, command } of staticChecks())
  await step(name, MINUTE, () => single(name, command, 5 * MINUTE));
await step('build embedded-mongo', MINUTE, () =>
  single('build embedded', [...BUILD, 'embedded'], 5 * MINUTE),
);
for (const tier of tiers().filter(({ built }) => !built))
  await step(tier.name, tier.budgetMs, () => runTier(tier));
const built = await step('build', 2 * MINUTE, () => single('build', BUILD, 10 * MINUTE));
for (const tier of built ? tiers().filter((one) => one.built) : [])
  await step(tier.name, tier.budgetMs, () => runTier(tier));

if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** One part of the check: runs it, adds it up, says how long it took. */
async function step(name, budgetMs, run) {
  const from = Date.now();
  const { passed, failed, skipped, details } = await run();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed in ${seconds} s of ${budgetMs / 1000} s`,
  );
  if (failed > 0) console.log(details);
  return failed === 0;
}

async function single(name, command, limitMs) {
  const { ok, output } = await runCommand(name, command, limitMs);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, details: output };
}
