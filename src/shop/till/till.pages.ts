import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { TillPage } from './till.view.js';
import { TillSettings } from './till-settings.service.js';

@Roles('owner', 'manager')
@Controller()
export class TillPages {
  constructor(private readonly till: TillSettings) {}

  @Page('/app/settings/pos')
  show(@CurrentShop() shop: Shop): Promise<TillPage> {
    return this.till.page(shop);
  }
}
