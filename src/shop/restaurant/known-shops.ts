import { Injectable } from '@nestjs/common';
import { Live } from '../../platform/live/live.js';
import { LiveCache } from '../../platform/live/live-cache.js';
import { ShopService } from './shop.service.js';
import type { Shop } from './shop.types.js';

const MOST = 200;

/** Shops for whoever follows one order after the other: read once, and anew when they change. */
@Injectable()
export class KnownShops {
  private readonly kept: LiveCache<Shop>;

  constructor(
    private readonly shops: ShopService,
    live: Live,
  ) {
    this.kept = new LiveCache(live, ['shop.changed'], { max: MOST });
  }

  get(shopId: string): Promise<Shop> {
    return this.kept.of(shopId, (belongsTo) => {
      belongsTo(shopId);
      return this.shops.get(shopId);
    });
  }
}
