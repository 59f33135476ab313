import { Controller } from '@nestjs/common';
import { Roles } from '../../../auth/roles.decorator.js';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { Page } from '../../../platform/pages/page.decorator.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { PaymentPageService } from './payment-page.service.js';
import type { PaymentSettingsPage, PayPalPage } from './payment-page.view.js';

@Controller()
export class PaymentPages {
  constructor(private readonly pages: PaymentPageService) {}

  @Page('/app/settings/payment')
  @Roles('owner', 'manager')
  settings(@CurrentShop() shop: Shop, @CurrentUser() viewer: Viewer): Promise<PaymentSettingsPage> {
    return this.pages.settings(shop, viewer);
  }

  @Page('/app/admin/paypal')
  @Roles('owner')
  paypal(@CurrentShop() shop: Shop): Promise<PayPalPage> {
    return this.pages.paypal(shop);
  }
}
