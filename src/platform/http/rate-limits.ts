import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error.js';
import { withDeadline } from '../dial/deadline.js';
import { Env } from '../env/env.js';
import { Redis } from '../queue/redis.js';
import { waitSentence } from './rate-limit.rules.js';

export interface Limit {
  points: number;
  seconds: number;
}

class TooManyRequests extends AppError {
  readonly code = 'TOO_MANY';
  readonly status = 429;
  override readonly headline = 'Zu viele Versuche';
  override readonly headers: Record<string, string>;

  constructor(readonly retryAfterSeconds: number) {
    super(waitSentence(retryAfterSeconds));
    this.headers = { 'retry-after': String(retryAfterSeconds) };
  }
}

const REDIS_MS = 500;

/** Counted in Redis for all processes together; while Redis is away each process counts for itself. */
@Injectable()
export class RateLimits {
  private readonly counters = new Map<string, { shared: RateLimiterRedis; own: RateLimiterMemory }>();

  constructor(
    private readonly redis: Redis,
    private readonly env: Env,
  ) {}

  /** Answers how many are left. */
  async consume(name: string, key: string, limit: Limit): Promise<number> {
    const { shared, own } = this.countersOf(name, limit);
    const id = this.keyOf(key);
    const counted = withDeadline(REDIS_MS, () => shared.consume(id)).catch((error: unknown) => {
      if (error instanceof RateLimiterRes) throw error;
      return own.consume(id);
    });
    const { remainingPoints } = await counted.catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
    });
    return remainingPoints;
  }

  /** Counts as well, and leaves it to the caller what a refusal means. */
  async allows(name: string, key: string, limit: Limit): Promise<boolean> {
    try {
      await this.consume(name, key, limit);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }

  /** As if it had not been counted: what was refused for another reason is held against nobody. */
  async giveBack(name: string, key: string, limit: Limit): Promise<void> {
    const { shared, own } = this.countersOf(name, limit);
    const id = this.keyOf(key);
    await withDeadline(REDIS_MS, () => shared.reward(id)).catch(() => own.reward(id));
  }

  /** After a success the failures before it no longer count. */
  async reset(name: string, key: string): Promise<void> {
    const id = this.keyOf(key);
    const mine = [...this.counters].filter(([counter]) => counter.startsWith(`${name}|`));
    for (const [, { own }] of mine) await own.delete(id);
    await withDeadline(REDIS_MS, () => this.redis.client.del(`${prefixOf(name)}:${id}`)).catch(() => 0);
  }

  /** Whoever reads Redis learns no address and no phone number: without our secret nobody can try them out. */
  private keyOf(key: string): string {
    return createHmac('sha256', `limits ${this.env.JWT_SECRET}`).update(key).digest('base64url').slice(0, 22);
  }

  private countersOf(name: string, { points, seconds }: Limit) {
    const counter = `${name}|${points}|${seconds}`;
    const known = this.counters.get(counter);
    if (known) return known;
    const options = {
      keyPrefix: prefixOf(name),
      points: Math.max(1, Math.floor(points * this.env.RATE_LIMIT_FACTOR)),
      duration: seconds,
    };
    const made = {
      shared: new RateLimiterRedis({
        ...options,
        storeClient: this.redis.client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      }),
      own: new RateLimiterMemory(options),
    };
    this.counters.set(counter, made);
    return made;
  }
}

const prefixOf = (name: string): string => `limit:${name}`;
