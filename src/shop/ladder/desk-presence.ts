import { Injectable } from '@nestjs/common';
import { Redis } from '../../platform/queue/redis.js';
import { AskedTogether } from '../../shared/asked-together.js';

/** A desk that has not said anything for that long is out of sight. */
const PRESENT_SECONDS = 30;

const visibleKey = (shopId: string): string => `desk:visible:${shopId}`;
const heardKey = (shopId: string): string => `desk:heard:${shopId}`;

/** Whether somebody could see or hear a new order: visible desks say so all the time. */
@Injectable()
export class DeskPresence {
  private readonly asked = new AskedTogether<boolean>();

  constructor(private readonly redis: Redis) {}

  async isHere(shopId: string, { sound }: { sound: boolean }): Promise<void> {
    const expiration = { type: 'EX' as const, value: PRESENT_SECONDS };
    const keys = sound ? [visibleKey(shopId), heardKey(shopId)] : [visibleKey(shopId)];
    await this.redis.soon((client) => Promise.all(keys.map((key) => client.set(key, '1', { expiration }))));
  }

  isVisible(shopId: string): Promise<boolean> {
    return this.has(visibleKey(shopId));
  }

  /** Sight alone does not ring. */
  isHeard(shopId: string): Promise<boolean> {
    return this.has(heardKey(shopId));
  }

  private has(key: string): Promise<boolean> {
    return this.asked.of(key, async () => (await this.redis.soon((client) => client.exists(key))) === 1);
  }
}
