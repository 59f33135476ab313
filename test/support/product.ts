import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, PACKED, startApp } from '../../scripts/setup/app.mjs';
import { endChild, killChild, startChild } from '../../scripts/stores/child.mjs';
import { storesOfRun } from './env.js';
import { aFolder } from './folder.js';

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
    HOST: '127.0.0.1',
    PORT: await freePort(0, '127.0.0.1'),
    LOG_LEVEL: 'warn',
    SEED_DEMO: '1',
    RATE_LIMIT_FACTOR: '1000',
    SECRET_KEYS: `test:${randomBytes(32).toString('hex')}`,
    JWT_SECRET: randomBytes(32).toString('hex'),
    ...over,
  };
  env.BASE_URL = `http://127.0.0.1:${env.PORT}`;
  const web = await startApp({ args: PACKED, env: { ...env, ROLE: 'web' } });
  const startWorker = () =>
    startChild(process.execPath, PACKED, {
      env: { ...env, ROLE: 'worker', PORT: '0' },
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
