import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { inRoot } from './setup/paths.mjs';
import { Problem, tell } from './setup/problem.mjs';
import { allTold, Orders } from './upgrade/orders.mjs';
import { pack } from './upgrade/pack.mjs';
import { connectServices, Payments, startServices } from './upgrade/payments.mjs';
import { startForFixture } from './upgrade/product.mjs';
import { foundCafe, foundImbiss, furnishBella, moveOn } from './upgrade/restaurants.mjs';

const LIMIT_BYTES = 1_500_000;
/** Longer than a job takes from the queue to its effect. */
const SETTLE_MS = 3_000;

/** A data directory as the built product of this commit leaves it, packed for the tests of later ones. */
await tell(async () => {
  const [name] = process.argv.slice(2);
  if (!/^[\w-]+$/.test(name ?? '')) throw new Problem('Wie soll sie heißen? npm run upgrade-fixture -- NAME');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tresen-fixture-'));
  const facts = await live(dataDir);
  const packed = pack(dataDir, facts, isDemoPicture(facts));
  rmSync(dataDir, { recursive: true, force: true });
  if (packed.length > LIMIT_BYTES) throw new Problem(`Zu groß: ${packed.length} Bytes.`);
  const file = inRoot('test', 'upgrade', `${name}.fixture`);
  writeFileSync(file, packed);
  process.stdout.write(`${file}: ${packed.length} bytes, ${facts.orders.length} orders\n`);
});

async function live(dataDir) {
  const services = await startServices();
  const product = await startForFixture(dataDir, { ...services.env, ALLOW_PRIVATE_TARGETS: '1' });
  try {
    return await story(product, services);
  } finally {
    await product.kill();
    await services.close();
  }
}

/** Some hours in the life of three restaurants, which end in the middle of the work. */
async function story(product, services) {
  const bella = await furnishBella(product);
  const nord = await foundImbiss(product);
  const cafe = await foundCafe(product);
  const orders = new Orders(product, { lucia: bella.lucia, yusuf: nord.yusuf });
  await orders.open();
  await orders.placeAll();
  await connectServices(bella.lucia);
  await new Payments(orders, services).placeAll();
  await moveOn(nord.yusuf);
  await settle(product.mongoUri);
  await product.stopWorker();
  await orders.placeForTheQueue();
  await settle(product.mongoUri);
  await product.killRedis();
  await orders.placeForTheOutbox();
  return {
    at: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inRoot(), encoding: 'utf8' }).trim(),
    pictures: [bella.picture, nord.picture],
    printerPath: new URL(product.printerUrl).pathname,
    signedIn: {
      jonas: bella.jonas.refreshToken,
      lucia: bella.lucia.refreshToken,
      yusuf: nord.yusuf.refreshToken,
      anna: cafe.anna.refreshToken,
    },
    orders: orders.told,
  };
}

async function settle(mongoUri) {
  const store = await new MongoClient(mongoUri).connect();
  await allTold(store.db());
  await store.close();
  await sleep(SETTLE_MS);
}

/** They lie in the repository, and are most of the directory. */
function isDemoPicture({ pictures: [bella] }) {
  const [, shopId, id] = /\/media\/(\w+)\/(\w+)/.exec(bella);
  return (file) => file.includes(`/${shopId}/`) && !file.includes(id);
}
