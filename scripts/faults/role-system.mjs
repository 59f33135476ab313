import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, PACKED, startApp } from '../setup/app.mjs';
import { endChild, killChild } from '../stores/child.mjs';
import { startStores } from '../stores/start-stores.mjs';

const HOST = '127.0.0.1';
const QUIET = { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000', SMTP_URL: '' };
const SECRETS = {
  SECRET_KEYS: `faults:${'5'.repeat(64)}`,
  JWT_SECRET: 'only-for-faults-and-long-enough-to-sign',
};

/** The built product as two processes on stores that stay: web and worker are killed and started again by name. */
export async function startRoles(dataDir, more = {}) {
  const stores = await startStores({ dataDir });
  const { mongoUri: MONGODB_URI, redisUrl: REDIS_URL } = stores;
  const PORT = await freePort(0, HOST);
  const url = `http://${HOST}:${PORT}`;
  const env = {
    ...process.env,
    ...SECRETS,
    ...QUIET,
    ...more,
    DATA_DIR: dataDir,
    HOST,
    BASE_URL: url,
    MONGODB_URI,
    REDIS_URL,
  };
  const begin = (own) => startApp({ env: { ...env, ...own }, args: PACKED, stdio: 'ignore' });
  const start = {
    web: () => begin({ PORT, ROLE: 'web', SEED_DEMO: '1' }),
    worker: async () => begin({ PORT: await freePort(0, HOST), ROLE: 'worker' }),
  };
  const roles = { web: await start.web(), worker: await start.worker() };
  const { printerUrl } = JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8'));
  return {
    url,
    mongoUri: MONGODB_URI,
    printerUrl,
    kill: (name) => killChild(roles[name]),
    start: async (name) => {
      roles[name] = await start[name]();
    },
    stop: async () => {
      await Promise.all(Object.values(roles).map((role) => endChild(role)));
      await stores.stop();
    },
  };
}
