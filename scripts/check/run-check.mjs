import { inRoot } from '../setup/paths.mjs';
import { leftBehind, removeFolder, takeFolder } from './own-folder.mjs';
import { runCommand } from './run-command.mjs';
import { runTier } from './run-tier.mjs';
import { staticChecks } from './static-checks.mjs';
import { Tally } from './tally.mjs';
import { tiers } from './tiers.mjs';

const MINUTE = 60_000;
const BUILD = [process.execPath, inRoot('scripts', 'build.mjs')];

/** Everything that must hold, in rising cost. The last line is the count. */
export async function runCheck(times) {
  const tally = new Tally();
  const folder = takeFolder();
  await times.measure('static', () => twoAtATime(staticChecks(), (check) => runSingle(tally, check, 5)));
  const build = (name, parts) => runSingle(tally, { name, command: [...BUILD, ...parts] }, 10);
  await times.measure('views and store', () => build('build of the embedded store', ['embedded']));
  for (const tier of tiers().filter(({ built }) => !built)) await runTests(tally, times, tier);
  const isBuilt = await times.measure('build', () => build('build', []));
  for (const tier of isBuilt ? tiers().filter(({ built }) => built) : []) await runTests(tally, times, tier);
  removeFolder(folder);
  for (const line of [...times.lines(), ...tally.lines()]) console.log(line);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}

async function runSingle(tally, { name, command }, minutes) {
  const from = Date.now();
  const { ok, output } = await runCommand(name, command, minutes * MINUTE);
  tally.add(name, from, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, shaky: [], details: output });
  return ok;
}

async function runTests(tally, times, tier) {
  const from = Date.now();
  const result = await times.measure(tier.name, () => runTier(tier));
  const left = leftBehind();
  // A spec that failed on its way may not have come to tidying up.
  const isTidy = left.length === 0 || result.failed > 0 || result.shaky.length > 0;
  const untidy = { failed: 1, details: `left in the temporary folder: ${left.join(', ')}` };
  tally.add(tier.name, from, isTidy ? result : { ...result, ...untidy });
}

async function twoAtATime(tasks, run) {
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await run(task);
  };
  await Promise.all([work(), work()]);
}
