import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../setup/paths.mjs';
import { Problem } from '../../setup/problem.mjs';
import { cpuMsOf, restingShareOf } from '../cpu.mjs';
import { SLUG } from '../demo.mjs';
import { compareHttp, median } from '../http.mjs';
import { menuChanges } from '../menu-changes.mjs';
import { sizedMenus } from '../menu-size.mjs';
import { startProduct, startServer } from '../product.mjs';

const ROUNDS = 3;
const MISSES = 30;
const SIZES = [30, 300, 1_000];
const BEHIND_MS = 300;
const BROTLI = { 'accept-encoding': 'br' };

export default {
  name: 'Menu page: kept (goal: at most 3 H) and missed (goal: at most 2 x renderToString, 60 ms of CPU for 1,000 dishes)',

  async run(ctx) {
    const reference = await startServer(ctx);
    const product = await startProduct(ctx);
    const url = `${product.url}/s/${SLUG}`;
    const kept = await compareHttp([
      { name: 'node:http hello (H)', pid: reference.pid, url: reference.url },
      { name: 'menu page, kept, br', pid: product.pid, url, headers: BROTLI },
      {
        name: 'menu page, not modified',
        pid: product.pid,
        url,
        expect: 304,
        headers: { ...BROTLI, 'if-none-match': (await fetch(url, { headers: BROTLI })).headers.get('etag') },
      },
    ]);
    return [...kept, ...(await missed(ctx, product, url))];
  },
};

/** Menus of three sizes; before each question the product hears what it hears when somebody changes the menu. */
async function missed(ctx, product, url) {
  const menus = await sizedMenus(ctx, product.stores);
  const tell = await menuChanges(ctx, product);
  const rows = [];
  for (const count of SIZES) {
    await menus.write(count);
    await tell();
    rows.push(...(await missedOf(ctx, { product, url, menus, tell, count })));
  }
  return rows;
}

async function missedOf(ctx, { product, url, menus, tell, count }) {
  const env = { MONGODB_URI: product.stores.mongoUri, SHOP: JSON.stringify({ slug: SLUG }) };
  const floor = await startServer(ctx, inRoot('scripts', 'bench', 'floors', 'menu.mjs'), env);
  const resting = await restingShareOf(product.pid);
  const misses = Math.max(10, Math.round(MISSES / Math.max(1, count / 100)));
  let change = 0;
  const contenders = [
    {
      name: `renderToString of all ${count} dishes`,
      of: { ...floor, resting: 0 },
      url: floor.url,
      before: async () => {},
    },
    {
      name: `${count} dishes, a price changed: waits`,
      of: { ...product, resting },
      url,
      before: async () => {
        await menus.reprice(1_000 + (++change % 100));
        await tell();
      },
    },
    {
      name: `${count} dishes, one sold out: the next page is made behind the old one`,
      of: { ...product, resting },
      url,
      before: async () => {
        // The page before is through by then, so that each pays for its own.
        await sleep(BEHIND_MS);
        await menus.sellOut(++change % 2 === 0);
        await tell();
      },
    },
  ];
  const rounds = contenders.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { of, url: asked, before }] of contenders.entries()) {
      const result = await timed(of, asked, { before, misses });
      // The first round only warms up.
      if (round > 0) rounds[index].push(result);
    }
  }
  return contenders.map(({ name }, index) => rowOf(name, rounds[index], rounds[0]));
}

/** What the process does of itself while it waits between two questions is no part of an answer. */
async function timed({ pid, resting }, url, { before, misses }) {
  const times = [];
  const from = cpuMsOf(pid);
  const began = performance.now();
  for (let miss = 0; miss < misses; miss += 1) {
    await before();
    const asked = performance.now();
    const answer = await fetch(url, { headers: BROTLI });
    if (answer.status !== 200) throw new Problem(`${url} answered ${answer.status}.`);
    await answer.arrayBuffer();
    times.push(performance.now() - asked);
  }
  const cpuMs = cpuMsOf(pid) - from - resting * (performance.now() - began);
  return { cpuMs: cpuMs / misses, times };
}

function rowOf(name, rounds, reference) {
  const cpuMs = meanOf(rounds);
  const times = rounds.flatMap((round) => round.times).sort((a, b) => a - b);
  return {
    '': name,
    'CPU µs/request': cpuMs * 1_000,
    'requests/s': '',
    'p50 ms': median(times),
    'p99 ms': times[Math.floor(times.length * 0.99)],
    'x reference': cpuMs / meanOf(reference),
  };
}

const meanOf = (rounds) => rounds.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / rounds.length;
