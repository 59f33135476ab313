import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKED, startOnFreePort } from '../../scripts/setup/app.mjs';
import { endChild, killChild, startChild } from '../../scripts/stores/child.mjs';
import { storesOfRun } from './env.js';
import { aFolder } from './folder.js';

const HOST = '127.0.0.1';

export interface Product {
  url: string;
  dataDir: string;
  /** The address of the demo restaurant's printer. */
  printerUrl: string;
  killWorker(): Promise<void>;
  startWorker(): Promise<void>;
  close(): Promise<void>;
}

/** The built product as people run it: web and worker as two processes, with the demo restaurant in it. */
export async function startProduct(over: Record<string, string> = {}): Promise<Product> {
  const dataDir = aFolder('product');
  const env: Record<string, string | undefined> = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    ...storesOfRun(),
    DATA_DIR: dataDir,
    HOST,
    LOG_LEVEL: 'warn',
    SEED_DEMO: '1',
    RATE_LIMIT_FACTOR: '1000',
    SECRET_KEYS: `test:${randomBytes(32).toString('hex')}`,
    JWT_SECRET: randomBytes(32).toString('hex'),
    ...over,
  };
  const web = await startOnFreePort(HOST, (PORT: string) => ({
    args: PACKED,
    env: { ...env, ROLE: 'web', PORT, BASE_URL: `http://${HOST}:${PORT}` },
  }));
  const startWorker = () =>
    startChild(process.execPath, PACKED, {
      env: { ...env, ROLE: 'worker', PORT: '0', BASE_URL: web.url },
      stdio: 'inherit',
      deathSignal: 'KILL',
    });
  let worker = startWorker();

  return {
    url: web.url,
    dataDir,
    printerUrl: JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8')).printerUrl,
    killWorker: () => killChild(worker),
    startWorker: async () => {
      worker = startWorker();
    },
    close: async () => {
      await Promise.all([endChild(web), endChild(worker)]);
    },
  };
}
