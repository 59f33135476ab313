import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../pictures/evening.mjs';
import { Problem } from '../setup/problem.mjs';

const WITHIN_MS = 120_000;

/** The demo restaurant as files under this address: the folder a build has left in the data directory. */
export async function exportedShop(url, { dataDir, address }) {
  const call = await signIn(url);
  // Only a site that the restaurant calls its own is answered.
  const { version } = (await call('/api/shop/get')).data;
  await call('/api/shop/update', { version, ftp: { address } });
  const { buildId } = await call('/api/export/build');
  const builds = path.join(dataDir, 'builds');
  const until = Date.now() + WITHIN_MS;
  while (Date.now() < until) {
    const found = foldersIn(builds).find((folder) => path.basename(folder) === buildId);
    if (found) return found;
    await sleep(200);
  }
  throw new Problem('The site was not exported.');
}

const foldersIn = (builds) => namesIn(builds).flatMap((shop) => namesIn(shop));

function namesIn(folder) {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}
