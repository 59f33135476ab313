import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { RestaurantSettingsPage } from './settings.view.js';
import { SettingsPageService } from './settings-page.service.js';

@Roles('owner', 'manager')
@Controller()
export class SettingsPages {
  constructor(private readonly settings: SettingsPageService) {}

  @Page('/app/settings/restaurant')
  show(@CurrentShop() shop: Shop): Promise<RestaurantSettingsPage> {
    return this.settings.page(shop);
  }
}
