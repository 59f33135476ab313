import { setTimeout as sleep } from 'node:timers/promises';
import { problemsOf } from '../../faults/checker.mjs';
import { Problem } from '../../setup/problem.mjs';
import { startWorker } from '../../setup/roles.mjs';
import { endChild, killChild } from '../../stores/child.mjs';
import { cpuMsOf } from '../cpu.mjs';
import { watchBacklog } from '../orders/backlog.mjs';
import { mailProblems } from '../orders/mails.mjs';
import { ordered } from '../orders/ordered.mjs';
import { openShop, orderUrl } from '../orders/shop.mjs';
import { startProduct } from '../product.mjs';

const SECONDS = Number(process.env.SECONDS ?? 60);
const RATE = Number(process.env.RATE ?? 200);
/** Every so many orders are accepted as soon as they are there, and get their docket. */
const ACCEPTED_EVERY = Number(process.env.ACCEPTED_EVERY ?? 10);
/** Code that has run for a while costs a third: a leap into cold code measures how its queue is worked off. */
const WARM_RATE = Number(process.env.WARM_RATE ?? 60);
const WARM_SECONDS = Number(process.env.WARM_SECONDS ?? 15);
const SETTLE_MS = 120_000;

export default {
  name: `Orders sustained: web, worker, stores and guests on this machine, ${RATE}/s for ${SECONDS} s after ${WARM_RATE}/s for ${WARM_SECONDS} s (goal: p99 <= 60 ms, dockets p99 <= 1 s, drained within 10 s)`,

  async run(ctx) {
    const web = await startProduct(ctx, { ROLE: 'web' });
    let worker = startWorker(web.env, 'ignore');
    ctx.later(() => endChild(worker));
    const shop = await openShop(ctx, web);
    const backlog = await watchBacklog(ctx, web, shop.store);
    const parts = () => ({
      web: web.pid,
      worker: worker.pid,
      store: web.stores.mongo.pid,
      Redis: web.stores.redis.pid,
    });
    const run = async (name, during = async () => {}) => {
      ctx.say(`${name}: ${RATE}/s for ${SECONDS} s …`);
      const before = { cpu: cpuOf(parts()), commands: await backlog.commands() };
      const load = loadOf(web, shop, name);
      const [result] = await Promise.all([ordered(load.contender, load.order), during()]);
      const drained = await backlog.secondsToEmpty(SETTLE_MS);
      const after = { cpu: cpuOf(parts()), commands: await backlog.commands() };
      return rowOf(name, {
        result,
        drained,
        before,
        after,
        most: backlog.takeMost(),
        late: await latenessOf(shop, result),
      });
    };
    await warmUp(web, shop, backlog);
    const rows = [await run('undisturbed')];
    if (process.env.KILL !== '0')
      rows.push(
        await run('worker killed in the middle', async () => {
          await sleep(SECONDS * 500);
          await killChild(worker);
          worker = startWorker(web.env, 'ignore');
        }),
      );
    await check(ctx, shop, rows.length - 1);
    return rows;
  },
};

/** Both processes are warm and have nothing left: what they still had to catch up with would be counted as late. */
async function warmUp(web, shop, backlog) {
  const { contender, order } = loadOf(web, shop, 'before');
  await ordered(contender, { ...order, rate: WARM_RATE, seconds: WARM_SECONDS });
  await backlog.secondsToEmpty(SETTLE_MS);
  backlog.takeMost();
}

const loadOf = (web, shop, name) => ({
  contender: { name, pid: web.pid, url: orderUrl(web), shop },
  order: {
    rate: RATE,
    seconds: SECONDS,
    seed: RATE,
    prefix: `sustained-${name.replaceAll(' ', '-')}`,
    body: shop.body,
    counter: {
      url: `${web.url}/api/order/move`,
      headers: { ...shop.headers, origin: web.url },
      every: ACCEPTED_EVERY,
    },
  },
});

const cpuOf = (parts) => Object.fromEntries(Object.entries(parts).map(([name, pid]) => [name, cpuMsOf(pid)]));

/** How long after their acceptance the dockets of these orders were written, in ms. */
async function latenessOf({ store }, { accepted }) {
  const wanted = new Set(accepted);
  const [orders, jobs] = await Promise.all([store.orders(), store.printJobs()]);
  const acceptedAt = new Map(
    orders
      .filter(({ _id }) => wanted.has(_id))
      .map(({ _id, events }) => [_id, events.find(({ to }) => to === 'accepted').at]),
  );
  const late = jobs.flatMap(({ key, createdAt }) => {
    const at = acceptedAt.get(key.split('/')[0]);
    return at ? [createdAt - at] : [];
  });
  return late.sort((a, b) => a - b);
}

function rowOf(name, { result, drained, before, after, most, late }) {
  const { count, seconds, p50, p99, worst } = result;
  // A worker that was started in the middle has counted from then on.
  const cpu = Object.entries(after.cpu).map(([part, ms]) => {
    const used = ms >= before.cpu[part] ? ms - before.cpu[part] : ms;
    return [`${part} CPU µs/order`, (used * 1_000) / count];
  });
  return {
    '': name,
    'orders/s': count / seconds,
    'p50 ms': p50,
    'p99 ms': p99,
    'worst ms': worst,
    'docket p99 ms': late[Math.floor(late.length * 0.99)] ?? 0,
    'most waiting': most,
    'drained after s': drained,
    'Redis commands/order': (after.commands - before.commands) / count,
    ...Object.fromEntries(cpu),
  };
}

async function check({ say, dataDir }, { store, acknowledged, accepted }, kills) {
  await store.told(SETTLE_MS);
  const [orders, printJobs] = await Promise.all([store.orders(), store.printJobs()]);
  const facts = {
    acknowledged,
    accepted,
    orders,
    printJobs,
    papers: null,
    others: { before: '', after: '' },
  };
  const mails = mailProblems(dataDir, { acknowledged, accepted, kills });
  const problems = [...problemsOf(facts), ...mails.problems];
  if (problems.length > 0) throw new Problem(problems.slice(0, 20).join('\n'));
  say(
    `${acknowledged.length} acknowledged orders, ${accepted.length} accepted, ${mails.count} mails: none lost, ${mails.repeated} mails repeated`,
  );
}
