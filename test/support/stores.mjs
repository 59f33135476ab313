import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startStores } from '../../scripts/stores/start-stores.mjs';
import { folderOfRun } from './folder-of-run.mjs';

/** The clock of most specs stands still, and what is valid by it must not be swept away by the store's, which goes on. */
const SWEEP_SECONDS = 86_400;

/** One pair of real stores for a run of jest; addresses given by TEST_MONGODB_URI and TEST_REDIS_URL are used instead. */
export async function setup() {
  const dataDir = folderOfRun();
  const { TEST_MONGODB_URI: mongodbUri, TEST_REDIS_URL: redisUrl } = process.env;
  const stores = await startStores({
    dataDir,
    mongodbUri,
    redisUrl,
    sweepSeconds: SWEEP_SECONDS,
    say: () => {},
  });
  process.env.TEST_FOLDER = path.join(dataDir, 'specs');
  mkdirSync(process.env.TEST_FOLDER);
  process.env.TEST_MONGODB_URI = stores.mongoUri;
  process.env.TEST_REDIS_URL = stores.redisUrl;
  globalThis.tresenStores = { stores, dataDir };
}

export async function teardown() {
  const { stores, dataDir } = globalThis.tresenStores;
  await stores.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
