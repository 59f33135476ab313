import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { LiveCache } from '../../platform/live/live-cache.js';
import { HOUR_MS } from '../../shared/berlin-time.js';
import type { Menu } from '../../shop/menu/menu.types.js';
import { OrderedDishes } from '../../shop/order/popular/ordered-dishes.service.js';
import { ORDERS_FOR_POPULAR, popularIds } from './popular.rules.js';

const MAX_SHOPS = 2_000;

/** "Beliebt" of a menu. Orders are counted at most once an hour, however often pages are written. */
@Injectable()
export class PopularDishes {
  private readonly counted: LiveCache<Map<string, number>>;

  constructor(
    private readonly orders: OrderedDishes,
    live: Live,
    clock: Clock,
  ) {
    this.counted = new LiveCache(live, [], { max: MAX_SHOPS, lifetime: { ms: HOUR_MS, clock } });
  }

  async on(menu: Menu): Promise<string[]> {
    const { shopId } = menu;
    const counted = await this.counted.of(shopId, (belongsTo) => {
      belongsTo(shopId);
      return this.orders.of(shopId, ORDERS_FOR_POPULAR);
    });
    return popularIds(menu, counted);
  }
}
