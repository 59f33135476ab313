import { Injectable } from '@nestjs/common';
import { Live } from '../../../platform/live/live.js';
import { ShopRepository } from '../shop.repository.js';
import type { Shop } from '../shop.types.js';

/** What the payment services say of the keys of a shop, for everybody who offers to pay with them. */
@Injectable()
export class KeyVerdicts {
  constructor(
    private readonly shops: ShopRepository,
    private readonly live: Live,
  ) {}

  async note(shop: Shop, service: 'paypal' | 'stripe', refused: boolean): Promise<void> {
    if (await this.shops.judgeKeys(shop, service, refused))
      await this.live.publish(shop.id, 'shop.changed', { version: shop.version });
  }
}
