import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../scripts/setup/app.mjs';
import { startStores } from '../../scripts/stores/start-stores.mjs';
import { DEMO } from '../factories/orders.js';
import { eventually } from './wait.js';

export interface BuiltProduct {
  url: string;
  /** What somebody who is signed in sends along. */
  headers: Record<string, string>;
  stop(): Promise<void>;
}

const STARTS_WITHIN_MS = 60_000;

/** A build as a container starts it, from a folder of its own, with the demo restaurant. */
export async function startBuilt(cwd: string, main: string): Promise<BuiltProduct> {
  const DATA_DIR = path.join(cwd, '.data');
  const stores = await startStores({ dataDir: DATA_DIR });
  const port = await freePort(0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const product = spawn(process.execPath, [main], {
    cwd,
    env: envOf(stores, DATA_DIR, port),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Another product may have taken the port meanwhile, and would answer as well.
  let isListening = false;
  product.once('message', () => {
    isListening = true;
  });
  const stop = async () => {
    await ended(product);
    await stores.stop();
  };
  try {
    await eventually(
      async () => isListening && (await fetch(`${url}/readyz`).catch(() => null))?.status === 200,
      STARTS_WITHIN_MS,
    );
    return { url, headers: await signedIn(url, port), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const envOf = (stores: { mongoUri: string; redisUrl: string }, DATA_DIR: string, PORT: string) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT,
  DATA_DIR,
  ROLE: 'all',
  SEED_DEMO: '1',
  LOG_LEVEL: 'silent',
  MONGODB_URI: stores.mongoUri,
  REDIS_URL: stores.redisUrl,
  SECRET_KEYS: `a:${'5'.repeat(64)}`,
  JWT_SECRET: 'x'.repeat(40),
});

async function signedIn(url: string, port: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://localhost:${port}` },
    body: JSON.stringify(DEMO),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}`, cookie: `access=${data.token}` };
}

function ended(product: ChildProcess): Promise<unknown> {
  const gone = new Promise((resolve) => product.once('exit', resolve));
  return product.kill() ? gone : Promise.resolve();
}
