import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../../auth/roles.decorator.js';
import { Page } from '../../../platform/pages/page.decorator.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { ShownMonthDto } from '../fiscal-export.dto.js';
import type { ReceiptsPage } from './receipts.view.js';
import { ReceiptsPages } from './receipts-page.service.js';

@Roles('owner', 'manager')
@Controller()
export class FiscalPages {
  constructor(private readonly receipts: ReceiptsPages) {}

  @Page('/app/receipts')
  show(@CurrentShop() shop: Shop, @Query() { month = '' }: ShownMonthDto): Promise<ReceiptsPage> {
    return this.receipts.page(shop, month);
  }
}
