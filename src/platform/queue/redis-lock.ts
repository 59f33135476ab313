import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from './redis.js';

const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;
const REPLACE = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('set', KEYS[1], ARGV[2], 'EX', ARGV[3]) return 1 end return 0`;
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** Held by one process at a time, renewed while it works, and free again soon after that process dies. */
export class RedisLock {
  private timer?: NodeJS.Timeout;

  private constructor(
    private readonly redis: Redis,
    private readonly key: string,
    private readonly leaseMs: number,
    private readonly token: string,
  ) {}

  /** `note` is what others may read under the key while it is held. */
  static async take(redis: Redis, key: string, leaseMs: number, note = ''): Promise<RedisLock | null> {
    const lock = new RedisLock(redis, key, leaseMs, `${note}:${randomUUID()}`);
    const taken = await redis.soon((client) =>
      client.set(key, lock.token, { condition: 'NX', expiration: { type: 'PX', value: leaseMs } }),
    );
    if (taken === null) return null;
    lock.timer = setInterval(() => void lock.renew().catch(() => undefined), leaseMs / 3);
    lock.timer.unref();
    return lock;
  }

  async release(): Promise<void> {
    clearInterval(this.timer);
    await this.redis.soon((client) => client.eval(RELEASE, { keys: [this.key], arguments: [this.token] }));
  }

  /** Work is done, but nobody else shall begin before that time is over. */
  async keepFor(ms: number): Promise<void> {
    if (ms <= 0) return this.release();
    clearInterval(this.timer);
    await this.renew(ms);
  }

  /** Leaves a result where the lock was; false when the lock was lost in between. */
  async replace(value: string, seconds: number): Promise<boolean> {
    clearInterval(this.timer);
    const options = { keys: [this.key], arguments: [this.token, value, String(seconds)] };
    return (await this.redis.soon((client) => client.eval(REPLACE, options))) === 1;
  }

  /** False when it was lost, for whoever holds it longer than a piece of work takes. */
  isHeld(): Promise<boolean> {
    return this.renew();
  }

  private async renew(ms = this.leaseMs): Promise<boolean> {
    const keys = [this.key];
    const options = { keys, arguments: [this.token, String(Math.ceil(ms))] };
    return (await this.redis.soon((client) => client.eval(RENEW, options))) === 1;
  }
}

const LEASE_MS = 5_000;
const PATIENCE_MS = 5_000;
const LOOK_MS = 25;

/** One after the other under this key, in all processes: for what is counted first and written then. */
export async function inTurn<T>(redis: Redis, key: string, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  let lock = await RedisLock.take(redis, `turn:${key}`, LEASE_MS);
  while (!lock && Date.now() < end) {
    await sleep(LOOK_MS);
    lock = await RedisLock.take(redis, `turn:${key}`, LEASE_MS);
  }
  if (!lock) throw new Error(`Nobody gave up "${key}" in time.`);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}
