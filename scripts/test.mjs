import { installWhenNeeded } from './setup/install.mjs';
import { tell } from './setup/problem.mjs';
import { requireSystemPackages } from './setup/system-packages.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

await tell(async () => {
  requireSystemPackages(say);
  const from = Date.now();
  if (await installWhenNeeded(say))
    say(`ok   install in ${((Date.now() - from) / 1000).toFixed(1)} s of 180 s`);
  await import('./check.mjs');
});
