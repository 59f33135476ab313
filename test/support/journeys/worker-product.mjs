import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { freePort, startOnFreePort } from '../../../scripts/setup/app.mjs';
import { inRoot } from '../../../scripts/setup/paths.mjs';
import { endChild } from '../../../scripts/stores/child.mjs';
import { CHROMIUM } from '../chromium-options.mjs';
import { databasesOf } from '../databases.mjs';
import { compiledFile } from '../runner/compile.mjs';
import { SELLING } from '../selling.mjs';

const MAIN = compiledFile(inRoot(), inRoot('test', 'support', 'journeys', 'product-main.ts'));
/** Products that a spec starts for itself use the Redis databases 1, 2 and so on. */
const FIRST_REDIS_DATABASE = 8;

/** What `startJourney()` finds again in the environment of its worker. */
export async function startWorkerProduct(worker) {
  const dataDir = mkdtempSync(path.join(process.env.TEST_FOLDER, 'journeys-'));
  const [product, browser] = await Promise.all([
    startProduct(worker, dataDir),
    chromium.launchServer(CHROMIUM),
  ]);
  return {
    address: {
      url: product.url,
      dataDir,
      browser: browser.wsEndpoint(),
      payPort: product.payPort,
      llmPort: product.llmPort,
    },
    stop: async () => {
      await Promise.all([browser.close(), endChild(product)]);
    },
  };
}

async function startProduct(worker, dataDir) {
  const HOST = '127.0.0.1';
  // Nobody answers there until a journey plays the payment services or the language model.
  const payPort = Number(await freePort(0, HOST));
  const llmPort = Number(await freePort(0, HOST));
  const pay = `http://${HOST}:${payPort}`;
  const env = {
    ...process.env,
    ...databasesOf(`journeys_${worker}`, FIRST_REDIS_DATABASE + worker),
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    HOST,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    SECRET_KEYS: `test:${'5'.repeat(64)}`,
    JWT_SECRET: 'only-for-tests-and-long-enough-to-sign',
    // Whoever plays them stands on this machine, and calls back.
    ALLOW_PRIVATE_TARGETS: '1',
    STRIPE_API_BASE: pay,
    PAYPAL_API_BASE: pay,
    STRIPE_JS_URL: `${pay}/v3/stripe.js`,
    PAYPAL_JS_URL: `${pay}/sdk/js`,
    OPENAI_BASE_URL: `http://${HOST}:${llmPort}/v1`,
    OPENAI_API_KEY: 'sk-sim-bella',
    ...SELLING,
  };
  const app = await startOnFreePort(HOST, (PORT) => ({
    env: { ...env, PORT, BASE_URL: `http://${HOST}:${PORT}` },
    args: [MAIN],
  }));
  return Object.assign(app, { payPort, llmPort });
}
