import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { withDeadline } from '../dial/deadline.js';
import { Env } from '../env/env.js';
import { Redis } from './redis.js';
import { RedisLock } from './redis-lock.js';

/** 'more' when as much was there as it takes at once. */
export type Turn = () => Promise<'more' | 'done'>;

/** The first one is taken at once; what comes in the time after that goes together. */
const PACE_MS = 100;
/** Another worker is at it, or was killed in the middle. */
const BUSY_MS = 250;
const FAILED_MS = 1_000;
const LEASE_MS = 3_000;
const DRAIN_MS = 10_000;

/** Work that stands in the store and is taken many at a time. Worker role only, and with several workers still one at a time. */
@Injectable()
export class Batches implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly lines: Line[] = [];

  constructor(
    private readonly redis: Redis,
    private readonly env: Env,
  ) {}

  /** Answers what wakes it. A wake-up may get lost, so that somebody has to wake it by the clock as well. */
  add(name: string, turn: Turn): () => void {
    const line = new Line(name, () => this.inTurn(name, turn));
    this.lines.push(line);
    return () => line.wake();
  }

  onApplicationBootstrap(): void {
    if (this.env.runsWorker) for (const line of this.lines) line.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await withDeadline(DRAIN_MS, () => Promise.all(this.lines.map((line) => line.stop()))).catch(
      () => undefined,
    );
  }

  private async inTurn(name: string, turn: Turn): Promise<'more' | 'done' | 'busy'> {
    const lock = await RedisLock.take(this.redis, `batch:${name}`, LEASE_MS);
    if (!lock) return 'busy';
    try {
      return await turn();
    } finally {
      await lock.release();
    }
  }
}

class Line {
  private readonly log = new Logger('Batches');
  private readonly stopping = new AbortController();
  private started = false;
  private wanted = false;
  private running: Promise<void> | null = null;
  private lastFailure = '';

  constructor(
    private readonly name: string,
    private readonly turn: () => Promise<'more' | 'done' | 'busy'>,
  ) {}

  start(): void {
    this.started = true;
    this.wake();
  }

  wake(): void {
    this.wanted = true;
    if (this.started && !this.running) this.running = this.run();
  }

  async stop(): Promise<void> {
    this.started = false;
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.wanted && this.started) {
      this.wanted = false;
      const from = performance.now();
      const next = await this.tryTurn();
      if (next !== 'done') this.wanted = true;
      await this.pause(PAUSES[next] - (performance.now() - from));
    }
    this.running = null;
  }

  private async tryTurn(): Promise<keyof typeof PAUSES> {
    try {
      const next = await this.turn();
      this.lastFailure = '';
      return next;
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.lastFailure) this.log.warn(`${this.name}: tried again, ${message}`);
      this.lastFailure = message;
      return 'failed';
    }
  }

  private async pause(ms: number): Promise<void> {
    if (ms <= 0) return;
    await sleep(ms, undefined, { ref: false, signal: this.stopping.signal }).catch(() => undefined);
  }
}

const PAUSES = { more: 0, done: PACE_MS, busy: BUSY_MS, failed: FAILED_MS };
