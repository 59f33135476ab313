import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { startDaemon } from './daemon.mjs';
import { anOrder, ORDER_INDEXES } from './orders.mjs';

/** About 2.2 KB each: just below the 64 MB at which the journal is exchanged for a snapshot. */
const BEFORE = 28_000;
const PACE_MS = 5;
const LONGEST_MS = 60_000;
const AFTERWARDS_MS = 1_000;

/** The longest waits of one unhurried writer while the store exchanges its journal for a snapshot, and before that. */
export async function waitsOfExchange(directory) {
  const daemon = await startDaemon(directory);
  const client = await MongoClient.connect(daemon.uri);
  const orders = client.db('bench').collection('orders');
  await orders.createIndexes(ORDER_INDEXES);
  for (let from = 0; from < BEFORE; from += 500)
    await orders.insertMany(Array.from({ length: 500 }, (_, i) => anOrder(from + i)));
  const quiet = await waitsUntil(orders, BEFORE, (_, sinceMs) => sinceMs > 3_000);
  const filling = fill(client.db('bench').collection('filler'));
  const isExchanged = exchangeIn(directory);
  const during = await waitsUntil(
    orders,
    BEFORE + quiet.length,
    (_, sinceMs) => isExchanged() || sinceMs > LONGEST_MS,
  );
  filling.stop();
  await filling.done;
  await client.close();
  await daemon.stop();
  if (!existsSync(snapshotIn(directory))) throw new Error('no snapshot came');
  return { quiet: Math.max(...quiet), during: Math.max(...during), p99: quantile(during, 0.99) };
}

const snapshotIn = (directory) => join(directory, 'snapshot-1');

/** Whether the snapshot is there, and the removal of what it replaces is over as well. */
function exchangeIn(directory) {
  let seenAt = Number.POSITIVE_INFINITY;
  return () => {
    if (seenAt < performance.now()) return performance.now() - seenAt > AFTERWARDS_MS;
    if (existsSync(snapshotIn(directory))) seenAt = performance.now();
    return false;
  };
}

async function waitsUntil(orders, from, isOver) {
  const waits = [];
  const startedAt = performance.now();
  while (!isOver(waits.length, performance.now() - startedAt)) {
    const askedAt = performance.now();
    await orders.insertOne(anOrder(from + waits.length));
    waits.push(performance.now() - askedAt);
    await sleep(PACE_MS);
  }
  return waits;
}

/** Lets the journal grow as an evening would, until it is stopped. */
function fill(collection) {
  let isOver = false;
  const done = (async () => {
    for (let i = 0; !isOver; i++) {
      await collection.insertOne({ i, text: 'x'.repeat(20_000) });
      await sleep(PACE_MS);
    }
  })();
  return {
    done,
    stop: () => {
      isOver = true;
    },
  };
}

const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
