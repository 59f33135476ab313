import { MongoClient } from 'mongodb';
import { inRoot } from '../../setup/paths.mjs';
import { cpuMsOf, memoryMbOf } from '../cpu.mjs';
import { call, signIn } from '../demo.mjs';
import { compareHttp } from '../http.mjs';
import { startProduct, startServer } from '../product.mjs';

const ORDERS = 100_000;
const A_DAY = 100;
const AT_ONCE = 1_000;
const DAY_MS = 86_400_000;
const LIMITS = { rounds: 3, milliseconds: 2_000, connections: 4 };

export default {
  name: `History: the first of ${ORDERS.toLocaleString('en')} orders (goal: at most 2 x the bare read), later pages, the file`,

  async run(ctx) {
    const product = await startProduct(ctx);
    const headers = await signIn(product.url);
    const { _id: SHOP_ID } = await call(`${product.url}/api/shop/get`, { headers });
    await fill(product.stores.mongoUri, SHOP_ID);
    ctx.say(`${ORDERS} orders`);
    const env = { MONGODB_URI: product.stores.mongoUri, SHOP_ID };
    const floor = await startServer(ctx, inRoot('scripts', 'bench', 'floors', 'history.mjs'), env);
    const list = (name, query) => ({
      name,
      pid: product.pid,
      url: `${product.url}/api/orderHistory/list${query}`,
      headers,
    });
    const rows = await compareHttp(
      [
        { name: 'node:http, one read, fewer fields as JSON', pid: floor.pid, url: floor.url },
        list('Tresen /api/orderHistory/list', ''),
        list('its page in the middle, by cursor', '?after=2025-01-01.50'),
        list('one day, deliveries', '?from=2025-01-01&to=2025-01-01&way=delivery'),
      ],
      LIMITS,
    );
    return [...rows, await fileRow(product, headers)];
  },
};

/** The orders of the demo restaurant over and over, a hundred a day, backwards from long before its own. */
async function fill(uri, shopId) {
  const client = await new MongoClient(uri).connect();
  const orders = client.db().collection('orders');
  const samples = await orders.find({ shopId, state: 'completed' }).toArray();
  for (let from = 0; from < ORDERS; from += AT_ONCE) {
    await orders.insertMany(
      Array.from({ length: AT_ONCE }, (_, i) => copyOf(samples[i % samples.length], from + i)),
    );
  }
  await client.close();
}

function copyOf(sample, n) {
  const placedAt = new Date(Date.UTC(2026, 8, 1) - Math.floor(n / A_DAY) * DAY_MS);
  return {
    ...sample,
    _id: `bench${n}`,
    token: `bench${n}`,
    idempotencyKey: `bench${n}`,
    number: (n % A_DAY) + 1,
    businessDay: placedAt.toISOString().slice(0, 10),
    placedAt,
  };
}

/** Once through all of them; how far the memory of the process has grown meanwhile stands beside it. */
async function fileRow({ url, pid }, headers) {
  const [cpu, memory, from] = [cpuMsOf(pid), memoryMbOf(pid), performance.now()];
  let most = memory;
  let bytes = 0;
  const answer = await fetch(`${url}/api/orderHistory/export`, { headers });
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    most = Math.max(most, memoryMbOf(pid));
  }
  const seconds = (performance.now() - from) / 1_000;
  return {
    '': `the file of all, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, memory +${Math.round(most - memory)} MB`,
    'CPU µs/request': (cpuMsOf(pid) - cpu) * 1_000,
    'requests/s': 1 / seconds,
    'p50 ms': seconds * 1_000,
    'p99 ms': seconds * 1_000,
    'x reference': 0,
  };
}
