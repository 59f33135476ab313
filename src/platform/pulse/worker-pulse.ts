import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Env } from '../env/env.js';
import { Live } from '../live/live.js';
import { Redis } from '../queue/redis.js';
import { afterLook, isAway, NOT_MISSED } from './pulse.rules.js';

const KEY = 'worker:alive';
const BEAT_MS = 2_000;
const LOOK_MS = 3_000;
/** A worker that is busy for that long is alive all the same. */
const ALIVE_SECONDS = 8;

/** Workers say that they live; web processes look, and tell the desks when nobody prints and mails any more. */
@Injectable()
export class WorkerPulse implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Worker');
  private watched = NOT_MISSED;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly redis: Redis,
    private readonly live: Live,
    private readonly env: Env,
  ) {}

  get isAway(): boolean {
    return isAway(this.watched);
  }

  onApplicationBootstrap(): void {
    const { runsWorker } = this.env;
    if (runsWorker) void this.beat();
    this.timer = runsWorker
      ? setInterval(() => void this.beat(), BEAT_MS)
      : setInterval(() => void this.look(), LOOK_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async beat(): Promise<void> {
    const expiration = { type: 'EX' as const, value: ALIVE_SECONDS };
    await this.redis.soon((client) => client.set(KEY, '1', { expiration })).catch(() => null);
  }

  async look(): Promise<void> {
    const count = await this.redis.soon((client) => client.exists(KEY)).catch(() => null);
    const wasAway = this.isAway;
    this.watched = afterLook(this.watched, count === null ? null : count === 1);
    if (this.isAway !== wasAway) await this.tell();
  }

  private async tell(): Promise<void> {
    const away = this.isAway;
    if (away) this.log.error('No worker is alive: nothing is printed and no mail is sent.');
    else this.log.warn('A worker is alive again.');
    for (const shopId of this.live.listeningShops())
      await this.live.publish(shopId, 'worker.changed', { away });
  }
}
