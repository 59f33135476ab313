import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Language } from '../../shared/voice.types.js';
import { ShownOffers } from '../../shop/discount/shown/shown-offers.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { CountedMenu } from '../../shop/stock-desk/counted-menu.service.js';
import { waysOf } from '../shop/guest-ways.rules.js';
import type { MenuView, PricesView, StatusView } from './menu.view.js';
import { menuViewOf, notOfferedIds, soldOutIds } from './menu-page.rules.js';
import { dishPricesOf } from './prices.rules.js';
import { shopStateOf } from './way-states.rules.js';

/** The menu, and what changes about it while a guest reads: open or closed, sold out, not offered right now. */
@Injectable()
export class MenuStatus {
  constructor(
    private readonly counted: CountedMenu,
    private readonly offers: ShownOffers,
    private readonly clock: Clock,
  ) {}

  async menu(shop: Shop, lang: Language): Promise<MenuView> {
    return menuViewOf(await this.counted.of(shop), this.clock.now(), lang);
  }

  async prices(shop: Shop, lang: Language): Promise<PricesView> {
    const { categories } = await this.menu(shop, lang);
    const ways = waysOf(shop);
    return {
      dishes: categories.flatMap(({ products }) => products.map((one) => dishPricesOf(one, ways))),
    };
  }

  async status(shop: Shop, lang: Language): Promise<StatusView> {
    const now = this.clock.now();
    const [menu, offers] = await Promise.all([this.counted.of(shop), this.offers.of(shop, lang)]);
    return {
      ...shopStateOf(shop.settings, now, lang),
      etaMinutes: shop.settings.deliveryTime,
      soldOut: soldOutIds(menu, now),
      notOffered: notOfferedIds(menu, now),
      offers,
    };
  }
}
