import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { berlinClock } from '../../shared/berlin-time.js';
import { Clock } from '../clock/clock.js';
import { withDeadline } from '../dial/deadline.js';
import { Env } from '../env/env.js';
import { Redis } from './redis.js';
import { RedisLock } from './redis-lock.js';
import { isDue, minuteOf } from './schedule.rules.js';

type Run = () => Promise<void>;

const LEASE_MS = 6_000;
const DAILY_CHECK_MS = 30_000;
const DAY_RAN_SECONDS = 3 * 86_400;
const DRAIN_MS = 10_000;

/** All that happens by the clock. Worker role only, and with several workers still one at a time. */
@Injectable()
export class Schedules implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Schedule');
  private readonly plans = new Map<string, { ms: number; run: Run }>();
  private readonly running = new Set<Promise<void>>();
  private started = false;
  private stopping = false;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly redis: Redis,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Not more often than every `ms`, whatever the number of workers. */
  every(name: string, ms: number, run: Run): void {
    if (this.plans.has(name)) throw new Error(`The schedule "${name}" is registered twice.`);
    this.plans.set(name, { ms, run });
    if (this.started) this.start(name);
  }

  /** Once a day in Berlin, at that time or as soon after it as a worker is there. */
  daily(name: string, at: string, run: Run): void {
    const minute = minuteOf(at);
    this.every(name, DAILY_CHECK_MS, () => this.runOncePerDay(name, minute, run));
  }

  onApplicationBootstrap(): void {
    this.started = this.env.runsWorker;
    if (this.started) for (const name of this.plans.keys()) this.start(name);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    for (const name of this.registry.getIntervals()) this.registry.deleteInterval(name);
    await withDeadline(DRAIN_MS, () => Promise.all(this.running)).catch(() => undefined);
  }

  /** What the timer does; false when another worker is at it or was a moment ago. */
  async runNow(name: string): Promise<boolean> {
    const plan = this.plans.get(name);
    if (!plan) throw new Error(`There is no schedule "${name}".`);
    const lock = await RedisLock.take(this.redis, `schedule:${name}`, LEASE_MS);
    if (!lock) return false;
    const started = performance.now();
    try {
      await plan.run();
    } finally {
      // A little less than the interval, so that a timer which fires early does not skip a turn.
      await lock.keepFor(plan.ms * 0.9 - (performance.now() - started));
    }
    return true;
  }

  private start(name: string): void {
    const plan = this.plans.get(name);
    if (plan)
      this.registry.addInterval(
        name,
        setInterval(() => this.tick(name), plan.ms),
      );
  }

  private tick(name: string): void {
    if (this.stopping) return;
    const run = this.runNow(name)
      .then(() => undefined)
      .catch((error: Error) => this.log.error(`${name}: ${error.message}`, error.stack))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  private async runOncePerDay(name: string, minute: number, run: Run): Promise<void> {
    const now = berlinClock(this.clock.now());
    const key = `schedule:${name}:day`;
    const lastDay = await this.redis.soon((client) => client.get(key));
    if (!isDue(now, minute, lastDay)) return;
    await run();
    const expiration = { type: 'EX' as const, value: DAY_RAN_SECONDS };
    await this.redis.soon((client) => client.set(key, now.date, { expiration }));
  }
}
