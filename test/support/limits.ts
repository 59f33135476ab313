import { createSecretKey, randomBytes } from 'node:crypto';
import { RateLimits } from '../../src/platform/http/rate-limits.js';
import type { RunningApp } from './app.js';

/** The limits as they are outside of tests, as if nobody had been counted before: earlier cases made calls too. */
export async function withLimits({ app, env }: RunningApp, run: () => Promise<void>): Promise<void> {
  const limits = app.get(RateLimits, { strict: false });
  const before = { env, secret: Reflect.get(limits, 'secret') };
  Object.assign(limits, { env: { ...env, RATE_LIMIT_FACTOR: 1 }, secret: createSecretKey(randomBytes(32)) });
  try {
    await run();
  } finally {
    Object.assign(limits, before);
  }
}
