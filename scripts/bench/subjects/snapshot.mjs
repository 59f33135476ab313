import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { startStores } from '../../stores/start-stores.mjs';

/** The embedded store exchanges its journal once it is larger than 64 MB; the second client asks every few milliseconds. */
const FILL = 'x'.repeat(1_700);
const AT_ONCE = 20;
const ASK_EVERY_MS = 2;
const PATIENCE_MS = 180_000;

export default {
  name: 'Snapshot: what a second client waits for while the store exchanges a journal of 64 MB (goal: no wait over 100 ms)',

  async run({ dataDir, later }) {
    const stores = await startStores({ dataDir });
    later(() => stores.stop());
    const client = await new MongoClient(stores.mongoUri).connect();
    const orders = client.db().collection('orders', { writeConcern: { w: 'majority', journal: true } });
    await orders.insertOne({ _id: -1, text: FILL });
    const stage = stageOf(path.join(dataDir, 'embedded-mongo'));
    const work = { isOver: false };
    const writers = Array.from({ length: AT_ONCE }, (_, nth) => write(orders, nth, work));
    const waits = await askUntilExchanged(orders, stage);
    work.isOver = true;
    await Promise.all(writers);
    await client.close();
    return Object.entries(waits).map(([name, ms]) => rowOf(name, ms));
  },
};

/** A new journal is begun first, and once the snapshot is whole what it stands for is deleted. */
const stageOf = (dir) => () => {
  if (!existsSync(path.join(dir, 'journal-1'))) return 'journal only';
  return readdirSync(dir).includes('journal-0') ? 'during the exchange' : 'after it';
};

async function write(orders, nth, work) {
  for (let n = nth; !work.isOver; n += AT_ONCE) await orders.insertOne({ _id: n, text: FILL });
}

async function askUntilExchanged(orders, stage) {
  const waits = { 'journal only': [], 'during the exchange': [], 'after it': [] };
  const deadline = performance.now() + PATIENCE_MS;
  while (waits['after it'].length < 200) {
    if (performance.now() > deadline) throw new Error('The store did not exchange its journal in time.');
    const from = performance.now();
    const before = stage();
    await orders.findOne({ _id: -1 });
    const now = stage();
    // A wait belongs to the exchange when it began or ended in it.
    const name = [before, now].includes('during the exchange') ? 'during the exchange' : now;
    waits[name].push(performance.now() - from);
    await sleep(ASK_EVERY_MS);
  }
  return waits;
}

function rowOf(name, ms) {
  const sorted = ms.sort((one, other) => one - other);
  return {
    '': name,
    asked: sorted.length,
    'p50 ms': sorted[Math.floor(sorted.length / 2)],
    'p99 ms': sorted[Math.floor(sorted.length * 0.99)],
    'longest ms': sorted.at(-1),
    'over 100 ms': sorted.filter((wait) => wait > 100).length,
  };
}
