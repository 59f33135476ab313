import { randomBytes } from 'node:crypto';
import { PACKED, startOnFreePort } from '../setup/app.mjs';
import { nodeProgram } from '../setup/node.mjs';
import { inRoot } from '../setup/paths.mjs';
import { endChild, firstLine, startChild } from '../stores/child.mjs';
import { startStores } from '../stores/start-stores.mjs';

const HOST = '127.0.0.1';

/** The built product on stores of its own, with the demo restaurant in it and nothing that limits or logs. */
export async function startProduct({ dataDir, later }, over = {}) {
  const stores = await startStores({ dataDir });
  later(stores.stop);
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    HOST,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
    MONGODB_URI: stores.mongoUri,
    REDIS_URL: stores.redisUrl,
    SEED_DEMO: '1',
    BASE_URL: '',
    SECRET_KEYS: `bench:${randomBytes(32).toString('hex')}`,
    JWT_SECRET: randomBytes(32).toString('hex'),
    ...over,
  };
  const app = await startOnFreePort(HOST, (PORT) => ({ env: { ...env, PORT }, args: PACKED }));
  later(() => endChild(app));
  // A worker beside it needs to know where guests are served.
  return { ...app, stores, env: { ...env, PORT: new URL(app.url).port } };
}

/** A server script of ours that prints its address: the reference, or the bare floor of a subject. */
export async function startServer({ later }, script = inRoot('scripts', 'bench', 'reference.mjs'), env = {}) {
  const server = startChild(nodeProgram(), [script], {
    env: { NODE_ENV: 'production', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    deathSignal: 'KILL',
  });
  later(() => endChild(server));
  return { ...server, url: await firstLine(server) };
}
