import { Controller } from '@nestjs/common';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { PhoneOrderService } from './phone-order.service.js';
import type { PhoneOrderPage } from './phone-order.view.js';

@Controller()
export class PhoneOrderPages {
  constructor(private readonly phoneOrders: PhoneOrderService) {}

  @Page('/app/phoneOrder')
  show(@CurrentShop() shop: Shop): Promise<PhoneOrderPage> {
    return this.phoneOrders.page(shop);
  }
}
