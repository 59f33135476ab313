import { hash as hashed } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { withDeadline } from '../dial/deadline.js';
import { Env } from '../env/env.js';
import { GuestRefusal } from '../guest-refusal.js';
import { Redis } from '../queue/redis.js';
import { waitPhrase } from './rate-limit.rules.js';

export interface Limit {
  points: number;
  seconds: number;
}

/** What is counted, and for whom. */
export interface Counter {
  name: string;
  key: string;
  limit: Limit;
}

interface Count {
  taken: number;
  msBeforeNext: number;
}

class TooManyRequests extends GuestRefusal {
  readonly code = 'TOO_MANY';
  readonly status = 429;
  override readonly headline = 'Zu viele Versuche';
  override readonly headers: Record<string, string>;

  constructor(readonly retryAfterSeconds: number) {
    super(waitPhrase(retryAfterSeconds));
    this.headers = { 'retry-after': String(retryAfterSeconds) };
  }
}

const REDIS_MS = 500;
/** All of them in one step; each begins its time with the first that is counted. How long it lasts only a refusal says. */
const TAKE = `
local counts = {}
for i, key in ipairs(KEYS) do
  local seconds, points = ARGV[2 * i - 1], tonumber(ARGV[2 * i])
  local taken = redis.call('incr', key)
  if taken == 1 then redis.call('expire', key, seconds) end
  counts[2 * i - 1] = taken
  counts[2 * i] = taken > points and redis.call('pttl', key) or 0
end
return counts`;
/** A time that has ended meanwhile is not begun again. */
const GIVE_BACK = `
for _, key in ipairs(KEYS) do
  if redis.call('exists', key) == 1 then redis.call('decrby', key, 1) end
end`;

/** Counted in Redis for all processes together; while Redis is away each process counts for itself. */
@Injectable()
export class RateLimits {
  private readonly own = new Map<string, RateLimiterMemory>();
  private readonly secret: string;

  constructor(
    private readonly redis: Redis,
    private readonly env: Env,
  ) {
    // As long whatever it is made from, so that no other secret and key can read the same.
    this.secret = hashed('sha256', `limits ${env.JWT_SECRET}`);
  }

  /** Answers how many are left. */
  async consume(name: string, key: string, limit: Limit): Promise<number> {
    const [count] = await this.take([{ name, key, limit }]);
    const { taken, msBeforeNext } = count!;
    const left = this.pointsOf(limit) - taken;
    if (left < 0) throw new TooManyRequests(Math.max(1, Math.ceil(msBeforeNext / 1_000)));
    return left;
  }

  /** Counts as well, and leaves it to the caller what a refusal means. */
  async allows(name: string, key: string, limit: Limit): Promise<boolean> {
    return (await this.allowsEach([{ name, key, limit }]))[0]!;
  }

  /** Each of them is counted, whatever the others say. */
  async allowsEach(counters: readonly Counter[]): Promise<boolean[]> {
    const counts = await this.take(counters);
    return counts.map(({ taken }, index) => taken <= this.pointsOf(counters[index]!.limit));
  }

  /** As if they had not been counted: what was refused for another reason is held against nobody. */
  async giveBack(counters: readonly Counter[]): Promise<void> {
    if (counters.length === 0) return;
    const keys = counters.map((counter) => this.keyOf(counter));
    const giving = withDeadline(REDIS_MS, () => this.redis.quick.eval(GIVE_BACK, { keys }));
    await giving.catch(() =>
      Promise.all(counters.map((counter) => this.ownOf(counter).reward(this.keyOf(counter)))),
    );
  }

  /** After a success the failures before it no longer count. */
  async reset(name: string, key: string): Promise<void> {
    const id = this.keyOf({ name, key });
    const mine = [...this.own].filter(([counter]) => counter.startsWith(`${name}|`));
    for (const [, own] of mine) await own.delete(id);
    await withDeadline(REDIS_MS, () => this.redis.quick.del(id)).catch(() => 0);
  }

  private async take(counters: readonly Counter[]): Promise<Count[]> {
    if (counters.length === 0) return [];
    const keys = counters.map((counter) => this.keyOf(counter));
    const args = counters.flatMap(({ limit }) => [String(limit.seconds), String(this.pointsOf(limit))]);
    try {
      const taking = withDeadline(REDIS_MS, () => this.redis.quick.eval(TAKE, { keys, arguments: args }));
      const counts = (await taking) as number[];
      return keys.map((_, index) => ({ taken: counts[2 * index]!, msBeforeNext: counts[2 * index + 1]! }));
    } catch {
      return Promise.all(counters.map((counter, index) => this.takeOwn(counter, keys[index]!)));
    }
  }

  private async takeOwn(counter: Counter, id: string): Promise<Count> {
    const { consumedPoints, msBeforeNext } = await this.ownOf(counter).penalty(id);
    return { taken: consumedPoints, msBeforeNext };
  }

  private pointsOf({ points }: Limit): number {
    return Math.max(1, Math.floor(points * this.env.RATE_LIMIT_FACTOR));
  }

  /** Whoever reads Redis learns no address and no phone number: without our secret nobody can try them out. */
  private keyOf({ name, key }: Pick<Counter, 'name' | 'key'>): string {
    const id = hashed('sha256', this.secret + key, 'base64url').slice(0, 22);
    return `limit:${name}:${id}`;
  }

  private ownOf({ name, limit }: Counter): RateLimiterMemory {
    const { points, seconds } = limit;
    const counter = `${name}|${points}|${seconds}`;
    const known = this.own.get(counter);
    if (known) return known;
    const made = new RateLimiterMemory({ points: this.pointsOf(limit), duration: seconds });
    this.own.set(counter, made);
    return made;
  }
}
