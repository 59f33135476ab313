import { PACKED, SILENT, startOnFreePort } from '../setup/app.mjs';
import { endChild, killChild } from '../stores/child.mjs';
import { startStores } from '../stores/start-stores.mjs';

const HOST = '127.0.0.1';
const SECRETS = {
  SECRET_KEYS: `faults:${'5'.repeat(64)}`,
  JWT_SECRET: 'only-for-faults-and-long-enough-to-sign',
};
const QUIET = {
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000000',
  SEED_DEMO: '1',
  BASE_URL: '',
  SMTP_URL: '',
};

/** The built product on its stores: app, documents and jobs can each be killed. */
export const productSystem = (dataDir) => async () => {
  const stores = await startStores({ dataDir });
  const { mongoUri: MONGODB_URI, redisUrl: REDIS_URL } = stores;
  const env = { ...process.env, ...SECRETS, ...QUIET, DATA_DIR: dataDir, HOST, MONGODB_URI, REDIS_URL };
  // What it says when its store is shot away from under it is no news here.
  const app = await startOnFreePort(HOST, (PORT) => ({
    env: { ...env, PORT },
    args: PACKED,
    stdio: SILENT,
  })).catch(async (error) => {
    await stores.stop();
    throw error;
  });
  return {
    ...stores,
    url: app.url,
    parts: { app, [stores.engine]: stores.mongo, 'redis-server': stores.redis },
    kill: async () => {
      await killChild(app);
      await stores.kill();
    },
    stop: async () => {
      await endChild(app);
      await stores.stop();
    },
  };
};
