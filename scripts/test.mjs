import { runCheck } from './check/run-check.mjs';
import { Times } from './check/times.mjs';
import { installWhenNeeded } from './setup/install.mjs';
import { tell } from './setup/problem.mjs';
import { requireSystemPackages } from './setup/system-packages.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

await tell(async () => {
  requireSystemPackages(say);
  const times = new Times();
  await times.measure('install', () => installWhenNeeded(say));
  await runCheck(times);
});
