import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Redis } from '../../platform/queue/redis.js';
import type { RequestView } from './printer.view.js';

const KEPT = 20;
const KEPT_SECONDS = 7 * 86_400;

/** The last requests of each printer. Polls that find nothing new leave no entry. */
@Injectable()
export class PrinterLog {
  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  async note(printerId: string, text: string): Promise<void> {
    const entry: RequestView = { at: this.clock.now().toISOString(), text };
    const key = keyOf(printerId);
    await this.redis.client
      .multi()
      .lPush(key, JSON.stringify(entry))
      .lTrim(key, 0, KEPT - 1)
      .expire(key, KEPT_SECONDS)
      .exec();
  }

  /** Newest first. */
  async list(printerId: string): Promise<RequestView[]> {
    const entries = await this.redis.soon((client) => client.lRange(keyOf(printerId), 0, KEPT - 1));
    return entries.map((entry) => JSON.parse(entry) as RequestView);
  }
}

const keyOf = (printerId: string): string => `printer-log:${printerId}`;
