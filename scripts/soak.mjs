import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allCases } from './check/all-cases.mjs';
import { manyProperties } from './check/properties.mjs';
import { specMutants } from './check/spec-mutants.mjs';
import { damageRun } from './faults/damage-run.mjs';
import { fuzzRun } from './faults/fuzz-run.mjs';
import { killRun } from './faults/kill-run.mjs';
import { paperRun } from './faults/paper-run.mjs';
import { paymentsRun } from './faults/payments-run.mjs';
import { pictureRun } from './faults/picture-run.mjs';
import { productSystem } from './faults/product-system.mjs';
import { progressOf } from './faults/progress.mjs';
import { racesRun } from './faults/races-run.mjs';
import { seedFrom } from './faults/random.mjs';
import { receiptSums } from './faults/receipt-sums.mjs';
import { shiftRun } from './faults/shift-run.mjs';
import { storeSystem } from './faults/store-system.mjs';
import { guestOrders } from './faults/subjects/guest-orders.mjs';
import { queueJobs } from './faults/subjects/queue-jobs.mjs';
import { issuedReceipts } from './faults/subjects/receipts.mjs';
import { storeInserts } from './faults/subjects/store-inserts.mjs';
import { buildWhenNeeded } from './setup/build-steps.mjs';
import { Problem, tell } from './setup/problem.mjs';

const {
  KILLS = 200,
  KEYS = 200,
  RIVALS = 1_000,
  FILES = 300,
  DAMAGES = 1_200,
  FUZZ = 100_000,
  ORDERS = 10_000,
  ROUNDS = 20,
  HISTORIES = 500,
  HOOKS = 1_000,
} = process.env;
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
  receipts: async (run) => [
    ...(await killRun({ ...run, start: productSystem(run.dataDir), subjects: [issuedReceipts()] })),
    ledgerOf(await receiptSums(Number(ORDERS))),
  ],
  paper: async (run) => [ledgerOf(await paperRun({ ...run, start: productSystem(run.dataDir) }))],
  payments: async (run) => [
    ledgerOf(await paymentsRun({ ...run, histories: Number(HISTORIES), hooks: Number(HOOKS) })),
  ],
  shift: async (run) => [ledgerOf(await shiftRun(run))],
  races: (run) => racesRun({ ...run, keys: Number(KEYS), rivals: Number(RIVALS) }),
  damage: async (run) => [await damageRun({ ...run, tries: Number(DAMAGES) })],
  properties: async (run) => [ledgerOf(await manyProperties({ ...run, rounds: Number(ROUNDS) }))],
  cases: async (run) => [ledgerOf(await allCases(run))],
  fuzz: async (run) => [ledgerOf(await fuzzRun({ ...run, calls: Number(FUZZ), print: say }))],
  spec: async (run) => [ledgerOf(await specMutants(run))],
  pictures: async (run) => [ledgerOf(await pictureRun({ ...run, files: Number(FILES) }))],
};

/** `npm run soak [member ...]`; `SEED=… KILLS=…` repeats one, `KEYS=… RIVALS=…`, `DAMAGES=…`, `FUZZ=…`, `ORDERS=…`, `FILES=…`, `ROUNDS=…` and `HISTORIES=… HOOKS=…` are the size of the others; `SPEC_MUTANTS=10-20` are those cuts of `spec` alone. */
await tell(async () => {
  await buildWhenNeeded(say);
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !MEMBERS[name]);
  if (unknown.length > 0) throw new Problem(`No such run: ${unknown}. There are: ${Object.keys(MEMBERS)}.`);
  for (const name of asked.length > 0 ? asked : Object.keys(MEMBERS)) await soak(name, seedFrom());
});

async function soak(name, seed) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tresen-soak-'));
  const from = Date.now();
  const progress = progressOf(name);
  const ledgers = await MEMBERS[name]({ seed, kills: Number(KILLS), dataDir, say: progress.say }).finally(
    progress.end,
  );
  const lost = ledgers.flatMap((ledger) => ledger.lost);
  const damaged = ledgers.flatMap((ledger) => ledger.damaged);
  const acknowledged = ledgers.reduce((sum, ledger) => sum + ledger.acknowledged, 0);
  const seconds = ((Date.now() - from) / 1000).toFixed(0);
  say(
    `${name}: ${acknowledged} acknowledged, ${lost.length} lost, ${damaged.length} damaged, ${seconds} s, SEED=${seed}`,
  );
  for (const { table } of ledgers) if (table) say(table);
  if (lost.length + damaged.length === 0) return rmSync(dataDir, { recursive: true });
  process.exitCode = 1;
  for (const problem of lost) say(`  lost: ${problem}`);
  for (const problem of damaged) say(`  damaged: ${problem}`);
  say(`  What is left is in ${dataDir}.`);
}

function ledgerOf({ acknowledged, problems, table }) {
  return { acknowledged, lost: problems, damaged: [], table };
}
