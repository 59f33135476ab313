import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { MenuService } from '../menu/menu.service.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { StockService } from '../stock/stock.service.js';
import { NotCounted } from './stock-desk.errors.js';

/** Sets how many are left of a dish after somebody has counted. */
@Injectable()
export class StockDesk {
  constructor(
    private readonly menus: MenuService,
    private readonly stock: StockService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async set(shop: Shop, userId: string, productId: string, left: number): Promise<void> {
    const product = (await this.menus.listProducts(shop.id)).find(({ id }) => id === productId);
    if (!product?.stock) throw new NotCounted();
    await this.stock.setLevel(shop.id, product, businessDayOf(shop.settings, this.clock.now()), left);
    const after = { id: productId, name: product.name, left };
    await this.audit.record({ shopId: shop.id, userId, subject: 'product', action: 'counted', after });
  }
}
