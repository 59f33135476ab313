import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMsOf } from '../cpu.mjs';
import { call, signIn } from '../demo.mjs';
import { median } from '../http.mjs';
import { menuChanges } from '../menu-changes.mjs';
import { sizedMenus } from '../menu-size.mjs';
import { startProduct } from '../product.mjs';

const SIZES = [50, 200];
const BUILDS = 5;
const LOOK_MS = 100;
/** For everybody to have heard that the menu is another. */
const BEHIND_MS = 500;
const WITHIN_MS = 60_000;

export default {
  name: 'Exported site: all pages in two languages, pictures and scripts written to disk (goal: 200 dishes in less than a second)',

  async run(ctx) {
    const product = await startProduct(ctx);
    const menus = await sizedMenus(ctx, product.stores);
    const tell = await menuChanges(ctx, product);
    const headers = await signIn(product.url);
    const rows = [];
    for (const count of SIZES) {
      await menus.write(count);
      await tell();
      await sleep(BEHIND_MS);
      // The first build reads the new menu, and the code that writes is warm after it.
      await built(product, headers);
      const builds = [];
      const copies = [];
      for (let n = 0; n < BUILDS; n += 1) {
        const build = await built(product, headers);
        builds.push(build);
        copies.push(await copied(product, build));
      }
      rows.push(rowOf(count, builds, median(copies)));
    }
    return rows;
  },
};

function rowOf(count, builds, copyMs) {
  const wallMs = median(builds.map((build) => build.wallMs));
  return {
    '': `${count} dishes`,
    files: builds[0].files,
    'CPU ms': median(builds.map(({ cpuMs }) => cpuMs)),
    'wall ms': wallMs,
    'copying the same files, ms': copyMs,
    'times as long': wallMs / copyMs,
  };
}

async function built({ url, pid }, headers) {
  const [cpu, from] = [cpuMsOf(pid), performance.now()];
  const answer = await (await fetch(`${url}/api/export/build`, { headers })).json();
  while (performance.now() - from < WITHIN_MS) {
    const [latest] = await call(`${url}/api/export/history`, { headers });
    if (latest.id === answer.buildId && latest.state === 'published')
      return {
        id: latest.id,
        cpuMs: cpuMsOf(pid) - cpu,
        wallMs: performance.now() - from,
        files: latest.files,
      };
    await sleep(LOOK_MS);
  }
  throw new Error('The site was not written in time.');
}

/** The same bytes into the same folders, by nobody who renders anything. */
async function copied({ env }, { id }) {
  const shops = path.join(env.DATA_DIR, 'builds');
  const [shop] = await readdir(shops);
  const builds = path.join(shops, shop);
  const from = performance.now();
  await cp(path.join(builds, id), path.join(env.DATA_DIR, 'copy'), { recursive: true });
  const ms = performance.now() - from;
  await rm(path.join(env.DATA_DIR, 'copy'), { recursive: true });
  return ms;
}
