import { MongoClient } from 'mongodb';
import { startStores } from '../../stores/start-stores.mjs';
import { cpuMsOf, memoryMbOf } from '../cpu.mjs';

const WRITERS = 20;
const READS = 1_000;
const FILL = 'x'.repeat(1_700);
const SHOPS = 50;

export default {
  name: 'Store: acknowledged writes and indexed reads through the driver',

  async run({ dataDir, later, say }) {
    let stores = await startStores({ dataDir });
    later(() => stores.stop());
    let client = await connect(stores);
    const rows = [];
    let written = 0;
    for (const size of [1_000, 10_000, 100_000]) {
      const from = written;
      rows.push(
        await measured(
          `insert up to ${size.toLocaleString('en')}`,
          stores,
          size - written,
          insertFrom(client, from),
        ),
      );
      written = size;
      for (const [name, read] of Object.entries(READERS)) {
        const label = `${name}, ${size.toLocaleString('en')} orders of 2 KB`;
        rows.push(await measured(label, stores, READS, () => read(client, Math.floor(Math.random() * size))));
      }
      say(`${size} orders`);
    }
    rows.push({ ...empty, '': 'memory of the store, MB', total: memoryMbOf(stores.mongo.pid) });
    await client.close();
    await stores.kill();
    const reopening = performance.now();
    stores = await startStores({ dataDir });
    client = await connect(stores);
    rows.push({
      ...empty,
      '': 'open 100,000 orders after kill -9, s',
      total: (performance.now() - reopening) / 1_000,
    });
    await client.close();
    return rows;
  },
};

const empty = { '': '', 'per second': '', 'p50 ms': '', 'p99 ms': '', 'CPU µs each': '', total: '' };
const orders = (client) =>
  client.db().collection('orders', { writeConcern: { w: 'majority', journal: true } });

const READERS = {
  'one by id': (client, n) => orders(client).findOne({ _id: n }),
  'one by unique key': (client, n) => orders(client).findOne({ shopId: n % SHOPS, number: n }),
  'newest 20 of a shop': (client, n) =>
    orders(client)
      .find({ shopId: n % SHOPS })
      .sort({ placedAt: -1 })
      .limit(20)
      .toArray(),
  'a range of 20': (client, n) =>
    orders(client)
      .find({ shopId: n % SHOPS, placedAt: { $gte: new Date(n * 1_000) } })
      .sort({ placedAt: 1 })
      .limit(20)
      .toArray(),
};

async function connect({ mongoUri }) {
  const client = await new MongoClient(mongoUri, { maxPoolSize: WRITERS }).connect();
  await orders(client).createIndexes([
    { key: { shopId: 1, number: 1 }, unique: true },
    { key: { shopId: 1, placedAt: -1 } },
  ]);
  return client;
}

function insertFrom(client, from) {
  let next = from;
  return () => {
    const number = next++;
    const order = {
      _id: number,
      shopId: number % SHOPS,
      number,
      placedAt: new Date(number * 1_000),
      state: 'placed',
      FILL,
    };
    return orders(client).insertOne(order);
  };
}

/** The same call from twenty sides until it was made `count` times. */
async function measured(name, { mongo }, count, call) {
  const times = [];
  let left = count;
  const cpuFrom = cpuMsOf(mongo.pid);
  const from = performance.now();
  const worker = async () => {
    while (left-- > 0) {
      const began = performance.now();
      await call();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, worker));
  const seconds = (performance.now() - from) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor((times.length - 1) * share)];
  const cpu = ((cpuMsOf(mongo.pid) - cpuFrom) * 1_000) / count;
  return {
    '': name,
    'per second': count / seconds,
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'CPU µs each': cpu,
    total: '',
  };
}
