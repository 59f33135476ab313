import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKED, SILENT, startApp, startOnFreePort } from '../setup/app.mjs';
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
  const env = {
    ...process.env,
    ...SECRETS,
    ...QUIET,
    ...more,
    DATA_DIR: dataDir,
    HOST,
    MONGODB_URI,
    REDIS_URL,
  };
  const how = (own) => ({ env: { ...env, ...own }, args: PACKED, stdio: SILENT });
  const webOn = (PORT) => how({ PORT, BASE_URL: `http://${HOST}:${PORT}`, ROLE: 'web', SEED_DEMO: '1' });
  const web = await startOnFreePort(HOST, webOn);
  const { url } = web;
  const start = {
    web: () => startApp(webOn(new URL(url).port)),
    worker: () => startOnFreePort(HOST, (PORT) => how({ PORT, BASE_URL: url, ROLE: 'worker' })),
  };
  const roles = { web, worker: await start.worker() };
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
