import { problemsOf } from '../../faults/checker.mjs';
import { inRoot } from '../../setup/paths.mjs';
import { Problem } from '../../setup/problem.mjs';
import { call } from '../demo.mjs';
import { ordered } from '../orders/ordered.mjs';
import { rateOf, rowOf } from '../orders/rows.mjs';
import { openShop, orderUrl } from '../orders/shop.mjs';
import { startProduct, startServer } from '../product.mjs';

const ROUNDS = 4;
const CONNECTIONS = 20;
const MILLISECONDS = 2_500;
const SECONDS = Number(process.env.SECONDS ?? 20);
const RATES = (process.env.RATES ?? '200').split(',').map(Number);
const ACCEPTED = 40;
const SETTLE_MS = 60_000;

export default {
  name: 'Orders: against the bare floor (goal: at least 0.35 x), then arrivals fixed in advance (goal: 200/s, p99 <= 100 ms)',

  async run(ctx) {
    const product = await startProduct(ctx);
    const shop = await openShop(ctx, product);
    const floor = await startServer(ctx, inRoot('scripts', 'bench', 'floors', 'order.mjs'), {
      MONGODB_URI: product.stores.mongoUri,
      SAMPLE: JSON.stringify((await shop.store.orders())[0]),
    });
    const rows = await closedLoop(product, floor, shop);
    for (const rate of RATES) rows.push(await openLoop(ctx, product, shop, rate));
    const problems = await look(product, shop);
    if (problems.length > 0) throw new Problem(problems.slice(0, 20).join('\n'));
    ctx.say(
      `${shop.acknowledged.length} acknowledged orders, ${shop.accepted.length} accepted: none lost, none double`,
    );
    return rows;
  },
};

async function closedLoop(product, floor, shop) {
  const contenders = [
    { name: 'node:http, same validation, one insert', pid: floor.pid, url: floor.url },
    { name: 'Tresen, closed loop', pid: product.pid, url: orderUrl(product), shop },
  ];
  const results = contenders.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const limits = {
        connections: CONNECTIONS,
        milliseconds: MILLISECONDS,
        prefix: `closed-${index}-${round}`,
      };
      const result = await ordered(contender, { ...limits, body: shop.body });
      // The first round only warms up.
      if (round > 0) results[index].push(result);
    }
  }
  const [floorRate] = results.map(rateOf);
  return results.map((rounds, index) => ({
    ...rowOf(contenders[index].name, rounds),
    'x floor': rateOf(rounds) / floorRate,
  }));
}

async function openLoop(ctx, product, shop, rate) {
  const contender = {
    name: `Tresen, open loop at ${rate}/s`,
    pid: product.pid,
    url: orderUrl(product),
    shop,
  };
  const limits = { rate, seconds: SECONDS, seed: rate, prefix: `open-${rate}` };
  ctx.say(`${rate}/s for ${SECONDS} s …`);
  return {
    ...rowOf(contender.name, [await ordered(contender, { ...limits, body: shop.body })]),
    'x floor': '',
  };
}

/** Some are accepted, then all of it is looked at in the store. */
async function look({ url }, { store, headers, acknowledged, accepted }) {
  const some = acknowledged.filter((_, index) => index % Math.ceil(acknowledged.length / ACCEPTED) === 0);
  for (const { id } of some) {
    await call(`${url}/api/order/move`, { body: { id, to: 'accepted', minutes: 20 }, headers });
    accepted.push(id);
  }
  await store.told(SETTLE_MS);
  const [orders, printJobs] = await Promise.all([store.orders(), store.printJobs()]);
  const others = { before: '', after: '' };
  return problemsOf({ acknowledged, accepted, orders, printJobs, papers: null, others });
}
