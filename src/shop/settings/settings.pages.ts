import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type {
  DeliverySettingsPage,
  OrderSettingsPage,
  SettingsHistoryPage,
  SettingsIndexPage,
  SettingsPartPage,
  TimedPartPage,
} from './settings.view.js';
import { SettingsPageService } from './settings-page.service.js';

@Roles('owner', 'manager')
@Controller()
export class SettingsPages {
  constructor(private readonly settings: SettingsPageService) {}

  @Page('/app/settings')
  index(@CurrentShop() shop: Shop): SettingsIndexPage {
    return this.settings.index(shop);
  }

  @Page('/app/settings/restaurant')
  restaurant(@CurrentShop() shop: Shop): SettingsPartPage<'restaurant'> {
    return this.settings.part('restaurant', shop);
  }

  @Page('/app/settings/tax')
  tax(@CurrentShop() shop: Shop): SettingsPartPage<'tax'> {
    return this.settings.part('tax', shop);
  }

  @Page('/app/settings/hours')
  hours(@CurrentShop() shop: Shop): TimedPartPage<'hours'> {
    return this.settings.timed('hours', shop);
  }

  @Page('/app/settings/exceptions')
  exceptions(@CurrentShop() shop: Shop): TimedPartPage<'exceptions'> {
    return this.settings.timed('exceptions', shop);
  }

  @Page('/app/settings/ordering')
  ordering(@CurrentShop() shop: Shop): SettingsPartPage<'ordering'> {
    return this.settings.part('ordering', shop);
  }

  @Page('/app/settings/orders')
  orders(@CurrentShop() shop: Shop): Promise<OrderSettingsPage> {
    return this.settings.orders(shop);
  }

  @Page('/app/settings/delivery')
  delivery(@CurrentShop() shop: Shop): Promise<DeliverySettingsPage> {
    return this.settings.delivery(shop);
  }

  @Page('/app/settings/reuse')
  reuse(@CurrentShop() shop: Shop): SettingsPartPage<'reuse'> {
    return this.settings.part('reuse', shop);
  }

  @Page('/app/settings/guestData')
  guestData(@CurrentShop() shop: Shop): SettingsPartPage<'guestData'> {
    return this.settings.part('guestData', shop);
  }

  @Page('/app/settings/history')
  history(@CurrentShop() shop: Shop): Promise<SettingsHistoryPage> {
    return this.settings.historyOf(shop);
  }
}
