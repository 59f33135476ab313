import { Controller } from '@nestjs/common';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { KitchenPage } from './kitchen.view.js';
import { KitchenStateService } from './kitchen-state.service.js';

@Controller()
export class KitchenPages {
  constructor(private readonly kitchen: KitchenStateService) {}

  @Page('/app/kitchen')
  async show(@CurrentShop() shop: Shop): Promise<KitchenPage> {
    return { shop: { name: shop.name }, kitchen: await this.kitchen.of(shop) };
  }
}
