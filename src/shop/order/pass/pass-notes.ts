import { Injectable } from '@nestjs/common';
import type { Bump, Order } from '../order.types.js';
import { OrderNews } from '../order-news.js';
import { PassRepository } from './pass.repository.js';

/** What the kitchen has done, written down and shown everywhere; guests hear only of the whole. */
@Injectable()
export class PassNotes {
  constructor(
    private readonly pass: PassRepository,
    private readonly news: OrderNews,
  ) {}

  /** Null when somebody else was quicker. */
  async write({ shopId, id, version }: Order, bumps: readonly Bump[]): Promise<Order | null> {
    const noted = await this.pass.note(shopId, id, version, bumps);
    if (noted) this.news.changed(noted);
    return noted;
  }
}
