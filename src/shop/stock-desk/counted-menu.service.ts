import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { MenuService } from '../menu/menu.service.js';
import type { Menu } from '../menu/menu.types.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { countsStock, leftOn, withoutEmpty } from '../stock/stock.rules.js';
import { StockService } from '../stock/stock.service.js';

/** The menu together with how many are left of its dishes. */
@Injectable()
export class CountedMenu {
  constructor(
    private readonly menus: MenuService,
    private readonly stock: StockService,
    private readonly clock: Clock,
  ) {}

  /** With everything sold out of which nothing is left on the current business day. */
  async of({ id, settings }: Shop): Promise<Menu> {
    const menu = await this.menus.menuOf(id);
    return withoutEmpty(menu, await this.leftOn(menu, businessDayOf(settings, this.clock.now())));
  }

  /** Asks the store only if something on the menu is counted. */
  async leftOn(menu: Menu, businessDay: string): Promise<Map<string, number>> {
    if (!countsStock(menu)) return new Map();
    return leftOn(menu, await this.stock.levelsOf(menu.shopId, businessDay));
  }
}
