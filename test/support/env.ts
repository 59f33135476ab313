import { randomUUID } from 'node:crypto';
import 'reflect-metadata';
import { type Env, readEnv } from '../../src/platform/env/env.js';
import { databasesOf } from './databases.mjs';
import { aFolder } from './folder.js';

/** Stores of the run under a database of their own, as the environment of a process. */
export function storesOfRun(): { MONGODB_URI: string; REDIS_URL: string } {
  const { JEST_WORKER_ID = '1' } = process.env;
  return databasesOf(`w${JEST_WORKER_ID}_${randomUUID().slice(0, 8)}`, Number(JEST_WORKER_ID));
}

/** A database and a Redis database of this spec's own on the stores of the run. */
export function testEnv(over: Record<string, string> = {}): Env {
  return readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: aFolder('data'),
    ...storesOfRun(),
    SECRET_KEYS: `test:${'5'.repeat(64)}`,
    JWT_SECRET: 'only-for-tests-and-long-enough-to-sign',
    RATE_LIMIT_FACTOR: '1000',
    ...over,
  });
}
