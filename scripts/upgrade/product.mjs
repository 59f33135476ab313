import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startOnFreePort } from '../setup/app.mjs';
import { claimDataDir, raiseFormat } from '../setup/data-dir.mjs';
import { secretsFor } from '../setup/secrets.mjs';
import { endChild, killChild } from '../stores/child.mjs';
import { startStores } from '../stores/start-stores.mjs';

const HOST = '127.0.0.1';
const QUIET = { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000000', SMTP_URL: '', NODE_ENV: 'production' };

/** The built product on a data directory of its own, as `npm start` makes it, but with web and worker as two processes. */
export async function startForFixture(dataDir, more = {}) {
  claimDataDir(dataDir);
  raiseFormat(dataDir);
  const secrets = secretsFor(dataDir, {});
  const stores = await startStores({ dataDir });
  const { mongoUri: MONGODB_URI, redisUrl: REDIS_URL } = stores;
  const env = {
    ...process.env,
    ...secrets,
    ...QUIET,
    ...more,
    DATA_DIR: dataDir,
    HOST,
    MONGODB_URI,
    REDIS_URL,
  };
  const web = await startOnFreePort(HOST, (PORT) => ({
    env: { ...env, PORT, BASE_URL: `http://${HOST}:${PORT}`, ROLE: 'web', SEED_DEMO: '1' },
  }));
  const { url } = web;
  const worker = await startOnFreePort(HOST, (PORT) => ({
    env: { ...env, PORT, BASE_URL: url, ROLE: 'worker' },
  }));
  return {
    url,
    dataDir,
    mongoUri: MONGODB_URI,
    printerUrl: JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8')).printerUrl,
    stopWorker: () => endChild(worker),
    killRedis: () => stores.redis.kill(),
    /** As if the power failed: what was acknowledged is synced. */
    kill: async () => {
      await Promise.all([killChild(web), killChild(worker)]);
      await stores.kill();
    },
  };
}
