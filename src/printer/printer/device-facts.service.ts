import { Injectable } from '@nestjs/common';
import { Redis } from '../../platform/queue/redis.js';

const keyOf = (printerId: string): string => `printer-facts:${printerId}`;
const KEPT_SECONDS = 400 * 86_400;

/** What a device says of its make. Asked once: each question costs a round in which nothing is printed. */
@Injectable()
export class DeviceFacts {
  constructor(private readonly redis: Redis) {}

  /** True for the first who wants to ask. */
  async askOnce(printerId: string): Promise<boolean> {
    const isFirst = await this.redis.client.hSetNX(keyOf(printerId), 'asked', '1');
    if (isFirst) await this.redis.client.expire(keyOf(printerId), KEPT_SECONDS);
    return isFirst === 1;
  }

  async note(printerId: string, told: readonly { request: string; result: string }[]): Promise<void> {
    const fields = Object.fromEntries(told.map(({ request, result }) => [request, result]));
    await this.redis.client.hSet(keyOf(printerId), fields);
  }

  async of(printerId: string): Promise<Record<string, string>> {
    const { asked: _, ...facts } = await this.redis.soon((client) => client.hGetAll(keyOf(printerId)));
    return facts;
  }

  /** Another device may stand there now. */
  async forget(printerId: string): Promise<void> {
    await this.redis.client.del(keyOf(printerId));
  }
}
