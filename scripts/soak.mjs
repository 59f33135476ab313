import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killRun } from './faults/kill-run.mjs';
import { pictureRun } from './faults/picture-run.mjs';
import { productSystem } from './faults/product-system.mjs';
import { racesRun } from './faults/races-run.mjs';
import { seedFrom } from './faults/random.mjs';
import { shiftRun } from './faults/shift-run.mjs';
import { storeSystem } from './faults/store-system.mjs';
import { guestOrders } from './faults/subjects/guest-orders.mjs';
import { queueJobs } from './faults/subjects/queue-jobs.mjs';
import { storeInserts } from './faults/subjects/store-inserts.mjs';
import { buildWhenNeeded } from './setup/build-steps.mjs';
import { Problem, tell } from './setup/problem.mjs';

const KILLS = Number(process.env.KILLS ?? 200);
const KEYS = Number(process.env.KEYS ?? 200);
const RIVALS = Number(process.env.RIVALS ?? 1_000);
const say = (line) => process.stdout.write(`${line}\n`);

/** The long runs, each on a folder of its own; a member answers with ledgers as killRun does. */
const MEMBERS = {
  stores: (run) => killRun({ ...run, start: storeSystem(run.dataDir), subjects: [storeInserts, queueJobs] }),
  product: (run) =>
    killRun({
      ...run,
      start: productSystem(run.dataDir),
      subjects: [guestOrders(), storeInserts, queueJobs],
    }),
  shift: async (run) => {
    const { acknowledged, problems } = await shiftRun(run);
    for (const problem of problems) run.say(problem);
    return [{ name: 'orders, from the tap to the paper', acknowledged, lost: problems, damaged: [] }];
  },
  races: (run) => racesRun({ ...run, keys: KEYS, rivals: RIVALS }),
  pictures: async (run) => {
    const { acknowledged, problems } = await pictureRun(run);
    for (const problem of problems) run.say(problem);
    return [{ name: 'pictures that mean harm', acknowledged, lost: problems, damaged: [] }];
  },
};

/** `npm run soak [member ...]`; `SEED=… KILLS=…` repeats one, `KEYS=… RIVALS=…` are the size of the races. */
await tell(async () => {
  await buildWhenNeeded(say);
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !MEMBERS[name]);
  if (unknown.length > 0) throw new Problem(`No such run: ${unknown}. There are: ${Object.keys(MEMBERS)}.`);
  for (const name of asked.length > 0 ? asked : Object.keys(MEMBERS)) await soak(name, seedFrom());
});

async function soak(name, seed) {
  say(name === 'races' ? name : `${name}: ${KILLS} kills, SEED=${seed}`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tresen-soak-'));
  const ledgers = await MEMBERS[name]({ seed, kills: KILLS, dataDir, say });
  for (const ledger of ledgers) {
    say(
      `${ledger.name}: ${ledger.acknowledged} acknowledged, ${ledger.lost.length} lost, ${ledger.damaged.length} damaged`,
    );
  }
  if (ledgers.every(({ lost, damaged }) => lost.length + damaged.length === 0)) {
    rmSync(dataDir, { recursive: true });
  } else {
    process.exitCode = 1;
    say(`What is left is in ${dataDir}.`);
  }
}
