import path from 'node:path';
import { jestCommand } from './check/jest-command.mjs';
import { leftBehind, takeFolder } from './check/own-folder.mjs';
import { tierOf } from './check/tiers.mjs';
import { buildWhenNeeded } from './setup/build-steps.mjs';
import { installWhenNeeded } from './setup/install.mjs';
import { inRoot } from './setup/paths.mjs';
import { Problem, tell } from './setup/problem.mjs';
import { requireSystemPackages } from './setup/system-packages.mjs';
import { startChild } from './stores/child.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

/** `npm run test:one -- path [options of jest]`: one spec, with the stores and the built product when its tier has them. */
await tell(async () => {
  const [given = '', ...options] = process.argv.slice(2);
  const spec = path.relative(inRoot(), path.resolve(given));
  const tier = tierOf(spec);
  if (!tier) throw new Problem('Welcher Test? Zum Beispiel: npm run test:one -- test/slices/order.spec.ts');

  await installWhenNeeded(say);
  if (tier.built) {
    requireSystemPackages(say);
    await buildWhenNeeded(say);
  }
  takeFolder();
  const [program, ...args] = jestCommand(tier.config, [
    '--maxWorkers=1',
    ...options,
    '--runTestsByPath',
    spec,
  ]);
  const env = { ...process.env, NODE_NO_WARNINGS: '1' };
  const { code } = await startChild(program, args, { cwd: inRoot(), env, stdio: 'inherit' }).ended;
  const left = leftBehind();
  if (left.length > 0) say(`left in the temporary folder: ${left.join(', ')}`);
  process.exitCode = code === 0 && left.length === 0 ? 0 : 1;
});
