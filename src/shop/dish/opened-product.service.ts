import { Injectable } from '@nestjs/common';
import type { Product } from '../menu/menu.types.js';
import { MenuMoment } from '../menu/menu-moment.service.js';
import { PriceHistory } from '../price-history/price-history.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { leftOf } from '../stock/stock.rules.js';
import { type OpenedProduct, toProductForm } from './dish.view.js';

/** A dish for its editor, with how many are left and what it has cost so far. */
@Injectable()
export class OpenedProductService {
  constructor(
    private readonly moment: MenuMoment,
    private readonly prices: PriceHistory,
  ) {}

  async of(shop: Shop, product: Product): Promise<OpenedProduct> {
    const [{ levels }, priceCourses] = await Promise.all([
      this.moment.of(shop),
      this.prices.timelinesOf(shop.id, product),
    ]);
    return { ...toProductForm(product), left: leftOf(product, levels), priceCourses };
  }
}
