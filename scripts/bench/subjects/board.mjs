import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { cpuMsOf } from '../cpu.mjs';
import { anOrder, call, SLUG, signIn } from '../demo.mjs';
import { compareHttp, median } from '../http.mjs';
import { startProduct, startServer } from '../product.mjs';

const OPEN = [500, 5_000];
const STREAMS = 500;
const MOVES = 30;
const AT_ONCE = 500;
const LIMITS = { rounds: 3, milliseconds: 2_000, connections: 4 };

export default {
  name: `Board: ${OPEN.join(' and ')} open orders of one shop, ${STREAMS} tablets that hear of each move`,

  async run(ctx) {
    const reference = await startServer(ctx);
    const product = await startProduct(ctx);
    const headers = await signIn(product.url);
    const { _id: shopId } = await call(`${product.url}/api/shop/get`, { headers });
    const rows = [];
    let filled = 0;
    for (const open of OPEN) {
      await fill(product.stores.mongoUri, shopId, { from: filled, to: open });
      filled = open;
      const board = { name: `board, ${open} open`, url: `${product.url}/api/order/board` };
      const found = { name: `search, ${open} open`, url: `${product.url}/api/order/find?q=brandt` };
      const contenders = [board, found].map((one) => Object.assign(one, { pid: product.pid, headers }));
      const hello = { name: 'node:http hello (H)', pid: reference.pid, url: reference.url };
      const [first, ...others] = await compareHttp([hello, ...contenders], LIMITS);
      rows.push(...(rows.length === 0 ? [first] : []), ...others);
    }
    const alone = await moves(product, headers, 'a move nobody hears');
    const streams = await listen(product.url, headers);
    const heard = await moves(product, headers, `a move, ${STREAMS} streams`);
    for (const stream of streams) stream.destroy();
    for (const row of [alone, heard]) row['x reference'] = row['CPU µs/request'] / rows[0]['CPU µs/request'];
    return [...rows, alone, heard];
  },
};

/** Copies of an order in work, which nobody finishes. */
async function fill(uri, shopId, { from, to }) {
  const client = await new MongoClient(uri).connect();
  const orders = client.db().collection('orders');
  const [sample] = await orders.find({ shopId, state: 'accepted' }).limit(1).toArray();
  for (let at = from; at < to; at += AT_ONCE) {
    const count = Math.min(AT_ONCE, to - at);
    await orders.insertMany(Array.from({ length: count }, (_, index) => copyOf(sample, at + index)));
  }
  await client.close();
}

const copyOf = (sample, n) =>
  Object.assign({}, sample, {
    _id: `bench${String(n).padStart(15, '0')}`,
    token: `bench${n}`,
    idempotencyKey: `bench${n}`,
    number: 1_000 + n,
  });

/** What one move costs the server, the order itself placed before. */
async function moves({ url, pid }, headers, name) {
  const order = await anOrder(url);
  const ids = [];
  for (let n = 0; n < MOVES; n += 1) {
    const key = { 'idempotency-key': `board-${name.replaceAll(/\W+/g, '-')}-${n}` };
    ids.push((await call(`${url}/api/storefront/${SLUG}/order`, { body: order, headers: key })).id);
  }
  await sleep(3_000);
  const from = cpuMsOf(pid);
  const begun = performance.now();
  const times = [];
  for (const id of ids) {
    const asked = performance.now();
    await call(`${url}/api/order/move`, { body: { id, to: 'rejected', reason: 'tooBusy' }, headers });
    times.push(performance.now() - asked);
  }
  const seconds = (performance.now() - begun) / 1_000;
  await sleep(2_000);
  return {
    '': name,
    'CPU µs/request': ((cpuMsOf(pid) - from) / MOVES) * 1_000,
    'requests/s': MOVES / seconds,
    'p50 ms': median(times),
    'p99 ms': Math.max(...times),
  };
}

async function listen(url, headers) {
  const all = Array.from({ length: STREAMS }, () => listenOnce(url, headers));
  return Promise.all(all);
}

const listenOnce = (url, headers) =>
  new Promise((resolve, reject) => {
    const asking = request(`${url}/api/live`, { headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`/api/live answered ${answer.statusCode}`));
      answer.on('error', () => undefined);
      answer.resume();
      resolve(asking);
    });
    asking.on('error', reject);
    asking.end();
  });
